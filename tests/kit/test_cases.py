"""Which tables the kit tries: every number of players and every value of every option at one of them at least."""

from collections.abc import Callable

import pytest

from chapiteau import registry
from chapiteau.title import Meta, Options
from tests.kit import cases, toy
from tests.kit.cases import few_tables, some_tables, tables


@pytest.mark.parametrize("choose", [tables, some_tables, few_tables])
@pytest.mark.parametrize(
    "meta", [*map(registry.meta, registry.names()), toy.META], ids=lambda m: m.id
)
def test_every_value_occurs(
    meta: Meta, choose: Callable[[Meta], list[tuple[int, Options]]]
) -> None:
    chosen = choose(meta)
    assert {players for players, options in chosen if not options} == set(meta.players)
    complete = [meta.check(players, options) for players, options in chosen]
    for option in meta.options:
        tried = {options[option.id] for options in complete if option.id in options}
        assert tried == {option.default, *cases.values(option)}


def test_each_choice_is_smaller_than_the_one_before() -> None:
    """One value at a time at every table; at one table; several values at one table."""
    assert tables(toy.META) == [
        (players, options)
        for players in (2, 3, 4)
        for options in ({}, {"rounds": 1}, {"face-up": True})
    ]
    assert some_tables(toy.META) == [
        (2, {}),
        (2, {"rounds": 1}),
        (2, {"face-up": True}),
        (3, {}),
        (4, {}),
    ]
    assert few_tables(toy.META) == [(2, {}), (3, {}), (4, {}), (2, {"rounds": 1, "face-up": True})]
