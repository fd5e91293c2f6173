"""Why a duel went as it did, asked for at its end."""

from bot.play.solo.mind import Mind
from bot.sandbox.components import texts
from bot.sandbox.server import LocalDiscord
from bot.wire.client import DuelBot
from tests.e2e.patience import ENDLESS
from tests.e2e.table import Table, is_private, nothing_waits
from tests.spoken import WORDS


async def test_both_players_learn_why_it_went_so(table: Table, bot: DuelBot) -> None:
    await table.play_to_the_end()
    await nothing_waits(bot)
    told = {}
    for person in (table.aya, table.ben):
        asked = await person.press(await table.result_of(person), WORDS("why-button"))
        assert asked.message["attachments"]
        told[person] = texts(asked.message)
    assert WORDS("why-title-won") in told[table.aya]
    assert WORDS("why-title-lost") in told[table.ben]


async def test_a_replay_leads_there_for_those_who_played_alone(
    table: Table, local: LocalDiscord, bot: DuelBot
) -> None:
    await table.play_to_the_end()
    await nothing_waits(bot)
    seen = await table.ben.slash(local.channel, "replay")
    asked = await table.ben.press(seen.message, WORDS("why-button"))
    assert is_private(asked.message)
    looked_on = await local.people["Daigo"].slash(local.channel, "replay", match=table.match_id)
    assert WORDS("why-button") not in texts(looked_on.message)


async def test_where_the_mind_of_the_house_fails_it_says_so(table: Table, bot: DuelBot) -> None:
    await table.play_to_the_end()
    await nothing_waits(bot)
    broken = Mind(command=("false",))
    object.__setattr__(bot.play.reckonings, "mind", broken)
    refused = await table.aya.press(await table.result_of(table.aya), WORDS("why-button"))
    assert texts(refused.message) == WORDS("refusal-why-later")


async def test_a_profile_tells_its_owner_how_they_play_and_others_when_asked_to(
    table: Table, local: LocalDiscord, bot: DuelBot
) -> None:
    await table.play_to_the_end()
    await nothing_waits(bot)
    profile = await table.ben.slash(local.channel, "profile")
    seen = await table.ben.press(profile.message, WORDS("style-button"))
    assert is_private(seen.message)
    await bot.answer_all(ENDLESS)
    await table.ben.press(table.ben.last(local.channel), WORDS("style-show-button"))
    shown = local.people["Daigo"].last(local.channel)
    assert WORDS("style-title-of", player=table.ben.mention) in texts(shown)
    assert WORDS("style-over", count=1) in texts(shown)
    of_another = await table.aya.slash(local.channel, "profile", person=table.ben)
    assert WORDS("style-button") not in str(of_another.message)


async def test_who_has_finished_nothing_is_told_so(table: Table, local: LocalDiscord) -> None:
    profile = await table.aya.slash(local.channel, "profile")
    refused = await table.aya.press(profile.message, WORDS("style-button"))
    assert texts(refused.message) == WORDS("refusal-style-none")
