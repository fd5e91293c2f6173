"""One round of challenges and the duels that result (seed 000, "Choosing an Opponent").

1. Everyone rolls three dice. The highest without an opponent challenges a player of another side.
2. A player who is challenged accepts, or refuses and loses 2 health; below 1 that fighter is dishonored and
   out. The challenger goes on until a player accepts, or nobody is left to challenge.
3. Then the next player without an opponent challenges, until nobody can.

An accepted duel begins at once, beside the challenges still going on. In the Duels, each player is a side; in
the Clash, each clan is. Where the text is silent, see ``rulings.py``.
"""

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from rules.dice import Dice
from rules.game import Rejection
from rules.gatherings.bouts import asked_for, check, healths_of, opponent
from rules.gatherings.events import (
    Accepted,
    BoutAsked,
    BoutDrawn,
    BoutForsaken,
    BoutWon,
    Challenged,
    GatheringEvent,
    Refused,
    Removed,
    Waited,
)
from rules.gatherings.gathering import STAMINA, Bout, MoveRequest
from rules.gatherings.moves import (
    Accept,
    Challenge,
    DuelDrawn,
    DuelWon,
    Leave,
    Move,
    NoShow,
    Refuse,
    Silence,
    TimeUp,
)
from rules.gatherings.rolls import ranked

REFUSAL = 2
"""The health that refusing a challenge costs."""


class Participant(msgspec.Struct, frozen=True):
    """A player's standing in the gathering."""

    health: int = STAMINA
    fate: str | None = None
    """Why they are out: ``knocked-out``, ``dishonored``, ``left`` or ``absent``; None while they stand."""


class ChallengeRound(msgspec.Struct, frozen=True):
    """A round of challenges and duels, between two moves."""

    sides: tuple[int, ...]
    """By seat; nobody challenges their own side."""
    fighters: tuple[Participant, ...]
    order: tuple[tuple[int, ...], ...] = ()
    """Those who have yet to have a turn to challenge, highest roll first, equals together."""
    challenger: int | None = None
    """Whose turn it is; None once nobody can challenge."""
    pending: Challenge | None = None
    """The challenge that waits for an answer."""
    refused: tuple[int, ...] = ()
    """Those who refused this challenger, not asked again until all others have (ruling "asked-again")."""
    met: tuple[int, ...] = ()
    """Those who have had an opponent in this round."""
    bouts: tuple[Bout, ...] = ()
    asked: int = 0
    """The number of the last duel asked for, in this round or an earlier one."""

    @property
    def standing(self) -> tuple[int, ...]:
        """Those who are not out."""
        return tuple(seat for seat, fighter in enumerate(self.fighters) if fighter.fate is None)

    @property
    def settled(self) -> bool:
        """Whether all challenges have been made and all duels fought."""
        return self.challenger is None and not self.bouts

    def free(self, seat: int) -> bool:
        """Return whether a player still stands and has had no opponent yet."""
        return self.fighters[seat].fate is None and seat not in self.met

    def opponents(self, seat: int) -> tuple[int, ...]:
        """Return those whom a seat may end up fighting this round."""
        others = range(len(self.fighters))
        return tuple(other for other in others if self.sides[other] != self.sides[seat] and self.free(other))


def requests(state: ChallengeRound) -> tuple[MoveRequest, ...]:
    """Return who must challenge or answer now."""
    if state.challenger is None:
        return ()
    if state.pending:
        challenged = state.pending.target
        return (MoveRequest(challenged, (Accept(challenged), Refuse(challenged))),)
    fresh = [other for other in state.opponents(state.challenger) if other not in state.refused]
    return (MoveRequest(state.challenger, tuple(Challenge(state.challenger, other) for other in fresh)),)


