"""What the commands of the command line share: language, titles, options, components, and how an error looks.

Commands live in their own modules (`chapiteau/league/cli.py` ...) as plain functions with typer's annotations; `chapiteau.cli` mounts
them. Anything slow to import is imported inside the function.
"""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer

from chapiteau import components, registry
from chapiteau.chance import seed_from
from chapiteau.match import Match
from chapiteau.readable import adapt
from chapiteau.text import Texts
from chapiteau.title import Meta, Options, Title, option_value
from chapiteau.words import ChapiteauError, Message

_language = os.environ.get("CHAPITEAU_LANG", "en")


def _set_language(lang: str) -> str:
    global _language
    Texts(lang)
    _language = lang
    return lang


Lang = Annotated[
    str,
    typer.Option(
        "--lang", envvar="CHAPITEAU_LANG", callback=_set_language, is_eager=True, help="en or fr"
    ),
]
TitleName = Annotated[str, typer.Argument(metavar="TITLE", help=", ".join(registry.names()))]
Players = Annotated[int, typer.Option("--players", help="Number of seats; 0: the title's smallest")]
Seed = Annotated[int, typer.Option("--seed", help="A small number that stands for the secret seed")]
Chosen = Annotated[
    list[str], typer.Option("--option", metavar="NAME=VALUE", help="Can be repeated")
]
ComponentFile = Annotated[
    Path | None, typer.Option("--components", help="A component file from one's own box")
]


def texts() -> Texts:
    """The texts in the language that was asked for."""
    return Texts(_language)


def say(message: Message, names: list[str] | None = None) -> None:
    """Print a message as a sentence."""
    print(texts().format(message, names or []))


def seats(meta: Meta, players: int) -> int:
    """The number of seats that was asked for; 0 stands for the title's smallest."""
    return players or min(meta.players)


def read_options(meta: Meta, players: int, given: list[str]) -> Options:
    """`["bonus=on"]` as options of the title. Unknown names and values that do not fit raise ChapiteauError."""
    known = {option.id: option for option in meta.options}
    options: Options = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise ChapiteauError("wrong-option", Message("error-option-form", {"given": text}))
        options[name] = option_value(known[name], value) if name in known else value
    # The title itself says what is wrong with a name or a value, in one place for all.
    return meta.check(players, options)


def read_components(title: Title, file: Path | None) -> dict[str, Any] | None:
    """A component file for a match, checked; None for the house set. The first mistake raises ChapiteauError with its line."""
    if file is None:
        return None
    problems = components.check(file, title.components, title.check_components, title.cards)
    if problems:
        first = problems[0]
        raise ChapiteauError(
            "wrong-components",
            Message("error-components-line", {"line": first.line, "expected": first.expected}),
        )
    return components.load_file(file)


def new_match(
    name: str, players: int, seed: int, options: list[str], component_file: Path | None
) -> Match:
    """The match that `--players`, `--seed`, `--option` and `--components` describe."""
    title = registry.title(name)
    number = seats(title.meta, players)
    return Match(
        title,
        number,
        read_options(title.meta, number, options),
        seed_from(seed),
        read_components(title, component_file),
    )


def run(app: Callable[[], None]) -> None:
    """Run a command line: an error is one line that says what to do, with exit code 2; output that nobody takes any more ends it quietly,
    with exit code 1."""
    for stream in (sys.stdout, sys.stderr):
        adapt(stream)
    try:
        try:
            app()
        finally:
            sys.stdout.flush()
    except ChapiteauError as error:
        fail(error)
    except BrokenPipeError:
        _silence()
        sys.exit(1)
    except OSError as error:
        _silence()
        reason = Message("error-output", {"reason": error.strerror or str(error)})
        fail(ChapiteauError("no-output", reason))


def _silence() -> None:
    """What is still to be written is lost; Python would complain of it once more when it leaves."""
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
    except (OSError, ValueError):
        pass


def fail(error: ChapiteauError) -> NoReturn:
    """Print an error as one line and leave with exit code 2."""
    known = _language if _language in ("en", "fr") else "en"
    rule = f" ({error.rule})" if error.rule else ""
    print("chapiteau:", Texts(known).format(error.message) + rule, file=sys.stderr)
    sys.exit(2)
