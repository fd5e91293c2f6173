"""People get all that is stored about them, alone, and are forgotten when they are sure."""

import json
from typing import Any

import aiohttp
import pytest

from bot.face.me.privacy import FILE
from bot.play.people.alias import alias_name
from bot.play.people.voice import SILENCE
from bot.play.privacy.export import FINGERPRINTED
from bot.sandbox.components import texts
from bot.sandbox.people.person import Answered, Person
from bot.sandbox.server import LocalDiscord
from bot.wire.client import DuelBot
from tests.e2e.table import Clock, Table, challenged, nothing_waits, presses, said, seated
from tests.play.dump import dump, where
from tests.spoken import WORDS, core

PHRASE = WORDS("forget-phrase")


async def exported(local: LocalDiscord, person: Person) -> dict[str, list[dict[str, Any]]]:
    """Ask for a player's export, and return its tables."""
    answer = await person.slash(local.channel, "privacy export")
    assert WORDS("export-done") in said(answer)
    [file] = (answer.message or {})["attachments"]
    assert file["filename"] == FILE
    async with aiohttp.ClientSession() as browser, browser.get(file["url"]) as response:
        return json.loads(await response.read())["tables"]


async def forgotten(person: Person, phrase: str = PHRASE) -> Answered:
    """Go all the way."""
    asked = await person.slash(person.dm, "privacy forget")
    assert WORDS("forget-title") in said(asked)
    form = await person.press(asked.message or {}, WORDS("forget-go-on"))
    assert form.form, form
    return await person.submit(form.form, {"phrase": phrase})


async def test_an_export_is_received_by_its_owner_alone(local: LocalDiscord, bot: DuelBot) -> None:
    table = await seated(local)
    await table.pick(table.ben, "snow")
    seen = {name: len(person.messages(local.channel)) for name, person in local.people.items()}
    mine = await exported(local, table.aya)
    for name, person in local.people.items():
        assert len(person.messages(local.channel)) == seen[name] + (person is table.aya)
    assert [row["name"] for row in mine["members"]] == ["Aya"]
    assert mine["picks"] == []
    [match] = mine["matches"]
    assert (match["id"], match["seed"]) == (table.match_id, None)
    theirs = await exported(local, table.ben)
    assert [row["choice"] for row in theirs["picks"]] == ["snow"]
    assert bot.is_ready()


async def test_an_export_of_what_is_over_tells_the_seed_as_the_board_does(
    local: LocalDiscord, bot: DuelBot
) -> None:
    assert bot.is_ready()
    table = await seated(local)
    await table.play_to_the_end()
    [match] = (await exported(local, table.aya))["matches"]
    dice = await table.aya.press(table.board, "Check")
    assert match["seed"] in texts(dice.message)


async def test_whoever_is_not_sure_is_kept(local: LocalDiscord, bot: DuelBot) -> None:
    assert bot.is_ready()
    table = await seated(local)
    asked = await table.aya.slash(local.channel, "privacy forget")
    assert "You resign one match" in said(asked)
    kept = await table.aya.press(asked.message or {}, WORDS("forget-keep"))
    assert said(kept) == WORDS("forget-kept")
    assert not presses(kept.message or {})
    unsure = await forgotten(table.aya, "well, perhaps")
    assert WORDS("refusal-forget-unsure") in said(unsure)
    await table.play_to_the_end()


async def test_nobody_has_somebody_else_forgotten(local: LocalDiscord, bot: DuelBot) -> None:
    assert bot.is_ready()
    aya, ben = local.people["Aya"], local.people["Ben"]
    asked = (await aya.slash(local.channel, "privacy forget")).message or {}
    for press in presses(asked):
        answer = await ben.forge(asked, press.custom_id)
        assert answer.form is None
        assert WORDS("refusal-me-not-yours") in said(answer)
    form = await aya.press(asked, WORDS("forget-go-on"))
    assert form.form
    assert WORDS("refusal-me-not-yours") in said(await ben.submit(form.form, {"phrase": PHRASE}))
    assert len((await exported(local, aya))["members"]) == 1


async def test_who_is_forgotten_leaves_a_duel_that_its_opponent_is_told_of(
    local: LocalDiscord, bot: DuelBot, sqlite_url: str
) -> None:
    table = await seated(local)
    await table.play_turn()
    await table.prompt_of(table.ben, 2)
    before = {message["id"] for message in table.public}
    done = await forgotten(table.aya)
    assert said(done) == WORDS("forget-done")
    told = await table.told(2)
    assert "resigns" in told
    assert f"{table.ben.mention} wins the duel" in told
    await table.board_says(core("outcome-won"))
    await local.until(lambda: not table.prompts(table.ben))
    await nothing_waits(bot)
    new = [message for message in table.public if message["id"] not in before]
    for message in [*new, table.board]:
        assert table.aya.mention not in texts(message)
        assert "Aya" not in texts(message)
    [alias] = {row["user_id"] for row in (await dump(sqlite_url))["seats"]} - {table.ben.id}
    assert alias_name(alias) in told
    assert where(await dump(sqlite_url), str(table.aya.id)) == set()


async def test_a_duel_in_which_nothing_was_shown_is_struck_off(local: LocalDiscord, bot: DuelBot) -> None:
    assert bot.is_ready()
    table = await seated(local)
    await table.pick(table.ben, "snow")
    await forgotten(table.aya)
    board = await table.board_says(WORDS("outcome-draw-forgotten"))
    assert f"{table.ben.mention} **0**" in texts(board)
    assert table.turns_told == []
    await local.until(lambda: not table.prompts(table.ben))


async def test_who_comes_back_is_new_and_old_prompts_are_not_theirs(
    local: LocalDiscord, bot: DuelBot, clock: Clock
) -> None:
    table = await seated(local)
    await table.play_turn()
    prompt = await table.prompt_of(table.aya, 2)
    await forgotten(table.aya)
    await nothing_waits(bot)
    again = await table.aya.choose(prompt, "pine")
    assert said(again) == WORDS("refusal-duel-gone")
    given = await exported(local, table.aya)
    assert {name for name, rows in given.items() if rows} <= {"people", "members", *FINGERPRINTED}
    fresh = Table(local, table.aya, local.people["Chiyo"])
    clock.forward(SILENCE)
    posted = await challenged(local, "Aya", "Chiyo")
    assert WORDS("manners-new", player=fresh.aya.mention) in texts(posted)
    assert fresh.aya.mention in texts(posted)


@pytest.mark.usefixtures("bot")
async def test_open_challenges_of_the_forgotten_are_closed_without_a_name(local: LocalDiscord) -> None:
    aya = local.people["Aya"]
    sent, got = await challenged(local), await challenged(local, "Chiyo", "Aya")
    await forgotten(aya)
    for message, word in ((sent, "withdrew"), (got, "refused")):
        await local.until(lambda message=message, word=word: word in texts(local.message(message) or {}))
        assert aya.mention not in texts(local.message(message) or {})
        assert "Rōnin" in texts(local.message(message) or {})
