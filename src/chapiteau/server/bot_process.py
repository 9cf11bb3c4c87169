"""A process in which bots think and the coach looks back: `chapiteau.server.bots` starts it, asks it and ends it.

Requests come on standard input, answers go to standard output: MessagePack behind four bytes that tell its length. It ends when its input
does, which happens at the latest when the server is gone.
"""

import os
import signal
import sys
from collections import OrderedDict
from collections.abc import Callable
from importlib import import_module
from typing import Any, BinaryIO

import msgspec

from chapiteau.match import Entry, Match
from chapiteau.players import guest
from chapiteau.players.base import Decision, Nearly
from chapiteau.players.hints import Adviser
from chapiteau.players.registry import make
from chapiteau.players.seat import decide
from chapiteau.registry import title as find_title
from chapiteau.server.logs import discreet_hooks
from chapiteau.server.review import look_back
from chapiteau.title import Options
from chapiteau.words import Message

CACHED = 32
"""Matches that each process keeps, so that it replays new entries only."""
SIZE = 4
"""Bytes before each message that tell its length, the highest first."""
KINDER = 5
"""How much nicer than the server a process of slow bots is (`nice`): it takes what the server and the quick bots leave."""


class Played(msgspec.Struct, frozen=True):
    """A match as far as it was played."""

    title: str
    players: int
    options: Options
    components: dict[str, Any] | None
    rules_version: int
    box: str
    seed: bytes
    entries: list[Entry]


class Task(msgspec.Struct, frozen=True, tag=True):
    """A decision to make."""

    match: Played
    seat: int
    bot: str
    hint: bool = False
    """Whether it is for a person: then what was nearly as good is wanted, too, and the strongest level decides."""


class Review(msgspec.Struct, frozen=True, tag=True):
    """A match that is over, for the coach to look back at."""

    match: Played


class Load(msgspec.Struct, frozen=True, tag=True):
    """A title to load before it is needed."""

    title: str


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What came of a request."""

    action: int = -1
    reason: Message | None = None
    nearly: Nearly | None = None
    review: bytes = b""
    """What the coach found: a `messages.LookBack` as JSON."""
    failure: str = ""
    """What the bot did wrong: the name of an exception, without its words, for these may tell what nobody should read."""


Request = Task | Review | Load
Think = Callable[[Task], Decision]

_matches: OrderedDict[bytes, Match] = OrderedDict()


def think(task: Task) -> Decision:
    """Let the bot decide. Raises Misbehaved when it fails.

    It gets a resampled state only (`players.seat.decide`). Its luck comes from a stream of the match that nothing else reads, so the same
    log gives the same answer, and what went wrong can be looked at again.
    """
    match = rebuild(task.match)
    rng = match.state.chance.stream(f"player {task.seat}", match.revision_for(task.seat))
    bot = Adviser(match.title) if task.hint else make(task.bot, match.title)
    return decide(bot, match.state, task.seat, rng)


def rebuild(played: Played) -> Match:
    """The match, by replay of what is new in its log."""
    match = _matches.pop(played.seed, None)
    if match is None or match.entries != played.entries[: match.revision]:
        match = Match(
            find_title(played.title),
            played.players,
            played.options,
            played.seed,
            played.components,
            rules_version=played.rules_version,
            box=played.box,
        )
    for entry in played.entries[match.revision :]:
        match.enter(entry)
    _matches[played.seed] = match
    while len(_matches) > CACHED:
        _matches.popitem(last=False)
    return match


def answer(request: Request, think: Think) -> Answer:
    """What a request comes to. A bot that fails is an answer too."""
    if isinstance(request, Load):
        find_title(request.title)
        return Answer()
    try:
        if isinstance(request, Review):
            return Answer(review=msgspec.json.encode(look_back(rebuild(request.match))))
        decision = think(request)
    except Exception as error:
        return Answer(failure=type(error).__name__)
    return Answer(decision.action, decision.reason, decision.nearly)


def serve(questions: BinaryIO, answers: BinaryIO, think: Think, patience: int) -> None:
    """Answer until there are no more questions. A question that takes longer than `patience` seconds ends the process."""
    decoder = msgspec.msgpack.Decoder(Request)
    while len(size := questions.read(SIZE)) == SIZE:
        request = decoder.decode(questions.read(int.from_bytes(size)))
        # The server ends a process that overruns. Should the server be gone, nobody does: then the system.
        _alarm(patience)
        body = msgspec.msgpack.encode(answer(request, think))
        _alarm(0)
        answers.write(len(body).to_bytes(SIZE) + body)
        answers.flush()


def _alarm(seconds: int) -> None:
    if hasattr(signal, "alarm"):
        signal.alarm(seconds)


def main() -> None:
    """Arguments: the function that thinks, as `module:name`; seconds; `quick`, or `slow` for what gives way to others."""
    where, patience, pace = sys.argv[1:]
    discreet_hooks()
    guest.mute()
    if pace == "slow" and hasattr(os, "nice"):
        os.nice(KINDER)
    module, _, name = where.partition(":")
    # Whatever a bot prints must not get between the answers.
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    serve(sys.stdin.buffer, answers, getattr(import_module(module), name), int(patience))
