"""The text twin of The Magnificent: the sentences say all that the board shows."""

from collections.abc import Iterator
from typing import Any

from chapiteau.record import Match
from chapiteau.titles.the_magnificent.shown import Board
from chapiteau.titles.the_magnificent.view import ASKED, PHASES
from chapiteau.words import END, SPECTATOR, Message, View
from tests.titles.the_magnificent import build as b
from tests.titles.the_magnificent.build import TITLE, Seat

TABLES: list[tuple[int, dict[str, str]]] = [
    (1, {"gems": "any"}),
    (2, {"sides": "random", "boards": "chosen", "masters": "drafted"}),
    (3, {"sides": "b"}),
    (4, {}),
]
"""Players and options of matches that are played at random."""
RARE = {"passed", "wagon", "pay", "bonus", "face", "copy", "exchange", "arrange"}
"""Phases that random matches do not come to."""


def played(players: int, options: dict[str, str], every: int = 1) -> Iterator[Match]:
    """A random match at every so many of its decisions, and at its end. Turns do not end before nothing else is left."""
    match = Match.start("the-magnificent", players, options, bytes([players]) * 32)
    rng = match.state.chance.stream("views")
    number = 0
    while not match.state.is_final():
        if number % every == 0:
            yield match
        number += 1
        player = rng.pick(match.state.to_act())
        legal = match.state.legal_actions(player)
        match.act(player, rng.pick(legal[1:] or legal))
    yield match


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


def area(cells: list[list[int]]) -> str:
    """Cells as they are said, in the order of the camp."""
    return ", ".join("ABCDEFGHI"[row] + str(column + 1) for row, column in sorted(cells))


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
        assert sum(part.args["power"] for part in board.power.parts) == board.power.total  # type: ignore[misc]
    hand = only(found, "hand")
    assert bool(hand) == (board.hand is not None)
    if board.hand:
        assert (word(hand["die"]), hand["die"].args["face"]) == (board.hand.kind, board.hand.pips)
    assert only(found, "offered").get("poster") == (board.offered.name if board.offered else None)
    left = {message.id: message.args["count"] for message in only(found, "left").get("tiles", [])}
    place = board.place
    expected = {}
    if place:
        for size, count in (("large", place.large), ("small", place.small)):
            if count:
                expected[f"magnificent-tiles-{place.colour}-{size}"] = count
    assert left == expected
    assert only(found, "show").get("posters") == (board.show.left if board.show else None)


def check_secrets(board: Board, found: Said) -> None:
    packet = only(found, "packet").get("cards", [])
    assert [card.args["id"] for card in packet] == [master.code for master in board.draft]
    kept = only(found, "kept").get("cards", [])
    assert [card.args["id"] for card in kept] == [master.code for master in board.kept]
    picked = only(found, "picked")
    assert bool(picked) == bool(board.picked)
    if picked:
        assert f"master:{picked['card'].args['id']}" == board.picked
    check_trainers(only(found, "draft-trainers").get("trainers", []), board.trainers)


def check_trainers(told: list[Message], tiles: list[Any]) -> None:
    for message, tile in zip(told, tiles, strict=True):
        trainer: Any = message.args["trainer"]
        assert trainer.args.get("effect", trainer) == tile.top.name
        assert message.args["cost"] == tile.cost
        assert (message.args["used"] == "yes") == tile.used


def check_dice(board: Board, found: Said) -> None:
    lying: dict[tuple[str, int], Any] = {}
    counts: dict[tuple[str, int], int] = {}
    for die in board.dice:
        lying[die.kind, die.pips] = die
        counts[die.kind, die.pips] = counts.get((die.kind, die.pips), 0) + 1
    told = [*found.get("die", []), *found.get("die-clear", [])]
    if board.phase == "die":
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
        assert tent["count"] == len(board.dice)
        told = [message.args for message in tent["dice"]]
        assert all(not die.uses and not die.bill for die in board.dice)
    said_counts = {(word(args["die"]), args["die"].args["face"]): args["count"] for args in told}
    assert said_counts == counts


def check_rings(board: Board, found: Said) -> None:
    for ring, args in zip(board.rings, found["ring"], strict=True):
        assert (args["colour"], args["space"]) == (ring.colour, ring.wagon)
        for message in args["spaces"]:
            space = ring.spaces[(ring.wagon + message.args["step"]) % len(ring.spaces)]
            assert message.args["what"] == space.name
            assert bool(space.gem) == message.args["what"].id.startswith("magnificent-gem-")
            if space.tent:
                assert space.tent.name == space.name
        reach = [step for space in ring.spaces for step in space.steps]
        if reach:
            power = board.power
            assert power
            assert sorted(reach) == list(range(1, min(power.total + power.travel, 99) + 1))


