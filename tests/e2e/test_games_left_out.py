"""On a server that has left games out, each way to one of them is gone or says why it leads nowhere."""

import pytest

from bot.face.server.welcome import SETTING_UP
from bot.play.ground.repertoire import for_two, game_names, newest
from bot.play.guild.organisers import Standing
from bot.play.solo.lessons import lesson_names
from bot.sandbox.components import carries, texts
from bot.sandbox.request import Json
from bot.sandbox.server import LocalDiscord
from bot.wire.client import DuelBot
from rules.games import game
from tests.e2e.estate import carrying
from tests.e2e.table import PATIENCE, is_private, offers, presses, said
from tests.spoken import WORDS

ALONE, MANY = "way.fight", "bushido.brawl"
NOT_HERE = WORDS("refusal-game-not-allowed")


async def play_only(local: LocalDiscord, bot: DuelBot, *names: str) -> None:
    """Leave all other games out."""
    boss = Standing(local.guild.id, local.people["Aya"].id, frozenset(), manages=True)
    await bot.play.settings_book.change(local.guild.id, boss, "games", names)


@pytest.fixture
def untaught() -> str:
    """Return a game without a lesson."""
    return next(name for name in game_names() if name not in lesson_names())


def others(name: str) -> list[str]:
    """Return all games but one."""
    return [each for each in game_names() if each != name]


def leading(message: Json, area: str) -> list[str]:
    """Return what the controls of an area want."""
    return [press.action for press in presses(message) if press.area == area]


async def test_nobody_is_challenged_where_no_game_for_two_is_played(
    local: LocalDiscord, bot: DuelBot
) -> None:
    await play_only(local, bot, MANY)
    aya, ben = local.people["Aya"], local.people["Ben"]
    assert WORDS("refusal-no-game-allowed") in said(await aya.slash(local.channel, "challenge", opponent=ben))
    named = await aya.slash(local.channel, "challenge", opponent=ben, game="bushido.duel")
    assert NOT_HERE in said(named)


async def test_a_challenge_is_to_a_game_that_is_played(local: LocalDiscord, bot: DuelBot) -> None:
    name = next(each for each in others("bushido.duel") if for_two(game(newest(each))))
    await play_only(local, bot, name)
    aya = local.people["Aya"]
    ben = local.people["Ben"]
    await aya.slash(local.channel, "challenge", opponent=ben)
    [waiting] = await bot.play.challenges.open_for(ben.id)
    assert waiting.game == newest(name)


async def test_who_would_play_alone_reads_that_no_such_game_is_played(
    local: LocalDiscord, bot: DuelBot
) -> None:
    await play_only(local, bot, *others(ALONE))
    aya = local.people["Aya"]
    for command in ("solo play", "solo daily", "solo campaign"):
        assert WORDS("refusal-no-game-allowed") in said(await aya.slash(local.channel, command)), command


async def test_no_fighter_is_offered_of_a_game_that_is_left_out(local: LocalDiscord, bot: DuelBot) -> None:
    aya = local.people["Aya"]
    assert (await aya.autocomplete(local.channel, "challenge", "fighter", "swift")).choices
    await play_only(local, bot, ALONE)
    assert not (await aya.autocomplete(local.channel, "challenge", "fighter", "swift")).choices


async def test_try_it_on_the_greeting_leads_to_a_lesson_of_what_is_played(
    local: LocalDiscord, bot: DuelBot, untaught: str
) -> None:
    aya, ben = local.people["Aya"], local.people["Ben"]
    local.bring_bot_in()
    found = local.until(
        lambda: [each for each in aya.messages(local.channel) if carries(each, SETTING_UP.custom_id)],
        PATIENCE,
    )
    [greeting] = await found
    assert "step 1 of" in said(await ben.press(greeting, WORDS("lesson-try-button")))
    await play_only(local, bot, untaught)
    assert WORDS("refusal-lesson-none") in said(await ben.press(greeting, WORDS("lesson-try-button")))
    read = (await ben.press(greeting, WORDS("lesson-how-button"))).message or {}
    assert is_private(read)
    assert WORDS("rules-not-here") not in texts(read)


async def test_a_lesson_of_a_game_that_is_left_out_is_not_begun_here_but_by_dm(
    local: LocalDiscord, bot: DuelBot
) -> None:
    ben, name = local.people["Ben"], lesson_names()[0]
    read = (await ben.slash(local.channel, "rules")).message or {}
    by_dm = (await ben.slash(ben.dm, "rules")).message or {}
    await play_only(local, bot, *others(name))
    begin = f"v1:lesson::0:open:{name}"
    assert NOT_HERE in said(await ben.forge(carrying(read, begin), begin))
    assert "step 1 of" in said(await ben.forge(carrying(by_dm, begin), begin))


async def test_the_rules_begin_with_a_game_that_is_played_and_leaf_through_no_other(
    local: LocalDiscord, bot: DuelBot
) -> None:
    ben = local.people["Ben"]
    every = (await ben.slash(local.channel, "rules")).message or {}
    await play_only(local, bot, ALONE)
    page = (await ben.slash(local.channel, "rules")).message or {}
    first = texts(page)
    assert first != texts(every)
    assert not offers(page, "Back")
    while offers(page, "Next"):
        page = (await ben.press(page, "Next")).message or {}
        assert WORDS("rules-not-here") not in texts(page)
    old = (await ben.press(every, "Next")).message or {}
    assert WORDS("rules-not-here") in texts(old), "who still fights one may read on"


async def test_help_offers_no_lesson_and_no_fighters_where_there_are_none(
    local: LocalDiscord, bot: DuelBot, untaught: str
) -> None:
    ben = local.people["Ben"]
    every = (await ben.slash(local.channel, "help")).message or {}
    assert leading(every, "lesson")
    assert leading(every, "fighters")
    await play_only(local, bot, untaught)
    assert not leading((await ben.slash(local.channel, "help")).message or {}, "lesson")
    await play_only(local, bot, ALONE)
    assert not leading((await ben.slash(local.channel, "help")).message or {}, "fighters")
    assert WORDS("fighters-none") in said(await ben.slash(local.channel, "fighters"))
