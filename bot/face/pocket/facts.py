"""The result of a turn of Pocket Samurai and how it came about, as facts."""

from collections.abc import Iterator, Sequence

from bot.face.game.facts import Fact, Value, Who, Worth
from bot.face.pocket.abilities import exhaust_words
from bot.face.pocket.areas import forced
from bot.face.pocket.cards import card_in_bold, card_in_full, card_name, card_names
from bot.face.pocket.symbols import sign_word, symbols_words
from bot.face.words import Words
from bot.play.ground.times import MISSES_TO_FORFEIT
from rules.game import Event
from rules.pocket import events as of
from rules.pocket.abilities import Exhaust
from rules.pocket.cards import STRIKE
from rules.pocket.deck import CARDS
from rules.pocket.resolution import MOST_DOUBLES
from rules.pocket.view import PocketView


def turn_facts(
    view: PocketView, events: Sequence[Event], words: Words, *, still_open: bool
) -> Iterator[Fact]:
    """Yield the results of a turn, and then what led to them, in order."""
    cards = next((event.cards for event in events if isinstance(event, of.Flipped)), ())
    yield from gone(events)
    yield from _results(events, words, still_open=still_open)
    yield from _forced(view, cards)
    for event in events:
        yield from _met(event, cards, words)
        yield from _did(event, view, words)


def gone(events: Sequence[Event]) -> Iterator[Fact]:
    """Yield who has left the match, and how."""
    for event in events:
        if isinstance(event, of.SeatLeft):
            values = {"player": Who(event.seat), "misses": MISSES_TO_FORFEIT}
            yield Fact(Worth.RESULT, f"reveal-departed-{event.reason}", values)


def _results(events: Sequence[Event], words: Words, *, still_open: bool) -> Iterator[Fact]:
    """Yield who struck home or in vain and whose card was defeated, or that neither happened."""
    strikes = [event for event in events if isinstance(event, of.StruckAt)]
    beaten = [event for event in events if isinstance(event, of.Beaten)]
    if any(isinstance(event, of.RoundWon) and len(event.seats) > 1 for event in events):
        yield Fact(Worth.RESULT, "pocket-told-mutual", drawn=True, lately="pocket-lately-mutual")
    for event in strikes:
        values = {"player": Who(event.seat), "swords": event.swords, "helms": event.helms}
        how = "home" if event.through else "in-vain"
        yield Fact(Worth.RESULT, f"pocket-told-{how}", values, drawn=True, lately=f"pocket-lately-{how}")
    for event in beaten:
        values = {"player": Who(event.seat), "card": card_name(words, event.card)}
        # Next to a strike, a defeated card is small news; its reason is reported below.
        told = "" if strikes else "pocket-told-defeated"
        yield Fact(Worth.RESULT, told, values, drawn=True, lately="pocket-lately-beaten")
    if not strikes and not beaten and not any(gone(events)):
        key = "open" if still_open else "quiet"
        yield Fact(Worth.RESULT, f"pocket-told-{key}", drawn=True, lately=f"pocket-lately-{key}")


def _forced(view: PocketView, cards: Sequence[str]) -> Iterator[Fact]:
    """Yield who laid the Strike! because they held nothing else."""
    seats = [seat for seat, card in enumerate(cards) if card == STRIKE and forced(view.areas[seat])]
    if seats:
        key = "pocket-told-forced" if len(seats) == 1 else "pocket-told-forced-both"
        yield Fact(Worth.RESULT, key, {"player": Who(seats[0])})


def _met(event: Event, cards: Sequence[str], words: Words) -> Iterator[Fact]:
    """Yield how two cards met: what each is, which is defeated and why, and what they show."""
    match event:
        case of.Flipped(cards=(one, other)):
            values: dict[str, Value] = {"one": Who(0), "other": Who(1)}
            values |= {"one-card": card_in_full(words, one), "other-card": card_in_full(words, other)}
            values |= {"one-name": card_in_bold(words, one), "other-name": card_in_bold(words, other)}
            short = "pocket-told-flipped.short"
            yield Fact(Worth.BLOW, "pocket-told-flipped", values, drawn=True, short=short)
        case of.Beaten(seat=seat, card=card, why=why, sign=sign):
            values = {"player": Who(seat), "card": card_name(words, card), "sign": sign_word(words, sign)}
            values |= {"by": card_name(words, cards[1 - seat]), "to": "hand" if card == STRIKE else "pile"}
            yield Fact(Worth.REASON, f"pocket-told-{why}", values, drawn=True)
        case of.SidesLost(cards=lost):
            values = {"cards": card_names(words, (card for _, card in lost))}
            yield Fact(Worth.REASON, "pocket-told-sides-lost", values, drawn=True)
        case of.Shown(seat=seat, card=card, shows=shows):
            values = {
                "player": Who(seat),
                "card": card_name(words, card),
                "shows": symbols_words(words, shows),
            }
            yield Fact(Worth.REASON, "pocket-told-shown", values, drawn=True)
        case _:
            pass


def _did(event: Event, view: PocketView, words: Words) -> Iterator[Fact]:
    """Yield what a player then did or chose not to do, and what that led to."""
    match event:
        case of.PutOut(seat=seat, card=card, by=by):
            values = {"player": Who(seat), "card": card_in_bold(words, card), "by": card_name(words, by)}
            values |= {"name": card_name(words, card)}
            lately = "pocket-lately-struck-out" if card == STRIKE else "pocket-lately-put-out"
            yield Fact(Worth.BLOW, "pocket-told-put-out", values, drawn=True, lately=lately)
        case of.GivenUp(seat=seat, card=card):
            exhaust = CARDS[card].ability(Exhaust)
            values = {"player": Who(seat), "card": card_name(words, card)}
            values |= {"effect": exhaust_words(words, exhaust) if exhaust else ""}
            yield Fact(Worth.BLOW, "pocket-told-given-up", values, drawn=True, lately="pocket-lately-gave-up")
        case of.HeldBack(seat=seat) | of.KeptAll(seat=seat):
            key = f"pocket-told-{event.__struct_config__.tag}"
            yield Fact(Worth.DETAIL, key, {"player": Who(seat)}, drawn=True)
        case of.DoubleStrike(in_a_row=count):
            values = {"count": count, "most": MOST_DOUBLES}
            yield Fact(Worth.BLOW, "pocket-told-double", values, drawn=True)
        case of.RoundWon(seats=seats, points=(one, other)) if view.options.length != "single":
            values = {"players": tuple(map(Who, seats)), "one": one, "other": other}
            yield Fact(Worth.BLOW, "pocket-told-points", values, drawn=True)
        case of.TakenUp(round=number) if number > 1:
            yield Fact(Worth.BLOW, "pocket-told-taken-up", {"round": number})
        case _:
            pass
