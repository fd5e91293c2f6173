"""The puzzle of a day over sockets: asked and answered privately, on a server and by DM."""

import pytest

from bot.play.ground.times import DAY
from bot.play.solo.puzzles import FIRST_DAY, puzzle_of
from bot.sandbox.components import TEXT, texts
from bot.sandbox.ground.places import Channel
from bot.sandbox.people.person import EPHEMERAL, Person
from bot.sandbox.request import Json
from bot.sandbox.server import LocalDiscord
from bot.wire.client import DuelBot
from tests.e2e.table import Clock, let_pass, nothing_waits, offers, said
from tests.spoken import WORDS, core

pytestmark = pytest.mark.usefixtures("bot")


async def asked(person: Person, where: Channel) -> Json:
    """Ask for the puzzle of the day, and go on to its question."""
    answer = await person.slash(where, "puzzle")
    assert answer.message
    return await question_of(person, answer.message)


async def question_of(person: Person, puzzle: Json) -> Json:
    """Go on to the question, if the position takes so long to read that it has its own page."""
    if not offers(puzzle, WORDS("puzzle-answer-button")):
        return puzzle
    return (await person.press(puzzle, WORDS("puzzle-answer-button"))).message or {}


def control(day: int, action: str) -> str:
    return f"v1:puzzle::{day}:{action}"


async def test_it_is_answered_once_and_told_to_nobody_else(
    local: LocalDiscord, bot: DuelBot, clock: Clock
) -> None:
    aya, ben = local.people["Aya"], local.people["Ben"]
    day = clock() // DAY
    one, two, *_ = puzzle_of(day).options
    panel = await asked(aya, local.channel)
    assert panel["flags"] & EPHEMERAL
    assert core("puzzle-next") not in texts(panel)
    answered = await aya.press(panel, control(day, f"card:{one}"))
    assert core("puzzle-next") in said(answered)
    again = await aya.press(panel, control(day, f"card:{two}"))
    assert texts(again.message or {}) == texts(answered.message or {}), "the first answer stays"
    assert core("puzzle-next") not in texts(await asked(ben, local.channel))
    await nothing_waits(bot)
    assert local.people["Daigo"].messages(local.channel) == []


async def test_points_are_divided_in_a_form_by_dm_and_a_wrong_sum_loses_nothing(
    local: LocalDiscord, clock: Clock
) -> None:
    aya, day = local.people["Aya"], clock() // DAY
    one, two, *_ = puzzle_of(day).options
    panel = await asked(aya, aya.dm)
    form = await aya.press(panel, control(day, "divide"))
    assert form.form
    refused = await aya.submit(form.form, {one: "60", two: "30"})
    assert said(refused) == WORDS("refusal-puzzle-sum", sum=90, points=100)
    refused = await aya.submit(form.form, {one: "all"})
    assert said(refused) == WORDS("refusal-puzzle-number", points=100)
    taken = await aya.submit(form.form, {one: "60", two: "40"})
    assert core("puzzle-next") in said(taken)


async def test_after_midnight_yesterdays_puzzle_takes_no_answer(
    local: LocalDiscord, bot: DuelBot, clock: Clock
) -> None:
    aya, day = local.people["Aya"], clock() // DAY
    panel = await asked(aya, local.channel)
    await let_pass(DAY - clock() % DAY, bot, clock)
    card = control(day, f"card:{puzzle_of(day).options[0]}")
    for press in (card, control(day, "divide")):
        assert said(await aya.press(panel, press)) == WORDS("refusal-puzzle-over")
    assert control(day + 1, "card:") in str(await asked(aya, local.channel))


async def test_how_one_did_is_shown_to_the_channel_and_gives_nothing_away(
    local: LocalDiscord, bot: DuelBot, clock: Clock
) -> None:
    aya, ben, day = local.people["Aya"], local.people["Ben"], clock() // DAY
    options = puzzle_of(day).options
    panel = await asked(aya, local.channel)
    answered = (await aya.press(panel, control(day, f"card:{options[0]}"))).message or {}
    await aya.press(answered, WORDS("shown-button"))
    await nothing_waits(bot)
    [line] = local.people["Daigo"].messages(local.channel)
    told = texts(line)
    assert f"{aya.mention} · Puzzle {day - FIRST_DAY + 1}:" in told
    assert [part["type"] for part in line["components"]] == [TEXT], "a line alone"
    assert not [card for card in options if card in told.lower()]
    forged = await ben.forge(answered, f"v1:shown::{day}:puzzle")
    assert said(forged) == WORDS("refusal-puzzle-unanswered")


async def test_the_board_of_the_week_is_reached_from_the_puzzle_and_shown(
    local: LocalDiscord, bot: DuelBot, clock: Clock
) -> None:
    aya, ben, day = local.people["Aya"], local.people["Ben"], clock() // DAY
    panel = await asked(aya, local.channel)
    await aya.press(panel, control(day, f"card:{puzzle_of(day).options[0]}"))
    await let_pass(DAY, bot, clock)
    puzzle = (await ben.slash(local.channel, "puzzle")).message or {}
    week = await ben.press(puzzle, WORDS("puzzle-week-button"))
    assert "Aya" in said(week)
    await ben.press(week.message, WORDS("shown-button"))
    await nothing_waits(bot)
    [posted] = local.people["Daigo"].messages(local.channel)
    assert WORDS("puzzle-week-title") in texts(posted)
    back = await ben.press(week.message, WORDS("puzzle-week-back"))
    assert core("puzzle-ask") in texts(await question_of(ben, back.message or {}))
