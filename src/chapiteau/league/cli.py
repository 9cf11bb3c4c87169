"""`chapiteau match`: computer players against each other."""

import json
import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from chapiteau import console, registry
from chapiteau.league import arena
from chapiteau.words import Message


def match(
    title: console.TitleName,
    players: Annotated[
        str, typer.Option("--players", help="Computer players, with commas between them")
    ] = "greedy,random",
    games: Annotated[int, typer.Option("--games", min=1, help="Number of matches")] = 100,
    seats: Annotated[
        int,
        typer.Option(
            "--seats",
            help="Seats at the table; 0: as many as there are names, or the title's smallest "
            "number. With more seats than names the names repeat round the table. They move one "
            "seat on with each match, so that every name sits everywhere equally often.",
        ),
    ] = 0,
    seed: console.Seed = 1,
    option: console.Chosen = [],  # noqa: B006 (typer copies it)
    components: console.ComponentFile = None,
    jobs: Annotated[int, typer.Option("--jobs", min=1, help="Processes to share the work")] = 1,
    record: Annotated[
        Path | None, typer.Option("--record", metavar="DIR", help="Write a record of every match")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the report as JSON")] = False,
    lang: console.Lang = "en",
) -> None:
    """Let computer players meet, and print how often each wins, with 95 % intervals.

    A name wins a match when the first place is its own alone. It is a draw when others share it.
    """
    meta = registry.meta(title)
    names = [name.strip() for name in players.split(",")]
    table = seats or max(len(names), min(meta.players))
    plan = arena.Plan(
        title=title,
        names=names,
        seats=table,
        options=meta.check(table, console.read_options(meta, option)),
        games=games,
        seed=seed,
        components=console.read_components(registry.title(title), components),
    )
    show_progress = sys.stderr.isatty()

    def each(played: arena.Played) -> None:
        if record is not None:
            file = record / f"{title}-{seed}-{played.number:05}.json"
            console.write(file, msgspec.json.format(msgspec.json.encode(played.record)).decode())
        if show_progress:
            print(f"\r{played.number + 1}/{games}", end="", file=sys.stderr, flush=True)

    report = arena.run(plan, jobs, each)
    if show_progress:
        print("\r\033[K", end="", file=sys.stderr)
    if as_json:
        print(json.dumps(msgspec.to_builtins(report), indent=2))
    else:
        _table(report)


def _table(report: arena.Report) -> None:
    heads = ["match-player", "match-wins", "match-draws", "match-rate", "match-score"]
    rows = [[console.texts().format(Message(head)) for head in heads]]
    for standing in report.players:
        low, high = standing.interval
        rows.append(
            [
                standing.name,
                str(standing.wins),
                str(standing.draws),
                f"{standing.win_rate:.1%} ({low:.1%} - {high:.1%})",
                f"{standing.mean_score:.2f}",
            ]
        )
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for first, *rest in rows:
        cells = [cell.rjust(width) for cell, width in zip(rest, widths[1:], strict=True)]
        print("  ".join([first.ljust(widths[0]), *cells]))
    console.say(
        Message(
            "match-summary",
            {
                "games": report.games,
                "steps": report.steps,
                "seconds": f"{report.seconds:.1f}",
                "build": report.build,
            },
        )
    )
