"""What our clients receive from Discord and keep of it: no more than the bot needs."""

from typing import Any

import discord

HEARING: dict[str, Any] = {
    # The only intent: the bot reads no messages and asks for no list of members.
    "intents": discord.Intents(guilds=True),
    "max_messages": None,
    "member_cache_flags": discord.MemberCacheFlags.none(),
    "chunk_guilds_at_startup": False,
    # So that no text mentions anyone by accident: each screen names whom it mentions.
    "allowed_mentions": discord.AllowedMentions.none(),
}
"""Options of the library's clients, the same for the bot and for the check that tries it out."""
