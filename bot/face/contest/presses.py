"""What the controls of a contest stand for."""

from bot.face.press import Press
from bot.play.ground.repertoire import game_name
from bot.store.statuses import ContestKind


def daily_press(kind: ContestKind, action: str, game: str) -> Press:
    """Return a press about today's contest of a kind in a game."""
    return Press("daily", kind, action=f"{action}.{game_name(game)}")
