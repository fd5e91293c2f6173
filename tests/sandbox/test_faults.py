"""What goes wrong between a bot and Discord, as the small bot meets it."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import discord
import pytest

from bot.play.ground.chance import now_ms
from bot.play.ground.times import HOUR, MINUTE
from bot.sandbox.checks.limits import EDIT, Limits
from bot.sandbox.components import texts
from bot.sandbox.server import LocalDiscord
from tests.sandbox.small_bot import SmallBot

CALLBACK = "POST /interactions/{id}/{token}/callback"
SEND = "POST /channels/{id}/messages"


def statuses(local: LocalDiscord, route: str) -> list[int | None]:
    return [request.status for request in local.requests if request.route == route]


async def test_a_late_answer_is_refused_and_the_person_told(local: LocalDiscord, bot: SmallBot) -> None:
    answer = await local.people["Aya"].slash(local.channel, "slow", seconds=3.05)
    assert answer.failed
    await local.until(lambda: bot.refusals)
    assert bot.refusals == [10062]
    assert local.people["Aya"].messages(local.channel) == []


async def test_a_second_answer_is_refused(local: LocalDiscord, bot: SmallBot) -> None:
    await local.people["Aya"].slash(local.channel, "twice")
    await local.until(lambda: bot.refusals)
    assert bot.refusals == [40060]
    assert len(local.people["Aya"].messages(local.channel)) == 1


async def test_closed_direct_messages_are_refused_until_they_are_opened(
    local: LocalDiscord, bot: SmallBot
) -> None:
    aya, ben = local.people["Aya"], local.people["Ben"]
    ben.close_dms()
    answer = await aya.slash(local.channel, "pick", friend=ben)
    assert answer.private
    assert bot.refusals == [50007]
    ben.open_dms()
    await aya.slash(local.channel, "pick", friend=ben)
    assert texts(ben.last(ben.dm)) == "Pick."


@pytest.mark.usefixtures("bot")
@pytest.mark.parametrize(
    ("fault", "times", "tries"),
    [({"retry_after": 0.05}, 2, [429, 429, 200]), ({"status": 502}, 1, [502, 200])],
)
async def test_the_client_waits_and_tries_again(
    local: LocalDiscord, fault: dict[str, Any], times: int, tries: list[int]
) -> None:
    aya, ben = local.people["Aya"], local.people["Ben"]
    local.faults.fail(SEND, **fault, times=times)
    answer = await aya.slash(local.channel, "pick", friend=ben)
    assert answer.message["content"] == "Asked."
    assert statuses(local, SEND) == tries
    assert len(ben.messages(ben.dm)) == 1


async def test_a_limit_is_announced_and_enforced(local: LocalDiscord, bot: SmallBot) -> None:
    local.limits = Limits(count=1, seconds=0.2)
    channel = bot.get_channel(local.channel.id)
    await asyncio.gather(channel.send("one"), channel.send("two"), channel.send("three"))
    told = [message["content"] for message in local.people["Aya"].messages(local.channel)]
    assert sorted(told) == ["one", "three", "two"]  # each once; the order is that of the client
    raw = Limits(count=1, seconds=60)
    [request, *_] = [request for request in local.requests if request.route == SEND]
    assert raw.take(request, now_ms())[1] is None
    headers, refusal = raw.take(request, now_ms())
    assert refusal.status == 429
    assert headers["X-RateLimit-Remaining"] == "0"


async def test_edits_of_old_messages_are_rationed_in_each_channel(local: LocalDiscord, bot: SmallBot) -> None:
    local.limits = Limits(old_edits=1, old_seconds=0.2)
    channel = bot.get_channel(local.channel.id)
    message = await channel.send("young")
    for text in ("still", "young"):
        await message.edit(content=text)
    assert statuses(local, EDIT) == [200, 200]
    local.clock.put_to(local.clock() + HOUR + MINUTE)
    await asyncio.gather(message.edit(content="old"), message.edit(content="old"))
    await channel.send("new")
    assert sorted(statuses(local, EDIT)[2:]) == [200, 200, 429]


async def test_a_planned_error_code_arrives_as_such(local: LocalDiscord, bot: SmallBot) -> None:
    local.faults.fail(SEND, status=403, code=40003)
    await local.people["Aya"].slash(local.channel, "pick", friend=local.people["Ben"])
    assert bot.refusals == [40003]


@pytest.mark.usefixtures("bot")
async def test_one_nonce_gives_one_message(local: LocalDiscord) -> None:
    aya = local.people["Aya"]
    await aya.slash(local.channel, "tell", text="Once upon a time", nonce="story-1")
    await local.until(lambda: aya.messages(local.channel)[0]["content"])
    assert [message["content"] for message in aya.messages(local.channel)] == ["same", "Once upon a time!"]
    await aya.slash(local.channel, "tell", text="Twice upon a time", nonce="story-2")
    await local.until(lambda: len(aya.messages(local.channel)) == 4)


async def test_a_lost_answer_is_sent_again_under_its_nonce(local: LocalDiscord, bot: SmallBot) -> None:
    local.faults.lose_answer(SEND)
    channel = bot.get_channel(local.channel.id)
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.2):
            await channel.send("Did it arrive?", nonce="only-1")
    await channel.send("Did it arrive?", nonce="only-1")
    assert len(local.people["Aya"].messages(local.channel)) == 1


@pytest.mark.usefixtures("bot")
async def test_a_swallowed_request_does_nothing(local: LocalDiscord) -> None:
    local.faults.swallow(CALLBACK)
    asking = asyncio.create_task(local.people["Aya"].slash(local.channel, "count"))
    await local.until(lambda: statuses(local, CALLBACK))
    assert statuses(local, CALLBACK) == [None]
    assert local.people["Aya"].messages(local.channel) == []
    asking.cancel()


async def test_the_same_interaction_can_arrive_twice(local: LocalDiscord, bot: SmallBot) -> None:
    aya = local.people["Aya"]
    counter = (await aya.slash(local.channel, "count")).message
    local.faults.deliver_twice()
    await aya.press(counter, "Count")
    await local.until(lambda: len(statuses(local, CALLBACK)) == 3)
    assert statuses(local, CALLBACK) == [200, 200, 400]
    await local.until(lambda: bot.refusals)
    assert bot.refusals == [40060]
    ids = {request.path.split("/")[2] for request in local.requests if request.route == CALLBACK}
    assert len(ids) == 2


@pytest.mark.usefixtures("bot")
async def test_interactions_can_arrive_late_and_out_of_order(local: LocalDiscord) -> None:
    aya, ben = local.people["Aya"], local.people["Ben"]
    held = local.faults.hold(2)
    first = asyncio.create_task(aya.slash(local.channel, "count"))
    await local.until(lambda: len(held.kept) == 1)
    second = asyncio.create_task(ben.slash(local.channel, "whisper"))
    await local.until(lambda: len(held.kept) == 2)
    held.release(1, 0)
    assert (await first).kind == (await second).kind == "message"
    called = [request.path.split("/")[2] for request in local.requests if request.route == CALLBACK]
    assert called == [held.kept[1]["id"], held.kept[0]["id"]]


@pytest.mark.usefixtures("bot")
async def test_hooks_run_before_and_after_a_request_is_handled(local: LocalDiscord) -> None:
    aya = local.people["Aya"]
    seen: list[tuple[str, int, int | None]] = []
    local.faults.before(
        CALLBACK, lambda request: seen.append(("before", len(aya.messages(local.channel)), request.status))
    )
    local.faults.after(
        CALLBACK, lambda request: seen.append(("after", len(aya.messages(local.channel)), request.status))
    )
    await aya.slash(local.channel, "count")
    await local.until(lambda: len(seen) == 2)
    assert seen == [("before", 0, None), ("after", 1, 200)]


async def test_a_deleted_message_and_channel_are_unknown_to_the_bot(
    local: LocalDiscord, bot: SmallBot
) -> None:
    aya = local.people["Aya"]
    shrine = local.add_channel("shrine")
    await local.until(lambda: bot.get_channel(shrine.id) is not None)
    board = await bot.get_channel(shrine.id).send("A board")
    local.remove_message(aya.last(shrine))
    assert await code_of(board.edit(content="A new board")) == 10008
    history = [message async for message in board.channel.history()]
    assert history == []
    partial = bot.get_partial_messageable(shrine.id)
    local.remove_channel(shrine)
    assert await code_of(partial.send("Anyone?")) == 10003


async def test_a_press_on_a_deleted_message_reaches_the_bot(local: LocalDiscord, bot: SmallBot) -> None:
    aya = local.people["Aya"]
    counter = (await aya.slash(local.channel, "count")).message
    local.remove_message(counter)
    pressing = asyncio.create_task(aya.press(counter, "Count"))
    await local.until(lambda: bot.refusals)
    assert bot.refusals == [10008]
    pressing.cancel()


async def code_of(doing: Coroutine[Any, Any, object]) -> int:
    with pytest.raises(discord.HTTPException) as refused:
        await doing
    return refused.value.code
