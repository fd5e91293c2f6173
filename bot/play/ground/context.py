"""What every service needs: the store, the clock, and chance."""

import secrets
from dataclasses import dataclass, field

from bot.play.ground.chance import Chance, Clock, SystemChance, now_ms
from bot.store.engine import Store
from bot.store.share import WHOLE, Share


@dataclass(frozen=True)
class Context:
    """The context of one running bot."""

    store: Store
    now: Clock = now_ms
    chance: Chance = field(default_factory=SystemChance)
    run: str = field(default_factory=lambda: secrets.token_hex(8))
    """Tells this run of the bot from all others, even from runs before a database restore."""
    share: Share = WHOLE
    """The servers and people that this process works for."""
