"""What a seat may see of Drum Roll. Built by allow-list: circuses, offer, markers and supply lie open; hands, looked-at cards and what is
chosen in secret are checked against the viewer.

The page knows no rules, so whatever can be reckoned from the position stands here: prices, wages, what regions will pay.
"""

from typing import Literal

import msgspec

from chapiteau.game import State
from chapiteau.titles.drum_roll import describe
from chapiteau.titles.drum_roll.rules import distribution, salaries, scoring, show, words
from chapiteau.titles.drum_roll.rules.actions import (
    AGENTS,
    APPLAUDING,
    ASSISTANTS,
    BANKING,
    BENEFITING,
    BIZARRE,
    COLOURS,
    CUBES,
    DISTRIBUTING,
    DOUBLING,
    DRAFTING,
    GAINING,
    KINDS,
    LOOKING,
    ORGANIZING,
    OVER,
    PAYING,
    PLACING,
    RESOLVING,
    SHOWING,
    SOURCES,
    SPACES,
    TYPES,
    VOTING,
)
from chapiteau.titles.drum_roll.rules.box import COINS as GIVES_COINS
from chapiteau.titles.drum_roll.rules.box import CUBE as GIVES_CUBE
from chapiteau.titles.drum_roll.rules.box import LOOK as GIVES_LOOK
from chapiteau.titles.drum_roll.rules.box import PER_BIZARRE, SKIP_OR_TRAILER, Part
from chapiteau.titles.drum_roll.rules.box import SKIP as GIVES_SKIP
from chapiteau.titles.drum_roll.rules.state import DrumRollState
from chapiteau.titles.drum_roll.rules.table import Table
from chapiteau.words import END, Counter, Message, SeatView, View

Phase = Literal[
    "draft",
    "cubes",
    "bank",
    "place",
    "resolve",
    "distribute",
    "vote",
    "double",
    "organizer",
    "show",
    "benefit",
    "gain",
    "look",
    "applause",
    "salaries",
    "over",
]

PHASES: dict[int, Phase] = {
    DRAFTING: "draft",
    CUBES: "cubes",
    BANKING: "bank",
    PLACING: "place",
    RESOLVING: "resolve",
    DISTRIBUTING: "distribute",
    VOTING: "vote",
    DOUBLING: "double",
    ORGANIZING: "organizer",
    SHOWING: "show",
    BENEFITING: "benefit",
    GAINING: "gain",
    LOOKING: "look",
    APPLAUDING: "applause",
    PAYING: "salaries",
    OVER: "over",
}


class Benefit(msgspec.Struct, frozen=True):
    """One part of a benefit (DR-11.2): a price, an arrow, a gain."""

    pays: Literal["", "coins", "cubes"]
    price: int
    gives: Literal["coins", "cube", "look", "trailer", "skip", "skip-or-trailer"]
    amount: int
    """Coins, skips, or cards to look at; 1 for a cube or a trailer."""
    keep: int
    """Cards to keep."""
    colours: list[str]
    """Of a cube: the colours to choose from."""


class Level(msgspec.Struct, frozen=True):
    """What one level of performance needs and brings."""

    colour: str
    filled: bool
    """The cube lies on the performer."""
    stored: bool
    """It is not there, but the owner has one in storage."""
    benefit: list[Benefit]
    target: str
    """`cube:rope-walker:0`: where the cube goes."""


class Performer(msgspec.Struct, frozen=True):
    """A performer card, face up."""

    id: str
    """`rope-walker`: the same card all through the match. Its text is `drum-performer-<id>`."""
    type: str
    hire: int
    price: int
    """Hiring cost minus discount; only in the offer it differs from `hire`."""
    discount: int
    """Tokens on it."""
    salary: int
    """What it costs at the next payment, trailer counted (DR-6.1, DR-6.2, DR-11.5)."""
    regular: int
    secondary: int
    """Salary once flipped."""
    prestige: int
    """What a flip now would score in this circus; in the offer what it would score as the only one."""
    grows: bool
    """Salary and prestige grow with the bizarre performers of the circus."""
    levels: list[Level]
    reached: int
    """0 to 3: the level that its cubes give."""
    performed: int
    """The level it performed at in this show; 0 if it has not."""
    flipped: bool
    flipped_now: bool
    """In this show: the regular salary is due once more."""
    trailer: bool
    excused: bool
    """Its salary is skipped."""
    acting: bool
    """It performs just now."""
    target: str
    """`card:rope-walker`."""


