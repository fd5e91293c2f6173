"""Every gathering that can be held, by the id that pins its version."""

from typing import Any

from rules.gatherings.clash import Clash
from rules.gatherings.duels import Duels
from rules.gatherings.gathering import Gathering
from rules.gatherings.kyoto import Kyoto
from rules.gatherings.tournament import Tournament

GATHERINGS: dict[str, Gathering[Any, Any]] = {
    held.id: held for held in (Duels(), Clash(), Kyoto(), Tournament())
}
