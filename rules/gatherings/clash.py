"""Clash of the Clans, with its Hardcore variant (seed 000, "Clash of the Clans").

Round after round, members of two clans challenge each other. Those who still stand go on, at full health
unless the clash is hardcore; those who found no opponent wait. The last clan standing wins.
"""

import msgspec
from msgspec.structs import replace
from typing_extensions import override

from rules.dice import Dice
from rules.game import Outcome, Rejection, Step
from rules.gatherings.challenges import ChallengeRound, Melee, Participant, open_round, requests
from rules.gatherings.events import ClansFormed, Concluded, GatheringEvent, Restored, RoundBegan
from rules.gatherings.gathering import Bout, Gathering, MoveRequest, Stamina, health_from
from rules.gatherings.moves import Move
from rules.gatherings.rolls import highest, upper

CLANS = (0, 1)
QUIET_ROUNDS = 3
"""After this many rounds in a row in which nobody went out, a clash is decided (ruling "stalemate")."""
_NO_SHARE = ("dishonored", "left", "absent")
"""Fates that exclude a player from the clan's victory (ruling "shared-victory")."""


class ClashOptions(msgspec.Struct, frozen=True):
    """Who fights for which clan."""

    people: int
    clans: tuple[int, ...] | None = None
    """By seat, 0 or 1, when two existing clans meet; None if dice divide the players."""
    hardcore: bool = False
    stamina: Stamina = msgspec.UNSET
    """The health with which everyone begins."""


class ClashState(msgspec.Struct, frozen=True):
    """The round being fought, and what the rounds before it left behind."""

    round: ChallengeRound
    hardcore: bool
    number: int = 1
    quiet: int = 0
    """Rounds in a row, up to the last one fought, in which nobody went out."""
    began: int = 0
    """How many were standing when this round began."""
    result: Outcome | None = None
    stamina: Stamina = msgspec.UNSET
    """The health to which everyone is restored."""


class Clash(Gathering[ClashState, ClashOptions]):
    """Four, six or eight players in two clans."""

    id = "gathering.clash/1"
    sizes = (4, 6, 8)
    state_type = ClashState
    options_type = ClashOptions

    @override
    def start(self, options: ClashOptions, dice: Dice) -> Step[ClashState, GatheringEvent]:
        self.fits(options.people)
        clans, events = _given(options) if options.clans else _rolled(options.people, dice)
        melee = open_round(clans, [Participant(health_from(options.stamina))] * options.people, 0, dice)
        state = ClashState(melee.round, options.hardcore, began=options.people, stamina=options.stamina)
        return Step(state, (*events, RoundBegan(number=1), *melee.events))

    @override
    def requests(self, state: ClashState) -> tuple[MoveRequest, ...]:
        return requests(state.round)

    @override
    def bouts(self, state: ClashState) -> tuple[Bout, ...]:
        return state.round.bouts

    @override
    def play(self, state: ClashState, move: Move, dice: Dice) -> Step[ClashState, GatheringEvent]:
        self.goes_on(state)
        melee = Melee(state.round, dice)
        melee.play(move)
        state = replace(state, round=melee.round)
        if not melee.round.settled:
            return Step(state, tuple(melee.events))
        after = _advance(state, dice)
        return Step(after.state, (*melee.events, *after.events))

    @override
    def outcome(self, state: ClashState) -> Outcome | None:
        return state.result

    def round_of(self, state: ClashState) -> int | None:
        """Return the number of the current round."""
        return state.number


def _given(options: ClashOptions) -> tuple[tuple[int, ...], list[GatheringEvent]]:
    """Return two existing clans as given, each with the same number of fighters."""
    clans = options.clans or ()
    if len(clans) != options.people or any(clans.count(clan) * 2 != options.people for clan in CLANS):
        raise Rejection("clans-uneven")
    return clans, [ClansFormed(clans=clans)]


def _rolled(people: int, dice: Dice) -> tuple[tuple[int, ...], list[GatheringEvent]]:
    """Put the half with the highest rolls into one clan and the rest into the other."""
    half, rolls = upper(range(people), people // 2, dice, "clans")
    clans = tuple(0 if seat in half else 1 for seat in range(people))
    return clans, [*rolls, ClansFormed(clans=clans)]


def _advance(state: ClashState, dice: Dice) -> Step[ClashState, GatheringEvent]:
    """Go on to the next round, or end if fewer than two clans stand or the clash is a stalemate."""
    standing = state.round.standing
    clans = {state.round.sides[seat] for seat in standing}
    quiet = state.quiet + 1 if len(standing) == state.began else 0
    state = replace(state, quiet=quiet)
    if not clans:
        return _conclude(state, Outcome((), "nobody-left"))
    if len(clans) == 1:
        return _conclude(state, Outcome(_sharers(state, clans.pop()), "last-clan"))
    if quiet == QUIET_ROUNDS:
        return _decide(state, dice)
    return _next_round(state, dice)


def _next_round(state: ClashState, dice: Dice) -> Step[ClashState, GatheringEvent]:
    fighters, standing = state.round.fighters, state.round.standing
    events: list[GatheringEvent] = []
    if not state.hardcore:
        fighters = tuple(
            # Those who waited out the round, too (ruling "waiting-restored").
            fighter if fighter.fate else Participant(health_from(state.stamina))
            for fighter in fighters
        )
        events.append(Restored(seats=standing))
    # Bout numbers continue across rounds, since a gathering's duels go by them.
    melee = open_round(state.round.sides, fighters, state.round.asked, dice)
    number = state.number + 1
    state = replace(state, round=melee.round, number=number, began=len(standing))
    return Step(state, (*events, RoundBegan(number=number), *melee.events))


def _decide(state: ClashState, dice: Dice) -> Step[ClashState, GatheringEvent]:
    """Decide by fighters standing, then by their health, then by dice (ruling "stalemate")."""
    strengths = [_strength(state, clan) for clan in CLANS]
    if strengths[0] != strengths[1]:
        return _conclude(state, Outcome(_sharers(state, strengths.index(max(strengths))), "stalemate"))
    # The first one standing rolls for each clan.
    captains = [
        next(seat for seat in state.round.standing if state.round.sides[seat] == clan) for clan in CLANS
    ]
    winner, rolls = highest(captains, dice, "decision")
    after = _conclude(state, Outcome(_sharers(state, state.round.sides[winner]), "stalemate"))
    return Step(after.state, (*rolls, *after.events))


def _strength(state: ClashState, clan: int) -> tuple[int, int]:
    """Return how many of a clan stand, and their total health."""
    healths = [
        state.round.fighters[seat].health for seat in state.round.standing if state.round.sides[seat] == clan
    ]
    return len(healths), sum(healths)


def _sharers(state: ClashState, clan: int) -> tuple[int, ...]:
    """Return the members of a clan who share its victory: the fallen too, but not those who left."""
    members = zip(state.round.sides, state.round.fighters, strict=True)
    return tuple(
        seat for seat, (side, fighter) in enumerate(members) if side == clan and fighter.fate not in _NO_SHARE
    )


def _conclude(state: ClashState, result: Outcome) -> Step[ClashState, GatheringEvent]:
    concluded = Concluded(winners=result.winners, reason=result.reason)
    return Step(replace(state, result=result), (concluded,))
