"""All that is said in matches, to be read as a person would read it."""

from collections.abc import Iterable
from typing import Any

import msgspec

from chapiteau.match import Match
from chapiteau.text import Texts
from chapiteau.words import END, Message
from tests.kit.laws import messages


def collect(positions: Iterable[Match], every: int = 1) -> list[Message]:
    """All different messages at these positions: views, choices, the refusal of each `every`-th action, and at the end log and result."""
    found: dict[bytes, Message] = {}
    for number, at in enumerate(positions):
        player = max(at.state.current(), 0)
        legal = at.state.legal_actions(player)
        tried = range(number % every - 1, len(at.state.kinds()) + 1, every)
        told: list[Any] = [at.view(player), at.choices(player)]
        told += [at.state.why_illegal(player, action) for action in tried if action not in legal]
        if at.state.is_final():
            end = at.view(END)
            assert end.result is not None
            told += [end, at.log(END)]
        found.update((msgspec.json.encode(message), message) for message in messages(told))
    return list(found.values())


def read_out(lang: str, sentences: list[Message], names: list[str]) -> list[tuple[Message, str]]:
    """The text of each; every one must have all that it names."""
    texts = Texts(lang)
    for message in sentences:
        assert not texts.problems(message), message
    pairs = [(message, texts.format(message, names)) for message in sentences]
    assert not [text for _, text in pairs if "{" in text]
    return pairs
