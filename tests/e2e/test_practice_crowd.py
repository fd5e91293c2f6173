"""Fifty people practise at once: each is answered in Discord's three seconds, which it refuses to forgive."""

import asyncio

from bot.sandbox.actors.puppets import choices_of
from bot.sandbox.server import LocalDiscord
from bot.wire.client import DuelBot
from tests.e2e.table import LONG_PATIENCE

FIFTY = 50


async def test_fifty_at_once_are_all_answered(bot: DuelBot, local: LocalDiscord) -> None:
    people = [local.add_person(f"Pupil {number}") for number in range(FIFTY)]
    command = {"game": "pocket.hand", "level": "master"}
    async with asyncio.timeout(LONG_PATIENCE):
        begun = await asyncio.gather(*(each.slash(local.channel, "practice", **command) for each in people))
    assert not [answer for answer in begun if answer.failed]
    assert bot.play.house_turns.mind.process
    asked = [(person, answer.message or {}) for person, answer in zip(people, begun, strict=True)]
    choosing = [person.choose(hand, choices_of(hand)[0]) for person, hand in asked if choices_of(hand)]
    assert len(choosing) == FIFTY
    async with asyncio.timeout(LONG_PATIENCE):
        answers = await asyncio.gather(*choosing)
    assert not [answer for answer in answers if answer.failed]
