"""Weekly tournaments and quarterly seasons, which organisers leave to the clock."""

from apparatus.year.acts.duels import game_for
from apparatus.year.acts.own import ZONES
from apparatus.year.person import Person, channel_in
from apparatus.year.town import Town
from bot.play.clocks.wall_clock import DAY_MINUTES
from bot.play.gatherings.cups import LEASTS, CupPage, CupTerms
from bot.play.gatherings.kinds import TOURNAMENT, fits_kind
from bot.play.gatherings.outlines import EXTRAS, PLACES, Outline
from bot.play.gatherings.rhythm import DAYS_BEFORE, WEEKDAYS, Rhythm
from bot.store.ids import ChannelId, GuildId

ENOUGH = 2
"""How many weekly tournaments a server here likes to have."""


async def weekly(person: Person, town: Town) -> None:
    """Add a weekly tournament, tend one, or choose whether the quarter ends the season."""
    guild_id = town.somewhere(person)
    if guild_id is None:
        return
    standing, luck = person.standing_in(guild_id), person.luck
    channel_id = ChannelId(channel_in(guild_id))
    held = await town.house.play.cups.of(guild_id, standing)
    if luck.likely(0.2):
        planning = town.house.play.seasons.plan(
            guild_id=guild_id, channel_id=channel_id, standing=standing, quarterly=luck.likely(0.7)
        )
        await town.tried("planned a season", planning)
    elif len(held) < ENOUGH:
        adding = town.house.play.cups.add(
            channel_id=channel_id, host=standing, terms=_terms(person), barred=None
        )
        await town.tried("made a weekly tournament", adding)
    else:
        await _tend(person, town, luck.choice(held))


async def end_all(person: Person, town: Town, guild_id: GuildId) -> None:
    """End every weekly tournament of a server, and leave its season to its organisers."""
    standing = person.standing_in(guild_id)
    for page in await town.house.play.cups.of(guild_id, standing):
        await town.house.play.cups.end(page.cup.id, standing)
    channel_id = ChannelId(channel_in(guild_id))
    await town.house.play.seasons.plan(
        guild_id=guild_id, channel_id=channel_id, standing=standing, quarterly=False
    )


async def _tend(person: Person, town: Town, page: CupPage) -> None:
    cups, cup = town.house.play.cups, page.cup
    standing = person.standing_in(cup.guild_id)
    ways = {
        "skipped": lambda: cups.skip(cup.id, standing, cup.begins_at),
        "paused": lambda: cups.pause(cup.id, standing),
        "resumed": lambda: cups.resume(cup.id, standing),
        "changed": lambda: cups.change(cup.id, standing, _terms(person)),
        "ended": lambda: cups.end(cup.id, standing),
    }
    (way,) = person.luck.choices(tuple(ways), (30, 15, 30, 20, 5))
    await town.tried(f"{way} a weekly tournament", ways[way]())


def _terms(person: Person) -> CupTerms:
    luck = person.luck
    outline = Outline(
        game_for(person, fits_kind(TOURNAMENT, hardcore=False)),
        places=luck.choice(PLACES),
        extras=frozenset(extra for extra in EXTRAS if extra != "hardcore" and luck.likely(0.2)),
    )
    rhythm = Rhythm(
        luck.choice(WEEKDAYS), luck.randint(0, DAY_MINUTES - 1), luck.choice(ZONES), luck.choice(DAYS_BEFORE)
    )
    return CupTerms(outline, "Weekly", rhythm, luck.choice(LEASTS[:3]))
