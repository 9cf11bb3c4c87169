"""MG-4: building."""

from chapiteau.titles.the_magnificent.rules import asks, effects, words
from chapiteau.titles.the_magnificent.rules.box import CLEAR, SIZES, Side
from chapiteau.titles.the_magnificent.rules.camp import CELLS, PLACES, SIDE, cells
from chapiteau.titles.the_magnificent.rules.decision import Decision, Refusal
from chapiteau.titles.the_magnificent.rules.gains import colours_with_room, gain, has_room, take_gem
from chapiteau.titles.the_magnificent.rules.position import A_BUILD, O_CHOICE, O_POSTER, Position
from chapiteau.titles.the_magnificent.rules.turn import power
from chapiteau.words import Message


def side(state: Position) -> Side:
    """The board of the player in turn."""
    return state.box.sides[state.board[state.player]]


class Build(Decision):
    """MG-4.1: a build level within the power whose tiles are all in supply. They are taken in the turn's colour, all at once."""

    def find(self, state: Position, player: int) -> list[int]:
        board = side(state)
        tiles, reach = board.tiles, power(state) + state.bonus_build
        small, large = state.spare[state.colour * 2], state.spare[state.colour * 2 + 1]
        return [
            self.first + i
            for i, needed in enumerate(board.power)
            if needed <= reach and tiles[i * 2] <= small and tiles[i * 2 + 1] <= large
        ]

    def do(self, state: Position, player: int, at: int) -> None:
        board = side(state)
        small, large = board.tiles[at * 2], board.tiles[at * 2 + 1]
        take_tiles(state, small, large)
        state.action = A_BUILD
        if state.telling:
            state.say(
                player,
                "magnificent-log-builds",
                power=board.power[at],
                tiles=words.small_and_large(state.colour, small, large),
            )

    def why_not(self, state: Position, at: int) -> Refusal:
        reach = power(state) + state.bonus_build
        return self.rule, Message("magnificent-no-level", {"power": reach})

    def label(self, state: Position, player: int, at: int) -> Message:
        board = side(state)
        small, large = board.tiles[at * 2], board.tiles[at * 2 + 1]
        return words.say(
            "magnificent-choice-build",
            power=board.power[at],
            tiles=words.small_and_large(state.colour, small, large)[::-1],
        )

    def targets(self, state: Position, at: int) -> list[str]:
        return [f"level:{at}"]


def take_tiles(state: Position, small: int, large: int) -> None:
    """Tiles of the turn's colour come from the supply, to be placed."""
    state.spare[state.colour * 2] -= small
    state.spare[state.colour * 2 + 1] -= large
    state.left_small += small
    state.left_large += large
    state.mode = asks.PLACING


def fits(state: Position, size: int) -> bool:
    """MG-4.2: whether a tile of the turn's colour fits into the camp."""
    return state.box.figures[state.colour * 2 + size].fits(state.camp[state.player])


def settle_placing(state: Position) -> bool:
    """MG-4.2: when none of the remaining tiles fits, they go back. False while one has to be placed."""
    small, large = state.left_small, state.left_large
    if (small and fits(state, 0)) or (large and fits(state, 1)):
        return False
    if state.telling and small + large:
        back = words.small_and_large(state.colour, small, large)
        state.say(state.player, "magnificent-log-tiles-back", tiles=back)
    state.spare[state.colour * 2] += small
    state.spare[state.colour * 2 + 1] += large
    state.left_small = 0
    state.left_large = 0
    state.mode = asks.AFTER
    return True


