"""Which screen a gathering's one living message shows."""

from bot.face.gathering.board import board
from bot.face.gathering.lobby import lobby
from bot.face.screen import Screen
from bot.face.words import Words
from bot.play.gatherings.reading import GatheringPage


def living_message(page: GatheringPage, words: Words) -> Screen:
    """Draw a gathering as it stands: sign-up, under way, or over."""
    return lobby(page, words) if page.state is None else board(page, words)
