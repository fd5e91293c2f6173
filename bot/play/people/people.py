"""People: how they are called, which language they read, whom they have blocked."""

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
"""Milliseconds until someone whose DMs were closed is tried again, if nothing happens that tells us more."""

DM_PAUSE = 10 * MINUTE
"""Milliseconds until someone is tried again when Discord found us too eager."""


@dataclass(frozen=True)
class Sighting:
    """Someone as Discord has just shown them."""

    user_id: UserId
    name: str
    locale: str
    """The language of their own client; empty where they were only named by another person."""


@dataclass(frozen=True)
class People:
    """What is known of people and servers."""

    context: Context

    @transaction
    async def see(
        self, tx: Tx, people: tuple[Sighting, ...], *, guild_id: GuildId | None, guild_locale: str | None
    ) -> None:
        """Note names and languages as they are now."""
        for person in people:
            await _note(tx, person, guild_id)
        if guild_id is not None and guild_locale is not None:
            await tx.run("guild_see", guild_id=guild_id, locale=guild_locale)

    async def person(self, user_id: UserId) -> PersonRow | None:
        """Return what is known of a person; None for who was never seen, or was forgotten."""
        return await self.context.store.read(lambda tx: tx.one("person_by_id", PersonRow, user_id=user_id))

    async def block(self, user_id: UserId, blocked_id: UserId) -> None:
        """Keep someone from challenging a person. Raise Refusal for oneself or where it is so already."""
        if user_id == blocked_id:
            raise Refusal("block-self")
        added = await self.context.store.transact(
            lambda tx: tx.run("block_add", user_id=user_id, blocked_id=blocked_id, at=self.context.now())
        )
        if added != 1:
            raise Refusal("block-already")

    @transaction
    async def unblock(self, tx: Tx, user_id: UserId, blocked_id: UserId) -> None:
        """Lift a block. Raise Refusal where there is none."""
        removed = await tx.run("block_remove", user_id=user_id, blocked_id=blocked_id)
        # Placed before that one had themselves forgotten, it stands against their fingerprint.
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
    """Tell whether a person is to be written to: they want it, and it has not failed lately."""
    return person is None or (person.dms and person.dm_closed_until <= now)


def wants_pictures(person: PersonRow | None) -> bool:
    """Tell whether a person wants pictures in what only they see."""
    return person is None or person.pictures


def awaits_dms(person: PersonRow | None) -> bool:
    """Tell whether a person can be promised a DM: they want it, and the last one reached them."""
    return person is None or (person.dms and not person.dm_closed_until)


async def try_dms_at_table(tx: Tx, match_id: MatchId, now: Moment) -> None:
    """Write again about a new match to those whose DMs rest; a pause that Discord asked for stays."""
    await tx.run("people_dm_retry", match_id=match_id, now=now, later=later(now, DM_PAUSE))


async def _note(tx: Tx, person: Sighting, guild_id: GuildId | None) -> None:
    # Who was only named by another has shown us no language, and gets no line yet.
    if person.locale:
        await tx.run("person_see", user_id=person.user_id, locale=person.locale)
    if guild_id is not None:
        await tx.run("member_see", guild_id=guild_id, user_id=person.user_id, name=person.name[:NAME_LENGTH])
