"""The text twin of The Magnificent: the sentences say all that the board shows."""

from collections import Counter
from typing import Any

import pytest

from chapiteau.titles.the_magnificent.mats import Section
from chapiteau.titles.the_magnificent.middle import Dice, Step
from chapiteau.titles.the_magnificent.rules.box import COLOURS
from chapiteau.titles.the_magnificent.rules.effects import NAMES
from chapiteau.titles.the_magnificent.things import COUNTED, Bottom, Cell, Gain, Poster, Tent
from chapiteau.titles.the_magnificent.view import Board, phase
from chapiteau.words import END, SPECTATOR, Message, View
from tests.titles.the_magnificent import build as b
from tests.titles.the_magnificent.build import TITLE, Seat
from tests.titles.the_magnificent.matches import TABLES, played

COUNTED_WORDS = {NAMES[effect] for effect in COUNTED}
OFTEN = 12
"""Positions of a phase that are all looked at; later ones now and then."""

Said = dict[str, list[dict[str, Any]]]


def said(messages: list[Message]) -> Said:
    """Arguments of the sentences, by what they speak of."""
    found: Said = {}
    for message in messages:
        name = message.id.removeprefix("magnificent-describe-")
        found.setdefault(name, []).append(message.args)
    return found


def only(found: Said, name: str) -> dict[str, Any]:
    """The arguments of the one sentence of a kind; {} when there is none."""
    sentences = found.get(name, [])
    assert len(sentences) <= 1, name
    return sentences[0] if sentences else {}


def of(found: Said, name: str, seat: int) -> list[dict[str, Any]]:
    """The sentences of a kind about one seat."""
    return [args for args in found.get(name, []) if args["player"].args["n"] == seat]


def word(message: Message) -> str:
    """The last word of an id: `orange`."""
    return message.id.rpartition("-")[2]


def effect(gain: Gain) -> Message:
    """The name of a bonus, without its amount where there is nothing to count."""
    name = f"magnificent-effect-{gain.kind}"
    return Message(name, {"amount": gain.amount} if gain.amount else {})


def effects(told: Any) -> list[Message]:
    """Names of bonuses as they are said, likewise."""
    return [
        message
        if message.id.removeprefix("magnificent-effect-") in COUNTED_WORDS
        else Message(message.id)
        for message in told
    ]


def tent_name(tent: Tent) -> Message:
    pays = {"points": tent.points, "coins": tent.coins}
    return Message(f"magnificent-tent-{tent.cost}", dict(pays))


def poster_name(poster: Poster) -> Message:
    """Its needs in the order of colours, tiles first."""
    kinds = [(size, colour) for colour in COLOURS for size in ("small", "large")]
    kinds += [("gem", colour) for colour in COLOURS]
    needs: list[Message] = []
    for size, colour in kinds:
        count = sum((need.size, need.colour) == (size, colour) for need in poster.needs)
        name = f"gems-{colour}" if size == "gem" else f"tiles-{colour}-{size}"
        if count:
            needs.append(Message(f"magnificent-{name}", {"count": count}))
    pays: dict[str, Any] = {"points": poster.points, "coins": poster.coins}
    return Message("magnificent-poster", {"needs": needs, **pays})


def bottom_name(bottom: Bottom) -> Message:
    args: dict[str, Any] = {"points": bottom.points, "each": bottom.each, "most": bottom.most}
    return Message(f"magnificent-per-{bottom.per}", args)


def area(cells: list[Cell]) -> str:
    """Cells as they are said, in the order of the camp."""
    return ", ".join("ABCDEFGHI"[column] + str(row + 1) for row, column in sorted(cells))


