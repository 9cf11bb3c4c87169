"""The board, its twin in sentences, the choices and the reasons."""

import re

import pytest

from chapiteau.chance import Chance, seed_from
from chapiteau.match import Match
from chapiteau.players.explain import gained
from chapiteau.text import Texts
from chapiteau.titles.flip_circus.reason import reason
from chapiteau.titles.flip_circus.rules.kinds import KINDS
from chapiteau.titles.flip_circus.rules.state import FlipState
from chapiteau.titles.flip_circus.title import TITLE
from chapiteau.titles.flip_circus.view import view
from chapiteau.words import END, SPECTATOR, Message
from tests.titles.flip_circus.build import (
    BUY,
    DECLINE,
    OFFER,
    RETURN,
    TAKE,
    board,
    flip,
    look,
    play,
    position,
    swap,
    use,
)

NAMES = ["Ada", "Ben", "Cleo", "Dan"]
WORDS = {
    "en": {
        "acrobat": "acrobat",
        "magician": "magician",
        "fortune teller": "fortune-teller",
        "strongman": "strongman",
        "animal tamer": "tamer",
        "clown": "clown",
    },
    "fr": {
        "acrobate": "acrobat",
        "magicien": "magician",
        "voyante": "fortune-teller",
        "hercule": "strongman",
        "dompteuse": "tamer",
        "clown": "clown",
    },
}
PLACE = {
    "en": r"Place (\d+): ([a-z ]+), token (\d+)\. (?:Back not shown; by the dots (.+?)|Back: ([a-z ]+))\."
    r"( Just looked at\.)?",
    "fr": r"Place (\d+)\u202f: ([a-z ]+), jeton (\d+)\. "
    r"(?:Dos non montré\u202f; d'après les points (.+?)|Dos\u202f: ([a-z ]+))\."
    r"( Regardé à l'instant\.)?",
}


def say(message: Message, lang: str = "en") -> str:
    return Texts(lang).format(message, NAMES)


def wandering(players: int, memory: str, seed: int, steps: int) -> FlipState:
    match = Match.start("flip-circus", players, {"memory": memory}, seed_from(seed))
    rng = Chance(seed_from(seed)).stream("test")
    for _ in range(steps):
        player = match.state.current()
        allowed = [a for a in match.state.legal_actions(player) if a != OFFER]
        if allowed:
            match.act(player, rng.pick(allowed))
    assert isinstance(match.state, FlipState)
    return match.state


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("players", "memory"), [(2, "record"), (4, "none"), (2, "open")])
def test_the_description_says_the_whole_ring(lang: str, players: int, memory: str) -> None:
    """Parsed back from the sentences, it equals the board."""
    for seed in range(5):
        state = wandering(players, memory, seed, 37 + seed)
        for viewer in (0, 1, SPECTATOR):
            sentences = [say(message, lang) for message in view(state, viewer).description]
            found = [re.fullmatch(PLACE[lang], sentence) for sentence in sentences]
            read = [place.groups() for place in found if place]
            shown = board(state, viewer)
            assert len(read) == 10
            for place, (number, face, token, dots, back, looked) in enumerate(read):
                real = shown.ring[place]
                assert int(number) == place + 1
                assert WORDS[lang][face] == real.face
                assert int(token) == real.id + 1
                assert (WORDS[lang][back] if back else None) == real.back
                assert bool(looked) == real.looked
                if dots:
                    listed = re.split(r", and |, | and | et ", dots)
                    assert [WORDS[lang][word] for word in listed] == real.dots


