"""What can be counted about a match of Drum Roll: hirings, flips, firings, coins, votes."""

from typing import Final

from chapiteau.facts import Facts, Outcome, Used, named, seat_of, tally
from chapiteau.titles.drum_roll.rules import box, words
from chapiteau.titles.drum_roll.rules.position import SHOWS
from chapiteau.titles.drum_roll.rules.state import DrumRollState
from chapiteau.titles.drum_roll.rules.vote import FIRST_VOTE, SECOND_VOTE
from chapiteau.words import Counter, Message, Source


def facts(state: DrumRollState, log: list[Message]) -> Facts:
    """The facts of a finished match."""
    players = state.players
    troupe = state.box.name[: state.box.performers]
    staff = state.box.name[state.box.performers :]

    def count(label: str, *ids: str, amount: str = "") -> Source:
        return Source(Message(label), tally(log, players, *ids, amount=amount))

    def cards(*told: str, among: list[Message] | None = None) -> list[list[Message]]:
        """Per seat the cards that messages `told` name, or those of them that are `among` these."""
        return [
            [title_of(card) for card in found if among is None or card in among]
            for found in named(log, players, "card", *told)
        ]

    after, peak = purses(state, log)
    turns = sum(message.id == "drum-log-turn" for message in log)
    # A seat's first two performers (DR-2.5), and those it hired.
    performers = cards("drum-log-hired", among=troupe)
    for message in log:
        if message.id == "drum-log-drafted":
            performers[seat_of(message)].append(title_of(argument(message, "kept")))
            performers[seat_of(message, "other")].append(title_of(argument(message, "given")))
    return Facts(
        lengths=[
            Counter(Message("drum-fact-turns"), turns),
            Counter(Message("drum-fact-peak"), peak),
        ],
        counts=[
            count("drum-fact-hired", "drum-log-hired"),
            *(hired(log, players, staff, show) for show in range(1, SHOWS + 1)),
            count("drum-fact-invested", "drum-log-invests"),
            count("drum-fact-passed", "drum-log-passed"),
            *(flips(log, players, show) for show in range(1, SHOWS + 1)),
            count("drum-fact-fired", "drum-log-fired"),
            *(
                Source(Message("drum-fact-coins", {"show": show}), coins)
                for show, coins in enumerate(after, 1)
            ),
            count("drum-fact-bankrupt", "drum-log-unpaid"),
            count("drum-fact-unpaid", "drum-log-unpaid", amount="coins"),
        ],
        used=[
            Used(Message("drum-fact-performers"), performers),
            Used(Message("drum-fact-personnel"), cards("drum-log-hired", among=staff)),
            Used(Message("drum-fact-investments"), cards("drum-log-drew", "drum-log-kept")),
            Used(Message("drum-fact-played"), played(log, players)),
            Used(
                Message("drum-fact-held"),
                [
                    list(map(title_of, found))
                    for found in named(log, players, "cards", "drum-log-held")
                ],
            ),
            Used(Message("drum-fact-beginning"), beginning(log, players)),
        ],
        outcomes=votes(log),
    )


def title_of(name: Message) -> Message:
    """A name as it stands in a table rather than in a sentence."""
    return Message(name.id + ".name", name.args)


def argument(message: Message, name: str) -> Message:
    """An argument that is a message itself."""
    found = message.args[name]
    assert isinstance(found, Message)
    return found


def beginning(log: list[Message], players: int) -> list[list[Message]]:
    """Who is the starting player of the first turn (DR-2.8)."""
    first = next(seat_of(message) for message in log if message.id == "drum-log-turn")
    return [[Message("drum-fact-starts")] if seat == first else [] for seat in range(players)]


def in_shows(log: list[Message], *ids: str) -> list[tuple[int, Message]]:
    """Messages with these ids, each with the show that it belongs to, the preparation before it included."""
    show = 1
    found: list[tuple[int, Message]] = []
    for message in log:
        if message.id == "drum-log-turn":
            number = message.args["show"]
            assert isinstance(number, int)
            show = number
        elif message.id in ids:
            found.append((show, message))
    return found


