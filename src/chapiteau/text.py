"""Messages into sentences: Fluent texts in English and French, behind one small class.

The shared texts lie in `chapiteau/text/`, each title's own in its room. The page does the same with the same files
(`web/src/table/i18n.ts`).

>>> Texts("fr").format(Message("undo-nothing"))
'Rien à annuler.'
"""

import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from chapiteau import registry
from chapiteau.names import plain, shown
from chapiteau.words import LANGUAGES, ChapiteauError, Message


class Texts:
    """All texts of one language. Raises ChapiteauError `wrong-language` for one that there is not."""

    def __init__(self, lang: str) -> None:
        if lang not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise ChapiteauError(
                "wrong-language", Message("error-language", {"given": lang, "known": known})
            )
        self.lang = lang
        self._book = _book(lang)

    def format(self, message: Message, names: Sequence[str] = ()) -> str:
        """The sentence. `names` are those of the seats; without one a seat is called by its number. Names and words from outside are shown
        without harm (`chapiteau.names`).

        Never fails: a missing text shows as its id in braces, so that a match can go on. `problems` says what was missing.
        """
        return self._sentence(message, names, [])

    def problems(self, message: Message) -> list[str]:
        """What a sentence lacks: unknown ids, attributes or variables, its nested messages included. Empty: all is there."""
        found: list[str] = []
        self._sentence(message, (), found)
        return found

    def _sentence(self, message: Message, names: Sequence[str], problems: list[str]) -> str:
        args: dict[str, Any] = {
            name: self._argument(value, names, problems) for name, value in message.args.items()
        }
        if message.id == "seat":
            number = int(args["n"])
            if 0 <= number < len(names) and (name := shown(names[number])):
                return name
            args["n"] = number + 1
        pattern = self._book.pattern(message.id)
        if pattern is None:
            problems.append(f"{self.lang}: no text {message.id}")
            return "{" + message.id + "}"
        text, errors = self._book.bundle.format_pattern(pattern, args)
        problems.extend(f"{self.lang}: {message.id}: {error}" for error in errors)
        return str(text)

    def _argument(
        self, value: int | str | Message | list[Message], names: Sequence[str], problems: list[str]
    ) -> int | str:
        if isinstance(value, Message):
            return self._sentence(value, names, problems)
        if isinstance(value, list):
            parts = [self._sentence(part, names, problems) for part in value]
            return str(format_list(parts, locale=self.lang))
        if isinstance(value, str):
            return plain(value)
        # Numbers that no match has come from damaged files only; Fluent cannot group their digits.
        return value if abs(value) < 1 << 53 else str(value)


def sources(lang: str) -> list[Traversable]:
    """The Fluent files of a language: the shared one first, then each title's."""
    # By path, so that no title's package is imported for its texts.
    folders = [folder.split(".")[1:] for folder in map(registry.folder, registry.names())]
    package = files("chapiteau")
    found = [package.joinpath(*folder, "text", f"{lang}.ftl") for folder in [[], *folders]]
    return [file for file in found if file.is_file()]


class Book:
    """The texts of a language, each read when it is first asked for: all of them take a third of a second, and most processes say few."""

    ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
    """Where a text begins."""
    OTHER = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")
    """Where it names another one."""

    def __init__(self, lang: str, texts: list[str]) -> None:
        # Isolation marks (U+2068) would only be in the way: English and French both run left to right.
        self.bundle = FluentBundle([lang], use_isolating=False)
        self._unread: dict[str, str] = {}
        for text in texts:
            starts = [*self.ENTRY.finditer(text)]
            ends = [start.start() for start in starts[1:]] + [len(text)]
            self._unread.update(
                (start[1], text[start.start() : end])
                for start, end in zip(starts, ends, strict=True)
            )
        self._read: set[str] = set()

    def pattern(self, name: str) -> Any:
        """The Fluent pattern of `id` or `id.attribute`; None when there is none."""
        name, _, attribute = name.partition(".")
        self._fetch(name)
        if not self.bundle.has_message(name):
            return None
        found = self.bundle.get_message(name)
        return found.attributes.get(attribute) if attribute else found.value

    def _fetch(self, name: str, asking: tuple[str, ...] = ()) -> None:
        """Read a text and those that it names. Threads that do so at once do it twice, to no harm: it counts as read when all of it is.
        `asking`: texts that are being read for what they name, which may be this one again."""
        if name in self._read or name in asking or name not in self._unread:
            return
        text = self._unread[name]
        self.bundle.add_resource(FluentResource(text))
        for other in self.OTHER.findall(text):
            self._fetch(other, (*asking, name))
        self._read.add(name)


@cache
def _book(lang: str) -> Book:
    return Book(lang, [file.read_text("utf-8") for file in sources(lang)])
