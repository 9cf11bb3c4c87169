"""Guests: players of one's own, named `my_module:MyPlayer`, each seat's in a process of its own.

All that a guest's process is given is a state drawn for its seat and a fresh seed (`players.seat.decide`, `guest_process`). What comes
back is read as data from a stranger. A guest that is late, dies, answers what cannot be read or what is not legal has misbehaved: its
process is ended, and all that it started with it.
"""

import atexit
import contextlib
import os
import pickle
import queue
import re
import signal
import subprocess
import sys
import threading
from collections import OrderedDict
from typing import Final

import msgspec

from chapiteau.chance import Rng
from chapiteau.game import State
from chapiteau.names import tidy
from chapiteau.players.base import Decision
from chapiteau.players.guest_process import SIZE, Answer
from chapiteau.players.seat import Misbehaved
from chapiteau.words import ChapiteauError, Message

START: Final = 15
"""Seconds for a guest to be imported and made."""
DECISION: Final = 10
"""Seconds for one decision."""
DYING: Final = 2.0
"""Seconds for a process to end after its pipe was closed."""
LARGEST: Final = 4_096
"""Bytes of an answer."""
LONGEST: Final = 40
"""Characters of a guest's name."""
KEPT: Final = 16
"""Processes at once; who was not asked for the longest time has to go."""
_NAME: Final = re.compile(r"[^\W\d]\w*(?:\.[^\W\d]\w*)*:[^\W\d]\w*")
# -P: what lies in the working folder is the guest's, and not to be taken for a module of Python or Chapiteau.
_MAIN: Final = "from chapiteau.players.guest_process import main; main()"


def is_guest(name: str) -> bool:
    """Whether a name means a player of one's own."""
    return ":" in name


def check(name: str) -> str:
    """The SHA-256 of the guest's file. Raises ChapiteauError `wrong-guest` when it cannot be made, which its own process tries."""
    check_form(name)
    try:
        return _process(name, 0).code()
    except _Failed as failed:
        end_all(name)
        raise _refused(name, failed.problem) from None


def check_form(name: str) -> None:
    """Raises ChapiteauError `wrong-guest` for what is no `module:Class`."""
    if len(name) > LONGEST or not _NAME.fullmatch(name):
        raise _refused(name, Message("guest-form", {"longest": LONGEST}))


def _refused(name: str, problem: Message) -> ChapiteauError:
    told = Message("error-guest", {"player": name, "problem": problem})
    return ChapiteauError("wrong-guest", told)


class Guest:
    """A player of one's own, as all others see it."""

    def __init__(self, name: str) -> None:
        check_form(name)
        self.name = name

    def choose(self, state: State, player: int, rng: Rng) -> Decision:
        """What the guest decides. Raises Misbehaved; then its process has ended, and the next question starts a new one."""
        process = _process(self.name, player)
        try:
            process.code()
            answer = process.ask(pickle.dumps((state, player, rng.seed())), DECISION)
            if answer.action not in state.legal_actions(player):
                raise _Failed("guest-illegal", action=answer.action)
        except _Failed as failed:
            process.end()
            raise Misbehaved(player, failed.problem) from None
        except (
            BaseException
        ):  # Ctrl+C between question and answer: the answer must not be taken for the next one's.
            process.end()
            raise
        said = tidy(answer.reason)
        if not said:
            return Decision(answer.action, Message("reason-guest-none"))
        return Decision(answer.action, Message("reason-guest", {"said": said}))


class _Failed(Exception):
    """What the guest did wrong: `problem` is a part of a sentence."""

    def __init__(self, failure: str, **args: int | str) -> None:
        super().__init__(failure)
        self.problem = Message(failure, {**args})


