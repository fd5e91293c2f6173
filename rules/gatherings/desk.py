"""What a single move changes in a tournament, step by step."""

from collections.abc import Sequence

from msgspec.structs import replace

from rules.dice import Dice
from rules.game import Outcome, Rejection
from rules.gatherings.bracket import Decision, Pairing, Round, TournamentState, pairs
from rules.gatherings.events import (
    BoutAsked,
    BoutForsaken,
    BoutVoided,
    BoutWon,
    Concluded,
    GatheringEvent,
    RoundBegan,
)
from rules.gatherings.gathering import HOUSE, Bout


class Desk:
    """A tournament while one move is taken; it exists only inside one play."""

    def __init__(self, state: TournamentState, dice: Dice) -> None:
        self.state = state
        self.dice = dice
        self.events: list[GatheringEvent] = []

    def change(self, **facts: object) -> None:
        """Set some facts of the state."""
        self.state = replace(self.state, **facts)

    def draw_round(self, people: Sequence[int]) -> None:
        """Draw the next round."""
        couples, resting = pairs(self.state, people, self.dice)
        # First, because the duels asked for below must be told after it.
        self.events.append(RoundBegan(number=len(self.state.rounds) + 1, byes=tuple(resting)))
        drawn = Round(tuple([Pairing(self.ask(couple)) for couple in couples]), tuple(resting))
        self.change(rounds=(*self.state.rounds, drawn))

    def ask(self, seats: tuple[int, int]) -> Bout:
        """Ask for a duel."""
        one, other = seats
        bout = Bout(self.state.asked + 1, seats, (self.state.health(one), self.state.health(other)))
        self.change(asked=bout.number)
        self.events.append(BoutAsked(bout=bout.number, seats=seats, healths=bout.healths))
        return bout

    def void(self, bout: Bout) -> None:
        """Cancel a duel."""
        self.events.append(BoutVoided(bout=bout.number))

    def pairing(self, bout: int, rounds: Sequence[Round]) -> Pairing:
        """Return a pairing by its bout's number. Raise Rejection if these rounds have none."""
        for round_ in rounds:
            for pairing in round_.pairings:
                if pairing.bout.number == bout:
                    return pairing
        raise Rejection("bout-unknown")

    def open_pairing(self, bout: int) -> Pairing:
        """Return a pairing that has yet to be decided. Raise Rejection if none has this number."""
        pairing = self.pairing(bout, self.state.rounds[-1:])
        if pairing.decision:
            raise Rejection("bout-unknown")
        return pairing

    def fight_of(self, seat: int) -> Pairing | None:
        """Return the open pairing in which a player fights, if any."""
        pairings = [pairing for pairing in self.state.current.pairings if not pairing.decision]
        return next((pairing for pairing in pairings if seat in pairing.bout.seats), None)

    def amend(self, old: Pairing, new: Pairing) -> None:
        """Replace a pairing with another."""
        self.change(
            rounds=tuple(
                replace(
                    round_, pairings=tuple(new if pairing == old else pairing for pairing in round_.pairings)
                )
                for round_ in self.state.rounds
            )
        )

    def rest(self, byes: Sequence[int]) -> None:
        """Set who rests this round."""
        *before, current = self.state.rounds
        self.change(rounds=(*before, replace(current, byes=tuple(byes))))

    def decide(self, pairing: Pairing, decision: Decision) -> None:
        """Decide a pairing, whatever was decided before."""
        # Earlier decisions are kept, since the last one can be taken back.
        self.amend(pairing, replace(pairing, decisions=(*pairing.decisions, decision)))
        number = pairing.bout.number
        if decision.winner is None:
            self.events.append(BoutForsaken(bout=number))
        else:
            won = BoutWon(bout=number, winner=decision.winner, health=decision.health, how=decision.how)
            self.events.append(won)

    def join(self, seat: int) -> bool:
        """Pair a player with one who rests or meets the house; return whether anyone does."""
        if self.fight_of(HOUSE):
            self.substitute(seat, HOUSE)
            return True
        byes = self.state.current.byes
        if not byes:
            return False
        other = self.dice.pick(byes, "join")
        bout = self.ask((other, seat))
        *before, current = self.state.rounds
        joined = Round((*current.pairings, Pairing(bout)), tuple(bye for bye in byes if bye != other))
        self.change(rounds=(*before, joined))
        return True

    def substitute(self, seat: int, instead_of: int) -> None:
        """Give a player's open place in this round to another. Raise Rejection if it is no longer open."""
        byes, fight = self.state.current.byes, self.fight_of(instead_of)
        if instead_of in byes:
            self.rest([seat if bye == instead_of else bye for bye in byes])
        elif fight:
            one, other = (seat if old == instead_of else old for old in fight.bout.seats)
            self.void(fight.bout)
            # Under a new number, so that a result of the old duel no longer fits.
            self.amend(fight, Pairing(self.ask((one, other))))
        else:
            raise Rejection("later-decided")

    def advance(self) -> None:
        """Go on once the whole round is decided, unless the tournament is paused."""
        if self.state.paused or self.state.current.open:
            return
        standing = self.state.standing
        if len(standing) > 1:
            self.draw_round(standing)
            return
        result = Outcome(standing, "last-standing" if standing else "nobody-left")
        self.change(result=result)
        self.events.append(Concluded(winners=result.winners, reason=result.reason))
