"""An attack with all its answers, reported in one message that grows: the result first, then card by card."""

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Final

from msgspec.structs import replace

from bot.face.game.facts import Fact, Phrase, Several, ToldTurn, Value, Who, Worth, lately
from bot.face.game.parts import at_table
from bot.face.kendo.cards import card_names
from bot.face.kendo.facts import exchange_facts
from bot.face.kendo.laying import Laying
from bot.face.kendo.seats import marked
from bot.face.kendo.view import court_view, kendo_view
from bot.face.words import Words
from bot.play.match.reading import MatchPage, TurnPage
from rules.kendo import events as of
from rules.kendo.state import Threat

MOST_STEPS: Final = 24
"""The most cards reported of a very long exchange, each in a few words: the last ones."""
MOST_LAID: Final = 6
"""The most cards reported as news: in a long fight among four, the last ones are enough."""
MOST_BESIDE_PICTURE: Final = 2
"""The most cards reported as news when a picture needs room."""


def turns(page: MatchPage, turn: TurnPage, words: Words) -> tuple[ToldTurn]:
    """Report the exchange so far."""
    facts = [*exchange_facts(turn.events, words)]
    before = _first_totals(page, words) if turn.chapter == 1 else ()
    return (ToldTurn(_title(page, turn, words), [*before, *facts], _in_short(facts)),)


def lately_lines(page: MatchPage, words: Words) -> list[str]:
    """Say which cards came and went, and how the score changed; below, who played what."""
    facts = [*_own(page, words), *exchange_facts(page.lately, words)]
    results = [fact for fact in facts if fact.worth is Worth.RESULT]
    laid = [fact for fact in facts if fact.worth is Worth.BLOW and fact.lately]
    if _shows_last(page):
        laid.pop()
    most = MOST_BESIDE_PICTURE if page.pictured else MOST_LAID
    news, teller = (*results, *laid[-most:]), at_table(page, words)
    lines = lately(news, teller, page.seat, "kendo-lately", "kendo-lately-laid", between=" · ")
    return [words("kendo-lately-stand-in"), *lines] if page.stood_in else lines


def _in_short(facts: Sequence[Fact]) -> Fact | None:
    """Return one sentence on who played which cards, with only the last ones if there are too many."""
    steps = [Phrase(fact.lately, fact.values) for fact in facts if fact.worth is Worth.BLOW and fact.lately]
    if len(steps) > MOST_STEPS:
        before = Phrase("kendo-told-steps-before", {"count": len(steps) - MOST_STEPS})
        steps = [before, *steps[-MOST_STEPS:]]
    told = {"steps": Several(tuple(steps), "list-semicolon")}
    return Fact(Worth.RESULT, "kendo-told-in-short", told, drawn=True) if steps else None


def _first_totals(page: MatchPage, words: Words) -> Iterator[Fact]:
    """Yield the totals that decided the first attacker of a Competition, since nothing else reports them."""
    court = court_view(page)
    totals = court.cards.totals if court else ()
    ties = [*takewhile(lambda each: each.count(max(each)) > 1, totals)]
    found = (of.Totalled(totals=each) for each in totals[: len(ties) + 1])
    yield from (replace(fact, drawn=False, beside="") for fact in exchange_facts([*found], words))


def _title(page: MatchPage, turn: TurnPage, words: Words) -> str:
    """Return a title: the first attack or call of time, or else what happened first."""
    names = [marked(page, player.seat, words) for player in page.players]
    deeds = (event for event in turn.events if isinstance(event, of.Attacked | of.TimeCalled))
    first = next(deeds, None)
    if isinstance(first, of.Attacked):
        return words("kendo-told-attack", attacker=names[first.seat], target=names[first.target])
    for event in (first,) if first else turn.events:
        match event:
            case of.Switched():
                return words("kendo-told-opening")
            case of.TimeCalled(seat=seat):
                return words("kendo-told-time", player=names[seat])
            case of.ThrownAway(seat=seat):
                return words("kendo-told-unarmed", player=names[seat])
            case of.SwitchedOne(seat=seat):
                return words("kendo-told-preparing", player=names[seat])
            case _:
                pass
    return words("kendo-told-left")


def _shows_last(page: MatchPage) -> bool:
    """Return whether the card played last is the attack that a picture shows as the one to answer."""
    now, last = kendo_view(page).now, page.lately[-1] if page.lately else None
    return page.pictured and isinstance(now, Threat) and isinstance(last, Laying) and last.card == now.card


def _own(page: MatchPage, words: Words) -> Iterator[Fact]:
    """Yield which cards a player drew, put back, took and lost; nobody else is told which they are."""
    drawn = [event.card for event in page.lately if isinstance(event, of.DrewCard)]
    for event in page.lately:
        match event:
            case of.SwitchedCards(old=old, new=new):
                yield _news("switched", old=card_names(words, old), new=card_names(words, new))
            case of.CardsTaken(seat=seat, to=to, cards=cards):
                other, key = (seat, "took") if to == page.seat else (to, "lost")
                yield _news(key, cards=card_names(words, cards), other=Who(other))
            case _:
                pass
    if drawn:
        yield _news("drew", cards=card_names(words, drawn))


def _news(key: str, **values: Value) -> Fact:
    return Fact(Worth.RESULT, "", values, lately=f"kendo-lately-{key}")
