"""The draft, reported in one message: who took what at its end; before that, only the last pick."""

from collections.abc import Iterable, Iterator

from bot.face.game.facts import Fact, ToldTurn, Who, Worth
from bot.face.game.parts import foes
from bot.face.pieces import called
from bot.face.pocket.cards import card_name, card_names
from bot.face.pocket.facts import gone
from bot.face.pocket.view import pocket_view
from bot.face.words import Words
from bot.play.match.reading import MatchPage, TurnPage
from rules.game import Event
from rules.pocket.events import Drafted, LeftOver, TakenUp


def draft_told(page: MatchPage, turn: TurnPage, words: Words) -> ToldTurn:
    """Report who took what; before the end, only the last pick, since the board below has all others."""
    picks = [event for event in turn.events if isinstance(event, Drafted)]
    facts = [*gone(turn.events), *_facts(page, turn, words)]
    if not picks or pocket_view(page).options.draft == "quick" or _is_over(turn):
        return ToldTurn(words("pocket-told-draft"), facts)
    taker, card = called(page.players[picks[-1].seat], words), card_name(words, picks[-1].card)
    return ToldTurn(words("pocket-told-took", player=taker, card=card), facts)


def draft_news(page: MatchPage, words: Words) -> list[str]:
    """Say what the opponent took, and what the stand-in took for the reader."""
    view = pocket_view(page)
    if not view.dojo or view.options.draft == "quick":  # in a quick draft, everything taken is shown below
        return []
    taken = [event for event in page.lately if isinstance(event, Drafted)]
    own, theirs = (
        card_names(words, (event.card for event in taken if (event.seat == page.seat) is wanted))
        for wanted in (True, False)
    )
    lines = [words("pocket-lately-stand-in", cards=own)] if own and page.stood_in else []
    if theirs:
        lines.append(words("pocket-lately-they-took", player=foes(words, page), cards=theirs))
    return lines


def _is_over(turn: TurnPage) -> bool:
    return any(isinstance(event, TakenUp) for event in turn.events)


def _facts(page: MatchPage, turn: TurnPage, words: Words) -> Iterator[Fact]:
    left = [event.cards for event in turn.events if isinstance(event, LeftOver)]
    if _is_over(turn):
        yield Fact(Worth.RESULT, "pocket-told-drafted")
        if page.pictured and turn.revision == page.revision:  # a picture below shows what both have
            yield _left_over((card for cards in left for card in cards), words)
        else:
            yield from _phases(turn.events, words)
        return
    quick = pocket_view(page).options.draft == "quick"
    if quick:
        yield Fact(Worth.RESULT, "pocket-told-wishes")
    if quick or not page.pictured:  # buttons with numbers need the room
        yield from (_left_over(cards, words) for cards in left)


def _phases(events: Iterable[Event], words: Words) -> Iterator[Fact]:
    """Yield who took what, phase by phase."""
    phase, taken = 1, list[Drafted]()
    for event in events:
        if isinstance(event, Drafted):
            taken.append(event)
        elif isinstance(event, LeftOver):
            yield Fact(Worth.BLOW, "pocket-told-phase", {"phase": phase})
            for seat in (0, 1):
                cards = card_names(words, (each.card for each in taken if each.seat == seat))
                yield Fact(Worth.BLOW, "pocket-taken", {"player": Who(seat), "cards": cards})
            yield _left_over(event.cards, words)
            phase, taken = phase + 1, []


def _left_over(cards: Iterable[str], words: Words) -> Fact:
    return Fact(Worth.BLOW, "pocket-told-left-over", {"cards": card_names(words, cards)})
