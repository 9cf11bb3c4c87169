"""Commands about titles and records. `chapiteau.cli` mounts them; the work is done elsewhere."""

import sys
from importlib.resources import files
from pathlib import Path
from typing import Annotated

import typer

from chapiteau import components as parts
from chapiteau import record as records
from chapiteau import registry
from chapiteau.console import Lang, TitleName, say, texts, write
from chapiteau.words import END, Message

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
            print(f"{source:<10} {path} = {value}")


def _check(title: str, file: Path) -> None:
    found = registry.title(title)
    problems = parts.check(file, found.components, found.check_components)
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
