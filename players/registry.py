"""Which player plays which game for the house, at which level."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from typing import Any, Final, NamedTuple

from players.bushido import brawl, puzzles
from players.bushido.beginner import beginner
from players.bushido.learnt import can_reckon
from players.bushido.student import student
from players.careless import careless
from players.kendo import masters
from players.player import LEVELS, Level, Player
from players.pocket import master as pocket
from players.puzzle import Puzzle
from players.reckoning import Reckoner, Reckoning
from players.retracing import Chances, Junctures
from players.way import retracing
from rules.games import GAMES, game
from rules.replay import Entry

Makes = Callable[[Any], Player]
"""Makes a player for one version of a game."""


class Reckons(NamedTuple):
    """Accounts for matches of a game."""

    knows: Callable[[Any, Sequence[str]], bool]
    """Returns whether enough is known of a version and of each seat's role."""
    make: Callable[[Any], Reckoner]


class Retraces(NamedTuple):
    """Looks back at solo matches."""

    junctures: Junctures
    chances: Chances


def _master_of_duel(played: Any) -> Player:  # noqa: ANN401  any version of the duel
    # Only the process that thinks needs numpy, which takes 13 MB.
    from players.bushido.duel import master  # noqa: PLC0415  see above

    return master(played)


def _reckoner_of_duels(played: Any) -> Reckoner:  # noqa: ANN401  any version of the duel
    def reckon(states: Sequence[Any], entries: Sequence[Entry]) -> Reckoning | None:
        from players.bushido.reckoning import reckoner  # noqa: PLC0415  as above

        return reckoner(played)(states, entries)

    return reckon


BEGINNER_ERRS = 70
"""In how many of a hundred choices a beginner errs, unless that makes a game too hard or too easy."""

BEGINNERS: Final[Mapping[str, Makes]] = {
    "bushido.duel": beginner,
    "kendo.duel": partial(careless, errs=33),
    "kendo.competition": partial(careless, errs=20),
}
"""By the name of a game."""
STUDENTS: Final[Mapping[str, Makes]] = {"bushido.duel": student}
"""By the name of a game; in others, a student chooses like the stand-in."""
MASTERS: Final[Mapping[str, Makes]] = {
    "bushido.duel": _master_of_duel,
    "bushido.brawl": brawl.master,
    "pocket.hand": pocket.master,
    "kendo.duel": masters.of_duel,
    "kendo.competition": masters.of_competition,
}
"""By the name of a game; other games have none."""

RECKONERS: Final[Mapping[str, Reckons]] = {"bushido.duel": Reckons(can_reckon, _reckoner_of_duels)}
"""By the name of a game; for others, too little is known of what a state is worth."""


RETRACERS: Final[Mapping[str, Retraces]] = {"way.fight": Retraces(retracing.junctures, retracing.chances)}
"""By the name of a solo game."""


def levels(game_id: str) -> tuple[Level, ...]:
    """Return the levels at which the house plays a game, from easy to hard; none for a solo game."""
    if game_id not in GAMES or max(game(game_id).seats) == 1:
        return ()
    return LEVELS if _name(game_id) in MASTERS else LEVELS[:-1]


@cache
def player(game_id: str, level: Level) -> Player:
    """Return the player of a game at a level. Raise KeyError if there is none."""
    name = _name(game_id)
    played: Any = game(game_id)
    if level == "student":
        return STUDENTS.get(name, partial(careless, errs=0))(played)
    if level == "master":
        return MASTERS[name](played)
    return BEGINNERS.get(name, partial(careless, errs=BEGINNER_ERRS))(played)


def reckoner(game_id: str) -> Reckoner | None:
    """Return the reckoner of a game's matches, or None."""
    reckons = RECKONERS.get(_name(game_id))
    return reckons.make(game(game_id)) if reckons else None


def can_be_reckoned(game_id: str, cast: Sequence[str]) -> bool:
    """Return whether a match can be accounted for or looked back at, given each seat's role."""
    reckons = RECKONERS.get(_name(game_id))
    return reckons.knows(game(game_id), cast) if reckons else retracer(game_id) is not None


def retracer(game_id: str) -> Retraces | None:
    """Return what looks back at matches of a game, or None."""
    return RETRACERS.get(_name(game_id))


def puzzle(number: int) -> Puzzle:
    """Return the puzzle with a number; after the last, they start over."""
    kept = puzzles.kept()
    return kept[number % len(kept)].puzzle()


def _name(game_id: str) -> str:
    return game_id.partition("/")[0]
