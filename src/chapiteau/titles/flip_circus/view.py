"""What a seat may see of Flip Circus, and the words for it. Built by allow-list: a back is in a view only where `visible` says so."""

import msgspec

from chapiteau.game import bit, view_of
from chapiteau.titles.flip_circus import describe
from chapiteau.titles.flip_circus.rules import position, secrecy, words
from chapiteau.titles.flip_circus.rules.box import MEMORIES, Memory
from chapiteau.titles.flip_circus.rules.position import OVER, Position
from chapiteau.titles.flip_circus.rules.ring import COUNT, PERFORMERS, PLACES, POSTERS, Performer
from chapiteau.titles.flip_circus.rules.state import FlipState
from chapiteau.words import Args, Counter, Message, Result, SeatView, Source, View, by_place, seat


class Token(msgspec.Struct, frozen=True):
    """A token in the ring."""

    id: int
    """The place (from 0) where it lay at the start: it stays the same while the token moves, and says nothing about its back."""
    face: Performer
    back: Performer | None
    """None: this viewer may not know it, or has to remember it."""
    dots: list[Performer]
    """Who may be behind it by the printed dots alone (FC-1.4)."""
    looked: bool
    """Its back was looked at in the last step (FC-4.7)."""
    target: str


class Poster(msgspec.Struct, frozen=True):
    performer: Performer
    side: int | None
    """None: still available."""


class Board(msgspec.Struct, frozen=True):
    """Everything the page draws."""

    ring: list[Token]
    """By place, clockwise; place 0 is called 1 in all texts."""
    posters: list[Poster]
    applause: list[int]
    """Per side."""
    reserve: int
    sides: list[int]
    """Per seat."""
    mover: int
    """The seat whose turn it is; means nothing when the match is over."""
    phase: position.Phase
    left: int
    """Actions left in this turn."""
    bought: int
    most_bought: int
    """Actions that may be bought in one turn; 0: no limit."""
    turn_limit: int
    begun: int
    """How often a turn has begun as this one did, this time included; at the third time the match is drawn (FC-8.3)."""
    close: words.Close
    """How the match ends if the turn ends with everything as it lies."""
    draw_offers: bool
    """Whether a draw can be offered in this match."""
    offered: bool
    """A draw was offered in this turn; with phase `answer` it still stands."""
    memory: Memory
    """With `pencil` the page offers marks on tokens, kept in the browser for each seat by token id; they are no part of the match."""
    links: list[list[Performer]]
    """Who can be behind whom besides the clown: the five pairs (FC-1.3)."""


def view(state: FlipState, viewer: int) -> View:
    """The position for a seat, SPECTATOR, or END (of a final state: all backs)."""
    board = Board(
        ring=[_token(state, viewer, place) for place in range(PLACES)],
        posters=[Poster(PERFORMERS[each], state.owner(each)) for each in range(POSTERS)],
        applause=state.applause.copy(),
        reserve=state.reserve(),
        sides=[number & 1 for number in range(state.players)],
        mover=state.mover,
        phase=position.PHASES[state.phase],
        left=state.left,
        bought=state.bought,
        most_bought=state.box.most_bought,
        turn_limit=state.box.turn_limit,
        begun=state.begun,
        close=words.CLOSES[state.close()] if state.phase != OVER else "goes-on",
        draw_offers=state.box.draw_offers,
        offered=state.offered,
        memory=MEMORIES[state.box.memory],
        links=[[PERFORMERS[performer] for performer in pair] for pair in state.box.pairs],
    )
    return view_of(
        *(state, "flip-circus", viewer),
        status=_status(state),
        hint=_hint(state) if viewer >= 0 and viewer == state.actor else None,
        seats=[_seat(state, number) for number in range(state.players)],
        board=board,
        description=describe.describe(state, viewer),
        result=_result(state) if state.phase == OVER else None,
        open_to=_open_to(state, viewer),
    )


def _open_to(state: Position, viewer: int) -> list[int]:
    """The other seats that were shown every back that the viewer was shown."""
    others = [number for number in range(state.players) if number != viewer]
    if viewer < 0:
        return others
    mine = [known for known in state.known if known & bit(viewer)]
    return [number for number in others if all(known & bit(number) for known in mine)]


def _token(state: Position, viewer: int, place: int) -> Token:
    token = state.cells[place] >> 1
    return Token(
        id=token,
        face=PERFORMERS[state.faces[place]],
        back=PERFORMERS[state.backs[token]] if secrecy.visible(state, viewer, token) else None,
        dots=[PERFORMERS[performer] for performer in state.dots(state.faces[place])],
        looked=state.looked >> token & 1 == 1,
        target=f"place:{place}",
    )


def _seat(state: FlipState, number: int) -> SeatView:
    side = number & 1
    score = COUNT[state.posters[side]]
    counters = [
        Counter(Message("flip-counter-posters"), score),
        Counter(Message("flip-counter-applause"), state.applause[side]),
    ]
    if state.players > 2:  # FC-7.1
        counters.append(Counter(Message("flip-counter-team"), side + 1))
    return SeatView(seat=number, side=side, score=score, counters=counters)


# ---- words


def _status(state: Position) -> Message:
    if state.phase == OVER:
        return words.ending(state)
    counts = _counts(state)
    if state.phase == position.BENEFIT:
        return Message("flip-status-benefit", {"counts": counts})
    if state.phase == position.ANSWER:
        return Message("flip-status-answer", {"player": seat(state.mover), "counts": counts})
    return Message("flip-status-act", {"left": state.left, "counts": counts})


def _counts(state: Position) -> Message:
    """What is counted towards an end of the match, the nearest end first (FC-6.4, FC-8.3)."""
    args: Args = {"turn": state.turn + 1, "limit": state.box.turn_limit}
    # texts: flip-counts-five-clowns, flip-counts-third-time, flip-counts-last-turn
    close = state.close()
    if close != position.GOES_ON:
        return Message(f"flip-counts-{words.CLOSES[close]}", args)
    return Message("flip-counts-second-time" if state.begun == 2 else "flip-counts", args)


def _hint(state: FlipState) -> Message:
    """What whoever decides now can do."""
    if state.phase == position.BENEFIT:
        if state.may_take() and state.may_return():
            return Message("flip-hint-benefit-both")
        return Message("flip-hint-benefit-take" if state.may_take() else "flip-hint-benefit-return")
    if state.phase == position.ANSWER:
        return Message("flip-hint-answer")
    applause = state.applause[state.mover & 1]
    return Message("flip-hint-act" if state.left else "flip-hint-end", {"applause": applause})


def _result(state: FlipState) -> Result:
    places = by_place(state.ranking())
    sources = [
        Source(
            Message(f"flip-poster-{PERFORMERS[performer]}"),
            [int(state.owner(performer) == number & 1) for number in range(state.players)],
        )
        for performer in range(POSTERS)
    ]
    return Result(places=places, reason=words.ending(state), tie_break=None, sources=sources)
