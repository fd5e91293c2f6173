"""The edition of cards that a match is played with: the one of its version."""

from typing import cast

from bot.play.match.reading import MatchPage
from rules.bushido.brawl import Brawl
from rules.bushido.duel import Duel
from rules.bushido.fighters.edition import Edition
from rules.games import game


def edition_of(page: MatchPage) -> Edition:
    """Return the edition that a duel or a brawl began with."""
    return cast(Duel | Brawl, game(page.game)).edition
