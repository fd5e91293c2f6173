"""The Kyoto Grand Tournament and its Hardcore variant: the last of four or eight is Kensei (seed 000)."""

import msgspec
from msgspec.structs import replace
from typing_extensions import override

from rules.dice import Dice
from rules.game import Step
from rules.gatherings.bracket import TournamentState
from rules.gatherings.events import GatheringEvent
from rules.gatherings.tournament import Tournament, TournamentOptions


class Kyoto(Tournament):
    """A tournament of four or eight players, drawn at random, without late entry."""

    id = "gathering.kyoto/1"
    sizes = (4, 8)

    @override
    def start(self, options: TournamentOptions, dice: Dice) -> Step[TournamentState, GatheringEvent]:
        self.fits(options.people)
        closed = replace(options, places=options.people, ratings=None, late_entry=False, house=msgspec.UNSET)
        return super().start(closed, dice)
