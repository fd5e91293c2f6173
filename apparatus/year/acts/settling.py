"""Choices settled ahead where a game allows it: lists finished or not, and cleared again."""

from apparatus.year.acts.facts import AtTable, OnTopic
from apparatus.year.person import Person
from apparatus.year.town import Town
from bot.play.match.instructions import InstructionsPage
from bot.play.match.settled import Instruction
from bot.store.ids import MatchId

SETTLED = 0.6
"""How likely a person who settles things ahead settles each topic."""

WHOLE = 0.7
"""How likely a person ranks all options, and not only some."""

FINISHED = 0.9

CLEARED = 0.1

SUGGESTED = 0.4
"""How likely a person takes all that a game suggests, if it suggests anything."""

CLEARED_ALL = 0.05
"""How likely a person wants to be asked about everything again."""


async def settle_ahead(person: Person, town: Town) -> None:
    """Settle something in one of the person's matches, if they have any."""
    lines = await town.house.play.reading.duels(person.user_id)
    lines = [line for line in lines if line.guild_id not in town.without_us]
    if lines:
        await settle(person, town, person.luck.choice(lines).match_id)


async def settle(person: Person, town: Town, match_id: MatchId) -> None:
    """Settle topics of a match, as many as the person likes."""
    ahead, table = town.house.play.instructions, AtTable(match_id=match_id, user_id=person.user_id)
    page, settled = await ahead.page(**table), False
    if page.suggested and person.luck.likely(SUGGESTED):
        settled = await town.tried("took what is suggested", ahead.suggest(**table))
    elif person.luck.likely(CLEARED_ALL):
        await town.tried("wants to be asked about all", ahead.forget_all(**table))
    else:
        settled = await _settle_some(person, town, page)
    if settled:
        town.sittings[match_id] += 1
        town.planned.add(match_id)


async def _settle_some(person: Person, town: Town, page: InstructionsPage) -> bool:
    """Settle some topics; return whether anything new holds."""
    settled = False
    for on in page.instructions:
        if person.luck.likely(SETTLED):
            settled |= await _settle_on(person, town, page.match.match_id, on)
    return settled


async def _settle_on(person: Person, town: Town, match_id: MatchId, on: Instruction) -> bool:
    """Settle one topic, or clear it; return whether anything new holds."""
    ahead, luck = town.house.play.instructions, person.luck
    facts = OnTopic(match_id=match_id, user_id=person.user_id, topic=on.topic.name)
    if on.ranking and luck.likely(CLEARED):
        await town.tried("wants to be asked", ahead.forget(**facts))
        return False
    if not on.topic.ranked:
        option = luck.choice(on.topic.options)
        return await town.tried("settled ahead", ahead.add(**facts, option=option))
    most = len(on.topic.options)
    for option in luck.sample(on.topic.options, most if luck.likely(WHOLE) else luck.randint(1, most)):
        await town.tried("put on a list", ahead.add(**facts, option=option))
    return luck.likely(FINISHED) and await town.tried("settled ahead", ahead.finish(**facts))
