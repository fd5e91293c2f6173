"""The results of cards that met, as facts; the duel and the brawl add their own."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from bot.face.bushido.cards import (
    condition,
    crest,
    is_special,
    special_name,
    technique_name,
    worded_crests,
)
from bot.face.bushido.losses import losses
from bot.face.game.facts import Fact, Value, Who, Worth
from bot.face.words import Words
from bot.play.ground.times import MISSES_TO_FORFEIT
from rules.bushido import events as of
from rules.bushido.cards import Card
from rules.bushido.fighters.edition import Edition
from rules.game import Event

HURTING = (of.Struck, of.Reflected)


class Table(NamedTuple):
    """The cards that met, in words."""

    words: Words
    edition: Edition
    fighters: Sequence[str]
    """By seat."""
    techniques: Mapping[int, str]
    """The cards on the table, by seat."""

    def named(self, seat: int) -> dict[str, Value]:
        """Name the card of a seat."""
        technique = self.techniques[seat]
        return {"crest": crest(technique), "name": technique_name(self.words, technique)}

    def card(self, seat: int) -> Card:
        """Return the card of a seat."""
        return self.edition.card(self.fighters[seat], self.techniques[seat])

    def special(self, seat: int) -> dict[str, Value]:
        """Name the card of a seat if it is special; otherwise return nothing."""
        card = self.card(seat)
        return {"special": special_name(self.words, card)} if is_special(card) else {}


def losses_of(events: Sequence[Event]) -> Iterator[Fact]:
    """Yield who has lost how much health, or that no one whose cards met has lost any."""
    # The last of several blows counts: it says what is left.
    left = {event.seat: max(event.after, 0) for event in events if isinstance(event, HURTING)}
    lost = losses(events)
    for seat, amount in lost.items():
        values = {"player": Who(seat), "lost": amount, "left": left[seat]}
        yield Fact(Worth.RESULT, "reveal-loses", values, lately="lately-lost")
    if not lost and any(isinstance(event, (*HURTING, of.Tied, of.Dodged)) for event in events):
        yield Fact(Worth.RESULT, "reveal-nobody-hurt", lately="lately-nobody-hurt")


def fight_facts(events: Iterable[Event], table: Table) -> Iterator[Fact]:
    """Yield everything else that happened when cards met, in order."""
    for event in events:
        yield from _met(event, table)
        yield from _came(event, table)


def _met(event: Event, table: Table) -> Iterator[Fact]:
    """Yield how cards met: what was compared, judged and rolled."""
    match event:
        case of.Tied(seats=(seat, _)):
            yield Fact(Worth.REASON, "reveal-tied", table.named(seat), drawn=True)
        case of.Faced(offensive=own, defensive=foe, steps=steps):
            theirs = {f"foe-{gap}": told for gap, told in table.named(foe).items()}
            values = {**table.named(own), **theirs, "steps": steps}
            yield Fact(Worth.DETAIL, "reveal-faced", values, drawn=True)
        case of.Judged(seat=seat, clause=clause, met=met):
            key = "reveal-criterion-met" if met else "reveal-criterion-missed"
            told = condition(table.words, table.card(seat).clauses[clause])
            values = {"player": Who(seat), "condition": told, **table.special(seat)}
            yield Fact(
                Worth.DETAIL, key, values, drawn=True, beside=key
            )  # a sign does not say what it judges
        case of.Rolled(seat=seat, amount=amount, faces=faces):
            values = {"player": Who(seat), "faces": " + ".join(map(str, faces)), "sum": sum(faces)}
            yield Fact(Worth.DETAIL, f"reveal-rolled-{amount}", values, drawn=True)
        case of.Compared(offensive=one, defensive=other, speeds=speeds, faster=None):
            values = {"players": (Who(one), Who(other)), "speed": speeds[0]}
            yield Fact(Worth.DETAIL, "reveal-speed-equal", values, drawn=True)
        case of.Compared(offensive=one, defensive=other, speeds=speeds, faster=faster):
            fast, slow = (one, other) if faster == one else (other, one)
            values = {"player": Who(fast), "speed": min(speeds), "other": Who(slow), "slower": max(speeds)}
            yield Fact(Worth.DETAIL, "reveal-speed", values, drawn=True)
        case _:
            pass


def _came(event: Event, table: Table) -> Iterator[Fact]:
    """Yield the consequences, blow by blow."""
    match event:
        case of.Turned(seat=seat) | of.Dodged(seat=seat):
            yield _fact(event, seat)
        case of.Reflected(seat=seat, damage=damage):
            yield _fact(event, seat, damage=damage)
        case of.Struck(seat=seat, by=striker, strength=strength, block=block, extra=extra, damage=damage):
            key = f"reveal-struck{'-blocked' if block else ''}{'-extra' if extra and damage else ''}"
            numbers = {"strength": strength, "block": block or 0, "extra": extra, "damage": damage}
            yield Fact(Worth.BLOW, key, {"player": Who(seat), "striker": Who(striker), **numbers}, drawn=True)
        case of.Discarded(seat=seat, techniques=techniques):
            yield _fact(event, seat, lately="lately-discarded", cards=worded_crests(table.words, techniques))
        case of.Retrieved(seat=seat, techniques=techniques):
            yield _fact(event, seat, cards=worded_crests(table.words, techniques))
        case of.Refreshed(seat=seat):
            yield _fact(event, seat, drawn=False)
        case of.KnockedOut(seat=seat):
            yield Fact(Worth.RESULT, "reveal-knocked-out", {"player": Who(seat)})
        case of.Departed(seat=seat, reason=reason):
            values = {"player": Who(seat), "misses": MISSES_TO_FORFEIT}
            yield Fact(Worth.RESULT, f"reveal-departed-{reason}", values)
        case _:
            pass


def _fact(event: Event, seat: int, *, drawn: bool = True, lately: str = "", **values: Value) -> Fact:
    """Return a fact about a player; the event's tag names its sentence."""
    key = f"reveal-{event.__struct_config__.tag}"
    return Fact(Worth.BLOW, key, {"player": Who(seat), **values}, drawn, lately=lately)
