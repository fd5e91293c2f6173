"""The bushido deck: nine cards of each aspect, one of each, and beside them the Strike! that everyone has.

The values were found by measurement (``apparatus.insight.pocket``). Most cards show swords and helms alike,
and defeat another aspect. With cards that show one or the other, players who know what they do end one hand
in three in a mutual defeat: whoever is behind can still see to it that both strike home, or nobody does.
"""

from rules.pocket.cards import STRIKE_CARD, DojoCard
from rules.pocket.deck.aggression import AGGRESSION
from rules.pocket.deck.agility import AGILITY
from rules.pocket.deck.wisdom import WISDOM

CARDS: dict[str, DojoCard] = {card.key: card for card in (*AGGRESSION, *WISDOM, *AGILITY, STRIKE_CARD)}
"""Every card by its key, in the order in which hands are held; the Strike! comes last."""

DECK: tuple[str, ...] = tuple(CARDS)[:-1]
