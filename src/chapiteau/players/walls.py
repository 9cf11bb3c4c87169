"""The walls around a guest's process: how much memory it may take, what it may read, and that it may write and connect nowhere.

Linux draws them with Landlock, which a process can lay on itself and never take off again, whoever its user is. It also keeps it from
looking into processes outside the walls, such as the one that knows the match, and from sending them signals. Where the system has no
Landlock (Linux before 5.13, macOS, Windows) there is the limit of memory at most.
"""

import ctypes
import os
import struct
import sys
import sysconfig
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from chapiteau import _compiled

MEMORY: Final = 4 << 30
"""Bytes of memory that a guest may ask for."""

# Calls and flags of the kernel (linux/landlock.h, linux/prctl.h). The numbers of the calls are the same on all machines that matter.
_CREATE, _ADD, _RESTRICT = 444, 445, 446
_VERSION, _BENEATH = 1, 1
_NO_NEW_PRIVILEGES = 38
_EXECUTE, _WRITE, _READ, _LIST = 1 << 0, 1 << 1, 1 << 2, 1 << 3
_NET, _SCOPES = 0b11, 0b11
"""To listen and to connect (TCP); abstract sockets and signals to others."""

_SYSTEM: Final = ("/usr", "/lib", "/lib64", "/bin", "/etc", "/opt", "/nix", "/sys/devices/system")
_FILES: Final = ("/proc/cpuinfo", "/proc/meminfo", "/dev/urandom", "/dev/random", "/dev/zero")


def close_in(folder: Path) -> bool:
    """Lay the walls around this process and all that it will start. `folder` may be read, with what lies below it. False where the system
    has no walls to lay: then all that its user may do stays possible."""
    _limit()
    known = version()
    return known > 0 and _landlock(known, _readable(folder))


def version() -> int:
    """Which version of Landlock the system has; 0: none."""
    if sys.platform != "linux":
        return 0
    return max(0, int(ctypes.CDLL(None).syscall(_CREATE, None, ctypes.c_size_t(0), _VERSION)))


def _limit() -> None:
    try:
        import resource
    except ImportError:  # Windows
        return
    for what, most in ((resource.RLIMIT_DATA, MEMORY), (resource.RLIMIT_CORE, 0)):
        hard = resource.getrlimit(what)[1]
        if hard == resource.RLIM_INFINITY or hard > most:
            resource.setrlimit(what, (most, most))


def _readable(folder: Path) -> list[Path]:
    """Where Python, the system's libraries, Chapiteau and the guest lie."""
    own = [
        folder,
        _compiled.FOLDER,
        *map(Path, sysconfig.get_paths().values()),
        *map(Path, sys.path),
    ]
    own += [Path(sys.prefix), Path(sys.base_prefix), *map(Path, _SYSTEM)]
    build = os.environ.get("CHAPITEAU_BUILD", "")
    if build.endswith(".json"):
        own.append(Path(build).parent)
    # Never all there is: that would open the other processes' files, too.
    return [path for path in own if path.exists() and path.resolve() != Path("/")]


def _landlock(known: int, readable: Iterable[Path]) -> bool:
    system = ctypes.CDLL(None)
    # Each version of the kernel's interface knows more ways of changing files, then networks, then scopes.
    everything = (1 << {1: 13, 2: 14}.get(known, 15)) - 1
    rules = struct.pack("=Q", everything)
    rules += struct.pack("=Q", _NET) if known >= 4 else b""
    rules += struct.pack("=Q", _SCOPES) if known >= 6 else b""
    walls = system.syscall(_CREATE, rules, ctypes.c_size_t(len(rules)), 0)
    if walls < 0:
        return False
    for path in readable:
        _open(system, walls, path, _EXECUTE | _READ | (_LIST if path.is_dir() else 0))
    for path in filter(Path.exists, map(Path, _FILES)):
        _open(system, walls, path, _READ)
    _open(system, walls, Path(os.devnull), _READ | _WRITE)
    system.prctl(_NO_NEW_PRIVILEGES, 1, 0, 0, 0)
    laid = bool(system.syscall(_RESTRICT, walls, 0) == 0)
    os.close(walls)
    return laid


def _open(system: Any, walls: int, path: Path, access: int) -> None:
    """Let `access` through for a path and all below it."""
    place = os.open(path, os.O_PATH | os.O_CLOEXEC)
    system.syscall(_ADD, walls, _BENEATH, struct.pack("=Qi", access, place), 0)
    os.close(place)
