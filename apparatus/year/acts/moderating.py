"""Reports, and what organisers do about people and matches."""

from apparatus.year.person import Person
from apparatus.year.town import Town
from bot.play.ground.refusals import Refusal
from bot.play.moderation.moderation import MUTES
from bot.store.ids import GuildId, MatchId

WHISPERED = "whispered by"
"""The words of every report, before its author's id, so that a leak is recognised."""


async def reports(person: Person, town: Town) -> None:
    """Report a player, perhaps with a match, to the organisers."""
    guild_id = town.somewhere(person)
    if guild_id is None:
        return
    lines = await town.house.play.reading.duels(person.user_id)
    matches = [line.match_id for line in lines if line.guild_id == guild_id]
    telling = town.house.play.reports.report(
        guild_id=guild_id,
        reporter_id=person.user_id,
        words=f"{WHISPERED} {person.user_id}: this is not right",
        user_id=person.luck.choice(town.others(guild_id)).user_id,
        match_id=person.luck.choice(matches) if matches else None,
    )
    await town.tried("reported", telling)


async def moderate(person: Person, town: Town) -> None:
    """Settle the open reports, and act on a player or a match."""
    guild_id = town.somewhere(person)
    if guild_id is None:
        return
    for report in await town.house.play.reports.open_in(guild_id, person.standing_in(guild_id)):
        settling = town.house.play.reports.settle(
            guild_id, person.standing_in(guild_id), report.id, "talked to both"
        )
        await town.tried("settled a report", settling)
    (way,) = person.luck.choices((_mute, _unmute, _void, _lift), (10, 3, 2, 4))
    await way(person, town, guild_id)


async def _mute(person: Person, town: Town, guild_id: GuildId) -> None:
    house, other = town.house, person.luck.choice(town.others(guild_id))
    span = person.luck.choice(tuple(MUTES))
    try:
        until = await house.play.moderation.mute(
            guild_id, person.standing_in(guild_id), other.user_id, span, "too loud"
        )
    except Refusal:
        return
    other.muted[guild_id] = house.clock(), until
    town.done["muted somebody"] += 1


async def _unmute(person: Person, town: Town, guild_id: GuildId) -> None:
    for other in town.others(guild_id):
        if guild_id in other.muted:
            lifting = town.house.play.moderation.unmute(
                guild_id, person.standing_in(guild_id), other.user_id, "calm again"
            )
            await town.tried("let somebody speak again", lifting)
            del other.muted[guild_id]
            return


async def _void(person: Person, town: Town, guild_id: GuildId) -> None:
    if match_id := await _some_match(person, town, guild_id):
        voiding = town.house.play.moderation.void(
            guild_id, person.standing_in(guild_id), match_id, "a mistake"
        )
        await town.tried("voided a match", voiding)


async def _lift(person: Person, town: Town, guild_id: GuildId) -> None:
    if match_id := await _some_match(person, town, guild_id):
        lifting = town.house.play.moderation.lift(
            guild_id, person.standing_in(guild_id), match_id, "it seems stuck"
        )
        await town.tried("lifted a match", lifting)
        town.lifts[match_id] += 1


async def _some_match(person: Person, town: Town, guild_id: GuildId) -> MatchId | None:
    ongoing = tuple(await town.house.play.moderation.ongoing(guild_id, person.user_id))
    return person.luck.choice(ongoing) if ongoing else None