class Member(msgspec.Struct, frozen=True):
    """A personnel card."""

    id: str
    """`orchestra`, `agent-1`, `assistant-5`. Its text is `drum-personnel-<kind>`, with a number for Agents and Assistants."""
    kind: str
    """The id without a number."""
    number: int
    """Of an Agent or Assistant, from 1; else 0."""
    hire: int
    price: int
    discount: int
    salary: int
    takes: list[str]
    """Colours that an exchange takes; empty: any."""
    gives: list[str]
    """Colours it gives: an Agent one of them, an Assistant both."""
    used: bool
    """The exchange was used in this distribution."""
    banked: int
    """Coins on the Bank Representative."""
    excused: bool
    target: str


class Investment(msgspec.Struct, frozen=True):
    """An investment card that the viewer sees."""

    id: str
    """Equal cards cannot be told apart and are counted where they lie: `hand:income:0`."""
    kind: str
    """Text: `drum-investment-<kind>`."""
    worth: int
    """Prestige if the match ended now with this card in hand."""
    target: str
    """`investment:income`."""


class Circus(msgspec.Struct, frozen=True):
    """What lies before one seat."""

    seat: int
    coins: int
    storage: list[int]
    """Cubes by colour."""
    sold: int
    """Sales for this show: how far the ticket marker has moved on its track (`Board.tickets`)."""
    performers: list[Performer]
    personnel: list[Member]
    hand: int
    """Number of investments."""
    hand_limit: int
    region: str
    region_pays: int
    """Prestige that the region would give now (DR-7.1)."""
    wages: int
    """DR-6.1: what the next payment costs now, skips used counted."""
    shortfall: int
    """Coins missing for it."""
    skips: int
    moves_left: int
    """Cubes that can still be moved in this distribution."""
    done: bool
    """Has finished what all do at once, or has chosen in secret."""
    earned: list[int]
    """Prestige by source, as in `Board.sources`."""
    bizarre: int


class Region(msgspec.Struct, frozen=True):
    """A region tile."""

    id: str
    types: list[str]


class Space(msgspec.Struct, frozen=True):
    """A space for markers."""

    id: str
    markers: list[int]
    """Seats, in the order in which their markers were placed and will be resolved."""
    orders: list[int]
    """For each of them its number among all markers of the turn, from 1."""
    target: str
    """`space:white`."""


class Vote(msgspec.Struct, frozen=True):
    """A vote that has been shown."""

    seat: int
    delay: bool
    double: bool


class Board(msgspec.Struct, frozen=True):
    """Everything the page draws."""

    edition: str
    phase: Phase
    show: int
    round: int
    """The preparation turn, 1 to 7."""
    start: int
    """The seat with the starting player's tile."""
    on_stage: int
    """The seat whose show it is; -1 outside shows."""
    colours: list[str]
    sources: list[str]
    """Ids of the sources of prestige: `drum-source-<id>`. Those the edition does not have are left out."""
    stock: list[int]
    trailers: int
    tokens: int
    performer_deck: int
    performer_discard: int
    personnel_deck: int
    personnel_discard: int
    investment_deck: int
    investment_discard: list[str]
    """Kinds, from the bottom to the top; face up."""
    offer: list[Performer]
    personnel: list[Member]
    spaces: list[Space]
    markers_left: list[int]
    """By seat."""
    resolving: str
    """The space whose marker is being resolved; empty outside resolution."""
    tickets: list[int]
    """What each sale pays."""
    regions: list[Region]
    table_region: str
    """With two players: the region that lies between them."""
    circuses: list[Circus]
    hand: list[Investment]
    """Own, by kind."""
    hands: list[list[Investment]]
    """Everybody's, after the match."""
    looked: list[Investment]
    """Cards that the viewer is looking at."""
    keeping: int
    """How many of them are to be kept."""
    draft: list[Performer]
    """The viewer's two starting performers while one is to be chosen."""
    kept: str
    """The one that the viewer has chosen to keep."""
    picked: list[str]
    """Colours that the viewer has chosen in secret."""
    vote: str
    """The viewer's own secret vote: `delay`, `start` or empty."""
    votes: list[Vote]
    """Shown votes, while they are being counted."""
    returned: int
    """Who returned the Show Organizer in this turn; -1 for nobody."""
    barred: int
    """Who may not hire the Show Organizer in this turn; -1 for nobody."""


