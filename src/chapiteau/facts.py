"""What a finished match tells whoever balances a title: plain counts, made by the title's `facts` from the final state and the log.

`chapiteau match TITLE --report` adds them up over many matches. Points by source are not here: `View.result` of the final view has them.
"""

import msgspec

from chapiteau.words import Counter, Message, Source


class Used(msgspec.Struct, frozen=True):
    """Things of one kind that seats had: cards hired, powers used. Each thing counts once for a seat, however often it is named."""

    label: Message
    """The kind: performers hired."""
    seats: list[list[Message]]
    """Per seat the names of its things."""


class Outcome(msgspec.Struct, frozen=True):
    """Something that the match decided, perhaps several times: how votes went, why it ended."""

    label: Message
    results: list[Message]


class Facts(msgspec.Struct, frozen=True):
    """The facts of one match. Labels and names are the title's texts."""

    lengths: list[Counter] = []
    """How long it was besides steps and turns, such as rounds."""
    counts: list[Source] = []
    """Per seat how often something happened: firings, coins left unpaid."""
    used: list[Used] = []
    outcomes: list[Outcome] = []


def seat_of(message: Message, argument: str = "player") -> int:
    """The seat that an argument of a message names (`words.seat`)."""
    named = message.args[argument]
    assert isinstance(named, Message)
    number = named.args["n"]
    assert isinstance(number, int)
    return number


def named(log: list[Message], players: int, argument: str, *ids: str) -> list[list[Message]]:
    """Per seat what messages with one of these ids, which name it as `player`, name in an argument: one thing or several."""
    found: list[list[Message]] = [[] for _ in range(players)]
    for message in log:
        if message.id in ids:
            value = message.args[argument]
            for one in value if isinstance(value, list) else [value]:
                assert isinstance(one, Message)
                found[seat_of(message)].append(one)
    return found


def tally(log: list[Message], players: int, *ids: str, amount: str = "") -> list[int]:
    """Per seat how many messages with one of these ids name it as `player`, or the sum of their argument `amount`.

    >>> from chapiteau.words import seat
    >>> log = [Message("paid", {"player": seat(1), "coins": 3}), Message("paid", {"player": seat(1), "coins": 1})]
    >>> tally(log, 2, "paid"), tally(log, 2, "paid", amount="coins")
    ([0, 2], [0, 4])
    """
    found = [0] * players
    for message in log:
        if message.id in ids:
            value = message.args[amount] if amount else 1
            assert isinstance(value, int)
            found[seat_of(message)] += value
    return found
