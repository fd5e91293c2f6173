"""What can happen in a free for all, on top of what happens in each of its fights."""

from rules.bushido.events import Began, ClashEvent, Departed, Ended, Refreshed
from rules.game import Event


class Placed(Event, frozen=True, tag="placed"):
    """Everyone's card was turned over, each in front of an opponent; by standing seat."""

    turn: int
    seats: tuple[int, ...]
    techniques: tuple[str, ...]
    targets: tuple[int, ...]


class RolledOff(Event, frozen=True, tag="rolled-off"):
    """The seats tied for the most cards in front of them rolled for who is active."""

    seats: tuple[int, ...]
    faces: tuple[int, ...]


class Activated(Event, frozen=True, tag="activated"):
    """A seat became the active one."""

    seat: int
    cards: int
    """Cards that lie in front of it."""


class Fought(Event, frozen=True, tag="fought"):
    """The active seat met one card in front of it; the results follow."""

    active: int
    attacker: int
    techniques: tuple[str, str]
    """The active seat's, then the attacker's."""


class Spared(Event, frozen=True, tag="spared"):
    """A card was not fought because of a knock-out or a departure: it counts as a tie."""

    target: int
    attacker: int


class Cleared(Event, frozen=True, tag="cleared"):
    """A seat is done for this turn and discards its card."""

    seat: int
    technique: str


BrawlEvent = (
    Began
    | Placed
    | RolledOff
    | Activated
    | Fought
    | Spared
    | ClashEvent
    | Cleared
    | Refreshed
    | Departed
    | Ended
)
