"""What Discord's errors mean for us. An error not listed here means an unexpected refusal.

Codes: discord-api-docs, "Opcodes and Status Codes".
"""

from enum import Enum, auto

import discord

UNKNOWN_CHANNEL = 10003
UNKNOWN_MEMBER = 10007
UNKNOWN_MESSAGE = 10008
UNKNOWN_USER = 10013
UNKNOWN_WEBHOOK = 10015
UNKNOWN_INTERACTION = 10062
UNKNOWN_EVENT = 10070
TOO_MANY_EVENTS = 30038
OLD_MESSAGE_EDITS = 30046
OPENING_DMS_TOO_FAST = 40003
ALREADY_ACKNOWLEDGED = 40060
MISSING_ACCESS = 50001
CANNOT_SEND_TO_USER = 50007
MISSING_PERMISSIONS = 50013
WRONG_CHANNEL_TYPE = 50024
INVALID_TOKEN = 50027
ARCHIVED_THREAD = 50083
THREAD_EXISTS = 160004
THREAD_LOCKED = 160005
TOO_MANY_THREADS = 160006
NO_MUTUAL_GUILDS = 50278

UNAUTHORIZED = 401
TOO_MANY_REQUESTS = 429
FIRST_SERVER_ERROR = 500


class Meaning(Enum):
    """What to do about an error."""

    LATER = auto()
    """Discord is busy or down: try again after a while."""
    MESSAGE_GONE = auto()
    """The message was deleted: post it again, or leave it."""
    CHANNEL_GONE = auto()
    """The channel was deleted: find another."""
    PERSON_GONE = auto()
    """The person has left the server, or no longer exists."""
    FORBIDDEN = auto()
    """A permission is missing; a person may give it back."""
    ASLEEP = auto()
    """The thread is archived: wake it up."""
    NO_THREAD = auto()
    """No thread is possible here, or none to write in: tell it in the channel."""
    EVENT_GONE = auto()
    """A person has deleted the event: leave it."""
    NO_EVENT = auto()
    """The calendar takes no more events."""
    DM_CLOSED = auto()
    """This person accepts no DMs from us: show the hand in the channel instead."""
    DMS_TOO_FAST = auto()
    """We opened too many DMs recently: show this hand in the channel for now."""
    TOO_LATE = auto()
    """The interaction has expired or was answered already, perhaps before a restart."""
    REVOKED = auto()
    """Discord may no longer know our token: ask about the token itself, and stop if so."""
    UNLISTED = auto()
    """A refusal not listed here: try again, then do without."""


_BY_CODE = {
    UNKNOWN_CHANNEL: Meaning.CHANNEL_GONE,
    UNKNOWN_MEMBER: Meaning.PERSON_GONE,
    UNKNOWN_USER: Meaning.PERSON_GONE,
    UNKNOWN_MESSAGE: Meaning.MESSAGE_GONE,
    UNKNOWN_WEBHOOK: Meaning.TOO_LATE,
    UNKNOWN_INTERACTION: Meaning.TOO_LATE,
    UNKNOWN_EVENT: Meaning.EVENT_GONE,
    TOO_MANY_EVENTS: Meaning.NO_EVENT,
    OLD_MESSAGE_EDITS: Meaning.LATER,
    OPENING_DMS_TOO_FAST: Meaning.DMS_TOO_FAST,
    ALREADY_ACKNOWLEDGED: Meaning.TOO_LATE,
    MISSING_ACCESS: Meaning.FORBIDDEN,
    CANNOT_SEND_TO_USER: Meaning.DM_CLOSED,
    MISSING_PERMISSIONS: Meaning.FORBIDDEN,
    INVALID_TOKEN: Meaning.TOO_LATE,  # an interaction's token, which lasts a quarter of an hour
    ARCHIVED_THREAD: Meaning.ASLEEP,
    THREAD_LOCKED: Meaning.NO_THREAD,
    TOO_MANY_THREADS: Meaning.NO_THREAD,
    WRONG_CHANNEL_TYPE: Meaning.NO_THREAD,
    NO_MUTUAL_GUILDS: Meaning.DM_CLOSED,
}


def meaning(error: discord.HTTPException, *, dm: bool = False) -> Meaning:
    """Return what an error means. A DM without access, or whose channel is gone, counts as closed."""
    # From a server, the same codes mean a lost permission or a deleted channel.
    if dm and error.code in {MISSING_ACCESS, UNKNOWN_CHANNEL}:
        return Meaning.DM_CLOSED
    if (known := _BY_CODE.get(error.code)) is not None:
        return known
    if error.status == TOO_MANY_REQUESTS or error.status >= FIRST_SERVER_ERROR:
        return Meaning.LATER
    if error.status == UNAUTHORIZED:  # an interaction's token gives a code, which is listed above
        return Meaning.REVOKED
    return Meaning.UNLISTED
