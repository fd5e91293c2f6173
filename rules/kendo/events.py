"""What can happen in a Duel or a Competition: facts enough to tell it in words, but no words."""

from typing import Literal

from rules.game import Event
from rules.kendo.cards import Subdeck


class HandDealt(Event, frozen=True, tag="hand-dealt"):
    """A seat was dealt its hand."""

    seat: int
    cards: tuple[str, ...]


class Switched(Event, frozen=True, tag="switched"):
    """A seat switched cards; ``subdecks`` is empty if it kept them all."""

    seat: int
    subdecks: tuple[Subdeck, ...]


class SwitchedCards(Event, frozen=True, tag="switched-cards"):
    """Which cards a seat put back, and which it drew in their place."""

    seat: int
    old: tuple[str, ...]
    new: tuple[str, ...]


class Totalled(Event, frozen=True, tag="totalled"):
    """The numbers on each player's basic attacks were added up."""

    totals: tuple[int, ...]


class FirstAttacker(Event, frozen=True, tag="first-attacker"):
    """Totals or dice decided who attacks first."""

    seat: int
    by_lot: bool = False


class Attacked(Event, frozen=True, tag="attacked"):
    """A seat started an attack."""

    seat: int
    target: int
    card: str
    red: str | None = None


class RedStopped(Event, frozen=True, tag="red-stopped"):
    """The red part of an attack was stopped, or reflected by a card of the same kind."""

    seat: int
    card: str


class StruckBack(Event, frozen=True, tag="struck-back"):
    """A seat answered with a basic attack or a counterattack."""

    seat: int
    card: str
    joker: str | None = None
    target: int | None = None
    """None if it threatens nobody."""


class Parried(Event, frozen=True, tag="parried"):
    """A seat parried with a green card."""

    seat: int
    card: str


class Deflected(Event, frozen=True, tag="deflected"):
    """A seat deflected an attack with a blue card."""

    seat: int
    card: str


class Neutralised(Event, frozen=True, tag="neutralised"):
    """A seat stopped a yellow attack with a blue card."""

    seat: int
    card: str


class Yielded(Event, frozen=True, tag="yielded"):
    """A seat did not block an attack, or its red part."""

    seat: int
    part: Literal["red", "attack"]


class CardsLost(Event, frozen=True, tag="cards-lost"):
    """A seat lost cards to its attacker."""

    seat: int
    to: int
    count: int


class CardsTaken(Event, frozen=True, tag="cards-taken"):
    """Which cards a seat lost to its attacker."""

    seat: int
    to: int
    cards: tuple[str, ...]


class ThrownAway(Event, frozen=True, tag="thrown-away"):
    """A seat that could start no attack discarded a card for a new one."""

    seat: int
    card: str


class DrewFrom(Event, frozen=True, tag="drew-from"):
    """A seat drew from a subdeck."""

    seat: int
    subdeck: Subdeck


class DrewCard(Event, frozen=True, tag="drew-card"):
    """Which card a seat drew."""

    seat: int
    card: str


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    """A subdeck had run out, and its discards were shuffled."""

    subdeck: Subdeck


class PassedOn(Event, frozen=True, tag="passed-on"):
    """A seat could neither start an attack nor draw a card for one."""

    seat: int


class DroppedOut(Event, frozen=True, tag="dropped-out"):
    """A seat is out of the game."""

    seat: int
    why: Literal["no-cards", "last-card-parried"]


class BonusLeft(Event, frozen=True, tag="bonus-left"):
    """A seat declined a bonus."""

    seat: int


class SwitchedOne(Event, frozen=True, tag="switched-one"):
    """A seat drew a card in place of another, which it put unseen beneath its subdeck."""

    seat: int
    back: Subdeck


class HansokuGiven(Event, frozen=True, tag="hansoku-given"):
    """A seat was punished for not answering a yellow card."""

    seat: int
    count: int


class IpponGiven(Event, frozen=True, tag="ippon-given"):
    """A seat made a point."""

    seat: int
    mark: Literal["ippon", "hansoku"]
    points: tuple[int, int]


class TimeCalled(Event, frozen=True, tag="time-called"):
    """A seat played JIKAN DESU."""

    seat: int
    points: tuple[int, int]


class OvertimeBegan(Event, frozen=True, tag="overtime-began"):
    """All cards were shuffled, and the next ippon wins."""


class Withdrawn(Event, frozen=True, tag="withdrawn"):
    """A seat left the game."""

    seat: int
    reason: str


class Finished(Event, frozen=True, tag="finished"):
    """The game ended."""

    winners: tuple[int, ...]
    reason: str


KendoEvent = (
    HandDealt
    | Switched
    | SwitchedCards
    | Totalled
    | FirstAttacker
    | Attacked
    | RedStopped
    | StruckBack
    | Parried
    | Deflected
    | Neutralised
    | Yielded
    | CardsLost
    | CardsTaken
    | ThrownAway
    | DrewFrom
    | DrewCard
    | Reshuffled
    | PassedOn
    | DroppedOut
    | BonusLeft
    | SwitchedOne
    | HansokuGiven
    | IpponGiven
    | TimeCalled
    | OvertimeBegan
    | Withdrawn
    | Finished
)
