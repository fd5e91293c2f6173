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
    """Return the deck that a match is played with, according to its version."""
    return cast(Pocket, game(page.game)).deck


def side_of(page: MatchPage) -> int:
    """Return the seat whose view a match is shown from: the viewer's own, or the first for everyone else."""
    return 0 if page.own_seat is None else page.own_seat
