"""The check as a host runs it, on a Discord in which each test sets what is wrong."""

from collections.abc import Awaitable, Callable

import discord
import pytest
from pydantic import SecretStr

from bot.check import check as walking
from bot.check.finding import Finding
from bot.check.host import Reading
from bot.check.server import PERMISSIONS
from bot.check.walk import Wishes
from bot.face.words import Words
from bot.sandbox.server import LocalDiscord
from bot.settings import Settings
from tests.e2e.check.course import Course

Walking = Callable[..., Awaitable[Course]]


@pytest.fixture(autouse=True)
def logs_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave the logs of a test run alone."""
    monkeypatch.setattr(walking, "configure_logs", lambda *_: None)


@pytest.fixture
def invited(local: LocalDiscord) -> LocalDiscord:
    """Permit the bot what the invite asks for, and nothing else."""
    asked_for = discord.Permissions(**dict.fromkeys(PERMISSIONS, True), administrator=True)  # denied anyway
    local.permit_everywhere(denied=[name for name, permitted in asked_for if not permitted])
    return local


@pytest.fixture
def walk(
    invited: LocalDiscord, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Walking:
    """Return a function that runs the check, by default without asking and in the channel dojo."""
    found: list[Finding] = []
    report = walking.report

    def noted(findings: list[Finding], words: Words) -> int:
        found[:] = findings
        return report(findings, words)

    monkeypatch.setattr(walking, "report", noted)

    async def walked(
        reading: Reading | None = None, *, token: str = "", language: str = "en", **wishes: object
    ) -> Course:
        settings = Settings(
            discord_token=SecretStr(token or invited.token), local_discord=invited.url, _env_file=None
        )
        wanted = Wishes(**{"channel": "dojo", "yes": reading is None, **wishes})
        code = await walking.check(settings, wanted, Words(language), reading)
        told = capsys.readouterr()
        assert settings.discord_token.get_secret_value() not in told.out + told.err
        return Course(code, {each.line: each for each in found}, told.out, told.err)

    return walked
