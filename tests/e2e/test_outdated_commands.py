"""Commands as a client may still know them, and what is answered before one of our commands is reached."""

import logging

import discord
import pytest
from discord import app_commands
from structlog.typing import EventDict

from bot.sandbox.ground.places import Channel
from bot.sandbox.request import Json
from bot.sandbox.server import LocalDiscord
from bot.wire.client import DuelBot
from bot.wire.known import UNKNOWN_INTERACTION
from tests.e2e.patience import unanswered
from tests.e2e.table import CALLBACK, said
from tests.spoken import WORDS

STRING, USER = 3, 6

pytestmark = pytest.mark.usefixtures("bot")


def command(local: LocalDiscord, where: Channel, name: str) -> Json:
    """Return a command without options, as a client sends it."""
    known = next(each for each in local.people["Aya"].commands(where) if each["name"] == name)
    return {"id": known["id"], "name": name, "type": 1, "options": []}


@pytest.mark.parametrize(
    "change",
    [{"name": "joust"}, {"options": [{"name": "weapon", "type": STRING, "value": "lance"}]}, {"options": []}],
    ids=["a command that is gone", "an option that is gone", "an option that is new"],
)
async def test_a_command_that_has_changed_since_is_answered(local: LocalDiscord, change: Json) -> None:
    aya = local.people["Aya"]
    remembered = command(local, local.channel, "report") | change
    answer = await aya.recall(local.channel, remembered)
    assert WORDS("refusal-command-outdated") in said(answer)


@pytest.mark.parametrize(
    ("name", "deed", "options"),
    [
        ("gathering", "create", {"kind": "joust"}),
        ("gathering", "create", {"kind": "duels", "pace": "joust"}),
        ("brawl", None, {"pace": "joust"}),
        ("moderate", "mute", {"person": "Ben", "span": "joust", "reason": "loud"}),
    ],
)
async def test_a_choice_that_is_gone_is_answered_with_a_sentence(
    local: LocalDiscord, name: str, deed: str | None, options: dict[str, str]
) -> None:
    values = [
        {"name": option, "type": USER, "value": str(local.people[value].id)}
        if value in local.people
        else {"name": option, "type": STRING, "value": value}
        for option, value in options.items()
    ]
    data = command(local, local.channel, name)
    data["options"] = [{"name": deed, "type": 1, "options": values}] if deed else values
    answer = await local.people["Aya"].recall(local.channel, data)
    assert said(answer) == WORDS("refusal-unknown-option", text="joust")


async def test_a_leaderboard_that_is_gone_is_answered_with_a_sentence(local: LocalDiscord) -> None:
    data = command(local, local.channel, "leaderboard")
    data["options"] = [{"name": "board", "type": STRING, "value": "joust"}]
    answer = await local.people["Aya"].recall(local.channel, data)
    assert said(answer) == WORDS("refusal-unknown-option", text="joust")


async def test_a_command_for_servers_says_so_in_direct_messages(local: LocalDiscord) -> None:
    aya = local.people["Aya"]
    data = command(local, local.channel, "season")
    data["options"] = [{"name": "show", "type": 1, "options": []}]
    answer = await aya.recall(aya.dm, data)
    assert WORDS("refusal-guild-only") in said(answer)


async def test_what_nobody_expected_is_logged_and_told_by_its_number(
    local: LocalDiscord, log: list[EventDict]
) -> None:
    aya = local.people["Aya"]
    data = command(local, local.channel, "challenge")
    data["options"] = [
        {"name": "opponent", "type": 6, "value": str(local.people["Ben"].id)},
        {"name": "excuses", "type": 4, "value": 99},
    ]
    answer = await aya.recall(local.channel, data)
    [stumbled] = [entry for entry in log if entry["log_level"] == "error"]
    assert stumbled["reference"] in said(answer)
    log.clear()


async def test_a_command_that_fails_before_its_door_is_logged_and_told_too(
    local: LocalDiscord, bot: DuelBot, log: list[EventDict]
) -> None:
    async def stumble(_: discord.Interaction) -> None:
        raise ZeroDivisionError

    bot.tree.add_command(app_commands.Command(name="stumble", description="Falls", callback=stumble))
    data = {"id": "1", "name": "stumble", "type": 1, "options": []}
    answer = await local.people["Aya"].recall(local.channel, data)
    [stumbled] = [entry for entry in log if entry["log_level"] == "error"]
    assert stumbled["reference"] in said(answer)
    log.clear()


async def test_choices_that_come_too_late_are_no_error_and_other_faults_of_theirs_are(
    local: LocalDiscord, caplog: pytest.LogCaptureFixture
) -> None:
    aya = local.people["Aya"]
    local.faults.fail(CALLBACK, 404, UNKNOWN_INTERACTION)
    local.faults.fail(CALLBACK, 400, 50035)
    with unanswered():
        for typed in ("sw", "swi"):
            await aya.autocomplete(local.channel, "challenge", "fighter", typed)
    await local.until(lambda: caplog.records)
    [record] = caplog.records
    assert (record.levelno, record.exc_info[1].code) == (logging.ERROR, 50035)
    caplog.clear()