def view(state: State, viewer: int) -> View:
    """The position as `viewer` (a seat, SPECTATOR, or END) may know it."""
    assert isinstance(state, DrumRollState)
    over = state.mode == OVER
    decides = viewer >= 0 and state.waiting >> viewer & 1 != 0
    return View(
        title="drum-roll",
        viewer=viewer,
        players=state.players,
        turn=state.turn,
        to_act=state.to_act(),
        status=describe.status(state, viewer),
        hint=describe.hint(state, viewer) if decides else None,
        seats=[_seat(state, number) for number in range(state.players)],
        board=_board(state, viewer),
        description=describe.description(state, viewer),
        result=describe.result(state) if over else None,
    )


def _seat(state: Table, number: int) -> SeatView:
    counters = [
        Counter(Message("drum-counter-coins"), state.coins[number]),
        Counter(Message("drum-counter-wages"), salaries.wages(state, number)),
        Counter(Message("drum-counter-cubes"), state.cubes_of(number)),
        Counter(Message("drum-counter-cards"), len(state.hand[number])),
    ]
    return SeatView(seat=number, side=number, score=state.score[number], counters=counters)


def played_sources(state: Table) -> list[int]:
    """The sources of prestige that this edition has (DR-10.2, DR-10.3)."""
    return [
        source
        for source, name in enumerate(SOURCES)
        if name not in ("organized", "most-organized", "all-flipped") or state.box.second
    ]


def _board(state: Table, viewer: int) -> Board:
    seats = range(state.players)
    all_hands = seats if viewer == END else range(0)
    mine = viewer >= 0
    showing = state.mode in (SHOWING, BENEFITING, GAINING, LOOKING, APPLAUDING)
    looking = mine and state.mode == LOOKING and state.waiting >> viewer & 1 != 0
    drafting = mine and state.mode == DRAFTING
    picked = state.picked[viewer * 2 : viewer * 2 + 2] if mine else []
    own_vote = state.votes[viewer] if mine and state.mode == VOTING else 0
    kept = state.kept[viewer] if drafting else -1
    return Board(
        edition="second" if state.box.second else "first",
        phase=PHASES[state.mode],
        show=state.show,
        round=state.round,
        start=state.start,
        on_stage=show.performer_in_turn(state) if showing else -1,
        colours=list(COLOURS),
        sources=[SOURCES[source] for source in played_sources(state)],
        stock=state.stock[:],
        trailers=state.trailers,
        tokens=state.tokens,
        performer_deck=len(state.performer_deck),
        performer_discard=len(state.performer_discard),
        personnel_deck=len(state.personnel_deck),
        personnel_discard=len(state.personnel_discard),
        investment_deck=len(state.deck),
        investment_discard=[KINDS[state.box.kind[card]] for card in state.discard],
        offer=[_performer(state, card, -1) for card in state.offered_performers],
        personnel=[_member(state, card, -1) for card in state.offered_personnel],
        spaces=[_space(state, number) for number in range(len(SPACES))],
        markers_left=[_markers_left(state, number) for number in seats],
        resolving=SPACES[state.queue[0] >> 2] if state.mode == RESOLVING and state.queue else "",
        tickets=state.box.tickets[:],
        regions=[_region(state, number) for number in sorted(state.region)],
        table_region=words.REGION_NAMES[state.region[2]] if state.players == 2 else "",
        circuses=[_circus(state, number) for number in seats],
        hand=_hand(state, viewer, "hand") if mine else [],
        hands=[_hand(state, number, f"hand-{number}") for number in all_hands],
        looked=_investments(state, state.looked, viewer, "look") if looking else [],
        keeping=state.keeping if looking else 0,
        draft=[
            _performer(state, card, -1)
            for card in (state.draft[viewer * 2 : viewer * 2 + 2] if drafting else [])
        ],
        kept=words.PERFORMER_NAMES[state.draft[viewer * 2 + kept]] if kept >= 0 else "",
        picked=[COLOURS[colour] for colour in picked if colour >= 0],
        vote=("delay" if own_vote == 1 else "start") if own_vote else "",
        votes=_votes(state),
        returned=state.returned,
        barred=state.barred,
    )


