"""Every game that can be played, by the id that pins its version."""

from typing import Any

from rules.bushido.brawl import Brawl
from rules.bushido.duel import Duel
from rules.bushido.fighters import EDITIONS
from rules.game import Game
from rules.kendo.competition import KendoCompetition, SecondCompetition
from rules.kendo.duel import KendoDuel, SecondKendoDuel
from rules.pocket.pocket import Pocket, SecondPocket
from rules.way.way import SecondWay, Way

GAMES: dict[str, Game[Any, Any, Any, Any]] = {
    played.id: played
    for played in (
        *map(Duel, EDITIONS),
        *map(Brawl, EDITIONS),
        Pocket(),
        SecondPocket(),
        KendoDuel(),
        KendoCompetition(),
        SecondKendoDuel(),
        SecondCompetition(),
        Way(),
        SecondWay(),
    )
}
"""Of several versions of one game, new matches use the last."""


def game(game_id: str) -> Game[Any, Any, Any, Any]:
    """Return the game with this id. Raise KeyError if no such version exists."""
    return GAMES[game_id]
