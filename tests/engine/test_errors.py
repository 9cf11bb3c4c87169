"""Every error of the package can leave the process in which it was raised, whole."""

import copy
import inspect
import multiprocessing
import pickle
import pkgutil
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from typing import Any

import pytest

import chapiteau
from chapiteau.chance import seed_from
from chapiteau.registry import title
from chapiteau.words import ChapiteauError, IllegalAction, Message

SAMPLES: dict[Any, Any] = {
    int: 409,
    str: "problem-no-name",
    str | Message: "problem",
    Message: Message("error-seat", {"players": 2}),
}
"""An argument of each kind that a constructor takes; one of any other kind has a default."""


def subclasses(kind: type[ChapiteauError]) -> Iterator[type[ChapiteauError]]:
    yield kind
    for below in kind.__subclasses__():
        yield from subclasses(below)


def kinds() -> list[type[ChapiteauError]]:
    """Every kind of error that any module of the package defines."""
    for module in pkgutil.walk_packages(chapiteau.__path__, "chapiteau."):
        if not module.name.endswith("__main__") and ".migrations." not in module.name:
            import_module(module.name)
    return list(subclasses(ChapiteauError))


def sample(kind: type[ChapiteauError]) -> ChapiteauError:
    parameters = inspect.signature(kind, eval_str=True).parameters.values()
    needed = [p for p in parameters if p.default is inspect.Parameter.empty]
    return kind(*[SAMPLES[p.annotation] for p in needed])


def sent(error: ChapiteauError) -> Any:
    return pickle.loads(pickle.dumps(error))


def test_all_kinds_are_sent_whole() -> None:
    found = kinds()
    assert {"ChapiteauError", "IllegalAction", "Misbehaved", "Refused"} <= {
        k.__name__ for k in found
    }
    ways: tuple[Callable[[ChapiteauError], Any], ...] = (sent, copy.copy, copy.deepcopy)
    for kind in found:
        error = sample(kind)
        error.add_note("seen on the way")
        for way in ways:
            other = way(error)
            assert type(other) is kind
            assert str(other) == str(error)
            assert vars(other) == vars(error)
            assert (other.code, other.message, other.rule) == (
                error.code,
                error.message,
                error.rule,
            )
            assert other.__notes__ == ["seen on the way"]


def mistake(number: int) -> None:
    """What a learner does in another process: a step that is not legal."""
    state = title("flip-circus").new(2, {}, seed_from(number))
    state.apply(state.to_act()[0], 9999)


@pytest.mark.slow
@pytest.mark.engine
@pytest.mark.parametrize("method", ["fork", "spawn"])
def test_a_pool_gets_the_error_and_goes_on(method: str) -> None:
    context = multiprocessing.get_context(method)
    with context.Pool(1) as pool:
        answer = pool.apply_async(mistake, (1,))
        with pytest.raises(IllegalAction) as caught:
            answer.get(timeout=60)
        assert caught.value.rule.startswith("FC-")
        assert pool.apply(int, ("7",)) == 7
    with ProcessPoolExecutor(1, mp_context=context) as executor:
        with pytest.raises(IllegalAction):
            executor.submit(mistake, 1).result(60)
        assert executor.submit(int, "7").result(60) == 7
