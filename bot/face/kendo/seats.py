"""The marks of seats, which tell players apart in pictures: each has its own shape and colour."""

from typing import Final

from bot.face.pieces import called
from bot.face.words import Words
from bot.play.match.reading import MatchPage

SEAT_EMOJI: Final = ("🔴", "🟦", "🔶", "⭐")


def marked(page: MatchPage, seat: int, words: Words) -> str:
    """Name a player, with the mark of their seat if the viewer sees pictures."""
    name = called(page.players[seat], words)
    return f"{SEAT_EMOJI[seat]} {name}" if page.pictured else name


def mark_name(words: Words, seat: int) -> str:
    """Name the mark of a seat."""
    return words(f"kendo-mark-{seat + 1}")
