"""Choosing a fighter: from the list, by chance, or with the sheets in hand."""

import pytest

from bot.face.words import Words
from bot.sandbox.components import STRING_SELECT, texts, walk
from bot.sandbox.request import Json
from bot.sandbox.server import LocalDiscord
from rules.bushido.duel import Duel
from tests.e2e.table import challenged, said
from tests.spoken import core

pytestmark = pytest.mark.usefixtures("bot")

WORDS = Words()


def listed(message: Json) -> dict[str, Json]:
    """Return the options of the one list of a message, by value."""
    (menu,) = [part for part in walk(message["components"]) if part["type"] == STRING_SELECT]
    return {option["value"]: option for option in menu["options"]}


async def asked(local: LocalDiscord) -> Json:
    """Accept a challenge as Ben, and return the question that follows."""
    question = await local.people["Ben"].press(await challenged(local), "Accept")
    return question.message or {}


async def test_one_of_the_list_is_marked_for_beginners(local: LocalDiscord) -> None:
    options = listed(await asked(local))
    marked = [
        value for value, option in options.items() if core("role-beginners") in option.get("description", "")
    ]
    assert marked == [Duel.beginners_role]


async def test_a_press_leaves_it_to_chance(local: LocalDiscord) -> None:
    ben = local.people["Ben"]
    answered = await ben.press(await asked(local), WORDS("role-chance"))
    assert answered.kind == "update"
    assert said(answered).startswith(WORDS("challenge-accepted-private"))


async def test_every_sheet_can_be_looked_at_and_chosen_from(local: LocalDiscord) -> None:
    ben = local.people["Ben"]
    shown = await ben.press(await asked(local), WORDS("role-sheets"))
    for role in Duel().roles:
        shown = await ben.choose(shown.message or {}, role, WORDS("role-placeholder"))
        assert WORDS(f"fighter-{role}.name") in texts(shown.message or {})
        assert listed(shown.message or {})[role]["default"]
    chosen = await ben.press(shown.message, f"Play {WORDS(f'fighter-{Duel().roles[-1]}.name')}")
    assert chosen.kind == "update"
    assert said(chosen).startswith(WORDS("challenge-accepted-private"))
