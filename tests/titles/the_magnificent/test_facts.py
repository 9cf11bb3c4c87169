"""What is counted about a match of The Magnificent."""

import pytest

from chapiteau.titles.the_magnificent.facts import first_round
from chapiteau.words import Message

pytestmark = pytest.mark.engine

SHOW, DICE, SHORT = (
    Message("magnificent-log-" + name) for name in ("shows", "pays-dice", "pays-short")
)


@pytest.mark.parametrize("bill", [DICE, SHORT])
def test_the_first_round_ends_with_its_bill(bill: Message) -> None:
    """MG-7.1."""
    assert first_round([SHOW, SHOW, bill, SHOW, DICE]) == [SHOW, SHOW]
    assert first_round([bill, SHOW]) == []
    assert first_round([SHOW]) == [SHOW]
