"""The cards of Pocket Samurai, by edition: a deck has nine different cards of each aspect.

A card keeps its key for good. A card that changes in another edition is a different card there, though it may
keep its name; an unchanged one is in both decks. The Strike! is in neither.

The values were found by measurement (``apparatus.insight.pocket``). Most cards show both swords and helms: if
cards showed one or the other, expert players would end one hand in three in a mutual defeat, because a player
who is behind could still make sure that both strikes succeed, or neither.
"""

from rules.pocket.cards import STRIKE_CARD, DojoCard
from rules.pocket.deck.first import FIRST_CARDS
from rules.pocket.deck.second import SECOND_CARDS
from rules.pocket.symbols import ASPECTS

Deck = tuple[str, ...]

FIRST_DECK: Deck = tuple(FIRST_CARDS)
SECOND_DECK: Deck = tuple(SECOND_CARDS)

_ALL = FIRST_CARDS | SECOND_CARDS

CARDS: dict[str, DojoCard] = {
    card.key: card for aspect in ASPECTS for card in _ALL.values() if card.aspect == aspect
} | {STRIKE_CARD.key: STRIKE_CARD}
"""Every card by its key, in the order of hands: by aspect, with the Strike! last."""
