"""Duels of people who take no direct messages: the hand opens from the board, and the duel goes on."""

import pytest
from structlog.typing import EventDict

from bot.play.ground.times import MINUTE
from bot.play.people.people import DM_PAUSE, DM_REST
from bot.sandbox.components import texts
from bot.sandbox.request import Reply
from bot.sandbox.server import LocalDiscord
from bot.store.ids import UserId
from bot.wire.client import DuelBot
from tests.e2e.table import (
    OPEN_DM,
    SCRIPT,
    SEND,
    Clock,
    Table,
    challenged,
    nothing_waits,
    panels,
    pick_of,
    said,
    seated,
)
from tests.spoken import WORDS, core

NUDGE = core("nudge")


def nudges(table: Table) -> list[str]:
    return [texts(message) for message in table.public if NUDGE in texts(message)]


def refused(local: LocalDiscord) -> list[str]:
    return [request.path for request in local.requests if request.route == SEND and request.status == 403]


@pytest.mark.usefixtures("bot")
@pytest.mark.parametrize("closed", [("Ben",), ("Aya", "Ben")], ids=["one", "both"])
async def test_a_duel_is_played_whole_through_the_hand_button(
    local: LocalDiscord, closed: tuple[str, ...]
) -> None:
    for name in closed:
        local.people[name].close_dms()
    table = await seated(local)
    await local.until(lambda: len(nudges(table)) == len(closed))
    for message in table.public:
        if NUDGE in texts(message):
            assert local.pinged(message) in [[name] for name in closed]
    while not table.over:
        await table.play_turn()
        everybody = ["Aya", "Ben"]
        assert local.pinged(table.reveals[-1]) == (everybody if table.over else sorted(closed))
    await table.check_the_end()
    assert len(nudges(table)) == len(closed)
    for person in table.pair:
        assert len(table.letters(person)) == (0 if person.name in closed else len(SCRIPT) + 1)


@pytest.mark.usefixtures("bot")
async def test_the_hand_behind_the_button_is_seen_by_its_owner_alone(local: LocalDiscord) -> None:
    local.people["Ben"].close_dms()
    table = await seated(local)
    hand = await table.hand_of(table.ben)
    assert panels(table.ben, local.channel)[-1] == hand
    assert panels(table.aya, local.channel) == []
    answer = await table.ben.choose(hand, "snow")
    assert answer.kind == "update"
    assert "Turn 1: ❄️ **雪 Snow**" in texts(answer.message)


@pytest.mark.usefixtures("bot")
async def test_the_nudge_has_a_button_that_opens_the_hand(local: LocalDiscord) -> None:
    local.people["Ben"].close_dms()
    table = await seated(local)
    await local.until(lambda: nudges(table))
    [nudge] = [message for message in table.public if NUDGE in texts(message)]
    answer = await table.ben.press(nudge, "Hand")
    assert answer.private
    assert pick_of(answer.message)


async def test_somebody_who_takes_dms_again_gets_their_hand_by_dm_again(
    local: LocalDiscord, bot: DuelBot, clock: Clock
) -> None:
    local.people["Ben"].close_dms()
    table = await seated(local)
    await local.until(lambda: nudges(table))
    await table.play_turn()
    local.people["Ben"].open_dms()
    tried = [request.status for request in local.requests if request.route == SEND].count(403)
    assert tried == 1, "a closed door is not tried at each turn"
    await pass_time(bot, clock, DM_REST)
    await table.pick(table.aya)
    await table.ben.choose(await table.hand_of(table.ben), SCRIPT[1][1])
    assert pick_of(await table.prompt_of(table.ben, 3))


async def test_a_press_in_a_dm_has_the_hand_brought_as_soon_as_they_are_open(
    local: LocalDiscord, bot: DuelBot
) -> None:
    table = await seated(local)
    ben = table.ben
    prompt = await table.prompt_of(ben)
    ben.close_dms()
    await ben.choose(prompt, SCRIPT[0][1])
    await table.pick(table.aya)
    await local.until(lambda: len(nudges(table)) == 1)
    await ben.press(table.letters(ben)[0], "Hand")
    await local.until(lambda: len(refused(local)) == 2)
    await nothing_waits(bot)  # else the refusal is noted only after the next press
    assert len(table.letters(ben)) == 1, "still closed"
    ben.open_dms()
    await ben.press(table.letters(ben)[0], WORDS("duel-board-button"))
    assert pick_of(await table.prompt_of(ben, 2))
    assert len(nudges(table)) == 1, "it was tried quietly"


