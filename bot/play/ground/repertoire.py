"""The games there are, by name, and which of them is meant where nobody says."""

from collections.abc import Callable
from typing import Any

import msgspec

from bot.play.ground.refusals import Refusal
from bot.play.ground.times import BANKED_PACE, DEFAULT_PACE
from rules.game import Game
from rules.games import GAMES, game

AnyGame = Game[msgspec.Struct, Any, msgspec.Struct, msgspec.Struct]


def game_name(game_id: str) -> str:
    """Return the name of a game, whatever the version of its rules."""
    return game_id.partition("/")[0]


def system_name(name: str) -> str:
    """Return the system that a game belongs to, by its name or its id."""
    return name.partition(".")[0]


def game_names() -> tuple[str, ...]:
    """Return the name of every game; a server plays those its organisers have not barred, new ones too."""
    # In the order of the registry: the first that fits is meant where nobody says which.
    return tuple(dict.fromkeys(map(game_name, GAMES)))


def newest(name: str) -> str:
    """Return the id under which a game is begun today; what is being played keeps its own."""
    # Not a draft, whose rules may still change: what was begun by them could not be replayed.
    return [game_id for game_id in versions(name) if not GAMES[game_id].draft][-1]


def versions(name: str) -> tuple[str, ...]:
    """Return every id under which a game of this name was ever played."""
    return tuple(game_id for game_id in GAMES if game_name(game_id) == name)


def has_roles(game_id: str) -> bool:
    """Tell whether players name anything before the start."""
    return bool(game(game_id).roles)


def suiting_pace(game_id: str) -> str:
    """Return the name of the pace that suits a game."""
    return BANKED_PACE if game(game_id).banks_time else DEFAULT_PACE


Fits = Callable[[AnyGame], bool]
"""Whether a game can be played in some way."""


def for_two(played: AnyGame) -> bool:
    """Tell whether a game can be a duel."""
    return 2 in played.seats  # noqa: PLR2004  a duel


def for_one(played: AnyGame) -> bool:
    """Tell whether a game can be played alone."""
    return 1 in played.seats


def only_for_one(played: AnyGame) -> bool:
    """Tell whether a game can only be played alone."""
    return max(played.seats) == 1


def in_campaigns(played: AnyGame) -> bool:
    """Tell whether a game can be played in a campaign."""
    return played.campaign is not None


def shared_by_day(played: AnyGame) -> bool:
    """Tell whether everybody can play the same match of a game alone, each day another."""
    return played.shared_by_day


def side_by_side(played: AnyGame) -> bool:
    """Tell whether two who duel in a game each play the same campaign of it alone, and are compared."""
    return not for_two(played) and for_one(played) and in_campaigns(played)


def for_challenges(played: AnyGame) -> bool:
    """Tell whether a person can be challenged to a game."""
    return for_two(played) or side_by_side(played)


def for_several(played: AnyGame) -> bool:
    """Tell whether a game can have more at its table than a duel."""
    return max(played.seats) > 2  # noqa: PLR2004  a duel


def meant_game(allowed: tuple[str, ...], wanted: str | None, fits: Fits) -> str:
    """Return the id of the game that a person wants, or of the first that fits and is played in their server.

    Raise Refusal for one that there is none of, that cannot be played so, or that the server has barred.
    """
    fitting = [name for name in game_names() if fits(game(newest(name)))]
    if wanted is not None and wanted not in fitting:
        raise Refusal("game-unfit")
    found = next((name for name in fitting if name in allowed and wanted in {None, name}), None)
    if found is None:
        raise Refusal("no-game-allowed" if wanted is None else "game-not-allowed")
    return newest(found)
