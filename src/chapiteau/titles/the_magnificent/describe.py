"""The words of a view of The Magnificent: what is asked, the position in sentences, how the match ended."""

from chapiteau.titles.the_magnificent import sentences
from chapiteau.titles.the_magnificent.rules import asks, words
from chapiteau.titles.the_magnificent.rules.box import TRAINERS, TURNS
from chapiteau.titles.the_magnificent.rules.camp import CELLS
from chapiteau.titles.the_magnificent.rules.kinds import QUESTIONS
from chapiteau.titles.the_magnificent.rules.position import SOURCES, Position
from chapiteau.titles.the_magnificent.rules.setup import DRAFTED, kept_of, packet_of
from chapiteau.titles.the_magnificent.rules.state import MagnificentState
from chapiteau.titles.the_magnificent.rules.turn import power
from chapiteau.words import Message, Result, Source, seat

Args = words.Args

# ---- what is asked


def asked(state: Position) -> str:
    """A word for what is asked now, as in `kinds`."""
    return QUESTIONS[state.question()].word


# texts: magnificent-status-*
def status(state: Position, viewer: int) -> Message:
    """What is asked now."""
    if state.mode == asks.OVER:
        return over(state)
    what = asked(state)
    told: Args = {}
    kind = state.todo[-1] & (1 << asks.T_BITS) - 1 if state.todo else -1
    parameter = state.todo[-1] >> asks.T_BITS if state.todo else 0
    if what == "action":
        told = {"power": power(state), "colour": words.colour(state.colour)}
    elif what == "unnamed":
        told = {"power": power(state)}
    elif what == "owed":
        told = {"count": len(state.owed)}
    elif what == "card":
        told = {"die": words.die(state.die)}
    elif what == "place":
        told = {"tiles": _left(state)}
    elif what == "complete":
        told = {"posters": state.may_complete}
    elif kind == asks.SECTION:
        told = {"poster": words.poster(state.box, parameter)}
    elif kind == asks.TENT:
        told = {"tent": words.tent(state.box, state.ring_tent[parameter])}
    elif kind == asks.EXCHANGE:
        told = {"coins": parameter}
    elif kind == asks.WAGON:
        told = {"steps": parameter}
    return Message("magnificent-status-" + what, told)


# texts: magnificent-hint-*
def hint(state: Position, viewer: int) -> Message:
    """What a player who has to decide can do."""
    return Message("magnificent-hint-" + asked(state))


def over(state: Position) -> Message:
    """How the match ended."""
    if state.players == 1:
        return Message("magnificent-over-solo", {"points": state.score[0]})
    return Message("magnificent-over", {"points": max(state.score)})


def _left(state: Position) -> list[Message]:
    """Tiles that are still to be placed."""
    left = (state.left_small, state.left_large)
    return [words.tiles(state.colour * 2 + size, left[size]) for size in (1, 0) if left[size]]


# ---- the position in sentences


def description(state: MagnificentState, viewer: int) -> list[Message]:
    """The whole position: everything that the board shows."""
    told = [*_progress(state, viewer), *sentences.middle(state)]
    for player in range(state.players):
        told += sentences.player(state, player)
    return told + sentences.ladders(state)


def turn(state: Position) -> int:
    """Which of the four turns of the round it is (MG-1.1); after them the last."""
    return min(state.taken // state.players + 1, TURNS)


def _progress(state: MagnificentState, viewer: int) -> list[Message]:
    round: Args = {"round": state.round, "turn": turn(state), "first": seat(state.first)}
    told = [Message("magnificent-describe-round", round)]
    if state.mode == asks.OVER:
        return [over(state), *told]
    deciding = [seat(player) for player in state.to_act()]
    told.append(Message("magnificent-describe-deciding", {"players": deciding}))
    if asks.BEFORE <= state.mode <= asks.AFTER:
        told += _turn(state)
    if state.die >= 0:
        told.append(Message("magnificent-describe-hand", {"die": words.die(state.die)}))
    poster = offered(state)
    if poster >= 0:
        named: Args = {"poster": words.poster(state.box, poster)}
        told.append(Message("magnificent-describe-offered", named))
    if state.mode == asks.TRAINER:
        tiles = [
            sentences.trainer(state, tile)
            for tile in range(TRAINERS)
            if state.trainer_owner[tile] == DRAFTED
        ]
        told.append(Message("magnificent-describe-draft-trainers", {"trainers": tiles}))
    return told + _secrets(state, viewer)


def _secrets(state: MagnificentState, viewer: int) -> list[Message]:
    """What the viewer alone knows (MG-7.4, MG-12.4)."""
    told = []
    if viewer >= 0 and state.mode == asks.KEEP:
        kept = [words.master(state.box, card) for card in kept_of(state, viewer)]
        if kept:
            told.append(Message("magnificent-describe-kept", {"cards": kept}))
        if state.waiting >> viewer & 1:
            cards = [words.master(state.box, card) for card in packet_of(state, viewer)]
            told.append(Message("magnificent-describe-packet", {"cards": cards}))
    if viewer >= 0 and state.picked[viewer] >= 0:
        card: Args = {"card": words.card(state.picked[viewer])}
        told.append(Message("magnificent-describe-picked", card))
    return told


def offered(state: Position) -> int:
    """MG-5.3: a poster that was taken and not yet put down; -1 for none."""
    if state.todo and state.todo[-1] & (1 << asks.T_BITS) - 1 == asks.SECTION:
        return state.todo[-1] >> asks.T_BITS
    return -1


def _turn(state: Position) -> list[Message]:
    whose: Args = {"player": seat(state.player), "card": words.card(state.card)}
    die: Args = {"die": words.current_die(state)}
    sums: Args = {"colour": words.colour(state.colour), "power": power(state)}
    told = [Message("magnificent-describe-turn", whose | die | sums)]
    extra: Args = {
        "build": state.bonus_build,
        "travel": state.bonus_travel,
        "perform": state.bonus_show,
    }
    if any(extra.values()):
        told.append(Message("magnificent-describe-extra", extra))
    if state.mode == asks.PLACING and state.left_large + state.left_small:
        told.append(Message("magnificent-describe-left", {"tiles": _left(state)}))
    if state.owed:
        owed = [
            Message(
                "magnificent-describe-owed-one",
                {"what": words.owed(one // CELLS), "cell": words.cell(one % CELLS)},
            )
            for one in state.owed
        ]
        told.append(Message("magnificent-describe-owed", {"owed": owed}))
    if state.mode == asks.SHOWING:
        told.append(Message("magnificent-describe-show", {"posters": state.may_complete}))
        counted = [
            words.tiles(tile, state.counted[tile]) for tile in range(6) if state.counted[tile]
        ]
        if counted:
            told.append(Message("magnificent-describe-counted", {"tiles": counted}))
    return told


# ---- the end


def result(state: MagnificentState) -> Result:
    """Places by MG-8.4, and where the points come from."""
    ranking = state.ranking()
    places = [
        [player for player in range(state.players) if ranking[player] == place]
        for place in sorted(set(ranking))
    ]
    level = state.score.count(max(state.score)) > 1
    sources = [
        Source(
            words.source(number),
            [state.earned[player * len(SOURCES) + number] for player in range(state.players)],
        )
        for number in range(len(SOURCES))
    ]
    return Result(
        places=places,
        reason=over(state),
        tie_break=Message("magnificent-tie-hat") if level else None,
        sources=sources,
    )