def _votes(state: Table) -> list[Vote]:
    if state.mode != DOUBLING:
        return []
    return [
        Vote(player, state.votes[player] & 1 != 0, state.votes[player] & 4 != 0)
        for player in range(state.players)
    ]


def _markers_left(state: Table, player: int) -> int:
    if state.mode not in (BANKING, PLACING):
        return 0
    return 3 - sum(marker & 3 == player for marker in state.markers)


def _space(state: Table, number: int) -> Space:
    orders = [i + 1 for i, marker in enumerate(state.markers) if marker >> 2 == number]
    return Space(
        id=SPACES[number],
        markers=[state.markers[order - 1] & 3 for order in orders],
        orders=orders,
        target=f"space:{SPACES[number]}",
    )


def _region(state: Table, number: int) -> Region:
    types = state.box.region[number * 2 : number * 2 + 2]
    return Region(words.REGION_NAMES[number], [TYPES[kind] for kind in types])


def _circus(state: Table, player: int) -> Circus:
    wages = salaries.wages(state, player)
    moves = distribution.most_moves(state, player) - state.moved[player]
    secret = (state.mode == DRAFTING and state.kept[player] >= 0) or (
        state.mode in (CUBES, VOTING) and not state.waiting >> player & 1
    )
    sources = played_sources(state)
    return Circus(
        seat=player,
        coins=state.coins[player],
        storage=state.storage[player * 5 : player * 5 + 5],
        sold=state.sold[player],
        performers=[_performer(state, card, player) for card in state.troupe[player]],
        personnel=[_member(state, card, player) for card in state.staff[player]],
        hand=len(state.hand[player]),
        hand_limit=state.hand_limit(player),
        region=words.REGION_NAMES[state.region[player]],
        region_pays=show.region_bonus(state, player),
        wages=wages,
        shortfall=max(wages - state.coins[player], 0),
        skips=state.skips[player],
        moves_left=moves if state.mode == DISTRIBUTING else 0,
        done=secret or (state.mode in (DISTRIBUTING, PAYING) and state.done >> player & 1 != 0),
        earned=[state.earned[player * len(SOURCES) + source] for source in sources],
        bizarre=state.count_type(player, BIZARRE),
    )


# ---- cards


def _performer(state: Table, card: int, owner: int) -> Performer:
    box = state.box
    name = words.PERFORMER_NAMES[card]
    regular, prestige = box.salary[card], box.prestige[card]
    grows = regular >= PER_BIZARRE or prestige >= PER_BIZARRE
    if owner >= 0:
        regular = show.value_with_bizarre(state, owner, regular)
        prestige = show.value_with_bizarre(state, owner, prestige)
    else:
        # As the only bizarre performer of a circus (DR-11.5).
        regular -= PER_BIZARRE - 1 if regular >= PER_BIZARRE else 0
        prestige -= PER_BIZARRE - 1 if prestige >= PER_BIZARRE else 0
    return Performer(
        id=name,
        type=TYPES[box.type[card]],
        hire=box.hire[card],
        price=state.price(card),
        discount=state.discount[card],
        salary=salaries.salary(state, owner, card) if owner >= 0 else regular,
        regular=regular,
        secondary=box.secondary[card],
        prestige=prestige,
        grows=grows,
        levels=[_level(state, card, level, owner) for level in range(3)],
        reached=show.level_of(state, card),
        performed=state.act[card],
        flipped=state.flipped[card] > 0,
        flipped_now=state.flipped[card] == 2,
        trailer=state.trailer[card] > 0,
        excused=state.excused >> card & 1 != 0,
        acting=state.acting == card,
        target=f"card:{name}",
    )


