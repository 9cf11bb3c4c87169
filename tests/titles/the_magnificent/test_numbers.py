"""What the board counts beside its pieces (power, bill, what is missing, reachable, worth), against a count that knows no rules of the
package: along matches through every phase, with every option."""

from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from typing import Any

import pytest

from chapiteau.titles.the_magnificent.mats import Level, Mat, Section
from chapiteau.titles.the_magnificent.rules import asks, box
from chapiteau.titles.the_magnificent.rules.state import MagnificentState
from chapiteau.titles.the_magnificent.things import Poster
from chapiteau.titles.the_magnificent.view import Board, phase
from chapiteau.words import SPECTATOR
from tests.titles.the_magnificent import build as b
from tests.titles.the_magnificent.build import TITLE, Seat
from tests.titles.the_magnificent.matches import EVERY_OPTION, played

pytestmark = pytest.mark.engine

COLOURS = ("orange", "green", "purple")
OFTEN = 25
"""Positions of a phase that are all looked at; later ones now and then."""


def board(state: MagnificentState) -> Board:
    shown = TITLE.view(state, SPECTATOR).board
    assert isinstance(shown, Board)
    return shown


# ---- the count


def dice_of(mat: Mat) -> Counter[str]:
    """Pips on the master cards, by kind."""
    found: Counter[str] = Counter()
    for master in mat.masters:
        if master.die:
            found[master.die.kind] += master.die.pips
    return found


def total(dice: Counter[str]) -> int:
    """MG-7.1."""
    return max(dice[colour] for colour in COLOURS) + dice["clear"]


def check_power(state: MagnificentState, shown: Board) -> None:
    """MG-3.2, MG-3.3: the sum of its parts; this die and the earlier ones of the colour."""
    if not shown.power:
        assert state.mode < asks.BEFORE or state.mode > asks.AFTER
        return
    mat = shown.mats[shown.mover]
    this = next(master for master in mat.masters if master.code == b.CARDS[state.card])
    assert this.die
    colour = shown.power.colour
    earlier = sum(
        master.die.pips
        for master in mat.masters
        if master.die and master.die.kind == colour and master != this
    )
    parts = {part.source: part.power for part in shown.power.parts}
    assert parts.get("die") == this.die.pips
    assert parts.get("earlier", 0) == (0 if colour == "clear" else earlier)
    assert parts.get("bonus", 0) == state.bonus
    assert shown.power.total == sum(parts.values())
    if colour == "clear":
        assert (this.die.kind, shown.phase in ("die", "card")) == ("clear", False)
        assert b.legal(state, "build", "travel", "show") == []


def check_dice(state: MagnificentState, shown: Board) -> None:
    """MG-3.2, MG-7.1: power and bill with each die of the main tent, as long as one is to be taken."""
    lie = dice_of(shown.mats[shown.mover])
    for heap in shown.dice:
        if state.mode != asks.DIE:
            assert (heap.uses, heap.bill) == ([], 0)
            continue
        kinds = COLOURS if heap.kind == "clear" else (heap.kind,)
        assert [(use.colour, use.power) for use in heap.uses] == [
            (colour, heap.pips + lie[colour]) for colour in kinds
        ]
        assert heap.bill == total(lie + Counter({heap.kind: heap.pips}))


def check_bill(state: MagnificentState, shown: Board, mat: Mat) -> None:
    """MG-7.1: what is still to be paid, and what would be missing."""
    paid = state.mode > asks.AFTER
    dice = Counter() if paid else dice_of(mat)
    assert mat.bill == [dice[kind] for kind in shown.kinds]
    assert mat.due == total(dice)
    assert mat.fine == shown.round * max(0, mat.due - mat.coins)


def check_reach(state: MagnificentState, shown: Board) -> None:
    """MG-3.4: what may be named now is marked, and nothing else."""
    mat = shown.mats[shown.mover]
    together = len(state.to_act()) != 1 or state.together()

    def may(kind: str) -> list[int]:
        return [] if together else b.legal(state, kind)

    steps = sorted(step for ring in shown.rings for one in ring.spaces for step in one.steps)
    assert steps == may("travel")
    for ring in shown.rings:
        for at, space in enumerate(ring.spaces):
            assert all((ring.wagon + step) % len(ring.spaces) == at for step in space.steps)
            assert not space.steps or (shown.power and shown.power.colour == ring.colour)
    levels = [at for at, level in enumerate(mat.ladder) if level.state == "open"]
    assert levels == may("build")
    shows = {n % box.MOST_SHOWS for n in may("show")}
    reachable = {at - box.ORDER_PLACES for at, step in enumerate(shown.track) if step.reachable}
    assert reachable == shows
    for other in shown.mats:
        if other is not mat:
            assert {level.state for level in other.ladder} <= {""}
    if levels or steps:
        assert [level.state for level in mat.ladder] == [
            ladder_state(shown, level) for level in mat.ladder
        ]
    usable = [trainer.code for trainer in mat.trainers if trainer.usable]
    usable += [b.SPACES[at] for at, one in enumerate(shown.printed) if one.usable]
    usable += ["top" for master in mat.masters if master.usable]
    assert Counter(usable) == Counter([] if together else b.uses(state))


