"""Removes all that a check has left behind: what it knows of, and what it finds by its mark.

Messages posted as a connection broke, or by a check that was killed, are known to nobody, so it searches for
them.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Iterable

import aiohttp
import discord

from bot.check.finding import Broken, Limited
from bot.check.messages import written
from bot.check.walk import MARK, THREAD_NAME, TrialMessage, Walk
from bot.store.ids import ChannelId, MessageId
from bot.wire.courier import LOOK_BACK
from bot.wire.known import UNKNOWN_CHANNEL, UNKNOWN_EVENT, UNKNOWN_MESSAGE

ASKS = (
    "GET /channels/{id}/messages",
    "GET /guilds/{id}/scheduled-events",
    "PATCH /channels/{id}",
    "DELETE /channels/{id}",
    "DELETE /channels/{id}/messages/{id}",
    "DELETE /guilds/{id}/scheduled-events/{id}",
)
"""The kinds of request that it makes."""

PATIENCE = 30.0
"""Seconds after which it gives up."""

GONE = {UNKNOWN_CHANNEL, UNKNOWN_EVENT, UNKNOWN_MESSAGE}
"""Codes for what no longer exists."""


async def clean(walk: Walk) -> None:
    """Remove everything. Raise Broken, or Limited for a thread that only a person may delete."""
    try:
        async with asyncio.timeout(PATIENCE):
            threads = await _threads(walk)
            kept = [thread for thread in threads if not await _removed_thread(walk, thread)]
            # Both are tried, even if one fails.
            removed = [await _removed_messages(walk), await _removed_events(walk)]
    except (TimeoutError, OSError, aiohttp.ClientError, discord.DiscordException) as error:
        raise Broken("stays", mark=MARK) from error
    if not all(removed):
        raise Broken("stays", mark=MARK)
    if kept:
        raise Limited("thread-stays", name=THREAD_NAME)


async def _threads(walk: Walk) -> list[ChannelId]:
    """Return the threads of this check, and those that a killed one has left, archived or not."""
    found = set(walk.left_threads)
    for channel in walk.visited:
        own = [thread for thread in channel.threads if thread.owner_id == walk.bot_id]
        found |= {ChannelId(thread.id) for thread in own if thread.name == THREAD_NAME}
        marked = [message async for message in _marked(walk, ChannelId(channel.id))]
        found |= {ChannelId(message.id) for message in marked if message.flags.has_thread}
    return sorted(found)


async def _removed_thread(walk: Walk, thread_id: ChannelId) -> bool:
    """Delete a thread; if only a person may, empty and archive it, and return False."""
    http = walk.client.http
    within = [posted for posted in walk.left if posted.channel_id == thread_id]
    within += [TrialMessage(thread_id, MessageId(message.id)) async for message in _marked(walk, thread_id)]
    try:
        await http.delete_channel(thread_id)
    except discord.Forbidden:
        await http.edit_channel(thread_id, archived=False)
        if not await _deleted(walk, within):
            raise Broken("stays", mark=MARK) from None
        await http.edit_channel(thread_id, archived=True)
        gone = False
    except discord.NotFound:
        gone = True  # it was never opened
    else:
        gone = True
    walk.left = [posted for posted in walk.left if posted not in within]
    return gone


async def _removed_messages(walk: Walk) -> bool:
    """Delete the known messages, and others found in the same channels."""
    places = walk.places | {ChannelId(each.id) for each in walk.visited}
    found = [
        TrialMessage(place, MessageId(message.id))
        for place in sorted(places)
        async for message in _marked(walk, place)
    ]
    return await _deleted(walk, (*walk.left, *found))


async def _deleted(walk: Walk, messages: Iterable[TrialMessage]) -> bool:
    """Delete messages; return whether all are gone."""
    every = sorted({(posted.channel_id, posted.message_id) for posted in messages})
    return all([await _done(walk.client.http.delete_message(*each)) for each in every])


async def _marked(walk: Walk, channel_id: ChannelId) -> AsyncIterator[discord.Message]:
    """Find the bot's messages that bear the mark; none if it may not look."""
    try:
        async for message in walk.client.get_partial_messageable(channel_id).history(limit=LOOK_BACK):
            if message.author == walk.client.user and MARK in written(message):
                yield message
    except (discord.Forbidden, discord.NotFound):
        return


async def _removed_events(walk: Walk) -> bool:
    """Delete the events that bear the mark."""
    http, gone = walk.client.http, True
    for guild_id in {channel.guild.id for channel in walk.visited}:
        events = await http.get_scheduled_events(guild_id, with_user_count=False)
        own = [each for each in events if str(each.get("creator_id")) == str(walk.bot_id)]
        for each in [event for event in own if MARK in (event.get("description") or "")]:
            gone &= await _done(http.delete_scheduled_event(guild_id, int(each["id"])))
    return gone


async def _done(removing: Awaitable[object]) -> bool:
    """Await a removal; return whether it left nothing."""
    try:
        await removing
    except discord.HTTPException as error:
        return error.code in GONE
    return True
