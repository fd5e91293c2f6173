"""Things that nobody should do: forged, outdated and nonsensical presses. None of them may count."""

from apparatus.year.acts.duels import challenge
from apparatus.year.acts.facts import OnTopic
from apparatus.year.checks import Violation
from apparatus.year.late import Click
from apparatus.year.person import Person
from apparatus.year.town import Town
from bot.store.ids import MatchId, UserId

PESTERS = 0.2
"""How likely a mischievous person pesters another."""


async def mischief(person: Person, town: Town) -> None:
    """Pester, press what is someone else's, outdated or no card at all; seldom resign in a temper."""
    if person.luck.likely(PESTERS):
        await _pester(person, town)
    lines = await town.house.play.reading.duels(person.user_id)
    lines = [line for line in lines if line.guild_id not in town.without_us]
    if not lines:
        return
    match_id = person.luck.choice(lines).match_id
    await _forge(person, town, match_id)
    await _settle_for_another(person, town, match_id)
    if person.luck.likely(0.03):
        resigning = town.house.play.matches.resign(match_id=match_id, user_id=person.user_id)
        await town.tried("resigned", resigning)


async def _pester(person: Person, town: Town) -> None:
    """Challenge a player and withdraw. Raise Violation if a second challenge at once is allowed."""
    guild_id = town.somewhere(person)
    if guild_id is None:
        return
    victim_id = person.luck.choice(town.others(guild_id)).user_id
    await challenge(person, town, guild_id, victim_id)
    for row in await town.house.play.challenges.open_for(person.user_id):
        if (row.guild_id, row.opponent_id) == (guild_id, victim_id):
            withdrawing = town.house.play.challenges.withdraw(challenge_id=row.id, user_id=person.user_id)
            await town.tried("withdrawal", withdrawing)
            if await challenge(person, town, guild_id, victim_id):
                raise Violation(f"pestered: {person.user_id} challenged {victim_id} again at once")
            town.done["pestered somebody"] += 1


async def _settle_for_another(person: Person, town: Town, match_id: MatchId) -> None:
    """Try to settle nonsense, as a stranger and on unknown topics. Raise Violation if any of it counts."""
    page = await town.house.play.reading.match(match_id, person.user_id)
    topic = page.topics[0].name if page.topics else "moon"
    stranger_id = UserId(1 + max(each.user_id for each in town.crowd))
    for user_id, name in ((stranger_id, topic), (person.user_id, "moon"), (person.user_id, topic)):
        facts = OnTopic(match_id=match_id, user_id=user_id, topic=name)
        if await town.tried("forged", town.house.play.instructions.add(**facts, option="nonsense")):
            raise Violation(f"forged press counts: {user_id} has settled nonsense in {match_id}")


async def _forge(person: Person, town: Town, match_id: MatchId) -> None:
    """Forge a press in four ways. Raise Violation if one counts."""
    house, luck = town.house, person.luck
    page = await house.play.reading.match(match_id, person.user_id)
    card = luck.choice(page.options or ("moon",))
    stranger_id = UserId(1 + max(each.user_id for each in town.crowd))
    forged = {
        "a stranger's": (page.revision, stranger_id, card),
        "an old": (page.revision - luck.randint(1, 3), person.user_id, card),
        "a coming turn's": (page.revision + 1, person.user_id, card),
        "a nonsensical": (page.revision, person.user_id, "nonsense"),
    }
    for what, (revision, user_id, choice) in forged.items():
        click = Click(house.clock.time, house.click(), match_id, revision, user_id, choice)
        if await town.late.arrive(house, click):
            raise Violation(f"forged press counts: {what} press on {match_id}")
        town.done["forged press"] += 1
