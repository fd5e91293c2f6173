"""How marks are written: a sign, always with its word."""

from collections.abc import Iterable, Sequence
from itertools import groupby

from bot.face.pieces import mention
from bot.face.words import Words
from bot.store.mark_rows import EarnedMark

APART = " · "
NO_BREAK = "\N{NO-BREAK SPACE}"


def mark_sign(words: Words, mark: str) -> str:
    """Return the sign of a mark."""
    return words(f"mark-{mark}.sign")


def mark_named(words: Words, mark: str) -> str:
    """Return the sign of a mark with its word, joined by a no-break space."""
    return f"{mark_sign(words, mark)}{NO_BREAK}{words(f'mark-{mark}')}"


def marks_named(words: Words, marks: Iterable[str]) -> str:
    """Return several marks with their words, in one line."""
    return APART.join(mark_named(words, mark) for mark in marks)


def marks_earned(words: Words, earned: Sequence[EarnedMark]) -> list[str]:
    """Return a line for each player with the marks they earned; ``earned`` is grouped by player."""
    return [
        words(
            "outcome-mark",
            player=mention(user_id),
            marks=marks_named(words, (each.mark for each in theirs)),
        )
        for user_id, theirs in groupby(earned, lambda each: each.user_id)
    ]
