"""From attack to attack: what is laid, what it does, who starts next (seed 003, Duel 5 to 12)."""

from typing import Final, Literal

from msgspec.structs import replace

from rules.kendo.answers import ALL_FOUR, attacks, ends_exchange
from rules.kendo.cards import CARDS, SUBDECKS
from rules.kendo.events import (
    Attacked,
    BonusLeft,
    Deflected,
    DroppedOut,
    Neutralised,
    Parried,
    PassedOn,
    RedStopped,
    StruckBack,
    ThrownAway,
    Withdrawn,
    Yielded,
)
from rules.kendo.moves import KEEP, YIELD, Move, read_move
from rules.kendo.state import BonusOffer, Initiative, Opening, Threat, place
from rules.kendo.table import KendoTable

PULLED = 1
"""How many cards the red part of an attack takes."""
LOST: Final = {"yellow": 1, "brown": 2}
"""How many an attack takes, by its frame."""
TWO, THREE = 2, 3


class Fight(KendoTable):
    """A table at which attacks are made and answered."""

    def starts(self, seat: int, spared: int | None = None) -> None:
        """Let a seat start an attack, if it has cards, or else put it out.

        Who has no card for one, nor can draw one, passes the right on (ruling "nothing-to-draw").
        """
        self.clear()
        if not self.hands[seat]:
            self._drops_out(seat, "no-cards")
            return
        while not (any(attacks(self.hands[seat])) or self.piles[place("basic")].gives):
            self.events.append(PassedOn(seat=seat))
            seat, spared = self._next_with_cards(seat), None
        self.now = Initiative(seat, spared)

    def attack(self, seat: int, choice: str) -> None:
        """Start an attack; a second card reinforces the first."""
        move = read_move(choice)
        self.lay(seat, *move.cards)
        card, red = move.cards[0], move.cards[1] if len(move.cards) > 1 else None
        target = _aimed_at(move)
        self.events.append(Attacked(seat=seat, target=target, card=card, red=red))
        self._threaten(Threat(target, seat, card, red))

    def throw_for_attack(self, seat: int, card: str) -> None:
        """Discard a card for a basic attack, with which the attack is then started."""
        self.events.append(ThrownAway(seat=seat, card=card))
        self.throw_away(seat, card)
        self.draw(seat, "basic")

    def answer(self, threat: Threat, choice: str) -> None:
        """Answer an attack, or the red part of one."""
        if choice == YIELD:
            self._yield(threat)
            return
        move = read_move(choice)
        self.lay(threat.seat, *move.cards)
        card = CARDS[move.cards[-1]]
        if card.frame == "purple":
            self.events.append(RedStopped(seat=threat.seat, card=card.key))
            self._threaten(replace(threat, red=None))
        elif card.frame == "blue":
            self._turn_aside(threat, move)
        elif card.frame == "green":
            self._parry(threat, card.key)
        else:
            self._strike_back(threat, move)

    def take_bonus(self, offer: BonusOffer, choice: str) -> None:
        """Draw a bonus, or leave it."""
        for subdeck in SUBDECKS:
            if subdeck == choice:
                self.draw(offer.seat, subdeck)
        if choice == KEEP:
            self.events.append(BonusLeft(seat=offer.seat))
        self.starts(offer.starter)

    def withdraw(self, seat: int, reason: str) -> None:
        """Take a seat out that resigned or forfeited (ruling "leaver")."""
        self.events.append(Withdrawn(seat=seat, reason=reason))
        starter = self._starter_without(seat)
        self.throw_away(seat, *self.hands[seat])
        self.seats_in.remove(seat)
        if len(self.seats_in) == 1:
            self.clear()
            self.end(tuple(self.seats_in), reason)
        elif starter is not None:
            self.starts(starter)
        elif isinstance(self.now, Initiative):  # fewer than four: nobody is spared any more
            self.now = Initiative(self.now.seat)

    def _starter_without(self, seat: int) -> int | None:
        """Return who starts an attack if a seat leaves; None where what is asked now can stay."""
        match self.now:
            case Threat(seat=target, attacker=attacker) if seat in (target, attacker):
                return attacker if seat == target else target
            case Initiative(seat=starter) if seat == starter:
                return self._next(seat)
            case BonusOffer(seat=offered, starter=starter) if seat in (offered, starter):
                return self._next(seat) if seat == starter else starter
            case Opening() | Initiative() | Threat() | BonusOffer():
                return None

    def _threaten(self, threat: Threat) -> None:
        """Ask for an answer; who has no card left can neither answer nor pay."""
        self.attacked_by[threat.seat] = threat.attacker
        if self.hands[threat.seat]:
            self.now = threat
        else:
            self._drops_out(threat.seat, "no-cards")

    def _turn_aside(self, threat: Threat, move: Move) -> None:
        """Send an attack on, without its red part (ruling "deflected-moves"), or stop a yellow one."""
        (card,) = move.cards
        if threat.attack.frame == "yellow":
            self.events.append(Neutralised(seat=threat.seat, card=card))
            self.starts(threat.attacker)
        else:
            target = _aimed_at(move)
            self.events.append(Deflected(seat=threat.seat, card=card, target=target))
            self._threaten(Threat(target, threat.seat, threat.card))

    def _parry(self, threat: Threat, card: str) -> None:
        """Stop a basic attack; who has no card left after it is done for (Hikiwake)."""
        self.events.append(Parried(seat=threat.seat, card=card))
        if self.hands[threat.seat]:
            self.starts(threat.seat)  # ruling "parrier-starts"
        elif len(self.seats_in) == TWO:
            self.clear()
            self.end((), "hikiwake")
        else:
            self._drops_out(threat.seat, "last-card-parried")

    def _strike_back(self, threat: Threat, move: Move) -> None:
        """Answer by an attack of one's own, or end the exchange with a basic attack on a counterattack."""
        card, joker = move.cards[-1], move.cards[0] if len(move.cards) > 1 else None
        self.events.append(StruckBack(seat=threat.seat, card=card, joker=joker, target=move.target))
        if ends_exchange(CARDS[card], threat.attack):
            self.starts(threat.attacker)
        else:
            self._threaten(Threat(_aimed_at(move), threat.seat, card))

    def _yield(self, threat: Threat) -> None:
        """Lose a card to the red part, and go on; or lose cards to the attack, which is over."""
        self.events.append(Yielded(seat=threat.seat, part="red" if threat.red else "attack"))
        if threat.red:
            self.give(threat.seat, threat.attacker, PULLED, "pull")
            self._threaten(replace(threat, red=None))
            return
        self.give(threat.seat, threat.attacker, LOST[threat.attack.frame], "loss")
        if len(self.seats_in) == ALL_FOUR:
            self.starts(threat.attacker, spared=threat.seat)
        else:
            self.starts(threat.seat)

    def _drops_out(self, seat: int, why: Literal["no-cards", "last-card-parried"]) -> None:
        """Put a seat out; its last attacker may draw a bonus."""
        self.clear()
        self.events.append(DroppedOut(seat=seat, why=why))
        self.seats_in.remove(seat)
        last = self.attacked_by[seat]
        if len(self.seats_in) == 1:
            self.end(tuple(self.seats_in), "last-standing")
        elif last is None or last not in self.seats_in:
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


def _aimed_at(move: Move) -> int:
    if move.target is None:
        raise ValueError(move)
    return move.target
