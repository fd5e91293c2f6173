"""What one turn of a duel brought, gathered from its events: all that its picture shows."""

from collections.abc import Iterable, Sequence
from typing import Literal

import msgspec

from bot.face.bushido.cards import is_special
from bot.face.bushido.losses import losses
from rules.bushido import events as told
from rules.bushido.cards import Card
from rules.bushido.duel import SideView
from rules.bushido.fighters.edition import Edition
from rules.game import Event


class Blow(msgspec.Struct, frozen=True):
    """A blow that fell on a seat, that was dodged, or damage that came back."""

    seat: int
    kind: Literal["struck", "dodged", "reflected"]
    strength: int = 0
    block: int | None = None
    extra: int = 0
    damage: int = 0


class PlayedCard(msgspec.Struct, frozen=True):
    """What became of a card that was played, and of its fighter."""

    fighter: str
    technique: str
    full: int
    health: int | None
    """After the turn; None where neither the turn nor the board says it."""
    lost: int = 0
    special: bool = False
    """Whether the card is its fighter's own."""
    offensive: bool = False
    """As the wheel said."""
    turned: bool = False
    """Whether its defence became the attack."""
    rolled_speed: tuple[int, ...] = ()
    rolled_strength: tuple[int, ...] = ()
    conditions: tuple[bool, ...] = ()
    """Of each condition of its card that was looked at, whether it held."""
    discarded: tuple[str, ...] = ()
    retrieved: tuple[str, ...] = ()


class Encounter(msgspec.Struct, frozen=True):
    """Two cards that met."""

    sides: tuple[PlayedCard, PlayedCard]
    speeds: tuple[int, int] | None
    """By seat; None where they were not compared."""
    blows: tuple[Blow, ...]

    @property
    def tied(self) -> bool:
        """Whether both showed the same Mon."""
        return self.sides[0].technique == self.sides[1].technique


def encounter(
    events: Sequence[Event], edition: Edition, sides: Sequence[SideView], *, newest: bool
) -> Encounter | None:
    """Gather a turn; None where no cards met in it, as where somebody resigned.

    ``sides`` say how both stand now, which is after this turn only where it is the newest.
    """
    revealed = next((event for event in events if isinstance(event, told.Revealed)), None)
    if revealed is None:
        return None
    one, other = (
        _played(seat, side, edition.card(side.fighter, technique), events, newest=newest)
        for seat, (side, technique) in enumerate(zip(sides, revealed.techniques, strict=True))
    )
    return Encounter((one, other), _speeds(events), tuple(_blows(events)))


def _played(seat: int, side: SideView, card: Card, events: Sequence[Event], *, newest: bool) -> PlayedCard:
    health = side.health if newest else None
    facts: dict[str, int | bool | tuple[int, ...] | tuple[bool, ...] | tuple[str, ...]] = {}
    conditions: list[bool] = []
    rolled: dict[str, tuple[int, ...]] = {"speed": (), "strength": ()}
    for event in events:
        match event:
            case told.Faced(offensive=offensive):
                facts["offensive"] = offensive == seat
            case told.Judged(seat=judged, met=met) if judged == seat:
                conditions.append(met)
            case told.Rolled(seat=roller, amount=amount, faces=faces) if roller == seat:
                rolled[amount] += faces
            case told.Turned(seat=turner) if turner == seat:
                facts["turned"] = True
            case told.Discarded(seat=loser, techniques=gone) if loser == seat:
                facts["discarded"] = gone
            case told.Retrieved(seat=taker, techniques=back) if taker == seat:
                facts["retrieved"] = back
            case told.Struck(seat=struck, after=after) | told.Reflected(seat=struck, after=after) if (
                struck == seat
            ):
                health = after
            case _:
                pass
    facts |= {f"rolled_{amount}": faces for amount, faces in rolled.items()}
    lost = losses(events)[seat]
    played = PlayedCard(side.fighter, card.technique, side.full_health, health, lost, is_special(card))
    return msgspec.structs.replace(played, conditions=tuple(conditions), **facts)


def _speeds(events: Iterable[Event]) -> tuple[int, int] | None:
    compared = next((event for event in events if isinstance(event, told.Compared)), None)
    if compared is None:
        return None
    offensive, defensive = compared.speeds
    return (offensive, defensive) if compared.offensive == 0 else (defensive, offensive)


def _blows(events: Iterable[Event]) -> Iterable[Blow]:
    for event in events:
        match event:
            case told.Struck():
                yield Blow(event.seat, "struck", event.strength, event.block, event.extra, event.damage)
            case told.Dodged():
                yield Blow(event.seat, "dodged")
            case told.Reflected():
                yield Blow(event.seat, "reflected", damage=event.damage)
            case _:
                pass
