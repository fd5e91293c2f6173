"""The Road: three duels in a row, each begun in the state in which the one before left the player."""

from collections.abc import Mapping

import msgspec
from msgspec.structs import replace
from typing_extensions import override

from rules.game import Campaign, Outcome, Rejection
from rules.way.laying_out import ARMOUR, KANJI, QUESTIONS, chosen
from rules.way.opponents import OpponentKey
from rules.way.score import BEYOND, scored
from rules.way.state import (
    SECOND_VERSION,
    FightState,
    Leg,
    WayOptions,
    most_ki,
    most_life,
    starting_ki,
    starting_life,
)

DUELS: tuple[OpponentKey, ...] = ("student", "ronin", "master")


class RoadState(msgspec.Struct, frozen=True):
    """How far a player has come."""

    options: WayOptions
    """The options of the next duel; of the last one, once it is over."""
    won: int = 0
    lost: bool = False
    last: int = 0
    """The score of the last duel."""


class Road(Campaign[RoadState, FightState, WayOptions]):
    """Against the Student, the Ronin and the Master."""

    state_type = RoadState
    # The Road has fixed opponents, and Blood is not for a campaign (seed 001, "Blood").
    questions = tuple(question for question in QUESTIONS if question.name not in {"opponent", "blood"})

    def of_version(self, options: WayOptions) -> WayOptions:
        """Return options for this version of the rules."""
        return options

    @override
    def begin(self, answers: Mapping[str, str]) -> RoadState:
        options = self.of_version(chosen(answers))
        if options.blood:
            raise Rejection("blood-on-the-road")
        leg = Leg(
            life=starting_life(options.weapon),
            ki=starting_ki(options.weapon),
            armour=ARMOUR if options.yoroi == "mine" else 0,
            pawn=0 if options.literal else KANJI,
        )
        return RoadState(replace(options, opponent=DUELS[0], leg=leg))

    @override
    def options(self, state: RoadState) -> WayOptions:
        return state.options

    @override
    def after(self, state: RoadState, ended: FightState, outcome: Outcome) -> RoadState:
        last = scored(ended)
        if not outcome.winners:
            return replace(state, lost=True, last=last)
        won = state.won + 1
        if won == len(DUELS):
            return replace(state, won=won, last=last)
        options = replace(state.options, opponent=DUELS[won], weapon=ended.weapon, leg=_leg(ended))
        return replace(state, options=options, won=won, last=last)

    @override
    def outcome(self, state: RoadState) -> Outcome | None:
        if state.lost:
            return Outcome((), "road-lost")
        return Outcome((0,), "road-won") if state.won == len(DUELS) else None

    @override
    def score(self, state: RoadState) -> int:
        """Return a score by the duels won, then by the score of the last duel."""
        return state.won * BEYOND + state.last


class SecondRoad(Road):
    """The same with the second edition."""

    @override
    def of_version(self, options: WayOptions) -> WayOptions:
        return replace(options, version=SECOND_VERSION)


def _leg(ended: FightState) -> Leg:
    """Return what is kept from a won duel, and what a rest gives back."""
    leg, edition = ended.options.leg, ended.options.edition
    return Leg(
        # A rest gives back some of both (rulings "rest" and "shorter-rest").
        life=min(most_life(ended), ended.life + edition.rested_life),
        ki=min(most_ki(ended), ended.ki + edition.rested_ki),
        # Kept as it was, unlike the Injury die, which starts afresh (ruling "kept").
        armour=ended.armour,
        pawn=ended.pawn,
        virtue=ended.virtue,
        credit=ended.credit,
        # The deck is empty once a virtue was won, in this duel or before; the virtue may be used up by now.
        virtue_won=ended.options.bushido and not ended.decks.virtues,
        specials=ended.won,
        redraws=leg.redraws if leg else 0,  # available again in each duel (ruling "redraw-each-duel")
        camps=True,
    )
