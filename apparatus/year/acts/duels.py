"""How duels and brawls begin: challenges, the queue and lobbies."""

from collections.abc import Sequence

from apparatus.year.acts.facts import OfChallenge
from apparatus.year.person import Person, channel_in
from apparatus.year.town import Town
from bot.play.clocks.reliability import CONDITIONS
from bot.play.entry.setups import challenge_questions, write_setup
from bot.play.ground.repertoire import (
    Fits,
    for_challenges,
    for_several,
    for_two,
    game_names,
    newest,
    side_by_side,
)
from bot.play.ground.times import PACES
from bot.play.match.draws import RANDOM
from bot.store.ids import ANYBODY, ChannelId, GuildId, UserId
from rules.game import Question
from rules.games import game

USUAL_PACES = tuple(name for name in PACES if name != "blitz")
HURRIED = 0.01
"""How likely a person wants a match too fast for anyone who has other things to do."""

CONSENT = 0.8
TO_ALL, NEAR_ONLY = 0.2, 0.3
"""How likely a person challenges anyone who likes, and then only players nearby."""

LEAVES_QUEUE = 0.1


def pace_for(person: Person) -> str | None:
    """Return a pace that a person likes, or None for the server's."""
    if person.luck.likely(HURRIED):
        return "blitz"
    return person.luck.choice((None, *USUAL_PACES))


def game_for(person: Person, fits: Fits) -> str:
    """Return the name of a game that a person likes, most often the usual one."""
    usual, *others = [name for name in game_names() if fits(game(newest(name)))]
    return person.luck.choice((usual, usual, *others))


def setup_for(person: Person, questions: Sequence[Question]) -> str:
    """Return a person's random answers to the questions asked before a match."""
    return write_setup({question.name: person.luck.choice(question.answers) for question in questions})


def wish_for(person: Person, game_id: str) -> str:
    """Return a role that a person likes in a game, or a random one."""
    return person.luck.choice((RANDOM, *game(game_id).roles))


async def answer_challenges(person: Person, town: Town) -> None:
    """Accept or refuse challenges, or withdraw the person's own."""
    house, luck = town.house, person.luck
    for row in await house.play.challenges.open_for(person.user_id):
        if row.guild_id in town.without_us or not luck.likely(person.habit.answers):
            continue
        facts = OfChallenge(challenge_id=row.id, user_id=person.user_id)
        if row.opponent_id != person.user_id:
            if luck.likely(0.05):
                await town.tried("withdrawal", house.play.challenges.withdraw(**facts))
        elif luck.likely(CONSENT) and side_by_side(game(row.game)):
            await town.tried("same road", house.play.roads.accept(**facts))
        elif luck.likely(CONSENT):
            wish = wish_for(person, row.game)
            await town.tried(
                "duel", house.play.challenges.accept(**facts, wish=wish, interaction_id=house.click())
            )
        else:
            await town.tried("refusal", house.play.challenges.refuse(**facts, reason="not today"))


async def take_open_challenge(person: Person, town: Town) -> None:
    """Accept one of the challenges open to anyone, if one can be reached."""
    house, luck = town.house, person.luck
    reached = set(person.guilds) - town.without_us
    rows = [row for row in await house.play.challenges.open_for(ANYBODY) if row.guild_id in reached]
    if not rows or not luck.likely(person.habit.answers):
        return
    row = luck.choice(rows)
    facts = OfChallenge(challenge_id=row.id, user_id=person.user_id)
    if side_by_side(game(row.game)):
        await town.tried("same road, open to all", house.play.roads.accept(**facts))
        return
    taking = house.play.challenges.accept(
        **facts, wish=wish_for(person, row.game), interaction_id=house.click()
    )
    await town.tried("duel, open to all", taking)


async def wait_in_queue(person: Person, town: Town, guild_id: GuildId) -> None:
    """Join the queue, or seldom leave it."""
    queue, name = town.house.play.queue, game_for(person, for_two)
    if person.luck.likely(LEAVES_QUEUE):
        leaving = queue.leave(guild_id=guild_id, user_id=person.user_id, name=name)
        await town.tried("left the queue", leaving)
        return
    joining = queue.join(
        guild_id=guild_id,
        channel_id=ChannelId(channel_in(guild_id)),
        open_to_all=True,
        user_id=person.user_id,
        wish=wish_for(person, newest(name)),
        wanted=name,
        interaction_id=town.house.click(),
    )
    await town.tried("joined the queue", joining)


async def challenge(person: Person, town: Town, guild_id: GuildId, opponent_id: UserId | None = None) -> bool:
    """Challenge the named opponent, or else anyone; return whether the challenge was not refused."""
    luck = person.luck
    if opponent_id is None:
        opponent_id = ANYBODY if luck.likely(TO_ALL) else luck.choice(town.others(guild_id)).user_id
    name = game_for(person, for_challenges)
    return await town.tried(
        "challenge",
        town.house.play.challenges.issue(
            guild_id=guild_id,
            channel_id=ChannelId(channel_in(guild_id)),
            challenger_id=person.user_id,
            opponent_id=opponent_id,
            wish=wish_for(person, newest(name)),
            game_name=name,
            setup=setup_for(person, challenge_questions(game(newest(name)))),
            pace=pace_for(person),
            excuses=luck.choice((0, 0, 1, 4)),
            near=opponent_id == ANYBODY and luck.likely(NEAR_ONLY),
        ),
    )


async def gather_a_brawl(person: Person, town: Town, guild_id: GuildId) -> None:
    """Join an open lobby or seldom leave it; open one if there is none."""
    house = town.house
    rows = await house.play.lobbies.open_in(guild_id)
    if others := [row for row in rows if row.host_id != person.user_id]:
        lobby, user_id = person.luck.choice(others), person.user_id
        if person.luck.likely(0.1):
            await town.tried("left a lobby", house.play.lobbies.leave(lobby_id=lobby.id, user_id=user_id))
        else:
            wish = wish_for(person, lobby.game)
            joining = house.play.lobbies.join(
                lobby_id=lobby.id, user_id=user_id, wish=wish, interaction_id=house.click()
            )
            await town.tried("joined a lobby", joining)
        return
    name = game_for(person, for_several)
    await town.tried(
        "lobby",
        house.play.lobbies.open(
            guild_id=guild_id,
            channel_id=ChannelId(channel_in(guild_id)),
            host_id=person.user_id,
            wish=wish_for(person, newest(name)),
            game_name=name,
            setup=setup_for(person, game(newest(name)).questions),
            pace=pace_for(person),
            excuses=person.luck.choice((0, 2)),
            least_kept=person.luck.choice((0, 0, *CONDITIONS)),
            level=person.luck.choice((None, None, None, "student")),
        ),
    )


async def start_own_lobby(person: Person, town: Town, guild_id: GuildId) -> None:
    """Start the lobbies one hosts."""
    for row in await town.house.play.lobbies.open_in(guild_id):
        if row.host_id == person.user_id and person.luck.likely(0.7):
            await town.tried("brawl", town.house.play.lobbies.start(lobby_id=row.id, user_id=person.user_id))
