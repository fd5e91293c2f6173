"""The emoji of Way of the Samurai, and the three levels in words."""

from bot.face.pieces import signed
from bot.face.words import Words
from rules.way.action_cards import Icon
from rules.way.levels import LevelName, Levels

ICON_EMOJI: dict[Icon, str] = {"sun": "☀️", "moon": "🌙", "wave": "🌊", "blade": "🗡️"}
"""The emoji of each icon; three of an icon make a combo."""

LIFE, KI, GUARD, ARMOUR = "❤️", "☯️", "🛡️", "🪖"
INJURY_DIE, BLUE_DIE = "🎲", "🔵"
GISEI, VIRTUE, SPECIAL = "🩸", "📜", "🌟"

PATH = ("武", "士", "道")
"""The three kanji on the pawn's path."""

LEVELS: tuple[LevelName, ...] = ("strength", "technique", "guard")


def level_word(words: Words, level: LevelName) -> str:
    """Name a level."""
    return words(f"way-level-{level}")


def added_in_short(words: Words, adds: Levels) -> str:
    """Write what something adds to the levels, leaving out those it does not change."""
    changed = [(level, count) for level, count in zip(LEVELS, adds.each, strict=True) if count]
    told = (words(f"way-short-{level}", count=signed(count)) for level, count in changed)
    return " ".join(told) or words("way-adds-nothing")


def levels_in_short(words: Words, levels: Levels) -> str:
    """Write how all three levels stand."""
    stand = zip(LEVELS, levels.each, strict=True)
    return " ".join(words(f"way-short-{level}", count=plain(count)) for level, count in stand)


def plain(count: int) -> str:
    """Write a number on the board, which may be negative."""
    return str(count) if count >= 0 else signed(count)
