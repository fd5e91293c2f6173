"""The rules' view of Pocket Samurai, from a page of any game."""

from typing import cast

from bot.play.match.reading import MatchPage
from rules.games import game
from rules.pocket.pocket import Pocket
from rules.pocket.view import PocketView


def pocket_view(page: MatchPage) -> PocketView:
    """Return the rules' view of a match's page."""
    return cast(PocketView, page.view)


def deck_of(page: MatchPage) -> tuple[str, ...]:
    """Return the deck that a match is played with, by its version."""
    return cast(Pocket, game(page.game)).deck


def side_of(page: MatchPage) -> int:
    """Return from whose side a match is seen: a player's own, for all others the first's."""
    return 0 if page.own_seat is None else page.own_seat
