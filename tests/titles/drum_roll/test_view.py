"""The view of Drum Roll: every word exists, and the page can rely on ids and targets."""

import re
from importlib.resources import files
from typing import Any

import msgspec
import pytest

from chapiteau.game import State
from chapiteau.match import Match
from chapiteau.players.explain import gained
from chapiteau.text import Texts
from chapiteau.titles.drum_roll.board import Board
from chapiteau.titles.drum_roll.rules import words
from chapiteau.titles.drum_roll.rules.box import CUBE, Part
from chapiteau.titles.drum_roll.rules.state import DrumRollState
from chapiteau.words import LANGUAGES, SPECTATOR, Choice, Message
from tests.kit.sentences import collect, read_out
from tests.titles.drum_roll.build import ALL, TITLE, act, card, do, new, place, position
from tests.titles.drum_roll.matches import matches, played

NAMES = ["Ana", "Ben", "Zoé", "Udo"]


def choice(state: State, player: int, action: str) -> Choice:
    return next(one for one in state.kinds().choices(state, player) if one.action == act(action))


def say(message: Message, lang: str = "en") -> str:
    return Texts(lang).format(message, NAMES)


# ---- words


@pytest.fixture(scope="module")
def sentences() -> list[Message]:
    """All that some matches say."""
    return collect((at for match in matches() for at in played(match, every=7)), every=3)


@pytest.mark.slow
def test_every_sentence_can_be_said_and_is_tidy(sentences: list[Message]) -> None:
    for lang in LANGUAGES:
        for message, text in read_out(lang, sentences, NAMES):
            tidy(lang, message.id, text)
    seen = {message.id for message in sentences}
    for name in ("hired", "moved", "performs", "flipped", "fired", "vote", "region", "unpaid"):
        assert f"drum-log-{name}" in seen, f"the matches never told {name}"


def tidy(lang: str, name: str, text: str) -> None:
    """No doubled spaces or stops, none missing; French names after "de" or "à" would need contractions."""
    assert not re.search(r"  |\.\.| [.,]|[.;,:][^\W\d]", text), text
    assert text == text.strip(), text
    if lang == "fr":
        for wrong in (" de le ", " de les ", " à le ", " à les ", " de l'agent"):
            assert wrong not in text, text
    if name.startswith(("drum-log-", "drum-describe-", "drum-hint-", "drum-no-")):
        last = name.removeprefix("drum-describe-")
        fragments = ("earned", "value", "value-grows", "number", "marker", "left")
        assert text[-1] == "." or last in fragments, text


THINGS = {
    "en": "coin|cube|performer|trailer|token|investment|marker|discard|skip|card|time|action",
    "fr": "pièce|cube|artiste|roulotte|jeton|investissement|salaire|dispense|carte|point|action",
}
WRONG = {
    "en": rf"\b1 (?:[a-z]+ )?(?:{THINGS['en']})s\b|\b[02] (?:{THINGS['en']})\b(?! action)",
    "fr": rf"\b[01] (?:{THINGS['fr']})s\b|\b2 (?:{THINGS['fr']})\b",
}
"""A number and a word that do not agree. In French 0 is singular."""


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_words_agree_with_0_1_and_2(lang: str, sentences: list[Message]) -> None:
    texts = Texts(lang)
    tried = 0
    for message in sentences:
        numbers = [name for name, value in message.args.items() if isinstance(value, int)]
        if message.id == "seat" or not numbers:
            continue
        for value in (0, 1, 2):
            args = message.args | dict.fromkeys(numbers, value)
            text = texts.format(Message(message.id, args), NAMES)
            assert not re.search(WRONG[lang], text.replace("\u202f", " ")), text
            tried += 1
    assert tried > 300


def test_french_never_puts_a_name_after_a_word_that_would_be_cut_before_a_vowel() -> None:
    """Neither "de Anaïs" nor "de le sauteur": a name stands after "de", "que" and the like in no text."""
    text = (files(TITLE.package) / "text" / "fr.ftl").read_text("utf-8")
    names = "player|players|card|cards|other|kept|given|start|award|performer"
    found = re.findall(rf"\b(?:de|du|que|le|la|jusque|lorsque) \{{ \$(?:{names}) ", text)
    assert not found
    assert re.search(rf"\b(?:chez|pour) \{{ \$(?:{names}) ", text), "names are found"


def test_sentences() -> None:
    """A few sentences as they are read, in both languages."""
    state = position(3, troupe=["rope-walker"], cubes={"rope-walker": ALL}, phase="show")
    state.telling = True
    told = []
    for action in ("perform rope-walker", "flip"):
        do(state, action)
        told += [event.message for event in state.events]
    assert [say(message) for message in told[:3]] == [
        "Ana presents the Rope Walker: an outstanding performance.",
        "Ana flips the Rope Walker for 2 prestige.",
        "Ana earns 0 prestige in Moscow.",
    ]
    assert [say(message, "fr") for message in told[:3]] == [
        "Ana présente la funambule\u202f: une performance exceptionnelle.",
        "Ana retourne la funambule pour 2 points de prestige.",
        "Ana gagne 0 point de prestige dans sa région, Moscou.",
    ]


