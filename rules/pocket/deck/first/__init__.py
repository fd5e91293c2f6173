"""The cards of the first edition, by key, in the order of its deck."""

from rules.pocket.cards import DojoCard
from rules.pocket.deck.first.aggression import AGGRESSION
from rules.pocket.deck.first.agility import AGILITY
from rules.pocket.deck.first.wisdom import WISDOM

FIRST_CARDS: dict[str, DojoCard] = {card.key: card for card in (*AGGRESSION, *WISDOM, *AGILITY)}
