"""The rules' view of a duel, from a page of any game."""

from typing import cast

from bot.play.match.reading import MatchPage
from rules.bushido.duel import DuelView


def duel_view(page: MatchPage) -> DuelView:
    """Return the rules' view of a duel's page."""
    return cast(DuelView, page.view)
