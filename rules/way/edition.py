"""How versions of the fight differ: cards, opponents, questions."""

from collections.abc import Mapping
from dataclasses import dataclass

from rules.way.clauses import Feature
from rules.way.features import SECOND_VIRTUES, SECOND_WEAPONS, VIRTUES, WEAPONS
from rules.way.opponents import OPPONENTS, SECOND_OPPONENTS, Opponent, OpponentKey
from rules.way.surroundings import SECOND_SURROUNDINGS, SURROUNDINGS, Surroundings


# By identity: clauses in force are cached by edition, and its mappings have no hash.
@dataclass(frozen=True, eq=False)
class WayEdition:
    """The cards of a version, and its rules where versions differ."""

    opponents: Mapping[OpponentKey, Opponent]
    weapons: Mapping[str, Feature]
    surroundings: Mapping[str, Surroundings]
    virtues: Mapping[str, Feature]
    """The Bushido deck."""
    laid_cards_pay: bool
    """Whether a card beside the board can pay the price of Shiro's second side."""
    last_cards_together: bool
    """Whether the last three cards of a hand are laid together, and an attack can do without a third card."""
    hurt_by_letter: bool
    """Whether, by the letter, counterattacks injure the player even without Blood."""
    ki_moves_pawn: bool
    """Whether 2 Ki move the pawn with the house switches too, not only by the letter."""
    rested_life: int
    rested_ki: int
    """What the player regains between two duels of the Road."""


FIRST = WayEdition(
    opponents=OPPONENTS,
    weapons=WEAPONS,
    surroundings=SURROUNDINGS,
    virtues=VIRTUES,
    laid_cards_pay=True,
    last_cards_together=False,
    hurt_by_letter=False,
    ki_moves_pawn=True,
    rested_life=2,
    rested_ki=2,
)

SECOND = WayEdition(
    opponents=SECOND_OPPONENTS,
    weapons=SECOND_WEAPONS,
    surroundings=SECOND_SURROUNDINGS,
    virtues=SECOND_VIRTUES,
    laid_cards_pay=False,
    last_cards_together=True,
    hurt_by_letter=True,
    ki_moves_pawn=False,
    rested_life=1,
    rested_ki=1,
)