def check_twin(view: View) -> None:
    """Everything on the board can be read from the sentences."""
    board: Board = view.board
    found = said(view.description)
    if board.phase != "over":
        deciding = only(found, "deciding")["players"]
        assert [player.args["n"] for player in deciding] == view.to_act
    started = only(found, "round")
    assert (started["round"], started["turn"]) == (board.round, board.turn)
    assert started["first"].args["n"] == board.first
    check_turn(board, found)
    check_secrets(board, found)
    check_dice(board, found)
    check_rings(board, found)
    check_track(board, found)
    check_displays(board, found)
    for seat, mat in enumerate(board.mats):
        if not mat.board:
            assert of(found, "no-board", seat)
            continue
        check_stock(view, seat, found)
        check_cards(board, seat, found)
        check_sections(board, seat, found)
        check_camp(board, seat, found)


def check_turn(board: Board, found: Said) -> None:
    turn = only(found, "turn")
    assert bool(turn) == (board.power is not None)
    if board.power:
        assert (word(turn["colour"]), turn["power"]) == (board.power.colour, board.power.total)
        extra = only(found, "extra") or {"build": 0, "travel": 0, "perform": 0}
        more = board.power.build, board.power.travel, board.power.perform
        assert (extra["build"], extra["travel"], extra["perform"]) == more
        assert sum(part.power for part in board.power.parts) == board.power.total
    hand = only(found, "hand")
    assert bool(hand) == (board.hand is not None)
    if board.hand:
        assert (word(hand["die"]), hand["die"].args["face"]) == (board.hand.kind, board.hand.pips)
    offered = poster_name(board.offered) if board.offered else None
    assert only(found, "offered").get("poster") == offered
    left = {message.id: message.args["count"] for message in only(found, "left").get("tiles", [])}
    place = board.place
    expected = {}
    if place:
        for size, count in (("large", place.large), ("small", place.small)):
            if count:
                expected[f"magnificent-tiles-{place.colour}-{size}"] = count
    assert left == expected
    assert only(found, "show").get("posters") == (board.show.left if board.show else None)
    owed = [
        (message.args["cell"], word(message.args["what"]))
        for message in only(found, "owed").get("owed", [])
    ]
    assert owed == [(area([one.cell]), one.what) for one in board.owed]


def check_secrets(board: Board, found: Said) -> None:
    packet = only(found, "packet").get("cards", [])
    assert [card.args["id"] for card in packet] == [master.code for master in board.draft]
    kept = only(found, "kept").get("cards", [])
    assert [card.args["id"] for card in kept] == [master.code for master in board.kept]
    picked = only(found, "picked")
    assert bool(picked) == bool(board.picked)
    if picked:
        assert picked["card"].args["id"] == board.picked
    check_trainers(only(found, "draft-trainers").get("trainers", []), board.trainers)


def check_trainers(told: list[Message], tiles: list[Any]) -> None:
    for message, tile in zip(told, tiles, strict=True):
        trainer: Any = message.args["trainer"]
        assert effects([trainer.args.get("effect", trainer)]) == [effect(tile.top)]
        assert message.args["cost"] == tile.cost
        assert (message.args["used"] == "yes") == tile.used


def check_dice(board: Board, found: Said) -> None:
    lying: dict[tuple[str, int], Dice] = {(heap.kind, heap.pips): heap for heap in board.dice}
    counts = {(heap.kind, heap.pips): heap.count for heap in board.dice}
    told = [*found.get("die", []), *found.get("die-clear", [])]
    if any(heap.uses for heap in board.dice):
        for args in told:
            die = lying[word(args["die"]), args["die"].args["face"]]
            assert args["bill"] == die.bill
            powers = {use.colour: use.power for use in die.uses}
            assert all(
                args.get(colour, args.get("power")) == power for colour, power in powers.items()
            )
            assert len(powers) == (3 if die.kind == "clear" else 1)
    else:
        assert not told
        tent = only(found, "tent")
        assert tent["count"] == sum(counts.values())
        told = [message.args for message in tent["dice"]]
        assert all(not die.uses and not die.bill for die in board.dice)
    said_counts = {(word(args["die"]), args["die"].args["face"]): args["count"] for args in told}
    assert said_counts == counts


