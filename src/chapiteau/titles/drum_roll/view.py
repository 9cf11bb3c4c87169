"""What a seat may see of Drum Roll. Built by allow-list: circuses, offer, markers and supply lie open; hands, looked-at cards and what is
chosen in secret are checked against the viewer.
"""

from chapiteau.game import State
from chapiteau.titles.drum_roll import board, cards, describe, standing
from chapiteau.titles.drum_roll.board import Board
from chapiteau.titles.drum_roll.rules import (
    box,
    distribution,
    phase,
    salaries,
    scoring,
    secrecy,
    show,
    vote,
    words,
)
from chapiteau.titles.drum_roll.rules.position import Position
from chapiteau.titles.drum_roll.rules.state import DrumRollState
from chapiteau.words import END, Counter, Message, SeatView, View


def view(state: State, viewer: int) -> View:
    """The position as `viewer` (a seat, SPECTATOR, or END) may know it."""
    assert isinstance(state, DrumRollState)
    over = state.mode == phase.OVER
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
        result=standing.result(state) if over else None,
        passing=_passing(state, viewer),
        open_to=secrecy.open_to(state, viewer),
    )


def _passing(state: DrumRollState, player: int) -> int:
    """DR-9.1c: the action that passes a question which only cards could answer otherwise; -1 where something else is asked."""
    kinds = state.decisions
    others = [action for action in state.legal_actions(player) if not kinds.of[action].plays]
    return kinds.done.first if others == [kinds.done.first] else -1


def _seat(state: Position, number: int) -> SeatView:
    counters = [
        Counter(Message("drum-counter-coins"), state.coins[number]),
        Counter(Message("drum-counter-wages"), salaries.wages(state, number)),
        Counter(Message("drum-counter-cubes"), state.cubes_of(number)),
        Counter(Message("drum-counter-cards"), len(state.hand[number])),
    ]
    return SeatView(seat=number, side=number, score=state.score[number], counters=counters)


def _board(state: DrumRollState, viewer: int) -> Board:
    seats = range(state.players)
    all_hands = seats if viewer == END else range(0)
    mine = viewer >= 0
    showing = state.mode in phase.ON_STAGE
    looking = mine and state.mode == phase.LOOKING and state.waiting >> viewer & 1 != 0
    drafting = mine and state.mode == phase.DRAFTING
    picked = state.picked[viewer * 2 : viewer * 2 + 2] if mine else []
    chosen = mine and state.mode == phase.CURTAIN and state.chosen[viewer] >= 0
    own_vote = state.votes[viewer] if mine and state.mode == phase.VOTING else 0
    kept = state.kept[viewer] if drafting else -1
    return Board(
        edition="second" if state.box.second else "first",
        phase=phase.ASKED[state.mode],
        show=state.show,
        round=state.round,
        start=state.start,
        on_stage=show.performer_in_turn(state) if showing else -1,
        colours=list(box.COLOURS),
        sources=[words.source(state, source) for source in standing.sources(state)],
        awards=[_award(state, *award) for award in standing.awards(state)],
        stock=state.stock[:],
        trailers=state.trailers,
        tokens=state.tokens,
        performer_deck=len(state.performer_deck),
        performer_discard=len(state.performer_discard),
        personnel_deck=len(state.personnel_deck),
        personnel_discard=len(state.personnel_discard),
        investment_deck=len(state.deck),
        performers_out=[state.box.id[card] for card in state.performer_discard],
        personnel_out=[state.box.id[card] for card in state.personnel_discard],
        investment_discard=[box.INVESTMENTS[state.box.kind[card]] for card in state.discard],
        offer=[_performer(state, card, -1) for card in state.offered_performers],
        personnel=[_member(state, card, -1) for card in state.offered_personnel],
        spaces=[_space(state, number) for number in range(len(box.SPACES))],
        markers_left=[standing.markers_left(state, number) for number in seats],
        cube_actions_left=standing.cube_actions_left(state),
        resolving=box.SPACES[state.queue[0] >> 2]
        if state.mode == phase.RESOLVING and state.queue
        else "",
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
        kept=state.box.id[state.draft[viewer * 2 + kept]] if kept >= 0 else "",
        picked=[box.COLOURS[colour] for colour in picked if colour >= 0],
        chosen=describe.own_choice(state, viewer) if chosen else None,
        vote=("delay" if own_vote == vote.DELAY else "start") if own_vote else "",
        votes=_votes(state),
        returned=state.returned,
        barred=state.barred,
        own_names={
            state.box.id[card]: name
            for card, name in enumerate(state.box.name)
            if name.id == "own-name"
        },
    )


def _votes(state: Position) -> list[board.Vote]:
    if state.mode != phase.DOUBLING:
        return []
    return [
        board.Vote(
            seat=player,
            delay=state.votes[player] & vote.DELAY != 0,
            double=state.votes[player] & vote.COUNTS_TWICE != 0,
        )
        for player in range(state.players)
    ]


def _award(state: Position, source: int, prestige: int, seats: list[int]) -> board.Award:
    every_show = standing.is_every_show(state, source)
    return board.Award(words.source(state, source), prestige, seats, every_show)


