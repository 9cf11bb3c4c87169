"""The process in which a guest plays: `chapiteau.players.guest` starts it, asks it and ends it.

Questions come on standard input: a state that was drawn for the guest's seat, the seat and a fresh seed, pickled. Answers go to standard
output as MessagePack. Before each stand four bytes that tell its length. Nothing else of the match ever comes here.
"""

import os
import pickle
import sys
from collections.abc import Callable
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any, BinaryIO, Final

import msgspec

from chapiteau.chance import Rng
from chapiteau.players import keeper, walls
from chapiteau.words import ChapiteauError, whole

SIZE: Final = 4
"""Bytes before each message that tell its length, the highest first."""
LONG: Final = 200
"""Characters of a reason, or of what is said about an exception."""

Words = Annotated[str, msgspec.Meta(max_length=LONG)]


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What came of a question. The first answer comes unasked: whether the guest could be made."""

    action: int = -1
    reason: Words = ""
    failure: Words = ""
    """Empty, or the id of a text that says what went wrong."""
    detail: Words = ""
    code: Words = ""
    """In the first answer: the SHA-256 of the guest's file."""


class Failed(Exception):
    """The guest cannot be made, or it answered wrongly: (failure, detail) of Answer."""


def made(name: str) -> tuple[Any, str]:
    """The guest of that name (`module:Class`), and its file's SHA-256, "" for one without a file. Raises Failed."""
    where, _, what = name.partition(":")
    try:
        module = import_module(where)
    except ModuleNotFoundError as error:
        # A module that the guest's own module wants in vain is another matter.
        if error.name is not None and (where + ".").startswith(error.name + "."):
            raise Failed("guest-no-module", where) from None
        raise
    kind = getattr(module, what, None)
    if kind is None:
        raise Failed("guest-no-class", what)
    if not callable(getattr(kind, "choose", None)):
        raise Failed("guest-no-method", what)
    file = getattr(module, "__file__", None)
    return kind(), sha256(Path(file).read_bytes()).hexdigest() if file else ""


def answer(guest: Any, question: bytes) -> Answer:
    """What the guest says to a question: an action, or an action and a reason. Raises Failed, and whatever the guest raises."""
    state, player, seed = pickle.loads(question)
    given = guest.choose(state, player, Rng(seed))
    action, reason = given if isinstance(given, tuple) and len(given) == 2 else (given, "")
    try:
        number = whole(action)
    except ChapiteauError:
        raise Failed("guest-no-number", repr(action)[:LONG]) from None
    return Answer(number, reason[:LONG] if isinstance(reason, str) else "")


def told(work: Callable[[], Answer]) -> Answer:
    """The answer; of one that fails, why."""
    try:
        return work()
    except Failed as failed:
        failure, detail = failed.args
        return Answer(failure=failure, detail=detail)
    except BaseException as error:
        # Also SystemExit and the like: the guest's code is not to decide when this process ends.
        return Answer(failure="guest-raised", detail=f"{type(error).__name__}: {error}"[:LONG])


def serve(name: str, questions: BinaryIO, answers: BinaryIO) -> None:
    """Make the guest and let it answer until there are no more questions, or it has failed."""
    guest: list[Any] = []

    def make() -> Answer:
        found, code = made(name)
        guest.append(found)
        return Answer(code=code)

    found = told(make)
    _send(answers, found)
    while not found.failure and len(size := questions.read(SIZE)) == SIZE:
        question = questions.read(int.from_bytes(size))
        found = told(lambda: answer(guest[0], question))  # noqa: B023 (called at once)
        _send(answers, found)


def _send(answers: BinaryIO, found: Answer) -> None:
    try:
        body = msgspec.msgpack.encode(found)
    except (OverflowError, UnicodeEncodeError):
        body = msgspec.msgpack.encode(Answer(failure="guest-no-number"))
    answers.write(len(body).to_bytes(SIZE) + body)
    answers.flush()


def main() -> None:
    """The argument is the guest's name."""
    questions = os.fdopen(os.dup(sys.stdin.fileno()), "rb")
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    # Whatever a guest prints must not get between the answers, and what it reads must not be questions.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, sys.stdin.fileno())
    os.close(nothing)
    keeper.stand_by(questions.fileno())
    folder = Path.cwd()
    sys.path.insert(0, str(folder))
    walls.close_in(folder)
    serve(sys.argv[1], questions, answers)
