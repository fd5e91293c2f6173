"""The cards of the second edition: those known from the publisher are the same as in the first."""

from rules.bushido.fighters.second.bruiser import BRUISER
from rules.bushido.fighters.second.highborn import HIGHBORN
from rules.bushido.fighters.second.lethal_rose import LETHAL_ROSE
from rules.bushido.fighters.second.manipulator import MANIPULATOR
from rules.bushido.fighters.second.swift import SWIFT
from rules.bushido.fighters.second.thrillseeker import THRILLSEEKER
from rules.bushido.fighters.second.wanderer import WANDERER
from rules.bushido.fighters.second.warlord import WARLORD

SECOND_ROSTER = (
    SWIFT,
    WANDERER,
    HIGHBORN,
    BRUISER,
    MANIPULATOR,
    LETHAL_ROSE,
    WARLORD,
    THRILLSEEKER,
)
