"""What happened, event by event, in words anyone can follow."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from bot.face.bushido.cards import condition, crest, crests, is_special, special_name, technique_name
from bot.face.bushido.edition import edition_of
from bot.face.bushido.losses import losses
from bot.face.bushido.sides import Side
from bot.face.pieces import mention
from bot.face.words import Words
from bot.play.ground.times import MISSES_TO_FORFEIT
from bot.play.match.reading import MatchPage, TurnPage
from rules.bushido import events as told
from rules.bushido.cards import Card
from rules.bushido.fighters.edition import Edition
from rules.game import Event

Tells = Callable[["TurnTeller", Any], list[str]]

HURTING = (told.Struck, told.Reflected)
FIGHTING = (*HURTING, told.Tied, told.Dodged)
"""What only happens where cards have met."""


class TurnTeller:
    """Turns events into lines, with the names and cards of those at the table."""

    def __init__(
        self,
        names: Iterable[str],
        stand_ins: tuple[int, ...],
        words: Words,
        edition: Edition,
        sides: Iterable[Side],
    ) -> None:
        self.edition = edition
        self.words = words
        self.names = tuple(names)
        self.fighters = tuple(side.fighter for side in sides)
        self.stand_ins = stand_ins
        self.techniques: dict[int, str] = {}
        """The card each seat has on the table, as far as it has been told."""

    @classmethod
    def of(cls, page: MatchPage, turn: TurnPage, words: Words, sides: Iterable[Side]) -> "TurnTeller":
        """Return who tells a turn of a match, with everybody called by name."""
        names = (mention(player.user_id) for player in page.players)
        return cls(names, turn.stand_ins, words, edition_of(page), sides)

    def lines(self, events: Iterable[Event], tells: dict[type[Event], Tells]) -> list[str]:
        """Tell the events for which there are words; the others are told better by another one."""
        return [line for event in events if type(event) in tells for line in tells[type(event)](self, event)]

    def result(self, events: Sequence[Event]) -> list[str]:
        """Say first what came of it all: who has lost how much, who fell and who left."""
        fought = any(isinstance(event, FIGHTING) for event in events)
        left = {event.seat: max(event.after, 0) for event in events if isinstance(event, HURTING)}
        lines = [
            self.words("reveal-loses", player=self.name(seat), lost=lost, left=left[seat])
            for seat, lost in losses(events).items()
        ]
        if fought and not lines:
            lines = [self.words("reveal-nobody-hurt")]
        return lines + self.gone(events)

    def hits(self, events: Sequence[Event]) -> list[str]:
        """Say of two who met what came of it: who has hit whom, who fell and who left."""
        lines = [
            self.words("reveal-hits", striker=self.name(1 - seat), player=self.name(seat), lost=lost)
            for seat, lost in losses(events).items()
        ]
        return [*(lines or [self.words("reveal-nobody-hurt")]), *self.gone(events)]

    def gone(self, events: Iterable[Event]) -> list[str]:
        """Say who fell and who left."""
        lines: list[str] = []
        for event in events:
            match event:
                case told.KnockedOut(seat=seat):
                    lines.append(self.words("reveal-knocked-out", player=self.name(seat)))
                case told.Departed(seat=seat, reason=reason):
                    key, misses = f"reveal-departed-{reason}", MISSES_TO_FORFEIT
                    lines.append(self.words(key, player=self.name(seat), misses=misses))
                case _:
                    pass
        return lines

    def name(self, seat: int) -> str:
        """Return how a seat is called."""
        return self.names[seat]

    def card(self, seat: int) -> dict[str, str]:
        """Return what sentences about a seat's card on the table tell."""
        technique = self.techniques[seat]
        return {"crest": crest(technique), "name": technique_name(self.words, technique)}

    def on_table(self, seat: int) -> Card:
        """Return the card a seat has on the table."""
        return self.edition.card(self.fighters[seat], self.techniques[seat])

    def special(self, seat: int) -> str | None:
        """Return the name of the special card a seat has on the table; None for a standard one."""
        card = self.on_table(seat)
        return special_name(self.words, card) if is_special(card) else None


def _revealed(teller: TurnTeller, event: told.Revealed) -> list[str]:
    teller.techniques = dict(enumerate(event.techniques))
    lines: list[str] = []
    for seat in teller.techniques:
        special = teller.special(seat)
        values = {"player": teller.name(seat), **teller.card(seat)}
        if special:
            lines.append(teller.words("reveal-card-special", special=special, **values))
        else:
            lines.append(teller.words("reveal-card", **values))
        lines += _stood_in(teller, seat)
    return lines


