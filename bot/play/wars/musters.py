"""The muster of a war: fighters are named, asked to confirm, or replaced; then the Clash begins.

Only players who confirm fight. A player who was merely named owes nothing: they get no DM, and declining or
not answering costs neither honor nor reliability.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.play.clans.war_pages import (
    CONFIRMED,
    DECLINED,
    MUSTERING,
    NAMED,
    WarPage,
    line_ups_of,
    war_page,
    war_row,
)
from bot.play.clans.whole_clan import WholeClan, see_clan
from bot.play.clocks.habits import habits_of
from bot.play.clocks.quiet import after_waking
from bot.play.clocks.turn import quiet_in
from bot.play.gatherings.opening import open_clash_between
from bot.play.ground.chance import secret_of
from bot.play.ground.context import Context
from bot.play.ground.one_transaction import reading, transaction
from bot.play.ground.refusals import NotYours, Refusal
from bot.play.ground.times import PACES
from bot.play.messages.parcels import CLAN_WAR, CLAN_WAR_CALL
from bot.play.people.blocks import is_blocked
from bot.play.wars.open_wars import (
    AGREED,
    check_agreed,
    check_enough,
    check_open,
    close_war,
    own_clan,
    seal_war,
    take_open,
)
from bot.store.clan_rows import ClanWar, WarFighter
from bot.store.engine import Tx
from bot.store.ids import ClanId, GuildId, UserId, WarId
from bot.store.moment import Moment
from bot.store.rows import Amount

SIZES = (2, 3, 4)
"""Fighters that each clan may line up."""

MUSTER = PACES["day"]
"""How long named players have to answer, not counting quiet times."""

UNMANNED = "unmanned"

LineUps = Mapping[ClanId, Sequence[WarFighter]]


@dataclass(frozen=True)
class Musters:
    """What leaders and officers do with line-ups, and how the players they name answer."""

    context: Context

    @transaction
    async def line_up(
        self, tx: Tx, *, war_id: WarId, user_id: UserId, fighter_ids: Sequence[UserId]
    ) -> ClanWar:
        """Name a clan's fighters and return the updated war.

        Once both line-ups are complete, everyone named is asked to confirm; naming oneself counts as
        confirming. A line-up may be changed until the war begins. Raise Gone, NotYours, or Refusal for a
        wrong number of fighters or a player who cannot be named.
        """
        war, both = await take_open(tx, war_id)
        own = own_clan(both, user_id)
        check_agreed(war)
        _check_line_up(own, war.size, fighter_ids)
        await _name(tx, war, own.clan.id, fighter_ids, by=user_id)
        return await self._go_on(tx, war)

    @reading
    async def to_line_up(self, tx: Tx, *, war_id: WarId, user_id: UserId) -> tuple[WarPage, WholeClan]:
        """Return a war and the clan whose line-up a player may name. Raise Gone, NotYours or Refusal."""
        war = await war_row(tx, war_id)
        check_open(war)
        both = {clan_id: await see_clan(tx, clan_id) for clan_id in (war.clan_id, war.foe_id)}
        own = own_clan(both, user_id)
        check_agreed(war)
        check_enough(own, war.size)
        return await war_page(tx, war_id, own.clan.id), own

    async def confirm(self, *, war_id: WarId, user_id: UserId, interaction_id: int | None = None) -> ClanWar:
        """Confirm that a player will fight, and return the updated war; the last to confirm begins it.

        Raise Gone, or NotYours if they are not named.
        """
        return await self._answer(war_id, user_id, CONFIRMED, self.context.chance.heard(interaction_id))

    async def decline(self, *, war_id: WarId, user_id: UserId) -> ClanWar:
        """Decline to fight, even after confirming. Raise as ``confirm`` does."""
        return await self._answer(war_id, user_id, DECLINED)

    @reading
    async def asking(self, tx: Tx, guild_id: GuildId, user_id: UserId) -> list[ClanWar]:
        """Return a server's wars that are waiting for fighters and for which a player is named."""
        return await tx.all("clan_wars_asking", ClanWar, guild_id=guild_id, user_id=user_id)

    @transaction
    async def _answer(
        self, tx: Tx, war_id: WarId, user_id: UserId, answer: str, acceptance_id: int | None = None
    ) -> ClanWar:
        war, _ = await take_open(tx, war_id)
        if war.status != MUSTERING or not await tx.run(
            "clan_war_fighter_answer",
            war_id=war_id,
            user_id=user_id,
            answer=answer,
            acceptance_id=acceptance_id,
        ):
            raise NotYours("war-not-named")
        return await self._go_on(tx, war)

    async def _go_on(self, tx: Tx, war: ClanWar) -> ClanWar:
        """Ask named players who have not been asked yet; begin the war once everyone has confirmed."""
        line_ups, now = await line_ups_of(tx, war), self.context.now()
        await CLAN_WAR.post(tx, war.id, now)
        whole = all(len(line_up) == war.size for line_up in line_ups.values())
        if war.status == AGREED and not whole:
            return war
        if war.status == AGREED:
            # Even if all have confirmed already: a war begins only from its muster.
            expires_at = await _time_to_answer(tx, line_ups, now)
            await tx.run("clan_war_muster", id=war.id, expires_at=expires_at)
        if whole and all(fighter.answer == CONFIRMED for fighter in _all(line_ups)):
            await _begin(self.context, tx, war, line_ups)
        else:
            await _call(tx, war, line_ups, now)
        return await war_row(tx, war.id)


