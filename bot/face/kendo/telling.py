"""What happened, event by event, in words anyone can follow."""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from bot.face.kendo.cards import card_in_bold, card_name, subdeck_name
from bot.face.kendo.draws import Draws, drawn_together
from bot.face.kendo.laying import Laying, cards_laid
from bot.face.kendo.threats import with_threats
from bot.face.words import Words
from rules.game import Event
from rules.kendo import events as of
from rules.kendo.cards import CARDS, Subdeck
from rules.kendo.state import Threat

Tells = Callable[["KendoTeller", Any], str]
"""Tells an event, or what was drawn at once, in a line."""

MINUS = "\N{MINUS SIGN}"


class KendoTeller:
    """Turns events into lines, with the names of those at the table in the order of their seats."""

    def __init__(self, words: Words, names: Iterable[str]) -> None:
        self.words = words
        self.names = tuple(names)
        self.threat: Threat | None = None
        """The attack that is to be answered when the event happens that is being told."""

    @property
    def attack(self) -> str:
        """Name that attack."""
        return card_name(self.words, self.threat.card) if self.threat else ""

    @property
    def red(self) -> str:
        """Name the red part of it."""
        return card_name(self.words, self.threat.red) if self.threat and self.threat.red else ""

    def lines(self, events: Iterable[Event], tells: dict[type, Tells]) -> list[str]:
        """Tell the events for which there are words."""
        lines: list[str] = []
        for event, self.threat in with_threats(drawn_together(events)):
            if type(event) in tells:
                lines.append(tells[type(event)](self, event))
        return lines

    def laid(self, event: Laying) -> str:
        """Name the cards that are laid at once, where they are to be seen."""
        one, *others = (card_in_bold(self.words, card) for card in cards_laid(event))
        return self.words("kendo-card-together", card=one, other=others[0]) if others else one

    def subdecks(self, subdecks: Iterable[Subdeck]) -> str:
        """Name subdecks, with a count where several cards are of the same."""
        return self.words.listed(
            self.words("kendo-card-copies", card=subdeck_name(self.words, subdeck), count=count)
            if count > 1
            else subdeck_name(self.words, subdeck)
            for subdeck, count in Counter(subdecks).items()
        )


def _switched(teller: KendoTeller, event: of.Switched) -> str:
    player, count = teller.names[event.seat], len(event.subdecks)
    if not count:
        return teller.words("kendo-told-switched-none", player=player)
    subdecks = teller.subdecks(event.subdecks)
    return teller.words("kendo-told-switched", player=player, count=count, subdecks=subdecks)


def _totalled(teller: KendoTeller, event: of.Totalled) -> str:
    totals = teller.words.listed(
        teller.words("kendo-told-total", player=name, total=total)
        for name, total in zip(teller.names, event.totals, strict=True)
    )
    return teller.words("kendo-told-totals", totals=totals)


def _attacked(teller: KendoTeller, event: of.Attacked) -> str:
    return teller.words("kendo-told-attacked", player=teller.names[event.seat], cards=teller.laid(event))


def _red_stopped(teller: KendoTeller, event: of.RedStopped) -> str:
    player, cards = teller.names[event.seat], teller.laid(event)
    key = "kendo-told-red-reflected" if CARDS[event.card].frame == "red" else "kendo-told-red-stopped"
    return teller.words(key, player=player, red=teller.red, cards=cards)


def _struck_back(teller: KendoTeller, event: of.StruckBack) -> str:
    player, cards = teller.names[event.seat], teller.laid(event)
    if event.target is None:
        return teller.words("kendo-told-ended", player=player, cards=cards)
    return teller.words(
        "kendo-told-struck-back",
        player=player,
        cards=cards,
        strike=teller.words(f"kendo-card-{CARDS[event.card].strikes}"),
        target=teller.names[event.target],
    )


def _parried(teller: KendoTeller, event: of.Parried) -> str:
    return teller.words("kendo-told-parried", player=teller.names[event.seat], cards=teller.laid(event))


def _deflected(teller: KendoTeller, event: of.Deflected) -> str:
    player, cards = teller.names[event.seat], teller.laid(event)
    return teller.words("kendo-told-deflected", player=player, attack=teller.attack, cards=cards)


def _neutralised(teller: KendoTeller, event: of.Neutralised) -> str:
    player, cards = teller.names[event.seat], teller.laid(event)
    return teller.words("kendo-told-neutralised", player=player, attack=teller.attack, cards=cards)


def _yielded(teller: KendoTeller, event: of.Yielded) -> str:
    attack = teller.red if event.part == "red" else teller.attack
    return teller.words("kendo-told-yielded", player=teller.names[event.seat], attack=attack)


def _thrown_away(teller: KendoTeller, event: of.ThrownAway) -> str:
    card = card_in_bold(teller.words, event.card)
    return teller.words("kendo-told-thrown-away", player=teller.names[event.seat], card=card)


def _passed_on(teller: KendoTeller, event: of.PassedOn) -> str:
    return teller.words("kendo-told-passed-on", player=teller.names[event.seat])


def _bonus_left(teller: KendoTeller, event: of.BonusLeft) -> str:
    return teller.words("kendo-told-bonus-left", player=teller.names[event.seat])


def _reshuffled(teller: KendoTeller, event: of.Reshuffled) -> str:
    return teller.words("kendo-told-reshuffled", subdeck=subdeck_name(teller.words, event.subdeck))


def _drew(teller: KendoTeller, draws: Draws) -> str:
    words, player, drawn = teller.words, teller.names[draws.seat], teller.subdecks(draws.drawn)
    if not draws.switched:
        key = "kendo-told-drew-bonus" if draws.bonus else "kendo-told-drew"
        return words(key, player=player, subdecks=drawn)
    switched = words.listed(
        words("kendo-told-swap", back=subdeck_name(words, back), new=subdeck_name(words, new))
        for back, new in draws.switched
    )
    return words("kendo-told-switched-in-all", player=player, switched=switched, drawn=drawn)


def changed(teller: KendoTeller, draws: Draws) -> str:
    """Say in brief what somebody has drawn: of switches, what they have made of the hand."""
    if not draws.switched:
        return _drew(teller, draws)
    words = teller.words
    changes = (
        words("kendo-left", subdeck=subdeck_name(words, subdeck), count=f"{count:+}".replace("-", MINUS))
        for subdeck, count in draws.changes.items()
    )
    player = teller.names[draws.seat]
    return words("kendo-told-switched-in-brief", player=player, changes=words.listed(changes))


TELLS: dict[type, Tells] = {
    of.Switched: _switched,
    of.Totalled: _totalled,
    of.Attacked: _attacked,
    of.RedStopped: _red_stopped,
    of.StruckBack: _struck_back,
    of.Parried: _parried,
    of.Deflected: _deflected,
    of.Neutralised: _neutralised,
    of.Yielded: _yielded,
    of.ThrownAway: _thrown_away,
    of.PassedOn: _passed_on,
    of.BonusLeft: _bonus_left,
    of.Reshuffled: _reshuffled,
    Draws: _drew,
}
"""How to tell what led to the result of an exchange."""
