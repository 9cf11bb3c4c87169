"""A position of Flip Circus in sentences: the text twin of the board."""

from chapiteau.titles.flip_circus.rules import words
from chapiteau.titles.flip_circus.rules.position import ANSWER, BENEFIT, GOES_ON, OVER, Position
from chapiteau.titles.flip_circus.rules.ring import PERFORMERS, PLACES, POSTERS
from chapiteau.titles.flip_circus.rules.secrecy import visible
from chapiteau.words import Message, seat


def _members(state: Position, side: int) -> list[Message]:
    return [seat(number) for number in range(state.players) if number & 1 == side]


def describe(state: Position, viewer: int) -> list[Message]:
    """The whole position: whose turn or how it ended, the ring place by place, posters, applause, options."""
    if state.phase == OVER:
        told = [words.ending(state)]
    else:
        limit = state.box.turn_limit
        told = [
            Message(
                "flip-describe-turn",
                {"player": seat(state.mover), "turn": state.turn + 1, "limit": limit},
            ),
            Message("flip-describe-left", {"left": state.left, "bought": state.bought}),
        ]
        # texts: flip-describe-close-five-clowns, flip-describe-close-third-time, flip-describe-close-last-turn
        close = state.close()
        if close != GOES_ON:
            told.append(Message(f"flip-describe-close-{words.CLOSES[close]}"))
    if state.phase == BENEFIT:
        told.append(Message("flip-describe-benefit"))
    told += [_describe_place(state, viewer, place) for place in range(PLACES)]
    for performer in range(POSTERS):
        owner = state.owner(performer)
        poster = Message(f"flip-poster-{PERFORMERS[performer]}.the")
        if owner < 0:
            told.append(Message("flip-describe-poster-free", {"poster": poster}))
        else:
            owners = _members(state, owner)
            told.append(Message("flip-describe-poster", {"poster": poster, "players": owners}))
    if state.players > 2:
        told += [
            Message("flip-describe-team", {"team": side + 1, "players": _members(state, side)})
            for side in (0, 1)
        ]
    told += [
        Message(
            "flip-describe-applause",
            {"players": _members(state, side), "applause": state.applause[side]},
        )
        for side in (0, 1)
    ]
    told.append(Message("flip-describe-reserve", {"applause": state.reserve()}))
    pairs = [
        Message("flip-describe-link", {"one": words.name(a), "two": words.name(b)})
        for a, b in state.box.pairs
    ]
    told.append(Message("flip-describe-links", {"pairs": pairs}))
    # texts: flip-describe-memory-*
    told.append(Message(f"flip-describe-memory-{words.MEMORIES[state.box.memory]}"))
    if state.box.most_bought:
        told.append(Message("flip-describe-most-bought", {"most": state.box.most_bought}))
    if state.phase != OVER:
        told.append(Message("flip-describe-begun", {"begun": state.begun}))
    if not state.box.draw_offers:
        told.append(Message("flip-describe-no-draws"))
    if state.offered:
        stands = "flip-describe-offer-stands" if state.phase == ANSWER else "flip-describe-offered"
        told.append(Message(stands, {"player": seat(state.mover)}))
    return told


def _describe_place(state: Position, viewer: int, place: int) -> Message:
    token = state.cells[place] >> 1
    face = state.faces[place]
    args: dict[str, int | str | Message | list[Message]] = {
        "place": place + 1,
        "token": token + 1,
        "face": words.name(face),
        "looked": "yes" if state.looked >> token & 1 else "no",
    }
    if visible(state, viewer, token):
        args["back"] = words.name(state.backs[token])
        return Message("flip-describe-place-known", args)
    args["dots"] = [words.name(performer) for performer in state.dots(face)]
    return Message("flip-describe-place", args)
