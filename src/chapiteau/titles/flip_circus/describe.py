"""A position of Flip Circus in sentences: the text twin of the board."""

from chapiteau.titles.flip_circus.rules import position, words
from chapiteau.titles.flip_circus.rules.box import MEMORIES
from chapiteau.titles.flip_circus.rules.position import OVER, Position
from chapiteau.titles.flip_circus.rules.ring import PLACES, POSTERS
from chapiteau.titles.flip_circus.rules.secrecy import visible
from chapiteau.words import Args, Message, say, seat


def describe(state: Position, viewer: int) -> list[Message]:
    """The whole position: whose turn or how it ended, the ring place by place, posters, applause, options."""
    if state.phase == OVER:
        told = [words.ending(state)]
    else:
        player, limit = seat(state.mover), state.box.turn_limit
        told = [
            say("flip-describe-turn", player=player, turn=state.turn + 1, limit=limit),
            say("flip-describe-left", left=state.left, bought=state.bought),
        ]
        # texts: flip-describe-close-five-clowns, flip-describe-close-third-time, flip-describe-close-last-turn
        close = state.close()
        if close != position.GOES_ON:
            told.append(Message(f"flip-describe-close-{words.CLOSES[close]}"))
    if state.phase == position.BENEFIT:
        told.append(Message("flip-describe-benefit"))
    told += [_describe_place(state, viewer, place) for place in range(PLACES)]
    for performer in range(POSTERS):
        owner, poster = state.owner(performer), words.poster(performer)
        if owner is None:
            told.append(say("flip-describe-poster-free", poster=poster))
        else:
            players = words.seats(state, owner)
            told.append(say("flip-describe-poster", poster=poster, players=players))
    sides = [words.seats(state, side) for side in (0, 1)]
    if state.players > 2:
        for team, players in enumerate(sides, 1):
            told.append(say("flip-describe-team", team=team, players=players))
    for players, applause in zip(sides, state.applause, strict=True):
        told.append(say("flip-describe-applause", players=players, applause=applause))
    told.append(say("flip-describe-reserve", applause=state.reserve()))
    pairs = [
        say("flip-describe-link", one=words.name(one), two=words.name(two))
        for one, two in state.box.pairs
    ]
    told.append(say("flip-describe-links", pairs=pairs))
    # texts: flip-describe-memory-*
    told.append(Message(f"flip-describe-memory-{MEMORIES[state.box.memory]}"))
    if state.box.most_bought:
        told.append(say("flip-describe-most-bought", most=state.box.most_bought))
    if state.phase != OVER:
        told.append(say("flip-describe-begun", begun=state.begun))
    if not state.box.draw_offers:
        told.append(Message("flip-describe-no-draws"))
    if state.offered:
        stands = state.phase == position.ANSWER
        offered = "flip-describe-offer-stands" if stands else "flip-describe-offered"
        told.append(say(offered, player=seat(state.mover)))
    return told


def _describe_place(state: Position, viewer: int, place: int) -> Message:
    token = state.cells[place] >> 1
    face = state.faces[place]
    args: Args = {
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
