"""Wars between two clans: proposed, agreed to, lined up for, begun as a Clash, won."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass

from bot.play.clans.house import House, clan_id_of, see_clan, take_clan
from bot.play.clans.posts import WAR, clan_lane, post_war
from bot.play.clans.war_pages import WarPage, line_ups_of, war_page, war_row
from bot.play.dojo import Dojo
from bot.play.gatherings.opening import GAME, open_clash_between
from bot.play.guild_settings import check_game, settings_of
from bot.play.pace import CHALLENGE_LIFE
from bot.play.post import ANSWER_FIRST
from bot.play.refusals import Gone, NotYours, Refusal
from bot.store.clan_rows import ClanWar
from bot.store.engine import Tx

SIZES = (2, 3, 4)
"""Fighters that each clan may line up."""

PROPOSED, AGREED = "proposed", "agreed"


@dataclass(frozen=True)
class Wars:
    """What leaders and officers do about wars."""

    dojo: Dojo

    async def propose(
        self,
        *,
        guild_id: int,
        channel_id: int,
        user_id: int,
        foe_id: str,
        size: int,
        hardcore: bool,
        pace: str | None = None,
    ) -> WarPage:
        """Propose a war to another clan, at the server's pace where none is given.

        The outbox posts it where the caller does not ``place`` it.
        Raise Gone, NotYours, or Refusal where one of the clans is too small or they have one open already.
        """

        async def work(tx: Tx) -> WarPage:
            own_id = await clan_id_of(tx, guild_id, user_id)
            if own_id == foe_id:
                raise Refusal("war-self")
            houses = await _take_both(tx, own_id, foe_id)
            houses[own_id].check_command(user_id)
            await check_game(tx, guild_id, GAME)
            for house in houses.values():
                _check_enough(house, size)
            await _check_none_open(tx, own_id, foe_id)
            now, war_id = self.dojo.now(), self.dojo.chance.new_id()
            await tx.run(
                "clan_war_add",
                id=war_id,
                guild_id=guild_id,
                channel_id=channel_id,
                clan_id=own_id,
                foe_id=foe_id,
                proposer_id=user_id,
                size=size,
                hardcore=int(hardcore),
                pace=pace or (await settings_of(tx, guild_id)).pace,
                created_at=now,
                expires_at=now + CHALLENGE_LIFE,
            )
            await post_war(tx, war_id, now + ANSWER_FIRST, answering=True)
            return await war_page(tx, war_id)

        return await self.dojo.store.transact(work)

    async def place(self, war_id: str, message_id: int) -> None:
        """Note where a war is shown, so that the outbox need not post it."""

        async def work(tx: Tx) -> None:
            await tx.run("clan_war_place", id=war_id, message_id=message_id)
            await tx.run("outbox_done", lane=clan_lane(WAR, war_id), rank=0, generation=0)
            if (await war_row(tx, war_id)).status != PROPOSED:  # answered before it was known where it stands
                await post_war(tx, war_id, self.dojo.now())

        await self.dojo.store.transact(work)

    async def agree(self, *, war_id: str, user_id: int) -> None:
        """Accept a war for one's clan. Raise Gone or NotYours."""

        async def work(tx: Tx) -> None:
            war = await self._answering(tx, war_id, user_id)
            expires_at = self.dojo.now() + CHALLENGE_LIFE
            await tx.run("clan_war_agree", id=war.id, answerer_id=user_id, expires_at=expires_at)
            await post_war(tx, war_id, self.dojo.now())

        await self.dojo.store.transact(work)

    async def refuse(self, *, war_id: str, user_id: int) -> None:
        """Refuse a war for one's clan. Raise Gone or NotYours."""

        async def work(tx: Tx) -> None:
            war = await self._answering(tx, war_id, user_id)
            await _close(self.dojo, tx, war, "refused")

        await self.dojo.store.transact(work)

    async def withdraw(self, *, war_id: str, user_id: int) -> None:
        """Take a proposal back; once agreed, either clan calls the war off. Raise Gone or NotYours."""

        async def work(tx: Tx) -> None:
            war, houses = await _take_open(tx, war_id)
            own = _own(houses, user_id)
            if war.status == PROPOSED and own.clan.id != war.clan_id:
                raise NotYours("war-not-proposer")
            await _close(self.dojo, tx, war, "withdrawn")

        await self.dojo.store.transact(work)

    async def line_up(self, *, war_id: str, user_id: int, fighter_ids: Sequence[int]) -> str | None:
        """Name one's clan's fighters; with the second line-up the war begins, and its gathering is returned.

        A line-up may be changed until then. Raise Gone, NotYours, or Refusal for another number, or
        somebody who is not of the clan.
        """

        async def work(tx: Tx) -> str | None:
            war, houses = await _take_open(tx, war_id)
            own = _own(houses, user_id)
            _check_agreed(war)
            _check_line_up(own, war.size, fighter_ids)
            await _name_fighters(tx, war, own.clan.id, fighter_ids)
            await post_war(tx, war_id, self.dojo.now())
            return await self._begin(tx, war, user_id)

        return await self.dojo.store.transact(work)

    async def to_line_up(self, *, war_id: str, user_id: int) -> tuple[WarPage, House]:
        """Return a war and the clan that somebody may line up for it. Raise Gone, NotYours or Refusal."""

        async def work(tx: Tx) -> tuple[WarPage, House]:
            war = await war_row(tx, war_id)
            _check_open(war)
            houses = {clan_id: await see_clan(tx, clan_id) for clan_id in (war.clan_id, war.foe_id)}
            own = _own(houses, user_id)
            _check_agreed(war)
            _check_enough(own, war.size)
            return await war_page(tx, war_id, own.clan.id), own

        return await self.dojo.store.read(work)

    async def open_of(self, guild_id: int, user_id: int) -> tuple[str, list[ClanWar]]:
        """Return somebody's clan and its wars that have yet to begin. Raise NotYours for no clan's member."""

        async def work(tx: Tx) -> tuple[str, list[ClanWar]]:
            own_id = await clan_id_of(tx, guild_id, user_id)
            return own_id, await tx.all("clan_wars_open_of", ClanWar, clan_id=own_id)

        return await self.dojo.store.read(work)

    async def _answering(self, tx: Tx, war_id: str, user_id: int) -> ClanWar:
        """Take a proposed war for whoever may answer it. Raise Gone or NotYours."""
        war, houses = await _take_open(tx, war_id)
        if war.status != PROPOSED:
            raise Gone("war-answered")
        if _own(houses, user_id).clan.id != war.foe_id:
            raise NotYours("war-not-yours")
        return war

    async def _begin(self, tx: Tx, war: ClanWar, user_id: int) -> str | None:
        """Begin a war whose line-ups both stand, hosted by whoever completed them."""
        named = await line_ups_of(tx, war)
        if any(len(line_up) != war.size for line_up in named.values()):
            return None
        gathering_id = await open_clash_between(
            self.dojo,
            tx,
            guild_id=war.guild_id,
            channel_id=war.channel_id,
            host_id=user_id,
            pace=war.pace,
            hardcore=war.hardcore,
            line_ups=(named[war.clan_id], named[war.foe_id]),
            names=(war.clan_name, war.foe_name),
        )
        await tx.run("clan_war_begin", id=war.id, gathering_id=gathering_id)
        return gathering_id


