"""The rules' view of a brawl, from a page of any game."""

from typing import cast

from bot.play.match.reading import MatchPage
from rules.bushido.brawl import BrawlView


def brawl_view(page: MatchPage) -> BrawlView:
    """Return the rules' view of a brawl's page."""
    return cast(BrawlView, page.view)


def place_sign(seat: int) -> str:
    """Write the number of a seat's row as a single character, since it stands before a name."""
    return chr(ord("①") + seat)
