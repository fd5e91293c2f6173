"""Managing a server: tournaments and their repairs, settings, the noticeboard, seasons."""

from collections.abc import Mapping

from apparatus.year.acts.facts import Mended, Organised
from apparatus.year.acts.gatherings import open_one
from apparatus.year.person import CHANNEL, NEWS, REPORTS, Person, channel_in
from apparatus.year.town import Town
from bot.face.words import locales
from bot.play.gatherings.kinds import TOURNAMENT
from bot.play.gatherings.reading import GatheringPage
from bot.play.ground.repertoire import game_names
from bot.play.ground.times import DAY
from bot.play.guild.settings_book import AS_DISCORD_HAS_IT
from bot.store.ids import ChannelId
from rules.gatherings.bracket import TournamentState

LONGEST_PAUSE = 2 * DAY
"""The most milliseconds before an organiser resumes a paused tournament."""

REPAIRS = (("pause", 15), ("override", 25), ("undo", 20), ("remove", 15), ("nothing", 60))

SETTINGS: Mapping[str, tuple[tuple[str, ...], ...]] = {
    "pace": (("day",), ("hours",), ("bank",), ("three-days",)),
    "language": tuple((locale,) for locale in (AS_DISCORD_HAS_IT, *locales())),
    "games": (game_names(), game_names(), game_names(), game_names()[:1]),
    "honor": (("on",), ("on",), ("on",), ("off",)),
    "threads": (("on",), ("off",)),
    "pictures": (("on",), ("off",)),
    "zone": (("Pacific/Auckland",), ("UTC",), ("America/Los_Angeles",)),
    "morning": (("0",), ("7",), ("9",)),
    "morning-news": (("on",), ("on",), ("off",)),
    "week-news": (("on",), ("on",), ("off",)),
}
"""The values to choose from for each server setting, besides its channels."""


async def organise(person: Person, town: Town) -> None:
    """Open a tournament now and then, and repair those under way."""
    guild_id = town.somewhere(person)
    if guild_id is None:
        return
    held = await town.house.play.gatherings.held_in(guild_id)
    for row in held:
        await _attend(person, town, await town.house.play.gatherings.page(row.id))
    if not any(row.kind == TOURNAMENT for row in held) and person.luck.likely(town.eagerness):
        await open_one(person, town, guild_id, TOURNAMENT)


async def set_server(person: Person, town: Town) -> None:
    """Change one setting of a server."""
    guild_id = town.somewhere(person)
    if guild_id is None:
        return
    channels = {
        "channel": ((), (str(channel_in(guild_id, NEWS)),)),
        "reports": ((), (str(channel_in(guild_id, REPORTS)),), (str(channel_in(guild_id, REPORTS)),)),
    }
    settings = {**SETTINGS, **channels}
    what = person.luck.choice(tuple(settings))
    values = person.luck.choice(settings[what])
    changing = town.house.play.settings_book.change(guild_id, person.standing_in(guild_id), what, values)
    await town.tried("changed a server", changing)


async def keep_noticeboard(person: Person, town: Town) -> None:
    """Put up, move or take down a server's noticeboard, or choose the channels it covers."""
    guild_id = town.somewhere(person)
    if guild_id is None:
        return
    boards, standing = town.house.play.noticeboards, person.standing_in(guild_id)
    channels = tuple(ChannelId(channel_in(guild_id, channel)) for channel in (CHANNEL, NEWS))
    row = await boards.of(guild_id, standing)
    if row is None or row.status != "up" or person.luck.likely(0.5):
        hanging = boards.put_up(guild_id, person.luck.choice(channels), standing)
        await town.tried("put up a noticeboard", hanging)
    elif person.luck.likely(0.7):
        await town.tried("chose its channels", boards.tell_of(row.id, guild_id, standing, channels))
    else:
        await town.tried("took a noticeboard down", boards.take_down(row.id, guild_id, standing))


async def close_season(person: Person, town: Town) -> None:
    """Close the current season."""
    guild_id = town.somewhere(person)
    if guild_id is None:
        return
    season = await town.house.play.seasons.may_close(guild_id, person.standing_in(guild_id))
    closing = town.house.play.seasons.close(
        guild_id=guild_id,
        channel_id=ChannelId(channel_in(guild_id)),
        standing=person.standing_in(guild_id),
        nth=season.nth,
    )
    await town.tried("closed a season", closing)


async def _attend(person: Person, town: Town, page: GatheringPage) -> None:
    """Attend to a gathering: resume it, call it off, or repair something."""
    row, luck, repairs = page.row, person.luck, town.house.play.repairs
    facts = Organised(gathering_id=row.id, standing=person.standing_in(row.guild_id))
    if row.paused_at is not None:
        if town.house.clock() - row.paused_at > luck.uniform(0, LONGEST_PAUSE):
            await town.tried("resumed a tournament", repairs.resume(**facts))
    elif row.state is None:
        if luck.likely(0.01):
            calling = town.house.play.sign_up.call_off(**facts, reason="rain")
            await town.tried("called off a gathering", calling)
    elif luck.likely(0.1):
        await _mend(person, town, page)


async def _mend(person: Person, town: Town, page: GatheringPage) -> None:
    luck, repairs = person.luck, town.house.play.repairs
    standing = person.standing_in(page.row.guild_id)
    facts = Mended(gathering_id=page.row.id, standing=standing, reason="as agreed")
    (way,) = luck.choices([way for way, _ in REPAIRS], [weight for _, weight in REPAIRS])
    if way == "pause":
        await town.tried("paused a tournament", repairs.pause(**facts))
    elif way == "remove":
        removing = repairs.remove(**facts, user_id=luck.choice(page.entrants).user_id)
        await town.tried("removed from a gathering", removing)
    elif isinstance(page.state, TournamentState) and way != "nothing":
        pairing = luck.choice(luck.choice(page.state.rounds).pairings or [None])
        if pairing is None:
            return
        bout, seen = pairing.bout, luck.choice((None, len(pairing.decisions)))
        if way == "undo":
            await town.tried("undid a decision", repairs.undo(**facts, bout=bout.number, seen=seen))
        else:
            winner_id = page.entrants[luck.choice(bout.seats)].user_id
            overriding = repairs.override(**facts, bout=bout.number, winner_id=winner_id, seen=seen)
            await town.tried("overrode a decision", overriding)
