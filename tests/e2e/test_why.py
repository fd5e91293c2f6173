"""Why a duel went as it did, asked for at its end."""

import pytest

from bot.play.solo.mind import Mind
from bot.sandbox.components import texts
from bot.sandbox.people.person import Person
from bot.sandbox.request import Json
from bot.sandbox.server import LocalDiscord
from bot.wire.client import DuelBot
from tests.e2e.patience import ENDLESS
from tests.e2e.table import Table, is_private, nothing_waits, offers
from tests.spoken import WORDS


@pytest.fixture
async def ended(table: Table, bot: DuelBot) -> Table:
    """Play the duel to its end, with all told."""
    await table.play_to_the_end()
    await nothing_waits(bot)
    return table


async def told_why(person: Person, message: Json | None, bot: DuelBot) -> Json:
    """Ask why by a button in their direct messages, and return what takes the place of the placeholder."""
    assert message is not None
    asked = await person.press(message, WORDS("why-button"))
    assert (asked.kind, asked.private) == ("deferred", True), "it may take ten seconds, so it says it thinks"
    await bot.answer_all(ENDLESS)
    told = person.last(person.dm)
    assert asked.message is not None
    assert told["id"] == asked.message["id"]
    return told


async def test_both_players_learn_why_it_went_so(ended: Table, bot: DuelBot) -> None:
    told = {}
    for person in (ended.aya, ended.ben):
        message = await told_why(person, await ended.result_of(person), bot)
        assert message["attachments"]
        told[person] = texts(message)
    assert WORDS("why-title-won") in told[ended.aya]
    assert WORDS("why-title-lost") in told[ended.ben]


async def test_a_replay_leads_there_for_those_who_played_alone(ended: Table, local: LocalDiscord) -> None:
    seen = await ended.ben.slash(local.channel, "replay")
    asked = await ended.ben.press(seen.message, WORDS("why-button"))
    assert is_private(asked.message)
    looked_on = await local.people["Daigo"].slash(local.channel, "replay", match=ended.match_id)
    assert offers(looked_on.message, WORDS("replay-last-button"))
    assert not offers(looked_on.message, WORDS("why-button"))


async def test_where_the_mind_of_the_house_fails_it_says_so(ended: Table, bot: DuelBot) -> None:
    broken = Mind(command=("false",))
    object.__setattr__(bot.play.reckonings, "mind", broken)
    refused = await told_why(ended.aya, await ended.result_of(ended.aya), bot)
    assert texts(refused) == WORDS("refusal-why-later")


async def test_a_profile_tells_its_owner_how_they_play_and_others_when_asked_to(
    ended: Table, local: LocalDiscord, bot: DuelBot
) -> None:
    profile = await ended.ben.slash(local.channel, "profile")
    seen = await ended.ben.press(profile.message, WORDS("style-button"))
    assert is_private(seen.message)
    await bot.answer_all(ENDLESS)
    await ended.ben.press(ended.ben.last(local.channel), WORDS("shown-button"))
    shown = local.people["Daigo"].last(local.channel)
    assert WORDS("style-title-of", player=ended.ben.mention) in texts(shown)
    assert WORDS("style-over", count=1) in texts(shown)
    of_another = await ended.aya.slash(local.channel, "profile", person=ended.ben)
    assert WORDS("style-button") not in str(of_another.message)


async def test_who_has_finished_nothing_is_told_so(table: Table, local: LocalDiscord) -> None:
    profile = await table.aya.slash(local.channel, "profile")
    refused = await table.aya.press(profile.message, WORDS("style-button"))
    assert texts(refused.message) == WORDS("refusal-style-none")
