"""Deliveries to Discord in a simulated year, and every way in which Discord fails."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from apparatus.year.checks import Violation
from apparatus.year.luck import Luck
from apparatus.year.person import HOME, REFUGE, channel_in
from apparatus.year.town import Town
from apparatus.year.watching.secrets import check_letter
from bot.face.letters.letter import Letter
from bot.play.delivery.handling import HANDLING
from bot.play.messages.parcels import (
    CALENDAR,
    CLAN_NEWS,
    CLAN_WAR_CALL,
    FOLLOWED,
    MORNING,
    NOTICE,
    REVEAL,
    SEASON,
    WEEKLY,
)
from bot.play.people.people import DM_PAUSE
from bot.store import rows
from bot.store.ids import ChannelId, MessageId

AT_ONCE = 200

FIRST_MESSAGE, FIRST_DM = 5_000_000, 10_000_000

Place = tuple[int | None, str, int, int]

TOLD_ONCE = {
    kind.name for kind in (REVEAL, FOLLOWED, NOTICE, SEASON, CLAN_NEWS, CLAN_WAR_CALL, MORNING, WEEKLY)
}
"""Kinds of parcel that a channel or a person may see only once, unless the first message is gone."""

FAULTS = {
    "429 too many requests": 0.015,
    "500 server error": 0.01,
    "50013 missing permissions": 0.003,
    "answer lost": 0.01,
    "channel full": 0.01,
    "10008 unknown message": 0.01,
    "10003 unknown channel": 0.0005,
    "50007 cannot send to user": 0.01,
    "40003 opening DMs too fast": 0.005,
}
"""How likely a send fails in each way that is possible for it."""

LATER = ("429 too many requests", "500 server error", "50013 missing permissions")


@dataclass
class Postman:
    """Delivers parcels, and loses some."""

    luck: Luck

    def __post_init__(self) -> None:
        self.sent: Counter[str] = Counter()
        """Messages that arrived, by kind."""
        self.faults: Counter[str] = Counter()
        self._messages = FIRST_MESSAGE
        self._lost: dict[tuple[str, int], MessageId] = {}
        """Messages that were posted though the answer was lost, by lane and rank."""
        self._told: dict[Place, int] = {}
        """The messages of the kinds told once, by place."""

    async def round(self, town: Town) -> None:
        """Deliver everything that is due now."""
        for process in town.house.processes:
            while parcels := await process.play.deliveries.claim(AT_ONCE):
                for parcel in parcels:
                    await self._carry(town, parcel)

    async def _carry(self, town: Town, parcel: rows.Parcel) -> None:
        deliveries = town.house.play.deliveries
        letter = await self._written(town, parcel)
        if letter is None:
            await deliveries.dropped(parcel)
            return
        await check_letter(town, parcel, letter)
        fault = self._fault(town, letter)
        if fault is None:
            await self._deliver(town, parcel, letter)
            return
        self.faults[fault] += 1
        if fault in LATER:
            await deliveries.put_off(parcel)
        elif fault == "channel full" and letter.channel_id is not None:
            await deliveries.set_aside(parcel, letter.channel_id)
        elif fault == "answer lost":
            self._lost[parcel.lane, parcel.rank] = self._found(parcel) or self._send(town, parcel, letter)
        elif fault == "10008 unknown message":
            await self._replace(town, parcel, letter)
        elif fault == "10003 unknown channel":
            refuge = ChannelId(channel_in(letter.guild_id or HOME, REFUGE))
            stays = HANDLING[parcel.kind].moved is None
            await (deliveries.lost(parcel) if stays else deliveries.move(parcel, refuge))
        elif letter.user_id is not None:
            pause = {"rest": DM_PAUSE} if fault.startswith("40003") else {}
            await deliveries.no_dm(parcel, letter.user_id, **pause)

    async def _written(self, town: Town, parcel: rows.Parcel) -> Letter | None:
        """Write a parcel's letter; return None for the calendar, which another room writes."""
        try:
            return None if parcel.kind == CALENDAR.name else await town.house.letters.write(parcel)
        except Exception as error:
            raise Violation(f"stumbled: over {parcel.lane} {parcel.rank}") from error

    def _fault(self, town: Town, letter: Letter) -> str | None:
        """Return how a letter fails, if it does."""
        if letter.guild_id in town.without_us:
            return "50013 missing permissions"
        fate = self.luck.random()
        for fault in _possible(letter):
            fate -= FAULTS[fault]
            if fate < 0:
                return fault
        return None

    async def _deliver(self, town: Town, parcel: rows.Parcel, letter: Letter) -> None:
        message_id = letter.message_id or self._found(parcel) or self._send(town, parcel, letter)
        self._lost.pop((parcel.lane, parcel.rank), None)
        self.sent[parcel.kind] += 1
        dm = None if letter.user_id is None else ChannelId(FIRST_DM + letter.user_id)
        await town.house.play.deliveries.delivered(
            parcel, message_id, dm, says=letter.says, to=letter.user_id
        )

    def _found(self, parcel: rows.Parcel) -> MessageId | None:
        """Return the message that an earlier attempt posted, if there was one and its answer was lost."""
        return self._lost.get((parcel.lane, parcel.rank)) if parcel.claims > 1 else None

    async def _replace(self, town: Town, parcel: rows.Parcel, letter: Letter) -> None:
        """Handle a message that is gone: post it again if it must exist."""
        if not letter.replace:
            await town.house.play.deliveries.lost(parcel)
            return
        self._told.pop(_place(town, parcel, letter), None)
        message_id = self._send(town, parcel, letter)
        await town.house.play.deliveries.delivered(
            parcel, message_id, None, says=letter.says, to=letter.user_id
        )

    def _send(self, town: Town, parcel: rows.Parcel, letter: Letter) -> MessageId:
        """Post a message, or edit the existing one. Raise Violation if it was told before."""
        if letter.message_id is not None:
            return letter.message_id
        self._messages += 1
        if parcel.kind in TOLD_ONCE:
            place = _place(town, parcel, letter)
            if place in self._told:
                raise Violation(
                    f"told twice: {parcel.lane} {parcel.rank} stands in {letter.channel_id} already"
                )
            self._told[place] = self._messages
        return MessageId(self._messages)


def _place(town: Town, parcel: rows.Parcel, letter: Letter) -> Place:
    """Return where a letter goes, and after how many removals of its server and new boards of its match."""
    return (
        letter.user_id or letter.channel_id,
        letter.mark,
        town.removals[letter.guild_id],
        town.lifts[parcel.subject],
    )


def _possible(letter: Letter) -> Iterator[str]:
    """Yield the ways in which a letter can fail."""
    yield from (*LATER, "answer lost")
    if letter.channel_id is not None:
        yield "channel full"
    if letter.message_id is not None:
        yield "10008 unknown message"
    if letter.user_id is not None:
        yield "50007 cannot send to user"
        yield "40003 opening DMs too fast"
    elif letter.guild_id is not None:
        yield "10003 unknown channel"
