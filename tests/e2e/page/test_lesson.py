"""A guided first duel in a browser, begun at the rules: played by clicks."""

from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from playwright.async_api import Error, Locator, expect

from bot.face.registry.faces import BOOKS
from bot.face.words import Words
from bot.play.ground.repertoire import system_name
from bot.play.solo.lessons import first_course, lesson_names
from bot.sandbox.components import texts, walk
from bot.sandbox.ground.places import Channel
from bot.sandbox.people.person import Person
from bot.sandbox.request import Json
from bot.sandbox.stage import Stage
from tests.e2e.page.conftest import Visit
from tests.e2e.page.scenes import HIGHEST_IN, height_of
from tests.e2e.page.test_prompt_height import HIGHEST, judge, local, played
from tests.e2e.table import presses

__all__ = ["local", "played"]

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

DECODED = "(panel) => Promise.all([...panel.querySelectorAll('img')].map((image) => image.decode()))"

STEPS = first_course().lesson.steps


async def seen(panel: Locator, picture: Path) -> float:
    """Return how high a step is shown, and keep a picture of one that is too high.

    A page that draws the message anew meanwhile has another element for it, which is looked at then.
    """
    with suppress(Error):
        return await _seen(panel, picture)
    return await _seen(panel, picture)


async def _seen(panel: Locator, picture: Path) -> float:
    await panel.evaluate(DECODED)
    return await height_of(panel, picture, HIGHEST)


@pytest.mark.parametrize(
    ("width", "language"), [*((360, language) for language in HIGHEST_IN), (1280, "en-US")]
)
async def test_a_first_duel_is_played_by_clicks_alone(
    played: Stage, visit: Visit, folder: Path, width: int, language: str
) -> None:
    words, aya = Words(language), played.local.people["Aya"]
    aya.speak(language)
    visitor = await visit(width, 2 * HIGHEST)
    await aya.slash(played.local.channel, "rules")
    panel = visitor.channel.get_by_role("article").last
    heights = {"rules": await seen(panel, folder / f"rules-{language}-{width}.png")}
    await panel.get_by_role("button", name=words("lesson-try-button")).click()
    for step in range(1, STEPS + 1):
        title = words("lesson-title", seats=2, step=step, steps=STEPS).removeprefix("### ")
        await expect(panel).to_contain_text(title)
        name = f"lesson-{language}-{width}-{step}"
        heights[f"{name}-hand"] = await seen(panel, folder / f"{name}-hand.png")
        cards = panel.locator(".row button, [class*=row] button")
        await cards.nth(3 if step == 1 else 0).click()
        if step < STEPS:
            onward = panel.get_by_role("button", name=words("lesson-onward"), exact=True)
            await expect(onward).to_be_visible()
            heights[f"{name}-told"] = await seen(panel, folder / f"{name}-told.png")
            await onward.click()
    await expect(panel).to_contain_text(words("lesson-over", seats=2).removeprefix("### "))
    heights["end"] = await seen(panel, folder / f"lesson-{language}-{width}-end.png")
    judge(heights, folder, HIGHEST)


@pytest.mark.parametrize("language", HIGHEST_IN)
async def test_each_other_game_is_learnt_in_steps_that_fit_a_small_phone(
    played: Stage, visit: Visit, folder: Path, language: str
) -> None:
    aya, rng = played.local.people["Aya"], Random(4)
    aya.speak(language)
    visitor = await visit(360, 2 * HIGHEST)
    panel, heights = visitor.channel.get_by_role("article").last, dict[str, float]()
    for name in lesson_names()[1:]:
        message, number = await _begun(aya, played.local.channel, name), 0
        while step := _next(message, rng):
            picture = folder / f"{name}-{language}-{number}.png"
            heights[picture.name] = await _measured(panel, message, picture)
            custom_id, values = step
            message, number = (await aya.forge(message, custom_id, values)).message or {}, number + 1
        picture = folder / f"{name}-{language}-end.png"
        heights[picture.name] = await _measured(panel, message, picture)
    judge(heights, folder, HIGHEST)


async def _begun(person: Person, where: Channel, name: str) -> Json:
    """Begin a lesson at the pages of its system."""
    (page,) = [book.primer[0] for book in BOOKS if book.system == system_name(name)]
    words, read = Words(person.locale), await person.slash(where, "rules")
    every = await person.press(read.message or {}, words("rules-all"))
    read = await person.choose(every.message or {}, page, "v1:rules::0:list")
    return (await person.press(read.message or {}, words("lesson-try-button"))).message or {}


async def _measured(panel: Locator, message: Json, picture: Path) -> float:
    """Return how high a step is once the page shows it."""
    told = texts(message)
    await expect(panel).to_contain_text(told.removeprefix("### ").partition("\n")[0])
    shown = expect(panel)
    await (shown.to_contain_text("💡") if "💡" in told else shown.not_to_contain_text("💡"))
    return await seen(panel, picture)


def _next(message: Json, rng: Random) -> tuple[str, tuple[str, ...]] | None:
    """Choose what to use next, with what comes along from a list; nothing at the end of a lesson."""
    ways = {
        press.custom_id: press.parts[0]
        for press in presses(message)
        if press.area == "lesson" and press.parts[0] in {"hand", "told", "chosen"}
    }
    if not ways:
        return None
    way = rng.choice(list(ways))
    offered = [option["value"] for part in walk(message["components"]) for option in part.get("options", ())]
    return way, (rng.choice(offered),) if ways[way] == "chosen" else ()


@pytest.mark.parametrize("language", HIGHEST_IN)
async def test_each_short_page_of_the_rules_is_seen_at_once_on_a_small_phone(
    played: Stage, visit: Visit, folder: Path, language: str
) -> None:
    words, aya = Words(language), played.local.people["Aya"]
    aya.speak(language)
    visitor = await visit(360, 2 * HIGHEST)
    opened = await aya.slash(played.local.channel, "rules")
    panel = visitor.channel.get_by_role("article").last
    heights = dict[str, float]()
    assert opened.message
    opened = await aya.press(opened.message, words("rules-all"))
    for book in BOOKS:
        assert opened.message
        opened = await aya.choose(opened.message, book.primer[0], "v1:rules::0:list")
        for page in book.primer:
            assert opened.message
            await expect(panel).to_contain_text(words(f"rules-{page}"))
            heights[page] = await seen(panel, folder / f"{page}-{language}.png")
            opened = await aya.press(opened.message, words("rules-next"))
    judge(heights, folder, HIGHEST)
