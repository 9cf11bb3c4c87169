"""Matches drawn by number: seats, options, seed and all steps. Whether rules still give the same is seen by their digests."""

import hashlib
import random

import msgspec

from chapiteau import registry
from chapiteau.chance import seed_from
from chapiteau.game import State
from chapiteau.title import Option

SELDOM = 10
"""Every so many steps a position is looked at wholly."""
PATIENCE = 20
"""In every other match a step that ends it is drawn that often anew: by chance alone a draw is agreed on before much has happened."""


def digest(name: str, number: int) -> str:
    """A digest of all that one match gives: at each step what is legal, the key, what was told, results and some refusals, and now
    and then a view, the choices and another world. Each step is made in a clone."""
    rng = random.Random(f"{name} {number}")
    title = registry.title(name)
    players = rng.choice(title.meta.players)
    options = {option.id: value(option, rng) for option in title.meta.options_for(players)}
    state = title.new(players, options, seed_from(number))
    state.telling = True
    worlds = state.chance.stream("drawn")
    found = hashlib.sha256()
    for step in range(100_000):
        seats = range(players)
        legal = [list(state.legal_actions(seat)) for seat in seats]
        asked = [(rng.choice(seats), rng.randrange(len(state.kinds()))) for _ in range(2)]
        seen: list[object] = [
            legal, state.to_act(), state.key(), state.turn, state.learned, state.events,
            state.scores(), state.returns(), state.ranking(),
            [state.why_illegal(*step) for step in asked if step[1] not in legal[step[0]]],
        ]  # fmt: skip
        if step % SELDOM == 0 or state.is_final():
            viewer = rng.choice(range(-1, players))
            world = state.resample(viewer, worlds)
            # Which world was drawn may be otherwise; but the viewer sees no difference, and what is to come is drawn anew.
            same = world.chance.stream("").seed() == state.chance.stream("").seed()
            seen += [title.view(at, viewer) for at in (state, world)] + [same]
            seen += [state.kinds().choices(state, seat) for seat in state.to_act()]
        found.update(msgspec.json.encode(seen))
        if state.is_final():
            return found.hexdigest()
        state = after(state, rng, PATIENCE * (number % 2))
    raise AssertionError("a match without end")


def after(state: State, rng: random.Random, patience: int) -> State:
    """A clone of the position after any step; of one that ends the match so many times another is drawn."""
    while True:
        player = rng.choice(state.to_act())
        trial = state.clone()
        trial.telling = True
        trial.apply(player, rng.choice(trial.legal_actions(player)))
        if patience == 0 or not trial.is_final():
            return trial
        patience -= 1


def value(option: Option, rng: random.Random) -> int | str | bool:
    """Any value of an option."""
    if isinstance(option.default, bool):
        return rng.random() < 0.5
    return rng.choice(option.values) if option.values else rng.randint(option.low, option.high)
