"""A title of one page that only tests know: secret bids of all players at once, a hidden row, a deck.

It proves that the contract carries simultaneous secret decisions, and it is what the kit's own tests sabotage.

TY-1 Each player holds three cards of 1, 2, 3 ...; two lie face down in a row (option: face up), the rest is the deck.
TY-2 Each round all players at once pick a card to bid, secretly, and then seal the bid, which all see. When all have, the bids are shown;
     the highest scores a point.
TY-3 Who scored takes a turn of up to two actions: peek at a card of the row, change the two places of the row, take a card of the row
     unseen, draw. Then the player stops; stopping early is allowed.
TY-4 After the last round the most points win.
"""

from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import permutations

import msgspec

from chapiteau import pieces
from chapiteau.chance import Chance, Rng, seed_from
from chapiteau.components import Data
from chapiteau.facts import Facts
from chapiteau.game import EVERYBODY, State, bit
from chapiteau.kinds import Domain, Kind, Kinds
from chapiteau.title import Meta, Option, Options, Title
from chapiteau.words import END, Choice, Message, Result, SeatView, View, seat

Positions = Callable[[], list[tuple[int, ...]]]

MOST = 20
"""Cards in the box; picking card c is action c."""
PEEK, TAKE, SWAP, DRAW, STOP, SEAL = MOST, MOST + 2, MOST + 4, MOST + 5, MOST + 6, MOST + 7


