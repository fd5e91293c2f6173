"""A Duel between two plays."""

import msgspec

from rules.game import Outcome
from rules.kendo.cards import CARDS, SUBDECKS, KendoCard, Subdeck


class KendoOptions(msgspec.Struct, frozen=True):
    """A Duel has no options."""


class Pile(msgspec.Struct, frozen=True):
    """One subdeck."""

    hidden: tuple[str, ...] = ()
    """Face down, the top card first."""
    discarded: tuple[str, ...] = ()
    """Face up, beside it."""

    @property
    def gives(self) -> bool:
        """Whether a card can be drawn from it, shuffling its discards if necessary."""
        return bool(self.hidden or self.discarded)


Piles = tuple[Pile, Pile, Pile]
"""The subdecks, in the order of ``SUBDECKS``."""


class OpeningSwitch(msgspec.Struct, frozen=True, tag="opening"):
    """Everyone may switch cards, hidden from the others."""


class Initiative(msgspec.Struct, frozen=True, tag="initiative"):
    """A seat is to start an attack."""

    seat: int
    spared: int | None = None
    """The seat it cannot attack now."""


class Threat(msgspec.Struct, frozen=True, tag="threat"):
    """A seat is to answer an attack."""

    seat: int
    attacker: int
    card: str
    red: str | None = None
    """The reinforcing card, until that part is dealt with."""

    @property
    def attack(self) -> KendoCard:
        """The card to be answered."""
        return CARDS[self.card]


class BonusOffer(msgspec.Struct, frozen=True, tag="bonus"):
    """A seat may draw a card for putting another out."""

    seat: int
    starter: int
    """The seat that starts the next attack."""


Awaited = OpeningSwitch | Initiative | Threat | BonusOffer


class KendoState(msgspec.Struct, frozen=True):
    """A Duel between two plays. Every card is in a hand, on the table or in a pile."""

    hands: tuple[tuple[str, ...], ...]
    seats_in: tuple[int, ...]
    piles: Piles
    now: Awaited
    table: tuple[str, ...] = ()
    """The cards of the current exchange."""
    attacked_by: tuple[int | None, ...] = ()
    """The last attacker of each seat."""
    totals: tuple[tuple[int, ...], ...] = ()
    """The totals that decided who attacks first, one set for each tie."""
    counted: tuple[tuple[str, ...], ...] = ()
    """The basic attacks behind each seat's last total, except those shown since."""
    remembered: tuple[tuple[str, ...], ...] = ()
    """The cards that each seat has held and can still place: none that were face up or shuffled since."""
    result: Outcome | None = None


def place(subdeck: Subdeck) -> int:
    """Return the place of a subdeck among the piles."""
    return SUBDECKS.index(subdeck)
