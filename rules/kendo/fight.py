"""An exchange of blows: what is laid, what it does, who has to answer (seed 003, Duel 5 to 7 and the cards).

What it costs to yield, and what becomes of a player who has no card left, differs between the Duel and the
Competition.
"""

from abc import abstractmethod

from msgspec.structs import replace

from rules.kendo.answers import ends_exchange
from rules.kendo.cards import CARDS, KendoCard
from rules.kendo.events import Attacked, Deflected, Neutralised, Parried, RedStopped, StruckBack, Yielded
from rules.kendo.moves import YIELD, Move, read_move
from rules.kendo.state import Threat
from rules.kendo.table import KendoTable

PULLED = 1
"""How many cards the red part of an attack takes."""


class Fight(KendoTable):
    """A table at which attacks are made and answered."""

    @abstractmethod
    def starts(self, seat: int) -> None:
        """Ask a seat to start an attack, now that an exchange is over."""

    @abstractmethod
    def _settle_unanswered(self, threat: Threat) -> None:
        """Settle an attack that was not answered."""

    @abstractmethod
    def _settle_empty_hand(self, seat: int) -> None:
        """Settle that a player should answer or start with no card in hand."""

    @abstractmethod
    def _settle_last_parry(self, seat: int) -> None:
        """Settle that a last card in hand has parried."""

    def attack(self, seat: int, choice: str) -> None:
        """Start an attack; a second card reinforces the first."""
        move = read_move(choice)
        self.lay(seat, *move.cards)
        card, red = move.cards[0], move.cards[1] if len(move.cards) > 1 else None
        target = _aimed_at(move)
        self.events.append(Attacked(seat=seat, target=target, card=card, red=red))
        self._threaten(Threat(target, seat, card, red))

    def answer(self, threat: Threat, choice: str) -> None:
        """Answer an attack, or the red part of one."""
        if choice == YIELD:
            self._yield(threat)
            return
        move = read_move(choice)
        self.lay(threat.seat, *move.cards)
        # With a joker MUSHIN is named first: the last card answers.
        card = CARDS[move.cards[-1]]
        if card.frame in ("purple", "red"):
            self._stop_red(threat, card)
        # Laid against the red part it deflects the whole attack (ruling "fudoshin-both-parts").
        elif card.frame == "blue":
            self._turn_aside(threat, card.key)
        elif card.frame == "green":
            self._parry(threat, card.key)
        else:
            self._strike_back(threat, move)

    def _threaten(self, threat: Threat) -> None:
        """Ask for an answer, unless there is no card to answer or to pay with."""
        # Also where no card is left to answer: instructions may aim at the last attacker later.
        self.attacked_by[threat.seat] = threat.attacker
        # Whoever has cards is asked, though none may answer: all would know it else (ruling "always-asked").
        if self.hands[threat.seat]:
            self.now = threat
        else:
            self._settle_empty_hand(threat.seat)  # at once (ruling "empty-hand-not-asked")

    def _go_on_to_attack(self, threat: Threat) -> None:
        """Ask for an answer to the attack itself, once its red part is dealt with."""
        self._threaten(replace(threat, red=None))

    def _yield(self, threat: Threat) -> None:
        """Lose a card to the red part, and go on; or let the attack itself succeed."""
        self.events.append(Yielded(seat=threat.seat, part="red" if threat.red else "attack"))
        if threat.red:
            # Before the strike is answered: the card that is pulled may have been the answer.
            self.give(threat.seat, threat.attacker, PULLED, "pull")
            self._go_on_to_attack(threat)
        else:
            self._settle_unanswered(threat)

    def _stop_red(self, threat: Threat, card: KendoCard) -> None:
        """Stop the red part of an attack, or reflect it (ruling "red-reflected")."""
        self.events.append(RedStopped(seat=threat.seat, card=card.key))
        # An attacker who laid the last two cards has none to lose.
        if card.frame == "red" and self.hands[threat.attacker]:
            # That changes nothing in who starts next (ruling "pull-goes-on").
            self.give(threat.attacker, threat.seat, PULLED, "pull")
        self._go_on_to_attack(threat)

    def _turn_aside(self, threat: Threat, card: str) -> None:
        """Stop an attack with a blue card: after a yellow one its attacker starts again."""
        # Every blue card stops it, FUDOSHIN as well (ruling "fudoshin-on-yellow").
        if threat.attack.frame == "yellow":
            self.events.append(Neutralised(seat=threat.seat, card=card))
            self.starts(threat.attacker)
        else:
            self.events.append(Deflected(seat=threat.seat, card=card))
            self._after_deflecting(threat)

    def _after_deflecting(self, threat: Threat) -> None:
        """Ask the one who deflected to start the next attack (ruling "deflector-starts")."""
        self.starts(threat.seat)

    def _parry(self, threat: Threat, card: str) -> None:
        """Stop a basic attack."""
        self.events.append(Parried(seat=threat.seat, card=card))
        # By one's own last card, not by the last that anybody laid (ruling "last-card-parries").
        if self.hands[threat.seat]:
            self._after_parry(threat)
        else:
            self._settle_last_parry(threat.seat)

    def _after_parry(self, threat: Threat) -> None:
        """Ask the one who parried to start the next attack (ruling "parrier-starts")."""
        self.starts(threat.seat)

    def _strike_back(self, threat: Threat, move: Move) -> None:
        """Answer by an attack of one's own, or end the exchange with a basic attack on a counterattack."""
        card, joker = move.cards[-1], move.cards[0] if len(move.cards) > 1 else None
        self.events.append(StruckBack(seat=threat.seat, card=card, joker=joker, target=move.target))
        if ends_exchange(CARDS[card], threat.attack):
            self.starts(threat.attacker)
        else:
            self._threaten(Threat(_aimed_at(move), threat.seat, card))


def _aimed_at(move: Move) -> int:
    if move.target is None:
        raise ValueError(move)
    return move.target