class Toy(State):
    """A position of the toy. Cards are 0 to `cards` - 1; a taken place of the row holds -1."""

    def __init__(
        self, players: int, chance: Chance, cards: int, rounds: int, face_up: bool
    ) -> None:
        super().__init__(players, chance)
        pile = list(range(cards))
        chance.stream("cards").shuffle(pile)
        self.known = [0] * cards
        self.hands = [sorted(pile.pop() for _ in range(3)) for _ in range(players)]
        for player, hand in enumerate(self.hands):
            for card in hand:
                self.known[card] = bit(player)
        self.row = [pile.pop(), pile.pop()]
        if face_up:
            for card in self.row:
                self.known[card] = EVERYBODY
        self.deck = pile
        self.picked = [-1] * players
        """Per player the card picked for a bid that is not sealed; it still lies in the hand."""
        self.bids = [-1] * players
        self.bids_known = [0] * players
        """Viewer masks: who knows which card was bid. To know a card of a hand is not to know that it was bid."""
        self.discard: list[int] = []
        self.points = [0] * players
        self.rounds = rounds
        self.winner = -1
        """Whose turn it is; -1 while all bid."""
        self.left = 0

    def to_act(self) -> list[int]:
        if self.winner >= 0:
            return [self.winner]
        if self.rounds == 0:
            return []
        return [player for player in range(self.players) if self.bids[player] < 0]

    def kinds(self) -> Kinds:
        return kinds_of(Decision)

    def find_legal(self, player: int) -> list[int]:
        if player not in self.to_act():
            return []
        if self.winner < 0:
            return [SEAL] if self.picked[player] >= 0 else list(self.hands[player])  # TY-2
        legal = []
        if self.left:  # TY-3
            places = [place for place in (0, 1) if self.row[place] >= 0]
            legal += [PEEK + place for place in places] + [TAKE + place for place in places]
            legal += [SWAP] * (len(places) == 2) + [DRAW] * bool(self.deck)
        return [*legal, STOP]

    def do(self, player: int, action: int) -> None:
        if action < MOST:
            self.pick(player, action)
        elif action == SEAL:
            self.bid(player, self.picked[player])
        elif action < TAKE:
            self.peek(player, action - PEEK)
        elif action < SWAP:
            self.take(player, action - TAKE)
        elif action == SWAP:
            self.swap(player)
        elif action == DRAW:
            self.draw(player)
        else:
            self.stop(player)

    def pick(self, player: int, card: int) -> None:
        self.picked[player] = card
        if self.telling:
            self.tell(bit(player), "toy-picked", {"card": card})

    def bid(self, player: int, card: int) -> None:
        self.picked[player] = -1
        self.hands[player].remove(card)
        self.bids[player] = card
        self.bids_known[player] = bit(player)
        if self.telling:
            self.tell(EVERYBODY, "toy-bid", {"player": seat(player)})
            self.tell(bit(player), "toy-bid-card", {"card": card})
        if -1 not in self.bids:
            self.compare()

    def compare(self) -> None:
        for player in range(self.players):
            pieces.show(self, self.bids_known, player, EVERYBODY)
        self.winner = self.bids.index(max(self.bids))
        self.points[self.winner] += 1
        if self.telling:
            args = {"player": seat(self.winner), "card": max(self.bids)}
            self.tell(EVERYBODY, "toy-won", args)
        self.discard += self.bids
        self.bids = [-1] * self.players
        self.left = 2
        self.turn += 1

    def peek(self, player: int, place: int) -> None:
        self.left -= 1
        if self.telling:
            self.tell(EVERYBODY, "toy-peeked", {"player": seat(player), "place": place})
        pieces.show(self, self.known, self.row[place], bit(player))
        if self.telling:
            self.tell(bit(player), "toy-saw", {"card": self.row[place]})

    def take(self, player: int, place: int) -> None:
        self.left -= 1
        if self.telling:
            self.tell(EVERYBODY, "toy-took", {"player": seat(player), "place": place})
        card, self.row[place] = self.row[place], -1
        pieces.show(self, self.known, card, bit(player))
        self.hands[player] = sorted([*self.hands[player], card])

    def swap(self, player: int) -> None:
        self.left -= 1
        self.row.reverse()
        if self.telling:
            self.tell(EVERYBODY, "toy-swapped", {"player": seat(player)})

    def draw(self, player: int) -> None:
        self.left -= 1
        if self.telling:
            self.tell(EVERYBODY, "toy-drew", {"player": seat(player)})
        card = pieces.draw(self, self.deck, bit(player))
        self.known[card] = bit(player)
        self.hands[player] = sorted([*self.hands[player], card])
        if self.telling:
            self.tell(bit(player), "toy-saw", {"card": card})
            self.tell(EVERYBODY & ~bit(player), "toy-drew-unseen", {})

    def stop(self, player: int) -> None:
        self.winner = -1
        self.left = 0
        self.rounds -= 1
        self.turn += 1
        if self.telling:
            self.tell(EVERYBODY, "toy-stopped", {"player": seat(player)})

    def why_illegal(self, player: int, action: int) -> tuple[str, Message]:
        if player not in self.to_act():
            return "TY-3" if self.winner >= 0 else "TY-2", Message("toy-not-you")
        return "TY-2" if self.winner < 0 else "TY-3", Message("toy-cannot")

    def clone(self) -> "Toy":
        new = type(self).__new__(type(self))
        new.copy_base(self)
        new.known = self.known[:]
        new.hands = [hand[:] for hand in self.hands]
        new.row = self.row[:]
        new.deck = self.deck[:]
        new.picked = self.picked[:]
        new.bids = self.bids[:]
        new.bids_known = self.bids_known[:]
        new.discard = self.discard[:]
        new.points = self.points[:]
        new.rounds, new.winner, new.left = self.rounds, self.winner, self.left
        return new

    def resample(self, player: int, rng: Rng) -> "Toy":
        new = self.clone()
        new.chance = Chance(rng.seed())
        hidden = [card for card in self.places() if not self.known[card] & bit(player)]
        dealt = hidden[:]
        rng.shuffle(dealt)
        becomes = dict(zip(hidden, dealt, strict=True))
        # Who has seen a card has seen the place where it lies, so that goes with the place.
        for old, card in becomes.items():
            new.known[card] = self.known[old]
        new.deck = [becomes.get(card, card) for card in self.deck]
        new.row = [becomes.get(card, card) for card in self.row]
        for other in range(self.players):
            if other == player:
                continue
            # Whether others have picked already is nobody's business.
            new.picked[other] = -1
            held = [becomes.get(card, card) for card in self.hands[other]]
            if self.bids[other] >= 0:
                held.append(becomes.get(self.bids[other], self.bids[other]))
                new.bids[other] = held.pop(rng.below(len(held)))
            new.hands[other] = sorted(held)
        new._legal_player = -1
        return new

    def places(self) -> list[int]:
        """All cards that are not in the discard, place by place."""
        held = [card for hand in self.hands for card in hand]
        return [card for card in [*self.deck, *self.row, *held, *self.bids] if card >= 0]

    def returns(self) -> list[float]:
        best = [p for p in range(self.players) if self.points[p] == max(self.points)]
        over = self.is_final()
        return [over * (p in best) / len(best) for p in range(self.players)]

    def scores(self) -> list[int]:
        return list(self.points)

    def ranking(self) -> list[int]:
        return [1 + sum(other > own for other in self.points) for own in self.points]

    def key(self) -> tuple[int, ...]:
        lists = [*self.hands, self.row, self.deck, self.picked, self.bids]
        lists += [sorted(self.discard), self.points]
        flat = [number for part in lists for number in (len(part), *part)]
        return (self.rounds, self.winner, self.left, *flat)


class Board(msgspec.Struct, frozen=True):
    hand: list[int]
    bid: int
    row: list[int | None]
    sizes: list[int]
    has_bid: list[bool]
    deck: int
    discard: list[int]


