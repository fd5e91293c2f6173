"""How those learn that a match is over who did not see it end: by DM, once, with what can be done now."""

from bot.sandbox.components import texts
from bot.sandbox.server import LocalDiscord
from bot.wire.client import DuelBot
from tests.e2e.table import Table, nothing_waits, offers, tells_the_end
from tests.spoken import WORDS, core


async def test_whoever_chose_first_is_told_by_a_new_dm_and_whoever_chose_last_in_the_answer(
    table: Table, bot: DuelBot
) -> None:
    await table.play_to_the_end()
    await nothing_waits(bot)
    [won], [lost] = [table.results(person) for person in table.pair]
    assert texts(won) == WORDS("ended-won", opponent=table.ben.mention)
    [chosen, result] = texts(lost).splitlines()
    assert chosen.startswith("Turn 3: ")
    assert result == WORDS("ended-lost", opponent=table.aya.mention)
    for message in (won, lost):
        assert offers(message, WORDS("result-thread-button"))
        assert offers(message, "Rematch")
    assert (len(table.letters(table.aya)), len(table.letters(table.ben))) == (4, 3)
    assert not any(offers(letter, "Change") for letter in table.letters(table.aya)), "which would be dead"


async def test_the_result_leads_to_the_end_of_the_match_and_to_another(
    table: Table, local: LocalDiscord, bot: DuelBot
) -> None:
    await table.play_to_the_end()
    await nothing_waits(bot)
    result = await table.result_of(table.aya)
    way = await table.aya.press(result, WORDS("result-thread-button"))
    assert table.newest["id"] in str(way.message)
    posted = await table.aya.press(result, "Rematch")
    assert texts(posted.message) == WORDS("rematch-posted")
    await nothing_waits(bot)
    [challenge] = [m for m in local.people["Daigo"].messages(local.channel) if offers(m, "Accept")]
    assert f"{table.aya.mention} challenges {table.ben.mention}" in texts(challenge)
    assert local.pinged(challenge) == ["Ben"]


async def test_an_open_prompt_becomes_the_result_when_the_other_resigns(table: Table, bot: DuelBot) -> None:
    await table.prompt_of(table.aya)
    await table.prompt_of(table.ben)
    asked = await table.ben.press(table.board, "Resign")
    await table.ben.press(asked.message, WORDS("resign-yes"))
    await nothing_waits(bot)
    for person, told in zip(table.pair, ("You won", core("ended-lost")), strict=True):
        [only] = table.letters(person)
        assert told in texts(only)
        assert tells_the_end(only)
