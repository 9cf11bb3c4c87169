"""What can be counted about a match of The Magnificent: actions, posters, zones, fines, and who had which card, trainer and board."""

from typing import Final

from chapiteau.facts import Facts, Outcome, Used, seat_of, tally
from chapiteau.game import State
from chapiteau.titles.the_magnificent.rules import words
from chapiteau.titles.the_magnificent.rules.box import COLOURS, TRAINERS
from chapiteau.titles.the_magnificent.rules.camp import full_areas, full_columns, full_rows
from chapiteau.titles.the_magnificent.rules.position import S_FINES, SOURCES, Position
from chapiteau.titles.the_magnificent.rules.setup import KEPT
from chapiteau.titles.the_magnificent.rules.state import MagnificentState
from chapiteau.words import Message, Source

ACTIONS: Final = {
    "magnificent-log-builds": "magnificent-fact-build",
    "magnificent-log-travels": "magnificent-fact-travel",
    "magnificent-log-shows": "magnificent-fact-perform",
}
"""The message that tells of an action, and its name."""
HAD: Final = ("magnificent-log-kept", "magnificent-log-picks-pair", "magnificent-log-picks-card")
"""Messages that tell who has which master cards."""


def facts(state: State, log: list[Message]) -> Facts:
    """The facts of a finished match."""
    assert isinstance(state, MagnificentState)
    players = range(state.players)

    def count(label: str, *ids: str, amount: str = "") -> Source:
        return Source(Message(label), tally(log, state.players, *ids, amount=amount))

    def each(label: str, values: list[int]) -> Source:
        return Source(Message(label), values)

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
            Used(Message("magnificent-fact-boards"), boards(state)),
            Used(Message("magnificent-fact-masters"), masters(state, log)),
            Used(Message("magnificent-fact-scored"), scored(state, log)),
            Used(Message("magnificent-fact-owned"), trainers(state)),
            Used(Message("magnificent-fact-used"), used(state, log)),
            Used(Message("magnificent-fact-tiles"), tiles(state)),
            Used(Message("magnificent-fact-completed"), posters(state)),
            Used(Message("magnificent-fact-beginning"), beginning(state, log)),
        ],
        outcomes=[
            Outcome(
                Message("magnificent-fact-actions"),
                [Message(ACTIONS[message.id]) for message in log if message.id in ACTIONS],
            )
        ],
    )


def boards(state: Position) -> list[list[Message]]:
    """Per seat its board."""
    return [[words.board(board)] for board in state.board]


def masters(state: Position, log: list[Message]) -> list[list[Message]]:
    """Per seat the master cards that it ever had."""
    found = _cards(state, log, HAD)
    if not state.box.draft_masters:  # MG-2.5: those with the board's number
        for player, board in enumerate(state.board):
            found[player] += [words.card(board // 2 * KEPT + i) for i in range(KEPT)]
    return found


def scored(state: Position, log: list[Message]) -> list[list[Message]]:
    """Per seat the master cards that it scored in full."""
    return _cards(state, log, ("magnificent-log-scores-card",))


def _cards(state: Position, log: list[Message], told: tuple[str, ...]) -> list[list[Message]]:
    found: list[list[Message]] = [[] for _ in range(state.players)]
    for message in log:
        if message.id in told:
            for value in (message.args.get("card"), *_list(message.args.get("cards"))):
                if isinstance(value, Message):
                    found[seat_of(message)].append(value)
    return found


def _list(value: object) -> list[object]:
    return value if isinstance(value, list) else []


def trainers(state: Position) -> list[list[Message]]:
    """Per seat its trainer tiles."""
    return [
        [
            words.trainer(state.box, tile)
            for tile in range(TRAINERS)
            if state.trainer_owner[tile] == player
        ]
        for player in range(state.players)
    ]


def used(state: Position, log: list[Message]) -> list[list[Message]]:
    """Per seat the trainer tiles and printed spaces that it used."""
    found: list[list[Message]] = [[] for _ in range(state.players)]
    for message in log:
        if message.id == "magnificent-log-uses-trainer":
            trainer = message.args["trainer"]
            assert isinstance(trainer, Message)
            found[seat_of(message)].append(trainer)
    return found


def tiles(state: Position) -> list[list[Message]]:
    """Per seat the kinds of camp tile in its camp."""
    kinds = 2 * len(COLOURS)
    return [
        [words.tiles(tile, 1) for tile in range(kinds) if state.built[player * kinds + tile]]
        for player in range(state.players)
    ]


def posters(state: Position) -> list[list[Message]]:
    """Per seat the posters that it completed; equal ones are one."""
    return [
        [
            words.poster(state.box, poster)
            for poster in range(len(state.poster_owner))
            if state.poster_owner[poster] == player
        ]
        for player in range(state.players)
    ]


def beginning(state: Position, log: list[Message]) -> list[list[Message]]:
    """The place of each seat in the order of the first round."""
    drafts = [seat_of(m) for m in log if m.id == "magnificent-log-drafts-trainer"]
    order = drafts[::-1]
    return [
        [Message("magnificent-fact-place", {"place": order.index(player) + 1})]
        for player in range(state.players)
    ]