def hired(log: list[Message], players: int, staff: list[Message], show: int) -> Source:
    """Per seat the personnel hired before one show."""
    told = [
        message
        for at, message in in_shows(log, "drum-log-hired")
        if at == show and argument(message, "card") in staff
    ]
    label = Message("drum-fact-personnel-hired", {"show": show})
    return Source(label, tally(told, players, "drum-log-hired"))


def played(log: list[Message], players: int) -> list[list[Message]]:
    """Per seat the investments that it played."""
    found = [
        [title_of(card) for card in cards]
        for cards in named(log, players, "card", "drum-log-played", "drum-log-laid")
    ]
    unnamed = {"drum-log-double": box.DOUBLE_VOTE, "drum-log-unblocked": box.UNBLOCK}
    for message in log:
        if message.id in unnamed:
            found[seat_of(message)].append(title_of(words.investment(unnamed[message.id])))
    return found


GAINED: Final = ("drum-log-sold", "drum-log-passed", "drum-log-vendor", "drum-log-coins")
SPENT: Final = ("drum-log-invests", "drum-log-hired", "drum-log-banked", "drum-log-paid")


def purses(state: DrumRollState, log: list[Message]) -> tuple[list[list[int]], int]:
    """The coins of each seat when the salaries of each show are paid, and the most that lay before all of them at once."""
    coins = [state.box.money] * state.players
    after: list[list[int]] = []
    peak = price = 0
    benefits = False
    for message in log:
        amount = message.args.get("coins")
        if message.id == "drum-log-drafted":
            coins[seat_of(message)] -= cost(state, argument(message, "kept"))
            coins[seat_of(message, "other")] -= cost(state, argument(message, "given"))
        elif message.id in GAINED and isinstance(amount, int):
            coins[seat_of(message)] += amount
        elif message.id in SPENT and isinstance(amount, int):
            coins[seat_of(message)] -= amount
        elif message.id == "drum-log-performs":
            price = trailer_price(state, message)
        elif message.id == "drum-log-trailer" and benefits:
            coins[seat_of(message)] -= price
            price = 0
        if message.id == "drum-log-turn":
            show = message.args["show"]
            if isinstance(show, int) and show > len(after) + 1:
                after.append(coins[:])
            benefits = False
        elif message.id in ("drum-log-benefit", "drum-log-performs"):
            benefits = message.id == "drum-log-benefit"
        if message.id != "drum-log-drafted":
            peak = max(peak, sum(coins))
    return [*after, coins], peak


def cost(state: DrumRollState, name: Message) -> int:
    """What the card of that name costs to hire."""
    return state.box.hire[state.box.name.index(name)]


def trailer_price(state: DrumRollState, message: Message) -> int:
    """What a trailer costs in the benefit of a performance."""
    card = state.box.name.index(argument(message, "card"))
    level = [words.level(number).id for number in (1, 2, 3)].index(argument(message, "level").id)
    parts = [state.box.parts[i] for i in state.box.benefit[card * 3 + level]]
    return sum(part.coins for part in parts if part.gives == box.TRAILER_WON)


def flips(log: list[Message], players: int, show: int) -> Source:
    """Per seat the performers flipped in one show."""
    now: object = 0
    told: list[Message] = []
    for message in log:
        if message.id == "drum-log-show":
            now = message.args["show"]
        elif message.id == "drum-log-flipped" and now == show:
            told.append(message)
    label = Message("drum-fact-flips", {"show": show})
    return Source(label, tally(told, players, "drum-log-flipped"))


def votes(log: list[Message]) -> list[Outcome]:
    """How each vote ended, Double Votes counted (DR-4)."""
    results: dict[object, list[Message]] = {}
    now: object = None
    for message in log:
        if message.id == "drum-log-turn":
            now = (message.args["show"], message.args["round"])
        elif message.id == "drum-log-vote-result":
            results[now] = [argument(message, "vote")]
    return [
        Outcome(
            Message("drum-fact-vote", {"vote": vote, "show": show}), results.get((show, at), [])
        )
        for show in range(1, SHOWS + 1)
        for vote, at in (("first", FIRST_VOTE), ("second", SECOND_VOTE))
    ]
