"""What to read about Pocket Samurai: pages of rules, a worked turn, all its cards, and its rulings."""

from bot.face.game.book import Book, Facts, Worked, primer_of, ruling_lines
from bot.face.pocket.abilities import common
from bot.face.pocket.cards import card_in_full
from bot.face.pocket.pictures.alt import sheet_alt
from bot.face.pocket.pictures.sheet import cards_drawn
from bot.face.screen import Drawing
from bot.face.words import Words
from rules.pocket.deck import CARDS
from rules.pocket.dojo import LAID_OUT, LEFT_OVER, PICKS
from rules.pocket.pocket import DOJO_PHASES, NEWEST, WINS
from rules.pocket.resolution import MOST_DOUBLES
from rules.pocket.rulings import RULINGS

DECK = NEWEST.deck
"""The cards described: those of the newest released version."""

PAGES = (
    "pocket-draft",
    "pocket-turn",
    "pocket-strike",
    "pocket-example",
    "pocket-cards",
    "pocket-aggression",
    "pocket-wisdom",
    "pocket-agility",
    "pocket-rulings",
)


def _text(words: Words, page: str, facts: Facts) -> tuple[str, ...]:
    text = words(f"rules-{page}.text", **facts)
    cards = _cards_of(page)
    if page == "pocket-rulings":
        return text, ruling_lines(words, RULINGS, facts)
    if not cards:
        return (text,)
    return text, words("pocket-picture-signs"), "\n".join(_card(words, key) for key in cards)


def _cards_of(page: str) -> tuple[str, ...]:
    """Return the cards that a page describes."""
    aspect = page.removeprefix("pocket-")
    return tuple(key for key in DECK if CARDS[key].aspect == aspect)


def _picture(words: Words, page: str) -> Drawing | None:
    cards = _cards_of(page)
    return Drawing("cards.png", cards_drawn(cards), sheet_alt(words, cards)) if cards else None


def _card(words: Words, key: str) -> str:
    """Describe a card, and say where it comes from."""
    card = CARDS[key]
    origin = words(f"origin-{card.origin}", source=card.source)
    told = " ".join((card_in_full(words, key), *common(words, card, DECK)))
    return words("pocket-book-card", card=told, origin=origin)


def _facts() -> Facts:
    origins = [CARDS[key].origin for key in DECK]
    return {
        "deck": len(DECK),
        "laid-out": LAID_OUT,
        "left-over": LEFT_OVER,
        "each-phase": PICKS // 2,
        "drafted": DOJO_PHASES * PICKS // 2,
        "wishes": PICKS,
        "doubles": MOST_DOUBLES,
        "points": WINS["best-of-three"],
        "told": len(origins) - origins.count("house"),
        "house": origins.count("house"),
    }


WORKED = Worked("pocket.hand", b"turn 19", 17)

POCKET_BOOK = Book("pocket", primer_of("pocket"), PAGES, _text, _facts, picture=_picture, worked=WORKED)
