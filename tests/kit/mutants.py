"""The toy, sabotaged in one thing at a time. The kit must catch each by the law named here."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace

import msgspec

from chapiteau.chance import Rng
from chapiteau.game import EVERYBODY, State, bit
from chapiteau.kinds import Kinds
from chapiteau.title import Title
from chapiteau.words import Choice, Message, View, seat
from tests.kit import toy
from tests.kit.toy import Toy


@dataclass(frozen=True)
class Mutant:
    name: str
    law: str
    """What the kit says."""
    title: Title
    kind: type[Toy] = Toy


def title_of(kind: type[Toy]) -> Title:
    """The toy with another class of positions."""
    return replace(
        toy.TITLE,
        start=lambda players, options, chance, data, rules: kind(
            players,
            chance,
            data["cards"],
            int(options["rounds"]),
            bool(options["face-up"]),
        ),
    )


class Stuck(Toy):
    def find_legal(self, player: int) -> list[int]:
        legal = super().find_legal(player)
        return [] if self.discard and player == self.winner and self.left == 1 else legal


class OffTurn(Toy):
    def find_legal(self, player: int) -> list[int]:
        return super().find_legal(player) or [toy.STOP] * (self.winner >= 0)


class Endless(Toy):
    def stop(self, player: int) -> None:
        super().stop(player)
        self.rounds += self.rounds == 0 and any(self.hands)


class Loses(Toy):
    def compare(self) -> None:
        super().compare()
        self.discard.pop()


class Shares(Toy):
    def clone(self) -> Toy:
        new = super().clone()
        new.discard = self.discard
        return new


class KeepsDeck(Toy):
    """Its resample leaves the top of the deck where it is, one time in three."""

    def resample(self, player: int, rng: Rng) -> Toy:
        new = super().resample(player, rng)
        top = self.deck[-1]
        if not self.known[top] & bit(player) and new.deck[-1] != top and rng.below(3) == 0:
            swap = {top: new.deck[-1], new.deck[-1]: top}
            new.deck = [swap.get(card, card) for card in new.deck]
            new.row = [swap.get(card, card) for card in new.row]
            new.hands = [sorted(swap.get(card, card) for card in hand) for hand in new.hands]
            new.bids = [swap.get(card, card) for card in new.bids]
            new.known[top], new.known[swap[top]] = new.known[swap[top]], new.known[top]
        return new


class Forgets(Toy):
    """Its resample forgets what was peeked at."""

    def resample(self, player: int, rng: Rng) -> Toy:
        seen = self.clone()
        for card in self.row:
            seen.known[card] &= ~bit(player)
        return Toy.resample(seen, player, rng)


class ForgetsTaken(Toy):
    """Who has peeked at a card forgets it when another player takes it into the hand."""

    def take(self, player: int, place: int) -> None:
        card = self.row[place]
        super().take(player, place)
        self.known[card] = bit(player)


class Clairvoyant(Toy):
    """Its resample never moves what lies in the row: as if all had peeked."""

    def resample(self, player: int, rng: Rng) -> Toy:
        seen = self.clone()
        for card in self.row:
            seen.known[card] |= bit(player) * (self.winner >= 0)
        new = Toy.resample(seen, player, rng)
        for place, card in enumerate(self.row):
            new.known[card] = self.known[self.row[place]]
        return new


class Unmarked(Toy):
    """A peek that teaches without saying so."""

    def peek(self, player: int, place: int) -> None:
        super().peek(player, place)
        self.learned = 0


class Overmarked(Toy):
    def swap(self, player: int) -> None:
        super().swap(player)
        self.learned |= EVERYBODY


class LeakyLog(Toy):
    """Tells everybody what was drawn."""

    def draw(self, player: int) -> None:
        super().draw(player)
        if self.telling:
            drawn = Message("toy-saw", {"card": self.deck[-1] if self.deck else 0})
            self.tell(EVERYBODY, drawn.id, drawn.args)


class LeakyPreview(Toy):
    """Tells what lies there before it is shown."""

    def peek(self, player: int, place: int) -> None:
        if self.telling:
            self.tell(EVERYBODY, "toy-peeked", {"player": seat(player), "place": place})
            self.tell(bit(player), "toy-saw", {"card": self.row[place]})
        super().peek(player, place)


class LeakyError(Toy):
    """Its errors depend on the hands of others."""

    def why_illegal(self, player: int, action: int) -> tuple[str, Message]:
        held = any(action in hand for p, hand in enumerate(self.hands) if p != player)
        return ("TY-2" if held else "TY-3"), Message("toy-cannot")


class Meddles(Toy):
    """Changes something before it refuses."""

    def why_illegal(self, player: int, action: int) -> tuple[str, Message]:
        self.points[0] += 1
        return super().why_illegal(player, action)


class Dice(Toy):
    """Uses chance that is not the match's."""

    def swap(self, player: int) -> None:
        super().swap(player)
        random.SystemRandom().shuffle(self.row)


class Barred(Toy):
    """Nobody can peek while somebody has picked: a private step that others feel."""

    def find_legal(self, player: int) -> list[int]:
        legal = super().find_legal(player)
        picked = any(card >= 0 for other, card in enumerate(self.picked) if other != player)
        return legal[:1] if picked else legal


class KeepsPicks(Toy):
    """Its resample knows whether others have picked."""

    def resample(self, player: int, rng: Rng) -> Toy:
        new = super().resample(player, rng)
        for other in range(self.players):
            if other != player and self.picked[other] >= 0:
                new.picked[other] = new.hands[other][0]
        return new


class FromTwo(toy.Decision):
    """Counts the second action of a kind as its first."""

    def choice(self, state: Toy, player: int, at: int) -> Choice:
        return super().choice(state, player, max(at - 1, 0))


class Misnumbers(Toy):
    def kinds(self) -> Kinds:
        return toy.kinds_of(FromTwo)


def _noticed_pick(state: State, viewer: int) -> View:
    assert isinstance(state, Toy)
    true = toy.view(state, viewer)
    ready = [a >= 0 or b >= 0 for a, b in zip(state.bids, state.picked, strict=True)]
    board = msgspec.structs.replace(true.board, has_bid=ready)
    return msgspec.structs.replace(true, board=board)


def _leaky_view(state: State, viewer: int) -> View:
    assert isinstance(state, Toy)
    true = toy.view(state, viewer)
    board = msgspec.structs.replace(true.board, bid=max(state.bids))
    return msgspec.structs.replace(true, board=board)


def mutants() -> Iterator[Mutant]:
    """All of them."""
    for kind, law in [
        (Stuck, "stuck"),
        (OffTurn, "stuck"),
        (Endless, "bound"),
        (Loses, "census"),
        (Shares, "clone"),
        (KeepsDeck, "fairness|memory"),
        (Forgets, "resample|secrecy"),
        (ForgetsTaken, "memory"),
        (Clairvoyant, "memory|undo"),
        (Unmarked, "secrecy"),
        (Overmarked, "undo"),
        (LeakyLog, "secrecy"),
        (LeakyPreview, "resample|secrecy"),
        (LeakyError, "resample|secrecy"),
        (Meddles, "refusal"),
        (Dice, "replay|secrecy|undo"),
        (Barred, "private"),
        (KeepsPicks, "memory"),
        (Misnumbers, "choices"),
    ]:
        yield Mutant(kind.__name__, law, title_of(kind), kind)
    yield Mutant("NoticedPick", "private", replace(toy.TITLE, view=_noticed_pick))
    yield Mutant("LeakyView", "resample|secrecy", replace(toy.TITLE, view=_leaky_view))
