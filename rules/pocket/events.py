"""What can happen in a match: facts enough to tell it in words, but no words."""

from typing import Literal

from rules.game import Event
from rules.pocket.symbols import Sign, Symbols


class LaidOut(Event, frozen=True, tag="laid-out"):
    """A Dojo Phase began with ten face-up cards."""

    phase: int
    cards: tuple[str, ...]
    first: int
    """The seat that picks first."""


class Drafted(Event, frozen=True, tag="drafted"):
    """A seat took one of the face-up cards."""

    seat: int
    card: str


class LeftOver(Event, frozen=True, tag="left-over"):
    """A Dojo Phase ended, and the cards left were discarded."""

    cards: tuple[str, ...]


class TakenUp(Event, frozen=True, tag="taken-up"):
    """Both took up all their cards, and a round of the Bushido Phase began."""

    round: int


class Flipped(Event, frozen=True, tag="flipped"):
    """Each seat's card was turned over."""

    turn: int
    cards: tuple[str, ...]


class Beaten(Event, frozen=True, tag="beaten"):
    """A flipped card was defeated: exhausted, or if it was the Strike!, taken back to hand."""

    seat: int
    card: str
    why: Literal["defeats", "loses-to"]
    """Whether by the other card's ability or by its own."""
    sign: Sign


class SidesLost(Event, frozen=True, tag="sides-lost"):
    """Several cards with a side to choose came in one turn, so none of them shows anything."""

    cards: tuple[tuple[int, str], ...]
    """The owner and key of each."""


class Shown(Event, frozen=True, tag="shown"):
    """A card showed the side it was turned to, or what it took from the opponent's."""

    seat: int
    card: str
    shows: Symbols


class PutOut(Event, frozen=True, tag="put-out"):
    """A seat brought a card from hand into play by another's ability; it may be the Strike!."""

    seat: int
    card: str
    by: str


class HeldBack(Event, frozen=True, tag="held-back"):
    """A seat declined to bring its Strike!."""

    seat: int


class GivenUp(Event, frozen=True, tag="given-up"):
    """A seat exhausted a card for its effect."""

    seat: int
    card: str


class KeptAll(Event, frozen=True, tag="kept-all"):
    """A seat declined to exhaust a card."""

    seat: int


class StruckAt(Event, frozen=True, tag="struck-at"):
    """A Strike! was resolved."""

    seat: int
    swords: int
    """The striker's swords."""
    helms: int
    """The opponent's helms."""
    through: bool


class DoubleStrike(Event, frozen=True, tag="double-strike"):
    """Both struck in vain."""

    in_a_row: int


class RoundWon(Event, frozen=True, tag="round-won"):
    """A round of the Bushido Phase ended; in a mutual defeat both are named."""

    seats: tuple[int, ...]
    points: tuple[int, int]


class SeatLeft(Event, frozen=True, tag="seat-left"):
    """A seat left the match."""

    seat: int
    reason: str


class MatchOver(Event, frozen=True, tag="match-over"):
    """The match ended."""

    winners: tuple[int, ...]
    reason: str


ExchangeEvent = (
    Flipped | Beaten | SidesLost | Shown | PutOut | HeldBack | GivenUp | KeptAll | StruckAt | DoubleStrike
)
"""What can happen in a turn of the Bushido Phase."""

DojoEvent = LaidOut | Drafted | LeftOver

PocketEvent = DojoEvent | TakenUp | ExchangeEvent | RoundWon | SeatLeft | MatchOver
