"""Bushido Duels: everyone finds one opponent, and all left standing win (seed 000, "Bushido Duels")."""

import msgspec
from typing_extensions import override

from rules.dice import Dice
from rules.game import Outcome, Step
from rules.gatherings.challenges import ChallengeRound, Melee, Participant, open_round, requests
from rules.gatherings.events import Concluded, GatheringEvent
from rules.gatherings.gathering import Bout, Gathering, MoveRequest, Stamina, health_from
from rules.gatherings.moves import Move


class DuelsOptions(msgspec.Struct, frozen=True):
    """How many players have come."""

    people: int
    stamina: Stamina = msgspec.UNSET
    """The health with which everyone begins."""


class DuelsState(msgspec.Struct, frozen=True):
    """The only round."""

    round: ChallengeRound
    result: Outcome | None = None


class Duels(Gathering[DuelsState, DuelsOptions]):
    """Two, four, six or eight players who all have a score to settle."""

    id = "gathering.duels/1"
    sizes = (2, 4, 6, 8)
    state_type = DuelsState
    options_type = DuelsOptions

    @override
    def start(self, options: DuelsOptions, dice: Dice) -> Step[DuelsState, GatheringEvent]:
        self.fits(options.people)
        return _step(
            open_round(
                range(options.people), [Participant(health_from(options.stamina))] * options.people, 0, dice
            )
        )

    @override
    def requests(self, state: DuelsState) -> tuple[MoveRequest, ...]:
        return requests(state.round)

    @override
    def bouts(self, state: DuelsState) -> tuple[Bout, ...]:
        return state.round.bouts

    @override
    def play(self, state: DuelsState, move: Move, dice: Dice) -> Step[DuelsState, GatheringEvent]:
        self.goes_on(state)
        melee = Melee(state.round, dice)
        melee.play(move)
        return _step(melee)

    @override
    def outcome(self, state: DuelsState) -> Outcome | None:
        return state.result


def _step(melee: Melee) -> Step[DuelsState, GatheringEvent]:
    """Conclude once everything is settled (rulings "unopposed" and "drawn-duels")."""
    if not melee.round.settled:
        return Step(DuelsState(melee.round), tuple(melee.events))
    standing = melee.round.standing
    result = Outcome(standing, "left-standing" if standing else "nobody-left")
    concluded = Concluded(winners=result.winners, reason=result.reason)
    return Step(DuelsState(melee.round, result), (*melee.events, concluded))
