"""The draws of each player in an exchange, combined: switches and their draws, refilled hands, bonuses.

In a Competition everyone switches and draws before each card; line by line, this would bury the cards played.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from rules.game import Event
from rules.kendo import events as of
from rules.kendo.cards import SUBDECKS, Subdeck

Switch = tuple[Subdeck, Subdeck]
"""The subdeck a card goes back to, and the one the new card comes from."""


@dataclass
class Draws:
    """Everything that a seat draws."""

    seat: int
    bonus: bool = False
    """Whether it is the bonus for putting a player out."""
    switched: list[Switch] = field(default_factory=list[Switch])
    drawn: list[Subdeck] = field(default_factory=list[Subdeck])
    """The subdeck of each other card drawn."""

    @property
    def changes(self) -> dict[Subdeck, int]:
        """How many cards of each subdeck the hand has gained or lost, leaving out those with no change."""
        gained = Counter((*self.drawn, *(new for _, new in self.switched)))
        gained.subtract(back for back, _ in self.switched)
        return {subdeck: gained[subdeck] for subdeck in SUBDECKS if gained[subdeck]}


def drawn_together(events: Iterable[Event]) -> Iterator[Event | Draws]:
    """Yield the events without draws, and then what each seat has drawn, with bonuses apart."""
    draws: dict[tuple[int, bool], Draws] = {}
    bonus, latest = False, list[Subdeck]()
    for event in events:
        match event:
            case of.DrewFrom(seat=seat, subdeck=subdeck):
                draws.setdefault((seat, bonus), Draws(seat, bonus)).drawn.append(subdeck)
                latest.append(subdeck)
                continue
            case of.SwitchedOne(seat=seat, back=back):  # the new card was the first of the latest draws
                own = draws[seat, bonus]
                own.switched.append((back, own.drawn.pop(-len(latest))))
            case of.Reshuffled():
                yield event
                continue
            case _:
                yield event
        bonus, latest = isinstance(event, of.DroppedOut), []
    yield from draws.values()
