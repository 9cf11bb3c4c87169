"""What can be counted about a match of The Magnificent: actions, posters, zones, fines, and who had which card, trainer and board."""

from typing import Final

from chapiteau.facts import Facts, Outcome, Used, seat_of, tally
from chapiteau.game import State
from chapiteau.titles.the_magnificent.rules import words
from chapiteau.titles.the_magnificent.rules.box import KEPT
from chapiteau.titles.the_magnificent.rules.camp import full_areas, full_columns, full_rows
from chapiteau.titles.the_magnificent.rules.position import S_FINES, SOURCES, Position
from chapiteau.titles.the_magnificent.rules.state import MagnificentState
from chapiteau.words import Message, Source

ACTIONS: Final = {
    "magnificent-log-builds": "magnificent-fact-build",
    "magnificent-log-travels": "magnificent-fact-travel",
    "magnificent-log-shows": "magnificent-fact-perform",
}
"""The message that tells of an action, and its name."""


def facts(state: State, log: list[Message]) -> Facts:
    """The facts of a finished match."""
    assert isinstance(state, MagnificentState)
    players = range(state.players)

    def count(label: str, *ids: str, amount: str = "") -> Source:
        return Source(Message(label), tally(log, state.players, *ids, amount=amount))

    def each(label: str, values: list[int]) -> Source:
        return Source(Message(label), values)

    trainers = [words.trainer(state.box, tile) for tile in range(state.box.trainers)]
    posters = [words.poster(state.box, poster) for poster in range(len(state.poster_owner))]
    zones, camp = state.box.zones, state.camp
    fines = [state.earned[player * len(SOURCES) + S_FINES] for player in players]
    return Facts(
        counts=[
            *(count(label, told) for told, label in ACTIONS.items()),
            each("magnificent-fact-posters", state.completed[:]),
            count("magnificent-fact-trained", "magnificent-log-uses-trainer"),
            count("magnificent-fact-tops", "magnificent-log-uses-master"),
            count("magnificent-fact-tents", "magnificent-log-takes-tent"),
            each("magnificent-fact-cells", [area.bit_count() for area in camp]),
            each("magnificent-fact-zones", [full_areas(area, zones) for area in camp]),
            each("magnificent-fact-rows", [full_rows(area) for area in camp]),
            each("magnificent-fact-columns", [full_columns(area) for area in camp]),
            count("magnificent-fact-short", "magnificent-log-pays-short"),
            each("magnificent-fact-fines", [-fine for fine in fines]),
        ],
        used=[
            Used(
                Message("magnificent-fact-boards"), [[words.board(board)] for board in state.board]
            ),
            Used(Message("magnificent-fact-masters"), masters(state, log)),
            Used(
                Message("magnificent-fact-scored"),
                named(state, log, "card", "magnificent-log-scores-card"),
            ),
            Used(Message("magnificent-fact-owned"), owned(state, state.trainer_owner, trainers)),
            Used(
                Message("magnificent-fact-used"),
                named(state, log, "trainer", "magnificent-log-uses-trainer"),
            ),
            Used(Message("magnificent-fact-tiles"), tiles(state)),
            Used(Message("magnificent-fact-completed"), owned(state, state.poster_owner, posters)),
            Used(Message("magnificent-fact-beginning"), beginning(state, log)),
        ],
        outcomes=[
            Outcome(
                Message("magnificent-fact-actions"),
                [Message(ACTIONS[message.id]) for message in log if message.id in ACTIONS],
            )
        ],
    )


def named(state: Position, log: list[Message], key: str, *ids: str) -> list[list[Message]]:
    """Per seat what the messages with these ids name under a key."""
    found: list[list[Message]] = [[] for _ in range(state.players)]
    for message in log:
        if message.id in ids:
            value = message.args[key]
            for one in value if isinstance(value, list) else [value]:
                assert isinstance(one, Message)
                found[seat_of(message)].append(one)
    return found


def masters(state: Position, log: list[Message]) -> list[list[Message]]:
    """Per seat the master cards that it ever had."""
    found = named(state, log, "cards", "magnificent-log-kept")
    picked = named(state, log, "card", "magnificent-log-picks-pair", "magnificent-log-picks-card")
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
