"""Checks of threads: open one on a message, write in it, archive it and wake it."""

import discord

from bot.check.finding import Broken, Limited, Said, Untried
from bot.check.line import line
from bot.check.messages import EDIT, SEND
from bot.check.walk import THREAD_NAME, TrialMessage, Walk
from bot.store.ids import ChannelId
from bot.wire.known import ARCHIVED_THREAD, MISSING_ACCESS, MISSING_PERMISSIONS
from bot.wire.threads import MINUTES_AWAKE

OPEN = "POST /channels/{id}/messages/{id}/threads"
CHANGE = "PATCH /channels/{id}"
MAY_OPEN = ("may-create-public-threads", "may-send-messages-in-threads")


@line(OPEN, after=("message", *MAY_OPEN), posts=True, optional=True)
async def thread(walk: Walk) -> Said:
    """Open a thread on a message, with or without Read Message History, whichever holds in this channel."""
    reads = walk.channel.permissions_for(walk.guild.me).read_message_history
    try:
        walk.thread_id = await _opened(walk, walk.text)
    except discord.Forbidden as error:
        if reads or error.code not in {MISSING_ACCESS, MISSING_PERMISSIONS}:
            raise
        raise Limited("thread-needs-history") from error
    return Said("thread-with-history" if reads else "thread-without-history")


async def _opened(walk: Walk, posted: TrialMessage) -> ChannelId:
    thread_id = ChannelId(posted.message_id)  # the thread of a message has its id
    # Before asking: the thread may be open even if the answer never came.
    walk.left_threads.append(thread_id)
    try:
        await walk.client.http.start_thread_with_message(
            posted.channel_id, posted.message_id, name=THREAD_NAME, auto_archive_duration=MINUTES_AWAKE
        )
    except discord.Forbidden:
        walk.left_threads.remove(thread_id)
        raise
    return thread_id


@line(SEND, after=("thread",), posts=True)
async def thread_message(walk: Walk) -> None:
    """Write in the thread."""
    walk.in_thread = await walk.post(walk.screen("posted"), walk.thread_id)


@line(CHANGE, EDIT, after=("thread-message",), posts=True)
async def thread_asleep(walk: Walk) -> None:
    """Archive the thread, as Discord does after a week; then nothing in it can be edited."""
    await walk.client.http.edit_channel(walk.thread_id, archived=True)
    try:
        await walk.edit(walk.in_thread, walk.screen("edited"))
    except discord.HTTPException as error:
        if error.code != ARCHIVED_THREAD:
            raise
    else:
        raise Broken("thread-awake")


@line(CHANGE, EDIT, after=("thread-asleep",), posts=True)
async def thread_woken(walk: Walk) -> None:
    """Wake the thread and edit a message in it."""
    await walk.client.http.edit_channel(walk.thread_id, archived=False)
    await walk.edit(walk.in_thread, walk.screen("edited"))


@line(SEND, OPEN, after=("message",), posts=True, optional=True)
async def thread_blind(walk: Walk) -> Said:
    """Open a thread in a second channel, where the bot may not read the message history."""
    wish = walk.wishes.without_history
    if wish is None:
        raise Untried("blind-unasked")
    wanted = wish.removeprefix("#").casefold()
    found = [each for each in walk.guild.text_channels if wanted in (str(each.id), each.name.casefold())]
    if len(found) != 1:
        raise Broken("blind-unknown")
    if found[0].permissions_for(walk.guild.me).read_message_history:
        raise Broken("blind-sees")
    walk.visited += found
    posted = await walk.post(walk.screen("posted"), found[0].id)
    try:
        await _opened(walk, posted)
    except discord.Forbidden as error:
        raise Limited("thread-needs-history") from error
    return Said("thread-without-history")
