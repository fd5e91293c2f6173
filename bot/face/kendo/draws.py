"""What each draws in an exchange, put into one: switches and their draws, a hand that is filled up, a bonus.

In a Competition everybody switches and draws before each card, which line by line would bury what was laid.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from rules.game import Event
from rules.kendo import events as of
from rules.kendo.cards import SUBDECKS, Subdeck

Switch = tuple[Subdeck, Subdeck]
"""Where a card goes back to, and where the new one comes from."""


@dataclass
class Draws:
    """What a seat draws in all."""

    seat: int
    bonus: bool = False
    """Whether it is drawn for having put a player out."""
    switched: list[Switch] = field(default_factory=list[Switch])
    drawn: list[Subdeck] = field(default_factory=list[Subdeck])
    """Where the other cards come from, card by card."""

    @property
    def changes(self) -> dict[Subdeck, int]:
        """By how many cards of each subdeck the hand has changed, without those of which it holds as many."""
        gained = Counter((*self.drawn, *(new for _, new in self.switched)))
        gained.subtract(back for back, _ in self.switched)
        return {subdeck: gained[subdeck] for subdeck in SUBDECKS if gained[subdeck]}


def drawn_together(events: Iterable[Event]) -> Iterator[Event | Draws]:
    """Yield the events, and after them what each seat has drawn, a bonus apart."""
    draws: dict[tuple[int, bool], Draws] = {}
    bonus, latest = False, list[Subdeck]()
    for event in events:
        match event:
            case of.DrewFrom(seat=seat, subdeck=subdeck):
                draws.setdefault((seat, bonus), Draws(seat, bonus)).drawn.append(subdeck)
                latest.append(subdeck)
                continue
            case of.SwitchedOne(seat=seat, back=back):  # the new card was the first of those just drawn
                own = draws[seat, bonus]
                own.switched.append((back, own.drawn.pop(-len(latest))))
            case of.Reshuffled():
                yield event
                continue
            case _:
                yield event
        bonus, latest = isinstance(event, of.DroppedOut), []
    yield from draws.values()
