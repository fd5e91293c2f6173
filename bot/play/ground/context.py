"""What every service stands on: the store, the clock, and chance."""

import secrets
from dataclasses import dataclass, field

from bot.play.ground.chance import Chance, Clock, SystemChance, now_ms
from bot.store.engine import Store
from bot.store.share import WHOLE, Share


@dataclass(frozen=True)
class Context:
    """The ground of one running bot."""

    store: Store
    now: Clock = now_ms
    chance: Chance = field(default_factory=SystemChance)
    run: str = field(default_factory=lambda: secrets.token_hex(8))
    """Tells this run of the bot from all others, also from those before its database was restored."""
    share: Share = WHOLE
    """The servers and people whose work is this process's."""
