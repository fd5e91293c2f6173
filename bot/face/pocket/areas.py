"""How both stand in the Bushido Phase, in words: what counts now, what lies where, what is left in hand."""

from bot.face.pocket.cards import card_name, card_names, symbols_words
from bot.face.words import Words
from rules.pocket.deck import CARDS, DECK
from rules.pocket.state import CardInPlay, PlayArea
from rules.pocket.symbols import Symbols


def counted(words: Words, symbols: Symbols) -> str:
    """Say how many swords and helms somebody has, be there none of either."""
    return words("pocket-counted", swords=symbols.swords, helms=max(symbols.helms, 0))


def area_lines(words: Words, area: PlayArea) -> list[str]:
    """Say what somebody has in play and on the exhaust pile, and what they drafted."""
    lines: list[str] = []
    if area.in_play:
        placed = words.listed(_placed(words, each) for each in area.in_play)
        lines.append(words("pocket-in-play", cards=placed))
    if area.exhausted:
        lines.append(words("pocket-exhausted", cards=card_names(words, area.exhausted)))
    return [*lines, words("pocket-drafted", cards=drafted_words(words, area))]


def drafted(area: PlayArea) -> tuple[str, ...]:
    """Return all that somebody has drafted, in the order of the deck, wherever it is by now."""
    held = {*area.hand, *area.exhausted, *(placed.card for placed in area.in_play)}
    return tuple(key for key in DECK if key in held)


def drafted_words(words: Words, area: PlayArea) -> str:
    """Name all that somebody has drafted; what is in hand no more is struck out."""
    return words.listed(
        card_name(words, key) if key in area.hand else words("pocket-out", card=card_name(words, key))
        for key in drafted(area)
    )


def _placed(words: Words, placed: CardInPlay) -> str:
    """Name a card in play, with what it shows where that is not all that is printed on it."""
    name = card_name(words, placed.card)
    if placed.shows == CARDS[placed.card].sides[0] and len(CARDS[placed.card].sides) == 1:
        return name
    return words("pocket-placed", card=name, shows=symbols_words(words, placed.shows))