def ladder_state(shown: Board, level: Level) -> str:
    """MG-4.1."""
    assert shown.power
    if level.power > shown.power.total + shown.power.build:
        return "power"
    left = {
        figure.size: figure.supply
        for figure in shown.figures
        if figure.colour == shown.power.colour
    }
    return "open" if level.large <= left["large"] and level.small <= left["small"] else "supply"


def tiles_free(mat: Mat) -> Counter[tuple[str, str]]:
    """MG-6.3: tiles in the camp without those that posters of this show were completed with."""
    free = Counter[tuple[str, str]]((tile.size, tile.colour) for tile in mat.tiles)
    for section in mat.sections:
        if section.done:
            assert section.poster
            free.subtract(tiles_of(section.poster))
    return free


def tiles_of(poster: Poster) -> Counter[tuple[str, str]]:
    return Counter((need.size, need.colour) for need in poster.needs if need.size != "gem")


def pays(gems: tuple[str, ...], price: Sequence[str], cost: str) -> bool:
    """MG-6.3: whether these gems, in this order, pay for these colours and then for the tent."""
    own, rest = gems[: len(price)], gems[len(price) :]
    if any(gem not in (colour, "clear") for gem, colour in zip(own, price, strict=True)):
        return False
    if cost == "two":
        return rest[0] != rest[1] or rest[0] == "clear"
    return all(cost in ("any", gem) or gem == "clear" for gem in rest)


def gems_enough(shown: Board, mat: Mat, section: Section) -> bool:
    """Every way to lay gems out for a poster and its tent."""
    assert section.poster
    price = [need.colour for need in section.poster.needs if need.size == "gem"]
    cost = section.tent.cost if section.tent else "none"
    number = len(price) + {"none": 0, "two": 2}.get(cost, 1)
    store = [kind for kind, count in zip(shown.kinds, mat.gems, strict=True) for _ in range(count)]
    return any(pays(gems, price, cost) for gems in set(permutations(store, number)))


def check_posters(shown: Board, mat: Mat) -> None:
    """MG-6.3, MG-6.4: what is missing for each poster of a seat."""
    free = tiles_free(mat)
    for section in mat.sections:
        if not section.poster:
            assert not any((section.done, section.unpaid, section.ready))
            continue
        missing = Counter((need.size, need.colour) for need in section.poster.needs if need.missing)
        if section.done:
            assert (missing, section.unpaid, section.ready) == (Counter(), False, False)
            assert section.tent, "it was completed over a tent"
            continue
        tiles = {kind: count for kind, count in missing.items() if kind[0] != "gem"}
        needed = tiles_of(section.poster)
        assert tiles == {k: n - max(0, free[k]) for k, n in needed.items() if n > free[k]}
        held = dict(zip(shown.kinds, mat.gems, strict=True))
        wanted = Counter(need.colour for need in section.poster.needs if need.size == "gem")
        short = sum(max(0, count - held[colour]) for colour, count in wanted.items())
        assert sum(missing.values()) - sum(tiles.values()) == max(0, short - held["clear"])
        assert section.unpaid == (not gems_enough(shown, mat, section))
        assert section.ready == (section.tent is not None and not tiles and not section.unpaid)


def check_completable(state: MagnificentState, shown: Board) -> None:
    """MG-6.2: ready posters are those that a show that goes on may complete."""
    if shown.show and not state.todo:
        ready = [at for at, one in enumerate(shown.mats[shown.mover].sections) if one.ready]
        assert b.legal(state, "complete") == (ready if shown.show.left else [])


def count_of(thing: str, shown: Board, mat: Mat) -> int:
    """MG-9.1: how many of a thing a seat has."""
    colour, _, size = thing.partition("-")
    if colour in COLOURS:
        return sum((tile.colour, tile.size) == (colour, size) for tile in mat.tiles)
    covered = {tuple(cell) for tile in mat.tiles for cell in tile.cells}
    zones = {letter for line in shown.zones for letter in line} - {"."}
    every = {(row, column) for row in range(9) for column in range(9)}

    def whole(areas: list[set[tuple[int, int]]]) -> int:
        return sum(area <= covered for area in areas)

    counts = {
        "set": min(sum(tile.colour == one for tile in mat.tiles) for one in COLOURS),
        "gem": sum(mat.gems),
        "marker": mat.markers + mat.spent,
        "coins": mat.coins,
        "tent": sum(one.tent is not None for one in mat.sections),
        "bonus-space": sum(tuple(bonus.cell) in covered for bonus in mat.bonuses),
        "row": whole([{c for c in every if c[0] == n} for n in range(9)]),
        "column": whole([{c for c in every if c[1] == n} for n in range(9)]),
        "zone": whole([{c for c in every if shown.zones[c[0]][c[1]] == n} for n in zones]),
        "completed-poster": len(mat.completed),
        "unfinished-poster": sum(
            one.tent is not None and one.poster is not None and not one.done for one in mat.sections
        ),
    }
    assert (mat.rows, mat.columns, mat.zones) == (counts["row"], counts["column"], counts["zone"])
    return counts[thing]


