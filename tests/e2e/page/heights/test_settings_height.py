"""How high the pages of a server's settings are on a small phone, with all that may be amiss."""

from itertools import cycle
from pathlib import Path

import pytest

from bot.face.server.settings import PAGES, SET_UP, changes_press
from bot.play.delivery.stranding import SERVER
from bot.play.ground.repertoire import game_names
from bot.play.guild.settings_book import CHANGES
from bot.sandbox.request import Json
from bot.sandbox.stage import Stage
from bot.store.engine import Tx
from tests.e2e.page.conftest import Visit
from tests.e2e.page.heights.phone import HIGHEST, TALL, WIDTH
from tests.e2e.page.scenes import HIGHEST_IN, Scene, height_of, shown, speak
from tests.e2e.page.visitor import Visitor
from tests.e2e.settings_pages import choose, opened, turned

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

DENIED = "threads_refused"


async def trouble(played: Stage) -> None:
    """Break all that can be broken, and make as many changes as there is room for on a page."""
    local, owner = played.local, played.local.people["Aya"]
    hall, office = local.add_channel("hall"), local.add_channel("office")
    role, where = local.add_role("Elders"), local.channel
    for setting, value in (("channel", hall), ("reports", office), ("role", role)):
        await choose(owner, await opened(owner, where, setting), setting, value)
    games = await opened(owner, where, "games")
    for _, some in zip(range(CHANGES), cycle((game_names()[:1], game_names())), strict=False):
        games = await choose(owner, games, "games", *some)
    local.permit(local.channel, denied=["send_messages"])
    local.remove_channel(office)
    local.remove_channel(hall)
    facts = {"guild_id": local.guild.id, "channel_id": where.id}
    lost = {"subject": str(local.guild.id), "kind": SERVER, "told_at": 1, **facts}

    async def lose(tx: Tx) -> None:
        await tx.run(DENIED, **facts)
        await tx.run("stranding_add", gone=0, **lost)
        await tx.run("stranding_add", gone=1, **{**lost, "channel_id": office.id})

    await played.bot.play.settings_book.context.store.transact(lose)


async def measured(visitor: Visitor, played: Stage, panel: Json, picture: Path) -> float:
    """Return how high a panel is shown."""
    message = await shown(visitor, Scene(picture.stem, played.local.people["Aya"], panel))
    return await height_of(message.locator(".parts"), picture, HIGHEST)


@pytest.mark.parametrize("language", HIGHEST_IN)
async def test_every_page_of_the_settings_is_seen_at_once(
    played: Stage, visit: Visit, folder: Path, language: str
) -> None:
    owner, where = played.local.people["Aya"], played.local.channel
    await speak(played, language)
    visitor, heights = await visit(WIDTH, TALL), dict[str, float]()
    for state in ("fine", "amiss"):
        if state == "amiss":
            await trouble(played)
        for page in PAGES:
            panel = await turned(owner, (await owner.slash(where, "settings")).message or {}, page)
            name = f"settings-{page}-{state}-{language}"
            heights[name] = await measured(visitor, played, panel, folder / f"{name}.png")
    first = await opened(owner, where, PAGES[SET_UP][0])
    changes = (await owner.press(first, changes_press(0).custom_id)).message or {}
    name = f"settings-changes-{language}"
    heights[name] = await measured(visitor, played, changes, folder / f"{name}.png")
    print(f"The screenshots stand in {folder}:", heights)  # noqa: T201  for whoever looks at them
    assert {page: height for page, height in heights.items() if not 0 < height <= HIGHEST} == {}
