"""Positions as text: what is written can be read, is the same position again, and tells no viewer more than the view does."""

import msgspec
import pytest

from chapiteau.chance import seed_from
from chapiteau.fields import same
from chapiteau.match import Match
from chapiteau.notation import rows, write
from chapiteau.position import read
from chapiteau.title import Options
from tests.kit import cases, laws, play
from tests.kit.cases import Case
from tests.kit.test_titles import few_tables

pytestmark = pytest.mark.engine


def views(case: Case, state: object, *viewers: int) -> list[bytes]:
    return [msgspec.json.encode(case.title.view(state, viewer)) for viewer in viewers]  # type: ignore[arg-type]


def written(case: Case, seed: int) -> int:
    """All laws of notation in some positions of a match; the number of these."""
    match = case.match(seed)
    rng = match.state.chance.stream("notation")
    tried = 0
    while True:
        if match.revision % 11 == 0 or match.state.is_final():
            whole(case, match)
            for viewer in laws.viewers(case.players):
                known(case, match, viewer)
            tried += 1
        if match.state.is_final() or match.revision > 400:
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
    for seed in (1, 2):
        again = read(text, seed=seed_from(seed))
        assert write(case.title, match.options, again, viewer) == text
        assert views(case, again, viewer) == views(case, match.state, viewer), text
        if viewer >= 0:
            assert again.legal_actions(viewer) == match.state.legal_actions(viewer), text


@few_tables
def test_positions_are_written_and_read(name: str, players: int, options: Options) -> None:
    case = cases.case(name, players, options)
    assert sum(written(case, seed) for seed in (5, 6, 7)) > 6


@few_tables
def test_no_field_is_forgotten(name: str, players: int, options: Options) -> None:
    """A copy is equal in all declared fields, and after a step it is not."""
    case = cases.case(name, players, options)
    assert case.title.notation is not None
    fields = case.title.notation.fields
    state = case.match(6).state
    copy = state.clone()
    assert same(fields, state, copy)
    for field in fields:
        assert rows(field, state) == rows(field, copy)
    player = copy.current()
    copy.apply(player, copy.legal_actions(player)[0])
    assert not same(fields, state, copy)
