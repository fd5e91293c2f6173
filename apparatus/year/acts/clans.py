"""Clan life: founding, joining, leading and leaving clans, dismissing members, and wars."""

from apparatus.year.acts.facts import OfClan, OfWar
from apparatus.year.person import Person, channel_in
from apparatus.year.town import Town
from bot.play.clans.whole_clan import COMMAND, WholeClan
from bot.play.ground.refusals import Refusal
from bot.play.wars.musters import SIZES
from bot.store.clan_rows import ClanWar
from bot.store.ids import ChannelId, GuildId

WILLING = 0.8
"""How likely a person named for a war will fight."""

FOUNDED = 0.1
"""How likely a person without a clan and without an invitation founds one."""

SYLLABLES = ("aka", "kuro", "shiro", "mori", "yama", "kawa", "hara", "matsu", "tani", "saki")


async def clan_life(person: Person, town: Town) -> None:
    """Do something with the person's clan, or find them one."""
    guild_id = town.somewhere(person)
    if guild_id is None:
        return
    try:
        clan = await town.house.play.clan_pages.own(guild_id, person.user_id)
    except Refusal:
        await _find_one(person, town, guild_id)
        return
    await _answer_calls(person, town, guild_id)
    if clan.mate(person.user_id).role in COMMAND:
        await _command(person, town, guild_id, clan)
    elif person.luck.likely(0.03):
        leaving = town.house.play.clans.leave(clan_id=clan.clan.id, user_id=person.user_id)
        await town.tried("left a clan", leaving)


async def _answer_calls(person: Person, town: Town, guild_id: GuildId) -> None:
    """Answer whether the person will fight in the wars they are named for."""
    musters, luck = town.house.play.clan_musters, person.luck
    for war in await musters.asking(guild_id, person.user_id):
        answer = musters.confirm if luck.likely(WILLING) else musters.decline
        await town.tried("answered a call to war", answer(war_id=war.id, user_id=person.user_id))


async def _find_one(person: Person, town: Town, guild_id: GuildId) -> None:
    house, luck = town.house, person.luck
    invites = await house.play.clan_invites.open_for(guild_id, person.user_id)
    if invites:
        answer = house.play.clan_invites.accept if luck.likely(0.8) else house.play.clan_invites.refuse
        answering = answer(invite_id=invites[0].id, user_id=person.user_id)
        await town.tried("answered an invitation", answering)
    elif luck.likely(FOUNDED):
        name = " ".join(luck.choice(SYLLABLES).capitalize() + luck.choice(SYLLABLES) for _ in range(2))
        founding = house.play.clans.create(
            guild_id=guild_id, channel_id=ChannelId(channel_in(guild_id)), user_id=person.user_id, name=name
        )
        await town.tried("founded a clan", founding)


async def _command(person: Person, town: Town, guild_id: GuildId, clan: WholeClan) -> None:
    """Do what leaders and officers do."""
    for way in (_answer_wars, _ask_in, _rank):
        await way(person, town, guild_id, clan)
    if person.luck.likely(0.2):
        await _propose(person, town, guild_id, clan)


async def _ask_in(person: Person, town: Town, guild_id: GuildId, _: WholeClan) -> None:
    inviting = town.house.play.clan_invites.invite(
        guild_id=guild_id,
        channel_id=ChannelId(channel_in(guild_id)),
        user_id=person.user_id,
        invited_id=person.luck.choice(town.others(guild_id)).user_id,
    )
    await town.tried("invited into a clan", inviting)


async def _rank(person: Person, town: Town, _: int, clan: WholeClan) -> None:
    """Promote, demote or remove a member, hand the clan over, or disband it; mostly do nothing."""
    if not person.luck.likely(0.15):
        return
    clans, luck = town.house.play.clans, person.luck
    facts = OfClan(clan_id=clan.clan.id, user_id=person.user_id)
    other_id = luck.choice(clan.members).user_id
    (way,) = luck.choices(("promote", "demote", "remove", "hand_over", "disband"), (40, 15, 30, 13, 2))
    if way == "disband":
        await town.tried("disbanded a clan", clans.disband(**facts))
    else:
        await town.tried(f"clan: {way}", getattr(clans, way)(**facts, other_id=other_id))


async def _propose(person: Person, town: Town, guild_id: GuildId, clan: WholeClan) -> None:
    foes = [
        each for each in await town.house.play.clan_pages.standing_in(guild_id) if each.id != clan.clan.id
    ]
    if foes:
        proposing = town.house.play.clan_wars.propose(
            guild_id=guild_id,
            channel_id=ChannelId(channel_in(guild_id)),
            user_id=person.user_id,
            foe_id=person.luck.choice(foes).id,
            size=person.luck.choice(SIZES),
            hardcore=person.luck.likely(0.3),
            pace=person.luck.choice(("hours", "day")),
        )
        await town.tried("proposed a war", proposing)


async def _answer_wars(person: Person, town: Town, guild_id: GuildId, clan: WholeClan) -> None:
    _, wars = await town.house.play.clan_wars.open_of(guild_id, person.user_id)
    for war in wars:
        await _answer_war(person, town, clan, war)


async def _answer_war(person: Person, town: Town, clan: WholeClan, war: ClanWar) -> None:
    facts, luck = OfWar(war_id=war.id, user_id=person.user_id), person.luck
    if luck.likely(0.03):
        await town.tried("withdrew a war", town.house.play.clan_wars.withdraw(**facts))
    elif war.status == "proposed" and war.foe_id == clan.clan.id:
        answer = town.house.play.clan_wars.agree if luck.likely(0.8) else town.house.play.clan_wars.refuse
        await town.tried("answered a war", answer(**facts))
    elif war.status == "agreed" or (war.status == "mustering" and luck.likely(0.2)):
        members = [member.user_id for member in clan.members]
        fighters = luck.sample(members, min(war.size, len(members)))
        await town.tried("lined up", town.house.play.clan_musters.line_up(**facts, fighter_ids=fighters))
