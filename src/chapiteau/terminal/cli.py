"""`chapiteau play`: a title in the terminal."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from chapiteau import console, registry
from chapiteau.chance import new_seed, seed_from
from chapiteau.words import ChapiteauError, Message


def play(
    title: console.TitleName,
    players: console.Players = 0,
    seats: Annotated[
        str,
        typer.Option(
            "--seats",
            help="For each seat `person` or a computer player, also one of your own (module:Class), "
            "with commas between them; the last "
            "one goes for all seats that are left. Else one person against the best computer player",
        ),
    ] = "",
    names: Annotated[
        str, typer.Option("--names", help="Names of the seats, with commas between them")
    ] = "",
    option: console.Chosen = [],  # noqa: B006 (typer copies it)
    components: console.ComponentFile = None,
    seed: Annotated[
        int | None,
        typer.Option("--seed", help="A small number that stands for the secret seed; else fresh"),
    ] = None,
    record: Annotated[
        Path | None, typer.Option("--record", help="Write the record here when the match is over")
    ] = None,
    pace: Annotated[
        float, typer.Option("--pace", min=0, help="Seconds before each step of a computer player")
    ] = 0.7,
    lang: console.Lang = "en",
) -> None:
    """Play in the terminal: alone against computer players, or several people at one screen."""
    # Textual is slow to import, and no other command needs it.
    from chapiteau.match import Match
    from chapiteau.players import guest
    from chapiteau.terminal.app import Terminal
    from chapiteau.terminal.sitting import Sitting

    found = registry.title(title)
    number = console.seats(found.meta, players)
    match = Match(
        found,
        number,
        console.read_options(found.meta, number, option),
        new_seed() if seed is None else seed_from(seed),
        console.read_components(found, components),
    )
    guest.mute()  # The screen is the table's.
    sitting = Sitting(match, _list(seats), _list(names))
    if not sys.stdin.isatty() or not sys.stdout.isatty():
        raise ChapiteauError("no-terminal", Message("error-play-terminal"))
    Terminal(sitting, console.texts().lang, record, pace).run()


def _list(text: str) -> list[str]:
    return [part.strip() for part in text.split(",")] if text else []
