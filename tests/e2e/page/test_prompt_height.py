"""How high a prompt is on a small phone, with all its controls: it fits without much scrolling.

A screenshot of what is too high is kept in the folder that ``SCREENSHOTS`` names.
"""

from collections.abc import AsyncGenerator, Awaitable, Callable
from functools import partial
from pathlib import Path

import pytest
import pytest_asyncio

from bot.face.pieces import PAIR
from bot.sandbox.actors.demo import begin_duel, begin_game, begin_kendo, begin_pocket
from bot.sandbox.actors.puppets import Puppets, choices_of, prompt_press, prompts
from bot.sandbox.people.person import Person
from bot.sandbox.request import Json
from bot.sandbox.server import LocalDiscord
from bot.sandbox.stage import Stage
from bot.store.ids import MatchId
from rules.bushido.fighters import FIGHTERS
from tests.depth import DEPTH
from tests.e2e.page.conftest import Visit
from tests.e2e.page.scenes import HIGHEST_IN, SEED, Scene, height_of, on_page, shown
from tests.e2e.page.visitor import Visitor
from tests.e2e.table import presses

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

WIDTH = 360
HIGHEST = 700
"""Pixels."""
HIGHEST_OF_ANSWERS = 420
"""The same of a card that was laid, with what it may ask."""
PLAIN = "opponent=student"
THREE = "opponent=three;weapon=kusarigama;surroundings=bamboo;yoroi=theirs"
WOUNDED = "opponent=shiro;weapon=bokken;surroundings=bamboo;yoroi=mine;blood=with"
BLOODY = "opponent=three;weapon=kusarigama;surroundings=bamboo;yoroi=theirs;blood=with"
"""Fights alone: against three there is more to be seen, and more to be done before a counterattack."""
TURNS = min(3, 1 + DEPTH)
FIGHTS = min(6, 2 + DEPTH)
"""The second turn tells of the first, so what comes after it is hardly higher."""

Begin = Callable[[Stage], Awaitable[None]]
"""Has a match begin."""


