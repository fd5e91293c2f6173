"""Where a letter for a thread goes: the thread is opened, woken up, or given up.

It uses the library's ``http``, because the library's thread objects need the server in this process's cache;
with several processes on one database, another process may be the one that hears of the server.
"""

import asyncio
from dataclasses import dataclass, field, replace

import discord
import structlog

from bot.face.letters.letter import Letter, Opening
from bot.play.messages.parcels import FIRST
from bot.play.messages.threads import Threads
from bot.store import rows
from bot.store.ids import ChannelId, MatchId, MessageId
from bot.wire.budget import Budget
from bot.wire.known import THREAD_EXISTS, Meaning, meaning
from bot.wire.permits import is_away

log = structlog.get_logger()

MINUTES_AWAKE = 10_080
"""Minutes of silence after which Discord archives a thread: a week, the longest it offers."""


@dataclass(frozen=True)
class ThreadKeeper:
    """Looks after the threads of matches."""

    client: discord.Client
    budget: Budget
    threads: Threads
    _under_way: dict[MessageId, asyncio.Task[None]] = field(
        default_factory=dict[MessageId, asyncio.Task[None]]
    )
    """By the message that a thread is opened on, so that several letters open it with one request."""

    async def open(self, parcel: rows.Parcel, letter: Letter) -> Letter:
        """Return a letter with its place, opening its thread first if necessary.

        Raise discord.HTTPException in an outage, or if Discord's objection is not to the thread.
        """
        if letter.opens is None:
            return letter
        match self._known_of(letter):
            case Meaning.FORBIDDEN:
                await self._refused(parcel)
                return replace(letter, opens=None)
            case Meaning.NO_THREAD:
                await self.threads.lost(MatchId(parcel.subject))
                return replace(letter, opens=None)
            case _:
                pass
        try:
            thread_id = await self._opened(letter, letter.opens)
        except discord.HTTPException as error:
            if is_away(self.client, letter.guild_id):
                raise
            match meaning(error):
                case Meaning.FORBIDDEN:
                    await self._refused(parcel)
                case Meaning.NO_THREAD:
                    await self.threads.lost(MatchId(parcel.subject))
                case Meaning.UNLISTED if parcel.tries:  # the turns matter more than where they are shown
                    await self.threads.lost(MatchId(parcel.subject))
                case Meaning.MESSAGE_GONE:
                    await self.threads.boardless(MatchId(parcel.subject))
                case _:
                    raise
            return replace(letter, opens=None)
        await self.threads.opened(MatchId(parcel.subject), ChannelId(thread_id))
        return replace(letter, channel_id=thread_id, opens=None, in_thread=True)

    async def mend(self, parcel: rows.Parcel, letter: Letter, what: Meaning) -> bool:
        """Handle an error about a thread; return whether to try the letter again."""
        match what:
            case Meaning.ASLEEP if await self._woken(ChannelId(letter.place)):
                return True
            case Meaning.ASLEEP | Meaning.NO_THREAD | Meaning.CHANNEL_GONE if letter.in_thread:
                await self.threads.lost(MatchId(parcel.subject))
                return True
            case Meaning.FORBIDDEN if letter.in_thread:
                await self._refused(parcel)
                return True
            case _:
                return False

    def _known_of(self, letter: Letter) -> Meaning | None:
        """Return why no thread can be opened, as far as that is known without asking Discord."""
        guild = self.client.get_guild(letter.guild_id or 0)
        channel = guild and guild.get_channel_or_thread(letter.place)
        if guild is None or channel is None:  # another process hears of the server
            return None
        if not isinstance(channel, discord.TextChannel):
            return Meaning.NO_THREAD
        permitted = channel.permissions_for(guild.me)
        if permitted.create_public_threads and permitted.send_messages_in_threads:
            return None
        return Meaning.FORBIDDEN

    async def _refused(self, parcel: rows.Parcel) -> None:
        """Report a match in its channel because a permission is missing, and log that once."""
        if await self.threads.refused(MatchId(parcel.subject)):
            log.warning("may not open threads", match=parcel.subject)

    async def _woken(self, channel_id: ChannelId) -> bool:
        """Unarchive a thread; return False if Discord refuses."""
        await self.budget.take()
        try:
            await self.client.http.edit_channel(channel_id, archived=False)
        except discord.HTTPException as error:
            log.info("thread stays asleep", channel=channel_id, code=error.code, status=error.status)
            return False
        return True

    async def _opened(self, letter: Letter, opening: Opening) -> int:
        """Open a thread, or wait for another letter that is opening it; return its id."""
        asking = self._under_way.get(opening.message_id)
        if asking is None:
            asking = asyncio.create_task(self._ask_for(letter, opening))
            self._under_way[opening.message_id] = asking
            # Not kept: the next letter must repeat a failed request.
            asking.add_done_callback(lambda _: self._under_way.pop(opening.message_id))
        await asking
        return opening.message_id  # the thread of a message has its id

    async def _ask_for(self, letter: Letter, opening: Opening) -> None:
        """Ask Discord for a thread; one that was opened before a restart will do."""
        await self.budget.take(urgency=FIRST)
        try:
            await self.client.http.start_thread_with_message(
                letter.place,
                opening.message_id,
                name=opening.name,
                auto_archive_duration=MINUTES_AWAKE,
            )
        except discord.HTTPException as error:
            # A process that died after asking has left a thread, and a message cannot have a second.
            if error.code != THREAD_EXISTS:
                raise
