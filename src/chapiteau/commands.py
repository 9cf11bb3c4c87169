"""Commands about titles and records. `chapiteau.cli` mounts them; the work is done elsewhere."""

import json
import sys
from importlib.resources import files
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from chapiteau import components as parts
from chapiteau import position as positions
from chapiteau import record as records
from chapiteau import registry
from chapiteau.chance import seed_from
from chapiteau.console import (
    Chosen,
    ComponentFile,
    Lang,
    Players,
    Seed,
    TitleName,
    new_match,
    say,
    texts,
)
from chapiteau.coverage import measure, page, tests_folder
from chapiteau.files import BOM, read, read_text, write
from chapiteau.game import State
from chapiteau.notation import viewers
from chapiteau.perft import count
from chapiteau.playthrough import playthrough as play_through
from chapiteau.words import END, ChapiteauError, Message

COMPONENTS = "components.toml"
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record as JSON")]


def components(
    title: TitleName,
    check: Annotated[
        Path | None, typer.Option("--check", help="Check a file typed in from one's own box")
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--write", help="Write the house set as a start for one's own")
    ] = None,
    lang: Lang = "en",
) -> None:
    """Print the component set of a title and where each value comes from."""
    room = registry.folder(title)
    if out is not None:
        write(out, (files(room) / COMPONENTS).read_text("utf-8"))
        say(Message("components-written", {"file": str(out)}))
    if check is not None:
        _check(title, check)
    if out is None and check is None:
        for path, source, value in parts.leaves(room, COMPONENTS):
            print(f"{source:<10} {path} = {json.dumps(value, ensure_ascii=False)}")


def _check(title: str, file: Path) -> None:
    found = registry.title(title)
    problems = parts.check(file, found.components, found.check_components, found.cards)
    for problem in problems:
        expected = texts().format(
            Message("components-problem", {"line": problem.line, "expected": problem.expected})
        )
        where = f" ({problem.path})" if problem.path else ""
        print(f"{file}: {expected}{where}", file=sys.stderr)
    if problems:
        raise typer.Exit(2)
    say(Message("components-good", {"file": str(file)}))


def verify(file: RecordFile, lang: Lang = "en") -> None:
    """Check a record: the seed against its commitment, every entry against the rules, and the result."""
    match = records.verify(records.read(file))
    state = match.state
    say(
        Message(
            "record-verified",
            {
                "title": match.title.meta.name,
                "entries": match.revision,
                "places": ", ".join(map(str, state.ranking())),
            },
        )
    )


def show(file: RecordFile, lang: Lang = "en") -> None:
    """Print the log of a record, everything shown once the match is over."""
    match = records.replay(records.read(file))
    viewer = END if match.state.is_final() else -1
    for line in match.log(viewer):
        for message in line.messages:
            print(f"{line.revision:>4}  {texts().format(message, match.names)}")


def position(
    file: RecordFile,
    at: Annotated[
        int, typer.Option("--at", min=-1, help="After so many entries; -1: after all")
    ] = -1,
    viewer: Annotated[
        str, typer.Option("--for", help="A seat from 0, or watchers: what is known there")
    ] = "",
    lang: Lang = "en",
) -> None:
    """Print the position that a record leads to, as text that `perft --position` reads."""
    found = records.read(file)
    if at >= 0:
        found = msgspec.structs.replace(found, entries=found.entries[:at], result=None)
    match = records.replay(found)
    knowing = viewers(match.players)
    if viewer and viewer not in knowing:
        raise ChapiteauError(
            "wrong-viewer",
            Message("error-position-viewer", {"given": viewer, "known": ", ".join(knowing)}),
        )
    print(match.position(knowing.get(viewer)), end="")


