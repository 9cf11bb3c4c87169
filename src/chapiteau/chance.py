"""Seeded random numbers: independent streams that anyone can check afterwards.

A match has one secret seed of 32 bytes. Its SHA-256 (`commitment`) is published when the match starts, the seed itself when
it ends. Every shuffle and roll reads a stream of its own, named by what it is for, so that one draw never moves another:

    block k of a stream = SHAKE-256(seed | 0x00 | name | 0x00 | index | k), 256 bytes, read as 64 little-endian 32-bit words

(`index` and `k` are 8 little-endian bytes each; SHAKE-256 is FIPS 202.) Bounded numbers come from Lemire's multiplication
method with rejection (arXiv:1805.10941), so they carry no bias; shuffles are Fisher-Yates from the last place down.

>>> Chance(bytes(32)).stream("example").below(6) in range(6)
True
"""

import hashlib
import operator
import secrets
import struct
from typing import Final, SupportsIndex

SEED: Final = 32
"""Bytes of a seed."""
WORD: Final = 1 << 32
WORDS: Final = 64
_unpack: Final = struct.Struct("<64I").unpack


class Rng:
    """A stream of unbiased integers. `key` decides all of it; two streams with one key are equal."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._block = 0
        self._words: tuple[int, ...] = ()
        self._next = WORDS

    def __getnewargs__(self) -> tuple[bytes]:
        return (self._key,)

    def _word(self) -> int:
        if self._next == WORDS:
            data = self._key + self._block.to_bytes(8, "little")
            self._words = _unpack(hashlib.shake_256(data).digest(4 * WORDS))
            self._block += 1
            self._next = 0
        word = self._words[self._next]
        self._next += 1
        return word

    def below(self, n: int) -> int:
        """An integer from 0 to n - 1, each equally likely; 0 < n < 2**29."""
        product = self._word() * n
        low = product & (WORD - 1)
        if low < n:
            threshold = (WORD - n) % n
            while low < threshold:
                product = self._word() * n
                low = product & (WORD - 1)
        return product >> 32

    def shuffle(self, items: list[int]) -> None:
        """Put `items` into random order, in place (Fisher-Yates)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def pick(self, items: list[int]) -> int:
        """One of `items`, each equally likely."""
        return items[self.below(len(items))]

    def lot(self) -> float:
        """A number from 0 to below 1, one of 2**20 that are equally likely: below a chance as often as it says."""
        return self.below(1 << 20) / (1 << 20)

    def seed(self) -> bytes:
        """32 fresh bytes: the seed for something that must not disturb this stream."""
        return b"".join(self._word().to_bytes(4, "little") for _ in range(8))


class Chance:
    """All randomness of one match. It never changes, so that clones share it; states keep the indices."""

    def __init__(self, seed: bytes) -> None:
        """Raises ValueError for a seed that has not 32 bytes."""
        if not isinstance(seed, bytes):
            raise TypeError(f"a seed is bytes, not {type(seed).__name__}")
        if len(seed) != SEED:
            raise ValueError(f"a seed has {SEED} bytes, not {len(seed)}")
        self.seed = seed

    def __getnewargs__(self) -> tuple[bytes]:
        return (self.seed,)

    def stream(self, name: str, index: int = 0) -> Rng:
        """The stream for one purpose (`"animals"`); `index` tells the first shuffle from the next."""
        key = self.seed + b"\x00" + name.encode() + b"\x00" + index.to_bytes(8, "little")
        return Rng(key)


def new_seed() -> bytes:
    """32 bytes nobody can guess."""
    return secrets.token_bytes(SEED)


def seed_from(number: SupportsIndex) -> bytes:
    """The seed that a small number stands for in tests, benchmarks and `--seed`: SHA-256 of its decimal digits.

    Any whole number will do, also one of NumPy; TypeError for anything else, a bool among them.
    """
    if isinstance(number, bool):
        raise TypeError("a seed is made from a number, not from a bool")
    return hashlib.sha256(str(operator.index(number)).encode()).digest()


def commitment(seed: bytes) -> str:
    """SHA-256 of the seed, in hexadecimal: published when a match starts."""
    return hashlib.sha256(seed).hexdigest()
