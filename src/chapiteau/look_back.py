"""`chapiteau record analyse`: how the chance to win went in a match, and which steps changed it most."""

import json
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from chapiteau import console
from chapiteau import record as records
from chapiteau.players import coach_words
from chapiteau.players.coach import Analysis, Point, analyse, first_of_turns
from chapiteau.text import Texts
from chapiteau.words import Message, seat

LINES = 40
"""Lines of the curve, at most: of a longer match every second turn, or every third ..."""
BAR = 40
"""Characters of a bar."""


def look_back(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record as JSON")],
    effort: Annotated[
        int, typer.Option("--effort", min=1, max=20, help="More takes longer and errs less")
    ] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print the analysis as JSON")] = False,
    lang: console.Lang = "en",
) -> None:
    """Look back at a match: the estimated chance to win turn by turn, and the three steps that changed it most.

    For each it says whether it was a mistake, given what its seat could know, or luck.
    """
    match = records.verify(records.read(file))
    found = analyse(match, effort)
    if as_json:
        print(json.dumps(msgspec.to_builtins(found), indent=2))
        return
    for line in page(found, match.names, console.texts()):
        print(line)


def page(found: Analysis, names: list[str], texts: Texts) -> list[str]:
    """The curve, a line a turn, then the swings."""
    say = texts.format
    lines = [say(Message("coach-alone-curve" if found.alone else "coach-curve"))]
    if not found.alone:
        everybody = [seat(number) for number in range(found.players)]
        lines += [f"  {number + 1}  {say(who, names)}" for number, who in enumerate(everybody)]
    lines.append("")
    turns = first_of_turns(found.curve)
    every = -(-len(turns) // LINES)
    marks: dict[int, list[str]] = {}
    for number, swing in enumerate(found.swings, 1):
        shown = max(i for i, point in enumerate(turns) if point.turn <= swing.turn)
        marks.setdefault(shown // every, []).append(f"({number})")
    most = max(abs(point.chances[0]) for point in turns) or 1.0
    for at, point in enumerate(turns[::every]):
        mark = " ".join(marks.get(at, []))
        bar = alone_bar(point, most) if found.alone else shared_bar(point)
        lines.append(f"{point.turn + 1:>5}  {figures(point, found.alone)}  {bar} {mark}".rstrip())
    last = found.curve[-1]
    bar = alone_bar(last, most) if found.alone else shared_bar(last)
    lines.append(f"{say(Message('coach-end')):>5}  {figures(last, found.alone)}  {bar}".rstrip())
    lines.append("")
    if not found.swings:
        lines.append(say(Message("coach-calm")))
    for number, swing in enumerate(found.swings, 1):
        lines.append(f"({number}) {say(coach_words.heading(swing), names)}")
        lines += [f"    {say(told, names)}" for told in coach_words.verdict(swing, found.alone)]
    return lines


def figures(point: Point, alone: bool) -> str:
    """The chance of each seat in percent, or points."""
    if alone:
        return f"{point.chances[0]:6.1f}"
    return " ".join(f"{100 * chance:3.0f} %" for chance in point.chances)


def shared_bar(point: Point) -> str:
    """A bar in which each seat has its part, drawn with its number."""
    total = sum(point.chances)
    bar, reached = "", 0.0
    for number, chance in enumerate(point.chances, 1):
        reached += chance / total
        bar += str(number) * (round(reached * BAR) - len(bar))
    return bar


def alone_bar(point: Point, most: float) -> str:
    """A bar as long as the position is worth."""
    return "#" * min(max(round(point.chances[0] / most * BAR), 0), BAR)
