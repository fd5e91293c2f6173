"""The presses of a contest's controls."""

from bot.face.press import Press
from bot.play.ground.repertoire import game_name
from bot.store.statuses import ContestKind


def daily_press(kind: ContestKind, action: str, game: str, day: int = 0) -> Press:
    """Return the press for today's contest of a kind in a game; ``day`` is that of the panel."""
    return Press("daily", kind, day, f"{action}.{game_name(game)}")
