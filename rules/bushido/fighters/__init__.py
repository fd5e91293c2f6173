"""The roster. A new fighter is one module here and one name in the tuple below."""

from rules.bushido.cards import Card
from rules.bushido.fighters.bruiser import BRUISER
from rules.bushido.fighters.fighter import Fighter
from rules.bushido.fighters.highborn import HIGHBORN
from rules.bushido.fighters.lethal_rose import LETHAL_ROSE
from rules.bushido.fighters.manipulator import MANIPULATOR
from rules.bushido.fighters.swift import SWIFT
from rules.bushido.fighters.thrillseeker import THRILLSEEKER
from rules.bushido.fighters.wanderer import WANDERER
from rules.bushido.fighters.warlord import WARLORD

FIGHTERS: dict[str, Fighter] = {
    fighter.key: fighter
    for fighter in (
        SWIFT,
        WANDERER,
        HIGHBORN,
        BRUISER,
        MANIPULATOR,
        LETHAL_ROSE,
        WARLORD,
        THRILLSEEKER,
    )
}
DECKS: dict[str, dict[str, Card]] = {key: fighter.deck() for key, fighter in FIGHTERS.items()}
"""Each fighter's nine cards by technique."""
