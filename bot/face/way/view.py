"""The rules' view of a fight, from a page of any game."""

from typing import cast

from bot.play.match.reading import MatchPage
from rules.way.state import FightState


def fight_of(page: MatchPage) -> FightState:
    """Return how a fight stands, without the hidden orders of its decks."""
    return cast(FightState, page.view)
