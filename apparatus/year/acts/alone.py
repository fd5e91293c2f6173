"""Solo play: fights, campaigns and contests, played in several sittings or left for weeks."""

from contextlib import suppress

from apparatus.year.acts.cards import choose
from apparatus.year.acts.duels import setup_for
from apparatus.year.acts.facts import AtHome, OfMatch
from apparatus.year.checks import Violation
from apparatus.year.person import Person, channel_in
from apparatus.year.town import Town
from bot.play.entry.setups import campaign_questions
from bot.play.ground.refusals import Refusal
from bot.play.ground.repertoire import (
    Fits,
    for_one,
    game_names,
    in_campaigns,
    newest,
    shared_by_day,
)
from bot.play.match.lines import DuelLine
from bot.play.solo.contests import Entrance
from bot.store.ids import ChannelId, GuildId
from bot.store.statuses import ContestKind
from rules.games import game

SITTING = (4, 40)
"""How many choices a person makes in one sitting."""

BEGINS = 0.4
"""How likely a person begins another match while one is under way."""

WAYS = (("fight", 35), ("campaign", 15), ("daily", 25), ("everywhere", 10), ("road", 15))
BY_DM, SHARES, GIVES_UP = 0.1, 0.3, 0.03


async def play_alone(person: Person, town: Town) -> None:
    """Begin a solo match or go on with one, for a while."""
    guild_id = town.somewhere(person)
    lines = await lone_lines(person, town)
    if guild_id is not None and (not lines or person.luck.likely(BEGINS)):
        await _begin(person, town, guild_id)
        lines = await lone_lines(person, town)
    if lines:
        await _sit_down(person, town, person.luck.choice(lines))


async def lone_lines(person: Person, town: Town) -> list[DuelLine]:
    """Return the matches that a person plays alone."""
    lines = await town.house.play.reading.duels(person.user_id)
    return [line for line in lines if not line.opponents and line.guild_id not in town.without_us]


async def _begin(person: Person, town: Town, guild_id: GuildId) -> None:
    """Begin a fight, a campaign or a fight of the day, or go on with an existing one."""
    (way,) = person.luck.choices([way for way, _ in WAYS], [weight for _, weight in WAYS])
    where = AtHome(guild_id=guild_id, channel_id=ChannelId(channel_in(guild_id)), user_id=person.user_id)
    if way == "fight":
        name = _game_for(person, for_one)
        setup = setup_for(person, game(newest(name)).questions)
        playing = town.house.play.solo.play(**where, wish="random", wanted=name, setup=setup)
        await town.tried("fight alone", playing)
    elif way == "campaign":
        await _campaign(person, town, where)
    elif way == "road":
        await _same_road(person, town)
    else:
        await _contest(person, town, where, "daily" if way == "daily" else "everywhere")


async def _campaign(person: Person, town: Town, where: AtHome) -> None:
    """Begin a campaign, or go on with the one of that game; seldom give it up again."""
    campaigns, name = town.house.play.campaigns, _game_for(person, in_campaigns)
    setup = setup_for(person, campaign_questions(game(newest(name))))
    if not await town.tried("campaign", campaigns.go_on(**where, wanted=name, setup=setup)):
        return
    if person.luck.likely(GIVES_UP):
        page = await campaigns.under_way(guild_id=where["guild_id"], user_id=person.user_id, wanted=name)
        giving_up = campaigns.give_up(campaign_id=page.row.id, user_id=person.user_id)
        await town.tried("gave a campaign up", giving_up)


async def _contest(person: Person, town: Town, where: AtHome, kind: ContestKind) -> None:
    """Join a fight of the day by two presses, or go on with it. Raise Violation if that makes two entries."""
    contests, name = town.house.play.contests, _game_for(person, shared_by_day)
    with suppress(Refusal):
        page = await contests.today(kind, guild_id=where["guild_id"], user_id=person.user_id, wanted=name)
        fights = {await contests.join(page.contest_id, Entrance(**where)) for _ in range(2)}
        if len(fights) > 1:
            raise Violation(f"entered twice: {person.user_id} fights {sorted(fights)}")
        town.done[f"came to a contest, {kind}"] += 1


async def _same_road(person: Person, town: Town) -> None:
    """Go on with a match played side by side with another player, if there is one."""
    roads = town.house.play.roads
    pages = [page for page in await roads.own(person.user_id) if page.guild_id not in town.without_us]
    if pages:
        contest_id = person.luck.choice(pages).contest_id
        going_on = roads.go_on(contest_id=contest_id, user_id=person.user_id)
        await town.tried("went on side by side", going_on)


def _game_for(person: Person, fits: Fits) -> str:
    """Return the name of a game that fits."""
    return person.luck.choice([name for name in game_names() if fits(game(newest(name)))])


async def _sit_down(person: Person, town: Town, line: DuelLine) -> None:
    """Choose for a while, at times by DM; share how it ended, if it has."""
    luck, facts = person.luck, OfMatch(match_id=line.match_id, user_id=person.user_id)
    if luck.likely(BY_DM):
        await town.tried("went on by DM", town.house.play.solo.go_on_by_dm(**facts))
    for _ in range(luck.randint(*SITTING)):
        await choose(person, town, line.match_id)
    page = await town.house.play.reading.match(**facts)
    if page.outcome and luck.likely(SHARES):
        await town.tried("shared", town.house.play.solo.share(**facts))
