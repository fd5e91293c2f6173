"""People: their names, languages and blocks."""

from dataclasses import dataclass

from bot.play.ground.context import Context
from bot.play.ground.one_transaction import transaction
from bot.play.ground.refusals import Refusal
from bot.play.ground.times import DAY, MINUTE
from bot.play.people.alias import veiled
from bot.store.engine import Tx
from bot.store.ids import GuildId, MatchId, UserId
from bot.store.moment import Moment, later
from bot.store.rows import PersonRow

NAME_LENGTH = 64

DM_REST = 7 * DAY
"""Milliseconds until closed DMs are tried again, if nothing happens earlier that shows they are open."""

DM_PAUSE = 10 * MINUTE
"""Milliseconds until DMs are tried again after Discord's rate limit."""


@dataclass(frozen=True)
class Sighting:
    """A person as Discord has just shown them."""

    user_id: UserId
    name: str
    locale: str
    """The language of their client; empty if another person only named them."""


@dataclass(frozen=True)
class People:
    """Stores what is known of people and servers."""

    context: Context

    @transaction
    async def see(
        self, tx: Tx, people: tuple[Sighting, ...], *, guild_id: GuildId | None, guild_locale: str | None
    ) -> None:
        """Store current names and languages."""
        for person in people:
            await _note(tx, person, guild_id)
        if guild_id is not None and guild_locale is not None:
            await tx.run("guild_see", guild_id=guild_id, locale=guild_locale)

    async def person(self, user_id: UserId) -> PersonRow | None:
        """Return what is known of a person; None if they were never seen or their data was deleted."""
        return await self.context.store.read(lambda tx: tx.one("person_by_id", PersonRow, user_id=user_id))

    async def block(self, user_id: UserId, blocked_id: UserId) -> None:
        """Block someone for a person. Raise Refusal for oneself, or if they are blocked already."""
        if user_id == blocked_id:
            raise Refusal("block-self")
        added = await self.context.store.transact(
            lambda tx: tx.run("block_add", user_id=user_id, blocked_id=blocked_id, at=self.context.now())
        )
        if added != 1:
            raise Refusal("block-already")

    @transaction
    async def unblock(self, tx: Tx, user_id: UserId, blocked_id: UserId) -> None:
        """Lift a block. Raise Refusal if there is none."""
        removed = await tx.run("block_remove", user_id=user_id, blocked_id=blocked_id)
        # A block from before their data was deleted is stored under their fingerprint.
        other_self = await veiled(tx, blocked_id)
        if other_self is not None:
            removed += await tx.run("block_remove", user_id=user_id, blocked_id=other_self)
        if not removed:
            raise Refusal("block-none")


def unseen_person(user_id: UserId, locale: str = "en") -> PersonRow:
    """Return the defaults for a person who was never seen."""
    return PersonRow(
        user_id=user_id,
        locale=locale,
        chosen_locale=None,
        dm_channel_id=None,
        dm_closed_until=Moment(0),
        dms=True,
        pictures=True,
    )


def takes_dms(person: PersonRow | None, now: Moment) -> bool:
    """Return whether to DM a person: they want DMs, and none has failed lately."""
    return person is None or (person.dms and person.dm_closed_until <= now)


def wants_pictures(person: PersonRow | None) -> bool:
    """Return whether a person wants pictures in messages only they see."""
    return person is None or person.pictures


def awaits_dms(person: PersonRow | None) -> bool:
    """Return whether a person can be promised a DM: they want DMs, and the last one reached them."""
    return person is None or (person.dms and not person.dm_closed_until)


async def try_dms_at_table(tx: Tx, match_id: MatchId, now: Moment) -> None:
    """Resume suspended DMs of a match's players; a pause after a rate limit stays."""
    await tx.run("people_dm_retry", match_id=match_id, now=now, later=later(now, DM_PAUSE))


async def _note(tx: Tx, person: Sighting, guild_id: GuildId | None) -> None:
    # The language of a person only named by another is not known, so they get no row yet.
    if person.locale:
        await tx.run("person_see", user_id=person.user_id, locale=person.locale)
    if guild_id is not None:
        await tx.run("member_see", guild_id=guild_id, user_id=person.user_id, name=person.name[:NAME_LENGTH])