@pytest.mark.usefixtures("bot")
async def test_each_new_match_tries_again_and_says_where_its_hand_is(local: LocalDiscord) -> None:
    local.people["Ben"].close_dms()
    table = await seated(local)
    await local.until(lambda: len(nudges(table)) == 1)
    posted = await challenged(local, "Chiyo", "Ben")
    question = await table.ben.press(posted, "Accept")
    answer = await table.ben.choose(question.message, "wanderer")
    assert WORDS("hand-behind-button") in texts(answer.message)
    assert "comes by DM" not in texts(answer.message)
    await local.until(lambda: len(nudges(table)) == 2)


async def test_me_says_how_dms_stand(local: LocalDiscord, bot: DuelBot) -> None:
    ben = local.people["Ben"]
    assert WORDS("me-dms-stand-open") in said(await ben.slash(local.channel, "me"))
    ben.close_dms()
    table = await seated(local)
    await local.until(lambda: nudges(table))
    shown = await ben.slash(local.channel, "me")
    assert core("me-dms-stand-closed") in said(shown)
    await bot.play.me.set_dms(ben.id, wanted=False)
    assert WORDS("me-dms-stand-off") in said(await ben.slash(local.channel, "me"))


@pytest.mark.usefixtures("bot")
@pytest.mark.parametrize("code", [10013, 50001, 50278])
async def test_other_refusals_of_a_dm_count_as_a_closed_door(local: LocalDiscord, code: int) -> None:
    ben = local.people["Ben"]
    local.faults.fail(lambda request: request.path == f"/channels/{ben.dm.id}/messages", 403, code)
    table = await seated(local)
    await local.until(lambda: nudges(table))
    assert pick_of(await table.hand_of(ben))
    assert table.letters(ben) == []


@pytest.mark.parametrize(
    ("status", "code"),
    [(400, 50033), (400, 50035), (403, 0)],
)
async def test_whatever_else_discord_says_twice_to_a_dm_counts_as_a_closed_door(
    local: LocalDiscord, bot: DuelBot, log: list[EventDict], status: int, code: int
) -> None:
    ben = local.people["Ben"]
    page = "<html>Access denied</html>"  # some proxy's, where there is no code
    ben.close_dms(Reply(status, {"code": code, "message": "No"} if code else page))
    table = await seated(local)
    await local.until(lambda: nudges(table))
    await table.play_turn()
    tried = [request for request in local.requests if request.path == f"/channels/{ben.dm.id}/messages"]
    assert [request.status for request in tried] == [status, status]
    [warned] = [entry for entry in log if entry["log_level"] == "warning"]
    assert (warned["what"], warned["status"], warned["code"]) == ("hand", status, code)
    person = await bot.play.people.person(UserId(ben.id))
    assert person is not None
    rest = person.dm_closed_until - bot.now()
    assert 0 <= (DM_REST if code else DM_PAUSE) - rest < MINUTE


@pytest.mark.usefixtures("bot")
async def test_a_dm_that_is_not_taken_once_is_tried_again(local: LocalDiscord) -> None:
    ben = local.people["Ben"]
    local.faults.fail(lambda request: request.path == f"/channels/{ben.dm.id}/messages", 400, 50033)
    table = await seated(local)
    assert pick_of(await table.prompt_of(ben))
    assert not nudges(table)


async def test_dms_opened_too_fast_are_tried_again_after_a_while(
    local: LocalDiscord, bot: DuelBot, clock: Clock
) -> None:
    local.faults.fail(OPEN_DM, 403, 40003, times=2)
    table = await seated(local)
    await local.until(lambda: len(nudges(table)) == 2)
    for person in table.pair:
        await person.choose(await table.hand_of(person), SCRIPT[0][table.pair.index(person)])
    await table.told(1)
    await pass_time(bot, clock, DM_PAUSE)
    for person in table.pair:
        await person.choose(await table.hand_of(person), SCRIPT[1][table.pair.index(person)])
    for person in table.pair:
        assert pick_of(await table.prompt_of(person, 3))


async def pass_time(bot: DuelBot, clock: Clock, span: int) -> None:
    """Put the clock forward without making the bot think it was down."""
    clock.forward(span)
    await bot.play.deadlines.beat()
