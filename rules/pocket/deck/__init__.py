"""The cards of Pocket Samurai, by edition: a deck has nine of each aspect, one of each.

A card has its key for good. One that is changed in another edition is another card there, though it may have
the name of the one before; one that stays is in both decks. The Strike! is in neither.

The values were found by measurement (``apparatus.insight.pocket``). Most cards show swords and helms alike:
with cards that show one or the other, players who know what they do end one hand in three in a mutual defeat,
for a player who is behind can still see to it that both strike home, or nobody does.
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
"""Every card by its key, in the order in which hands are held: by aspects, and the Strike! last."""
