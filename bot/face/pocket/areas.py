"""How both players stand in the Bushido Phase, in words: what counts now, cards in play, cards in hand."""

from bot.face.pocket.cards import card_name, card_names
from bot.face.pocket.symbols import symbols_words
from bot.face.words import Words
from rules.pocket.cards import STRIKE
from rules.pocket.deck import CARDS
from rules.pocket.resolution import MOST_DOUBLES
from rules.pocket.state import CardInPlay, PlayArea
from rules.pocket.strikes import totals
from rules.pocket.view import PocketView


def counted(words: Words, view: PocketView, seat: int) -> str:
    """Say how many swords and helms a player has now, including those of cards exhausted this turn."""
    now = totals(view.areas, view.exchange.aid)[seat]
    return words("pocket-counted", swords=now.swords, helms=now.helms)


def area_lines(words: Words, area: PlayArea) -> list[str]:
    """Say what a player has in play and on the exhaust pile, and what they drafted."""
    lines: list[str] = []
    if area.in_play:
        placed = words.listed(_placed(words, area, each) for each in area.in_play)
        lines.append(words("pocket-in-play", cards=placed))
    if area.exhausted:
        lines.append(words("pocket-exhausted", cards=card_names(words, area.exhausted)))
    return [*lines, words("pocket-drafted", cards=_drafted_words(words, area))]


def place_lines(words: Words, area: PlayArea) -> list[str]:
    """Name the cards a player has in play, and count those on the exhaust pile; the others are in hand."""
    in_play, exhausted = (placed.card for placed in area.in_play), str(len(area.exhausted))
    lines = [words("pocket-in-play", cards=card_names(words, in_play))] if area.in_play else []
    return [*lines, words("pocket-exhausted", cards=exhausted)] if area.exhausted else lines


def drafted(area: PlayArea) -> tuple[str, ...]:
    """Return all cards that a player drafted, in the order of the deck, wherever they are now."""
    return tuple(key for key in CARDS if key in area.all_cards and key != STRIKE)


def numbered(view: PocketView, seat: int) -> tuple[str, ...]:
    """Return the cards of a picture in the order of their numbers: those on offer, or all of a seat's cards.

    A player's own cards keep their numbers for the whole match.
    """
    return view.dojo.on_offer if view.dojo else (*drafted(view.areas[seat]), STRIKE)


def progress_lines(words: Words, view: PocketView) -> list[str]:
    """Say which round of the best of three it is, and how many double strikes there were in a row."""
    lines: list[str] = []
    if view.options.length == "best-of-three":
        one, other = view.points
        lines.append(words("pocket-round", round=view.round, one=one, other=other))
    if view.exchange.doubles:
        lines.append(words("pocket-doubles", count=view.exchange.doubles, most=MOST_DOUBLES))
    return lines


def forced(area: PlayArea) -> bool:
    """Return whether a player holds nothing but the Strike!, which is then laid without asking."""
    return set(area.hand) <= {STRIKE}


def _drafted_words(words: Words, area: PlayArea) -> str:
    """Name all cards that a player drafted; those no longer in hand are struck out."""
    return words.listed(
        card_name(words, key) if key in area.hand else words("pocket-out", card=card_name(words, key))
        for key in drafted(area)
    )


def _placed(words: Words, area: PlayArea, placed: CardInPlay) -> str:
    """Name a card in play with what it counts for."""
    shows = symbols_words(words, area.counted(placed))
    return words("pocket-placed", card=card_name(words, placed.card), shows=shows)