def check_worth(shown: Board, mat: Mat) -> None:
    """MG-8.1, MG-9.1: what each master card is worth now, in full and at half value."""
    for master in mat.masters:
        bottom = master.bottom
        points = count_of(bottom.per, shown, mat) // bottom.each * bottom.points
        most = bottom.most or 10_000
        assert (master.value, master.half) == (min(points, most), min(points // 2, most // 2))


@pytest.mark.rule("MG-3.2", "MG-3.3", "MG-4.1", "MG-5.1", "MG-6.1", "MG-6.3", "MG-6.4", "MG-7.1")
@pytest.mark.rule("MG-8.1", "MG-9.1")
@pytest.mark.long
def test_the_board_counts_right_in_every_phase_with_every_option() -> None:
    phases: Counter[str] = Counter()
    for players, options in EVERY_OPTION:
        for number, match in enumerate(played(players, options)):
            state: Any = match.state
            phases[phase(state)] += 1
            if phases[phase(state)] > OFTEN and number % 12:
                continue
            shown = board(state)
            assert shown.phase == phase(state)
            check_power(state, shown)
            check_dice(state, shown)
            check_reach(state, shown)
            check_completable(state, shown)
            for mat in shown.mats:
                check_bill(state, shown, mat)
                check_posters(shown, mat)
                check_worth(shown, mat)
    assert set(phases) == b.PHASES, "some phase never came up"


# ---- what was shown wrongly once


@pytest.mark.rule("MG-6.3")
def test_tiles_counted_in_a_show_are_not_missing_after_it() -> None:
    """Two posters want the one orange tile. While the show goes on it is counted for the first, then it is free again."""
    seat = Seat(
        tiles="OS PS",
        posters={1: "OS OS GS 4/2", 2: "PS OS 2/4", 3: "OS GS 2/4"},
        tents={2: "2 points"},
    )
    state = b.position(seat, main="orange-6", posters=["OL GL 5/2"])
    b.take(state, "orange-6", "I-1")

    def missing() -> list[int]:
        """Needs of the posters of sections 1 and 3 that are shown as missing."""
        sections = board(state).mats[0].sections
        posters = [one.poster for one in (sections[0], sections[2])]
        return [sum(need.missing for need in poster.needs) for poster in posters if poster]

    before = missing()
    assert before == [2, 1]
    b.show(state, 6)
    b.complete(state, 2)
    assert missing() == [3, 2], "the orange tile is counted"
    b.end_show(state)
    assert (state.mode, missing()) == (asks.ARRANGING, before)
    b.act(state, "arrange 12345")
    assert (state.mode, missing()) == (asks.AFTER, before)


@pytest.mark.rule("MG-7.1")
def test_a_bill_that_is_paid_is_not_due() -> None:
    """It was 3 with 1 coin; after the payment neither picks, nor the choice of cards, nor the end of the match show it."""
    state = b.position(
        Seat(coins=1),
        Seat(coins=1),
        players=2,
        round=3,
        taken=7,
        player=1,
        main="green-3",
        pairs="",
    )
    b.take(state, "green-3", "II-1")
    assert [(mat.due, mat.fine) for mat in board(state).mats] == [(0, 0), (3, 6)]
    b.travel(state, 0)
    b.end(state)
    modes = []
    while True:
        modes.append(state.mode)
        shown = board(state)
        assert [(mat.due, mat.fine, mat.bill) for mat in shown.mats] == [(0, 0, [0] * 4)] * 2
        counters = [one.counters[1].value for one in TITLE.view(state, SPECTATOR).seats]
        assert counters == [0, 0]
        if state.is_final():
            break
        b.act(state, state.legal_actions(state.current())[0])
    assert {asks.PICKING, asks.SCORING, asks.OVER} <= set(modes)


@pytest.mark.rule("MG-6.3")
def test_the_printed_tent_costs_only_what_lies_over_it() -> None:
    """A box whose printed tent costs a gem: a poster over another section does not need it."""

    def change(data: dict[str, Any]) -> None:
        data["tent_spaces"]["printed"] = "Og: 1 coin"

    seat = Seat(tiles="OL GL", posters={1: "OL 2/3", 2: "GL 2/3"})
    unpaid = [one.unpaid for one in board(b.position(seat, change=change)).mats[0].sections]
    assert unpaid[:2] == [True, False]