def actions(
    title: TitleName,
    players: Players = 0,
    option: Chosen = [],  # noqa: B006 (typer copies it)
    component_file: ComponentFile = None,
    lang: Lang = "en",
) -> None:
    """List all actions of a title with a box: number, rule, and the name that records and commands use."""
    kinds = new_match(title, players, 1, option, component_file).kinds
    for kind in kinds.kinds:
        for at in range(kind.count):
            print(f"{kind.first + at:>5}  {kind.rule:<8} {kind.words(at)}")


def perft(
    title: TitleName,
    players: Players = 0,
    seed: Seed = 1,
    depth: Annotated[int, typer.Option("--depth", min=0, help="How many steps deep")] = 3,
    option: Chosen = [],  # noqa: B006 (typer copies it)
    position: Annotated[
        Path | None,
        typer.Option(
            "--position", help="Begin with this position, or after the entries of this record"
        ),
    ] = None,
    component_file: ComponentFile = None,
    lang: Lang = "en",
) -> None:
    """Count legal action paths and different positions for each depth, with open information."""
    if position is None:
        state = new_match(title, players, seed, option, component_file).state
    elif players or option or component_file:
        raise ChapiteauError("wrong-option", Message("error-position-options"))
    else:
        state = _position(title, position, seed)
    print(f"{'depth':>5} {'paths':>16} {'positions':>12} {'final':>8}")
    for line in count(state, depth):
        print(f"{line.depth:>5} {line.paths:>16} {line.positions:>12} {line.final:>8}", flush=True)


def _position(title: str, file: Path, seed: int) -> State:
    """The position in a file, or that at the end of a record; `--seed` stands in where the file has none."""
    data = read(file, records.LARGEST)
    # Of these only a position begins with a word; whatever is neither is a broken record.
    if data.removeprefix(BOM).lstrip()[:1].isalpha():
        state = positions.read(read_text(file, records.LARGEST), seed=seed_from(seed))
        given = data.removeprefix(BOM).split()[0].decode()
    else:
        record = records.decode(data)
        state = records.replay(record, None if record.seed else seed_from(seed)).state
        given = record.title
    if given != title:
        raise ChapiteauError(
            "wrong-title", Message("error-record-title", {"given": given, "title": title})
        )
    return state


def playthrough(
    title: TitleName,
    players: Players = 0,
    seed: Seed = 1,
    option: Chosen = [],  # noqa: B006 (typer copies it)
    out: Annotated[Path | None, typer.Option("--out", help="Write into this file")] = None,
    head: Annotated[int, typer.Option("--head", min=0, help="Decisions shown at the start")] = 24,
    tail: Annotated[int, typer.Option("--tail", min=1, help="Decisions shown at the end")] = 4,
    component_file: ComponentFile = None,
    lang: Lang = "en",
) -> None:
    """Play a match by chance and print every decision: views, choices and what each viewer is told."""
    match = new_match(title, players, seed, option, component_file)
    lines = play_through(match, head, tail)
    if out is None:
        for line in lines:
            print(line)
    else:
        write(out, "\n".join(lines) + "\n")


def rules(
    title: TitleName,
    coverage: Annotated[
        bool, typer.Option("--coverage", help="List rules that no test enforces; fail if any")
    ] = False,
    lang: Lang = "en",
) -> None:
    """Print the rules of a title, or check that tests, code and translation cover them."""
    registry.meta(title)
    if not coverage:
        print(page(title, lang))
        return
    tests = tests_folder()
    if tests is None:
        raise ChapiteauError("no-tests", Message("error-no-tests"))
    found = measure(title, tests)
    for heading, numbers in [
        ("rules-untested", found.untested),
        ("rules-untranslated", found.untranslated),
        ("rules-uncited", found.uncited),
        ("rules-unknown", found.unknown),
    ]:
        if numbers:
            say(Message(heading, {"numbers": ", ".join(numbers)}))
    if not found.complete or not found.numbers:
        raise typer.Exit(1)
    say(Message("rules-covered", {"n": len(found.numbers), "title": registry.meta(title).name}))