async def end_muster(context: Context, tx: Tx, war: ClanWar) -> None:
    """Begin a locked war whose time to answer is over, with equal numbers of confirmed fighters.

    In the clan with more of them, those named last stay out. If too few would fight, there is no war.
    """
    confirmed = {
        clan_id: [fighter for fighter in line_up if fighter.answer == CONFIRMED]
        for clan_id, line_up in (await line_ups_of(tx, war)).items()
    }
    size = min(map(len, confirmed.values()))
    if size not in SIZES:
        await close_war(context, tx, war, UNMANNED)
        return
    await _begin(context, tx, war, {clan_id: line_up[:size] for clan_id, line_up in confirmed.items()})
    await CLAN_WAR.post(tx, war.id, context.now())


async def _begin(context: Context, tx: Tx, war: ClanWar, line_ups: LineUps) -> None:
    """Start the Clash with these fighters, hosted by the war's proposer, and drop all other named players."""
    fighting = {fighter.user_id for fighter in _all(line_ups)}
    for fighter in await tx.all("clan_war_fighters_of", WarFighter, war_id=war.id):
        if fighter.user_id not in fighting:
            await tx.run("clan_war_fighter_drop", war_id=war.id, user_id=fighter.user_id)
    own, foes = line_ups[war.clan_id], line_ups[war.foe_id]
    war = await seal_war(context, tx, war)
    gathering_id = await open_clash_between(
        context,
        tx,
        guild_id=war.guild_id,
        channel_id=war.channel_id,
        host_id=war.proposer_id,
        pace=war.pace,
        hardcore=war.hardcore,
        line_ups=(own, foes),
        names=(war.clan_name, war.foe_name),
        seed=secret_of(war.seed, context.chance),
    )
    await tx.run("clan_war_begin", id=war.id, gathering_id=gathering_id, size=len(own))


async def _name(tx: Tx, war: ClanWar, clan_id: ClanId, fighter_ids: Sequence[UserId], *, by: UserId) -> None:
    """Set a clan's line-up; players already in it keep their answers."""
    known = await tx.all("clan_war_fighters_of", WarFighter, war_id=war.id)
    answers = {fighter.user_id: fighter.answer for fighter in known}
    for user_id in fighter_ids:
        if answers.get(user_id) == DECLINED:
            raise Refusal("war-fighter-declined")
        if user_id not in answers and await is_blocked(tx, by, by=user_id):
            raise Refusal("war-fighter-blocked")
    await tx.run("clan_war_dismiss", war_id=war.id, clan_id=clan_id)
    for place, user_id in enumerate(fighter_ids):
        confirmed = user_id == by or answers.get(user_id) == CONFIRMED
        await tx.run(
            "clan_war_fighter_name",
            war_id=war.id,
            user_id=user_id,
            clan_id=clan_id,
            place=place,
            answer=CONFIRMED if confirmed else NAMED,
        )


async def _call(tx: Tx, war: ClanWar, line_ups: LineUps, now: Moment) -> None:
    """Ask, in one message, all named players who have not been asked yet."""
    if any(fighter.answer == NAMED and not fighter.call for fighter in _all(line_ups)):
        calls = await tx.one("clan_war_call", Amount, id=war.id)
        number = calls.amount if calls else 1
        await tx.run("clan_war_fighters_called", war_id=war.id, call=number)
        await CLAN_WAR_CALL.post(tx, war.id, now, rank=number)


async def _time_to_answer(tx: Tx, line_ups: LineUps, now: Moment) -> int:
    """Return the deadline for named players to answer, not counting their quiet times."""
    named = [fighter.user_id for fighter in _all(line_ups) if fighter.answer == NAMED]
    quiet = [quiet_in(await habits_of(tx, user_id)) for user_id in named]
    return after_waking(now, MUSTER.turn, quiet, MUSTER.patience)


def _check_line_up(whole: WholeClan, size: int, fighter_ids: Sequence[UserId]) -> None:
    if len(fighter_ids) != size or len(set(fighter_ids)) != size:
        raise Refusal("war-line-up-size", size=size)
    for fighter_id in fighter_ids:
        whole.other(fighter_id)


def _all(line_ups: LineUps) -> list[WarFighter]:
    return [fighter for line_up in line_ups.values() for fighter in line_up]
