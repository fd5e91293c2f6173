"""Lengths of time in words."""

from bot.face.words import Words

_UNITS = (("days", 86_400_000), ("hours", 3_600_000), ("minutes", 60_000))


def span(words: Words, length: int) -> str:
    """Write a length of time (milliseconds, whole minutes) in the largest unit that divides it exactly."""
    unit, size = next((unit, size) for unit, size in _UNITS if length % size == 0)
    return words(f"span-{unit}", count=length // size)


def rough(words: Words, length: int) -> str:
    """Write a length of time (milliseconds), rounded down to the largest unit it holds twice or more."""
    # Of minutes, there may be fewer than two.
    unit, size = next(((unit, size) for unit, size in _UNITS if length >= 2 * size), _UNITS[-1])
    return words(f"span-{unit}", count=max(0, length) // size)
