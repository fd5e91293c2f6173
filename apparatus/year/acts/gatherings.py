"""Gatherings: opening, entering, playing and leaving them."""

from apparatus.year.acts.duels import game_for, setup_for, wish_for
from apparatus.year.acts.facts import Asked, OfGathering
from apparatus.year.person import Person, channel_in
from apparatus.year.town import Town
from bot.play.clocks.reliability import CONDITIONS
from bot.play.gatherings.kinds import (
    CLASH,
    DUELS,
    HARDENED,
    KYOTO,
    TOURNAMENT,
    fits_kind,
    least_places,
    most_places,
)
from bot.play.gatherings.opening import Terms
from bot.play.gatherings.reading import GatheringPage
from bot.play.ground.repertoire import newest
from bot.play.ground.times import DAY, ROUND_TIME
from bot.store.ids import ChannelId, GuildId
from bot.store.moment import later
from rules.games import game
from rules.gatherings.moves import Challenge

LARGEST = 40
"""The most places of a tournament here."""


async def serve(person: Person, town: Town) -> None:
    """Do what the person's gatherings ask for, as far as their habit goes."""
    for row in await town.house.play.gatherings.entered_by(person.user_id):
        if row.guild_id not in town.without_us and person.luck.likely(person.habit.answers):
            await _serve(person, town, await town.house.play.gatherings.page(row.id))


async def join_or_open(person: Person, town: Town, guild_id: GuildId) -> None:
    """Enter a gathering that is open or allows late entry, or open one."""
    house = town.house
    held = [row for row in await house.play.gatherings.held_in(guild_id) if row.status != "check-in"]
    open_to = [row for row in held if row.status == "open" or row.late_entry]
    if open_to and person.luck.likely(0.9):
        row = person.luck.choice(open_to)
        joining = house.play.sign_up.join(
            gathering_id=row.id,
            user_id=person.user_id,
            wish=wish_for(person, row.game),
            interaction_id=house.click(),
        )
        await town.tried("entered", joining)
    else:
        await open_one(person, town, guild_id, person.luck.choice((DUELS, CLASH, KYOTO)))


async def waver(person: Person, town: Town) -> None:
    """Enter every gathering of a server, and leave it again."""
    guild_id = town.somewhere(person)
    if guild_id is None:
        return
    for row in await town.house.play.gatherings.held_in(guild_id):
        own = OfGathering(gathering_id=row.id, user_id=person.user_id)
        await town.tried("entered", town.house.play.sign_up.join(**own, wish="random"))
        await town.tried("left a sign-up", town.house.play.sign_up.withdraw(**own))


async def open_one(person: Person, town: Town, guild_id: GuildId, kind: str) -> None:
    """Open a gathering and enter it."""
    luck, pace = person.luck, person.luck.choice(("hours", "day"))
    begins_at = later(town.house.clock(), luck.randint(3, 8) * DAY) if kind == TOURNAMENT else None
    hardcore = kind in HARDENED and luck.likely(0.4)
    name = game_for(person, fits_kind(kind, hardcore=hardcore))
    terms = Terms(
        kind=kind,
        game_name=name,
        setup=setup_for(person, game(newest(name)).questions),
        pace=pace,
        round_time=ROUND_TIME[pace],
        hardcore=hardcore,
        by_rating=kind == TOURNAMENT and luck.likely(0.3),
        late_entry=luck.likely(0.5),
        places=luck.randint(least_places(kind), LARGEST) if kind == TOURNAMENT else most_places(kind),
        begins_at=begins_at,
        check_in=DAY if begins_at and luck.likely(0.5) else 0,
        least_kept=luck.choice((0, 0, 0, *CONDITIONS)),
        grants_leave=luck.likely(0.6),
        level="student" if kind == TOURNAMENT and luck.likely(0.4) else None,
    )
    opening = town.house.play.sign_up.open(
        guild_id=guild_id,
        channel_id=ChannelId(channel_in(guild_id)),
        host=person.standing_in(guild_id),
        terms=terms,
        wish=wish_for(person, newest(name)),
    )
    await town.tried("opened a tournament" if kind == TOURNAMENT else "opened a gathering", opening)


async def _serve(person: Person, town: Town, page: GatheringPage) -> None:
    house, luck, row = town.house, person.luck, page.row
    own = OfGathering(gathering_id=row.id, user_id=person.user_id)
    if row.status == "check-in":
        await town.tried("checked in", house.play.sign_up.check_in(**own))
    elif row.status == "open" and luck.likely(0.01):
        await town.tried("left a sign-up", house.play.sign_up.withdraw(**own))
    elif row.status == "open" and row.host_id == person.user_id and len(page.entrants) in page.rules.sizes:
        beginning = house.play.sign_up.begin(gathering_id=row.id, standing=person.standing_in(row.guild_id))
        await town.tried("began a gathering", beginning)
    elif row.status == "underway" and luck.likely(0.004):
        await town.tried("dropped out", house.play.gathering_moves.drop_out(**own))
    owed = page.owed_by(person.user_id)
    if owed is None:
        return
    move = luck.choice(owed.options)
    facts = Asked(gathering_id=row.id, asking=row.asking, user_id=person.user_id)
    if isinstance(move, Challenge):
        target_id = page.entrants[move.target].user_id
        await town.tried(
            "challenge in a gathering", house.play.gathering_moves.challenge(**facts, target_id=target_id)
        )
    elif luck.likely(0.7):
        await town.tried("accepted in a gathering", house.play.gathering_moves.accept(**facts))
    else:
        await town.tried("refused in a gathering", house.play.gathering_moves.refuse(**facts))
