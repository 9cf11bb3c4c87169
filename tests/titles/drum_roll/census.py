"""Where every component lies, and positions small enough to count all that may be hidden in them. The test kit reads both."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import chain, permutations, product

from chapiteau.chance import Chance, seed_from
from chapiteau.game import EVERYBODY, State, bit
from chapiteau.titles.drum_roll import parts
from chapiteau.titles.drum_roll.meta import META
from chapiteau.titles.drum_roll.rules.box import COLOURS, INCOME, RESOURCE_BONUS
from chapiteau.titles.drum_roll.rules.curtain import begin as begin_curtain
from chapiteau.titles.drum_roll.rules.decks import put_below, renew, take_investment
from chapiteau.titles.drum_roll.rules.kinds import Decisions
from chapiteau.titles.drum_roll.rules.phase import VOTING
from chapiteau.titles.drum_roll.rules.state import DrumRollState
from chapiteau.words import SPECTATOR
from tests.titles.drum_roll.build import TITLE, act

Keys = list[tuple[int, ...]]


def census(state: State) -> dict[str, int]:
    """How many of each component lie on the table. Cards are single pieces: one in two places is an error."""
    assert isinstance(state, DrumRollState)
    box = state.box
    found: Counter[str] = Counter()
    cards = [*state.performer_deck, *state.performer_discard, *state.offered_performers]
    cards += [card for card in state.draft if card >= 0]
    cards += [*state.personnel_deck, *state.personnel_discard, *state.offered_personnel]
    for own in [*state.troupe, *state.staff]:
        cards += own
    for card in cards:
        found[f"card {card}"] += 1
    lying = [*state.deck, *state.discard, *state.looked, *state.keeps, *state.laid]
    for card in [*lying, *chain(*state.hand)]:
        found[f"investment {card}"] += 1
    for region in state.region:
        found[f"region {region}"] += 1
    for name, count in found.items():
        assert count == 1, f"{name} lies in {count} places"
    for colour, name in enumerate(COLOURS):
        assert state.stock[colour] >= 0, f"less than no {name} cube in stock"
        found[name] = state.stock[colour]
        for player in range(state.players):
            assert state.storage[player * 5 + colour] >= 0
            found[name] += state.storage[player * 5 + colour]
    in_circuses = set(chain(*state.troupe))
    for card in range(box.performers):
        if card not in in_circuses:
            assert state.cubes[card] == state.trailer[card] == state.flipped[card] == 0
        for level in range(3):
            if state.cubes[card] >> level & 1:
                found[COLOURS[box.cube[card * 3 + level]]] += 1
    found["trailer"] = state.trailers + sum(state.trailer)
    found["token"] = state.tokens + sum(state.discount)
    assert all(
        not tokens or card in state.offered_performers or card in state.offered_personnel
        for card, tokens in enumerate(state.discount)
    ), "tokens lie on a card that is not in the offer"
    assert min(state.trailers, state.tokens, *state.coins) >= 0, "less than none of something"
    return dict(found)


def small_states() -> Iterator[tuple[State, int, Callable[[], Keys]]]:
    """(position, viewer, all positions that the viewer cannot tell from it, each as often as it is likely)."""
    draft = shrunk(2)
    draft.performer_deck = draft.performer_deck[:1]
    draft.apply(1, act("keep-performer first"))
    yield draft, 0, lambda: drafts(draft, 0)
    yield draft, SPECTATOR, lambda: drafts(draft, SPECTATOR)

    picks = shrunk(2)
    picks.apply(0, act("keep-performer first"))
    picks.apply(1, act("keep-performer second"))
    picks.apply(1, act("take-cube green"))
    picks.apply(1, act("take-cube red"))
    picks.performer_deck = []
    yield picks, 0, lambda: chosen_cubes(picks, 1)

    votes = shrunk(3)
    votes.performer_deck = []
    votes.draft = [-1] * 6
    votes.mode = VOTING
    votes.waiting = 0b111
    votes.apply(1, act("vote start"))
    votes.apply(2, act("vote delay"))
    yield votes, 0, lambda: cast_votes(votes, [1, 2])

    # Seat 1 holds one of two unseen cards and has chosen before the curtain: with income it could, with a bonus card only pass.
    curtain = shrunk(2)
    curtain.performer_deck = []
    curtain.draft = [-1] * 4
    income, bonus = (curtain.box.kind.index(kind) for kind in (INCOME, RESOURCE_BONUS))
    curtain.deck, curtain.hand = [bonus], [[], [income]]
    curtain.discard = [c for c in range(len(curtain.box.kind)) if c not in (income, bonus)]
    for card in curtain.discard:
        curtain.seen[card] = EVERYBODY
    curtain.seen[income] = bit(1)
    curtain.hand[0] = [curtain.discard.pop()]
    begin_curtain(curtain)
    curtain.waiting = 0b11
    curtain.apply(1, act("income"))
    yield curtain, 0, lambda: chosen_cards(curtain, income, bonus)

    hands = shrunk(2, investments=6)
    hands.performer_deck = []
    hands.draft = [-1] * 4
    take_investment(hands, 0)
    take_investment(hands, 1)
    # Seat 1 has looked at a card and knows that it lies below the deck.
    hands.seen[hands.deck[-1]] |= bit(1)
    put_below(hands, hands.deck.pop())
    yield hands, 0, lambda: unseen(hands, 0)
    yield hands, 1, lambda: unseen(hands, 1)

    # The deck has run out: what the new one is made of everybody has seen.
    renewed = hands.clone()
    assert isinstance(renewed, DrumRollState)
    renewed.discard = renewed.deck
    renewed.deck = []
    renew(renewed, renewed.deck, renewed.discard, "investments")
    for card in renewed.deck:
        renewed.seen[card] = 0
        renewed.age[card] = renewed.renewed
    take_investment(renewed, 1)
    yield renewed, 0, lambda: unseen(renewed, 0)


def shrunk(players: int, investments: int = 1) -> DrumRollState:
    """The first position with few cards left to be dealt."""
    options = META.check(players, {})
    kinds = Decisions(parts.box(TITLE.components, options))
    state = DrumRollState(players, Chance(seed_from(players)), kinds)
    state.set_up()
    state.personnel_discard += state.personnel_deck
    state.personnel_deck = []
    state.discard += state.deck[investments:]
    state.deck = state.deck[:investments]
    return state


def drafts(state: DrumRollState, viewer: int) -> Keys:
    """All cards that the viewer has not been dealt, in all orders over the others' places and the deck, and either one kept."""
    places = [i for i in range(len(state.draft)) if i // 2 != viewer]
    cards = [state.draft[i] for i in places] + state.performer_deck
    chosen = [p for p in range(state.players) if p != viewer and state.kept[p] >= 0]
    keys = []
    for order in permutations(cards):
        for kept in product((0, 1), repeat=len(chosen)):
            world = state.clone()
            for place, card in zip(places, order, strict=False):
                world.draft[place] = card
            world.performer_deck = list(order[len(places) :])
            for player, which in zip(chosen, kept, strict=True):
                world.kept[player] = which
            keys.append(world.key())
    return keys


def chosen_cubes(state: DrumRollState, player: int) -> Keys:
    """Any two colours."""
    keys = []
    for pair in product(range(5), repeat=2):
        world = state.clone()
        world.picked[player * 2 : player * 2 + 2] = pair
        keys.append(world.key())
    return keys


def cast_votes(state: DrumRollState, players: list[int]) -> Keys:
    """Any votes."""
    keys = []
    for votes in product((1, 2), repeat=len(players)):
        world = state.clone()
        for player, vote in zip(players, votes, strict=True):
            world.votes[player] = vote
        keys.append(world.key())
    return keys


def chosen_cards(state: DrumRollState, income: int, bonus: int) -> Keys:
    """Seat 1 holds either card, each equally likely, and has chosen anything that it could."""
    keys = []
    for held, below, choices in (
        (income, bonus, ("done", "income")),
        (bonus, income, ("done", "done")),
    ):
        for action in choices:
            world = state.clone()
            world.hand[1], world.deck, world.chosen[1] = [held], [below], act(action)
            keys.append(world.key())
    return keys


def unseen(state: DrumRollState, viewer: int) -> Keys:
    """Investments that the viewer has not seen, in all orders; those of an earlier deck apart from those of a later one."""
    lying = [*state.deck, *chain(*state.hand)]
    hidden = [card for card in lying if not state.seen[card] & bit(viewer)]
    early = [card for card in hidden if state.age[card] < state.renewed]
    late = [card for card in hidden if state.age[card] == state.renewed]
    keys = []
    for first in permutations(early):
        for second in permutations(late):
            becomes = dict(zip([*early, *late], [*first, *second], strict=True))
            world = state.clone()
            world.deck = [becomes.get(card, card) for card in state.deck]
            world.hand = [[becomes.get(card, card) for card in hand] for hand in state.hand]
            keys.append(world.key())
    return keys
