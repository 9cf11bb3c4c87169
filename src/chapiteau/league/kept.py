"""Matches that are kept, one a line of a file: what was interrupted goes on where it stopped. And the processes that share the work."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Any, TypeVar

import msgspec

import chapiteau
from chapiteau import files, registry
from chapiteau.league.workers import workers
from chapiteau.title import Options
from chapiteau.words import ChapiteauError, Message

Line = TypeVar("Line", bound=msgspec.Struct)
Result = TypeVar("Result")
MOST = 100 * files.MEGABYTE


class Head(msgspec.Struct, frozen=True):
    """What is played: the first line of a file."""

    format: str
    title: str
    seats: int
    options: Options
    seed: int
    box: str
    """Fingerprint of the components."""
    build: str
    code: str
    """Fingerprint of the sources that matter: matches of other players, or by other rules, are never counted together."""


def head(
    form: str,
    title: str,
    seats: int,
    options: Options,
    seed: int,
    components: dict[str, Any] | None,
) -> Head:
    """The head of matches with this build. Raises ChapiteauError for options that are none."""
    found = registry.title(title)
    checked = found.meta.check(seats, options)
    box = found.box(components)
    return Head(form, title, seats, checked, seed, box, chapiteau.build_name(), code(title))


def code(title: str) -> str:
    """The fingerprint of the sources that decide how a title's matches go."""
    package = Path(chapiteau.__file__).parent
    room = registry.title(title).folder
    found = [package.glob("*.py"), (package / "players").glob("*.py"), room.rglob("*.py")]
    told = sha256()
    for file in sorted(file for some in found for file in some):
        told.update(str(file.relative_to(package)).encode() + b"\0" + file.read_bytes())
    return told.hexdigest()[:16]


def load(file: Path, head: msgspec.Struct, line: type[Line]) -> list[Line]:
    """The matches that a file holds; without a file none. A last line that was not written to its end is dropped.

    `head` says what is played: the first line of the file. Raises ChapiteauError `no-file`, and `wrong-ladder` for matches that were played
    otherwise.
    """
    if not file.exists():
        return []
    text = files.read_text(file, MOST)
    lines = text.split("\n")
    try:
        known = msgspec.json.decode(lines[0], type=type(head))
        found = [msgspec.json.decode(one, type=line) for one in lines[1:-1]]
    except msgspec.MsgspecError as error:
        raise _refused(file, "ladder-broken", problem=str(error)) from None
    for field in head.__struct_fields__:
        if getattr(known, field) != getattr(head, field):
            raise _refused(file, "ladder-other", what=field)
    if lines[-1]:
        files.write(file, text.removesuffix(lines[-1]))
    return found


def _refused(file: Path, why: str, **args: str) -> ChapiteauError:
    told = Message("error-file", {"file": str(file), "reason": Message(why, {**args})})
    return ChapiteauError("wrong-ladder", told)


def keep(file: Path, head: msgspec.Struct, lines: Iterable[Line]) -> Iterator[Line]:
    """Write down lines as they come."""
    if not file.exists():
        files.write(file, msgspec.json.encode(head).decode() + "\n")
    for line in lines:
        files.append(file, msgspec.json.encode(line).decode() + "\n")
        yield line


def complete(
    file: Path,
    head: msgspec.Struct,
    line: type[Line],
    name: Callable[[Line], object],
    play: Callable[..., Line],
    asked: Mapping[Any, tuple[Any, ...]],
    jobs: int,
    each: Callable[[int, int], None],
) -> list[Line]:
    """The matches of a file, after those that were asked for and are missing there have been played, in so many processes.

    `asked` has for the name of each match what `play` is called with; `each` is told how many of how many there are.
    """
    lines = load(file, head, line)
    known = {name(one) for one in lines}
    missing = [args for match, args in asked.items() if match not in known]
    for one in keep(file, head, done(play, missing, jobs)):
        lines.append(one)
        each(len(lines), len(known) + len(missing))
    return lines


def done(
    what: Callable[..., Result], asked: Sequence[tuple[Any, ...]], jobs: int
) -> Iterator[Result]:
    """Results as they come, from so many processes. Only so many are begun as there are processes, so that an interruption loses little."""
    if jobs == 1:
        yield from (what(*one) for one in asked)
        return
    todo = iter(asked)
    with workers(jobs) as pool:
        running: set[Future[Result]] = set()
        while True:
            running |= {pool.submit(what, *one) for one in islice(todo, jobs - len(running))}
            if not running:
                return
            over, running = wait(running, return_when=FIRST_COMPLETED)
            for future in over:
                yield future.result()
