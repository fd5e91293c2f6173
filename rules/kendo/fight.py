"""An exchange of blows: cards laid, their effects, who has to answer (seed 003, Duel 5 to 7 and the cards).

The Duel and the Competition differ in what yielding costs, and in what happens to a player without cards.
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
    """A table with attacks and answers."""

    @abstractmethod
    def starts(self, seat: int) -> None:
        """Ask a seat to start an attack, now that an exchange is over."""

    @abstractmethod
    def _settle_unanswered(self, threat: Threat) -> None:
        """Settle an attack that was not answered."""

    @abstractmethod
    def _settle_empty_hand(self, seat: int) -> None:
        """Settle that a player has to answer or start but has no card in hand."""

    @abstractmethod
    def _settle_last_parry(self, seat: int) -> None:
        """Settle that a player parried with the last card in hand."""

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
        # With a joker, MUSHIN is named first: the last card answers.
        card = CARDS[move.cards[-1]]
        if card.frame in ("purple", "red"):
            self._stop_red(threat, card)
        # Laid against the red part, it deflects the whole attack (ruling "fudoshin-both-parts").
        elif card.frame == "blue":
            self._turn_aside(threat, card.key)
        elif card.frame == "green":
            self._parry(threat, card.key)
        else:
            self._strike_back(threat, move)

    def _threaten(self, threat: Threat) -> None:
        """Ask for an answer, unless there is no card to answer or to pay with."""
        # Even if no card is left to answer with: instructions may later aim at the last attacker.
        self.attacked_by[threat.seat] = threat.attacker
        # A player with cards is asked even if none can answer: otherwise all would know (ruling
        # "always-asked").
        if self.hands[threat.seat]:
            self.now = threat
        else:
            self._settle_empty_hand(threat.seat)  # at once (ruling "empty-hand-not-asked")

    def _go_on_to_attack(self, threat: Threat) -> None:
        """Ask for an answer to the attack itself, once its red part is dealt with."""
        self._threaten(replace(threat, red=None))

    def _yield(self, threat: Threat) -> None:
        """Lose a card to the red part and go on, or let the attack itself succeed."""
        self.events.append(Yielded(seat=threat.seat, part="red" if threat.red else "attack"))
        if threat.red:
            # Before the strike is answered: the card pulled may have been the answer.
            self.give(threat.seat, threat.attacker, PULLED, "pull")
            self._go_on_to_attack(threat)
        else:
            self._settle_unanswered(threat)

    def _stop_red(self, threat: Threat, card: KendoCard) -> None:
        """Stop the red part of an attack, or reflect it (ruling "red-reflected")."""
        self.events.append(RedStopped(seat=threat.seat, card=card.key))
        # An attacker who laid the last two cards has none to lose.
        if card.frame == "red" and self.hands[threat.attacker]:
            # That does not change who starts next (ruling "pull-goes-on").
            self.give(threat.attacker, threat.seat, PULLED, "pull")
        self._go_on_to_attack(threat)

    def _turn_aside(self, threat: Threat, card: str) -> None:
        """Stop an attack with a blue card; after a yellow attack, its attacker starts again."""
        # Every blue card stops it, FUDOSHIN too (ruling "fudoshin-on-yellow").
        if threat.attack.frame == "yellow":
            self.events.append(Neutralised(seat=threat.seat, card=card))
            self.starts(threat.attacker)
        else:
            self.events.append(Deflected(seat=threat.seat, card=card))
            self._after_deflecting(threat)

    def _after_deflecting(self, threat: Threat) -> None:
        """Ask the player who deflected to start the next attack (ruling "deflector-starts")."""
        self.starts(threat.seat)

    def _parry(self, threat: Threat, card: str) -> None:
        """Stop a basic attack."""
        self.events.append(Parried(seat=threat.seat, card=card))
        # By the player's own last card, not the last one laid by anyone (ruling "last-card-parries").
        if self.hands[threat.seat]:
            self._after_parry(threat)
        else:
            self._settle_last_parry(threat.seat)

    def _after_parry(self, threat: Threat) -> None:
        """Ask the player who parried to start the next attack (ruling "parrier-starts")."""
        self.starts(threat.seat)

    def _strike_back(self, threat: Threat, move: Move) -> None:
        """Answer with an attack, or end the exchange with a basic attack on a counterattack."""
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
