"""What the controls of a contest stand for."""

from bot.face.press import Press
from bot.play.ground.repertoire import game_name
from bot.store.statuses import ContestKind


def daily_press(kind: ContestKind, action: str, game: str, day: int = 0) -> Press:
    """Return a press about today's contest of a kind in a game; it remembers of which day it was drawn."""
    return Press("daily", kind, day, f"{action}.{game_name(game)}")
