"""Positions as text: what is written can be read, is the same position again, and tells no viewer more than the view does."""

from collections.abc import Sequence

import msgspec

from chapiteau.chance import seed_from
from chapiteau.game import State
from chapiteau.match import Match
from chapiteau.notation import write
from chapiteau.position import read
from tests.kit import laws, play
from tests.kit.cases import Case


def views(case: Case, state: State, *viewers: int) -> list[bytes]:
    """What these viewers get."""
    return [msgspec.json.encode(case.title.view(state, viewer)) for viewer in viewers]


LOOKED_AT = (0, 5, 17, 40, 90, 160, 250, 400)
"""Steps of a match after which its position is written and read."""


def written(case: Case, seed: int) -> int:
    """All laws of notation in some positions of a match; the number of these."""
    match = case.match(seed)
    rng = match.state.chance.stream("notation")
    tried = 0
    while True:
        if match.revision in LOOKED_AT or match.state.is_final():
            whole(case, match)
            for viewer in laws.viewers(case.players):
                known(case, match, viewer)
            tried += 1
        if match.state.is_final() or match.revision == LOOKED_AT[-1]:
            return tried
        play.do(match, play.chance(match, rng))


def whole(case: Case, match: Match) -> None:
    """The open text gives an equal position."""
    text = match.position()
    again = read(text)
    assert write(case.title, match.options, again) == text
    assert again.key() == match.state.key(), text
    assert again.scores() == match.state.scores(), text
    everybody = laws.viewers(case.players)
    assert views(case, again, *everybody) == views(case, match.state, *everybody), text
    for player in range(case.players):
        assert again.legal_actions(player) == match.state.legal_actions(player), text
    assert read(text.replace("\n", " ; ")).key() == again.key()


def known(case: Case, match: Match, viewer: int) -> None:
    """The text for a viewer is the same for all positions that the viewer cannot tell apart, and gives one of these."""
    text = match.position(viewer)
    rng = match.state.chance.stream("notation-known")
    other = match.state.resample(viewer, rng)
    assert write(case.title, match.options, other, viewer) == text
    again = read(text, seed=seed_from(match.revision))
    assert write(case.title, match.options, again, viewer) == text
    assert views(case, again, viewer) == views(case, match.state, viewer), text
    if viewer >= 0:
        assert again.legal_actions(viewer) == match.state.legal_actions(viewer), text


def by_seat(texts: Sequence[str], players: int) -> str:
    """What each seat has, in a field of a position's text; nothing for those that are not named."""
    return " | ".join([*texts, *[""] * (players - len(texts))])