def check_rings(board: Board, found: Said) -> None:
    for ring, args in zip(board.rings, found["ring"], strict=True):
        assert (args["colour"], args["space"]) == (ring.colour, ring.wagon)
        ahead = {}
        for message in args["spaces"]:
            for step in message.args["steps"].split(", "):
                ahead[int(step)] = message.args["what"]
        assert sorted(ahead) == list(range(1, len(ring.spaces) + 1))
        for step, what in ahead.items():
            space = ring.spaces[(ring.wagon + step) % len(ring.spaces)]
            poster = Message("magnificent-ring-poster")
            gem = Message(f"magnificent-gem-{space.gem}") if space.gem else poster
            assert what == (tent_name(space.tent) if space.tent else gem)


def check_track(board: Board, found: Said) -> None:
    track = only(found, "track")

    def place(step: Step) -> Message:
        if step.order:
            return Message("magnificent-track-order", {"number": step.order})
        return Message("magnificent-track-show", {"number": step.power})

    hats = [(place(step), step.hat.seat) for step in board.track if step.hat]
    assert [(hat.args["place"], hat.args["player"].args["n"]) for hat in track["hats"]] == hats[
        ::-1
    ]
    vacant = {str(step.power): step.posters for step in board.track if not step.hat and step.power}
    told = {
        space: one.args["posters"]
        for one in track["vacant"]
        for space in one.args["spaces"].split(", ")
    }
    assert told == vacant
    for mat in board.mats:
        on_track = [seat for _, seat in hats if seat == mat.seat]
        assert len(on_track) == (1 if mat.front else 2)


def check_displays(board: Board, found: Said) -> None:
    pairs = {args["place"]: args for args in [*found.get("pair", []), *found.get("pair-card", [])]}
    for place, pair in enumerate(board.pairs, 1):
        args = pairs.get(place, {})
        assert (args["card"].args["id"] if args else None) == (
            pair.master.code if pair.master else None
        )
        if pair.master:
            assert effects([args["card"].args["effect"]]) == [effect(pair.master.top)]
            assert args["card"].args["bottom"] == bottom_name(pair.master.bottom)
        check_trainers(
            [args["trainer"]] if "trainer" in args else [], [pair.trainer] if pair.trainer else []
        )
    posters = {args["place"]: args["poster"] for args in found.get("poster", [])}
    for place, poster in enumerate(board.posters, 1):
        assert posters.get(place) == (poster_name(poster) if poster else None)
    decks = only(found, "decks")
    assert (decks["masters"], decks["trainers"]) == (board.master_deck, board.trainer_deck)
    assert (decks["posters"], decks["discard"]) == (board.poster_deck, board.poster_discard)
    for message, figure in zip(only(found, "supply")["tiles"], board.figures, strict=True):
        assert message.args["tiles"].id == f"magnificent-tiles-{figure.colour}-{figure.size}"
        assert message.args["tiles"].args["count"] == figure.supply
        assert message.args["cells"] == area(figure.turns[0].cells)
    for message in only(found, "zones")["zones"]:
        letter = "ABCDEFGHI"[message.args["number"] - 1]
        cells = [
            (row, column)
            for row, line in enumerate(board.zones)
            for column, zone in enumerate(line)
            if zone == letter
        ]
        assert message.args["cells"] == area(cells)
    check_trainers(only(found, "spaces")["spaces"], board.printed)
    under = only(found, "under")["spaces"]
    assert [(m.args["space"], effects(m.args["gains"])) for m in under] == [
        (number, [effect(gain) for gain in gains])
        for number, gains in enumerate(board.under, 1)
        if number > 1
    ]
    ladders: dict[int, Any] = {}
    for args in found.get("ladder", []):
        levels = [(m.args["power"], m.args["large"], m.args["small"]) for m in args["levels"]]
        ladders |= {player.args["n"]: levels for player in args["players"]}
    assert ladders == {
        mat.seat: [(level.power, level.large, level.small) for level in mat.ladder]
        for mat in board.mats
        if mat.board
    }


# ---- what lies before a seat