class Melee:
    """A round as it unfolds; it exists only inside one play."""

    def __init__(self, state: ChallengeRound, dice: Dice) -> None:
        self.round = state
        self.dice = dice
        self.events: list[GatheringEvent] = []

    def begin(self) -> None:
        """Roll for who challenges first."""
        order, rolled = ranked(self.round.standing, self.dice, "initiative")
        self.events.append(rolled)
        self._change(order=tuple(order))
        self._next_challenger()

    def play(self, move: Move) -> None:
        """Take one move. Raise Rejection if it is not legal."""
        match move:
            case Challenge() | Accept() | Refuse():
                self._owed(move)
                self._obey(move)
            case Silence(seat):
                self._break_silence(seat)
            case Leave():
                self._leave(move)
            case DuelWon() | DuelDrawn() | TimeUp() | NoShow():
                bout = asked_for(self.round.bouts, move.bout)
                check(bout, move)
                self._conclude(bout, move)
            case _:
                raise Rejection("move-unfit")

    def _owed(self, move: Challenge | Accept | Refuse) -> None:
        for request in requests(self.round):
            if request.seat == move.seat:
                if move not in request.options:
                    raise Rejection("cannot-challenge")
                return
        raise Rejection("not-your-turn")

    def _obey(self, move: Challenge | Accept | Refuse, *, late: bool = False) -> None:
        match move:
            case Challenge(seat, target):
                self.events.append(Challenged(challenger=seat, challenged=target, drawn=late))
                self._change(pending=move)
            case Accept(seat):
                self.events.append(Accepted(seat=seat, silent=late))
                self._pair_up()
            case Refuse(seat):
                self._refuse(seat)

    def _break_silence(self, seat: int) -> None:
        """Draw an opponent for a silent challenger; a silent challenged player accepts (ruling "silence")."""
        for request in requests(self.round):
            if request.seat == seat:
                challenge = isinstance(request.options[0], Challenge)
                move = self.dice.pick(request.options, "silence") if challenge else Accept(seat)
                return self._obey(move, late=True)
        raise Rejection("not-your-turn")

    def _refuse(self, seat: int) -> None:
        health = max(0, self.round.fighters[seat].health - REFUSAL)
        self._set_health(seat, health)
        self.events.append(Refused(seat=seat, health=health))
        self._change(pending=None, refused=(*self.round.refused, seat))
        if not health:
            self._remove(seat, "dishonored")
        self._seek()

    def _pair_up(self) -> None:
        """Ask for the duel of the pending challenge, and let the next player challenge."""
        if pending := self.round.pending:
            seats = (pending.seat, pending.target)
            one, other = (self.round.fighters[seat].health for seat in seats)
            bout = Bout(self.round.asked + 1, seats, (one, other))
            self.events.append(BoutAsked(bout=bout.number, seats=seats, healths=bout.healths))
            self._change(asked=bout.number, bouts=(*self.round.bouts, bout), met=(*self.round.met, *seats))
            # The duel begins beside the challenges still going on (ruling "begins-at-once").
            self._next_challenger()

    def _leave(self, move: Leave) -> None:
        seat = move.seat
        if seat not in self.round.standing:
            raise Rejection("not-in-play")
        self._remove(seat, "left", move.reason)
        for bout in self.round.bouts:
            if seat in bout.seats:
                self._walk_over(bout, opponent(bout, seat))
        if self.round.pending and self.round.pending.target == seat:
            self._change(pending=None)
        # The player who left may have been the challenger, or the last one to be asked.
        if self.round.challenger is not None:
            self._seek()

    def _conclude(self, bout: Bout, result: DuelWon | DuelDrawn | TimeUp | NoShow) -> None:
        match result:
            case DuelWon(winner=winner, health=health):
                self._award(bout, winner, health, "duel")
                self._set_health(opponent(bout, winner), 0)
                self._remove(opponent(bout, winner), "knocked-out")
            case DuelDrawn(healths=healths) | TimeUp(healths=healths):
                self._close(bout)
                self.events.append(BoutDrawn(bout=bout.number, healths=healths))
                for seat, health in zip(bout.seats, healths, strict=True):
                    self._set_health(seat, health)
                    if not health:
                        self._remove(seat, "knocked-out")
            case NoShow(absent=absent):
                for seat in absent:
                    self._remove(seat, "absent")
                present = [seat for seat in bout.seats if seat not in absent]
                if present:
                    self._walk_over(bout, present[0])
                else:
                    self._close(bout)
                    self.events.append(BoutForsaken(bout=bout.number))

    def _walk_over(self, bout: Bout, winner: int) -> None:
        # At the health with which the duel began (ruling "leaver").
        self._award(bout, winner, healths_of(bout)[winner], "walkover")

    def _award(self, bout: Bout, winner: int, health: int, how: str) -> None:
        self._close(bout)
        self._set_health(winner, health)
        self.events.append(BoutWon(bout=bout.number, winner=winner, health=health, how=how))

    def _close(self, bout: Bout) -> None:
        self._change(bouts=tuple(other for other in self.round.bouts if other != bout))

    def _seek(self) -> None:
        """Keep the challenger, or call the next one if this one is out or has nobody left to ask."""
        challenger = self.round.challenger
        # Otherwise the same challenger continues, no matter who refused (ruling "everyone-refused").
        if challenger is None or not self._can_challenge(challenger):
            self._next_challenger()
        elif not set(self.round.opponents(challenger)) - set(self.round.refused):
            # All others have refused, so each can be asked again (ruling "asked-again").
            self._change(refused=())

    def _next_challenger(self) -> None:
        """Find the next challenger; equals roll when their turn comes (ruling "ties-when-due")."""
        self._change(challenger=None, pending=None, refused=())
        while self.round.order:
            first, *rest = self.round.order
            # Some of them may have been challenged meanwhile, or be out.
            ready = [seat for seat in first if self._can_challenge(seat)]
            if len(ready) > 1:
                again, rolled = ranked(ready, self.dice, "initiative")
                self.events.append(rolled)
                # Those who had rolled lower stay behind all of them (ruling "tied-only").
                rest = [*again, *rest]
            self._change(order=tuple(rest))
            if len(ready) == 1:
                self._change(challenger=ready[0])
                return
        idle = [seat for seat in self.round.standing if self.round.free(seat)]
        self.events += [Waited(seat=seat) for seat in idle]

    def _can_challenge(self, seat: int) -> bool:
        return self.round.free(seat) and bool(self.round.opponents(seat))

    def _remove(self, seat: int, fate: str, reason: str = "") -> None:
        self._amend(seat, fate=fate)
        self.events.append(Removed(seat=seat, fate=fate, reason=reason))

    def _set_health(self, seat: int, health: int) -> None:
        self._amend(seat, health=health)

    def _amend(self, seat: int, **facts: object) -> None:
        fighters = self.round.fighters
        self._change(fighters=(*fighters[:seat], replace(fighters[seat], **facts), *fighters[seat + 1 :]))

    def _change(self, **facts: object) -> None:
        self.round = replace(self.round, **facts)


def open_round(sides: Iterable[int], fighters: Iterable[Participant], asked: int, dice: Dice) -> Melee:
    """Begin a round of challenges after ``asked`` duels."""
    melee = Melee(ChallengeRound(tuple(sides), tuple(fighters), asked=asked), dice)
    melee.begin()
    return melee
