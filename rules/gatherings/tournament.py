"""The tournament: win or go home, until one is left, for two players or a whole server.

It is the Kyoto Grand Tournament (``kyoto.py``), extended for what may happen over days: any number of
players, late entries, drop-outs, no-shows, draws, pauses and an organiser's repairs (``repairs.py``). It
keeps no time: its caller ends each round, and then reports how every open bout is to be decided.
"""

import msgspec
from typing_extensions import override

from rules.dice import Dice
from rules.game import Outcome, Rejection, Step
from rules.gatherings.bracket import HouseStandsIn, Repair, TournamentState
from rules.gatherings.desk import Desk
from rules.gatherings.events import Entered, GatheringEvent, Removed, Reserved, Substituted
from rules.gatherings.gathering import Bout, Gathering, MoveRequest, Stamina
from rules.gatherings.moves import (
    DuelDrawn,
    DuelWon,
    Enter,
    Leave,
    Move,
    NoShow,
    Override,
    Pause,
    Resume,
    SeatReserve,
    TimeUp,
    Undo,
)
from rules.gatherings.repairs import keep, overrule, pause, resume, seat_reserve, undo
from rules.gatherings.results import tell, walk_over

MOST = 256
"""The most players that can take part at once."""


class TournamentOptions(msgspec.Struct, frozen=True):
    """Who has signed up, and how to play it."""

    people: int
    places: int = MOST
    """How many play; those who signed up later are on the reserve list."""
    ratings: tuple[int, ...] | None = None
    """By seat, if rounds are drawn by rating; None to draw them at random, as in the text."""
    hardcore: bool = False
    """Whether winners go on with the health they have left."""
    late_entry: bool = True
    """Whether players may still join during the first round."""
    stamina: Stamina = msgspec.UNSET
    """The health of a player who comes fresh to a duel."""
    house: HouseStandsIn = msgspec.UNSET
    """Whether the house takes the place of a bye."""


class Tournament(Gathering[TournamentState, TournamentOptions]):
    """Two to 256 players, until one is left."""

    id = "gathering.tournament/1"
    sizes = range(2, MOST + 1)
    state_type = TournamentState
    options_type = TournamentOptions

    @override
    def start(self, options: TournamentOptions, dice: Dice) -> Step[TournamentState, GatheringEvent]:
        playing = min(options.people, options.places)
        self.fits(playing)
        if options.ratings is not None and len(options.ratings) != options.people:
            raise Rejection("ratings-wrong")
        state = TournamentState(
            ratings=options.ratings or (0,) * options.people,
            rated=options.ratings is not None,
            hardcore=options.hardcore,
            places=min(options.places, MOST),
            late_entry=options.late_entry,
            reserves=tuple(range(playing, options.people)),
            stamina=options.stamina,
            house=options.house,
        )
        desk = Desk(state, dice)
        desk.draw_round(range(playing))
        return Step(desk.state, tuple(desk.events))

    @override
    def requests(self, state: TournamentState) -> tuple[MoveRequest, ...]:
        return ()

    @override
    def bouts(self, state: TournamentState) -> tuple[Bout, ...]:
        return state.current.open

    @override
    def play(self, state: TournamentState, move: Move, dice: Dice) -> Step[TournamentState, GatheringEvent]:
        self.goes_on(state)
        desk = Desk(state, dice)
        _take(desk, move)
        return Step(desk.state, tuple(desk.events))

    @override
    def outcome(self, state: TournamentState) -> Outcome | None:
        return state.result

    def round_of(self, state: TournamentState) -> int | None:
        """Return the number of the newest round."""
        return len(state.rounds)


def _take(desk: Desk, move: Move) -> None:
    match move:
        case DuelWon() | DuelDrawn() | TimeUp() | NoShow():
            tell(desk, move)
        case Leave():
            _leave(desk, move)
        case Enter(rating):
            _enter(desk, rating)
        case Pause():
            pause(desk, move)
        case Resume():
            resume(desk)
        case Override():
            overrule(desk, move)
        case Undo():
            undo(desk, move)
        case SeatReserve():
            seat_reserve(desk, move)
        case _:
            raise Rejection("move-unfit")


def _leave(desk: Desk, move: Leave) -> None:
    state, seat = desk.state, move.seat
    if seat in state.reserves:
        desk.change(reserves=tuple(other for other in state.reserves if other != seat))
    elif seat not in state.standing:
        raise Rejection("not-in-play")
    desk.change(left=(*state.left, seat))
    desk.events.append(Removed(seat=seat, fate="left", reason=move.reason))
    # Removed by an organiser: players who leave give no reason.
    if move.reason:
        keep(desk, Repair("removal", move.reason, seat=seat))
    _vacate(desk, seat)
    desk.advance()


def _vacate(desk: Desk, seat: int) -> None:
    """Give an open place of the first round to a reserve; in later rounds, advance the opponent."""
    byes, fight = desk.state.current.byes, desk.fight_of(seat)
    # Only while the place is still open (ruling "reserves").
    if desk.state.reserves and len(desk.state.rounds) == 1 and (fight or seat in byes):
        reserve, *rest = desk.state.reserves
        desk.change(reserves=tuple(rest))
        desk.events.append(Substituted(seat=reserve, instead_of=seat))
        desk.substitute(reserve, seat)
    elif fight:
        walk_over(desk, fight, seat)
    else:
        # The player rests or has already won, which changes nothing else in this round.
        desk.rest([bye for bye in byes if bye != seat])


def _enter(desk: Desk, rating: int) -> None:
    """Pair a late player with one who rests or meets the house in the first round, or keep them waiting."""
    # Only until the first round ends (ruling "late-entry").
    if not desk.state.late_entry or len(desk.state.rounds) > 1:
        raise Rejection("entry-closed")
    seat = len(desk.state.ratings)
    desk.change(ratings=(*desk.state.ratings, rating))
    if len(desk.state.current.people) < desk.state.places and desk.join(seat):
        desk.events.append(Entered(seat=seat))
    else:
        desk.change(reserves=(*desk.state.reserves, seat))
        desk.events.append(Reserved(seat=seat))
