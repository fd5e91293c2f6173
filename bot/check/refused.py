"""What an error from Discord, or on the way there, means to a host."""

import aiohttp
import discord

from bot.check.finding import Broken, Limited, Shortcoming
from bot.check.line import Line
from bot.terminal import legible
from bot.wire.known import (
    FIRST_SERVER_ERROR,
    MISSING_ACCESS,
    MISSING_PERMISSIONS,
    OLD_MESSAGE_EDITS,
    OPENING_DMS_TOO_FAST,
    TOO_MANY_EVENTS,
    TOO_MANY_REQUESTS,
    TOO_MANY_THREADS,
    UNAUTHORIZED,
    UNKNOWN_CHANNEL,
    UNKNOWN_MEMBER,
    UNKNOWN_MESSAGE,
    Meaning,
    meaning,
)

LONGEST_TEXT = 200

DIRECT = "direct-message"
"""The line in which missing access means closed DMs."""

_BY_CODE = {
    MISSING_ACCESS: "no-access",
    UNKNOWN_CHANNEL: "channel-gone",
    UNKNOWN_MESSAGE: "message-gone",
    OLD_MESSAGE_EDITS: "old-edits-spent",
    OPENING_DMS_TOO_FAST: "dms-too-fast",
    TOO_MANY_EVENTS: "too-many-events",
    TOO_MANY_THREADS: "too-many-threads",
}

_BY_STATUS = {UNAUTHORIZED: "token-unknown", TOO_MANY_REQUESTS: "slowed-down"}


def shortcoming(error: Exception, line: Line) -> Shortcoming:
    """Return what to tell the host about an error in a line."""
    match error:
        case Shortcoming():
            found = error
        case discord.HTTPException():
            found = _refused(error, line)
        case discord.LoginFailure() | discord.ConnectionClosed(code=4004):
            found = Broken("token-unknown")
        case discord.PrivilegedIntentsRequired() | discord.ConnectionClosed(code=4014):
            found = Broken("intents-refused")
        case discord.ConnectionClosed():
            found = Broken("gateway-closed", code=str(error.code))
        case discord.RateLimited():
            found = Broken("busy", seconds=round(error.retry_after))
        case EOFError():
            found = Broken("unanswered")
        case TimeoutError():
            found = Broken("no-answer", seconds=round(line.patience))
        case discord.GatewayNotFound() | OSError() | aiohttp.ClientError():
            found = Broken("unreachable", reason=_plain(error))
        case _:
            found = Broken("ours", what=f"{type(error).__name__}: {_plain(error)}")
    return found


def _refused(error: discord.HTTPException, line: Line) -> Shortcoming:
    """Return what to tell the host about Discord's refusal."""
    closed = meaning(error, dm=line.name == DIRECT) is Meaning.DM_CLOSED
    key = "dm-closed" if closed else _BY_CODE.get(error.code) or _BY_STATUS.get(error.status)
    if error.status >= FIRST_SERVER_ERROR:
        found = Broken("discord-down", status=str(error.status))
    elif error.code == MISSING_PERMISSIONS:
        found = (Limited if line.optional else Broken)("not-permitted")
    elif error.code == UNKNOWN_MEMBER:
        found = Limited("host-elsewhere")
    elif key is not None:
        found = Broken(key)
    else:
        found = Broken("refused", status=str(error.status), code=str(error.code), text=_plain(error))
    return found


def _plain(error: Exception) -> str:
    """Return the text of an error in one line, without characters that steer a terminal."""
    said = error.text if isinstance(error, discord.HTTPException) else str(error)
    return legible(" ".join(said.split()))[:LONGEST_TEXT] or type(error).__name__
