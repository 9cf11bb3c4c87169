"""What a title page says of options."""

import pytest

from chapiteau.title import Meta, Option
from chapiteau.words import ChapiteauError

pytestmark = pytest.mark.engine

META = Meta(
    id="toy",
    name="Toy",
    designers=[],
    illustrators=[],
    publishers=[],
    players=[2, 4],
    minutes=1,
    rules_version=1,
    rules_since=1,
    first_box="",
    prefix="T",
    emblem="hat",
    options=[
        Option("long", False),
        Option("dice", "few", values=["few", "many"], rule="T-1", seats=[4]),
    ],
)


def test_options_are_those_of_the_number_of_seats() -> None:
    assert META.check(2, {}) == {"long": False}
    assert META.check(4, {"long": True}) == {"long": True, "dice": "few"}
    assert META.check(4, {"dice": "many"}) == {"long": False, "dice": "many"}


def test_an_option_of_other_numbers_of_seats_is_refused() -> None:
    with pytest.raises(ChapiteauError) as error:
        META.check(2, {"dice": "many"})
    assert error.value.code == "wrong-option"
    assert error.value.message.args == {"option": "dice", "known": "long"}
