"""A person's own settings, which nobody else can see or change."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass

from bot.play.clocks.habits import Habits, habits_of
from bot.play.clocks.reliability import Reliability, reliability_of
from bot.play.ground.context import Context
from bot.play.ground.given import number, one
from bot.play.ground.one_transaction import reading, transaction
from bot.play.ground.refusals import Gone, Refusal
from bot.play.match.playing_out import counted
from bot.play.match.taken import take_current
from bot.play.me.leave import leave_left
from bot.play.messages.parcels import post_hand
from bot.play.people.people import People, takes_dms, wants_pictures
from bot.store import rows
from bot.store.engine import Tx
from bot.store.ids import UserId
from bot.store.mark_rows import EarnedMark, Worn
from bot.store.moment import Moment
from bot.store.time_rows import HabitsRow

AS_THE_CLIENT = "client"
"""Chosen instead of a language: that of the person's Discord client."""

NO_MARK = "none"
"""Chosen instead of a mark to wear."""

BLOCKS_SHOWN = 25
"""As many as a Discord list can offer."""

SWITCH = {"on": True, "off": False}


@dataclass(frozen=True)
class MePage:
    """A person's settings, and what is stored about their deadlines."""

    user_id: UserId
    now: Moment
    habits: HabitsRow
    chosen_locale: str | None
    """None for the language of their client."""
    dms: bool
    pictures: bool
    dm_closed_until: Moment
    """When failed DMs are tried again; 0 if the last one arrived."""
    blocks: tuple[rows.Blocked, ...]
    """Newest first, as many as can be shown."""
    blocks_count: int
    leave_left: int
    """Milliseconds."""
    reliability: Reliability
    marks: tuple[str, ...] = ()
    """Marks they have earned in any server."""
    worn: str | None = None
    """The mark they wear."""


@dataclass(frozen=True)
class Me:
    """Shows and changes a person's own settings."""

    context: Context
    locales: tuple[str, ...]
    """The languages with a catalogue."""

    @reading
    async def page(self, tx: Tx, user_id: UserId) -> MePage:
        """Return a person's settings."""
        now, person = self.context.now(), await tx.one("person_by_id", rows.PersonRow, user_id=user_id)
        blocks = await tx.all("blocks_of", rows.Blocked, user_id=user_id, most=BLOCKS_SHOWN)
        worn = await tx.one("person_worn", Worn, user_id=user_id)
        count = await tx.one("blocks_count", rows.Amount, user_id=user_id)
        return MePage(
            user_id=user_id,
            now=now,
            habits=await habits_of(tx, user_id),
            chosen_locale=person.chosen_locale if person else None,
            dms=person is None or person.dms,
            pictures=wants_pictures(person),
            dm_closed_until=person.dm_closed_until if person else Moment(0),
            blocks=tuple(blocks),
            blocks_count=count.amount if count else 0,
            leave_left=await leave_left(tx, user_id, now),
            reliability=await reliability_of(tx, user_id),
            marks=tuple(row.mark for row in await tx.all("marks_anywhere", EarnedMark, user_id=user_id)),
            worn=worn.worn if worn else None,
        )

    async def change(self, user_id: UserId, setting: str, values: tuple[str, ...]) -> None:
        """Change a setting to the chosen values. Raise Refusal for an unknown setting or value."""
        habits = Habits(self.context)
        changes: dict[str, Callable[[], Awaitable[None]]] = {
            "language": lambda: self.set_language(user_id, one(values)),
            "challengers": lambda: habits.set_challengers(user_id, one(values)),
            "dms": lambda: self.set_dms(user_id, wanted=_switch(values)),
            "pictures": lambda: self.set_pictures(user_id, wanted=_switch(values)),
            "reminders": lambda: habits.set_reminders(user_id, wanted=_switch(values)),
            "news": lambda: habits.set_news(user_id, named=_switch(values)),
            "mark": lambda: self.wear(user_id, one(values)),
            "days": lambda: habits.set_quiet_days(user_id, tuple(map(number, values))),
            "block": lambda: People(self.context).block(user_id, UserId(number(one(values)))),
            "unblock": lambda: People(self.context).unblock(user_id, UserId(number(one(values)))),
        }
        if setting not in changes:
            raise Refusal("unknown-option", text=setting)
        await changes[setting]()

    async def set_language(self, user_id: UserId, locale: str) -> None:
        """Set the language a person reads, whatever their client uses. Raise Refusal for an unknown one."""
        if locale not in (AS_THE_CLIENT, *self.locales):
            raise Refusal("unknown-option", text=locale)
        chosen = None if locale == AS_THE_CLIENT else locale
        await self.context.store.transact(
            lambda tx: tx.run("person_locale_choose", user_id=user_id, chosen_locale=chosen)
        )

    @transaction
    async def wear(self, tx: Tx, user_id: UserId, mark: str) -> None:
        """Wear a mark on leaderboards, or none. Raise Refusal for a mark not earned."""
        earned = {row.mark for row in await tx.all("marks_anywhere", EarnedMark, user_id=user_id)}
        if mark not in {NO_MARK, *earned}:
            raise Refusal("unknown-option", text=mark)
        await tx.run("person_worn_set", user_id=user_id, worn=None if mark == NO_MARK else mark)

    async def set_pictures(self, user_id: UserId, *, wanted: bool) -> None:
        """Set whether messages that only this person sees have pictures."""
        await self.context.store.transact(
            lambda tx: tx.run("person_pictures_set", user_id=user_id, pictures=int(wanted))
        )

    @transaction
    async def set_dms(self, tx: Tx, user_id: UserId, *, wanted: bool) -> None:
        """Turn DMs on and send what is waiting; or turn them off and drop what is queued."""
        # Before the change, which ends a suspension: a person whose DMs were suspended gets what was missed.
        before = await tx.one("person_by_id", rows.PersonRow, user_id=user_id)
        await tx.run("person_dms_set", user_id=user_id, dms=int(wanted))
        if not wanted:
            await tx.run("outbox_hush", user_id=user_id)
        elif not takes_dms(before, self.context.now()):
            await self._bring_hands(tx, user_id)

    async def seen_in_dm(self, person: rows.PersonRow | None) -> None:
        """Resume suspended DMs, with what is waiting, now that this person uses DMs."""
        now = self.context.now()
        # Checked first: this runs with each press in a DM, and hardly anyone's DMs are suspended.
        if person is None or not person.dms or takes_dms(person, now):
            return

        async def work(tx: Tx) -> None:
            if await tx.run("person_dm_retry", user_id=person.user_id, now=now):
                await self._bring_hands(tx, person.user_id)

        await self.context.store.transact(work)

    async def _bring_hands(self, tx: Tx, user_id: UserId) -> None:
        """Queue every hand that is still waiting for this person."""
        for match in await tx.all("matches_of_user", rows.OwnMatch, user_id=user_id):
            await self._bring_hand(tx, match)

    async def _bring_hand(self, tx: Tx, match: rows.OwnMatch) -> None:
        """Queue a hand that is still waiting, unless an earlier DM offers it already."""
        with suppress(Gone):
            taken = await take_current(tx, match.id)
            owing = {request.seat for request in taken.game.requests(taken.state)}
            asked = taken.seats[match.own_seat].prompt_id is not None
            if not asked and match.own_seat in owing - set(await counted(tx, taken)):
                await post_hand(tx, match.id, match.own_seat, taken.match.revision, self.context.now())


def _switch(values: tuple[str, ...]) -> bool:
    chosen = one(values)
    if chosen not in SWITCH:
        raise Refusal("unknown-option", text=chosen)
    return SWITCH[chosen]
