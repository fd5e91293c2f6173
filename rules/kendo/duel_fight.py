"""How exchanges end in a Duel: cards lost, who is out, who starts next (seed 003, Duel 7 to 12)."""

from typing import Final, Literal

from typing_extensions import override

from rules.kendo.answers import ALL_FOUR, attacks
from rules.kendo.cards import SUBDECKS
from rules.kendo.events import BonusLeft, DroppedOut, PassedOn, ThrownAway, Withdrawn
from rules.kendo.fight import Fight
from rules.kendo.moves import KEEP
from rules.kendo.state import BonusOffer, Initiative, OpeningSwitch, Threat, place

LOST: Final = {"yellow": 1, "brown": 2}
"""How many cards an attack takes, by its frame."""
TWO, THREE = 2, 3


class DuelFight(Fight):
    """A fight between two to four players."""

    @override
    def starts(self, seat: int) -> None:
        self._starts(seat, None)

    def throw_for_attack(self, seat: int, card: str) -> None:
        """Discard a card and draw a basic attack with which to start."""
        self.events.append(ThrownAway(seat=seat, card=card))
        self.throw_away(seat, card)
        # It may be reinforced like any other (ruling "drawn-reinforced").
        self.draw(seat, "basic")

    def take_bonus(self, offer: BonusOffer, choice: str) -> None:
        """Draw a bonus, or leave it."""
        # A choice is any text; this loop makes it a subdeck, for the type checker as well.
        for subdeck in SUBDECKS:
            if subdeck == choice:
                self.draw(offer.seat, subdeck)
        if choice == KEEP:
            self.events.append(BonusLeft(seat=offer.seat))  # ruling "bonus-may-be-left"
        self.starts(offer.starter)

    def withdraw(self, seat: int, reason: str) -> None:
        """Remove a seat that resigned or forfeited (ruling "leaver-discards")."""
        self.events.append(Withdrawn(seat=seat, reason=reason))
        starter = self._starter_without(seat)
        self.throw_away(seat, *self.hands[seat])
        self.seats_in.remove(seat)
        if len(self.seats_in) == 1:
            self.clear()
            self.end(tuple(self.seats_in), reason)
        elif starter is not None:
            self.starts(starter)
        elif isinstance(self.now, Initiative):  # with fewer than four, nobody is spared any longer
            self.now = Initiative(self.now.seat)

    def _starter_without(self, seat: int) -> int | None:
        """Return the seat that starts an attack if another leaves; None if the current request can stay."""
        match self.now:
            case Threat(seat=target, attacker=attacker) if seat in (target, attacker):
                return attacker if seat == target else target
            case Initiative(seat=starter) if seat == starter:
                return self._next(seat)
            case BonusOffer(seat=offered, starter=starter) if seat in (offered, starter):
                return self._next(seat) if seat == starter else starter
            case OpeningSwitch() | Initiative() | Threat() | BonusOffer():
                return None

    def _starts(self, seat: int, spared: int | None) -> None:
        """Ask a seat to start an attack if it has cards, or else put it out.

        A seat with no card for one, and none to draw, passes the turn to attack on (ruling
        "nothing-to-draw").
        """
        self.clear()
        # Not before: a player who laid a last card was still in (ruling "empty-hand-stays").
        if not self.hands[seat]:
            self._settle_empty_hand(seat)
            return
        # This ends: a basic attack in no pile is in a hand.
        while not (any(attacks(self.hands[seat])) or self.piles[place("basic")].gives):
            self.events.append(PassedOn(seat=seat))
            seat, spared = self._next_with_cards(seat), None
        self.now = Initiative(seat, spared)

    @override
    def _settle_unanswered(self, threat: Threat) -> None:
        self.give(threat.seat, threat.attacker, LOST[threat.attack.frame], "loss")
        # With four players the attacker goes on, with fewer the one who lost cards (seed 003, Duel 8).
        if len(self.seats_in) == ALL_FOUR:
            self._starts(threat.attacker, threat.seat)
        else:
            self.starts(threat.seat)

    @override
    def _settle_empty_hand(self, seat: int) -> None:
        self._put_out(seat, "no-cards")

    @override
    def _settle_last_parry(self, seat: int) -> None:
        """Call a draw if two are left (Hikiwake), or put the seat out."""
        # By who is still in, not by who began (ruling "count-who-is-in").
        if len(self.seats_in) == TWO:
            self.clear()
            self.end((), "hikiwake")
        else:
            self._put_out(seat, "last-card-parried")

    def _put_out(self, seat: int, why: Literal["no-cards", "last-card-parried"]) -> None:
        """Put a seat out; its last attacker may draw a bonus."""
        self.clear()
        self.events.append(DroppedOut(seat=seat, why=why))
        self.seats_in.remove(seat)
        # A player parried by a last card counts too (ruling "bonus-after-parry").
        last = self.attacked_by[seat]
        if len(self.seats_in) == 1:
            self.end(tuple(self.seats_in), "last-standing")
        elif last is None or last not in self.seats_in:  # ruling "no-last-attacker"
            self.starts(self._next(seat))
        elif len(self.hands) == THREE:  # ruling "bonus-then-start"
            self.now = BonusOffer(last, next(other for other in self.seats_in if other != last))
        else:
            self.now = BonusOffer(last, last)

    def _next(self, seat: int) -> int:
        """Return the next seat in the game."""
        others = (other for other in self.seats_in if other != seat)
        return min(others, key=lambda other: (other < seat, other))

    def _next_with_cards(self, seat: int) -> int:
        seat = self._next(seat)
        while not self.hands[seat]:
            seat = self._next(seat)
        return seat


class SecondDuelFight(DuelFight):
    """A fight of the second edition."""

    switches_before_lot = False
