"""``python -m bot check`` as a person at a terminal meets it."""

import asyncio
import os
import pty
import re
import signal
from pathlib import Path

import pytest

from bot.check.check import LINES
from bot.check.server import PERMISSIONS, invite_address
from bot.sandbox.server import LocalDiscord
from bot.terminal import language
from tests.e2e.check.command import ROOT, checking, settings_for
from tests.e2e.check.course import left_behind
from tests.e2e.forked import ended
from tests.e2e.table import PATIENCE
from tests.spoken import WORDS, core

TOKEN = "abc.def.ghi"  # noqa: S105  Discord knows it no more than any other


async def ran(local: LocalDiscord, *arguments: str, **settings: str) -> tuple[int, str, str]:
    """Run the command and return how it ended, and what it printed and told."""
    return await ended(Path("/"), {**settings_for(local), **settings}, "check", *arguments)


async def test_a_script_gets_0_and_a_table(invited: LocalDiscord) -> None:
    code, printed, told = await ran(invited, "--yes", "--channel", "dojo")
    assert (code, told) == (0, "")
    assert core("check-line-picture-replaced") in printed
    assert invited.token not in printed
    assert left_behind(invited) == []


async def test_somebody_who_did_everything_wrong_is_told_in_words(local: LocalDiscord) -> None:
    code, printed, told = await ran(local, DISCORD_TOKEN=TOKEN)
    assert (code, told) == (1, "")
    assert core("check-token-unknown.mend") in printed
    assert "Traceback" not in printed
    assert TOKEN not in printed


async def test_an_address_to_click_is_never_broken(local: LocalDiscord) -> None:
    local.take_bot_out()
    _, printed, _ = await ran(local, COLUMNS="60")
    assert invite_address(local.application_id) in printed.split()


async def test_discord_out_of_reach_is_told_in_words(local: LocalDiscord) -> None:
    code, printed, told = await ran(local, LOCAL_DISCORD="http://127.0.0.1:1")
    assert (code, told, local.requests) == (1, "", [])
    assert core("check-unreachable.mend") in printed


async def test_a_missing_token_is_told_before_anything_is_asked(local: LocalDiscord) -> None:
    code, printed, told = await ran(local, DISCORD_TOKEN="")
    assert (code, printed, local.requests) == (2, "", [])
    assert "DISCORD_TOKEN" in told


@pytest.mark.parametrize("settings", [{"LANG": "de_DE.UTF-8"}, {"LC_ALL": "de_AT", "LANG": "en_US.UTF-8"}])
async def test_it_speaks_the_language_that_the_terminal_is_set_to(
    local: LocalDiscord, settings: dict[str, str]
) -> None:
    _, printed, _ = await ran(local, DISCORD_TOKEN=TOKEN, **settings)
    assert "Discord kennt" in printed


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({}, "C"),
        ({"LANG": "pt_BR.UTF-8"}, "pt-BR"),
        ({"LANG": "de", "LC_MESSAGES": "ja_JP"}, "ja-JP"),
        ({"LANG": "ca_ES@valencia", "LC_ALL": ""}, "ca-ES"),
    ],
)
def test_the_language_is_read_as_other_programs_read_it(settings: dict[str, str], said: str) -> None:
    assert language(settings) == said


async def at_a_terminal(local: LocalDiscord, *arguments: str) -> tuple[asyncio.subprocess.Process, int]:
    """Start the command as if a person were at the terminal, and return what to write to for them."""
    writes, reads = pty.openpty()
    running = await checking(local, *arguments, stdin=reads)
    os.close(reads)
    return running, writes


async def test_who_is_there_is_asked_and_may_say_no(invited: LocalDiscord) -> None:
    invited.add_channel("hall")
    running, writes = await at_a_terminal(invited)
    assert running.stderr
    asked = await asyncio.wait_for(running.stderr.readuntil(b"number:"), PATIENCE)
    assert "1  dojo\n" in asked.decode()
    os.write(writes, b"2\n")
    asked = await asyncio.wait_for(running.stderr.readuntil(b"?"), PATIENCE)
    assert "#hall" in asked.decode()
    os.write(writes, b"no\n")
    printed, _ = await running.communicate()
    assert running.returncode == 0
    assert core("check-unposted") in printed.decode()
    assert {each.method for each in invited.requests} == {"GET"}
    os.close(writes)


async def test_ctrl_c_at_a_question_ends_it_at_once(invited: LocalDiscord) -> None:
    running, writes = await at_a_terminal(invited, "--channel", "dojo")
    assert running.stderr
    await asyncio.wait_for(running.stderr.readuntil(b"?"), PATIENCE)
    running.send_signal(signal.SIGINT)
    printed, told = await asyncio.wait_for(running.communicate(), PATIENCE)
    assert (running.returncode, WORDS("check-stopping") in told.decode()) == (130, True)
    assert core("check-line-server") in printed.decode()
    os.close(writes)


def test_the_page_lists_every_line() -> None:
    page = (ROOT / "docs" / "check.md").read_text("utf-8")
    assert [name for name in (*LINES, "cleaned-up") if WORDS(f"check-line-{name}") not in page] == []


def test_the_hosting_page_invites_with_the_same_permissions() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    [value] = re.findall(r"permissions=(\d+)", invite_address(1))
    assert f"with events as well {value}" in page
    names = [name.replace("_", " ").title().replace(" In ", " in ") for name in PERMISSIONS]
    assert [name for name in names if name not in page] == []