def test_choices_say_what_they_bring() -> None:
    state = position(2, storage=["Y"], coins=[5, 5])
    assert say(choice(state, 0, "place white").label) == "Marker on “Rehearsal”: a white cube"
    place(state, "tickets", "pass")
    assert say(choice(state, 0, "place tickets").label) == "Marker on “Sell Tickets”: 4 coins"
    assert say(choice(state, 0, "place pass").label) == "Pass this marker: 1 coin"

    state = position(2, troupe=["hat-juggler"], cubes={"hat-juggler": ALL}, phase="show")
    do(state, "perform hat-juggler")
    assert say(choice(state, 0, "benefit").label) == "Take the benefit: any 2 cubes"
    assert say(choice(state, 0, "flip").label) == "Flip the Hat Juggler: 3 prestige"
    assert say(choice(state, 0, "done").label) == "Take nothing for the Hat Juggler"


def test_a_discount_is_in_the_price() -> None:
    state = position(2)
    state.discount[card("tumbler")] = 2
    place(state, "hire-performer", *["pass"] * 5)
    assert say(choice(state, 0, "hire tumbler").label) == "Hire the Tumbler for 2 coins"
    shown = next(one for one in TITLE.view(state, 0).board.offer if one.id == "tumbler")
    assert (shown.hire, shown.discount, shown.price) == (4, 2, 2)


# ---- what the page relies on


def targets(board: Board) -> set[str]:
    """Everything on the board that a choice can belong to."""
    performers = [one for circus in board.circuses for one in circus.performers]
    performers += [*board.offer, *board.draft]
    members = [*board.personnel, *(one for circus in board.circuses for one in circus.personnel)]
    found = {one.target for one in performers}
    found |= {one.target for one in members}
    found |= {one.target for one in [*board.hand, *board.looked]}
    found |= {level.target for one in performers for level in one.levels}
    found |= {space.target for space in board.spaces}
    found |= {f"{what}:{colour}" for what in ("colour", "gain") for colour in board.colours}
    return found | {"vote:delay", "vote:start", "investments", "benefit", "pair"}


def ids(board: Board) -> list[str]:
    """The ids of all cards that are shown."""
    shown: list[Any] = [*board.offer, *board.personnel, *board.draft, *board.hand, *board.looked]
    for circus in board.circuses:
        shown += [*circus.performers, *circus.personnel]
    return [one.id for one in shown]


@pytest.mark.slow
def test_ids_are_unique_and_targets_are_on_the_board() -> None:
    seen = set()
    for match in matches():
        for at in played(match, every=2):
            for player in at.state.to_act()[:1]:
                board = at.view(player).board
                assert len(set(ids(board))) == len(ids(board))
                there = targets(board)
                choices = at.state.kinds().choices(at.state, player)
                for one in choices:
                    assert set(one.targets) <= there, one
                    seen.add(one.group)
                # Whoever chooses by targets can tell any two choices apart; a card may be played or discarded.
                sets = [(one.group, frozenset(one.targets)) for one in choices if one.targets]
                assert len(set(sets)) == len(sets)
    assert seen >= {"place", "hire", "move", "exchange", "investment", "perform", "benefit"}


def test_a_choice_with_a_cube_has_the_cube_and_its_place_as_targets() -> None:
    state = position(2, troupe=["rope-walker"], storage=["R"], phase="distribute")
    one = choice(state, 0, "move-cube rope-walker poor")
    assert one.targets == ["colour:red", "cube:rope-walker:0"]


def test_wages_shortfall_and_trailers_are_shown() -> None:
    state = position(
        2,
        troupe=["rope-walker giant fakir"],
        staff=["orchestra"],
        trailers="rope-walker",
        coins=[3],
    )
    circus = TITLE.view(state, 0).board.circuses[0]
    assert {one.id: one.salary for one in circus.performers} == {
        "rope-walker": 3,
        "giant": 4,
        "fakir": 4,
    }
    assert (circus.wages, circus.shortfall, circus.bizarre) == (13, 10, 2)


def test_regions_pay_now_and_next() -> None:
    state = position(2, troupe=["dog-trainer lion-tamer", "giant"], regions="moscow paris vienna")
    one, two = TITLE.view(state, SPECTATOR).board.circuses
    assert (one.region, one.region_pays, one.next_region, one.next_region_pays) == (
        "moscow",
        2,
        "vienna",
        0,
    )
    assert (two.region, two.next_region, two.next_region_pays) == ("paris", "moscow", 0)
    last = position(2, show=3)
    assert TITLE.view(last, 0).board.circuses[0].next_region == ""


def test_awards_stand_as_they_are() -> None:
    state = position(
        2, troupe=["giant fakir", "illusionist"], staff=["", "orchestra"], flipped="illusionist"
    )
    leads = {say(one.label): one.seats for one in TITLE.view(state, 0).board.awards}
    assert leads == {
        "Largest Show": [0],
        "Full Variety": [],
        "Prestigious": [1],
        "Large Troupe": [],
        "Well Organized": [],
        "Most Organized": [1],
        "Perfect Show": [1],
    }
    first = position(2, edition="first")
    assert [say(one.label) for one in TITLE.view(first, 0).board.awards] == [
        "Largest Show",
        "Full Variety",
        "Perfect Show",
        "Large Troupe",
    ]


