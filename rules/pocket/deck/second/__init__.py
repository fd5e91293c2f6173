"""The cards of the second edition, by key: all differ in more than aspect, and none dominates another.

Seven of our cards respond to what the opponent has drafted, so that it pays to look at it.
"""

from rules.pocket.cards import DojoCard
from rules.pocket.deck.second.aggression import AGGRESSION
from rules.pocket.deck.second.agility import AGILITY
from rules.pocket.deck.second.wisdom import WISDOM

SECOND_CARDS: dict[str, DojoCard] = {card.key: card for card in (*AGGRESSION, *WISDOM, *AGILITY)}
