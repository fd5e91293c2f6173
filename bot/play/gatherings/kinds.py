"""The kinds of gathering, and how each begins with its entrants."""

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.play.ground.repertoire import Fits, for_two
from bot.play.match.bout_ending import stamina_in
from bot.store.gathering_rows import Entrant, GatheringRow
from rules.games import game
from rules.gatherings.clash import ClashOptions
from rules.gatherings.duels import DuelsOptions
from rules.gatherings.every import GATHERINGS
from rules.gatherings.gathering import Gathering
from rules.gatherings.tournament import TournamentOptions

DUELS, CLASH, KYOTO, TOURNAMENT = (
    "gathering.duels/1",
    "gathering.clash/1",
    "gathering.kyoto/1",
    "gathering.tournament/1",
)
"""Versions that new gatherings use; those under way keep the version they began with."""

CHALLENGING = (DUELS, CLASH)
"""Kinds in which players challenge each other."""

HARDENED = (CLASH, KYOTO, TOURNAMENT)
"""Kinds with a Hardcore variant."""

AnyGathering = Gathering[Any, Any]


def fits_kind(kind: str, *, hardcore: bool) -> Fits:
    """Return a test for games that fit a gathering: for two and, if health carries over, with stamina."""
    needs_stamina = hardcore or kind in CHALLENGING
    return lambda played: for_two(played) and (played.stamina > 0 or not needs_stamina)


def rules_of(kind: str) -> AnyGathering:
    """Return the rules of a kind."""
    return GATHERINGS[kind]


def most_places(kind: str) -> int:
    """Return the most players that can be in the running at once."""
    return max(rules_of(kind).sizes)


def least_places(kind: str) -> int:
    """Return the fewest players it can begin with."""
    return min(rules_of(kind).sizes)


def options_for(row: GatheringRow, entrants: Sequence[Entrant], ratings: Sequence[int]) -> msgspec.Struct:
    """Return the options a gathering begins with; entrants and ratings are in seat order."""
    people, stamina = len(entrants), stamina_in(game(row.game))
    match row.kind:
        case "gathering.duels/1":
            return DuelsOptions(people, stamina)
        case "gathering.clash/1":
            clans = tuple(each.side for each in entrants if each.side is not None) if row.sides else None
            return ClashOptions(people, clans, hardcore=row.hardcore, stamina=stamina)
        case _:
            return TournamentOptions(
                people,
                places=row.places,
                ratings=tuple(ratings) if row.by_rating else None,
                hardcore=row.hardcore,
                late_entry=row.late_entry,
                stamina=stamina,
                house=msgspec.UNSET if row.level is None else True,
            )
