"""What a client of ours hears from Discord and keeps of it: no more than the bot needs."""

from typing import Any

import discord

HEARING: dict[str, Any] = {
    # The only intent: no message is read, and no list of members is asked for.
    "intents": discord.Intents(guilds=True),
    "max_messages": None,
    "member_cache_flags": discord.MemberCacheFlags.none(),
    "chunk_guilds_at_startup": False,
    # So that a text mentions nobody by accident: each screen says whom it does.
    "allowed_mentions": discord.AllowedMentions.none(),
}
"""Options of the library's clients, the same for the bot and for whatever tries out what the bot does."""
