"""Records: what was played comes back, and whatever is wrong with a file is refused by name."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from chapiteau import build_name, record, registry
from chapiteau.chance import commitment, seed_from
from chapiteau.match import Entry, Match
from chapiteau.record import Record
from chapiteau.words import END, SPECTATOR, ChapiteauError, IllegalAction
from tests.kit import play, toy
from tests.kit.promise import kept

pytestmark = pytest.mark.engine


def played(name: str, seed: int = 1, **options: bool) -> Match:
    """A whole match, with undone steps in it."""
    meta = registry.meta(name)
    people = ["Ada", "Grace", "Hedy", "Mary"][: min(meta.players)]
    chosen = {option.replace("_", "-"): value for option, value in options.items()}
    match = Match.start(name, len(people), chosen, seed_from(seed), names=people)
    rng = match.state.chance.stream("test")
    while not match.state.is_final():
        play.do(match, play.regret(match, rng))
    return match


every_title = pytest.mark.parametrize("name", registry.names())


@every_title
def test_file_brings_the_match_back(name: str) -> None:
    match = played(name)
    kept("undo", name, any(entry.undo for entry in match.entries))
    data = record.encode(record.of(match))
    again = record.verify(record.decode(data))
    assert again.state.key() == match.state.key()
    for viewer in (END, SPECTATOR, *range(match.players)):
        assert again.log(viewer) == match.log(viewer)
        assert again.view(viewer) == match.view(viewer)
    assert record.encode(record.of(again)) == data
    assert data.count(b"\n") > match.revision, "a line for each entry"


def test_file_without_entries() -> None:
    match = Match.start("flip-circus", 2, {}, seed_from(1))
    stored = record.of(match)
    assert record.decode(record.encode(stored)) == stored


def test_running_match_keeps_its_seed() -> None:
    match = Match.start("aramini-circus", 3, {"bonus": True}, seed_from(5))
    rng = match.state.chance.stream("test")
    for _ in range(6):
        play.do(match, play.chance(match, rng))
    stored = record.of(match)
    assert stored.seed == ""
    assert stored.result is None
    assert seed_from(5).hex().encode() not in record.encode(stored)
    with pytest.raises(ChapiteauError, match="no-seed"):
        record.replay(stored)
    again = record.replay(stored, seed_from(5))
    assert again.state.key() == match.state.key()
    with pytest.raises(ChapiteauError, match="not-over"):
        again.view(END)


def test_components_of_ones_own_travel_along() -> None:
    title = registry.title("aramini-circus")
    own = msgspec.json.decode(msgspec.json.encode(title.components))
    match = Match.start("aramini-circus", 2, {}, seed_from(1), components=own)
    assert record.of(match).components == own
    changed = msgspec.structs.replace(record.of(match), components={}, box="")
    with pytest.raises(ChapiteauError, match="wrong-components"):
        record.replay(changed, seed_from(1))


DAMAGE: list[tuple[str, dict[str, Any], str]] = [
    ("format", {"format": 3}, "wrong-format"),
    ("an older format", {"format": 1}, "damaged-record"),
    ("title", {"title": "chess"}, "unknown-title"),
    ("rules", {"rules_version": 99}, "wrong-rules-version"),
    ("players", {"players": 9}, "damaged-record|wrong-players"),
    ("options", {"options": {"colour": "red"}}, "wrong-option"),
    ("value", {"options": {"turn-limit": 100000}}, "wrong-option"),
    ("commitment", {"commitment": commitment(seed_from(99))}, "wrong-commitment"),
    ("seed", {"seed": seed_from(99).hex()}, "wrong-commitment"),
    ("short seed", {"seed": "00" * 31}, "damaged-record"),
    ("no hex", {"seed": "zz" * 32}, "damaged-record"),
    ("capitals", {"seed": seed_from(1).hex().upper()}, "damaged-record"),
    ("no seed", {"seed": ""}, "no-seed"),
    ("names", {"names": ["Ada"]}, "wrong-names"),
    ("result", {"result": [1, 1]}, "wrong-result"),
    ("no result", {"result": None}, "wrong-result"),
    ("components", {"components": {"tokens": []}}, "damaged-record"),
    ("components alone", {"components": {"tokens": []}, "box": ""}, "wrong-components"),
    ("box", {"box": "0123456789abcdef"}, "unknown-box"),
    ("a way out", {"box": "../components"}, "unknown-box"),
]


@pytest.fixture(scope="module")
def good() -> Record:
    """A match that somebody won."""
    matches = (played("flip-circus", seed, draw_offers=False) for seed in range(1, 20))
    return next(record.of(match) for match in matches if len(set(match.state.ranking())) > 1)


@pytest.mark.parametrize(
    ("change", "code"), [row[1:] for row in DAMAGE], ids=[r[0] for r in DAMAGE]
)
def test_damage_is_named(good: Record, change: dict[str, Any], code: str) -> None:
    record.verify(good)
    with pytest.raises(ChapiteauError, match=rf"^({code})"):
        record.verify(msgspec.structs.replace(good, **change))


@pytest.mark.parametrize(
    "entry",
    [
        "0 swap 11",
        "0 swap",
        "0 swap 1 2",
        "0  swap 1",
        "0",
        "",
        "swap 1",
        "7 swap 1",
        "-1 swap 1",
        "0 undo",
        "-1 undo",
        "1048576 undo",
        "\u0664 undo",
        Entry(0, 1),
    ],
)
def test_damaged_entry_is_named_by_its_number(good: Record, entry: str | Entry) -> None:
    damaged = msgspec.structs.replace(good, entries=[entry, *good.entries])
    with pytest.raises(ChapiteauError) as caught:
        record.verify(damaged)
    assert caught.value.code == "damaged-record"
    assert caught.value.message.args["entry"] == 1


def test_entry_after_the_end_is_refused(good: Record) -> None:
    longer = msgspec.structs.replace(good, entries=[*good.entries, good.entries[-1]])
    with pytest.raises(ChapiteauError) as caught:
        record.verify(longer)
    assert caught.value.message.args["entry"] == len(good.entries) + 1


def test_match_that_is_not_over_cannot_be_verified(good: Record) -> None:
    with pytest.raises(ChapiteauError, match="not-over"):
        record.verify(msgspec.structs.replace(good, entries=good.entries[:-1]))


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"[]",
        b"{}",
        b"\xff\xfe",
        b"[" * 100_000,
        b'{"format": "1"}',
    ],
)
def test_what_is_no_record_is_refused(data: bytes) -> None:
    with pytest.raises(ChapiteauError, match="damaged-record"):
        record.decode(data)


def test_unknown_fields_are_refused(good: Record) -> None:
    data = record.encode(good)
    assert record.decode(data) == good
    for wrong in (
        data.replace(b'"format"', b'"extra": 1, "format"', 1),
        OLD[0].read_bytes().replace(b'{"player":', b'{"extra":1,"player":', 1),
    ):
        assert b"extra" in wrong
        with pytest.raises(ChapiteauError, match="damaged-record"):
            record.decode(wrong)


def test_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(ChapiteauError) as caught:
        record.read(tmp_path / "none.json")
    assert str(tmp_path / "none.json") == caught.value.message.args["file"]


# ---- undo, on the toy: every reason


interpreted = pytest.mark.skipif(
    build_name() == "compiled", reason="plain Python cannot inherit from a compiled State"
)


def toy_match(players: int = 2) -> Match:
    return Match(toy.TITLE, players, {}, seed_from(1))


def to_a_turn(match: Match) -> int:
    """Let everybody bid; gives who won and may act."""
    for player in list(match.state.to_act()):
        bid(match, player)
    return match.state.current()


def pick(match: Match, player: int, which: int = 0) -> int:
    """Pick a card to bid, which only the player knows; gives it."""
    card = match.state.legal_actions(player)[which]
    match.act(player, card)
    return card


def bid(match: Match, player: int, which: int = 0) -> int:
    """Pick a card and seal the bid, which all see; gives it."""
    card = pick(match, player, which)
    match.act(player, toy.SEAL)
    return card


def ids(match: Match, viewer: int) -> list[list[str]]:
    """What a viewer was told, line by line."""
    return [[message.id for message in line.messages] for line in match.log(viewer)]


def reason(match: Match, player: int) -> str:
    state = match.undo_state(player)
    assert state.allowed == (state.reason is None)
    return state.reason.id if state.reason else "allowed"


@interpreted
def test_undo_and_its_reasons() -> None:
    match = toy_match(3)
    assert reason(match, 0) == "undo-nothing"
    bid(match, 0)
    assert reason(match, 0) == "undo-turn-passed", "a secret bid stands"
    player = to_a_turn(match)
    assert reason(match, player) == "undo-learned", "bids were shown"
    match.act(player, toy.SWAP)
    assert reason(match, player) == "allowed"
    assert reason(match, (player + 1) % 3) == "undo-others"
    before = match.state.key()
    match.act(player, toy.SWAP)
    match.undo(player)
    assert match.state.key() == before
    match.undo(player)
    assert reason(match, player) == "undo-learned", "back at what stands for good"
    match.act(player, toy.SWAP)
    match.act(player, toy.PEEK)
    assert reason(match, player) == "undo-learned"
    match.act(player, toy.STOP)
    assert reason(match, player) == "undo-turn-passed"
    for _ in range(2):
        match.act(to_a_turn(match), toy.STOP)
    assert reason(match, 0) == "undo-over"


@interpreted
def test_undo_refused_changes_nothing() -> None:
    match = toy_match()
    with pytest.raises(ChapiteauError, match="no-undo"):
        match.undo(0)
    assert match.revision == 0
    with pytest.raises(IllegalAction):
        match.act(0, toy.STOP)
    assert match.revision == 0
    assert not match.state.telling


@interpreted
def test_undo_is_told_and_counted() -> None:
    match = toy_match()
    player = to_a_turn(match)
    match.act(player, toy.SWAP)
    match.undo(player)
    line = match.log(SPECTATOR)[-1]
    assert (line.revision, line.undoes, line.seat) == (4, 3, player), (
        "both bids, the swap, and this"
    )
    own = match.log(player)[-1]
    assert (own.revision, own.undoes, own.seat) == (5, 4, player), "and the own pick"
    everything = match.log(END)[-1]
    assert (everything.revision, everything.undoes) == (6, 5)
    assert [message.id for message in line.messages] == ["undone"]


@interpreted
def test_log_is_each_viewers_own() -> None:
    match = toy_match()
    bid(match, 0)
    assert ids(match, 0) == [["toy-picked"], ["toy-bid", "toy-bid-card"]]
    assert ids(match, 1) == ids(match, SPECTATOR) == [["toy-bid"]]
    assert [match.revision_for(viewer) for viewer in (0, 1, SPECTATOR)] == [2, 1, 1]
    assert match.log(0, since=2) == []
    assert [line.revision for line in match.log(0, since=1)] == [2]


@interpreted
def test_a_private_step_leaves_no_trace_with_others() -> None:
    """Not in the numbering, the log, or what they may take back; neither when it is taken back and made again."""
    match = toy_match(3)
    bid(match, 2)
    before = [ids(match, 1), match.revision_for(1), match.undo_state(1)]
    for which in (0, 1, 2):
        pick(match, 0, which)
        assert [ids(match, 1), match.revision_for(1), match.undo_state(1)] == before
        match.undo(0)
        assert [ids(match, 1), match.revision_for(1), match.undo_state(1)] == before
    card = bid(match, 0)
    assert ids(match, 1) == [["toy-bid"], ["toy-bid"]]
    assert ids(match, 0)[-2:] == [["toy-picked"], ["toy-bid", "toy-bid-card"]]
    assert match.log(0)[-1].messages[1].args == {"card": card}
    assert len(match.log(END)) == match.revision == 10


@interpreted
def test_private_steps_of_several_are_taken_back_by_themselves() -> None:
    """In any order, and what the others did in secret meanwhile stands."""
    match = toy_match(3)
    first, second, third = (pick(match, player) for player in range(3))
    assert [reason(match, player) for player in range(3)] == ["allowed"] * 3
    state = match.state
    assert isinstance(state, toy.Toy)
    assert state.picked == [first, second, third]
    match.undo(1)
    assert isinstance(match.state, toy.Toy)
    assert match.state.picked == [first, -1, third]
    match.undo(0)
    assert isinstance(match.state, toy.Toy)
    assert match.state.picked == [-1, -1, third]
    assert reason(match, 0) == "undo-nothing"
    again = pick(match, 1, 1)
    match.undo(2)
    assert isinstance(match.state, toy.Toy)
    assert match.state.picked == [-1, again, -1]
    repeated = toy_match(3)
    for entry in match.entries:
        repeated.enter(entry)
    assert repeated.state.key() == match.state.key()


@interpreted
def test_who_saw_another_decide_takes_nothing_back() -> None:
    match = toy_match(3)
    pick(match, 0)
    pick(match, 1)
    assert reason(match, 0) == "allowed"
    match.act(1, toy.SEAL)
    assert reason(match, 0) == "undo-turn-passed", "another's decision came between, and stands"


@interpreted
def test_with_everything_open_each_thing_is_told_once() -> None:
    """What the others were told in place of it ("a card") is left out; a step in secret has a line of its own."""
    match = toy_match()
    player = to_a_turn(match)
    match.state.deck = match.state.deck[-1:]  # type: ignore[attr-defined]
    match.act(player, toy.DRAW)
    other = 1 - player
    assert ids(match, player)[-1] == ["toy-drew", "toy-saw"]
    assert ids(match, other)[-1] == ["toy-drew", "toy-drew-unseen"]
    assert ids(match, END)[-1] == ["toy-drew", "toy-saw"]
    assert [line.messages[-1].id for line in match.log(other, everything=True)][-1] == "toy-saw"
    assert len(match.log(other, everything=True)) == match.revision_for(other)
    assert len(match.log(END)) == match.revision


@interpreted
def test_fork_goes_its_own_way() -> None:
    match = toy_match()
    player = to_a_turn(match)
    match.act(player, toy.SWAP)
    other = match.fork(match.state.clone())
    other.undo(player)
    other.act(player, toy.STOP)
    assert match.revision == 5
    assert reason(match, player) == "allowed"
    assert len(match.log(SPECTATOR)) == 3


@pytest.mark.skipif(
    build_name() == "compiled", reason="plain Python cannot inherit from a compiled State"
)
def test_a_choice_keeps_its_meaning_while_others_decide_at_the_same_time() -> None:
    match = Match(toy.TITLE, 3, {}, seed_from(1))
    cards = [match.state.legal_actions(player) for player in range(3)]
    bid(match, 0)
    pick(match, 1)
    for revision in (0, 1):
        assert match.still_means(Entry(2, cards[2][1]), revision)
    assert not match.still_means(Entry(2, cards[2][1]), 2), "a revision that has not come"
    assert not match.still_means(Entry(2, cards[2][1]), -1)
    assert not match.still_means(Entry(2, toy.STOP), 0), "never offered"
    assert not match.still_means(Entry(0, cards[0][1]), 0), "who has decided decides no more"
    assert match.still_means(Entry(1, toy.SEAL), 2), "an own step after the other's"
    assert not match.still_means(Entry(1, toy.SEAL), 1), "before it was picked"
    match.act(1, toy.SEAL)
    bid(match, 2)
    winner = match.state.to_act()[0]
    seen = match.revision_for(winner)
    assert match.still_means(Entry(winner, toy.STOP), seen)
    assert not match.still_means(Entry(winner, toy.STOP), seen - 1), "offered only now"


# ---- earlier formats

OLD = sorted((Path(__file__).parents[1] / "records").glob("*.1.json"))


@pytest.mark.parametrize("file", OLD, ids=[file.stem for file in OLD])
def test_format_1_is_read_and_means_what_it_meant(file: Path) -> None:
    """Its actions are numbers. Written anew, they have names, and the match is the same."""
    old = record.read(file)
    assert old.format == 1
    assert any(isinstance(entry, Entry) and entry.undo for entry in old.entries)
    match = record.verify(old)
    new = record.of(match)
    assert (new.format, len(new.entries)) == (2, len(old.entries))
    assert len(record.encode(new)) < 1.4 * file.stat().st_size
    again = record.verify(record.decode(record.encode(new)))
    assert again.state.key() == match.state.key()
    assert again.log(SPECTATOR) == match.log(SPECTATOR)


def test_every_title_that_was_there_in_format_1_has_a_record_of_it() -> None:
    old = [name for name in registry.names() if registry.meta(name).first_box]
    assert [file.name.split(".")[0] for file in OLD] == sorted(old)


def test_a_number_that_there_was_not_is_damage() -> None:
    old = record.read(OLD[0])
    damaged = msgspec.structs.replace(old, entries=[Entry(0, 99999), *old.entries])
    with pytest.raises(
        ChapiteauError, match=r"damaged-record.*unknown-action|error-action-unknown"
    ):
        record.verify(damaged)