def check_stock(view: View, seat: int, found: Said) -> None:
    mat = view.board.mats[seat]
    stock = of(found, "player", seat)[0]
    assert stock["board"].args["number"] == (["I", "II", "III", "IV"].index(mat.board[:-2]) + 1)
    assert stock["board"].args["side"] == mat.board[-1]
    assert (stock["points"], stock["coins"]) == (view.seats[seat].score, mat.coins)
    assert (stock["markers"], stock["spent"]) == (mat.markers, mat.spent)
    kinds = [f"magnificent-gems-{kind}" for kind in view.board.kinds]
    assert [(gem.id, gem.args["count"]) for gem in stock["gems"]] == list(
        zip(kinds, mat.gems, strict=True)
    )
    if of(found, "paid", seat):
        assert (of(found, "bill", seat), mat.due, mat.fine, sum(mat.bill)) == ([], 0, 0, 0)
        assert view.board.phase in ("pair", "discard", "score", "over")
    else:
        bill = of(found, "bill", seat)[0]
        assert (bill["due"], bill["fine"]) == (mat.due, mat.fine)
        assert bill["missing"] == max(0, mat.due - mat.coins)
        assert [bill[kind] for kind in view.board.kinds] == mat.bill
        assert mat.due == max(mat.bill[:3]) + mat.bill[3]
    counters = {counter.label.id: counter.value for counter in view.seats[seat].counters}
    assert counters == {
        "magnificent-counter-coins": mat.coins,
        "magnificent-counter-bill": mat.due,
    }


def check_cards(board: Board, seat: int, found: Said) -> None:
    mat = board.mats[seat]
    told = [*of(found, "card", seat), *of(found, "card-die", seat)]
    by_code = {args["card"].args["id"]: args for args in told}
    assert len(by_code) == len(mat.masters)
    for master in mat.masters:
        args = by_code[master.code]
        assert (args["points"], args["half"]) == (master.value, master.half)
        assert effects([args["card"].args["effect"]]) == [effect(master.top)]
        assert args["card"].args["bottom"] == bottom_name(master.bottom)
        die = (word(args["die"]), args["die"].args["face"]) if "die" in args else None
        assert die == ((master.die.kind, master.die.pips) if master.die else None)
    trainers = of(found, "trainers", seat)
    check_trainers(trainers[0]["trainers"] if trainers else [], mat.trainers)


def check_sections(board: Board, seat: int, found: Said) -> None:
    mat = board.mats[seat]
    told = {}
    for name in ("tent", "poster", "tent-poster", "done"):
        for args in of(found, f"section-{name}", seat):
            told[args["section"]] = args
            assert mat.sections[args["section"] - 1].done == (name == "done")
    for args in of(found, "empty", seat):
        empty = [int(number) for number in args["sections"].split(", ")]
        assert args["count"] == len(empty)
        told |= {section: {} for section in empty}
    for number, section in enumerate(mat.sections, 1):
        args = told[number]
        assert args.get("tent") == (tent_name(section.tent) if section.tent else None)
        assert args.get("poster") == (poster_name(section.poster) if section.poster else None)
        assert args.get("missing", []) == missing_of(section)
        assert section.ready == (args.get("count") == 0)
    pile = of(found, "completed", seat)[0]
    assert pile["posters"] == [poster_name(poster) for poster in mat.completed]
    assert pile["count"] == len(mat.completed)


def missing_of(section: Section) -> list[Message]:
    """What is missing for a poster, in words."""
    if not section.poster or section.done:
        return []
    told = [] if section.tent else [Message("magnificent-missing-tent")]
    for colour in COLOURS:
        for size in ("small", "large"):
            needs = section.poster.needs
            count = sum((n.size, n.colour) == (size, colour) for n in needs if n.missing)
            if count:
                told.append(Message(f"magnificent-tiles-{colour}-{size}", {"count": count}))
    return [*told, Message("magnificent-missing-gems")] if section.unpaid else told


