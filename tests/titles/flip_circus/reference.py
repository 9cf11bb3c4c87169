"""The rules a second time, written the slow and obvious way from the rules page, to compare the real ones with.

Nothing here is shared with `chapiteau.titles.flip_circus.rules` but the numbers of actions. Hidden sides are open to it.
"""

from dataclasses import dataclass, field

A, M, F, S, T, C = range(6)


@dataclass
class Token:
    number: int
    up: int
    down: int
    turned: bool = False

    def flip(self) -> None:
        self.up, self.down, self.turned = self.down, self.up, not self.turned


@dataclass
class Reference:
    """One match from some position on, without draws by agreement and the turn limit."""

    ring: list[Token]
    players: int
    mover: int
    applause: list[int]
    posters: list[set[int]]
    left: int = 2
    most_bought: int = 0
    bought: int = 0
    choosing: bool = False
    winner: int | None = None
    drawn: bool = False
    situations: set[object] = field(default_factory=set)
    starts: list[object] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.situations = {self.situation(self.left, self.applause)}
        self.starts = [self.turn_start()]

    # FC-8.2 and FC-8.3, word by word

    def picture(self) -> object:
        return tuple((token.number, token.turned) for token in self.ring)

    def situation(self, left: int, applause: list[int]) -> object:
        return (self.picture(), left, tuple(applause), *map(frozenset, self.posters))

    def turn_start(self) -> object:
        return (self.situation(0, self.applause), self.mover)

    def with_applause(self, change: int) -> list[int]:
        side = self.mover % 2
        return [n + change if i == side else n for i, n in enumerate(self.applause)]

    # what may be done

    def face(self, place: int) -> int:
        return self.ring[place % 10].up

    def may_swap(self, place: int) -> bool:
        pair = [self.face(place), self.face(place + 1)]
        return S not in pair or T in pair

    def may_use(self, place: int) -> bool:
        beside = [self.face(place - 1), self.face(place + 1)]
        if self.face(place) == A:
            return self.face(place + 5) != T
        if self.face(place) == M:
            return T not in beside
        return self.face(place) == F and beside != [T, T]

    def may_take(self) -> bool:
        new = self.situation(self.left, self.with_applause(1))
        return sum(self.applause) < 5 and new not in self.situations

    def may_return(self) -> bool:
        return self.applause[1 - self.mover % 2] > 0

    def may_buy(self) -> bool:
        if self.applause[self.mover % 2] == 0:
            return False
        if self.most_bought and self.bought == self.most_bought:
            return False
        return self.situation(self.left + 1, self.with_applause(-1)) not in self.situations

    def legal(self) -> list[int]:
        if self.winner is not None or self.drawn:
            return []
        if self.choosing:
            return [41] * self.may_take() + [42] * self.may_return() + [43]
        found = []
        if self.left:
            found += [place for place in range(10) if self.may_swap(place)]
            found += [10 + place for place in range(10)]
            found += [20 + place for place in range(10) if self.may_use(place)]
        if self.applause[self.mover % 2]:
            found += [30 + place for place in range(10)]
        return found + [40] * self.may_buy() + [44] * (self.left == 0)

    # what happens

    def play(self, action: int) -> None:
        side = self.mover % 2
        if action < 30:
            self.act(action // 10, action % 10)
        elif action == 44:
            self.end_turn()
        elif action < 41:
            self.applause = self.with_applause(-1)
            self.left += action == 40
            self.bought += action == 40
            self.situations.add(self.situation(self.left, self.applause))
        else:
            self.choosing = False
            if action == 41:
                self.applause[side] += 1
            elif action == 42:
                self.applause[1 - side] -= 1
            self.situations.add(self.situation(self.left, self.applause))

    def exchange(self, one: int, two: int) -> None:
        one, two = one % 10, two % 10
        self.ring[one], self.ring[two] = self.ring[two], self.ring[one]

    def act(self, kind: int, place: int) -> None:
        self.left -= 1
        before = [token.up for token in self.ring]
        if kind == 0:
            self.exchange(place, place + 1)
        elif kind == 1:
            self.ring[place].flip()
        elif before[place] == A:
            self.exchange(place, place + 5)
        elif before[place] == M:
            self.exchange(place - 1, place + 1)
        after = [token.up for token in self.ring]
        joined = any(
            after[p] == C and before[p] != C and C in (after[p - 1], after[(p + 1) % 10])
            for p in range(10)
        )
        for p in range(10):
            row = {after[p - 1], after[p], after[(p + 1) % 10]}
            if (
                len(row) == 1
                and after[p] != C
                and after[p] not in self.posters[0] | self.posters[1]
            ):
                self.posters[self.mover % 2].add(after[p])
                if len(self.posters[self.mover % 2]) == 3:
                    self.winner = self.mover % 2
                    return
                self.ring[p].flip()
        if joined and (self.may_take() or self.may_return()):
            self.choosing = True
        else:
            self.situations.add(self.situation(self.left, self.applause))

    def end_turn(self) -> None:
        clowns = sum(token.up == C for token in self.ring)
        if clowns == 5 and [len(side) for side in self.posters] == [2, 2]:
            self.posters[self.mover % 2] |= {A, M, F, S, T} - self.posters[0] - self.posters[1]
            self.winner = self.mover % 2
            return
        self.mover = (self.mover + 1) % self.players
        self.left, self.bought = 2, 0
        self.situations = {self.situation(self.left, self.applause)}
        self.starts.append(self.turn_start())
        self.drawn = self.starts.count(self.starts[-1]) == 3
