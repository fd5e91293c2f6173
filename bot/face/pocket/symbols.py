"""Swords and helms in words, and what cards are recognised by."""

from collections.abc import Callable

from bot.face.words import Words
from rules.pocket.symbols import Sign, Symbols

SIDE_EMOJI = {"swords": "🗡️", "helms": "🪖"}
"""The signs of both; where they stand alone beside a number, the words stand above."""

TellsSymbols = Callable[[Words, Symbols], str]
"""Writes a number of swords and helms."""


def symbols_words(words: Words, symbols: Symbols) -> str:
    """Count swords and helms, leaving out what there is none of."""
    told = words.listed(words(f"pocket-{kind}", count=count) for kind, count in _counts(symbols))
    return told or words("pocket-symbols-none")


def symbols_in_short(words: Words, symbols: Symbols) -> str:
    """Count swords and helms by their signs."""
    counts = (words("pocket-count", emoji=SIDE_EMOJI[kind], count=count) for kind, count in _counts(symbols))
    return " ".join(counts)


def sign_word(words: Words, sign: Sign) -> str:
    """Name an aspect, or what else a card is recognised by."""
    return words(f"pocket-sign-{sign}")


def _counts(symbols: Symbols) -> list[tuple[str, int]]:
    counts = {"swords": symbols.swords, "helms": symbols.helms}
    return [(kind, count) for kind, count in counts.items() if count]
