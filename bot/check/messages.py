"""Checks of messages: post one, find it again, edit it, add a picture and replace that."""

import json
from typing import Any

import discord
from discord.http import Route

from bot.check.finding import Broken, Said, Untried
from bot.check.line import line
from bot.check.walk import MARK, Walk
from bot.face.pictures.welcome import welcome_drawn
from bot.face.screen import Drawing, Screen
from bot.wire.courier import LOOK_BACK

SEND = "POST /channels/{id}/messages"
EDIT = "PATCH /channels/{id}/messages/{id}"
LOOK = "GET /channels/{id}/messages"

HOUR = 3_600
BEFORE, AFTER = "before.png", "after.png"


@line(SEND, after=("may-view-channel", "may-send-messages"), posts=True)
async def message(walk: Walk) -> None:
    """Post a message."""
    walk.text = await walk.post(walk.screen("posted"), walk.channel.id)


@line(SEND, after=("message",), posts=True)
async def sent_twice(walk: Walk) -> None:
    """Send a message twice, as after a crash; Discord shows it once."""
    nonce = walk.new_nonce()
    first, second = [
        await walk.post(walk.screen("posted-twice"), walk.channel.id, nonce=nonce) for _ in range(2)
    ]
    if first != second:
        raise Broken("posted-double")


@line(EDIT, after=("message",), posts=True)
async def edit(walk: Walk) -> None:
    """Edit a message."""
    await walk.edit(walk.text, walk.screen("edited"))


@line(SEND, after=("message", "may-attach-files"), posts=True)
async def picture(walk: Walk) -> None:
    """Post a picture."""
    walk.picture = await walk.post(_pictured(walk, BEFORE), walk.channel.id)


@line(EDIT, after=("picture",), posts=True)
async def picture_replaced(walk: Walk) -> None:
    """Replace the picture with another."""
    await walk.edit(walk.picture, _pictured(walk, AFTER))


def _pictured(walk: Walk, name: str) -> Screen:
    return walk.screen("pictured", Drawing(name, welcome_drawn(), walk.words("welcome-alt")))


@line(LOOK, after=("message", "may-read-message-history"), posts=True)
async def look_back(walk: Walk) -> None:
    """Find what was posted, as after a crash, and check that no picture stayed beside its replacement."""
    seen: dict[int, discord.Message] = {}
    async for found in walk.channel.history(limit=LOOK_BACK):
        seen[found.id] = found
    if walk.text.message_id not in seen or MARK not in written(seen[walk.text.message_id]):
        raise Broken("not-found-again")
    for found in seen.values():
        if AFTER in written(found) and BEFORE in written(found):
            raise Broken("picture-kept")
    old = walk.client.discord_time - HOUR
    own = [found for found in seen.values() if found.author == walk.client.user]
    walk.old_messages += [found for found in own if found.created_at.timestamp() < old]


def written(message: discord.Message) -> str:
    """Return all that a message says and shows, as text."""
    parts: list[Any] = [part.to_dict() for part in message.components]
    return json.dumps([parts, [file.filename for file in message.attachments]], ensure_ascii=False)


@line(EDIT, after=("look-back",), posts=True)
async def old_message(walk: Walk) -> Said:
    """Edit a message older than an hour without changing it; Discord limits such edits."""
    if not walk.old_messages:
        raise Untried("no-old-message")
    found = walk.old_messages[0]
    await walk.client.http.request(
        Route(
            "PATCH",
            "/channels/{channel_id}/messages/{message_id}",
            channel_id=walk.channel.id,
            message_id=found.id,
        ),
        json={"flags": found.flags.value, "allowed_mentions": {"parse": ()}},
    )
    hours = int((walk.client.discord_time - found.created_at.timestamp()) // HOUR)
    return Said("old-message-edited", {"hours": hours})
