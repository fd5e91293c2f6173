"""What happened, event by event, in words anyone can follow."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from bot.face.pieces import mention
from bot.face.pocket.abilities import exhaust_words
from bot.face.pocket.areas import forced
from bot.face.pocket.cards import card_in_bold, card_in_full, card_name, card_names
from bot.face.pocket.symbols import sign_word, symbols_words
from bot.face.pocket.view import pocket_view
from bot.face.words import Words
from bot.play.ground.times import MISSES_TO_FORFEIT
from bot.play.match.reading import MatchPage, TurnPage
from rules.game import Event
from rules.pocket import events as told
from rules.pocket.abilities import Exhaust
from rules.pocket.cards import STRIKE
from rules.pocket.deck import CARDS
from rules.pocket.resolution import MOST_DOUBLES

Tells = Callable[["PocketTeller", Any], str]
"""Tells an event in a line."""


class PocketTeller:
    """Turns events into lines, with the names of those at the table."""

    def __init__(self, page: MatchPage, words: Words) -> None:
        self.words = words
        self.names = tuple(mention(player.user_id) for player in page.players)
        self.flipped: tuple[str, ...] = ()
        """Each seat's card of the turn that is being told."""
        view = pocket_view(page)
        self.length, self.areas = view.options.length, view.areas

    def lines(self, events: Iterable[Event], tells: dict[type[Event], Tells]) -> list[str]:
        """Tell the events for which there are words."""
        lines: list[str] = []
        for event in events:
            if isinstance(event, told.Flipped):
                self.flipped = event.cards
            if type(event) in tells:
                lines.append(tells[type(event)](self, event))
        return [line for line in lines if line]

    def result(self, events: Sequence[Event], *, still_open: bool) -> list[str]:
        """Say first what came of a turn: who left, who struck home or in vain, whose card was defeated."""
        lines = self.gone(events)
        if any(isinstance(event, told.RoundWon) and len(event.seats) > 1 for event in events):
            lines.append(self.words("pocket-told-mutual"))
        strikes = [self._struck(event) for event in events if isinstance(event, told.StruckAt)]
        beaten = [self._beaten(event) for event in events if isinstance(event, told.Beaten)]
        lines += [*(strikes or beaten), *self._forced(events)]
        return lines or [self.words("pocket-told-open" if still_open else "pocket-told-quiet")]

    def gone(self, events: Iterable[Event]) -> list[str]:
        """Say who has left the match, and how."""
        return [
            self.words(
                f"reveal-departed-{event.reason}", player=self.names[event.seat], misses=MISSES_TO_FORFEIT
            )
            for event in events
            if isinstance(event, told.SeatLeft)
        ]

    def _forced(self, events: Iterable[Event]) -> list[str]:
        """Say who laid the Strike! for want of any other card."""
        flipped = next((event.cards for event in events if isinstance(event, told.Flipped)), ())
        seats = (seat for seat, card in enumerate(flipped) if card == STRIKE and forced(self.areas[seat]))
        lines = [self.words("pocket-told-forced", player=self.names[seat]) for seat in seats]
        return [self.words("pocket-told-forced-both")] if len(lines) > 1 else lines

    def _struck(self, event: told.StruckAt) -> str:
        key = "pocket-told-struck" if event.through else "pocket-told-struck-in-vain"
        return self.words(key, player=self.names[event.seat], swords=event.swords, helms=event.helms)

    def _beaten(self, event: told.Beaten) -> str:
        card = card_name(self.words, event.card)
        return self.words("pocket-told-defeated", player=self.names[event.seat], card=card)


def stand_in_lines(teller: PocketTeller, turn: TurnPage) -> list[str]:
    """Say for whom the stand-in chose."""
    seats = dict.fromkeys(turn.stand_ins)
    return [teller.words("reveal-stand-in", players=teller.names[seat]) for seat in seats]


def laid(teller: PocketTeller, event: told.Flipped) -> str:
    """Name the cards of a turn in a line."""
    cards = (card_in_bold(teller.words, card) for card in event.cards)
    return " · ".join(
        teller.words("pocket-told-flipped", player=name, card=card)
        for name, card in zip(teller.names, cards, strict=True)
    )


def _flipped(teller: PocketTeller, event: told.Flipped) -> str:
    return "\n".join(
        teller.words("pocket-told-flipped", player=name, card=card_in_full(teller.words, card))
        for name, card in zip(teller.names, event.cards, strict=True)
    )


def _beaten(teller: PocketTeller, event: told.Beaten) -> str:
    """Say why a card is defeated, and where it goes."""
    words = teller.words
    return words(
        f"pocket-told-{event.why}",
        player=teller.names[event.seat],
        card=card_name(words, event.card),
        by=card_name(words, teller.flipped[1 - event.seat]),
        sign=sign_word(words, event.sign),
        to="hand" if event.card == STRIKE else "pile",
    )


def _sides_lost(teller: PocketTeller, event: told.SidesLost) -> str:
    cards = card_names(teller.words, (card for _, card in event.cards))
    return teller.words("pocket-told-sides-lost", cards=cards)


def _shown(teller: PocketTeller, event: told.Shown) -> str:
    words = teller.words
    return words(
        "pocket-told-shown",
        player=teller.names[event.seat],
        card=card_name(words, event.card),
        shows=symbols_words(words, event.shows),
    )


def _put_out(teller: PocketTeller, event: told.PutOut) -> str:
    words = teller.words
    return words(
        "pocket-told-put-out",
        player=teller.names[event.seat],
        card=card_in_bold(words, event.card),
        by=card_name(words, event.by),
    )


def _held_back(teller: PocketTeller, event: told.HeldBack) -> str:
    return teller.words("pocket-told-held-back", player=teller.names[event.seat])


def _given_up(teller: PocketTeller, event: told.GivenUp) -> str:
    words, exhaust = teller.words, CARDS[event.card].ability(Exhaust)
    return words(
        "pocket-told-given-up",
        player=teller.names[event.seat],
        card=card_name(words, event.card),
        effect=exhaust_words(words, exhaust) if exhaust else "",
    )


def _kept_all(teller: PocketTeller, event: told.KeptAll) -> str:
    return teller.words("pocket-told-kept-all", player=teller.names[event.seat])


def _double(teller: PocketTeller, event: told.DoubleStrike) -> str:
    return teller.words("pocket-told-double", count=event.in_a_row, most=MOST_DOUBLES)


def _round_won(teller: PocketTeller, event: told.RoundWon) -> str:
    if teller.length == "single":
        return ""
    one, other = event.points
    players = teller.words.listed(teller.names[seat] for seat in event.seats)
    return teller.words("pocket-told-points", players=players, one=one, other=other)


def _taken_up(teller: PocketTeller, event: told.TakenUp) -> str:
    return teller.words("pocket-told-taken-up", round=event.round) if event.round > 1 else ""


TELLS: dict[type[Event], Tells] = {
    told.Flipped: _flipped,
    told.Beaten: _beaten,
    told.SidesLost: _sides_lost,
    told.Shown: _shown,
    told.PutOut: _put_out,
    told.HeldBack: _held_back,
    told.GivenUp: _given_up,
    told.KeptAll: _kept_all,
    told.DoubleStrike: _double,
    told.RoundWon: _round_won,
    told.TakenUp: _taken_up,
}
"""How to tell what led to the result of a turn."""
