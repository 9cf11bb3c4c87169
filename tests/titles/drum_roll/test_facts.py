"""What is counted about a match of Drum Roll."""

import pytest

from chapiteau.titles.drum_roll import facts
from chapiteau.titles.drum_roll.rules.state import DrumRollState
from chapiteau.words import Message
from tests.titles.drum_roll.matches import matches, played

pytestmark = pytest.mark.engine


def test_the_log_tells_of_every_coin_and_every_hiring() -> None:
    for match in matches():
        state = match.state
        assert isinstance(state, DrumRollState)
        state.telling = True
        log: list[Message] = []
        peak = 0
        after: list[list[int]] = []
        show = 1
        for now in played(match):
            at = now.state
            assert isinstance(at, DrumRollState)
            log += [event.message for event in at.events]
            peak = max(peak, sum(at.coins))
            if at.show > show:
                after.append(at.coins[:])
                show = at.show
        found, most = facts.purses(state, log)
        assert found[-1] == state.coins
        assert found[: len(after)] == after
        assert most >= peak
