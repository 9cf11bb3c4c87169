"""What a seat may see of Drum Roll. Built by allow-list: circuses, offer, markers and supply lie open; hands, looked-at cards and what is
chosen in secret are checked against the viewer.
"""

from typing import Final

from chapiteau.game import view_of
from chapiteau.titles.drum_roll import board, cards, describe
from chapiteau.titles.drum_roll.board import Award, Board, Vote
from chapiteau.titles.drum_roll.rules import (
    box,
    curtain,
    distribution,
    phase,
    position,
    salaries,
    scoring,
    secrecy,
    show,
    vote,
    words,
)
from chapiteau.titles.drum_roll.rules.position import Position
from chapiteau.titles.drum_roll.rules.state import DrumRollState
from chapiteau.words import END, Counter, Message, Result, SeatView, Source, View, by_place

AFTER_SHOWS: Final = (position.S_MOST_ORGANIZED, position.S_ALL_FLIPPED)
"""Awards of the second edition that may be given after every show (DR-10.3)."""
ONLY_SECOND: Final = (position.S_ORGANIZED, *AFTER_SHOWS)


def view(state: DrumRollState, viewer: int) -> View:
    """The position as `viewer` (a seat, SPECTATOR, or END) may know it."""
    seen = _board(state, viewer)
    decides = viewer >= 0 and state.waiting >> viewer & 1 != 0
    return view_of(
        *(state, "drum-roll", viewer),
        status=describe.status(state, viewer),
        hint=describe.hint(state, viewer) if decides else None,
        seats=[_seat(state, number) for number in range(state.players)],
        board=seen,
        description=describe.description(state, seen, viewer),
        result=_result(state) if state.mode == phase.OVER else None,
        passing=_passing(state, viewer),
        open_to=secrecy.open_to(state, viewer),
    )


def _passing(state: DrumRollState, player: int) -> int:
    """DR-9.1c: the action that passes a question which only cards could answer otherwise; -1 where something else is asked."""
    kinds = state.decisions
    others = [action for action in state.legal_actions(player) if kinds.of[action].plays < 0]
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
    printed, seats = state.box, range(state.players)
    mine, at = viewer >= 0, viewer * 2
    looking = mine and state.mode == phase.LOOKING and state.waiting >> viewer & 1 != 0
    dealt = state.draft[at : at + 2] if mine and state.mode == phase.DRAFTING else []
    picked = state.picked[at : at + 2] if mine else []
    vote_cast = state.votes[viewer] if mine and state.mode == phase.VOTING else 0
    open_votes = state.votes if state.mode == phase.DOUBLING else []
    placing = state.mode in (phase.BANKING, phase.PLACING)
    owners = [marker & 3 for marker in state.markers]
    on_cubes = sum(marker >> 2 < box.TICKETS for marker in state.markers)
    # A performer counts as outstanding with all its cubes.
    ready = [seat for seat in seats if scoring.perfect(state, seat, foreseen=True)]
    awards = scoring.troupe_awards(state, ready) + scoring.organization_awards(state)
    names = zip(printed.id, printed.name, strict=True)
    return Board(
        edition="second" if printed.second else "first",
        phase=phase.ASKED[state.mode],
        show=state.show,
        round=state.round,
        start=state.start,
        on_stage=show.performer_in_turn(state) if state.mode in phase.ON_STAGE else -1,
        colours=list(box.COLOURS),
        sources=[words.source(state, source) for source in _sources(state)],
        awards=[
            Award(words.source(state, i), prestige, winners, printed.each_show and i in AFTER_SHOWS)
            for i, prestige, winners in awards
            if printed.second or i not in ONLY_SECOND
        ],
        stock=state.stock[:],
        trailers=state.trailers,
        tokens=state.tokens,
        performer_deck=len(state.performer_deck),
        performer_discard=len(state.performer_discard),
        personnel_deck=len(state.personnel_deck),
        personnel_discard=len(state.personnel_discard),
        investment_deck=len(state.deck),
        performers_out=[printed.id[card] for card in state.performer_discard],
        personnel_out=[printed.id[card] for card in state.personnel_discard],
        investment_discard=_kinds(state, state.discard),
        offer=[_performer(state, card, -1) for card in state.offered_performers],
        personnel=[_member(state, card, -1) for card in state.offered_personnel],
        spaces=[_space(state, number) for number in range(len(box.SPACES))],
        # DR-3.2, DR-3.3; more can lie on cube actions by Unblock Action (DR-9.2).
        markers_left=[position.MARKERS - owners.count(seat) if placing else 0 for seat in seats],
        cube_actions_left=max(state.players - on_cubes, 0) if placing else 0,
        resolving=box.SPACES[state.queue[0] >> 2] if state.queue else "",
        tickets=printed.tickets[:],
        regions=[_region(state, number) for number in sorted(state.region)],
        table_region=words.REGION_NAMES[state.region[2]] if state.players == 2 else "",
        circuses=[_circus(state, number) for number in seats],
        hand=_hand(state, viewer, "hand") if mine else [],
        hands=[_hand(state, seat, f"hand-{seat}") for seat in seats] if viewer == END else [],
        looked=_cards(state, state.looked, viewer, "look") if looking else [],
        keeping=state.keeping if looking else 0,
        draft=[_performer(state, card, -1) for card in dealt],
        kept=printed.id[dealt[state.kept[viewer]]] if dealt and state.kept[viewer] >= 0 else "",
        picked=[box.COLOURS[colour] for colour in picked if colour >= 0],
        chosen=_chosen(state, viewer) if mine and state.mode == phase.CURTAIN else None,
        vote=("delay" if vote_cast == vote.DELAY else "start") if vote_cast else "",
        votes=[
            Vote(seat, cast & vote.DELAY != 0, cast & vote.COUNTS_TWICE != 0)
            for seat, cast in enumerate(open_votes)
        ],
        returned=state.returned,
        barred=state.barred,
        own_names={card: name for card, name in names if name.id == "own-name"},
    )


