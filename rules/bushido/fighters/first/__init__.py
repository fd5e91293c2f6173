"""The cards of the first edition, which is released: they never change."""

from rules.bushido.fighters.first.bruiser import BRUISER
from rules.bushido.fighters.first.highborn import HIGHBORN
from rules.bushido.fighters.first.lethal_rose import LETHAL_ROSE
from rules.bushido.fighters.first.manipulator import MANIPULATOR
from rules.bushido.fighters.first.swift import SWIFT
from rules.bushido.fighters.first.thrillseeker import THRILLSEEKER
from rules.bushido.fighters.first.wanderer import WANDERER
from rules.bushido.fighters.first.warlord import WARLORD

FIRST_ROSTER = (
    SWIFT,
    WANDERER,
    HIGHBORN,
    BRUISER,
    MANIPULATOR,
    LETHAL_ROSE,
    WARLORD,
    THRILLSEEKER,
)
