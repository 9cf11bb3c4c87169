"""What can be counted about a match of The Magnificent: actions, posters, zones, fines, and who had which card, trainer and board."""

from typing import Final

from chapiteau.facts import Facts, Outcome, Used, named, seat_of, tally
from chapiteau.titles.the_magnificent import mats
from chapiteau.titles.the_magnificent.rules import box, counted, scoring, words
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
BILLS: Final = ("magnificent-log-pays-dice", "magnificent-log-pays-short")
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
    seats = range(state.players)

    def told(message: str) -> list[int]:
        return tally(log, state.players, "magnificent-log-" + message)

    def owned(owners: list[int], names: list[Message]) -> list[list[Message]]:
        return [[names[thing] for thing in mats.owned(owners, seat)] for seat in seats]

    counts = {action: tally(log, state.players, message) for message, action in ACTIONS.items()}
    early = tally(first_round(log), state.players, "magnificent-log-shows")
    counts |= {"first-shows": early, "posters": state.completed[:]}
    counts |= {use: told(by) for use, by in USES.items()}
    counts |= {
        "cells": [area.bit_count() for area in state.camp],
        **{name: [scoring.count(state, i, thing) for i in seats] for name, thing in AREAS.items()},
        "short": told("pays-short"),
        "fines": [-fine for fine in state.earned[S_FINES :: len(SOURCES)]],
    }
    first = [seat_of(m) for m in log if m.id == "magnificent-log-drafts-trainer"][::-1]
    places = [first.index(seat) + 1 for seat in seats]
    used = {
        "boards": [[words.board(board)] for board in state.board],
        "masters": masters(state, log),
        "scored": named(log, state.players, "card", "magnificent-log-scores-card"),
        "owned": owned(state.trainer_owner, trainers),
        "used": named(log, state.players, "trainer", "magnificent-log-uses-trainer"),
        "tiles": [[words.tiles(i, 1) for i in range(6) if state.built[s * 6 + i]] for s in seats],
        "completed": owned(state.poster_owner, state.box.told_posters),
        "beginning": [[Message("magnificent-fact-place", {"place": place})] for place in places],
    }
    actions = [name_of(ACTIONS[message.id]) for message in log if message.id in ACTIONS]
    return Facts(
        counts=[Source(name_of(fact), values) for fact, values in counts.items()],
        used=[Used(name_of(fact), things) for fact, things in used.items()],
        outcomes=[Outcome(name_of("actions"), actions)],
    )


def first_round(log: list[Message]) -> list[Message]:
    """What was told before the first bill (MG-7.1)."""
    bills = [i for i, message in enumerate(log) if message.id in BILLS]
    return log[: bills[0]] if bills else log


def masters(state: Position, log: list[Message]) -> list[list[Message]]:
    """Per seat the master cards that it ever had."""
    found = named(log, state.players, "cards", "magnificent-log-kept")
    picks = ("magnificent-log-picks-pair", "magnificent-log-picks-card")
    picked = named(log, state.players, "card", *picks)
    for player, board in enumerate(state.board):
        found[player] += picked[player]
        if not state.box.draft_masters:  # MG-2.5: those with the board's number
            first = board // 2 * box.KEPT
            found[player] += [words.card(state.box, first + i) for i in range(box.KEPT)]
    return found
