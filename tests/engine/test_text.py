"""Sentences: nested messages, attributes, lists, names and numbers, in both languages."""

import pytest

from chapiteau import registry
from chapiteau.text import Texts, sources
from chapiteau.words import LANGUAGES, ChapiteauError, Message, seat

pytestmark = pytest.mark.engine

EN, FR = Texts("en"), Texts("fr")


def test_names_and_numbers_of_seats() -> None:
    undone = Message("undone", {"player": seat(1)})
    assert EN.format(undone, ["Ada", "Grace"]) == "Grace took back the last step."
    assert EN.format(undone, ["Ada", ""]) == "Player 2 took back the last step."
    assert FR.format(undone) == "Joueur 2 a annulé la dernière étape."


def test_lists_are_joined_as_the_language_does() -> None:
    three = Message("undone", {"player": [seat(0), seat(1), seat(2)]})
    names = ["Ada", "Grace", "Hedy"]
    assert EN.format(three, names).startswith("Ada, Grace, and Hedy took")
    assert FR.format(three, names).startswith("Ada, Grace et Hedy a")
    assert EN.format(Message("undone", {"player": []})) == " took back the last step."


def test_messages_in_messages() -> None:
    told = Message("error-undo", {"reason": Message("undo-learned")})
    assert EN.problems(told) == []
    assert EN.format(told).endswith(EN.format(Message("undo-learned")))


def test_attributes() -> None:
    clown = Message("flip-performer-clown.the")
    assert EN.format(clown) == "the clown"
    assert FR.format(clown) == "le clown"


def test_numbers_by_language() -> None:
    told = Message("error-seat", {"players": 12345})
    assert "12,345" in EN.format(told)
    assert "12\u202f345" in FR.format(told)


def test_no_isolation_marks() -> None:
    assert "\u2068" not in EN.format(Message("undone", {"player": seat(0)}))


def test_words_of_people_are_not_read_as_texts() -> None:
    """A name that looks like Fluent stays what it is."""
    assert EN.format(Message("undone", {"player": seat(0)}), ["{ $n }"]).startswith("{ $n } took")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_missing_shows_and_is_named(lang: str) -> None:
    texts = Texts(lang)
    for message, shown in [
        (Message("no-such-text"), "{no-such-text}"),
        (Message("undone.none", {"player": "x"}), "{undone.none}"),
        (Message("error-undo", {"reason": Message("nothing")}), "{nothing}"),
    ]:
        assert shown in texts.format(message)
        assert texts.problems(message)
    assert texts.problems(Message("undone"))[0].startswith(f"{lang}: undone:")


def test_unknown_language_is_refused() -> None:
    with pytest.raises(ChapiteauError, match="wrong-language"):
        Texts("de")


def test_texts_of_all_titles_are_read() -> None:
    assert [len(sources(lang)) for lang in LANGUAGES] == [1 + len(registry.names())] * 2
