"""The draft and each turn, reported in one message each: first the result, then how it came about."""

from collections.abc import Iterator, Sequence

from bot.face.game.facts import Fact, ToldTurn, Worth, lately
from bot.face.game.parts import at_table
from bot.face.pocket.cards import card_with_sign
from bot.face.pocket.draft import draft_news, draft_told
from bot.face.pocket.facts import turn_facts
from bot.face.pocket.view import pocket_view
from bot.face.words import Words
from bot.play.match.reading import MatchPage, TurnPage
from rules.game import Event
from rules.pocket.events import DojoEvent, Drafted, Flipped


def turns(page: MatchPage, turn: TurnPage, words: Words) -> list[ToldTurn]:
    """Report the draft so far, or each of the turns that share one message."""
    if pocket_view(page).dojo or any(isinstance(event, DojoEvent) for event in turn.events):
        return [draft_told(page, turn, words)]
    return [_turn(page, turn, events, words) for events in turns_of(turn.events)]


def lately_lines(page: MatchPage, words: Words) -> list[str]:
    """Say how the last turn ended, or this one so far; in the draft, who took what."""
    if not page.lately:
        return []
    if any(isinstance(event, Drafted) for event in page.lately):
        return draft_news(page, words)
    view, events = pocket_view(page), turns_of(page.lately)[-1]
    still_open = view.exchange.stage != "lay" and page.outcome is None
    facts = (*_cards(page, events, words), *turn_facts(view, events, words, still_open=still_open))
    key = "lately-this-turn" if still_open else "lately-last-turn"
    return lately(facts, at_table(page, words), page.seat, key, between=" · ")


def turns_of(events: Sequence[Event]) -> list[list[Event]]:
    """Split events into turns; there is always one, even if it is empty.

    If both hold only the Strike!, the next turn follows at once.
    """
    turns: list[list[Event]] = [[]]
    for event in events:
        if isinstance(event, Flipped) and turns[-1]:
            turns.append([])
        turns[-1].append(event)
    return turns


def _turn(page: MatchPage, turn: TurnPage, events: Sequence[Event], words: Words) -> ToldTurn:
    view = pocket_view(page)
    number = next((event.turn for event in events if isinstance(event, Flipped)), view.exchange.turn)
    newest = turn.revision == page.revision and number == view.exchange.turn
    still_open = newest and view.exchange.stage != "lay"
    facts = turn_facts(view, events, words, still_open=still_open)
    return ToldTurn(words("reveal-title", turn=number), [*facts])


def _cards(page: MatchPage, events: Sequence[Event], words: Words) -> Iterator[Fact]:
    """Yield which cards met, worded for the reader."""
    for event in events:
        if isinstance(event, Flipped):
            own, foe = (card_with_sign(words, event.cards[seat]) for seat in (page.seat, 1 - page.seat))
            key = "pocket-lately-cards-stand-in" if page.stood_in else "pocket-lately-cards"
            yield Fact(Worth.BLOW, "", {"own": own, "foe": foe}, lately=key)
