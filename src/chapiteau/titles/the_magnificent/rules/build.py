"""MG-4: building."""

from chapiteau.titles.the_magnificent.rules import asks, box, camp, effects, gains, turn, words
from chapiteau.titles.the_magnificent.rules.decision import Decision, Refusal
from chapiteau.titles.the_magnificent.rules.position import A_BUILD, O_CHOICE, O_POSTER, Position
from chapiteau.words import Args, Message, say


def side(state: Position) -> box.Side:
    """The board of the player in turn."""
    return state.box.sides[state.board[state.player]]


class Build(Decision):
    """MG-4.1: a build level within the power whose tiles are all in supply. They are taken in the turn's colour, all at once."""

    def find(self, state: Position, player: int) -> list[int]:
        board = side(state)
        tiles, reach = board.tiles, turn.power(state) + state.bonus_build
        small, large = state.spare[state.colour * 2], state.spare[state.colour * 2 + 1]
        return [
            self.first + i
            for i, needed in enumerate(board.power)
            if needed <= reach and tiles[i * 2] <= small and tiles[i * 2 + 1] <= large
        ]

    def do(self, state: Position, player: int, at: int) -> None:
        small, large = side(state).tiles[at * 2 : at * 2 + 2]
        take_tiles(state, small, large)
        state.action = A_BUILD
        if state.telling:
            needed, tiles = self.level(state, at)
            state.say(player, "magnificent-log-builds", power=needed, tiles=tiles)

    def level(self, state: Position, at: int) -> tuple[int, list[Message]]:
        """Its power and its tiles."""
        board = side(state)
        small, large = board.tiles[at * 2 : at * 2 + 2]
        return board.power[at], words.small_and_large(state.colour, small, large)

    def why_not(self, state: Position, at: int) -> Refusal:
        reach = turn.power(state) + state.bonus_build
        return self.rule, Message("magnificent-no-level", {"power": reach})

    def label(self, state: Position, player: int, at: int) -> Message:
        needed, tiles = self.level(state, at)
        return say("magnificent-choice-build", power=needed, tiles=tiles[::-1])

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
        covered = state.camp[player]
        for size in range(2):
            if state.left_large if size else state.left_small:
                first = self.first + size * camp.PLACES
                figure = state.box.figures[state.colour * 2 + size]
                legal += figure.places(covered, first)
        return legal

    def do(self, state: Position, player: int, at: int) -> None:
        tile, area = self.laid(state, at)
        state.camp[player] |= area
        state.built[player * 6 + tile] += 1
        state.tiles.append((player * 6 + tile) * camp.PLACES + at % camp.PLACES)
        if tile & 1:
            state.left_large -= 1
        else:
            state.left_small -= 1
        if state.telling:
            state.say(player, "magnificent-log-places", **self.told(tile, area))
        board = side(state)
        for cell in camp.cells(area & board.bonuses)[::-1]:
            for part in board.bonus[cell][::-1]:
                state.push(asks.EARN, part * camp.CELLS + cell)

    def laid(self, state: Position, at: int) -> tuple[int, int]:
        """The tile and the cells that it covers."""
        tile = state.colour * 2 + at // camp.PLACES
        return tile, state.box.figures[tile].cover(at % camp.PLACES)

    def told(self, tile: int, area: int) -> Args:
        return {"tile": words.tiles(tile, 1), "cells": words.cell_list(area)}

    def why_not(self, state: Position, at: int) -> Refusal:
        return self.rule, Message("magnificent-no-place")

    def turned(self, state: Position, at: int) -> camp.Turned:
        """The tile as it is turned."""
        tile, code = state.colour * 2 + at // camp.PLACES, at % camp.PLACES
        return state.box.figures[tile].by_number[code // camp.CELLS]

    def label(self, state: Position, player: int, at: int) -> Message:
        tile, area = self.laid(state, at)
        board, told = side(state), self.told(tile, area)
        covered = [part for cell in camp.cells(area & board.bonuses) for part in board.bonus[cell]]
        told |= {"turn": self.turned(state, at).number + 1, "count": len(covered)}
        told["gains"] = words.parts(state.box, covered)
        return Message("magnificent-choice-place", told)

    def targets(self, state: Position, at: int) -> list[str]:
        turned = self.turned(state, at)
        grip = turned.grip + at % camp.CELLS
        cell = f"cell:{grip // camp.SIDE}:{grip % camp.SIDE}"
        return [f"tile:{box.SIZES[at // camp.PLACES]}", f"turn:{turned.number}", cell]


# ---- bonus spaces


def earn(state: Position, part: int, cell: int) -> None:
    """MG-4.3: a bonus of a covered space. Ruling: a poster and a gem without room wait, all else comes at once."""
    state.todo.pop()
    effect = state.box.effect[part]
    if effect == effects.POSTER:
        owe(state, O_POSTER, cell)
    elif effect == effects.GEM and not gains.colours_with_room(state):
        owe(state, O_CHOICE, cell)
    elif effect == effects.CLEAR or effect == effects.EACH:
        for kind in gains.gems_of(state, part):
            if gains.has_room(state, kind):
                gains.take_gem(state, kind)
            else:
                owe(state, kind, cell)
    else:
        gains.gain(state, part)


def owe(state: Position, what: int, cell: int) -> None:
    """MG-4.3: this waits to be taken."""
    state.owed.append(what * camp.CELLS + cell)
    if state.telling:
        told = words.OWED[what]
        state.say(state.player, "magnificent-log-owed", what=told, cell=words.cell(cell))


class Claim(Decision):
    """MG-4.3: what waits is taken now, by MG-5.2 and MG-5.3 as things stand; in any order of choice, of equal things the first."""

    def find(self, state: Position, player: int) -> list[int]:
        if not state.owed:
            return []
        return sorted({self.first + waiting // camp.CELLS for waiting in state.owed})

    def do(self, state: Position, player: int, at: int) -> None:
        cell = state.owed.pop(self.which(state, at)) % camp.CELLS
        if state.telling:
            state.say(player, "magnificent-log-claims", what=words.OWED[at], cell=words.cell(cell))
        if at == O_POSTER:
            state.push(asks.POSTER)
        elif at == O_CHOICE:
            state.push(asks.GEM)
        else:
            gains.take_gem(state, at)

    def which(self, state: Position, what: int) -> int:
        """The first of these things among all that waits."""
        return [waiting // camp.CELLS for waiting in state.owed].index(what)

    def label(self, state: Position, player: int, at: int) -> Message:
        cell = state.owed[self.which(state, at)] % camp.CELLS
        return say("magnificent-choice-owed", what=words.OWED[at], cell=words.cell(cell))

    def targets(self, state: Position, at: int) -> list[str]:
        cell = state.owed[self.which(state, at)] % camp.CELLS
        return [f"bonus:{cell // camp.SIDE}:{cell % camp.SIDE}"]
