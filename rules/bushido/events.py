"""What can happen in a duel: facts enough to tell each turn in words, but no words."""

from typing import Literal

from rules.game import Event

Amount = Literal["speed", "strength"]


class Began(Event, frozen=True, tag="began"):
    """The fighters faced each other."""

    fighters: tuple[str, ...]
    healths: tuple[int, ...]


class Revealed(Event, frozen=True, tag="revealed"):
    """Each seat's card was turned over."""

    turn: int
    techniques: tuple[str, ...]


class Tied(Event, frozen=True, tag="tied"):
    """Both showed the same technique; nothing else happens."""

    seats: tuple[int, int]


class Faced(Event, frozen=True, tag="faced"):
    """The wheel said whose technique is offensive."""

    offensive: int
    defensive: int
    steps: int
    """Places on the wheel from the offensive technique clockwise to the defensive one, 1 to 4."""


class Judged(Event, frozen=True, tag="judged"):
    """The criteria of one clause of a seat's card were judged."""

    seat: int
    clause: int
    """Index of the clause on the card."""
    met: bool


class Rolled(Event, frozen=True, tag="rolled"):
    """A seat rolled dice."""

    seat: int
    amount: Amount
    faces: tuple[int, ...]
    cause: int
    """The seat whose card asked for the roll."""


class Compared(Event, frozen=True, tag="compared"):
    """The final Speeds were compared; the lower is the faster."""

    offensive: int
    defensive: int
    speeds: tuple[int, int]
    """The offensive technique's, then the defensive one's."""
    faster: int | None
    """The faster seat; None when equal."""


class Turned(Event, frozen=True, tag="turned"):
    """A defensive card became the offensive one."""

    seat: int


class Struck(Event, frozen=True, tag="struck"):
    """A blow fell on a seat."""

    seat: int
    by: int
    strength: int
    block: int | None
    """The Strength set against the blow; None if nothing could block it."""
    extra: int
    """Damage a card of the struck seat adds to a blow that gets through."""
    damage: int
    before: int
    after: int


class Dodged(Event, frozen=True, tag="dodged"):
    """A seat dodged and took no damage."""

    seat: int


class Reflected(Event, frozen=True, tag="reflected"):
    """The damage a seat had just dealt came back to it."""

    seat: int
    damage: int
    before: int
    after: int


class Discarded(Event, frozen=True, tag="discarded"):
    """A card forced a seat to discard from its hand."""

    seat: int
    techniques: tuple[str, ...]


class Retrieved(Event, frozen=True, tag="retrieved"):
    """A seat took cards back from its discard pile."""

    seat: int
    techniques: tuple[str, ...]


class Refreshed(Event, frozen=True, tag="refreshed"):
    """A seat without cards took up its discard pile."""

    seat: int


class KnockedOut(Event, frozen=True, tag="knocked-out"):
    """A seat's health fell below 1."""

    seat: int


class Departed(Event, frozen=True, tag="departed"):
    """A seat left the duel."""

    seat: int
    reason: str


class Ended(Event, frozen=True, tag="ended"):
    """The duel was over."""

    winners: tuple[int, ...]
    reason: str


ClashEvent = (
    Tied
    | Faced
    | Judged
    | Rolled
    | Compared
    | Turned
    | Struck
    | Dodged
    | Reflected
    | Discarded
    | Retrieved
    | KnockedOut
)
"""What can happen in one attack phase between two cards."""

DuelEvent = Began | Revealed | ClashEvent | Refreshed | Departed | Ended
