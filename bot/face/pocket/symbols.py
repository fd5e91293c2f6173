"""Swords and helms in words, and what cards are recognised by."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.face.words import Words
from rules.pocket.symbols import Aspect, Sign, Symbols

ASPECT_EMOJI: dict[Aspect | None, str] = {"aggression": "🔥", "wisdom": "🪷", "agility": "🍃", None: "⚔️"}
"""The sign of each aspect, and of the Strike!, which has none."""

SIDE_EMOJI = {"swords": "🗡️", "helms": "🪖"}
"""The signs of both; where they stand alone beside a number, the words stand above."""


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


def sign_in_short(words: Words, sign: Sign) -> str:
    """Write an aspect by its sign, all else in words."""
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
    """How symbols, and what cards are recognised by, are written."""

    symbols: Callable[[Words, Symbols], str]
    sign: Callable[[Words, Sign], str]


IN_WORDS = Notation(symbols_words, sign_word)
COUNTED = Notation(symbols_in_short, sign_word)
"""Numbers beside their signs, where the words for both signs stand in the same message."""
IN_SIGNS = Notation(symbols_in_short, sign_in_short)
"""The same, where those for the aspects do, too."""
