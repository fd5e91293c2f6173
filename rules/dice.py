"""Dice and shuffles from one sealed seed, so that anyone can check every roll afterwards.

The stream for one purpose is ``HMAC-SHA256(seed, "{step}/{label}/{block}")`` for block 0, 1, 2 …, read byte
by byte. A byte that would favour some faces is discarded (rejection sampling). The step is the revision of
the state on which a choice is played, so a roll depends only on seed, step and label, never on how many other
dice were rolled before it.
"""

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from typing import TypeVar

from typing_extensions import override

T = TypeVar("T")

D3 = (1, 2, 3)
"""The faces of a Speed or Strength die, each printed twice (seed 000, "Using Speed and Strength Dice")."""

SEED_BYTES = 32


def seal(seed: bytes) -> str:
    """Return the SHA-256 of a seed in hex, which may be shown before the first choice."""
    return hashlib.sha256(seed).hexdigest()


def derived(seed: bytes, label: str) -> bytes:
    """Return the seed of a part of something: who knows the seed of the whole knows those of its parts."""
    return hmac.digest(seed, label.encode(), "sha256")


class Dice:
    """The rolls of one step of one match."""

    def __init__(self, seed: bytes, step: int = 0) -> None:
        self._seed = seed
        self._step = step
        self._streams: dict[str, Iterator[int]] = {}

    def below(self, bound: int, label: str) -> int:
        """Draw a whole number from 0 up to but not including ``bound`` (at most 65,536)."""
        # Kept by label: a second roll of one label in a step continues where the first ended.
        stream = self._streams.get(label)
        if stream is None:
            stream = self._streams[label] = self._bytes(label)
        # Fixed for good: more bytes for small bounds would change every roll ever published.
        span = 256 if bound <= 256 else 65_536  # noqa: PLR2004  one byte or two
        fair = span - span % bound
        while True:
            number = next(stream) if span == 256 else next(stream) << 8 | next(stream)  # noqa: PLR2004
            if number < fair:
                return number % bound

    def pick(self, items: Sequence[T], label: str) -> T:
        """Draw one of the items."""
        return items[self.below(len(items), label)]

    def roll(self, count: int, label: str, faces: Sequence[int] = D3) -> tuple[int, ...]:
        """Roll some dice and return their faces, in order."""
        return tuple([faces[self.below(len(faces), label)] for _ in range(count)])

    def draw(self, items: Sequence[T], count: int, label: str) -> tuple[T, ...]:
        """Draw some of the items at random, without putting any back."""
        left = list(items)
        return tuple(left.pop(self.below(len(left), label)) for _ in range(count))

    def shuffle(self, items: Sequence[T], label: str) -> tuple[T, ...]:
        """Return the items in random order (Fisher-Yates from the end)."""
        deck = list(items)
        for last in range(len(deck) - 1, 0, -1):
            other = self.below(last + 1, label)
            deck[last], deck[other] = deck[other], deck[last]
        return tuple(deck)

    def _bytes(self, label: str) -> Iterator[int]:
        block = 0
        while True:
            yield from hmac.digest(self._seed, f"{self._step}/{label}/{block}".encode(), "sha256")
            block += 1


class NotedDice(Dice):
    """Dice that note all they draw, so that anyone with the seed can check it without the rules."""

    def __init__(self, seed: bytes, step: int = 0) -> None:
        super().__init__(seed, step)
        self.drawn: list[tuple[str, int, int]] = []
        """The label, the bound and the number of each draw, in order."""

    @override
    def below(self, bound: int, label: str) -> int:
        # Picks, rolls, draws and shuffles all come through here.
        number = super().below(bound, label)
        self.drawn.append((label, bound, number))
        return number
