"""`chapiteau match`, `ladder`, `fit`, `weigh` and `tune`: computer players against each other."""

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, TypeVar

import msgspec
import typer

from chapiteau import console, files, registry
from chapiteau.league import arena, tables
from chapiteau.players import registry as known
from chapiteau.record import encode
from chapiteau.text import Texts

KeptFile = Annotated[
    Path,
    typer.Option(
        "--file", help="Where the matches are kept; what is there already is not played again"
    ),
]
Jobs = Annotated[int, typer.Option("--jobs", min=1, help="Processes to share the work")]
Result = TypeVar("Result", bound=msgspec.Struct)


@contextmanager
def _progress() -> Iterator[Callable[[int, int], None]]:
    """Tells a person how many of how many are played, on a line that is gone afterwards."""
    shown = sys.stderr.isatty()

    def tell(played: int, of: int) -> None:
        if shown:
            print(f"\r{played}/{of}", end="", file=sys.stderr, flush=True)

    yield tell
    if shown:
        print("\r\033[K", end="", file=sys.stderr)


def _print(found: Result, show: Callable[[Result, Texts], None], as_json: bool) -> None:
    """What was found, as JSON or for people."""
    if as_json:
        print(json.dumps(msgspec.to_builtins(found), indent=2))
    else:
        show(found, console.texts())