def check_camp(board: Board, seat: int, found: Said) -> None:
    mat = board.mats[seat]
    camp = of(found, "camp", seat)[0]
    covered = [cell for tile in mat.tiles for cell in tile.cells]
    assert camp["cells"] == len(covered) == len({tuple(cell) for cell in covered})
    assert (camp["rows"], camp["columns"], camp["zones"]) == (mat.rows, mat.columns, mat.zones)
    tiles = of(found, "tiles", seat)
    told = [(m.args["tile"].id, m.args["cells"]) for m in tiles[0]["tiles"]] if tiles else []
    assert told == [
        (f"magnificent-tiles-{tile.colour}-{tile.size}", area(tile.cells)) for tile in mat.tiles
    ]
    spaces = of(found, "bonuses", seat)
    bonuses: dict[str, list[Message]] = {}
    for message in spaces[0]["spaces"] if spaces else []:
        gains = effects(message.args["gains"])
        bonuses |= dict.fromkeys(message.args["cells"].split(", "), gains)
    assert bonuses == {
        area([x.cell]): [effect(one) for one in x.gains] for x in mat.bonuses if not x.covered
    }
    assert all((x.cell in covered) == x.covered for x in mat.bonuses)


# ---- tests


@pytest.mark.slow
def test_the_text_twin_says_all_that_the_board_shows() -> None:
    phases: Counter[str] = Counter()
    for players, options in TABLES:
        for number, match in enumerate(played(players, options)):
            state: Any = match.state
            phases[phase(state)] += 1
            if phases[phase(state)] > OFTEN and number % 12:
                continue
            for viewer in [*range(players), SPECTATOR] + [END] * match.state.is_final():
                check_twin(match.view(viewer))
    assert set(phases) == b.PHASES, "some phase never came up"


def another_box() -> dict[str, Any]:
    """Component data in which much is different."""
    data = b.components()
    data["shapes"]["orange"] = {"small": ["XX", "XX"], "large": ["XXXXXX"]}
    data["camp"]["zones"] = ["AAAAAA...", "BBBBBB...", *["........."] * 5, "CCCCCCCCC", "CCCCCCCCC"]
    data["camp"]["bonuses"]["2"] = "1 coin + 2 points"
    data["track"]["shows"] = ["1: x2", "7: x5"]
    data["rings"]["green"] = "c c c c c T T T T T P P P P P"
    data["trainers"]["spaces"] = [
        "3: 2 posters more",
        "1: 1 coin",
        "2: 3 coins",
        "1: 1 coin",
        "1: +1 power",
    ]
    data["trainers"]["tiles"][6] = "2: reroll"
    data["masters"]["I-1"] = "3 points | 3 per row"
    for side in ("a", "b"):
        data["boards"]["I"][side]["ladder"] = ["1: SSS", "9: LLLL"]
    return data


def test_the_text_twin_of_another_box() -> None:
    for number, match in enumerate(played(4, {}, another_box())):
        if number % 5 == 0:
            check_twin(match.view(match.state.current()))
    check_twin(match.view(END))


def test_what_is_missing_for_a_poster_is_told_in_full() -> None:
    state = b.position(
        Seat(
            tiles="OL",
            posters={1: "OL OS Og 5/1", 2: "OL Gg 5/1", 3: "OL GS 4/1", 4: "OL OL GS 7/1"},
            tents={2: "2 points", 4: "Gg: 1 coin + 3 points"},
        ),
        posters=(),
    )
    for viewer in (0, 1, SPECTATOR):
        check_twin(TITLE.view(state, viewer))
    board = TITLE.view(state, 0).board
    missing = [[message.id for message in missing_of(one)] for one in board.mats[0].sections]
    tent, gems = "magnificent-missing-tent", "magnificent-missing-gems"
    orange, green = "magnificent-tiles-orange", "magnificent-tiles-green"
    assert missing == [
        [f"{orange}-small", gems],
        [gems],
        [tent, f"{green}-small"],
        [f"{orange}-large", f"{green}-small", gems],
        [],
    ]
    assert not any(section.ready for section in board.mats[0].sections)