class _Process:
    """A guest's process in one seat; started when it is asked, and again after it has ended."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._code = ""
        self._running: subprocess.Popen[bytes] | None = None
        self._talk: threading.Thread | None = None
        self._asked = threading.Lock()

    def code(self) -> str:
        """The SHA-256 of its file, once it runs. Raises _Failed when it cannot be made."""
        if self._running is None:
            self._running = subprocess.Popen(
                [sys.executable, "-P", "-c", _MAIN, self._name],
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL if _muted else None,
                # Ctrl+C is for the one who asks.
                start_new_session=True,
            )
            try:
                self._code = self.ask(b"", START).code
            except BaseException:
                self.end()
                raise
        return self._code

    def ask(self, question: bytes, seconds: int) -> Answer:
        """The answer to a question; an empty one only waits for what comes. Raises _Failed; then its process is to be ended."""
        with self._asked:
            came: queue.SimpleQueue[bytes] = queue.SimpleQueue()
            running = self._running
            assert running is not None
            self._talk = threading.Thread(
                target=lambda: came.put(_talk(running, question)), daemon=True
            )
            self._talk.start()
            try:
                body = came.get(timeout=seconds)
            except queue.Empty:
                raise _Failed("guest-late", seconds=seconds) from None
        if not body:
            raise _Failed("guest-ended")
        try:
            answer = msgspec.msgpack.decode(body, type=Answer)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise _Failed("guest-unreadable") from None
        if answer.failure:
            known = answer.failure if answer.failure in _OWN else "guest-unreadable"
            raise _Failed(known, detail=answer.detail)
        return answer

    def end(self) -> None:
        """End it and all that it started: its keeper does so when the pipe closes, or dies with it."""
        running, self._running = self._running, None
        if running is None:
            return
        assert running.stdin is not None
        assert running.stdout is not None
        running.stdin.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            running.wait(DYING)
        with contextlib.suppress(ProcessLookupError):
            _kill(running)
        running.wait()
        if self._talk is not None:
            self._talk.join(DYING)
            if self._talk.is_alive():
                return  # It still reads from the pipe.
        running.stdout.close()


_OWN: Final = (
    "guest-no-module",
    "guest-no-class",
    "guest-no-method",
    "guest-no-number",
    "guest-raised",
)
"""What a guest's process says itself; all else is seen from here."""
_processes: OrderedDict[tuple[str, int], _Process] = OrderedDict()
_lock = threading.Lock()
_muted = False


def mute() -> None:
    """From now on what guests print goes nowhere: where it would spoil a screen, or a log that is to hold nothing of the matches."""
    global _muted
    _muted = True


def _process(name: str, seat: int) -> _Process:
    """The process of a guest in a seat. Each seat has its own: what one may know, the other must not."""
    with _lock:
        found = _processes.pop((name, seat), None) or _Process(name)
        _processes[name, seat] = found
        old = _processes.popitem(last=False)[1] if len(_processes) > KEPT else None
    if old is not None:
        old.end()
    return found


@atexit.register
def end_all(name: str = "") -> None:
    """End the processes of all guests, or of one. Should this process be killed, their keepers do it."""
    with _lock:
        ended = [key for key in _processes if name in ("", key[0])]
        over = [_processes.pop(key) for key in ended]
    for process in over:
        process.end()


def _kill(running: subprocess.Popen[bytes]) -> None:
    if hasattr(os, "killpg") and running.returncode is None:
        os.killpg(running.pid, signal.SIGKILL)
    else:
        running.kill()


def _talk(running: subprocess.Popen[bytes], question: bytes) -> bytes:
    """The answer's bytes; none when the process ended. Of an answer that is too long as many as show it."""
    assert running.stdin is not None
    assert running.stdout is not None
    try:
        left = memoryview(len(question).to_bytes(SIZE) + question if question else b"")
        while left:
            left = left[running.stdin.write(left) :]
        size = int.from_bytes(_read(running, SIZE))
        return _read(running, size) if size <= LARGEST else b"\xc1"
    except (OSError, EOFError, ValueError):
        return b""


def _read(running: subprocess.Popen[bytes], size: int) -> bytes:
    assert running.stdout is not None
    found = b""
    while len(found) < size:
        part = running.stdout.read(size - len(found))
        if not part:
            raise EOFError
        found += part
    return found
