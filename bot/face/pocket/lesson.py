"""What the first lesson of Pocket Samurai says before each choice, and about the result."""

from collections.abc import Sequence

from bot.face.game.face import LessonWords
from bot.face.pieces import whether
from bot.face.pocket.areas import counted, numbered
from bot.face.pocket.board import middle
from bot.face.pocket.cards import card_name, grouped_lines
from bot.face.pocket.choices import number_option, option
from bot.face.pocket.turns import turns_of
from bot.face.pocket.view import pocket_view
from bot.face.screen import Option
from bot.face.words import Words
from bot.play.match.reading import MatchPage, TurnPage
from rules.game import Event
from rules.pocket.deck import CARDS
from rules.pocket.events import Beaten, Flipped, Shown, StruckAt
from rules.pocket.strikes import succeeds


def beside(page: MatchPage, words: Words) -> Sequence[str]:
    """Name the cards of a picture with their numbers; without one, say how both stand and what cards do."""
    if page.pictured:
        return _named(page, words) if page.decision == "lay" else ()
    asked = (choice for choice in page.options if choice in CARDS)
    return (*middle(page, words).sides, *grouped_lines(words, asked))


def _named(page: MatchPage, words: Words) -> tuple[str]:
    """Name the cards in one small line; a picture shows their aspects."""
    cards = enumerate(numbered(pocket_view(page), page.seat), 1)
    names = [
        words("pocket-numbered", number=number, name=card_name(words, key))
        for number, key in cards
        if key in page.options
    ]
    return (words("pocket-card-line", card=words.listed(names)),)


def hint(page: MatchPage, words: Words) -> str:
    """Say what to look at before a choice: first what cards do, then how near a Strike! is."""
    view, both = pocket_view(page), _both(page, words)
    if page.decision == "side":
        return words("lesson-pocket-side", **both)
    if page.decision != "lay":
        return words("lesson-pocket-exhaust")
    if view.exchange.turn == 1:
        return words("lesson-pocket-lay")
    enough = succeeds(view.areas, view.exchange.aid, page.seat)
    return words("lesson-pocket-strike" if enough else "lesson-pocket-gather", **both)


def shown(page: MatchPage, turn: TurnPage, words: Words) -> str:
    """Say how two cards met, and how both players stand now."""
    # If both could lay nothing but the Strike!, several turns follow one choice.
    events = turns_of(turn.events)[-1]
    lines = [*_struck(page, words, events), words("lesson-pocket-count", **_both(page, words))]
    flipped = next((event for event in events if isinstance(event, Flipped)), None)
    if flipped and not any(isinstance(event, Shown) for event in events):  # else it was reported before
        own, foe = (card_name(words, flipped.cards[seat]) for seat in (page.seat, 1 - page.seat))
        beaten = {event.seat for event in events if isinstance(event, Beaten)}
        lines.insert(0, words(f"lesson-pocket-{_met(page.seat, beaten)}", own=own, foe=foe))
    return "\n".join(lines)


def _met(seat: int, beaten: set[int]) -> str:
    if len(beaten) > 1:
        return "both-beaten"
    if beaten:
        return "you-beaten" if seat in beaten else "house-beaten"
    return "both-stay"


def _struck(page: MatchPage, words: Words, events: Sequence[Event]) -> list[str]:
    """Say how each Strike! ended."""
    strikes = [event for event in events if isinstance(event, StruckAt)]
    return [
        words(
            f"lesson-pocket-{'you' if event.seat == page.seat else 'house'}-struck",
            swords=event.swords,
            helms=event.helms,
            home=whether(event.through),
        )
        for event in strikes
    ]


def _both(page: MatchPage, words: Words) -> dict[str, str]:
    """Return the counts of both players' swords and helms, in words."""
    own, theirs = (counted(words, pocket_view(page), seat) for seat in (page.seat, 1 - page.seat))
    return {"own": own, "theirs": theirs}


def _option(page: MatchPage, words: Words, choice: str) -> Option:
    """Name a choice; by number alone among the many cards of a picture."""
    if page.pictured and page.decision == "lay":
        return number_option(page, choice)
    return option(page, words, choice)


POCKET_LESSON = LessonWords(beside, hint, shown, _option)
