"""Draws that belong together, put into one: a switch and its draws, a hand that is filled up, a bonus."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from rules.game import Event
from rules.kendo import events as of
from rules.kendo.cards import Subdeck


@dataclass(frozen=True)
class Draws:
    """What a seat draws at once."""

    seat: int
    subdecks: tuple[Subdeck, ...]
    """Where from, card by card; of a switch the new card first."""
    back: Subdeck | None = None
    """Where a card goes back to, in a switch."""
    bonus: bool = False
    """Whether it is drawn for having put somebody out."""


def drawn_together(events: Iterable[Event]) -> Iterator[Event | Draws]:
    """Yield the events, those of one seat's draws as one; that a subdeck was shuffled comes before them."""
    draws: Draws | None = None
    bonus = False
    for event in events:
        if isinstance(event, of.Reshuffled):
            yield event
            continue
        more = _with(draws, event)
        if more is None:
            if draws:
                yield draws
            more = _begun(event, bonus=bonus)
            if more is None:
                yield event
        draws, bonus = more, isinstance(event, of.DroppedOut)
    if draws:
        yield draws


def _begun(event: Event, *, bonus: bool) -> Draws | None:
    """Return the draws that an event begins; None where it is none."""
    return Draws(event.seat, (event.subdeck,), bonus=bonus) if isinstance(event, of.DrewFrom) else None


def _with(draws: Draws | None, event: Event) -> Draws | None:
    """Return draws with an event more; None where it is no part of them."""
    match event:
        case of.DrewFrom(seat=seat, subdeck=subdeck) if draws and draws.seat == seat:
            return replace(draws, subdecks=(*draws.subdecks, subdeck))
        case of.SwitchedOne(seat=seat, back=back) if draws and draws.seat == seat:
            return replace(draws, back=back)
        case _:
            return None
