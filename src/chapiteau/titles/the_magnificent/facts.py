"""What can be counted about a match of The Magnificent: actions, posters, zones, fines, and who had which card, trainer and board."""

from typing import Final

from chapiteau.facts import Facts, Outcome, Used, seat_of, tally
from chapiteau.game import State
from chapiteau.titles.the_magnificent.rules import counted, scoring, words
from chapiteau.titles.the_magnificent.rules.box import KEPT
from chapiteau.titles.the_magnificent.rules.position import S_FINES, SOURCES, Position
from chapiteau.titles.the_magnificent.rules.state import MagnificentState
from chapiteau.words import Message, Source

# texts: magnificent-fact-*
ACTIONS: Final = {
    "magnificent-log-builds": "build",
    "magnificent-log-travels": "travel",
    "magnificent-log-shows": "perform",
}
"""The message that tells of an action, and its name."""
AREAS: Final = {"zones": counted.ZONE, "rows": counted.ROW, "columns": counted.COLUMN}
"""What was covered whole."""
USES: Final = {"trained": "uses-trainer", "tops": "uses-master", "tents": "takes-tent"}
"""What else is counted by what was told of it."""


def name_of(fact: str) -> Message:
    """What a fact is called."""
    return Message("magnificent-fact-" + fact)


def facts(state: MagnificentState, log: list[Message]) -> Facts:
    """The facts of a finished match."""
    trainers = [words.trainer(state.box, tile) for tile in range(state.box.trainers)]
    posters = [state.box.told_posters[poster] for poster in range(len(state.poster_owner))]

    seats = range(state.players)

    def told(message: str) -> list[int]:
        return tally(log, state.players, "magnificent-log-" + message)

    counts = {action: tally(log, state.players, message) for message, action in ACTIONS.items()}
    counts |= {"posters": state.completed[:]} | {use: told(by) for use, by in USES.items()}
    counts |= {
        "cells": [area.bit_count() for area in state.camp],
        **{name: [scoring.count(state, i, thing) for i in seats] for name, thing in AREAS.items()},
        "short": told("pays-short"),
        "fines": [-fine for fine in state.earned[S_FINES :: len(SOURCES)]],
    }
    used = {
        "boards": [[words.board(board)] for board in state.board],
        "masters": masters(state, log),
        "scored": named(log, state.players, "card", "magnificent-log-scores-card"),
        "owned": owned(state, state.trainer_owner, trainers),
        "used": named(log, state.players, "trainer", "magnificent-log-uses-trainer"),
        "tiles": tiles(state),
        "completed": owned(state, state.poster_owner, posters),
        "beginning": beginning(state, log),
    }
    actions = [name_of(ACTIONS[message.id]) for message in log if message.id in ACTIONS]
    return Facts(
        counts=[Source(name_of(fact), values) for fact, values in counts.items()],
        used=[Used(name_of(fact), things) for fact, things in used.items()],
        outcomes=[Outcome(name_of("actions"), actions)],
    )


def masters(state: Position, log: list[Message]) -> list[list[Message]]:
    """Per seat the master cards that it ever had."""
    found = named(log, state.players, "cards", "magnificent-log-kept")
    picked = named(
        log, state.players, "card", "magnificent-log-picks-pair", "magnificent-log-picks-card"
    )
    for player, board in enumerate(state.board):
        found[player] += picked[player]
        if not state.box.draft_masters:  # MG-2.5: those with the board's number
            found[player] += [words.card(state.box, board // 2 * KEPT + i) for i in range(KEPT)]
    return found


def owned(state: Position, owner: list[int], names: list[Message]) -> list[list[Message]]:
    """Per seat the names of what it owns; equal ones are one."""
    return [
        [name for name, seat in zip(names, owner, strict=True) if seat == player]
        for player in range(state.players)
    ]


def tiles(state: Position) -> list[list[Message]]:
    """Per seat the kinds of camp tile in its camp."""
    return [
        [words.tiles(tile, 1) for tile in range(6) if state.built[player * 6 + tile]]
        for player in range(state.players)
    ]


def beginning(state: Position, log: list[Message]) -> list[list[Message]]:
    """The place of each seat in the order of the first round."""
    order = [seat_of(m) for m in log if m.id == "magnificent-log-drafts-trainer"][::-1]
    return [
        [Message("magnificent-fact-place", {"place": order.index(player) + 1})]
        for player in range(state.players)
    ]
