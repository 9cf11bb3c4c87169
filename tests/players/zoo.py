"""Guests that misbehave, for test_guests.py. Each runs in its own process, as anybody's player does."""

import gc
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from chapiteau.chance import Rng
from chapiteau.game import State

HERE = "tests.players.zoo:"


class Tame:
    """Plays by chance and says so."""

    def choose(self, state: State, player: int, rng: Rng) -> tuple[int, str]:
        return rng.pick(state.legal_actions(player)), "By chance."


class Silent(Tame):
    """Gives no reason."""

    def choose(self, state: State, player: int, rng: Rng) -> Any:
        return state.legal_actions(player)[0]


class Chatty(Tame):
    """Prints, reads what it is not given, and has much to say."""

    def choose(self, state: State, player: int, rng: Rng) -> Any:
        print("I think, therefore I print.", flush=True)
        assert sys.stdin.read() == ""
        return state.legal_actions(player)[0], "Ha\x1b[2J\n" * 1000


class Counting(Tame):
    """Tells which process it sits in and how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, state: State, player: int, rng: Rng) -> Any:
        self.asked += 1
        return state.legal_actions(player)[0], f"{os.getpid()} {self.asked}"


class Vandal(Tame):
    """Plays the state it was given to its end."""

    def choose(self, state: State, player: int, rng: Rng) -> Any:
        action = state.legal_actions(player)[0]
        while (seat := state.current()) >= 0:
            state.apply(seat, rng.pick(state.legal_actions(seat)))
        return action


# ---- those that fail


class NeverReady(Tame):
    def __init__(self) -> None:
        time.sleep(3600)


class Slow(Tame):
    def choose(self, state: State, player: int, rng: Rng) -> Any:
        time.sleep(3600)


class Stubborn(Tame):
    """Never lets go: neither of Python's lock nor of its life, as far as it can choose."""

    def choose(self, state: State, player: int, rng: Rng) -> Any:
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            signal.signal(number, signal.SIG_IGN)
        return sum(1 for _ in iter(int, 1))


class Dying(Tame):
    def choose(self, state: State, player: int, rng: Rng) -> Any:
        os._exit(0)


class Leaving(Tame):
    def choose(self, state: State, player: int, rng: Rng) -> Any:
        sys.exit("enough")


class Raising(Tame):
    def choose(self, state: State, player: int, rng: Rng) -> Any:
        raise RuntimeError("out of ideas")


class RaisingAtOnce(Tame):
    def __init__(self) -> None:
        raise RuntimeError("no ideas at all")


class Illegal(Tame):
    def choose(self, state: State, player: int, rng: Rng) -> Any:
        return 10**6


class Wordy(Tame):
    """Answers with a word in place of a number."""

    def choose(self, state: State, player: int, rng: Rng) -> Any:
        return "the left one"


class Huge(Tame):
    """Answers with a number that no message holds."""

    def choose(self, state: State, player: int, rng: Rng) -> Any:
        return 10**40


class Greedy(Tame):
    """Wants more memory than it may have."""

    def choose(self, state: State, player: int, rng: Rng) -> Any:
        return len(bytearray(8 << 30))


class NoMethod:
    pass


def pipe_of_answers() -> int:
    """The pipe to the owner: the only one open for writing beside standard error's."""
    known = {os.fstat(number).st_ino for number in (1, 2)}
    for number in range(3, 32):
        try:
            # What cannot be read can be written to.
            os.set_blocking(number, False)
            os.read(number, 0)
        except OSError as error:
            if error.errno == 9 and _is_open(number) and os.fstat(number).st_ino not in known:
                os.set_blocking(number, True)
                return number
    raise AssertionError("no pipe")


def _is_open(number: int) -> bool:
    try:
        os.fstat(number)
    except OSError:
        return False
    return True


class Flooding(Tame):
    """Finds the pipe and writes into it without end."""

    def choose(self, state: State, player: int, rng: Rng) -> Any:
        pipe = pipe_of_answers()
        while True:
            os.write(pipe, b"\xff" * 65_536)


class Babbling(Tame):
    """Finds the pipe and writes what is no answer."""

    def choose(self, state: State, player: int, rng: Rng) -> Any:
        os.write(pipe_of_answers(), (9).to_bytes(4) + b"\x80nonsense")
        time.sleep(3600)