def test_previews_say_what_a_marker_is_sure_to_bring() -> None:
    match = Match.start("drum-roll", 2, {}, bytes(32))
    match.state = position(2, troupe=["rope-walker"], cubes={"rope-walker": ALL}, phase="show")
    match.act(0, act("perform rope-walker"))
    previews = {one.action: [m.id for m in one.preview] for one in match.choices(0)}
    assert previews[act("benefit")][0] == "drum-log-coins"


@pytest.mark.slow
def test_every_phase_is_shown_and_says_what_to_do() -> None:
    phases = set()
    for match in matches():
        for at in played(match, every=2):
            phases.add(at.view(SPECTATOR).board.phase)
            assert at.view(SPECTATOR).hint is None
            player = at.state.turn % match.players
            assert (at.view(player).hint is not None) == (player in at.state.to_act())
    assert phases == set(msgspec.inspect.type_info(Board).fields[1].type.values)  # type: ignore[attr-defined]


def test_the_first_view() -> None:
    view = TITLE.view(new(4), 2)
    assert view.status.id == "drum-status-draft"
    assert len(view.board.draft) == 2
    assert view.to_act == [0, 1, 2, 3]
    assert [circus.performers for circus in view.board.circuses] == [[]] * 4


def test_an_exchange_is_marked_as_used() -> None:
    state = position(
        2, staff=["agent-1 agent-2 assistant-1"], personnel="", storage=["RR"], phase="distribute"
    )
    agent = next(one for one in state.kinds().choices(state, 0) if one.group == "exchange")
    assert say(agent.label) == "Use Agent 1: red for white"
    assert agent.targets == ["card:agent-1", "colour:red", "gain:white"]
    do(state, agent.action)
    shown = {one.id: one.used for one in TITLE.view(state, SPECTATOR).board.circuses[0].personnel}
    assert shown == {"agent-1": True, "agent-2": True, "assistant-1": False}


def test_coins_at_the_bank_are_shown() -> None:
    state = position(2, staff=["bank-representative"], coins=[7], phase="distribute")
    state.banked[0] = 4
    (member,) = TITLE.view(state, 1).board.circuses[0].personnel
    assert (member.kind, member.banked) == ("bank-representative", 4)


def test_what_a_held_card_would_be_worth() -> None:
    state = position(
        2,
        troupe=["giant fakir"],
        trailers="giant",
        storage=["WWYYGGR"],
        hands=["fire income resource-bonus trailer-bonus"],
    )
    worth = {one.kind: one.worth for one in TITLE.view(state, 0).board.hand}
    assert worth == {"fire": 1, "income": 0, "resource-bonus": 2, "trailer-bonus": 1}


def test_a_computer_player_gives_the_main_reason() -> None:
    def said(state: DrumRollState, *actions: str) -> str:
        after = state.clone()
        for action in actions:
            do(after, action, 0)
        return say(gained(state, after, 0, TITLE.reason))

    state = position(2, troupe=["giant fakir"], cubes={"giant": ALL}, phase="show")
    assert said(state, "perform giant", "flip") == "It earns 3 prestige."
    state = position(2)
    place(state, "hire-performer", *["pass"] * 5)
    assert said(state, "hire tumbler") == "It brings the Tumbler into the circus."
    state = position(2, troupe=["giant"], storage=["R"], phase="distribute")
    assert said(state, "move-cube giant poor") == "It makes a better performance possible."
    assert said(position(2), "place pass") == "It brings 1 coin."
    assert said(position(2), "place white") == "It brings cubes for the performers."
    # Red comes first on the Giant, and is not what it lacks next where it lies there.
    state = position(2, troupe=["fakir giant"])
    missing = "This cube is still missing on a performer: the Giant."
    assert said(state, "place red") == missing
    assert said(position(2), "place tickets") == "Tickets will bring coins."
    assert said(position(2), "place invest") == "An investment is worth more than its coin."
    assert said(position(2), "place hire-personnel") == "A card of the offer can then be hired."
    state = position(2, troupe=["giant"], storage=["R"], phase="distribute")
    assert said(state, "done") == "Nothing better was found."
    last = position(2, phase="salaries", show=3, troupe=["giant"], hands=["fire"])
    assert said(last, "done") == "It wins the match."


@pytest.mark.rule("DR-11.2")
@pytest.mark.parametrize(
    ("colours", "said"),
    [
        (0b00100, Message("drum-part-cube", {"colour": words.colour(2)})),
        (
            0b10001,
            Message("drum-part-cube-either", {"one": words.colour(0), "two": words.colour(4)}),
        ),
        (0b11111, Message("drum-part-cube-any", {"count": 1})),
    ],
)
def test_a_cube_of_a_benefit_in_words(colours: int, said: Message) -> None:
    assert words.part(Part(0, 0, CUBE, colours, 0)) == said
