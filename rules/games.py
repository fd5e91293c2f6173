"""Every game that can be played, by the id that pins its version."""

from typing import Any

from rules.bushido.brawl import Brawl
from rules.bushido.duel import Duel
from rules.game import Game
from rules.kendo.competition import KendoCompetition
from rules.kendo.duel import KendoDuel
from rules.pocket.pocket import Pocket
from rules.way.way import Way

GAMES: dict[str, Game[Any, Any, Any, Any]] = {
    played.id: played for played in (Duel(), Brawl(), Pocket(), KendoDuel(), KendoCompetition(), Way())
}


def game(game_id: str) -> Game[Any, Any, Any, Any]:
    """Return the game with this id. Raise KeyError where no such version was ever released."""
    return GAMES[game_id]