def _chosen(state: DrumRollState, viewer: int) -> Message | None:
    """What the viewer has chosen before the curtain, still secret."""
    action = state.chosen[viewer]
    if action < 0:
        return None
    if action == state.decisions.done.first:
        return Message("drum-describe-own-pass")
    what = curtain.planned(state, state.decisions, action)
    return Message("drum-describe-own-card", {"what": what})


def _kinds(state: Position, numbers: list[int]) -> list[box.Investment]:
    return [box.INVESTMENTS[state.box.kind[number]] for number in numbers]


def _space(state: Position, number: int) -> board.Space:
    orders = [i for i, marker in enumerate(state.markers, 1) if marker >> 2 == number]
    seats = [state.markers[order - 1] & 3 for order in orders]
    return board.Space(box.SPACES[number], seats, orders, f"space:{box.SPACES[number]}")


def _region(state: Position, number: int) -> board.Region:
    types = state.box.region[number * 2 : number * 2 + 2]
    return board.Region(words.REGION_NAMES[number], [box.TYPES[kind] for kind in types])


def _circus(state: Position, player: int) -> board.Circus:
    # DR-7.3: the region that comes after this show.
    following = -1 if scoring.is_last_show(state) else state.region[player - 1]
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
        region_pays=show.region_pays(state, player, state.region[player]),
        next_region=words.REGION_NAMES[following] if following >= 0 else "",
        next_region_pays=show.region_pays(state, player, following) if following >= 0 else 0,
        wages=salaries.wages(state, player),
        shortfall=salaries.shortfall(state, player),
        skips=state.skips[player],
        laid=_kinds(state, state.laid) if show.performer_in_turn(state) == player else [],
        moves_left=distribution.moves_left(state, player)
        if state.mode == phase.DISTRIBUTING
        else 0,
        done=_is_done(state, player),
        earned=[state.sources_of(player)[source] for source in _sources(state)],
        bizarre=state.count_type(player, box.BIZARRE),
    )


