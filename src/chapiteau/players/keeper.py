"""Who keeps a guest's process: it waits until the guest or its owner is gone, and leaves nothing running.

The keeper is the process that the owner started; the guest is its child and runs all foreign code. So whatever the guest starts is a
descendant of the keeper, also what has left its group and its session, and can be found when it is over.
"""

import contextlib
import ctypes
import os
import select
import signal
import sys
from pathlib import Path

_PARENT_DEATH, _ADOPT_ORPHANS = 1, 36
"""Of prctl (linux/prctl.h)."""
PAUSE = 250
"""Milliseconds between two looks at the guest where the system does not tell of its end."""


def stand_by(owner: int) -> None:
    """Split in two: the guest returns, the keeper never does. `owner` is the pipe whose other end the owner holds, and closes at the latest
    when it dies. Without `fork` (Windows) there is no keeper, and the guest ends when it next reads from the pipe."""
    if not hasattr(os, "fork"):
        return
    _control(_ADOPT_ORPHANS, 1)
    guest = os.fork()
    if guest:
        try:
            _wait(guest, owner)
        finally:
            _sweep(guest)
            os._exit(0)
    os.setsid()
    _control(_PARENT_DEATH, signal.SIGKILL)


def _control(what: int, value: int) -> None:
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(what, value, 0, 0, 0)


def _wait(guest: int, owner: int) -> None:
    """Until the owner has closed its end of the pipe, or the guest is over."""
    watch = select.poll()
    watch.register(owner, 0)  # Only its end: what comes through it is for the guest.
    pause: int | None = PAUSE
    if sys.platform == "linux":
        watch.register(os.pidfd_open(guest), select.POLLIN)
        pause = None
    while not watch.poll(pause):
        if os.waitid(os.P_PID, guest, os.WEXITED | os.WNOHANG | os.WNOWAIT):
            return


def _sweep(guest: int) -> None:
    """Kill the guest, its group, and all that descends from it: when a process dies, its children become the keeper's."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(guest, signal.SIGKILL)
    with contextlib.suppress(ChildProcessError):
        while True:
            for child in _children():
                with contextlib.suppress(ProcessLookupError):
                    os.kill(child, signal.SIGKILL)
            os.wait()


def _children() -> list[int]:
    told = Path(f"/proc/self/task/{os.getpid()}/children")
    return [int(child) for child in told.read_text().split()] if told.exists() else []
