"""A war between two clans as people may see it; a line-up is its clan's secret until both stand."""

from dataclasses import dataclass

from bot.play.ground.context import Context
from bot.play.ground.refusals import Gone
from bot.play.messages.parcels import CLAN_WAR
from bot.store.clan_rows import ClanMember, ClanWar, WarFighter
from bot.store.engine import Tx
from bot.store.ids import ClanId, GatheringId, UserId, WarId
from bot.store.moment import Moment

UNFOUGHT = ("refused", "withdrawn", "lapsed", "void", "unmanned")
"""How a war stands that never came about."""

MUSTERING = "mustering"
"""How a war stands whose line-ups both stand, and whose fighters have yet to confirm."""

NAMED, CONFIRMED, DECLINED = "named", "confirmed", "declined"
"""What a player named for a war has said: nothing yet, that they will fight, that they will not."""


@dataclass(frozen=True)
class WarPage:
    """A war as everyone may see it, or as one of the two clans does."""

    war: ClanWar
    ready: frozenset[str]
    """The clans whose line-up stands."""
    line_ups: dict[ClanId, tuple[UserId, ...]]
    """Who fights, by clan: both once both stood, before that only for the clan that looks."""
    confirmed: frozenset[UserId]
    """Who of these has said that they will fight."""
    foe_leader_ids: tuple[UserId, ...]
    """The players who hear of the proposal; nobody where that clan no longer exists."""


async def war_page(tx: Tx, war_id: WarId, viewing_id: ClanId | None = None) -> WarPage:
    """Read a war for everyone, or for one of its clans. Raise Gone where there is none."""
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
    """Read a war. Raise Gone where there is none."""
    war = await tx.one("clan_war_by_id", ClanWar, id=war_id)
    if war is None:
        raise Gone("war-gone")
    return war


async def line_ups_of(tx: Tx, war: ClanWar) -> dict[ClanId, list[WarFighter]]:
    """Return who is named at present, by clan, in the order in which they were named."""
    fighters = await tx.all("clan_war_fighters_of", WarFighter, war_id=war.id)
    return {
        clan_id: [each for each in fighters if each.clan_id == clan_id and each.answer in {NAMED, CONFIRMED}]
        for clan_id in (war.clan_id, war.foe_id)
    }


async def called_on(tx: Tx, war: ClanWar, number: int) -> tuple[UserId, ...]:
    """Return whom one call is to ask, if they have not answered yet."""
    fighters = [each for line_up in (await line_ups_of(tx, war)).values() for each in line_up]
    return tuple(each.user_id for each in fighters if each.call == number and each.answer == NAMED)


async def war_over(context: Context, tx: Tx, gathering_id: GatheringId, winning_side: int | None) -> None:
    """Note which clan has won the war that was fought as this gathering; do nothing where it was none."""
    war = await tx.one("clan_war_of_gathering", ClanWar, gathering_id=gathering_id)
    if war is None:
        return
    winner_id = None if winning_side is None else (war.clan_id, war.foe_id)[winning_side]
    await tx.run("clan_war_end", id=war.id, winner_id=winner_id)
    await CLAN_WAR.post(tx, war.id, context.now())


async def show_clash_of(tx: Tx, gathering_id: GatheringId, now: Moment) -> None:
    """Link the war that is fought as this gathering to its message; do nothing where it is none."""
    war = await tx.one("clan_war_of_gathering", ClanWar, gathering_id=gathering_id)
    if war is not None:
        await CLAN_WAR.post(tx, war.id, now)
