"""Screens worth looking at: what is played for them, and where they are on the page."""

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from playwright.async_api import Locator, expect

from bot.face.press import Press
from bot.face.server.welcome import SETTING_UP
from bot.face.words import SOURCE, locales
from bot.play.ground.chance import SeededChance
from bot.sandbox.actors.puppets import Puppets, prompts
from bot.sandbox.actors.ticks import Ticks
from bot.sandbox.components import carries, walk
from bot.sandbox.ground.names import NAMES
from bot.sandbox.ground.places import Channel
from bot.sandbox.page.page import routes
from bot.sandbox.people.person import Person
from bot.sandbox.request import Json
from bot.sandbox.stage import Stage, stage
from bot.store.ids import MatchId
from tests.depth import DEPTH
from tests.e2e.page.visitor import Visitor

LANGUAGES = ["en-US" if locale == SOURCE else locale for locale in locales()]
"""The languages of the catalogue, as Discord names them."""

HIGHEST_IN = LANGUAGES if DEPTH > 1 else ["de"]
"""Languages in which heights are measured. Of 24 prompts the German one was highest, or 22 pixels lower."""

SEED = 7
TURNS = 2
"""Turns after which there is something to see: cards are spent, and health is lost."""

DRAWN = """node => Promise.all([...node.querySelectorAll("img")].map((image) => {
    image.loading = "eager";
    return image.decode();
}))"""


@dataclass(frozen=True)
class Scene:
    """A message, and the person who looks at it."""

    name: str
    person: Person
    message: Json


def on_page(url: str, people: int) -> AbstractAsyncContextManager[Stage]:
    """Set a stage that can be viewed on a page, on which everything happens the same way each time."""
    return stage(url, people=NAMES[:people], chance=SeededChance(SEED), now=Ticks(), pages=routes)


async def speak(played: Stage, language: str) -> None:
    """Set everyone's language, and the server's."""
    owner = next(iter(played.local.people.values()))
    settings = await owner.slash(played.local.channel, "settings")
    await owner.choose(settings.message or {}, language.partition("-")[0], "v1:settings:language:0:set")
    for person in played.local.people.values():
        person.speak(language)


async def duel_scenes(played: Stage) -> AsyncIterator[Scene]:
    """Play some turns of a duel, and yield its challenge, its board, a reveal and a hand."""
    aya, ben = played.local.people["Aya"], played.local.people["Ben"]
    posted = await aya.slash(played.local.channel, "challenge", opponent=ben, fighter="swift")
    challenge = posted.message or {}
    yield Scene("challenge", aya, challenge)
    asked = await ben.press(challenge, _pressed(challenge, "challenge", "accept"))
    yield Scene("fighters", ben, asked.message or {})
    await ben.choose(asked.message or {}, "wanderer")
    puppets = Puppets(played, SEED)
    await puppets.all_shown()
    yield Scene("board", aya, aya.last(played.local.channel))
    (line,) = await played.bot.play.reading.duels(aya.id)
    await _play(played, puppets, line.match_id)
    yield Scene("reveal", aya, await _newest(played, line.match_id))
    yield Scene("hand", aya, prompts(aya)[0])


async def brawl_scenes(played: Stage) -> AsyncIterator[Scene]:
    """Play some turns of a brawl of everyone, and yield a reveal and a hand."""
    aya, *others = played.local.people.values()
    posted = await aya.slash(played.local.channel, "brawl", fighter="swift")
    lobby, puppets = posted.message or {}, Puppets(played, SEED)
    for person in others:
        asked = await person.press(lobby, _pressed(lobby, "lobby", "join"))
        await person.choose(asked.message or {}, "random")
    await puppets.all_shown()
    yield Scene("lobby", aya, lobby)
    await aya.press(lobby, _pressed(lobby, "lobby", "start"))
    await puppets.all_shown()
    match_id = next(line.match_id for line in await played.bot.play.reading.duels(others[-1].id))
    await _play(played, puppets, match_id)
    yield Scene("brawl-reveal", aya, await _newest(played, match_id))
    yield Scene("brawl-hand", others[-1], prompts(others[-1])[0])


async def panel_scenes(played: Stage) -> AsyncIterator[Scene]:
    """Yield a server's welcome, and what its manager and a newcomer see privately."""
    owner, newcomer, *_ = played.local.people.values()
    played.local.bring_bot_in()
    greeting = await played.local.until(partial(_greeting, owner, played.local.channel))
    yield Scene("welcome", owner, greeting or {})
    setup = await owner.press(greeting or {}, _pressed(greeting or {}, "settings", "open"))
    yield Scene("set-up", owner, setup.message or {})
    helped = await newcomer.slash(played.local.channel, "help")
    yield Scene("help", newcomer, helped.message or {})
    lesson = await newcomer.press(helped.message or {}, _pressed(helped.message or {}, "lesson", "open"))
    yield Scene("lesson", newcomer, lesson.message or {})


async def height_of(message: Locator, picture: Path, highest: int) -> float:
    """Return how high something is shown, and keep a picture if it is higher than allowed."""
    box = await message.bounding_box()
    assert box
    if box["height"] > highest:
        await message.screenshot(path=picture)
    return box["height"]


async def shown(visitor: Visitor, scene: Scene) -> Locator:
    """Bring a message to the front as its person sees it, with its pictures."""
    await visitor.catch_up()
    channel, pane = scene.message["channel_id"], str(scene.person.id)
    if channel != str(scene.person.dm.id):
        pane = "channel"
        await visitor.become(scene.person.name)
        place = visitor.page.locator(f"input[name=place][value='{channel}']")
        if await place.is_visible():
            await place.check(force=True)
    elif not await visitor.page.locator(f"[data-pane='{pane}']").is_visible():
        await visitor.chip(scene.person.name).click()
    found = visitor.page.locator(f"[data-pane='{pane}'] [data-message='{scene.message['id']}']")
    await expect(found).to_be_attached()
    await found.evaluate(DRAWN)
    return found


async def _play(played: Stage, puppets: Puppets, match_id: MatchId) -> None:
    for _ in range(TURNS):
        await puppets.answer_all(await played.bot.play.reading.match(match_id))
        await puppets.all_shown()


async def _newest(played: Stage, match_id: MatchId) -> Json:
    """Return the newest board of a match."""
    place = await played.bot.play.reading.newest_board(match_id)
    assert place
    return next(
        message
        for message in played.local.seen_by(played.local.people["Aya"])
        if message["id"] == str(place.message_id)
    )


def _greeting(owner: Person, channel: Channel) -> Json | None:
    """Return what the bot said when it joined the server."""
    return next((found for found in owner.messages(channel) if carries(found, SETTING_UP.custom_id)), None)


def _pressed(message: Json, area: str, action: str) -> str:
    """Return the custom id of a control by what it leads to."""
    presses = (Press.parse(part.get("custom_id", "")) for part in walk(message["components"]))
    return next(
        press.custom_id for press in presses if press and (press.area, press.parts[0]) == (area, action)
    )
