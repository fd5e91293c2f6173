"""Swords and helms, and the signs that cards are recognised by, in words."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.face.words import Words
from rules.pocket.symbols import Aspect, Sign, Symbols

ASPECT_EMOJI: dict[Aspect | None, str] = {"aggression": "🔥", "wisdom": "🪷", "agility": "🍃", None: "⚔️"}
"""The sign of each aspect, and of the Strike!, which has no aspect."""

SIDE_EMOJI = {"swords": "🗡️", "helms": "🪖"}
"""The signs of swords and helms; if they stand alone beside a number, the words stand above."""


def symbols_words(words: Words, symbols: Symbols) -> str:
    """Count swords and helms, leaving out zeros."""
    told = words.listed(words(f"pocket-{kind}", count=count) for kind, count in _counts(symbols))
    return told or words("pocket-symbols-none")


def symbols_in_short(words: Words, symbols: Symbols) -> str:
    """Count swords and helms by their signs."""
    counts = (words("pocket-count", emoji=SIDE_EMOJI[kind], count=count) for kind, count in _counts(symbols))
    return " ".join(counts)


def sign_word(words: Words, sign: Sign) -> str:
    """Name an aspect, or another sign that a card is recognised by."""
    return words(f"pocket-sign-{sign}")


def sign_in_short(words: Words, sign: Sign) -> str:
    """Write an aspect by its sign, everything else in words."""
    match sign:
        case "aggression" | "wisdom" | "agility":
            return ASPECT_EMOJI[sign]
        case _:
            return sign_word(words, sign)


def _counts(symbols: Symbols) -> list[tuple[str, int]]:
    counts = {"swords": symbols.swords, "helms": symbols.helms}
    return [(kind, count) for kind, count in counts.items() if count]


@dataclass(frozen=True)
class Notation:
    """How symbols, and the signs that cards are recognised by, are written."""

    symbols: Callable[[Words, Symbols], str]
    sign: Callable[[Words, Sign], str]


IN_WORDS = Notation(symbols_words, sign_word)
COUNTED = Notation(symbols_in_short, sign_word)
"""Numbers beside their signs, for messages that also have the words for both signs."""
IN_SIGNS = Notation(symbols_in_short, sign_in_short)
"""The same, for messages that also have the words for aspects."""
