"""The kinds of gathering, and how each begins with those who have come."""

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
"""What is opened today; what runs already keeps the version it began with."""

CHALLENGING = (DUELS, CLASH)
"""Where people find their opponents by challenges."""

HARDENED = (CLASH, KYOTO, TOURNAMENT)
"""What there is a Hardcore variant of."""

AnyGathering = Gathering[Any, Any]


def fits_kind(kind: str, *, hardcore: bool) -> Fits:
    """Return whether a game can be played in a gathering: by two, with stamina where that is handed on."""
    needs_stamina = hardcore or kind in CHALLENGING
    return lambda played: for_two(played) and (played.stamina > 0 or not needs_stamina)


def rules_of(kind: str) -> AnyGathering:
    """Return the rules of a kind."""
    return GATHERINGS[kind]


def most_places(kind: str) -> int:
    """Return how many can be in the running at once."""
    return max(rules_of(kind).sizes)


def least_places(kind: str) -> int:
    """Return with how many it can begin."""
    return min(rules_of(kind).sizes)


def options_for(row: GatheringRow, entrants: Sequence[Entrant], ratings: Sequence[int]) -> msgspec.Struct:
    """Return what a gathering begins with; entrants and their ratings are in the order of their seats."""
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
