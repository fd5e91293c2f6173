"""Courtesies in a match: time, draws, pauses, rematches, resignations, substitutes, following."""

from apparatus.year.acts.duels import challenge
from apparatus.year.acts.facts import OfMatch
from apparatus.year.person import Person
from apparatus.year.town import Town
from bot.play.match.reading import MatchPage
from bot.play.messages.standing_request import open_request

WAYS = (
    ("give_time", 40),
    ("offer_draw", 25),
    ("offer_pause", 25),
    ("resign", 2),
    ("rematch", 20),
    ("substitute", 10),
)

CONSENT = 0.9


async def courtesies(person: Person, town: Town) -> None:
    """Do one of ``WAYS`` in one of the person's matches; often resume it instead, if it is paused."""
    lines = [
        line
        for line in await town.house.play.reading.duels(person.user_id)
        if line.guild_id not in town.without_us
    ]
    if not lines:
        return
    match_id, luck, courtesies = person.luck.choice(lines).match_id, person.luck, town.house.play.courtesies
    facts = OfMatch(match_id=match_id, user_id=person.user_id)
    if luck.likely(0.5) and await town.tried("resumed", courtesies.resume(**facts)):
        return
    (way,) = luck.choices([way for way, _ in WAYS], [weight for _, weight in WAYS])
    if way == "resign":
        await town.tried(way, town.house.play.matches.resign(**facts))
    elif way == "rematch":
        await _rematch(person, town, await town.house.play.reading.match(match_id))
    elif way == "substitute":
        await _hand_over(person, town, await town.house.play.reading.match(match_id, person.user_id))
    else:
        await town.tried(way.replace("_", " "), getattr(courtesies, way)(**facts))


async def agree(person: Person, town: Town) -> None:
    """Accept a draw or a pause that others may have offered, in each of the person's matches."""
    for line in await town.house.play.reading.duels(person.user_id):
        if line.guild_id in town.without_us:
            continue
        facts = OfMatch(match_id=line.match_id, user_id=person.user_id)
        way = person.luck.choice(("offer_draw", "offer_pause"))
        await town.tried(f"{way.replace('_', ' ')} too", getattr(town.house.play.courtesies, way)(**facts))


async def follow(person: Person, town: Town) -> None:
    """Follow a match of others, or stop following it."""
    guild_id = town.somewhere(person)
    if guild_id is None:
        return
    ongoing = tuple(await town.house.play.moderation.ongoing(guild_id, person.user_id))
    if ongoing:
        facts = OfMatch(match_id=person.luck.choice(ongoing), user_id=person.user_id)
        await town.tried("followed a match, or no longer", town.house.play.follows.press(**facts))


async def _rematch(person: Person, town: Town, page: MatchPage) -> None:
    """Challenge an opponent of a match to a rematch."""
    opponents = [player.user_id for player in page.players if player.user_id != person.user_id]
    if opponents:
        await challenge(person, town, page.guild_id, person.luck.choice(opponents))


async def _hand_over(person: Person, town: Town, page: MatchPage) -> None:
    """Ask a player to take over the person's seat; that player and the others may answer at once or never."""
    substitutes, luck = town.house.play.substitutes, person.luck
    facts = OfMatch(match_id=page.match_id, user_id=person.user_id)
    newcomer_id = luck.choice(town.others(page.guild_id)).user_id
    asking = substitutes.ask(**facts, seat=page.seat, newcomer_id=newcomer_id)
    if not await town.tried("substitute asked", asking):
        return
    asked = await town.house.store.read(lambda tx: open_request(tx, page.match_id))
    answers = [(player.user_id, substitutes.agree) for player in page.people if player.seat != page.seat]
    for user_id, answer in (*answers, (newcomer_id, substitutes.accept)):
        if asked is None or not luck.likely(CONSENT):
            return
        answering = answer(match_id=page.match_id, number=asked.number, user_id=user_id)
        await town.tried("substitute answered", answering)