def _space(state: Position, number: int) -> board.Space:
    orders = [i + 1 for i, marker in enumerate(state.markers) if marker >> 2 == number]
    return board.Space(
        id=box.SPACES[number],
        markers=[state.markers[order - 1] & 3 for order in orders],
        orders=orders,
        target=f"space:{box.SPACES[number]}",
    )


def _region(state: Position, number: int) -> board.Region:
    types = state.box.region[number * 2 : number * 2 + 2]
    return board.Region(words.REGION_NAMES[number], [box.TYPES[kind] for kind in types])


def _circus(state: Position, player: int) -> board.Circus:
    moves = distribution.most_moves(state, player) - state.moved[player]
    following = standing.next_region(state, player)
    earned = state.sources_of(player)
    return board.Circus(
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
        next_region=words.REGION_NAMES[following] if following >= 0 else "",
        next_region_pays=show.region_pays(state, player, following) if following >= 0 else 0,
        wages=salaries.wages(state, player),
        shortfall=salaries.shortfall(state, player),
        skips=state.skips[player],
        laid=[box.INVESTMENTS[state.box.kind[card]] for card in _laid(state, player)],
        moves_left=moves if state.mode == phase.DISTRIBUTING else 0,
        done=standing.is_done(state, player),
        earned=[earned[source] for source in standing.sources(state)],
        bizarre=standing.bizarre(state, player),
    )


def _laid(state: Position, player: int) -> list[int]:
    """DR-9.5: Extended Applause that lies before the player whose show it is."""
    return state.laid if show.performer_in_turn(state) == player else []


# ---- cards


def _performer(state: Position, card: int, owner: int) -> board.Performer:
    name = state.box.id[card]
    regular, prestige = state.box.salary[card], state.box.prestige[card]
    if owner >= 0:
        regular = show.value_with_bizarre(state, owner, regular)
        prestige = show.value_with_bizarre(state, owner, prestige)
    else:
        # As the only bizarre performer of a circus (DR-11.5).
        regular -= box.PER_BIZARRE - 1 if regular >= box.PER_BIZARRE else 0
        prestige -= box.PER_BIZARRE - 1 if prestige >= box.PER_BIZARRE else 0
    return board.Performer(
        id=name,
        type=box.TYPES[state.box.type[card]],
        hire=state.box.hire[card],
        price=state.price(card),
        discount=state.discount[card],
        salary=salaries.salary(state, owner, card) if owner >= 0 else regular,
        regular=regular,
        secondary=state.box.secondary[card],
        prestige=prestige,
        salary_grows=state.box.salary[card] >= box.PER_BIZARRE,
        prestige_grows=state.box.prestige[card] >= box.PER_BIZARRE,
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


def _level(state: Position, card: int, level: int, owner: int) -> board.Level:
    colour = state.box.cube[card * 3 + level]
    filled = state.cubes[card] >> level & 1 != 0
    return board.Level(
        colour=box.COLOURS[colour],
        filled=filled,
        stored=owner >= 0 and not filled and state.storage[owner * 5 + colour] > 0,
        benefit=[_benefit(state.box.parts[i]) for i in state.box.benefit[card * 3 + level]],
        target=f"cube:{state.box.id[card]}:{level}",
    )


def _benefit(part: box.Part) -> board.Benefit:
    cube = part.gives == box.CUBE
    return board.Benefit(
        pays="coins" if part.coins else "cubes" if part.cubes else "",
        price=part.coins or part.cubes,
        gives=board.GIVES[part.gives],
        amount=part.amount if part.gives in (box.COINS, box.LOOK, box.SKIP) else 1,
        keep=part.keep,
        colours=[name for i, name in enumerate(box.COLOURS) if cube and part.amount >> i & 1],
    )


def _member(state: Position, card: int, owner: int) -> board.Member:
    name = state.box.id[card]
    return board.Member(
        id=name,
        kind=box.ROLES[state.box.role[card]],
        number=state.box.number[card],
        hire=state.box.hire[card],
        price=state.price(card),
        discount=state.discount[card],
        salary=state.box.salary[card],
        takes=[box.COLOURS[colour] for colour in state.box.takes[card]],
        gives=[box.COLOURS[colour] for colour in state.box.gives[card]],
        effect=cards.effect(state, card),
        used=owner >= 0 and cards.used(state, card, owner),
        banked=state.banked[owner] if owner >= 0 and state.box.role[card] == box.BANK else 0,
        excused=state.excused >> card & 1 != 0,
        target=f"card:{name}",
    )


def _hand(state: Position, player: int, where: str) -> list[board.Investment]:
    return _investments(state, cards.in_hand(state, player), player, where)


def _investments(
    state: Position, held: list[int], player: int, where: str
) -> list[board.Investment]:
    found: list[board.Investment] = []
    for kind in sorted([state.box.kind[card] for card in held]):
        same = sum(one.kind == box.INVESTMENTS[kind] for one in found)
        worth = scoring.held_prestige(state, player, kind)
        prefix = "look" if where == "look" else "investment"
        target = f"{prefix}:{box.INVESTMENTS[kind]}"
        effect = cards.does(state, kind)
        name = f"{where}:{box.INVESTMENTS[kind]}:{same}"
        found.append(board.Investment(name, box.INVESTMENTS[kind], effect, worth, target))
    return found
