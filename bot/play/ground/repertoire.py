"""The games by name, and the default game."""

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
    """Return the system of a game, given its name or id."""
    return name.partition(".")[0]


def game_names() -> tuple[str, ...]:
    """Return the name of every game; a server plays all that it has not barred, new ones included."""
    # In registry order: the first that fits is the default.
    return tuple(dict.fromkeys(map(game_name, GAMES)))


def newest(name: str) -> str:
    """Return the id for new matches of a game; matches under way keep theirs."""
    # Never a draft: its rules may change, and its matches could then not be replayed.
    return [game_id for game_id in versions(name) if not GAMES[game_id].draft][-1]


def versions(name: str) -> tuple[str, ...]:
    """Return every id that a game has ever had."""
    return tuple(game_id for game_id in GAMES if game_name(game_id) == name)


def has_roles(game_id: str) -> bool:
    """Return whether players choose roles in a game."""
    return bool(game(game_id).roles)


def suiting_pace(game_id: str) -> str:
    """Return the name of the pace that suits a game."""
    return BANKED_PACE if game(game_id).banks_time else DEFAULT_PACE


Fits = Callable[[AnyGame], bool]
"""Tests whether a game can be played in some way."""


def for_two(played: AnyGame) -> bool:
    """Return whether a game can be a duel."""
    return 2 in played.seats  # noqa: PLR2004  a duel


def for_one(played: AnyGame) -> bool:
    """Return whether a game can be played alone."""
    return 1 in played.seats


def only_for_one(played: AnyGame) -> bool:
    """Return whether a game can only be played alone."""
    return max(played.seats) == 1


def in_campaigns(played: AnyGame) -> bool:
    """Return whether a game can be played in a campaign."""
    return played.campaign is not None


def shared_by_day(played: AnyGame) -> bool:
    """Return whether a game has a daily match that everyone plays alone."""
    return played.shared_by_day


def side_by_side(played: AnyGame) -> bool:
    """Return whether two players compete in a game by each playing the same campaign alone."""
    return not for_two(played) and for_one(played) and in_campaigns(played)


def for_challenges(played: AnyGame) -> bool:
    """Return whether a game can be played by challenge."""
    return for_two(played) or side_by_side(played)


def for_several(played: AnyGame) -> bool:
    """Return whether a game can have more than two players."""
    return max(played.seats) > 2  # noqa: PLR2004  a duel


def meant_game(allowed: tuple[str, ...], wanted: str | None, fits: Fits) -> str:
    """Return the id of the wanted game or, by default, of the first that fits and is allowed in the server.

    Raise Refusal if it does not exist, does not fit, or is barred.
    """
    fitting = [name for name in game_names() if fits(game(newest(name)))]
    if wanted is not None and wanted not in fitting:
        raise Refusal("game-unfit")
    found = next((name for name in fitting if name in allowed and wanted in {None, name}), None)
    if found is None:
        raise Refusal("no-game-allowed" if wanted is None else "game-not-allowed")
    return newest(found)