def view(state: State, viewer: int) -> View:
    assert isinstance(state, Toy)
    mask = EVERYBODY if viewer == END else bit(viewer)
    holds = viewer >= 0
    ranks = state.ranking()
    places = [[p for p in range(state.players) if ranks[p] == rank] for rank in sorted(set(ranks))]
    return View(
        title="toy",
        viewer=viewer,
        players=state.players,
        turn=state.turn,
        to_act=state.to_act(),
        status=Message("toy-status", {"left": state.left}),
        hint=None,
        seats=[SeatView(p, p, state.points[p], []) for p in range(state.players)],
        board=Board(
            hand=state.hands[viewer] if holds else [],
            bid=max(state.bids[viewer], state.picked[viewer]) if holds else -1,
            row=[card if card < 0 or state.known[card] & mask else None for card in state.row],
            sizes=[len(hand) for hand in state.hands],
            has_bid=[card >= 0 for card in state.bids],
            deck=len(state.deck),
            discard=sorted(state.discard),
        ),
        description=[Message("toy-deck", {"n": len(state.deck)})],
        result=Result(places, Message("toy-over"), None, []) if state.is_final() else None,
    )


class Decision(Kind):
    """A decision of the toy."""

    def choice(self, state: Toy, player: int, at: int) -> Choice:
        action = self.first + at
        rule = "TY-2" if state.turn % 2 == 0 else "TY-3"
        return Choice(action, Message("toy-action", {"action": action}), rule, self.name)


PLACE = Domain("place", ["left", "right"])


@cache
def kinds_of(kind: type[Decision]) -> Kinds:
    """All decisions of the toy, of this class. Not made before they are asked for: plain Python cannot inherit from a compiled `Kind`."""
    bid = kind("bid", "TY-2", Domain("card", [str(card) for card in range(MOST)]))
    places = [kind(name, "TY-3", PLACE) for name in ("peek", "take")]
    others = [kind(name, "TY-3") for name in ("swap", "draw", "stop")]
    return Kinds([bid, *places, *others, kind("seal", "TY-2")])


META = Meta(
    id="toy",
    name="Toy",
    designers=[],
    illustrators=[],
    publishers=[],
    players=[2, 3, 4],
    minutes=1,
    rules_version=1,
    rules_since=1,
    first_box="",
    prefix="TY",
    emblem="",
    options=[Option("rounds", 3, low=1, high=3), Option("face-up", False)],
)


def start(players: int, options: Options, chance: Chance, data: Data, rules: int) -> State:
    return Toy(players, chance, data["cards"], int(options["rounds"]), bool(options["face-up"]))


TITLE = Title(
    meta=META,
    start=start,
    view=view,
    max_turns=lambda players, options, data: 2 * int(options["rounds"]),
    evaluate=lambda state, player: state.scores()[player],
    reason=lambda before, after, player: Message("toy-reason"),
    facts=lambda state, log: Facts(),
    components={"cards": MOST},
    check_components=lambda data: (
        [] if 14 <= data["cards"] <= MOST else [("cards", Message("toy-cards"))]
    ),
)


def census(state: State) -> dict[str, int]:
    """How many cards there are of each number: one, wherever it lies."""
    assert isinstance(state, Toy)
    found: dict[str, int] = {}
    for card in [*state.places(), *state.discard]:
        found[str(card)] = found.get(str(card), 0) + 1
    return found


def small_states(kind: type[Toy] = Toy) -> Iterator[tuple[State, int, Positions]]:
    """Positions with few hidden cards: (state, viewer, all positions that the viewer cannot tell apart, equally likely)."""
    state = kind(2, Chance(seed_from(3)), 9, 3, False)
    yield state, 0, partial(positions, state, 0)
    # Seat 0 won and peeked; seat 1 has that card now and bids secretly: seat 0 knows one card of its hand and bid together.
    state = kind(2, Chance(seed_from(3)), 9, 3, False)
    state.apply(0, max(state.hands[0], key=lambda card: (card > max(state.hands[1]), -card)))
    state.apply(0, SEAL)
    state.apply(1, min(state.hands[1]))
    state.apply(1, SEAL)
    assert state.winner == 0
    state.apply(0, PEEK)
    state.apply(0, STOP)
    state.known[state.row[0]] |= bit(1)
    state.hands[1] = sorted([*state.hands[1], state.row[0]])
    state.row[0] = -1
    state.apply(1, min(state.hands[1]))
    state.apply(1, SEAL)
    yield state, 0, partial(positions, state, 0)


def positions(state: Toy, viewer: int) -> list[tuple[int, ...]]:
    """Every way to lay the hidden cards and to choose the secret bid of the other player, by brute force."""
    hidden = [card for card in state.places() if not state.known[card] & bit(viewer)]
    other = 1 - viewer
    found = []
    for dealt in permutations(hidden):
        becomes = dict(zip(hidden, dealt, strict=True))
        new = state.clone()
        new.deck = [becomes.get(card, card) for card in state.deck]
        new.row = [becomes.get(card, card) for card in state.row]
        bid = [state.bids[other]] if state.bids[other] >= 0 else []
        held = [becomes.get(card, card) for card in [*state.hands[other], *bid]]
        for chosen in held if bid else [-1]:
            new.bids[other] = chosen
            new.hands[other] = sorted(card for card in held if card != chosen)
            found.append(new.key())
    return found