def test_the_description_says_everything_else() -> None:
    state = position(
        "AM CM AC AT CF FS CS ST CT MF", players=4, applause=(1, 2), most_bought=3, turn_limit=50
    )
    play(state, swap(1), BUY, OFFER)
    sentences = [say(message) for message in view(state, SPECTATOR).description]
    for expected in (
        "Turn 1 of at most 50: Ada.",
        "2 actions left, 1 bought in this turn.",
        "Taken by Ada and Cleo: the acrobat poster.",
        "Available: the magician poster.",
        "Team 1: Ada and Cleo.",
        "Team 2: Ben and Dan.",
        "Applause of Ada and Cleo: 0.",
        "Applause of Ben and Dan: 2.",
        "Applause in the reserve: 3.",
        "Memory aid: record of all that was seen.",
        "At most 3 bought actions per turn.",
        "Ada offers a draw; the answer is awaited.",
    ):
        assert expected in sentences
    assert sum("fortune teller with strongman" in sentence for sentence in sentences) == 1
    over = [say(m) for m in view(play(state, *[OFFER + 1] * 3), 0).description]
    assert over[0] == "The match is drawn by agreement."
    assert not any(sentence.startswith("Turn ") for sentence in over)
    chosen = [say(m) for m in view(play(position(), swap(2)), 0).description]
    assert "A group of clowns was made or enlarged; the benefit is to be decided." in chosen
    quiet = [say(m) for m in view(position(draw_offers=False), 0).description]
    assert "Draws cannot be agreed." in quiet
    assert not any("bought actions" in sentence for sentence in quiet)


@pytest.mark.rule("FC-7.1")
def test_teams_are_told_by_number_in_the_panels_and_the_twin() -> None:
    for players, teams in ((2, []), (4, [1, 2, 1, 2])):
        shown = view(position(players=players), SPECTATOR)
        panels = [
            counter.value
            for seat in shown.seats
            for counter in seat.counters
            if counter.label.id == "flip-counter-team"
        ]
        assert panels == teams
        told = [message.args["team"] for message in shown.description if "team" in message.args]
        assert told == sorted(set(teams))


def test_status_and_hint() -> None:
    state = position()
    assert say(view(state, 1).status) == "2 actions left, turn 1/200"
    assert view(state, 1).hint is None
    assert view(state, SPECTATOR).hint is None
    for prepared, words in (
        (position(), "Swap two neighbours, flip a token, or use an ability."),
        (position(applause=(1, 0)), "Swap two neighbours, flip a token, use an ability, or spend applause."),
        (position(left=0), "End the turn."),
        (position(left=0, applause=(1, 0)), "Spend applause, or end the turn."),
        (play(position(applause=(0, 1)), swap(2)), "Take 1 applause, make the opponent return 1, or decline."),
        (play(position(), swap(2)), "Take 1 applause, or decline."),
        (play(position(applause=(1, 4)), swap(2)), "Make the opponent return 1 applause, or decline."),
    ):  # fmt: skip
        hint = view(prepared, 0).hint
        assert hint is not None
        assert say(hint) == words
    asked = play(position(), OFFER)
    assert say(view(asked, 1).status) == "Ada offers a draw, turn 1/200"
    assert view(asked, 0).hint is None
    assert view(asked, 1).hint is not None


def test_every_choice_belongs_to_places_that_the_board_has() -> None:
    for seed in range(6):
        state = wandering(2, "record", seed, 20 + 3 * seed)
        places = {token.target for token in board(state).ring}
        for choice in KINDS.choices(state, state.current()):
            assert set(choice.targets) <= places
            assert (len(choice.targets) == 2) == (choice.group == "swap")
            assert (not choice.targets) == (choice.action >= BUY)


