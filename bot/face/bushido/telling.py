"""What happened, event by event, in words anyone can follow."""

from collections.abc import Callable, Iterable
from typing import Any

from bot.face.bushido.cards import card_of, crest, crests, is_special, special_name, technique_name
from bot.face.bushido.sides import Side
from bot.face.pieces import mention
from bot.face.words import Words
from bot.play.ground.times import MISSES_TO_FORFEIT
from bot.play.match.reading import MatchPage, TurnPage
from rules.bushido import events as told
from rules.game import Event

Tells = Callable[["TurnTeller", Any], list[str]]


class TurnTeller:
    """Turns events into lines, with the names and cards of those at the table."""

    def __init__(self, page: MatchPage, turn: TurnPage, words: Words, sides: Iterable[Side]) -> None:
        self.words = words
        self.names = tuple(mention(player.user_id) for player in page.players)
        self.fighters = tuple(side.fighter for side in sides)
        self.stand_ins = turn.stand_ins
        self.techniques: dict[int, str] = {}
        """The card each seat has on the table, as far as it has been told."""

    def lines(self, events: Iterable[Event], tells: dict[type[Event], Tells]) -> list[str]:
        """Tell the events for which there are words; the others are told better by another one."""
        return [line for event in events if type(event) in tells for line in tells[type(event)](self, event)]

    def name(self, seat: int) -> str:
        """Return how a seat is called."""
        return self.names[seat]

    def card(self, seat: int) -> dict[str, str]:
        """Return what sentences about a seat's card on the table tell."""
        technique = self.techniques[seat]
        return {"crest": crest(technique), "name": technique_name(self.words, technique)}

    def special(self, seat: int) -> str | None:
        """Return the name of the special card a seat has on the table; None for a standard one."""
        card = card_of(self.fighters[seat], self.techniques[seat])
        return special_name(self.words, card) if is_special(card) else None


def _tied(teller: TurnTeller, event: told.Tied) -> list[str]:
    return [teller.words("reveal-tied", **teller.card(event.seats[0]))]


def _faced(teller: TurnTeller, event: told.Faced) -> list[str]:
    own, foe = teller.techniques[event.offensive], teller.techniques[event.defensive]
    values = {"foe-crest": crest(foe), "foe-name": technique_name(teller.words, foe)}
    name = technique_name(teller.words, own)
    return [teller.words("reveal-faced", crest=crest(own), name=name, steps=event.steps, **values)]


def _judged(teller: TurnTeller, event: told.Judged) -> list[str]:
    key = "reveal-criterion-met" if event.met else "reveal-criterion-missed"
    return [teller.words(key, player=teller.name(event.seat), special=teller.special(event.seat) or "")]


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
    speed, other = event.speeds
    if event.faster is None:
        return [teller.words("reveal-speed-equal", speed=speed, other=other)]
    return [teller.words("reveal-speed", speed=speed, other=other, player=teller.name(event.faster))]


def _turned(teller: TurnTeller, event: told.Turned) -> list[str]:
    return [teller.words("reveal-turned", player=teller.name(event.seat))]


def _struck(teller: TurnTeller, event: told.Struck) -> list[str]:
    return [
        teller.words(
            _struck_key(event),
            player=teller.name(event.seat),
            strength=event.strength,
            block=event.block or 0,
            extra=event.extra,
            damage=event.damage,
            before=max(event.before, 0),
            after=max(event.after, 0),
        )
    ]


def _struck_key(event: told.Struck) -> str:
    if event.damage == 0:
        return "reveal-blocked-all" if event.block else "reveal-struck-nothing"
    key = "reveal-struck-blocked" if event.block else "reveal-struck"
    return f"{key}-extra" if event.extra else key


def _dodged(teller: TurnTeller, event: told.Dodged) -> list[str]:
    return [teller.words("reveal-dodged", player=teller.name(event.seat))]


def _reflected(teller: TurnTeller, event: told.Reflected) -> list[str]:
    return [
        teller.words(
            "reveal-reflected",
            player=teller.name(event.seat),
            damage=event.damage,
            before=max(event.before, 0),
            after=max(event.after, 0),
        )
    ]


def _discarded(teller: TurnTeller, event: told.Discarded) -> list[str]:
    names = crests(event.techniques)
    return [teller.words("reveal-discarded", player=teller.name(event.seat), crests=names)]


def _retrieved(teller: TurnTeller, event: told.Retrieved) -> list[str]:
    names = crests(event.techniques)
    return [teller.words("reveal-retrieved", player=teller.name(event.seat), crests=names)]


def _refreshed(teller: TurnTeller, event: told.Refreshed) -> list[str]:
    return [teller.words("reveal-refreshed", player=teller.name(event.seat))]


def _knocked_out(teller: TurnTeller, event: told.KnockedOut) -> list[str]:
    return [teller.words("reveal-knocked-out", player=teller.name(event.seat))]


def _departed(teller: TurnTeller, event: told.Departed) -> list[str]:
    player = teller.name(event.seat)
    return [teller.words(f"reveal-departed-{event.reason}", player=player, misses=MISSES_TO_FORFEIT)]


TELLS: dict[type[Event], Tells] = {
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
    told.KnockedOut: _knocked_out,
    told.Departed: _departed,
}
"""How to tell what can happen in any fight; a game adds what is its own."""
