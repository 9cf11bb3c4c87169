"""The command `chapiteau`. Each group of commands lives near what it runs; this page only mounts them."""

from typing import Annotated

import typer

import chapiteau
from chapiteau import _compiled, commands, console
from chapiteau.league.cli import fit, ladder, match, tune, weigh
from chapiteau.look_back import look_back
from chapiteau.new_title import new_title
from chapiteau.server.serve import serve
from chapiteau.terminal.cli import play

app = typer.Typer(
    name="chapiteau",
    help="Circus board games: play, measure, check.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _version(wanted: bool) -> None:
    if wanted:
        print(f"chapiteau {chapiteau.__version__} ({chapiteau.build_name()} build)")
        raise typer.Exit


@app.callback()
def _root(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Version and build")
    ] = False,
) -> None:
    pass


record = typer.Typer(help="Records of matches.", no_args_is_help=True)
record.command("verify")(commands.verify)
record.command("show")(commands.show)
record.command("position")(commands.position)
record.command("analyse")(look_back)
app.add_typer(record, name="record")
app.command("play")(play)
app.command("match")(match)
app.command("ladder")(ladder)
app.command("fit")(fit)
app.command("weigh")(weigh)
app.command("tune")(tune)
app.command("serve")(serve)
app.command("components")(commands.components)
app.command("rules")(commands.rules)
app.command("actions")(commands.actions)
app.command("perft")(commands.perft)
app.command("playthrough")(commands.playthrough)
app.command("new-title")(new_title)


def main() -> None:
    """The entry point of the command."""
    # A server starts processes for its bots hours later, when another build may lie there.
    _compiled.pin()
    console.run(app)
