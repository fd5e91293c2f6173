"""Settling a fight by presses before it: as recommended, or each answer by choice."""

import pytest

from bot.face.press import Press
from bot.play.entry.setups import read_digits
from bot.sandbox.actors.puppets import prompt_press
from bot.sandbox.components import texts, walk
from bot.sandbox.request import Json
from bot.sandbox.server import LocalDiscord
from bot.wire.client import DuelBot
from tests.e2e.estate import carrying
from tests.e2e.known_dice import known_dice
from tests.e2e.table import presses, said
from tests.e2e.way.foretold import WAY, seed_of_a_victory
from tests.e2e.way.way_table import GAME, begun
from tests.spoken import WORDS, core

LISTED = {
    "opponent": "shiro",
    "weapon": "yari",
    "surroundings": "bamboo",
    "climate": "rain",
    "yoroi": "mine",
}
SWITCHED = (1, 2)
"""The places of Gisei and Blood among the switches."""

OLD_BUTTON = WORDS("refusal-old-control")


async def panel_of(local: LocalDiscord, command: str = "solo play") -> Json:
    """Ask to play alone as Aya."""
    answer = await local.people["Aya"].slash(local.channel, command, game=GAME)
    assert answer.private, answer
    assert prompt_press(answer.message) is None, "nothing has begun"
    return answer.message


def wanting(panel: Json, wanted: str) -> str:
    """Return the custom id of the one control that wants this."""
    [found] = [press.custom_id for press in presses(panel) if press.parts[0] == wanted]
    return found


async def settled(bot: DuelBot, local: LocalDiscord, message: Json) -> dict[str, str]:
    """Return what was settled for the fight that a message shows."""
    press = prompt_press(message)
    assert press, texts(message)
    return dict((await bot.play.reading.match(press.id, local.people["Aya"].id)).answers)


async def test_what_is_recommended_begins_in_one_press(local: LocalDiscord, bot: DuelBot) -> None:
    panel = await panel_of(local)
    begins = await local.people["Aya"].press(panel, wanting(panel, "advised"))
    assert await settled(bot, local, begins.message) == {}, "the Student, as it is usually played"


async def test_every_answer_can_be_settled_by_presses(local: LocalDiscord, bot: DuelBot) -> None:
    aya, panel = local.people["Aya"], await panel_of(local)
    panel = (await aya.press(panel, WORDS("outset-settle"))).message
    for question, answer in LISTED.items():
        custom_id = wanting(panel, f"ask-{question}")
        panel = (await aya.choose(panel, settling(panel, question, answer), custom_id)).message
    for place in SWITCHED:
        switches = [each for each in presses(panel) if (each.area, each.parts[0]) == ("outset", "show")]
        panel = (await aya.press(panel, switches[place].custom_id)).message
    begins = await aya.press(panel, wanting(panel, "begin"))
    assert await settled(bot, local, begins.message) == {**LISTED, "gisei": "without", "blood": "with"}


async def test_whoever_has_won_is_recommended_the_next_opponent(local: LocalDiscord, bot: DuelBot) -> None:
    seed = seed_of_a_victory()
    with known_dice(seed):
        fight = await begun(local.people["Aya"], local.channel, seed)
    while not fight.foretold.over:
        await fight.choose(fight.foretold.sensible)
    panel = await panel_of(local)
    assert core("outset-why-next") in texts(panel)
    begins = await local.people["Aya"].press(panel, wanting(panel, "advised"))
    assert await settled(bot, local, begins.message) == {"opponent": "ronin"}
    board = await local.people["Ben"].slash(local.channel, "leaderboard", board=GAME)
    assert "**1** · Pupil" in said(board)


@pytest.mark.parametrize(
    "action",
    [
        "begin:way.fight/1:9999999999",
        "begin:way.fight/1:0",
        "begin:way.fight/3:000000000",
        "begin:bushido.duel/2:0",
        "begin",
        "open:moon",
    ],
)
async def test_what_no_panel_can_have_sent_begins_nothing(
    local: LocalDiscord, bot: DuelBot, action: str
) -> None:
    aya, panel = local.people["Aya"], await panel_of(local)
    custom_id = Press("outset", "fight", action=action).custom_id
    assert said(await aya.forge(carrying(panel, custom_id), custom_id, None)).startswith(OLD_BUTTON)
    assert await bot.play.reading.duels(aya.id) == []


def settling(panel: Json, question: str, answer: str) -> str:
    """Return the option of a question's list that settles this answer."""
    custom_id = wanting(panel, f"ask-{question}")
    [menu] = [part for part in walk(panel["components"]) if part.get("custom_id") == custom_id]
    values = [option["value"] for option in menu["options"]]
    return next(value for value in values if read_digits(WAY.questions, value)[question] == answer)
