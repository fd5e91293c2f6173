"""The rules' view of a fight, from a page of any game."""

from typing import cast

from bot.play.match.reading import MatchPage
from rules.way.state import FightState


def fight_of(page: MatchPage) -> FightState:
    """Return how a fight stands, with every hidden order put away."""
    return cast(FightState, page.view)
