"""One turn of a duel, gathered from its events: everything that its picture shows."""

from collections.abc import Sequence

import msgspec

from bot.face.bushido.cards import is_special
from bot.face.bushido.losses import losses
from rules.bushido.cards import Card
from rules.bushido.duel import SideView
from rules.bushido.events import (
    Amount,
    Compared,
    Discarded,
    Dodged,
    Faced,
    Judged,
    Reflected,
    Retrieved,
    Revealed,
    Rolled,
    Struck,
    Turned,
)
from rules.bushido.fighters.edition import Edition
from rules.game import Event

Blow = Struck | Dodged | Reflected
"""A blow that struck a seat or was dodged, or damage that was reflected."""


class PlayedCard(msgspec.Struct, frozen=True):
    """A card that was played, and what happened to it and its fighter."""

    fighter: str
    technique: str
    full: int
    health: int | None
    """The health after the turn; None if neither the turn nor the board says it."""
    lost: int
    special: bool
    """Whether only its fighter has the card."""
    offensive: bool
    """Whether the wheel makes the card offensive."""
    turned: bool
    """Whether its defence turned into the attack."""
    rolled_speed: tuple[int, ...]
    rolled_strength: tuple[int, ...]
    conditions: tuple[bool, ...]
    """For each condition of the card that was judged, whether it held."""
    discarded: tuple[str, ...]
    retrieved: tuple[str, ...]


class Encounter(msgspec.Struct, frozen=True):
    """Two cards that met."""

    sides: tuple[PlayedCard, PlayedCard]
    speeds: tuple[int, int] | None
    """By seat; None if Speeds were not compared."""
    blows: tuple[Blow, ...]

    @property
    def tied(self) -> bool:
        """Whether both cards show the same Mon."""
        return self.sides[0].technique == self.sides[1].technique


def encounter(
    events: Sequence[Event], edition: Edition, sides: Sequence[SideView], *, newest: bool
) -> Encounter | None:
    """Gather a turn; return None if no cards met in it, such as when a player resigned.

    ``sides`` say how both stand now, which is how they stood after this turn only if it is the newest.
    """
    revealed = next((event for event in events if isinstance(event, Revealed)), None)
    if revealed is None:
        return None
    one, other = (
        _played(seat, side, edition.card(side.fighter, technique), events, newest=newest)
        for seat, (side, technique) in enumerate(zip(sides, revealed.techniques, strict=True))
    )
    blows = tuple(event for event in events if isinstance(event, Blow))
    return Encounter((one, other), _speeds(events), blows)


def _played(seat: int, side: SideView, card: Card, events: Sequence[Event], *, newest: bool) -> PlayedCard:
    after = [event.after for event in events if isinstance(event, Struck | Reflected) and event.seat == seat]
    return PlayedCard(
        side.fighter,
        card.technique,
        side.full_health,
        # The turn's own figure if it has one, since the board may have moved on.
        [side.health if newest else None, *after][-1],
        losses(events)[seat],
        is_special(card),
        offensive=any(isinstance(event, Faced) and event.offensive == seat for event in events),
        turned=any(isinstance(event, Turned) and event.seat == seat for event in events),
        rolled_speed=_faces(events, seat, "speed"),
        rolled_strength=_faces(events, seat, "strength"),
        conditions=tuple(each.met for each in events if isinstance(each, Judged) and each.seat == seat),
        discarded=_moved(events, seat, Discarded),
        retrieved=_moved(events, seat, Retrieved),
    )


def _faces(events: Sequence[Event], seat: int, amount: Amount) -> tuple[int, ...]:
    rolled = (
        each for each in events if isinstance(each, Rolled) and (each.seat, each.amount) == (seat, amount)
    )
    return tuple(face for each in rolled for face in each.faces)


def _moved(events: Sequence[Event], seat: int, kind: type[Discarded | Retrieved]) -> tuple[str, ...]:
    moved = (event for event in events if isinstance(event, kind) and event.seat == seat)
    return tuple(technique for event in moved for technique in event.techniques)


def _speeds(events: Sequence[Event]) -> tuple[int, int] | None:
    compared = next((event for event in events if isinstance(event, Compared)), None)
    if compared is None:
        return None
    offensive, defensive = compared.speeds
    # The event has Speeds by role, the picture by seat.
    return (defensive, offensive) if compared.offensive else (offensive, defensive)
