"""The loop that empties the outbox, and survives whatever Discord does."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import replace

import discord
import structlog

from bot.face.letters.letter import Letter
from bot.face.letters.letters import Letters
from bot.play.delivery.deliveries import Deliveries
from bot.play.ground.chance import Clock
from bot.play.ground.times import MINUTE
from bot.play.people.people import DM_PAUSE, DM_REST
from bot.store import rows
from bot.store.errors import StoreUnavailable
from bot.store.moment import Moment
from bot.wire.courier import Courier, nonce_of
from bot.wire.denials import Denials
from bot.wire.known import Meaning, meaning
from bot.wire.permits import barred_from, is_away
from bot.wire.refuge import Refuges
from bot.wire.threads import ThreadKeeper
from bot.wire.traffic import Journey, Traffic

log = structlog.get_logger()

AT_ONCE = 42
"""Parcels on their way at once, unless ``at_once`` is set lower; ten busy channels do not use them up."""

OUTAGE_PAUSE = 5 * MINUTE
"""Milliseconds before retrying after an outage: outages can last for weeks, and denials count."""
LONGEST_REST = 5.0
"""Most seconds between looks at the table when nothing is due; another process may have added something."""

Carrier = Callable[[rows.Parcel], Awaitable[None]]
"""Handles a kind of parcel that is not a letter with one place."""


class Outbox:
    """Sends what the database says should be seen."""

    def __init__(
        self,
        deliveries: Deliveries,
        letters: Letters,
        courier: Courier,
        *,
        keeper: ThreadKeeper,
        carriers: Mapping[str, Carrier],
        refuges: Refuges,
        denials: Denials,
        now: Clock,
    ) -> None:
        self._deliveries = deliveries
        self._letters = letters
        self._courier = courier
        self._keeper = keeper
        self._carriers = carriers
        self._refuges = refuges
        self._denials = denials
        self._now = now
        self.at_once = AT_ONCE
        """How many parcels may be on their way at once; with 1 they always arrive in the same order."""
        self.revoked = asyncio.Event()
        """Set when Discord no longer knows the bot's token."""
        self._traffic = Traffic()
        self._on_the_way: set[asyncio.Task[None]] = set()
        self._stumbled_at: Moment | None = None
        """When the database failed, while there may be claims whose results were not stored."""
        self._woken = asyncio.Event()
        self._waiting = False
        self._finishing = False
        self._finished = asyncio.Event()

    def wake(self) -> None:
        """Wake the loop; call this after anything that may have added a parcel."""
        self._woken.set()

    async def run(self) -> None:
        """Send what falls due, until asked to finish."""
        while True:
            # Before looking: a wake that comes during the look must start another one.
            self._woken.clear()
            if not self._room:
                await self._woken.wait()
                continue
            try:
                if await self._send_off():
                    continue
                if self._finishing and not self._on_the_way:
                    break
                await self._rest()
            except Exception:
                log.exception("outbox stumbled")
                self._stumbled_at = self._now()
                await asyncio.sleep(LONGEST_REST)
        self._finished.set()

    async def finish(self) -> None:
        """Ask the loop to end once nothing is due, and wait for that; nothing on its way is cut off."""
        self._finishing = True
        self.wake()
        await self._finished.wait()

    async def abandon(self) -> None:
        """Abandon parcels on their way; they stay doubtful, and are searched for before being sent again."""
        for task in self._on_the_way:
            task.cancel()
        await asyncio.gather(*self._on_the_way, return_exceptions=True)

    @property
    def resting(self) -> bool:
        """Whether it has looked since it was last woken, and found nothing to send now."""
        return self._waiting and not self._woken.is_set() and not self._on_the_way

    @property
    def _room(self) -> int:
        return self.at_once - len(self._on_the_way)

    async def _send_off(self) -> int:
        """Send what is due, as far as there is room, without waiting for slow parcels; return how many."""
        # Discord bans an address after too many denials; a full outbox is cheaper than that.
        if self._denials.spent:
            return 0
        if self._stumbled_at and not self._on_the_way:
            await self._deliveries.release_own(self._stumbled_at)
            self._stumbled_at = None
        parcels = await self._deliveries.claim(self._room, self._traffic.full)
        for parcel in parcels:
            journey = self._traffic.set_out(parcel.channel_id)
            task = asyncio.create_task(self._carry(parcel, journey))
            self._on_the_way.add(task)
            task.add_done_callback(self._arrived)
        return len(parcels)

    def _arrived(self, task: asyncio.Task[None]) -> None:
        self._on_the_way.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("what became of a parcel is not noted", exc_info=error)
            if isinstance(error, StoreUnavailable):
                self._stumbled_at = self._now()
        self.wake()  # the next parcel of its lane may go, or there is room again

    async def _rest(self) -> None:
        due_at = None
        # While sending rests, parcels that are due would make it look without a pause.
        if not self._denials.spent:
            due_at = await self._deliveries.next_due(self._traffic.full)
        pause = LONGEST_REST if due_at is None else max(0.01, (due_at - self._now()) / 1000)
        self._waiting = True
        with suppress(TimeoutError):
            async with asyncio.timeout(min(pause, LONGEST_REST)):
                await self._woken.wait()
        self._waiting = False

    async def _carry(self, parcel: rows.Parcel, journey: Journey) -> None:
        try:
            if (carry := self._carriers.get(parcel.kind)) is not None:
                await carry(parcel)
                return
            letter = await self._letters.write(parcel)
            if letter is None:
                await self._deliveries.dropped(parcel)
                return
            if letter.waits:  # for the board, which may wait for months itself
                await self._deliveries.await_board(parcel)
                return
            # Only the written letter says where it goes, and whether as an edit.
            if (full := self._traffic.enter(journey, letter, self._now())) is not None:
                await self._deliveries.set_aside(parcel, full)
                return
            await self._deliver(parcel, letter)
        except Exception:
            log.exception("parcel stumbled", lane=parcel.lane, rank=parcel.rank)
            await self._deliveries.put_off(parcel)
        finally:
            self._traffic.arrive(journey)

    async def _deliver(self, parcel: rows.Parcel, letter: Letter) -> None:
        try:
            letter = await self._keeper.open(parcel, letter)
            # After `open`, which may have found another place. Not asking saves a denial.
            if self._is_barred(letter):
                await self._settle(parcel, letter, Meaning.FORBIDDEN)
                return
            receipt = await self._courier.deliver(
                letter,
                nonce=nonce_of(parcel, letter),
                urgency=parcel.urgent,
                # Claimed before without a result: the process that claimed it may have sent it.
                doubtful=parcel.claims > 1,
            )
        except discord.HTTPException as error:
            await self._cope(parcel, letter, error)
        else:
            await self._deliveries.delivered(
                parcel, receipt.message_id, receipt.dm_channel_id, says=letter.says, to=letter.user_id
            )

    async def _cope(self, parcel: rows.Parcel, letter: Letter, error: discord.HTTPException) -> None:
        what = meaning(error, dm=letter.user_id is not None)
        away = is_away(self._courier.client, letter.guild_id)
        log.info("parcel refused", lane=parcel.lane, rank=parcel.rank, code=error.code, status=error.status)
        if what is Meaning.UNLISTED and not away:
            self._denials.tell(parcel.kind, error)
        if what is Meaning.REVOKED:
            await self._check_token()  # a process with the right token tries the parcel itself again
        if letter.user_id is not None and (rest := _rest_of_dms(what, parcel, error)):
            await self._deliveries.no_dm(parcel, letter.user_id, DM_PAUSE if away else rest)
        elif away:
            await self._deliveries.postpone(parcel, OUTAGE_PAUSE)
        elif what is Meaning.CHANNEL_GONE and self._is_shown(letter):
            await self._deliveries.put_off(parcel)
        else:
            await self._settle(parcel, letter, what, error.code)

    async def _settle(self, parcel: rows.Parcel, letter: Letter, what: Meaning, code: int = 0) -> None:
        """Handle a parcel that cannot be delivered for now, or ever."""
        if await self._keeper.mend(parcel, letter, what):
            await self._deliveries.put_off(parcel)
            return
        match what:
            case Meaning.CHANNEL_GONE | Meaning.FORBIDDEN if letter.otherwise is not None:
                await self._deliver(parcel, replace(letter, channel_id=letter.otherwise, otherwise=None))
            case Meaning.MESSAGE_GONE if letter.replace:
                await self._deliver(parcel, _anew(letter))
            case Meaning.MESSAGE_GONE:
                await self._deliveries.lost(parcel)
            case Meaning.TOO_LATE:
                await self._deliveries.dropped(parcel)
            case Meaning.CHANNEL_GONE:
                await self._refuges.leave_deleted(parcel, letter)
            case _:
                if what in {Meaning.FORBIDDEN, Meaning.UNLISTED}:
                    await self._refuges.note_denied(parcel, letter)
                await self._deliveries.put_off(parcel, patiently=self._is_barred(letter), code=code)

    def _is_barred(self, letter: Letter) -> bool:
        """Return whether the bot knows without asking that Discord would refuse a letter."""
        client, edits = self._courier.client, letter.message_id is not None
        return letter.user_id is None and barred_from(client, letter.place, edits=edits) is not None

    def _is_shown(self, letter: Letter) -> bool:
        """Return whether Discord shows a channel that it denies: an outage begins, or it was just deleted."""
        guild = self._courier.client.get_guild(letter.guild_id or 0)
        return guild is not None and guild.get_channel_or_thread(letter.place) is not None

    async def _check_token(self) -> None:
        """Ask Discord about the token itself: a single 401 may be an accident."""
        log.warning("Discord answered 401; asking whether it still knows the token")
        try:
            await self._courier.client.application_info()
        except discord.HTTPException as error:
            if meaning(error) is Meaning.REVOKED:
                self.revoked.set()


def _rest_of_dms(what: Meaning, parcel: rows.Parcel, error: discord.HTTPException) -> int:
    """Return for how long a person gets no DMs after this error; 0 if it says nothing about their DMs."""
    match what:
        case Meaning.DM_CLOSED | Meaning.PERSON_GONE:
            return DM_REST
        case Meaning.DMS_TOO_FAST:
            return DM_PAUSE
        case Meaning.UNLISTED if parcel.tries:
            return DM_REST if error.code else DM_PAUSE  # without a code it is a proxy's refusal, not theirs
        case _:
            return 0


def _anew(letter: Letter) -> Letter:
    return replace(letter, message_id=None, instead_of=letter.message_id)
