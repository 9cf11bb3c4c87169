"""Where every component lies, and positions small enough to count all that may be hidden in them. The test kit reads both."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations, permutations, product

from chapiteau.game import State, bit
from chapiteau.titles.the_magnificent.rules import asks, box
from chapiteau.titles.the_magnificent.rules.camp import PLACES
from chapiteau.titles.the_magnificent.rules.setup import HOLDS
from chapiteau.titles.the_magnificent.rules.state import MagnificentState
from chapiteau.words import SPECTATOR
from tests.titles.the_magnificent.build import Seat, named, new, position

Keys = list[tuple[int, ...]]


def census(state: State) -> dict[str, int]:
    """How many of each component lie on the table. Single pieces in two places are an error; what has left the game is nowhere."""
    assert isinstance(state, MagnificentState)
    found = _dice(state) + _tiles(state) + _tents(state) + _posters(state)
    _cards(state)
    _trainers(state)
    _gems(state)
    _hats(state)
    return dict(found)


def _once(numbers: list[int], what: str) -> None:
    for number, count in Counter(numbers).items():
        assert count == 1, f"{what} {number} lies in {count} places"


def _dice(state: MagnificentState) -> Counter[str]:
    """In the main tent, in hand, on master cards of the players."""
    found: Counter[str] = Counter()
    for index, count in enumerate(state.dice):
        assert count >= 0
        found[f"{box.KINDS[index // 6]} die"] += count
    if state.die >= 0:
        found[f"{box.KINDS[state.die // 6]} die"] += 1
    held = {card for player in range(state.players) for card in state.held(player)}
    for card, kind in enumerate(state.die_kind):
        if kind >= 0:
            assert card in held, "a die lies on a card that nobody has"
            assert 1 <= state.die_face[card] <= 6
            found[f"{box.KINDS[kind]} die"] += 1
    if state.mode == asks.SCORING or state.mode == asks.OVER:
        # Dice on cards that were scored lie beside the main tent; all are rolled again.
        return Counter({f"{box.KINDS[kind]} die": n for kind, n in enumerate(state.box.dice)})
    return found


def _tiles(state: MagnificentState) -> Counter[str]:
    """In the supply, in hand, in the camps; each camp is what its tiles cover."""
    found: Counter[str] = Counter()
    left = [0] * 6
    if state.colour >= 0:
        left[state.colour * 2 : state.colour * 2 + 2] = [state.left_small, state.left_large]
    for tile in range(6):
        name = f"{box.COLOURS[tile // 2]} {box.SIZES[tile % 2]} tile"
        camps = [state.built[player * 6 + tile] for player in range(state.players)]
        assert min(state.spare[tile], left[tile], *camps) >= 0
        found[name] = state.spare[tile] + left[tile] + sum(camps)
    built, camp = [0] * len(state.built), [0] * state.players
    for number in state.tiles:
        owner, code = number // PLACES, number % PLACES
        area = state.box.figures[owner % 6].cover(code)
        assert not camp[owner // 6] & area, "camp tiles overlap"
        camp[owner // 6] |= area
        built[owner] += 1
    assert (built, camp) == (state.built, state.camp)
    return found


def _tents(state: MagnificentState) -> Counter[str]:
    """On the rings and on tent spaces; every player has the printed one from the start of the first turn."""
    lie = [tent for tent in [*state.ring_tent, *state.tent] if 0 <= tent < state.box.printed]
    _once(lie, "tent")
    return Counter(f"tent {tent}" for tent in lie)


def _posters(state: MagnificentState) -> Counter[str]:
    """In the deck, on display, on the discard, on sections, completed, in hand."""
    lie = [*state.poster_deck, *state.poster_discard]
    lie += [poster for poster in [*state.poster_display, *state.poster] if poster >= 0]
    lie += [poster for poster, owner in enumerate(state.poster_owner) if owner >= 0]
    lie += [n >> asks.T_BITS for n in state.todo if n & (1 << asks.T_BITS) - 1 == asks.SECTION]
    _once(lie, "poster")
    for player in range(state.players):
        assert state.poster_owner.count(player) == state.completed[player]
    return Counter(f"poster {poster}" for poster in lie if poster >= state.box.starting_posters)


def _cards(state: MagnificentState) -> None:
    """In the deck, on display, with players. Each round everybody scores one; with two players a pair may be discarded."""
    lie = [*state.deck, *(card for card in state.display if card >= 0)]
    lie += [card for player in range(state.players) for card in state.held(player)]
    _once(lie, "master card")
    if state.mode in (asks.BOARD, asks.KEEP):
        return
    at_first = len(state.box.cards)
    if not state.box.spare_to_deck:
        at_first -= box.STARTING - 4 * state.players
    scored = state.players * (state.round - (state.mode != asks.OVER))
    gone = at_first - scored - len(lie)
    assert gone == 0 or (state.players == 2 and 0 < gone <= state.round), "a master card is gone"


def _trainers(state: MagnificentState) -> None:
    """In the deck, on display, in the draft or with players; after round 2 some are out of the game."""
    lie = [*state.trainer_deck, *(tile for tile in state.trainer_display if tile >= 0)]
    lie += [tile for tile, owner in enumerate(state.trainer_owner) if owner >= 0]
    _once(lie, "trainer tile")
    if state.mode not in (asks.BOARD, asks.KEEP) and state.round < box.ROUNDS:
        gone = state.box.trainers - len(lie)
        assert gone == 0 or (state.players == 2 and 0 < gone <= state.round), "a tile is gone"


def _gems(state: MagnificentState) -> None:
    """At most three of a kind in each store, so that twelve of a kind are enough."""
    assert all(0 <= count <= box.MOST_GEMS for count in state.gems)
    assert all(coins >= 0 for coins in state.coins)
    assert all(markers >= 0 for markers in [*state.markers, *state.spent])


def _hats(state: MagnificentState) -> None:
    """Two for each player; one on a place of the track."""
    _once([place for place in state.hat if place >= 0], "hat on place")
    assert all(-1 <= place < box.ORDER_PLACES + len(state.box.shows) for place in state.hat)
    assert all(0 <= space < box.RING for space in state.wagon)


# ---- positions to count


def small_states() -> Iterator[tuple[State, int, Callable[[], Keys]]]:
    """(position, viewer, all positions that the viewer cannot tell from it, each as often as it is likely)."""
    decks = position()
    decks.deck, decks.trainer_deck, decks.poster_deck = [20, 21, 22], [1, 2], [30, 31]
    yield decks, 0, lambda: shuffled(decks)
    yield decks, SPECTATOR, lambda: shuffled(decks)

    scoring = position(
        Seat(cards="I-1 I-2 I-3 I-4 M-05"),
        Seat(cards="II-1 II-2 II-3 II-4 M-06"),
        Seat(cards="III-1 III-2 III-3 III-4 M-07"),
        players=3,
    )
    scoring.deck, scoring.trainer_deck, scoring.poster_deck = [20, 21], [1], []
    scoring.mode, scoring.waiting = asks.SCORING, 7
    scoring.apply(1, named("master II-1"))
    scoring.apply(2, named("master M-07"))
    yield scoring, 0, lambda: scored(scoring, [1, 2])
    yield scoring, 2, lambda: scored(scoring, [1])

    for players, kept, then in ((2, 1, [1]), (2, 2, []), (3, 2, []), (3, 1, [])):
        state, script = draft(players, kept, then)
        for viewer in (0, players - 1):
            yield state, viewer, lambda s=state, v=viewer, t=script: dealt(s, v, t)  # type: ignore[misc]


def shuffled(state: MagnificentState) -> Keys:
    """All orders of the decks."""
    keys = []
    for deck, trainers, posters in product(
        permutations(state.deck), permutations(state.trainer_deck), permutations(state.poster_deck)
    ):
        world = state.clone()
        world.deck, world.trainer_deck, world.poster_deck = (
            list(deck),
            list(trainers),
            list(posters),
        )
        keys.append(world.key())
    return keys


def scored(state: MagnificentState, others: list[int]) -> Keys:
    """All orders of the deck, and any card of each of the others who have chosen."""
    keys = []
    for deck, chosen in product(
        permutations(state.deck), product(*(state.held(player) for player in others))
    ):
        world = state.clone()
        world.deck = list(deck)
        for player, card in zip(others, chosen, strict=True):
            world.picked[player] = card
        keys.append(world.key())
    return keys


Script = list[dict[int, int]]
"""What each player kept, pass by pass; in the last pass not everybody may have chosen."""


def draft(players: int, kept: int, then: list[int]) -> tuple[MagnificentState, Script]:
    """A draft of starting cards after everybody has kept so many, and some have chosen once more. The posters do not matter."""
    state = new(players, masters="drafted")
    state.poster_deck = []
    script: Script = []
    for choosing in [*[list(range(players))] * kept, then]:
        script.append({})
        for player in choosing:
            legal = state.legal_actions(player)
            script[-1][player] = legal[player % len(legal)]
            state.apply(player, script[-1][player])
    assert state.mode == asks.KEEP
    return state, script


def dealt(state: MagnificentState, viewer: int, script: Script) -> Keys:
    """Every deal and all that the others may have kept from it, played again: those of which the viewer saw the same."""
    keys: Keys = []
    for packets in deals(state, viewer):
        first = state.clone()
        first.packet, first.holder = [-1] * box.STARTING, [-1] * box.STARTING
        first.seen = [0] * box.STARTING
        for player, packet in enumerate(packets):
            for card in packet:
                first.packet[card] = first.holder[card] = player
                first.seen[card] = bit(player)
        first.picked = [-1] * state.players
        first.waiting = (1 << state.players) - 1
        first.turn = 0
        keys += [
            world.key()
            for world in played([first.clone()], viewer, script)
            if in_sight(world, viewer) == in_sight(state, viewer)
        ]
    return keys


def deals(state: MagnificentState, viewer: int) -> Iterator[list[list[int]]]:
    """All packets at first in which every card lay that the viewer has seen in it."""

    def fill(player: int, pool: list[int]) -> Iterator[list[list[int]]]:
        if player == state.players:
            yield []
            return
        known = [
            card for card in range(box.STARTING) if state.packet[card] == player and seen(card)
        ]
        for more in combinations(pool, 4 - len(known)):
            for rest in fill(player + 1, [card for card in pool if card not in more]):
                yield [[*known, *more], *rest]

    def seen(card: int) -> bool:
        return bool(state.seen[card] >> viewer & 1)

    yield from fill(0, [card for card in range(box.STARTING) if not seen(card)])


def played(worlds: list[MagnificentState], viewer: int, script: Script) -> list[MagnificentState]:
    """All ways in which the same players choose: the viewer as in the script, the others anything. Ways in which the viewer cannot are
    left out."""
    for chosen in script:
        for player, action in chosen.items():
            following = []
            for world in worlds:
                legal = world.legal_actions(player)
                for choice in legal if player != viewer else [action]:
                    if choice in legal:
                        after = world.clone()
                        after.apply(player, choice)
                        following.append(after)
            worlds = following
    return worlds


def in_sight(state: MagnificentState, viewer: int) -> list[tuple[int, int, int]]:
    """What the viewer has seen of each packet, what it holds, and what it has kept."""
    sight = []
    for card in range(box.STARTING):
        if state.seen[card] >> viewer & 1:
            own = state.holder[card] in (viewer, HOLDS + viewer)
            sight.append((card, state.packet[card], state.holder[card] if own else -1))
    return sight