def _revealed_beside(teller: TurnTeller, event: told.Revealed) -> list[str]:
    """Tell of the cards in a picture only for whom the stand-in chose."""
    teller.techniques = dict(enumerate(event.techniques))
    return [line for seat in teller.techniques for line in _stood_in(teller, seat)]


def _stood_in(teller: TurnTeller, seat: int) -> list[str]:
    if seat not in teller.stand_ins:
        return []
    return [teller.words("reveal-stand-in", player=teller.name(seat))]


def _tied(teller: TurnTeller, event: told.Tied) -> list[str]:
    return [teller.words("reveal-tied", **teller.card(event.seats[0]))]


def _faced(teller: TurnTeller, event: told.Faced) -> list[str]:
    own, foe = teller.techniques[event.offensive], teller.techniques[event.defensive]
    values = {"foe-crest": crest(foe), "foe-name": technique_name(teller.words, foe)}
    name = technique_name(teller.words, own)
    return [teller.words("reveal-faced", crest=crest(own), name=name, steps=event.steps, **values)]


def _judged(teller: TurnTeller, event: told.Judged) -> list[str]:
    card = teller.on_table(event.seat)
    return [
        teller.words(
            "reveal-criterion-met" if event.met else "reveal-criterion-missed",
            player=teller.name(event.seat),
            special=special_name(teller.words, card),
            condition=condition(teller.words, card.clauses[event.clause]),
        )
    ]


def _rolled(teller: TurnTeller, event: told.Rolled) -> list[str]:
    faces = " + ".join(map(str, event.faces))
    return [
        teller.words(
            f"reveal-rolled-{event.amount}",
            player=teller.name(event.seat),
            faces=faces,
            sum=sum(event.faces),
        )
    ]


def _compared(teller: TurnTeller, event: told.Compared) -> list[str]:
    speeds = dict(zip((event.offensive, event.defensive), event.speeds, strict=True))
    if event.faster is None:
        people = teller.words.listed(teller.name(seat) for seat in speeds)
        return [teller.words("reveal-speed-equal", players=people, speed=event.speeds[0])]
    slower = event.offensive if event.faster == event.defensive else event.defensive
    return [
        teller.words(
            "reveal-speed",
            player=teller.name(event.faster),
            speed=speeds[event.faster],
            other=teller.name(slower),
            slower=speeds[slower],
        )
    ]


def _turned(teller: TurnTeller, event: told.Turned) -> list[str]:
    return [teller.words("reveal-turned", player=teller.name(event.seat))]


def _struck(teller: TurnTeller, event: told.Struck) -> list[str]:
    return [
        teller.words(
            _struck_key(event),
            player=teller.name(event.seat),
            striker=teller.name(event.by),
            strength=event.strength,
            block=event.block or 0,
            extra=event.extra,
            damage=event.damage,
        )
    ]


def _struck_key(event: told.Struck) -> str:
    key = "reveal-struck-blocked" if event.block else "reveal-struck"
    return f"{key}-extra" if event.extra and event.damage else key


def _dodged(teller: TurnTeller, event: told.Dodged) -> list[str]:
    return [teller.words("reveal-dodged", player=teller.name(event.seat))]


def _reflected(teller: TurnTeller, event: told.Reflected) -> list[str]:
    return [teller.words("reveal-reflected", player=teller.name(event.seat), damage=event.damage)]


def _discarded(teller: TurnTeller, event: told.Discarded) -> list[str]:
    names = crests(event.techniques)
    return [teller.words("reveal-discarded", player=teller.name(event.seat), crests=names)]


def _retrieved(teller: TurnTeller, event: told.Retrieved) -> list[str]:
    names = crests(event.techniques)
    return [teller.words("reveal-retrieved", player=teller.name(event.seat), crests=names)]


def _refreshed(teller: TurnTeller, event: told.Refreshed) -> list[str]:
    return [teller.words("reveal-refreshed", player=teller.name(event.seat))]


TELLS: dict[type[Event], Tells] = {
    told.Revealed: _revealed,
    told.Tied: _tied,
    told.Faced: _faced,
    told.Judged: _judged,
    told.Rolled: _rolled,
    told.Compared: _compared,
    told.Turned: _turned,
    told.Struck: _struck,
    told.Dodged: _dodged,
    told.Reflected: _reflected,
    told.Discarded: _discarded,
    told.Retrieved: _retrieved,
    told.Refreshed: _refreshed,
}
"""How to tell what led to the result of any fight; a game adds what is its own."""

BESIDE: dict[type[Event], Tells] = {
    told.Revealed: _revealed_beside,
    told.Judged: _judged,
    told.Refreshed: _refreshed,
}
"""How to tell what the picture of a duel's turn leaves out: it has no names, and no conditions."""
