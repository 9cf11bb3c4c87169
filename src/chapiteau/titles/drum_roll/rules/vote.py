"""DR-4: the vote whether the show begins, and DR-8.7: the Show Organizer at the end of a turn."""

from typing import Final

from chapiteau import pieces
from chapiteau.game import EVERYBODY, bit
from chapiteau.titles.drum_roll.rules import words
from chapiteau.titles.drum_roll.rules.actions import (
    DONE,
    DOUBLE,
    K_DOUBLE,
    ORGANIZER,
    RETURN,
    S_LATE_VOTE,
)
from chapiteau.titles.drum_roll.rules.decks import holds, spend_investment
from chapiteau.titles.drum_roll.rules.table import Table
from chapiteau.words import Message, seat

FIRST_VOTE: Final = 5
"""The preparation turn after which the first vote is held (DR-4.1)."""
SECOND_VOTE: Final = 6
LAST_TURN: Final = 7

DELAY: Final = 1
START: Final = 2
COUNTS_TWICE: Final = 4
"""Added to a vote that Double Vote doubles (DR-4.4)."""


def vote(table: Table, player: int, choice: int) -> None:
    """DR-4.1: secret until all are in."""
    table.votes[player] = choice
    if table.telling:
        mine = bit(player)
        # texts: drum-vote-delay, drum-vote-start
        args: words.Args = {"player": seat(player), "vote": name(choice)}
        table.tell(mine, "drum-log-votes", args)
        table.tell(EVERYBODY & ~mine, "drum-log-has-voted", {"player": seat(player)})


def name(choice: int) -> Message:
    """Delay or start."""
    return Message("drum-vote-delay" if choice & DELAY else "drum-vote-start")


def show_votes(table: Table) -> None:
    """DR-4.1: all are in."""
    for player in range(table.players):
        pieces.reveal(table, bit(player))
        if table.telling:
            args: words.Args = {"player": seat(player), "vote": name(table.votes[player])}
            table.tell(EVERYBODY, "drum-log-vote", args)
    tell_result(table)


def delayed(table: Table) -> bool:
    """DR-4.1, DR-4.3: whether the votes, doubled ones and the virtual one of two players included, ask for another turn."""
    delays = 0
    starts = 0
    for choice in table.votes:
        weight = 2 if choice & COUNTS_TWICE else 1
        if choice & DELAY:
            delays += weight
        else:
            starts += weight
    if table.players == 2 and table.round == FIRST_VOTE:  # DR-4.3
        delays += 1
    if delays == starts:
        return table.votes[table.start] & DELAY != 0
    return delays > starts


def result(table: Table) -> Message:
    """How the shown votes stand."""
    return name(DELAY if delayed(table) else START)


def tell_result(table: Table) -> None:
    """Say how the vote stands."""
    if table.telling:
        table.tell(EVERYBODY, "drum-log-vote-result", {"vote": result(table)})


# ---- Double Vote


def doubler(table: Table) -> int:
    """DR-4.4: whom the step asks now; -1 when all were asked. Each holder of investments, whatever they are, is asked once (DR-9.1b)."""
    while table.asked < table.players:
        player = (table.start + table.asked) % table.players
        if table.hand[player]:
            return player
        table.asked += 1
    return -1


def double_actions(table: Table, player: int) -> list[int]:
    """DR-4.4."""
    return [DONE, DOUBLE] if holds(table, player, K_DOUBLE) else [DONE]


def double(table: Table, player: int) -> None:
    """DR-4.4: the player's vote counts twice."""
    if table.telling:
        table.tell(EVERYBODY, "drum-log-double", {"player": seat(player)})
    spend_investment(table, player, K_DOUBLE)
    table.votes[player] |= COUNTS_TWICE
    tell_result(table)


def close_vote(table: Table) -> bool:
    """DR-4.2: count. True when another turn follows; after the second vote delaying costs prestige."""
    delay = delayed(table)
    if delay and table.round == SECOND_VOTE:
        for player in range(table.players):
            if table.votes[player] & DELAY:
                table.earn(player, S_LATE_VOTE, -table.box.late_vote)
                if table.telling:
                    args: words.Args = {"player": seat(player), "prestige": table.box.late_vote}
                    table.tell(EVERYBODY, "drum-log-late-vote", args)
    for player in range(table.players):
        table.votes[player] = 0
    return delay


# ---- the Show Organizer


def organizer_actions(table: Table) -> list[int]:
    """DR-8.7: keep it or return it."""
    return [DONE, RETURN]


def return_organizer(table: Table, player: int) -> None:
    """DR-8.7: the card goes to the offer; its owner becomes the next starting player."""
    table.staff[player].remove(ORGANIZER)
    table.offered_personnel.append(ORGANIZER)
    table.returned = player
    if table.telling:
        table.tell(EVERYBODY, "drum-log-organizer", {"player": seat(player)})
