"""How high the panel of a tournament, the list of weekly tournaments and one of them are on a small phone."""

from pathlib import Path

import pytest

from bot.play.gatherings.cups import MOST_CUPS, CupTerms
from bot.play.gatherings.outlines import Outline
from bot.play.gatherings.rhythm import Rhythm
from bot.play.guild.organisers import Standing
from bot.sandbox.stage import Stage
from tests.e2e.page.conftest import Visit
from tests.e2e.page.heights.phone import TALL, WIDTH, check_heights
from tests.e2e.page.scenes import HIGHEST_IN, speak

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


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


@pytest.mark.parametrize("language", HIGHEST_IN)
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
    await check_heights(await visit(WIDTH, TALL), owner, scenes, folder, language)