def _level(state: Table, card: int, level: int, owner: int) -> Level:
    colour = state.box.cube[card * 3 + level]
    filled = state.cubes[card] >> level & 1 != 0
    return Level(
        colour=COLOURS[colour],
        filled=filled,
        stored=owner >= 0 and not filled and state.storage[owner * 5 + colour] > 0,
        benefit=[_benefit(state.box.parts[i]) for i in state.box.benefit[card * 3 + level]],
        target=f"cube:{words.PERFORMER_NAMES[card]}:{level}",
    )


GIVES: dict[int, Literal["coins", "cube", "look", "trailer", "skip", "skip-or-trailer"]] = {
    GIVES_COINS: "coins",
    GIVES_CUBE: "cube",
    GIVES_LOOK: "look",
    GIVES_SKIP: "skip",
    SKIP_OR_TRAILER: "skip-or-trailer",
}


def _benefit(part: Part) -> Benefit:
    cube = part.gives == GIVES_CUBE
    return Benefit(
        pays="coins" if part.coins else "cubes" if part.cubes else "",
        price=part.coins or part.cubes,
        gives=GIVES.get(part.gives, "trailer"),
        amount=part.amount if part.gives in (GIVES_COINS, GIVES_LOOK, GIVES_SKIP) else 1,
        keep=part.keep,
        colours=[name for i, name in enumerate(COLOURS) if part.amount >> i & 1] if cube else [],
    )


def _member(state: Table, card: int, owner: int) -> Member:
    box = state.box
    kind, number = words.member(card)
    takes: list[int] = []
    gives: list[int] = []
    used = False
    if card >= ASSISTANTS:
        takes = box.assistant[(card - ASSISTANTS) * 3 : (card - ASSISTANTS) * 3 + 1]
        gives = box.assistant[(card - ASSISTANTS) * 3 + 1 : (card - ASSISTANTS) * 3 + 3]
        used = owner >= 0 and state.used >> (4 + owner) & 1 != 0
    elif card >= AGENTS:
        gives = box.agent[(card - AGENTS) * 2 : (card - AGENTS) * 2 + 2]
        used = owner >= 0 and state.used >> owner & 1 != 0
    name = f"{kind}-{number}" if number else kind
    return Member(
        id=name,
        kind=kind,
        number=number,
        hire=box.hire[card],
        price=state.price(card),
        discount=state.discount[card],
        salary=box.salary[card],
        takes=[COLOURS[colour] for colour in takes],
        gives=[COLOURS[colour] for colour in gives],
        used=used and state.mode == DISTRIBUTING,
        banked=state.banked[owner] if owner >= 0 and kind == "bank-representative" else 0,
        excused=state.excused >> card & 1 != 0,
        target=f"card:{name}",
    )


def _hand(state: Table, player: int, where: str) -> list[Investment]:
    return _investments(state, state.hand[player], player, where)


def _investments(state: Table, cards: list[int], player: int, where: str) -> list[Investment]:
    found: list[Investment] = []
    for kind in sorted(state.box.kind[card] for card in cards):
        same = sum(one.kind == KINDS[kind] for one in found)
        worth = scoring.held_prestige(state, player, kind)
        prefix = "look" if where == "look" else "investment"
        target = f"{prefix}:{KINDS[kind]}"
        found.append(Investment(f"{where}:{KINDS[kind]}:{same}", KINDS[kind], worth, target))
    return found