def check_track(board: Board, found: Said) -> None:
    track = only(found, "track")
    places = {}
    for step in board.track:
        order = Message("magnificent-track-order", {"number": step.order})
        places[step.target] = (
            order if step.order else Message("magnificent-track-show", {"number": step.power})
        )
    hats = [(places[step.target], step.hat.seat) for step in board.track if step.hat]
    assert [(hat.args["place"], hat.args["player"].args["n"]) for hat in track["hats"]] == hats[
        ::-1
    ]
    vacant = [(places[s.target], s.posters) for s in board.track if not s.hat and not s.order]
    assert [(one.args["place"], one.args["posters"]) for one in track["vacant"]] == vacant
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
            assert args["card"].args["effect"] == pair.master.top.name
            assert args["card"].args["bottom"] == pair.master.bottom.name
        check_trainers(
            [args["trainer"]] if "trainer" in args else [], [pair.trainer] if pair.trainer else []
        )
    posters = {args["place"]: args["poster"] for args in found.get("poster", [])}
    for place, poster in enumerate(board.posters, 1):
        assert posters.get(place) == (poster.name if poster else None)
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
            [row, column]
            for row, line in enumerate(board.zones)
            for column, zone in enumerate(line)
            if zone == letter
        ]
        assert message.args["cells"] == area(cells)
    printed = [mat.printed for mat in board.mats if mat.seat == board.mover] or [[]]
    check_trainers(only(found, "spaces")["spaces"], printed[0])


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
        assert args["card"].args["effect"] == master.top.name
        assert args["card"].args["bottom"] == master.bottom.name
        die = (word(args["die"]), args["die"].args["face"]) if "die" in args else None
        assert die == ((master.die.kind, master.die.pips) if master.die else None)
    trainers = of(found, "trainers", seat)
    check_trainers(trainers[0]["trainers"] if trainers else [], mat.trainers)


def check_sections(board: Board, seat: int, found: Said) -> None:
    mat = board.mats[seat]
    told = {}
    for name in ("tent", "space", "tent-poster", "space-poster"):
        for args in of(found, f"section-{name}", seat):
            told[args["section"]] = args
    for number, section in enumerate(mat.sections, 1):
        args = told[number]
        assert args.get("tent") == (section.tent.name if section.tent else None)
        if not section.tent:
            assert args["under"] == [gain.name for gain in section.under]
        assert args.get("poster") == (section.poster.name if section.poster else None)
        assert args.get("missing", []) == section.missing
        assert section.ready == (args.get("count") == 0)
    pile = of(found, "completed", seat)[0]
    assert pile["posters"] == [poster.name for poster in mat.completed]
    assert pile["count"] == len(mat.completed)


def check_camp(board: Board, seat: int, found: Said) -> None:
    mat = board.mats[seat]
    levels = of(found, "ladder", seat)[0]["levels"]
    assert [(m.args["power"], m.args["large"], m.args["small"]) for m in levels] == [
        (level.power, level.large, level.small) for level in mat.ladder
    ]
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
    bonuses = {m.args["cell"]: m.args["gains"] for m in spaces[0]["spaces"]} if spaces else {}
    assert bonuses == {
        area([x.cell]): [one.name for one in x.gains] for x in mat.bonuses if not x.covered
    }
    assert all((x.cell in covered) == x.covered for x in mat.bonuses)


# ---- tests


def test_the_text_twin_says_all_that_the_board_shows() -> None:
    phases = set()
    for players, options in TABLES:
        for match in played(players, options, every=3):
            for viewer in [*range(players), SPECTATOR] + [END] * match.state.is_final():
                view = match.view(viewer)
                check_twin(view)
                phases.add(view.board.phase)
    missing = {*PHASES.values(), *ASKED.values()} - phases
    assert missing <= RARE, "the matches never came to some phases"


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
    match = Match(TITLE, 4, {}, bytes(32), another_box())
    rng = match.state.chance.stream("views")
    number = 0
    while not match.state.is_final():
        player = rng.pick(match.state.to_act())
        if number % 5 == 0:
            check_twin(match.view(player))
        number += 1
        legal = match.state.legal_actions(player)
        match.act(player, rng.pick(legal[1:] or legal))
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
    missing = [[message.id for message in one.missing] for one in board.mats[0].sections]
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
