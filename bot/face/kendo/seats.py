"""The marks of the seats, by which people are told apart in pictures: a shape and a colour each."""

from typing import Final

from bot.face.pieces import called
from bot.face.words import Words
from bot.play.match.reading import MatchPage

SEAT_EMOJI: Final = ("🔴", "🟦", "🔶", "⭐")


def marked(page: MatchPage, seat: int, words: Words) -> str:
    """Name a player, beside their mark where there is a picture to find it in."""
    name = called(page.players[seat], words)
    return f"{SEAT_EMOJI[seat]} {name}" if page.pictured else name


def mark_name(words: Words, seat: int) -> str:
    """Name the mark of a seat."""
    return words(f"kendo-mark-{seat + 1}")
