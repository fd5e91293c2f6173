"""What every service stands on: the store, the clock, and chance."""

from dataclasses import dataclass, field

from bot.play.chance import Chance, Clock, SystemChance, now_ms
from bot.store.engine import Store


@dataclass(frozen=True)
class Dojo:
    """The ground of one running bot."""

    store: Store
    now: Clock = now_ms
    chance: Chance = field(default_factory=SystemChance)
