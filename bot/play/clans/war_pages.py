"""A war between two clans as people may see it; a line-up is its clan's secret until both stand."""

from dataclasses import dataclass

from bot.play.clans.posts import post_war
from bot.play.dojo import Dojo
from bot.play.refusals import Gone
from bot.store.clan_rows import ClanMember, ClanWar, WarFighter
from bot.store.engine import Tx

UNFOUGHT = ("refused", "withdrawn", "lapsed", "void")
"""How a war stands that never came about."""


@dataclass(frozen=True)
class WarPage:
    """A war as everyone may see it, or as one of the two clans does."""

    war: ClanWar
    ready: frozenset[str]
    """The clans whose line-up stands."""
    line_ups: dict[str, tuple[int, ...]]
    """Who fights, by clan: both once it has begun, before that only for the clan that looks."""
    foe_leader_ids: tuple[int, ...]
    """Whoever is to hear of the proposal; nobody where that clan is no more."""


async def war_page(tx: Tx, war_id: str, viewing_id: str | None = None) -> WarPage:
    """Read a war for everyone, or for one of its clans. Raise Gone where there is none."""
    war = await war_row(tx, war_id)
    named = await line_ups_of(tx, war)
    foes = await tx.all("clan_members_of", ClanMember, clan_id=war.foe_id)
    begun = war.gathering_id is not None
    return WarPage(
        war,
        frozenset(clan_id for clan_id, line_up in named.items() if len(line_up) == war.size),
        {clan_id: line_up for clan_id, line_up in named.items() if begun or clan_id == viewing_id},
        tuple(foe.user_id for foe in foes if foe.role == "leader"),
    )


async def war_row(tx: Tx, war_id: str) -> ClanWar:
    """Read a war. Raise Gone where there is none."""
    war = await tx.one("clan_war_by_id", ClanWar, id=war_id)
    if war is None:
        raise Gone("war-gone")
    return war


async def line_ups_of(tx: Tx, war: ClanWar) -> dict[str, tuple[int, ...]]:
    """Return who was named so far, by clan."""
    fighters = await tx.all("clan_war_fighters_of", WarFighter, war_id=war.id)
    return {
        clan_id: tuple(fighter.user_id for fighter in fighters if fighter.clan_id == clan_id)
        for clan_id in (war.clan_id, war.foe_id)
    }


async def war_over(dojo: Dojo, tx: Tx, gathering_id: str, winning_side: int | None) -> None:
    """Note which clan has won the war that was fought as this gathering; do nothing where it was none."""
    war = await tx.one("clan_war_of_gathering", ClanWar, gathering_id=gathering_id)
    if war is None:
        return
    winner_id = None if winning_side is None else (war.clan_id, war.foe_id)[winning_side]
    await tx.run("clan_war_end", id=war.id, winner_id=winner_id)
    await post_war(tx, war.id, dojo.now())


async def show_clash_of(tx: Tx, gathering_id: str, now: int) -> None:
    """Have the war that is fought as this gathering lead to its message; do nothing where it is none."""
    war = await tx.one("clan_war_of_gathering", ClanWar, gathering_id=gathering_id)
    if war is not None:
        await post_war(tx, war.id, now)