@pytest.mark.parametrize(
    ("action", "words", "rule", "group", "targets"),
    [
        (swap(10), "Swap the animal tamer on place 10 and the clown on place 1", "FC-3.2", "swap", [9, 0]),
        (flip(4), "Flip the magician on place 4", "FC-3.3", "flip", [3]),
        (use(2), "Use the acrobat on place 2: change places with the clown on place 7", "FC-3.4", "ability", [1]),
        (
            use(4),
            "Use the magician on place 4: the clown on place 3 and the clown on place 5 change places",
            "FC-3.4",
            "ability",
            [3],
        ),
        (
            use(6),
            "Use the fortune teller on place 6: look behind the clown on place 5 and the clown on place 7",
            "FC-3.4",
            "ability",
            [5],
        ),
        (look(9), "Spend 1 applause: look behind the clown on place 9", "FC-3.5", "applause", [8]),
        (BUY, "Spend 1 applause: one more action", "FC-3.5", "applause", []),
        (OFFER, "Offer a draw", "FC-8.3", "draw", []),
    ],
)  # fmt: skip
def test_the_words_of_choices(
    action: int, words: str, rule: str, group: str, targets: list[int]
) -> None:
    state = position("CA AM CM MF CF FS CS ST CT TA", applause=(1, 0))
    (found,) = (choice for choice in KINDS.choices(state, 0) if choice.action == action)
    assert say(found.label) == words
    assert (found.rule, found.group) == (rule, group)
    assert found.targets == [f"place:{place}" for place in targets]


def test_the_words_of_the_clown_benefit_and_the_end() -> None:
    state = play(position(applause=(1, 1)), swap(2))
    assert [(c.action, c.group) for c in KINDS.choices(state, 0)] == [
        (action, "benefit") for action in (TAKE, RETURN, DECLINE)
    ]
    assert say(KINDS.choices(position(left=0), 0)[0].label) == "End the turn"


def test_the_preview_shows_what_is_sure_and_nothing_hidden() -> None:
    match = Match.start("flip-circus", 2, {}, seed_from(1))
    match.state = position("AM CM AC AT CF FS CS ST CT MF", left=1)
    found = {choice.action: choice for choice in match.choices(0)}
    assert [say(m) for m in found[swap(1)].preview] == [
        "Ada takes the acrobat poster.",
        "In the middle the acrobat on place 3 bows and turns over.",
    ]
    assert found[swap(1)].final  # what is behind the middle token is learned
    assert found[flip(8)].preview == []
    assert found[flip(8)].final
    assert not found[swap(4)].final


def test_the_result_and_where_points_came_from() -> None:
    state = position("AM CM AC AT CF FS CS ST CT MF", players=4, posters=("MF", "S"))
    play(state, swap(1))
    for viewer in (0, 3, SPECTATOR, END):
        result = view(state, viewer).result
        assert result is not None
        assert result.places == [[0, 2], [1, 3]]
        assert say(result.reason) == "Ada and Cleo win with the third poster."
        assert [sum(row.values) for row in result.sources] == [2, 2, 2, 2, 0]
        totals = [sum(row.values[seat] for row in result.sources) for seat in range(4)]
        assert totals == state.scores() == [3, 1, 3, 1]
    drawn = play(position(), OFFER, OFFER + 1)
    result = view(drawn, 0).result
    assert result is not None
    assert result.places == [[0, 1]]


def test_reasons() -> None:
    start = position("AM CM AC AT CF FS CS ST CT MF", applause=(0, 1))
    for actions, words in (
        ((swap(1),), "It gains the acrobat poster."),
        ((use(6),), "It learns what is hidden behind a token."),
        ((swap(4),), "It leaves the ring hardest for the opponent."),
    ):
        assert say(reason(start, play(start.clone(), *actions), 0)) == words
    clowns = position(applause=(0, 1))
    for benefit, words in (
        (TAKE, "It gains applause."),
        (RETURN, "It costs the opponent applause."),
    ):
        assert say(reason(clowns, play(clowns.clone(), swap(2), benefit), 0)) == words
    last = position("AM CM AC AT CF FS CS ST CT MF", posters=("MF", ""))
    assert say(gained(last, play(last.clone(), swap(1)), 0, TITLE.reason)) == "It wins the match."
    offered = play(position(), OFFER)
    accepted = play(offered.clone(), OFFER + 1)
    assert say(reason(offered, accepted, 1)) == "A draw is the best that is left."
