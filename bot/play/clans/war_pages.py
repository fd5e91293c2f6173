"""A war between two clans as people may see it; line-ups are secret until both are complete."""

from dataclasses import dataclass

from bot.play.ground.context import Context
from bot.play.ground.refusals import Gone
from bot.play.messages.parcels import CLAN_WAR
from bot.store.clan_rows import ClanMember, ClanWar, WarFighter
from bot.store.engine import Tx
from bot.store.ids import ClanId, GatheringId, UserId, WarId
from bot.store.moment import Moment

UNFOUGHT = ("refused", "withdrawn", "lapsed", "void", "unmanned")
"""Statuses of a war that was never fought."""

MUSTERING = "mustering"
"""Status of a war with both line-ups complete, while its fighters confirm."""

NAMED, CONFIRMED, DECLINED = "named", "confirmed", "declined"
"""Answers of a player named for a war: none yet, will fight, will not fight."""


@dataclass(frozen=True)
class WarPage:
    """A war as everyone, or one of the two clans, may see it."""

    war: ClanWar
    ready: frozenset[str]
    """The clans whose line-up is complete."""
    line_ups: dict[ClanId, tuple[UserId, ...]]
    """Fighters by clan: both once both line-ups are complete, before that only the viewing clan's."""
    confirmed: frozenset[UserId]
    """The fighters among these who have confirmed."""
    foe_leader_ids: tuple[UserId, ...]
    """The players to notify of the proposal; none if that clan no longer exists."""


async def war_page(tx: Tx, war_id: WarId, viewing_id: ClanId | None = None) -> WarPage:
    """Read a war for everyone, or for one of its clans. Raise Gone if there is none."""
    war = await war_row(tx, war_id)
    named = await line_ups_of(tx, war)
    foes = await tx.all("clan_members_of", ClanMember, clan_id=war.foe_id)
    both_stood = war.status == MUSTERING or war.gathering_id is not None
    shown = {clan_id: each for clan_id, each in named.items() if both_stood or clan_id == viewing_id}
    return WarPage(
        war,
        frozenset(clan_id for clan_id, line_up in named.items() if len(line_up) == war.size),
        {clan_id: tuple(fighter.user_id for fighter in line_up) for clan_id, line_up in shown.items()},
        frozenset(
            fighter.user_id
            for line_up in shown.values()
            for fighter in line_up
            if fighter.answer == CONFIRMED
        ),
        tuple(foe.user_id for foe in foes if foe.role == "leader"),
    )


async def war_row(tx: Tx, war_id: WarId) -> ClanWar:
    """Read a war. Raise Gone if there is none."""
    war = await tx.one("clan_war_by_id", ClanWar, id=war_id)
    if war is None:
        raise Gone("war-gone")
    return war


async def line_ups_of(tx: Tx, war: ClanWar) -> dict[ClanId, list[WarFighter]]:
    """Return the fighters named now, by clan, in the order they were named."""
    fighters = await tx.all("clan_war_fighters_of", WarFighter, war_id=war.id)
    return {
        clan_id: [each for each in fighters if each.clan_id == clan_id and each.answer in {NAMED, CONFIRMED}]
        for clan_id in (war.clan_id, war.foe_id)
    }


async def called_on(tx: Tx, war: ClanWar, number: int) -> tuple[UserId, ...]:
    """Return the players whom a call asks and who have not answered yet."""
    fighters = [each for line_up in (await line_ups_of(tx, war)).values() for each in line_up]
    return tuple(each.user_id for each in fighters if each.call == number and each.answer == NAMED)


async def war_over(context: Context, tx: Tx, gathering_id: GatheringId, winning_side: int | None) -> None:
    """Store which clan won the war fought as this gathering, if it was one."""
    war = await tx.one("clan_war_of_gathering", ClanWar, gathering_id=gathering_id)
    if war is None:
        return
    winner_id = None if winning_side is None else (war.clan_id, war.foe_id)[winning_side]
    await tx.run("clan_war_end", id=war.id, winner_id=winner_id)
    await CLAN_WAR.post(tx, war.id, context.now())


async def show_clash_of(tx: Tx, gathering_id: GatheringId, now: Moment) -> None:
    """Redraw the war fought as this gathering, if it is one, to link to its message."""
    war = await tx.one("clan_war_of_gathering", ClanWar, gathering_id=gathering_id)
    if war is not None:
        await CLAN_WAR.post(tx, war.id, now)
