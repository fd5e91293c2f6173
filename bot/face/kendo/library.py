"""What to read about Kendo Duel: pages of rules, a worked exchange, all its cards, and its rulings."""

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Final

from bot.face.game.book import Book, Facts, Worked, primer_of, ruling_lines
from bot.face.kendo.cards import FRAME_EMOJI, card_deed, card_name, group_of
from bot.face.kendo.pictures.alt import sheet_alt
from bot.face.kendo.pictures.sheet import sheet_drawn
from bot.face.screen import Drawing
from bot.face.words import Words
from rules.kendo.cards import CARDS, DUEL_DECK, NUMBERS, KendoCard
from rules.kendo.competition import MOST_PLAYS
from rules.kendo.court import FILLED, FILLED_IN_OVERTIME, PENALTIES, POINTS
from rules.kendo.duel_fight import LOST
from rules.kendo.opening import COMPETITION_DEAL, DUEL_DEAL, MOST_SWITCHED, MOST_TIES
from rules.kendo.rulings import COMPETITION_RULINGS, RULINGS
from rules.ruling import Ruling

PAGES = (
    "kendo-duel",
    "kendo-answers",
    "kendo-cards",
    "kendo-many",
    "kendo-competition",
    "kendo-time",
    "kendo-example",
    "kendo-terms",
    "kendo-rulings",
    "kendo-more-rulings",
    "kendo-competition-rulings",
)

_HALF: Final = len(RULINGS) // 2
_RULINGS: Final[Mapping[str, Sequence[Ruling]]] = {
    "kendo-rulings": RULINGS[:_HALF],
    "kendo-more-rulings": RULINGS[_HALF:],
    "kendo-competition-rulings": COMPETITION_RULINGS,
}
"""The rulings on each page: they do not all fit into one message."""


def _text(words: Words, page: str, facts: Facts) -> tuple[str, ...]:
    text = words(f"rules-{page}.text", **facts)
    if page == "kendo-cards":
        return text, _cards(words)
    rulings = _RULINGS.get(page)
    return (text, ruling_lines(words, rulings, facts)) if rulings else (text,)


def _cards(words: Words) -> str:
    """Describe all kinds of cards, group by group."""
    lines: list[str] = []
    for group, cards in groupby(CARDS.values(), group_of):
        first, *others = {card.kind: card for card in cards}.values()
        emoji, name = FRAME_EMOJI[first.frame], words(f"kendo-group-{group}")
        lines.append(words("kendo-book-group", emoji=emoji, group=name))
        if group == "counter":
            lines.append(_counters(words, first, len(others)))
        else:
            lines += [_card(words, card) for card in (first, *others)]
    return "\n".join(lines)


def _counters(words: Words, first: KendoCard, others: int) -> str:
    """Describe one counterattack, and say how many others are like it."""
    name, does = card_name(words, first.key), card_deed(words, first.key)
    return words("kendo-book-counters", name=name, others=others, does=does)


def _card(words: Words, card: KendoCard) -> str:
    """Describe a kind of card, with the numbers of its copies or how many there are."""
    name, does = card_name(words, card.key), card_deed(words, card.key)
    if card.subdeck == "basic" and card.answers:
        numbers = words.listed(map(str, NUMBERS[card.answers]))
        return words("kendo-book-basic", name=name, numbers=numbers, does=does)
    count = sum(other.kind == card.kind for other in CARDS.values())
    return words("kendo-book-card", name=name, count=count, does=does)


def _facts() -> Facts:
    return {
        "kendo-cards": len(DUEL_DECK),
        "kendo-counters": sum(card.subdeck == "counter" for card in CARDS.values()),
        **{f"kendo-{subdeck}": count for subdeck, count in DUEL_DEAL.items()},
        **{f"kendo-court-{subdeck}": count for subdeck, count in COMPETITION_DEAL.items()},
        **{f"kendo-lost-{frame}": count for frame, count in LOST.items()},
        "kendo-switched": MOST_SWITCHED,
        "kendo-ties": MOST_TIES,
        "kendo-points": POINTS,
        "kendo-penalties": PENALTIES,
        "kendo-filled": FILLED,
        "kendo-overtime": FILLED_IN_OVERTIME,
        "kendo-most": MOST_PLAYS,
    }


def _picture(words: Words, page: str) -> Drawing | None:
    return Drawing("cards.png", sheet_drawn(), sheet_alt(words)) if page == "kendo-cards" else None


WORKED = Worked("kendo.duel", b"turn 5", 4)

KENDO_BOOK = Book("kendo", primer_of("kendo"), PAGES, _text, _facts, picture=_picture, worked=WORKED)
