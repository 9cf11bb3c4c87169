"""Positions as text, at every table (`writing`)."""

import pytest

from chapiteau.fields import same
from chapiteau.notation import rows
from chapiteau.title import Options
from tests.kit import cases, writing
from tests.kit.test_titles import few_tables

pytestmark = pytest.mark.engine


@few_tables
def test_positions_are_written_and_read(name: str, players: int, options: Options) -> None:
    case = cases.case(name, players, options)
    assert writing.written(case, 5) > 1


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
