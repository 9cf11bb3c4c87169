"""Players of one's own, well-behaved and not: what they get, what is taken from them, and that nothing of them stays."""

import os
import pickle
import signal
import socket
import subprocess
import sys
import time
import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest

from chapiteau.chance import Rng, seed_from
from chapiteau.game import State
from chapiteau.league import arena
from chapiteau.match import Match
from chapiteau.players import guest, registry, walls
from chapiteau.players.base import Decision
from chapiteau.players.seat import Misbehaved, decide
from chapiteau.registry import names, title
from chapiteau.terminal.sitting import Sitting
from chapiteau.text import Texts
from chapiteau.words import ChapiteauError, Message
from tests.players.zoo import HERE

ROOT = Path(__file__).parents[2]
linux = pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
walled = pytest.mark.skipif(
    walls.version() < 6, reason="the system lacks Landlock, or has an old one"
)


@pytest.fixture(autouse=True)
def mark(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A word in the environment of all guests, by which they are found; after each test none is left."""
    word = uuid.uuid4().hex
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("ZOO_MARK", word)
    monkeypatch.setattr(guest, "DECISION", 5)
    yield word
    guest.end_all()
    assert soon_gone(word)


def left(word: str) -> list[int]:
    """Processes with that word in their environment, but for this one and the one by which Python shares its work."""
    found = []
    for told in Path("/proc").glob("[0-9]*/environ"):
        try:
            program = told.with_name("cmdline").read_bytes()
            if word.encode() in told.read_bytes() and b"resource_tracker" not in program:
                found.append(int(told.parent.name))
        except OSError:
            continue
    return [process for process in found if process != os.getpid()]


def soon_gone(word: str) -> bool:
    for _ in range(100):
        if not left(word):
            return True
        time.sleep(0.05)
    return False


def start(name: str = "flip-circus") -> State:
    found = title(name)
    return found.new(found.meta.players[0], {}, seed_from(7))


def asked(animal: str, state: State | None = None, luck: int = 3) -> Decision:
    """What one of the zoo decides in the seat whose turn it is."""
    state = state or start()
    player = registry.make(HERE + animal, title("flip-circus"))
    return decide(player, state, state.current(), Rng(seed_from(luck)))


def said(decision: Decision) -> str:
    """The reason that a guest gave."""
    text = decision.reason.args.get("said", "")
    assert isinstance(text, str)
    return text


# ---- those that behave


@pytest.mark.parametrize("name", names())
def test_a_guest_decides_in_every_title(name: str) -> None:
    state = start(name)
    before = state.key()
    decision = asked("Tame", state)
    assert decision.action in state.legal_actions(state.current())
    assert decision.reason == Message("reason-guest", {"said": "By chance."})
    assert asked("Tame", state) == decision
    assert state.key() == before


def test_a_guest_need_not_say_why() -> None:
    assert asked("Silent").reason == Message("reason-guest-none")


def test_what_a_guest_prints_or_reads_does_not_disturb(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    # A terminal that was opened before in this process has muted them.
    monkeypatch.setattr(guest, "_muted", False)
    guest.end_all()
    decision = asked("Chatty")
    assert capfd.readouterr().err == "I think, therefore I print.\n"
    assert said(decision).startswith("Ha [2J Ha [2J")
    assert len(said(decision)) <= 200


@pytest.mark.slow
def test_muted_guests_print_nowhere(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guest, "_muted", True)
    asked("Chatty")
    assert capfd.readouterr() == ("", "")


def test_the_state_it_spoils_is_its_own() -> None:
    state = start()
    before = state.key()
    asked("Vandal", state)
    assert state.key() == before


def test_each_seat_has_a_process_of_its_own_that_stays() -> None:
    state, player = start(), registry.make(HERE + "Counting", title("flip-circus"))
    mine = [said(decide(player, state, state.current(), Rng(seed_from(n)))) for n in (1, 2)]
    assert [text.split()[1] for text in mine] == ["1", "2"]
    while state.current() == 0:
        state.apply(0, state.legal_actions(0)[0])
    other = said(decide(player, state, 1, Rng(seed_from(1))))
    assert other.split()[1] == "1"
    assert other.split()[0] != mine[0].split()[0] == mine[1].split()[0]


@pytest.mark.slow
def test_the_oldest_process_goes_when_there_are_many(
    mark: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guest, "KEPT", 1)
    asked("Tame")
    one = set(left(mark))
    asked("Silent")
    assert one.isdisjoint(left(mark))


# ---- those that cannot be made


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        (HERE, "guest-form"),
        ("tests.players.zoo:Tame()", "guest-form"),
        ("../zoo:Tame", "guest-form"),
        ("a:b:c", "guest-form"),
        ("x" * 40 + ":y", "guest-form"),
        ("tests.players.nowhere:Tame", "guest-no-module"),
        (HERE + "Missing", "guest-no-class"),
        (HERE + "NoMethod", "guest-no-method"),
        (HERE + "RaisingAtOnce", "guest-raised"),
    ],
)
def test_a_guest_that_cannot_be_made(name: str, problem: str) -> None:
    with pytest.raises(ChapiteauError) as caught:
        registry.check(name)
    assert caught.value.code == "wrong-guest"
    told = caught.value.message.args["problem"]
    assert isinstance(told, Message)
    assert told.id == problem
    for lang in ("en", "fr"):
        assert not Texts(lang).problems(caught.value.message)


@pytest.mark.slow
def test_a_guest_that_is_never_ready(mark: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guest, "START", 1)
    with pytest.raises(ChapiteauError, match="guest-late"):
        registry.check(HERE + "NeverReady")
    assert not left(mark)


# ---- those that fail


@pytest.mark.slow
@linux
@pytest.mark.parametrize(
    ("animal", "problem"),
    [
        ("Dying", "guest-ended"),
        ("Leaving", "guest-raised"),
        ("Raising", "guest-raised"),
        ("Illegal", "guest-illegal"),
        ("Wordy", "guest-no-number"),
        ("Huge", "guest-no-number"),
        ("Greedy", "guest-raised"),
        ("Flooding", "guest-unreadable"),
        ("Babbling", "guest-unreadable"),
        ("Pickling", "guest-unreadable"),
        ("Forking", "guest-ended"),
    ],
)
def test_who_misbehaves_is_ended(animal: str, problem: str, mark: str) -> None:
    state = start()
    with pytest.raises(Misbehaved) as caught:
        asked(animal, state)
    told = caught.value.problem
    assert isinstance(told, Message)
    assert (caught.value.seat, told.id) == (state.current(), problem)
    for lang in ("en", "fr"):
        assert not Texts(lang).problems(caught.value.message)
    assert not left(mark)
    assert not Path("pickled").exists()


@pytest.mark.slow
@linux
@pytest.mark.parametrize("animal", ["Slow", "Stubborn", "Closing"])
def test_who_is_late_is_ended(animal: str, mark: str, monkeypatch: pytest.MonkeyPatch) -> None:
    registry.check(HERE + animal)
    monkeypatch.setattr(guest, "DECISION", 1)
    with pytest.raises(Misbehaved, match="guest-late"):
        asked(animal)
    assert not left(mark)


@pytest.mark.slow
def test_a_new_process_takes_the_place_of_an_ended_one() -> None:
    for _ in range(2):
        with pytest.raises(Misbehaved, match="out of ideas"):
            asked("Raising")


@pytest.mark.slow
@linux
@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGINT])
def test_guests_end_with_the_command(end: signal.Signals, mark: str) -> None:
    """Whatever they are thinking about."""
    names = f"{HERE}Stubborn,random"
    command = [sys.executable, "-m", "chapiteau", "match", "flip-circus", "--players", names]
    match = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    # The command itself, the guest's keeper and the guest.
    while len(left(mark)) < 3:
        assert match.poll() is None
        time.sleep(0.05)
    time.sleep(0.3)
    match.send_signal(end)
    assert match.wait(10) != 0
    assert soon_gone(mark)


@pytest.mark.slow
@pytest.mark.parametrize("jobs", [1, 2])
def test_a_match_stops_at_who_misbehaves(jobs: int) -> None:
    names = [HERE + "Raising", "random"]
    with pytest.raises(Misbehaved) as caught:
        arena.run(arena.Plan("flip-circus", names, 2, {}, 2, seed=8), jobs)
    told = Texts("en").format(caught.value.message)
    assert told.startswith("The computer player in seat 1 failed: its own code failed with Runtime")
    assert f"({HERE}Raising, match 0 of seed 8, step " in told


@pytest.mark.slow
def test_in_the_terminal_another_player_goes_on() -> None:
    match = Match.start("flip-circus", 2, {}, seed_from(1))
    sitting = Sitting(match, ["person", HERE + "Raising"], [])
    assert sitting.names(Texts("en"))[1] == "Raising 2"
    while match.state.current() == 0:
        match.act(0, match.state.legal_actions(0)[0])
    with pytest.raises(Misbehaved):
        sitting.decide(match.state.clone(), 1)
    sitting.replace(1)
    assert sitting.decide(match.state.clone(), 1).action in match.state.legal_actions(1)
    with pytest.raises(ChapiteauError, match="guest-no-class"):
        Sitting(match, ["person", HERE + "Missing"], [])


# ---- those that want to know more


@linux
def test_a_cheat_finds_no_trace_of_the_truth(monkeypatch: pytest.MonkeyPatch) -> None:
    state = start()
    turned = bytes(255 - byte for byte in state.chance.seed)
    monkeypatch.setenv("ZOO_TURNED", turned.hex())
    assert said(asked("Inspector", state)) == "nothing"


@linux
def test_the_truth_is_nowhere_in_a_guests_process(mark: str) -> None:
    """Seen from outside, byte by byte."""
    state = start()
    seed = state.chance.seed
    asked("Tame", state)
    asking = Rng(seed_from(3))
    guess = state.resample(state.current(), asking)
    own = asking.seed()
    contents = [memory(process) for process in left(mark)]
    assert len(contents) == 2
    assert any(guess.chance.seed in content for content in contents), "so the search finds seeds"
    for content in contents:
        for secret in (seed, seed.hex().encode(), own, seed_from(3)):
            assert secret not in content


def memory(process: int) -> bytes:
    """All that a process can read of itself, its environment and command line included."""
    found = bytearray()
    with Path(f"/proc/{process}/mem").open("rb", buffering=0) as file:
        for line in Path(f"/proc/{process}/maps").read_text().splitlines():
            span, rights = line.split()[:2]
            first, last = (int(number, 16) for number in span.split("-"))
            if rights.startswith("rw") or "stack" in line:
                file.seek(first)
                try:
                    found += file.read(last - first)
                except OSError:
                    continue
    return bytes(found)


@walled
def test_no_way_leads_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    secret = tmp_path / "tables.sqlite3"
    secret.write_bytes(b"seeds")
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen()
        monkeypatch.setenv("ZOO_PORT", str(listening.getsockname()[1]))
        monkeypatch.setenv("ZOO_OWNER", str(os.getpid()))
        monkeypatch.setenv("ZOO_SECRET", str(secret))
        assert said(asked("Burglar")) == "none"
    assert secret.read_bytes() == b"seeds"
    assert [file.name for file in tmp_path.iterdir()] == ["tables.sqlite3"]


def test_all_that_is_sent_is_a_guess_its_seat_and_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[bytes] = []
    talk = guest._talk

    def noted(running: "subprocess.Popen[bytes]", question: bytes) -> bytes:
        sent.append(question)
        return talk(running, question)

    monkeypatch.setattr(guest, "_talk", noted)
    state = start("drum-roll")
    asked("Tame", state)
    (question,) = filter(None, sent)
    guess, player, luck = pickle.loads(question)
    assert guess.key() == state.resample(state.current(), Rng(seed_from(3))).key()
    assert player == state.current()
    assert len(luck) == 32
    assert state.chance.seed not in question
    assert luck != seed_from(3)
