"""A value can be kept: nothing in it ever changes."""

import inspect
import pkgutil
from importlib import import_module

import msgspec
import pytest

from rules.bushido.attack_phase import AttackPhase, Side
from rules.bushido.clash import Clash

SCRATCH = {Side, AttackPhase, Clash}
"""What lives only within one attack phase, and is never handed out."""


@pytest.mark.parametrize(
    ("room", "least"), [("rules", 250), ("players", 5), ("bot.store", 100), ("bot.play", 5), ("bot.face", 25)]
)
def test_every_value_is_frozen(room: str, least: int) -> None:
    kinds = {
        kind
        for module in pkgutil.walk_packages(import_module(room).__path__, f"{room}.")
        for _, kind in inspect.getmembers(import_module(module.name), inspect.isclass)
        if issubclass(kind, msgspec.Struct) and kind.__module__.startswith(f"{room}.")
    }
    assert len(kinds) >= least
    assert {kind for kind in kinds if not kind.__struct_config__.frozen} <= SCRATCH
