"""How a Duel stands between two plays."""

import msgspec

from rules.game import Outcome
from rules.kendo.cards import CARDS, SUBDECKS, KendoCard, Subdeck


class KendoOptions(msgspec.Struct, frozen=True):
    """Nothing is settled before a Duel."""


class Pile(msgspec.Struct, frozen=True):
    """One subdeck."""

    hidden: tuple[str, ...] = ()
    """Face down, the top first."""
    discarded: tuple[str, ...] = ()
    """Beside it, open."""

    @property
    def gives(self) -> bool:
        """Whether a card can be drawn from it, its discards shuffled if need be."""
        return bool(self.hidden or self.discarded)


Piles = tuple[Pile, Pile, Pile]
"""The subdecks, in the order of ``SUBDECKS``."""


class OpeningSwitch(msgspec.Struct, frozen=True, tag="opening"):
    """Everybody may switch cards, hidden from the others."""


class Initiative(msgspec.Struct, frozen=True, tag="initiative"):
    """A seat is to start an attack."""

    seat: int
    spared: int | None = None
    """Whom it cannot attack now."""


class Threat(msgspec.Struct, frozen=True, tag="threat"):
    """A seat is to answer an attack."""

    seat: int
    attacker: int
    card: str
    red: str | None = None
    """The reinforcing card, until that part is dealt with."""

    @property
    def attack(self) -> KendoCard:
        """The card that is to be answered."""
        return CARDS[self.card]


class BonusOffer(msgspec.Struct, frozen=True, tag="bonus"):
    """A seat may draw a card for having put another out."""

    seat: int
    starter: int
    """Who starts the next attack."""


Awaited = OpeningSwitch | Initiative | Threat | BonusOffer


class KendoState(msgspec.Struct, frozen=True):
    """A Duel between two plays. Every card is in a hand, on the table or in a pile."""

    hands: tuple[tuple[str, ...], ...]
    seats_in: tuple[int, ...]
    piles: Piles
    now: Awaited
    table: tuple[str, ...] = ()
    """The cards of the exchange that is going on."""
    attacked_by: tuple[int | None, ...] = ()
    """Who attacked each seat last."""
    totals: tuple[tuple[int, ...], ...] = ()
    """The totals by which it was settled who attacks first: again after each tie."""
    counted: tuple[tuple[str, ...], ...] = ()
    """The basic attacks that made each seat's last total, but for those that were laid open since."""
    remembered: tuple[tuple[str, ...], ...] = ()
    """The cards each seat has held and knows the place of: none that lay open or were shuffled since."""
    result: Outcome | None = None


def place(subdeck: Subdeck) -> int:
    """Return where a subdeck stands among the piles."""
    return SUBDECKS.index(subdeck)
