"""Sentences: nested messages, attributes, lists, names and numbers, in both languages."""

import pytest
from fluent.runtime import FluentBundle, FluentResource

from chapiteau import registry
from chapiteau.text import Book, Texts, sources
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


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_text_by_itself_is_what_it_is_among_all(lang: str) -> None:
    files = [file.read_text("utf-8") for file in sources(lang)]
    book, whole = Book(lang, files), FluentBundle([lang])
    names = []
    for text in files:
        resource = FluentResource(text)
        whole.add_resource(resource)
        names += [entry.id.name for entry in resource.body if hasattr(entry, "id")]
    assert len(names) == len(set(names)) > 500
    for name in names:
        if not whole.has_message(name):
            continue  # A term, which others name.
        message = whole.get_message(name)
        pattern = book.pattern(name)
        assert pattern.equals(message.value) if message.value else pattern is None
        for attribute, value in message.attributes.items():
            assert book.pattern(f"{name}.{attribute}").equals(value)


def test_what_a_text_names_is_read_with_it() -> None:
    book = Book(
        "en", ["one = { two } and { $n }", "two = two, { -three }\n-three = three\nown = { own }\n"]
    )
    assert book.bundle.format_pattern(book.pattern("one"), {"n": 1}) == ("two, three and 1", [])
    assert book.pattern("own") is not None, "a text that names itself is read once"
    assert book.pattern("nothing") is None
    assert book.pattern("-three") is None