def match(
    title: console.TitleName,
    players: Annotated[
        str,
        typer.Option(
            "--players",
            help="Computer players, also your own (module:Class), with commas between them",
        ),
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
    jobs: Jobs = 1,
    record: Annotated[
        Path | None, typer.Option("--record", metavar="DIR", help="Write a record of every match")
    ] = None,
    report: Annotated[
        bool,
        typer.Option(
            "--report",
            help="Play data too: length, points by source, seats, what the title counts, and "
            "how users of each thing fare",
        ),
    ] = False,
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
        options=console.read_options(meta, table, option),
        games=games,
        seed=seed,
        components=console.read_components(registry.title(title), components),
        observe=report,
    )
    with _progress() as tell:

        def each(played: arena.Played) -> None:
            if record is not None:
                file = record / f"{title}-{seed}-{played.number:05}.json"
                files.write(file, encode(played.record).decode())
            tell(played.number + 1, games)

        played = arena.run(plan, jobs, each)
    _print(played, tables.show, as_json)


def ladder(
    title: console.TitleName,
    file: KeptFile,
    players: Annotated[
        str, typer.Option("--players", help="Computer players, also your own, weakest first")
    ] = ",".join([*known.YARDSTICKS, *known.LEVELS]),
    games: Annotated[int, typer.Option("--games", min=0, help="Matches of each pair")] = 100,
    nearest: Annotated[
        bool, typer.Option("--nearest", help="Only each against the next, not all against all")
    ] = False,
    seats: Annotated[
        int,
        typer.Option(
            "--seats", help="Seats at the table, taken in turns; 0: two, or what the title needs"
        ),
    ] = 0,
    seed: console.Seed = 1,
    option: console.Chosen = [],  # noqa: B006 (typer copies it)
    components: console.ComponentFile = None,
    jobs: Jobs = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print the table as JSON")] = False,
    lang: console.Lang = "en",
) -> None:
    """Let computer players meet in pairs, and print how strong each is, with 95 % intervals.

    It can be stopped at any time (Ctrl+C) and goes on when called again.
    """
    from chapiteau.league import ladder as league
    from chapiteau.league.kept import load

    meta = registry.meta(title)
    table = seats or max(2, min(meta.players))
    wanted = league.Wanted(
        title=title,
        names=[name.strip() for name in players.split(",")],
        seats=table,
        options=console.read_options(meta, table, option),
        games=games,
        seed=seed,
        nearest=nearest,
        components=console.read_components(registry.title(title), components),
    )
    with _progress() as tell:
        try:
            found = league.run(wanted, file, jobs, tell)
        except KeyboardInterrupt:
            found = league.table(wanted, load(file, wanted.head(), league.Line))
    _print(found, tables.show_ladder, as_json)


def fit(
    title: console.TitleName,
    players: Annotated[
        str,
        typer.Option("--players", help="A computer player, or several with commas between them"),
    ] = "juggler",
    games: Annotated[int, typer.Option("--games", min=2, help="Number of matches")] = 100,
    seats: Annotated[
        int, typer.Option("--seats", help="Seats at the table; 0: two, or what the title needs")
    ] = 0,
    seed: console.Seed = 1,
    option: console.Chosen = [],  # noqa: B006 (typer copies it)
    components: console.ComponentFile = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the fit as JSON")] = False,
    lang: console.Lang = "en",
) -> None:
    """Find out from matches what a lead says of who will win: the spread of a title, and how well it predicts.

    A title holds its numbers as `Spread` in its title.py.
    """
    from chapiteau.league import spread

    meta = registry.meta(title)
    table = seats or max(2, min(meta.players))
    names = [name.strip() for name in players.split(",")]
    plan = arena.Plan(
        title=title,
        names=names * 2 if len(names) == 1 else names,
        seats=table,
        options=console.read_options(meta, table, option),
        games=games,
        seed=seed,
        components=console.read_components(registry.title(title), components),
    )
    with _progress() as tell:
        found = spread.run(plan, lambda played: tell(played, games))
    _print(found, tables.show_fit, as_json)


def weigh(
    title: console.TitleName,
    file: KeptFile,
    games: Annotated[int, typer.Option("--games", min=0, help="Number of matches")] = 100,
    seats: Annotated[int, typer.Option("--seats", help="Seats at the table")] = 2,
    seed: console.Seed = 1,
    option: console.Chosen = [],  # noqa: B006 (typer copies it)
    components: console.ComponentFile = None,
    jobs: Jobs = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print the weights as JSON")] = False,
    lang: console.Lang = "en",
) -> None:
    """Fit the weights of a title's computer players to the results of matches, and tell how much of these they say.

    It can be stopped at any time (Ctrl+C) and goes on when called again. `chapiteau tune --try` plays with the weights found.
    """
    from chapiteau.league import weighing
    from chapiteau.league.kept import load

    wanted = weighing.Wanted(
        title=title,
        seats=seats,
        options=console.read_options(registry.meta(title), seats, option),
        games=games,
        seed=seed,
        components=console.read_components(registry.title(title), components),
    )
    with _progress() as tell:
        try:
            found = weighing.run(wanted, file, jobs, tell)
        except KeyboardInterrupt:
            found = weighing.fit(wanted, load(file, wanted.head(), weighing.Match))
    _print(found, tables.show_weighing, as_json)


def tune(
    title: console.TitleName,
    file: KeptFile,
    pairs: Annotated[
        int, typer.Option("--pairs", min=0, help="Pairs of matches, one in either seating")
    ] = 500,
    tried: Annotated[
        str,
        typer.Option(
            "--try",
            help="Weights to compare with the usual ones, such as gems=1.1,hat=0.3; or a file that weigh --json has written",
        ),
    ] = "",
    spread: Annotated[
        float,
        typer.Option("--spread", min=0.01, max=3.0, help="How far weights are changed by chance"),
    ] = 0.4,
    seed: console.Seed = 1,
    option: console.Chosen = [],  # noqa: B006 (typer copies it)
    components: console.ComponentFile = None,
    jobs: Jobs = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print what was found as JSON")] = False,
    lang: console.Lang = "en",
) -> None:
    """Find out by matches which weights of a title's computer players are too high or too low, or whether others win more.

    It can be stopped at any time (Ctrl+C) and goes on when called again.
    """
    from chapiteau.league import tuning
    from chapiteau.league.kept import load

    meta = registry.meta(title)
    wanted = tuning.Wanted(
        title=title,
        options=console.read_options(meta, tuning.SEATS, option),
        pairs=pairs,
        seed=seed,
        spread=spread,
        tried=tuning.read_weights(tried, registry.title(title)),
        components=console.read_components(registry.title(title), components),
    )
    with _progress() as tell:
        try:
            found = tuning.run(wanted, file, jobs, tell)
        except KeyboardInterrupt:
            found = tuning.found(wanted, load(file, wanted.head(), tuning.Pair))
    _print(found, tables.show_tuning, as_json)