class PlaceTile(Decision):
    """MG-4.2: a tile that is left goes into the camp, anywhere it may lie. MG-4.3: the bonus spaces that it covers come next, from the
    upper left."""

    def find(self, state: Position, player: int) -> list[int]:
        legal: list[int] = []
        camp = state.camp[player]
        for size in range(2):
            if state.left_large if size else state.left_small:
                first = self.first + size * PLACES
                figure = state.box.figures[state.colour * 2 + size]
                legal += [first + code for code in figure.places(camp)]
        return legal

    def do(self, state: Position, player: int, at: int) -> None:
        size, code = at // PLACES, at % PLACES
        tile = state.colour * 2 + size
        area = state.box.figures[tile].cover(code)
        state.camp[player] |= area
        state.built[player * 6 + tile] += 1
        state.tiles.append((player * 6 + tile) * PLACES + code)
        if size:
            state.left_large -= 1
        else:
            state.left_small -= 1
        if state.telling:
            state.say(
                player,
                "magnificent-log-places",
                tile=words.tiles(tile, 1),
                cells=words.cell_list(area),
            )
        board = side(state)
        for cell in cells(area & board.bonuses)[::-1]:
            for part in board.bonus[cell][::-1]:
                state.push(asks.EARN, part * CELLS + cell)

    def why_not(self, state: Position, at: int) -> Refusal:
        return self.rule, Message("magnificent-no-place")

    def label(self, state: Position, player: int, at: int) -> Message:
        tile = state.colour * 2 + at // PLACES
        turned = state.box.figures[tile].by_number[at % PLACES // CELLS]
        area = turned.mask << at % CELLS
        board = side(state)
        gains = [
            state.box.told_parts[part]
            for covered in cells(area & board.bonuses)
            for part in board.bonus[covered]
        ]
        return words.say(
            "magnificent-choice-place",
            tile=words.tiles(tile, 1),
            cells=words.cell_list(area),
            turn=turned.number + 1,
            count=len(gains),
            gains=gains,
        )

    def targets(self, state: Position, at: int) -> list[str]:
        size = at // PLACES
        turned = state.box.figures[state.colour * 2 + size].by_number[at % PLACES // CELLS]
        grip = turned.grip + at % CELLS
        cell = f"cell:{grip // SIDE}:{grip % SIDE}"
        return [f"tile:{SIZES[size]}", f"turn:{turned.number}", cell]


# ---- bonus spaces


def earn(state: Position, part: int, cell: int) -> None:
    """MG-4.3: a bonus of a covered space. Ruling: a poster and a gem without room wait, all else comes at once."""
    state.todo.pop()
    effect = state.box.effect[part]
    if effect == effects.POSTER:
        owe(state, O_POSTER, cell)
    elif effect == effects.GEM:
        if colours_with_room(state):
            gain(state, part)
        else:
            owe(state, O_CHOICE, cell)
    elif effect == effects.CLEAR:
        for _ in range(state.box.amount[part]):
            earn_gem(state, CLEAR, cell)
    elif effect == effects.EACH:
        for colour in range(CLEAR):
            earn_gem(state, colour, cell)
    else:
        gain(state, part)


def earn_gem(state: Position, kind: int, cell: int) -> None:
    """MG-4.3: a gem with room comes at once, another waits."""
    if has_room(state, kind):
        take_gem(state, kind)
    else:
        owe(state, kind, cell)


def owe(state: Position, what: int, cell: int) -> None:
    """MG-4.3: this waits to be taken."""
    state.owed.append(what * CELLS + cell)
    if state.telling:
        state.say(
            state.player, "magnificent-log-owed", what=words.owed(what), cell=words.cell(cell)
        )


class Claim(Decision):
    """MG-4.3: what waits is taken now, by MG-5.2 and MG-5.3 as things stand; in any order of choice, of equal things the first."""

    def find(self, state: Position, player: int) -> list[int]:
        if not state.owed:
            return []
        return sorted({self.first + waiting // CELLS for waiting in state.owed})

    def do(self, state: Position, player: int, at: int) -> None:
        cell = state.owed.pop(self.which(state, at)) % CELLS
        if state.telling:
            state.say(player, "magnificent-log-claims", what=words.owed(at), cell=words.cell(cell))
        if at == O_POSTER:
            state.push(asks.POSTER)
        elif at == O_CHOICE:
            state.push(asks.GEM)
        else:
            take_gem(state, at)

    def which(self, state: Position, what: int) -> int:
        """The first of these things among all that waits."""
        return [waiting // CELLS for waiting in state.owed].index(what)

    def label(self, state: Position, player: int, at: int) -> Message:
        cell = state.owed[self.which(state, at)] % CELLS
        return words.say("magnificent-choice-owed", what=words.owed(at), cell=words.cell(cell))

    def targets(self, state: Position, at: int) -> list[str]:
        cell = state.owed[self.which(state, at)] % CELLS
        return [f"bonus:{cell // SIDE}:{cell % SIDE}"]