def _is_done(state: Position, player: int) -> bool:
    """Whether a player has finished what all do at once, or has chosen in secret."""
    if state.mode in (phase.DRAFTING, phase.CUBES, phase.VOTING):
        return not state.waiting >> player & 1
    done = state.done >> player & 1 != 0
    if state.mode == phase.CURTAIN:
        return not state.hand[player] or state.chosen[player] >= 0 or done
    return done and state.mode in (phase.DISTRIBUTING, phase.PAYING)


def _sources(state: Position) -> list[int]:
    """The sources of prestige that this edition has (DR-10.2, DR-10.3)."""
    return [i for i in range(len(position.SOURCES)) if state.box.second or i not in ONLY_SECOND]


def _result(state: DrumRollState) -> Result:
    """Places by DR-10.5, and the prestige by source."""
    places = by_place(state.ranking())
    best = max(state.score)
    tie_break = None
    if state.score.count(best) > 1:
        tie_break = Message("drum-tie-shared" if len(places[0]) > 1 else "drum-tie-coins")
    rows = []
    for source in _sources(state):
        values = [state.sources_of(player)[source] for player in range(state.players)]
        if any(values):
            rows.append(Source(words.source(state, source), values))
    reason = Message("drum-status-over")
    return Result(places=places, reason=reason, tie_break=tie_break, sources=rows)


# ---- cards


def _performer(state: Position, card: int, owner: int) -> board.Performer:
    printed, name = state.box, state.box.id[card]
    return board.Performer(
        id=name,
        type=box.TYPES[printed.type[card]],
        hire=printed.hire[card],
        price=state.price(card),
        discount=state.discount[card],
        salary=salaries.salary(state, owner, card),
        regular=show.value_with_bizarre(state, owner, printed.salary[card]),
        secondary=printed.secondary[card],
        prestige=show.value_with_bizarre(state, owner, printed.prestige[card]),
        salary_grows=printed.salary[card] >= box.PER_BIZARRE,
        prestige_grows=printed.prestige[card] >= box.PER_BIZARRE,
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
    name, role = state.box.id[card], state.box.role[card]
    exchanges = state.mode == phase.DISTRIBUTING and role in (box.AGENT, box.ASSISTANT)
    return board.Member(
        id=name,
        kind=box.ROLES[role],
        number=state.box.number[card],
        hire=state.box.hire[card],
        price=state.price(card),
        discount=state.discount[card],
        salary=state.box.salary[card],
        takes=[box.COLOURS[colour] for colour in state.box.takes[card]],
        gives=[box.COLOURS[colour] for colour in state.box.gives[card]],
        effect=cards.effect(state, card),
        used=owner >= 0 and exchanges and distribution.is_used(state, owner, role),
        banked=state.banked[owner] if owner >= 0 and role == box.BANK else 0,
        excused=state.excused >> card & 1 != 0,
        target=f"card:{name}",
    )


def _hand(state: Position, player: int, where: str) -> list[board.Investment]:
    """A hand as its owner sees it: with the cards just chosen to be kept (DR-11.3)."""
    held = state.hand[player]
    if state.keeps and show.performer_in_turn(state) == player:
        held = held + state.keeps
    return _cards(state, held, player, where)


def _cards(state: Position, held: list[int], player: int, where: str) -> list[board.Investment]:
    kinds = sorted([state.box.kind[card] for card in held])
    target = "look" if where == "look" else "investment"
    return [
        board.Investment(
            id=f"{where}:{box.INVESTMENTS[kind]}:{i - kinds.index(kind)}",
            kind=box.INVESTMENTS[kind],
            effect=cards.does(state, kind),
            worth=scoring.held_prestige(state, player, kind),
            target=f"{target}:{box.INVESTMENTS[kind]}",
        )
        for i, kind in enumerate(kinds)
    ]