@pytest_asyncio.fixture(loop_scope="session")
async def played(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncGenerator[Stage]:
    """Set the stage for two or for as many as a test asks for, with a page to look at it."""
    people = getattr(request, "param", PAIR)
    async with on_page(f"sqlite:///{tmp_path}/duels.db", people=people) as opened:
        yield opened


@pytest.fixture
def local(played: Stage) -> LocalDiscord:
    """Show that stage on the page."""
    return played.local


async def height(visitor: Visitor, person: Person, picture: Path, highest: int = HIGHEST) -> float:
    """Return how high a player's newest DM is shown."""
    message = await shown(visitor, Scene(picture.stem, person, prompts(person)[0]))
    return await height_of(message, picture, highest)


async def began(played: Stage, begin: Begin, language: str) -> tuple[list[Person], Puppets]:
    """Begin a match of people who read a language; return them, and who plays for them."""
    people, puppets = list(played.local.people.values()), Puppets(played, SEED)
    for person in people:
        person.speak(language)
    await begin(played)
    await puppets.all_shown()
    return people, puppets


async def prompts_of(
    visitor: Visitor, played: Stage, puppets: Puppets, turns: int, folder: Path
) -> dict[str, float]:
    """Play this many turns of the one match, and return how high each prompt was shown."""
    people, heights = list(puppets.people.values()), dict[str, float]()
    (line,) = await played.bot.play.reading.duels(people[0].id)
    page = await played.bot.play.reading.match(line.match_id)
    while len(heights) < turns * len(people) and not page.outcome:
        for person in people:
            if any(player.owes and player.user_id == person.id for player in page.players):
                name = f"{page.game.partition('/')[0]}-{page.revision}-{person.name}"
                heights[name] = await height(visitor, person, folder / f"{name}.png")
        await puppets.answer_all(page)
        await puppets.all_shown()
        page = await played.bot.play.reading.match(line.match_id)
    return heights


async def begin_best_of_three(played: Stage) -> None:
    """Challenge Ben as Aya to several hands of Pocket Samurai, and accept as Ben."""
    aya, ben = played.local.people["Aya"], played.local.people["Ben"]
    setup = {"game": "pocket.hand", "setup": "length=best-of-three"}
    posted = await aya.slash(played.local.channel, "challenge", opponent=ben, **setup)
    await ben.press(posted.message or {}, "Accept")


async def begin_brawl(played: Stage) -> None:
    """Gather everyone for a brawl, each with their own fighter."""
    host, *others = played.local.people.values()
    first, *fighters = FIGHTERS
    posted = await host.slash(played.local.channel, "brawl", fighter=first)
    for person, fighter in zip(others, fighters, strict=False):
        asked = await person.press(posted.message or {}, posted_press(posted.message or {}, "join"))
        await person.choose(asked.message or {}, fighter)
    await host.press(posted.message or {}, posted_press(posted.message or {}, "start"))


def posted_press(lobby: Json, action: str) -> str:
    """Return the custom id of a lobby's button."""
    found = (press for press in presses(lobby) if (press.area, press.parts[0]) == ("lobby", action))
    return next(found).custom_id


async def begin_fight(played: Stage, setup: str) -> None:
    """Begin a fight alone, and go on with it by DM."""
    person = next(iter(played.local.people.values()))
    begun = await person.slash(played.local.channel, "solo play", game="way.fight", setup=setup)
    assert begun.message
    by_dm = next(press for press in presses(begun.message) if press.action == "dm")
    await person.press(begun.message, by_dm.custom_id)


async def drafted(played: Stage, people: list[Person], puppets: Puppets) -> None:
    """Draft for puppets."""
    (line,) = await played.bot.play.reading.duels(people[0].id)
    while (page := await played.bot.play.reading.match(line.match_id)).offered:
        await puppets.answer_all(page)
        await puppets.all_shown()


def judge(heights: dict[str, float], folder: Path, highest: int) -> None:
    """Hold all heights to a bound, and say where the screenshots are."""
    assert max(heights.values()) <= highest, f"{heights}; what is too high stands in {folder}"


@pytest.mark.parametrize("language", HIGHEST_IN)
async def test_a_whole_prompt_is_seen_at_once_on_a_small_phone(
    played: Stage, visit: Visit, folder: Path, language: str
) -> None:
    people, puppets = await began(played, begin_duel, language)
    asked = prompt_press(people[0].last(people[0].dm))
    assert asked
    visitor = await visit(WIDTH, 2 * HIGHEST)
    heights: dict[str, float] = {}
    for turn in range(1, TURNS + 1):
        for person in people:
            name = f"prompt-{language}-turn-{turn}-{person.name}"
            heights[name] = await height(visitor, person, folder / f"{name}.png")
        await puppets.answer_all(await played.bot.play.reading.match(MatchId(asked.id)))
        await puppets.all_shown()
    judge(heights, folder, HIGHEST)


@pytest.mark.parametrize("language", HIGHEST_IN)
async def test_a_whole_prompt_of_pocket_samurai_is_seen_at_once(
    played: Stage, visit: Visit, folder: Path, language: str
) -> None:
    people, puppets = await began(played, begin_pocket, language)
    await drafted(played, people, puppets)
    visitor = await visit(WIDTH, 2 * HIGHEST)
    judge(await prompts_of(visitor, played, puppets, TURNS, folder), folder, HIGHEST)


async def test_a_whole_prompt_of_the_best_of_three_is_seen_at_once(
    played: Stage, visit: Visit, folder: Path
) -> None:
    people, puppets = await began(played, begin_best_of_three, "de")
    await drafted(played, people, puppets)
    visitor = await visit(WIDTH, 2 * HIGHEST)
    judge(await prompts_of(visitor, played, puppets, FIGHTS, folder), folder, HIGHEST)


@pytest.mark.parametrize(
    ("played", "begin", "turns"),
    [(4, begin_kendo, TURNS), (8, begin_brawl, 2)],
    indirect=["played"],
    ids=["four at kendo", "a brawl of eight"],
)
async def test_a_whole_prompt_of_many_is_seen_at_once(
    played: Stage, visit: Visit, folder: Path, begin: Begin, turns: int
) -> None:
    _, puppets = await began(played, begin, "de")
    visitor = await visit(WIDTH, 2 * HIGHEST)
    judge(await prompts_of(visitor, played, puppets, turns, folder), folder, HIGHEST)


@pytest.mark.parametrize(
    ("game", "language"),
    [
        ("kendo.duel", "en-US"),
        ("kendo.duel", "de"),
        ("kendo.duel", "ja"),
        ("kendo.competition", "en-US"),
        ("kendo.competition", "de"),
    ],
)
async def test_a_whole_prompt_of_kendo_duel_is_seen_at_once(
    played: Stage, visit: Visit, folder: Path, game: str, language: str
) -> None:
    _, puppets = await began(played, partial(begin_game, game=game), language)
    visitor = await visit(WIDTH, 2 * HIGHEST)
    judge(await prompts_of(visitor, played, puppets, FIGHTS, folder), folder, HIGHEST)


@pytest.mark.parametrize(
    ("setup", "language"),
    [(PLAIN, "en-US"), (THREE, "en-US"), (THREE, "de"), (THREE, "ja"), (WOUNDED, "de"), (BLOODY, "de")],
)
async def test_a_whole_hand_of_a_fight_is_seen_at_once(
    played: Stage, visit: Visit, folder: Path, setup: str, language: str
) -> None:
    _, puppets = await began(played, partial(begin_fight, setup=setup), language)
    visitor = await visit(WIDTH, 2 * HIGHEST)
    judge(await prompts_of(visitor, played, puppets, FIGHTS, folder), folder, HIGHEST)


@pytest.mark.parametrize("language", HIGHEST_IN)
async def test_what_a_card_of_pocket_samurai_may_ask_is_seen_beside_it(
    played: Stage, visit: Visit, folder: Path, language: str
) -> None:
    people, puppets = await began(played, begin_pocket, language)
    await drafted(played, people, puppets)
    visitor, person = await visit(WIDTH, 2 * HIGHEST), people[0]
    prompt = person.last(person.dm)
    heights: dict[str, float] = {}
    for card in choices_of(prompt):
        answer = await person.choose(prompt, card)
        assert answer.message
        if ":answer:" in str(answer.message):
            name = f"laid-{language}-{card}"
            heights[name] = await height(visitor, person, folder / f"{name}.png", HIGHEST_OF_ANSWERS)
        change = next(press for press in presses(answer.message) if press.parts[0] == "change")
        prompt = (await person.press(answer.message, change.custom_id)).message or {}
    judge(heights, folder, HIGHEST_OF_ANSWERS)