async def lapse_war(dojo: Dojo, war_id: str) -> None:
    """Let a war lapse that was not agreed to, or not lined up for, in time; do nothing where it was."""

    async def work(tx: Tx) -> None:
        with suppress(Gone):
            war, _ = await _take_open(tx, war_id)
            if war.expires_at <= dojo.now():
                await _close(dojo, tx, war, "lapsed")

    await dojo.store.transact(work)


async def _take_both(tx: Tx, one_id: str, other_id: str) -> dict[str, House]:
    """Lock two clans, always in the same order. Raise Gone where one does not stand any more."""
    return {clan_id: await take_clan(tx, clan_id) for clan_id in sorted((one_id, other_id))}


async def _take_open(tx: Tx, war_id: str) -> tuple[ClanWar, dict[str, House]]:
    """Lock a war that has yet to begin, and its clans. Raise Gone for any other."""
    war = await war_row(tx, war_id)
    _check_open(war)
    houses = await _take_both(tx, war.clan_id, war.foe_id)
    war = await war_row(tx, war_id)  # as it is now that nobody else can change it
    _check_open(war)
    return war, houses


def _check_open(war: ClanWar) -> None:
    if war.status not in {PROPOSED, AGREED}:
        raise Gone("war-gone")


def _check_agreed(war: ClanWar) -> None:
    if war.status != AGREED:
        raise Refusal("war-not-agreed")


def _own(houses: Mapping[str, House], user_id: int) -> House:
    """Return the clan somebody may speak for. Raise NotYours where they may for neither."""
    for house in houses.values():
        if house.find(user_id):
            house.check_command(user_id)
            return house
    raise NotYours("war-not-yours")


def _check_enough(house: House, size: int) -> None:
    if len(house.members) < size:
        raise Refusal("war-too-few", clan=house.clan.name, size=size)


def _check_line_up(house: House, size: int, fighter_ids: Sequence[int]) -> None:
    if len(fighter_ids) != size or len(set(fighter_ids)) != size:
        raise Refusal("war-line-up-size", size=size)
    for fighter_id in fighter_ids:
        house.other(fighter_id)


async def _check_none_open(tx: Tx, one_id: str, other_id: str) -> None:
    for war in await tx.all("clan_wars_open_of", ClanWar, clan_id=one_id):
        if other_id in {war.clan_id, war.foe_id}:
            raise Refusal("war-already-open")


async def _name_fighters(tx: Tx, war: ClanWar, clan_id: str, fighter_ids: Sequence[int]) -> None:
    await tx.run("clan_war_line_up_clear", war_id=war.id, clan_id=clan_id)
    for place, user_id in enumerate(fighter_ids):
        await tx.run("clan_war_fighter_add", war_id=war.id, user_id=user_id, clan_id=clan_id, place=place)


async def _close(dojo: Dojo, tx: Tx, war: ClanWar, status: str) -> None:
    await tx.run("clan_war_close", id=war.id, status=status)
    await post_war(tx, war.id, dojo.now())
