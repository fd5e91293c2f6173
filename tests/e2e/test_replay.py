"""Replaying a match on the local Discord: chosen from a list, turn by turn, and shared."""

import aiohttp

from bot.face.match.file.write import FILE
from bot.face.match.key_moments import MOMENTS
from bot.replay_file import faults_of, read_record
from bot.sandbox.components import texts
from bot.sandbox.server import LocalDiscord
from bot.wire.client import DuelBot
from tests.e2e.table import REVEAL, Table, is_private, nothing_waits, offers
from tests.spoken import WORDS


async def test_a_duel_is_replayed_turn_by_turn(table: Table, local: LocalDiscord, bot: DuelBot) -> None:
    await table.play_to_the_end()
    await nothing_waits(bot)
    daigo = local.people["Daigo"]
    offered = await daigo.autocomplete(local.channel, "replay", "match", "ay")
    assert [choice["value"] for choice in offered.choices] == [table.match_id]
    seen = await daigo.slash(local.channel, "replay", match=table.match_id)
    assert seen.private
    assert WORDS("replay-beginning") in texts(seen.message)
    turns = len(table.turns_told)
    for turn in range(1, turns + 1):
        seen = await daigo.press(seen.message, WORDS("replay-forward-button"))
        assert REVEAL.search(texts(seen.message))[1] == str(turn)
    assert WORDS("outcome-won", winner=table.aya.mention) in texts(seen.message)
    seen = await daigo.press(seen.message, WORDS("replay-back-button"))
    assert WORDS("replay-place", turn=turns - 1, turns=turns) in texts(seen.message)
    seen = await daigo.press(seen.message, WORDS("replay-first-button"))
    assert WORDS("replay-place", turn=0, turns=turns) in texts(seen.message)
    seen = await daigo.press(seen.message, WORDS("replay-last-button"))
    assert WORDS("replay-place", turn=turns, turns=turns) in texts(seen.message)


async def test_its_moments_are_shared_and_call_nobody(
    table: Table, local: LocalDiscord, bot: DuelBot
) -> None:
    await table.play_to_the_end()
    await nothing_waits(bot)
    seen = await table.aya.slash(local.channel, "replay")
    await table.aya.press(seen.message, WORDS("replay-share-button"))
    shared = local.people["Daigo"].last(local.channel)
    assert not is_private(shared)
    assert len(REVEAL.findall(texts(shared))) == MOMENTS
    assert WORDS("replay-shared", player=table.aya.mention) in texts(shared)
    assert local.pinged(shared) == []


async def test_the_result_of_a_match_leads_to_its_replay_by_dm(table: Table, bot: DuelBot) -> None:
    await table.play_to_the_end()
    await nothing_waits(bot)
    result = await table.result_of(table.aya)
    way = await table.aya.press(result, WORDS("result-thread-button"))
    seen = await table.aya.press(way.message, WORDS("replay-button"))
    assert WORDS("outcome-won", winner=table.aya.mention) in texts(seen.message)
    first = await table.aya.press(seen.message, WORDS("replay-first-button"))
    assert WORDS("replay-beginning") in texts(first.message)
    refused = await table.aya.press(first.message, WORDS("replay-share-button"))
    assert texts(refused.message) == WORDS("refusal-guild-only")


async def test_a_match_that_goes_on_gives_nothing_away(table: Table, local: LocalDiscord) -> None:
    for person in (table.aya, local.people["Daigo"]):
        assert not (await person.autocomplete(local.channel, "replay", "match", "")).choices
        refused = await person.slash(local.channel, "replay", match=table.match_id)
        assert texts(refused.message) == WORDS("refusal-replay-not-over")
        assert not offers(refused.message, WORDS("replay-forward-button"))


async def test_it_is_handed_out_as_one_file(table: Table, local: LocalDiscord, bot: DuelBot) -> None:
    await table.play_to_the_end()
    await nothing_waits(bot)
    seen = await table.ben.slash(local.channel, "replay", match=table.match_id)
    handed = await table.ben.press(seen.message, WORDS("replay-keep-button"))
    assert handed.private
    assert texts(handed.message) == WORDS("replay-kept")
    [file] = handed.message["attachments"]
    assert file["filename"] == FILE
    async with aiohttp.ClientSession() as browser, browser.get(file["url"]) as response:
        record = read_record(await response.read())
    assert [*faults_of(record)] == []
    assert record.log.match == table.match_id
    assert "Aya" in str(record.title)
    assert f"<@{table.aya.id}>" not in str(record)
