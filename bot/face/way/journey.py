"""How the Road goes: which duel is next, and what is carried into it."""

from typing import cast

from bot.face.words import Words
from bot.play.solo.campaigns import CampaignPage
from rules.way.road import RoadState


def journey(page: CampaignPage, words: Words) -> str:
    """Tell how far somebody has come on the Road."""
    road = cast(RoadState, page.state)
    return words("way-journey-won", won=road.won)
