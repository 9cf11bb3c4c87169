"""Players by name."""

import pytest

from chapiteau.chance import Rng, seed_from
from chapiteau.players import registry
from chapiteau.players.seat import decide
from chapiteau.registry import names, title
from chapiteau.text import Texts
from chapiteau.words import ChapiteauError

pytestmark = pytest.mark.engine


def test_an_unknown_name_lists_the_known_ones() -> None:
    with pytest.raises(ChapiteauError) as caught:
        registry.make("clever", title("flip-circus"))
    assert caught.value.code == "unknown-player"
    for lang in ("en", "fr"):
        sentence = Texts(lang).format(caught.value.message)
        assert "clever" in sentence
        for name in registry.names():
            assert name in sentence


@pytest.mark.long
@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("player", ["random", "juggler", "greedy", "ringmaster"])
def test_every_player_gives_a_reason_in_both_languages(name: str, player: str) -> None:
    found = title(name)
    state = found.new(found.meta.players[-1], {}, seed_from(5))
    bot = registry.make(player, found)
    rng = Rng(seed_from(6))
    for _ in range(60 if registry.is_quick(player) or player == "greedy" else 8):
        seat = state.current()
        if seat < 0:
            break
        decision = decide(bot, state, seat, rng)
        for lang in ("en", "fr"):
            assert Texts(lang).problems(decision.reason) == []
        state.apply(seat, decision.action)


def test_random_plays_everything_legal() -> None:
    state = title("flip-circus").new(2, {}, seed_from(5))
    seat = state.current()
    bot = registry.make("random", title("flip-circus"))
    rng = Rng(seed_from(6))
    chosen = {decide(bot, state, seat, rng).action for _ in range(500)}
    assert chosen == set(state.legal_actions(seat))
