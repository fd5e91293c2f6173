"""A war that has yet to begin, locked together with its two clans, and who may act for which clan."""

from collections.abc import Mapping

from msgspec.structs import replace

from bot.play.clans.war_pages import MUSTERING, war_row
from bot.play.clans.whole_clan import WholeClan, take_clan
from bot.play.ground.chance import sealed
from bot.play.ground.context import Context
from bot.play.ground.refusals import Gone, NotYours, Refusal
from bot.play.messages.parcels import CLAN_WAR
from bot.store.clan_rows import ClanWar
from bot.store.engine import Tx
from bot.store.ids import ClanId, UserId, WarId
from bot.store.statuses import WarStatus

PROPOSED, AGREED = "proposed", "agreed"
OPEN = (PROPOSED, AGREED, MUSTERING)
"""Statuses of a war that has yet to begin: its clans answer, then line up, then its fighters answer."""

BothClans = Mapping[ClanId, WholeClan]


async def take_both(tx: Tx, one_id: ClanId, other_id: ClanId) -> dict[ClanId, WholeClan]:
    """Lock two clans, always in the same order. Raise Gone if one no longer exists."""
    return {clan_id: await take_clan(tx, clan_id) for clan_id in sorted((one_id, other_id))}


async def take_open(tx: Tx, war_id: WarId) -> tuple[ClanWar, BothClans]:
    """Lock a war that has yet to begin, and its clans. Raise Gone for any other."""
    war = await war_row(tx, war_id)
    check_open(war)
    both = await take_both(tx, war.clan_id, war.foe_id)
    war = await war_row(tx, war_id)  # again, now that nobody else can change it
    check_open(war)
    return war, both


def check_open(war: ClanWar) -> None:
    """Raise Gone for a war that is no longer open."""
    if war.status not in OPEN:
        raise Gone("war-gone")


def check_agreed(war: ClanWar) -> None:
    """Raise Refusal for a war that the other clan has yet to accept."""
    if war.status == PROPOSED:
        raise Refusal("war-not-agreed")


def own_clan(both: BothClans, user_id: UserId) -> WholeClan:
    """Return the clan a player may act for. Raise NotYours if there is none."""
    for whole in both.values():
        if whole.find(user_id):
            whole.check_command(user_id)
            return whole
    raise NotYours("war-not-yours")


def check_enough(whole: WholeClan, size: int) -> None:
    """Raise Refusal for a clan with fewer members than a war needs."""
    if len(whole.members) < size:
        raise Refusal("war-too-few", clan=whole.clan.name, size=size)


async def seal_war(context: Context, tx: Tx, war: ClanWar) -> ClanWar:
    """Return a locked war with its seed; one without gets a seed now and shows its seal."""
    if war.seed is not None:
        return war
    made = sealed(context.chance.new_seed())
    await tx.run("clan_war_seal", id=war.id, **made)
    await CLAN_WAR.post(tx, war.id, context.now())
    return replace(war, **made)


async def close_war(context: Context, tx: Tx, war: ClanWar, status: WarStatus) -> None:
    """Close a war before it has begun."""
    await tx.run("clan_war_close", id=war.id, status=status, closed_at=context.now())
    await CLAN_WAR.post(tx, war.id, context.now())
