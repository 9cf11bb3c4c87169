"""Chance: the published test vectors, no bias, and streams that do not disturb each other."""

import contextlib
import io
import re
from collections import Counter
from itertools import permutations
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chapiteau.chance import Chance, commitment, new_seed, seed_from
from tests.kit.chi_square import evenness

pytestmark = pytest.mark.engine

PAGE = (Path(__file__).resolve().parents[2] / "docs/record.md").read_text("utf-8")
SEED = bytes(range(32))
ROWS = re.findall(r"^\| (\w+) \| (\d+) \| ([\d ]+) \| ([\d ]+) \| ([\d ]+) \|$", PAGE, re.M)


def numbers(text: str) -> list[int]:
    return [int(word) for word in text.split()]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: "-".join(row[:2]))
def test_vectors_of_the_page(row: tuple[str, str, str, str, str]) -> None:
    chance = Chance(SEED)
    name, index = row[0], int(row[1])
    words = chance.stream(name, index).seed()[:16]
    assert [int.from_bytes(words[i : i + 4], "little") for i in (0, 4, 8, 12)] == numbers(row[2])
    stream = chance.stream(name, index)
    assert [stream.below(6) for _ in range(12)] == numbers(row[3])
    items = list(range(10))
    chance.stream(name, index).shuffle(items)
    assert items == numbers(row[4])


def test_page_has_vectors() -> None:
    assert len(ROWS) == 3
    assert commitment(SEED) in PAGE


def test_blocks_follow_each_other() -> None:
    stream = Chance(SEED).stream("animals")
    data = b"".join(stream.seed() for _ in range(9))
    found = re.search(r"are (\d+) and (\d+): the second begins", PAGE)
    assert found
    words = [int.from_bytes(data[4 * i : 4 * i + 4], "little") for i in (63, 64)]
    assert words == [int(found[1]), int(found[2])]


def test_program_of_the_page_needs_nothing_of_ours() -> None:
    program = re.search(r"```python\n(.*?)```", PAGE, re.S)
    assert program
    assert "chapiteau" not in program[1]
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        exec(program[1], {})
    commitment_line, rolls, shuffle = said.getvalue().splitlines()
    assert commitment_line == commitment(SEED)
    assert rolls == str(numbers(ROWS[0][3]))
    assert shuffle == str(numbers(ROWS[0][4]))


def test_shuffles_are_even() -> None:
    stream = Chance(seed_from(1)).stream("even")
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        items = [0, 1, 2, 3]
        stream.shuffle(items)
        seen[tuple(items)] += 1
    assert evenness([seen[order] for order in permutations(range(4))]) > 1e-4


@pytest.mark.parametrize("n", [3, 6, 7, 100, 3 << 27])
def test_numbers_are_even(n: int) -> None:
    """Also where 2**32 is no multiple of n, and n is so large that a modulus would show."""
    stream = Chance(seed_from(n)).stream("even")
    buckets = min(n, 6)
    seen = Counter(stream.below(n) * buckets // n for _ in range(12_000))
    sizes = Counter(value * buckets // n for value in range(n)) if n < 1000 else None
    expected = [12_000 * sizes[b] / n if sizes else 12_000 / buckets for b in range(buckets)]
    assert evenness([seen[b] for b in range(buckets)], expected) > 1e-4


@given(st.integers(0, 1 << 64), st.integers(1, (1 << 29) - 1))
def test_numbers_lie_in_range(seed: int, n: int) -> None:
    stream = Chance(seed_from(seed)).stream("range")
    assert all(0 <= stream.below(n) < n for _ in range(5))


@given(st.lists(st.integers(0, 9), max_size=30))
def test_shuffle_keeps_all(items: list[int]) -> None:
    shuffled = list(items)
    Chance(SEED).stream("keep").shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


def test_streams_are_apart() -> None:
    chance = Chance(SEED)
    first = chance.stream("one")
    expected = [chance.stream("two").below(1000) for _ in range(1)]
    first.below(1000)
    assert [chance.stream("two").below(1000)] == expected
    keys = [("one", 0), ("one", 1), ("one1", 0), ("on", 0)]
    starts = {chance.stream(name, index).seed() for name, index in keys}
    assert len(starts) == len(keys)


def test_pick_takes_all_and_only_what_is_there() -> None:
    stream = Chance(SEED).stream("pick")
    assert {stream.pick([4, 5, 6]) for _ in range(100)} == {4, 5, 6}


def test_seeds() -> None:
    assert len(new_seed()) == 32
    assert new_seed() != new_seed()
    assert seed_from(1).hex() in PAGE
    assert commitment(seed_from(1)) in PAGE
