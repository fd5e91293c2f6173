"""What the rules hand out can be kept: nothing in it ever changes."""

import inspect
import pkgutil
from importlib import import_module

import msgspec

import rules
from rules.bushido.attack_phase import AttackPhase, Side
from rules.bushido.clash import Clash

SCRATCH = {Side, AttackPhase, Clash}
"""What lives only within one attack phase, and is never handed out."""


def test_every_value_of_the_rules_is_frozen() -> None:
    kinds = {
        kind
        for module in pkgutil.walk_packages(rules.__path__, "rules.")
        for _, kind in inspect.getmembers(import_module(module.name), inspect.isclass)
        if issubclass(kind, msgspec.Struct) and kind.__module__.startswith("rules.")
    }
    assert len(kinds) > 50
    assert {kind for kind in kinds if not kind.__struct_config__.frozen} == SCRATCH