class Pickling(Tame):
    """Hopes that somebody unpickles what it sends."""

    def choose(self, state: State, player: int, rng: Rng) -> Any:
        bomb = b"cos\nsystem\n(S'touch pickled'\ntR."
        os.write(pipe_of_answers(), len(bomb).to_bytes(4) + bomb)
        time.sleep(3600)


class Closing(Tame):
    def choose(self, state: State, player: int, rng: Rng) -> Any:
        os.close(pipe_of_answers())
        time.sleep(3600)


class Forking(Tame):
    """Leaves others behind that hold its pipe: in its group, in a session of their own, and as a program."""

    def choose(self, state: State, player: int, rng: Rng) -> Any:
        for apart in (False, True):
            if os.fork() == 0:
                if apart:
                    os.setsid()
                    if os.fork():
                        os._exit(0)
                time.sleep(3600)
        subprocess.Popen(["sleep", "3600"], start_new_session=True, close_fds=False)
        os._exit(0)


# ---- those that want to know or tell more than they may


def held(thing: object, seen: set[int]) -> Iterator[object]:
    """All that Python can reach from a thing."""
    waiting = [thing]
    while waiting:
        found = waiting.pop()
        if id(found) not in seen:
            seen.add(id(found))
            yield found
            waiting += gc.get_referents(found)


class Inspector(Tame):
    """Looks for the seed in all that Python knows and all that the system tells; says where it found it.

    The test tells it what to look for turned over (ZOO_TURNED), so that the seed itself is not there by that.
    """

    def choose(self, state: State, player: int, rng: Rng) -> Any:
        turned = bytes.fromhex(os.environ["ZOO_TURNED"])
        turn = bytes(255 - byte for byte in range(256))
        digits = bytes(255 - byte for byte in bytes(255 - byte for byte in turned).hex().encode())

        def is_in(data: bytes) -> bool:
            over = data.translate(turn)
            return turned in over or digits in over

        found = []
        seen: set[int] = {id(turned), id(digits)}
        frames = [*sys._current_frames().values()]
        for where, roots in (("objects", gc.get_objects()), ("frames", frames), ("state", state)):
            for thing in held(roots, seen):
                data = thing.encode(errors="replace") if isinstance(thing, str) else thing
                if isinstance(data, bytes) and data is not turn and is_in(data):
                    found.append(where)
        found += [name for name in ("environ", "cmdline") if is_in(told_of("self", name))]
        # It does find what is there.
        found += [] if is_in(bytes(255 - byte for byte in turned)) else ["nothing at all"]
        return state.legal_actions(player)[0], " ".join(dict.fromkeys(found)) or "nothing"


def told_of(process: int | str, name: str) -> bytes:
    """What the system tells of a process; nothing where it must not be read."""
    try:
        return Path(f"/proc/{process}/{name}").read_bytes()
    except OSError:
        return b""


class Burglar(Tame):
    """Tries all ways out: other processes, files, the network. Says which led somewhere."""

    def choose(self, state: State, player: int, rng: Rng) -> Any:
        owner, secret = int(os.environ["ZOO_OWNER"]), Path(os.environ["ZOO_SECRET"])
        ways: dict[str, Callable[[], object]] = {
            "command line": lambda: Path(f"/proc/{owner}/cmdline").read_bytes(),
            "environment": lambda: Path(f"/proc/{owner}/environ").read_bytes(),
            "memory": lambda: os.open(f"/proc/{owner}/mem", os.O_RDONLY),
            "keeper": lambda: os.open(f"/proc/{os.getppid()}/mem", os.O_RDONLY),
            "signal": lambda: os.kill(owner, 0),
            "read": secret.read_bytes,
            "write": lambda: secret.with_name("told").write_text("the match"),
            "remove": secret.unlink,
            "network": lambda: socket.create_connection(
                ("127.0.0.1", int(os.environ["ZOO_PORT"])), 1
            ),
            "program": lambda: subprocess.run(
                ["cat", str(secret)], check=True, capture_output=True
            ),
        }
        open_ways = []
        for name, way in ways.items():
            try:
                way()
            except (OSError, subprocess.CalledProcessError):
                continue
            open_ways.append(name)
        return state.legal_actions(player)[0], ", ".join(open_ways) or "none"
