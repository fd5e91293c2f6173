"""How high the panel of a tournament, the list of weekly tournaments and one of them are on a small phone."""

from collections.abc import AsyncGenerator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.play.gatherings.cups import MOST_CUPS, CupTerms
from bot.play.gatherings.outlines import Outline
from bot.play.gatherings.rhythm import Rhythm
from bot.play.guild.organisers import Standing
from bot.sandbox.page.page import routes
from bot.sandbox.server import LocalDiscord
from bot.sandbox.stage import Stage, stage
from tests.e2e.page.conftest import Visit
from tests.e2e.page.scenes import LANGUAGES, Scene, height_of, shown, speak

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

WIDTH, TALL, HIGHEST = 360, 2000, 700
"""Pixels."""


@pytest_asyncio.fixture(loop_scope="session")
async def played(sqlite_url: str) -> AsyncGenerator[Stage]:
    async with stage(sqlite_url, pages=routes) as opened:
        yield opened


@pytest.fixture
def local(played: Stage) -> LocalDiscord:
    return played.local


def standing_of(played: Stage) -> Standing:
    return Standing(played.local.guild.id, played.local.people["Aya"].id, frozenset(), manages=True)


async def fill(played: Stage) -> None:
    """Hold as many as a server can have."""
    local = played.local
    boss = standing_of(played)
    outline = Outline("pocket.hand", "11", places=32)
    terms = CupTerms(outline, "The Tea Cup of Friday", Rhythm(4, 20 * 60, "Europe/Berlin", 2), 4)
    for _ in range(MOST_CUPS):
        await played.bot.play.cups.add(channel_id=local.channel.id, host=boss, terms=terms, barred=None)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_weekly_tournaments_are_seen_at_once(
    played: Stage, visit: Visit, folder: Path, language: str
) -> None:
    owner, where = played.local.people["Aya"], played.local.channel
    await speak(played, language)
    await fill(played)
    scenes = {
        name: (await owner.slash(where, command)).message or {}
        for name, command in {
            "list": "organise tournament weekly",
            "panel": "organise tournament create",
            "season": "organise season close",
        }.items()
    }
    listed = (await owner.slash(where, "organise tournament weekly")).message or {}
    [page] = (await played.bot.play.cups.of(played.local.guild.id, standing_of(played)))[:1]
    scenes["desk"] = (await owner.choose(listed, page.cup.id)).message or {}
    visitor, heights = await visit(WIDTH, TALL), dict[str, float]()
    for name, message in scenes.items():
        picture = folder / f"weekly-{name}-{language}.png"
        seen = (await shown(visitor, Scene(name, owner, message))).locator(".parts")
        heights[name] = await height_of(seen, picture, HIGHEST)
    print(f"The screenshots stand in {folder}:", heights)  # noqa: T201  for whoever looks at them
    assert {name: height for name, height in heights.items() if not 0 < height <= HIGHEST} == {}
