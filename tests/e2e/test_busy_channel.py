"""A channel in which much is told does not hold up what is told elsewhere."""

import asyncio
from itertools import permutations

import pytest

from bot.play.delivery.deliveries import Deliveries
from bot.play.ground.times import HOUR
from bot.play.messages.parcels import READY_PAUSE
from bot.sandbox.components import texts
from bot.sandbox.ground.places import Channel
from bot.sandbox.people.person import Person
from bot.sandbox.request import LoggedRequest
from bot.sandbox.server import LocalDiscord
from bot.wire.client import DuelBot
from bot.wire.traffic import IN_ONE_CHANNEL, OLD_EDITS
from tests.e2e.table import PATIENCE, REVEAL, Clock, is_reveal, nothing_waits
from tests.e2e.test_thread_mode import want_threads


async def begun(bot: DuelBot, channel: Channel, pair: tuple[Person, Person], guild_id: int) -> str:
    """Begin a duel in a channel, and return its id."""
    challenger, opponent = pair
    challenge = await bot.play.challenges.issue(
        guild_id=guild_id,
        channel_id=channel.id,
        challenger_id=challenger.id,
        opponent_id=opponent.id,
        wish="swift",
        pace="day",
    )
    begun = await bot.play.challenges.accept(challenge_id=challenge.id, user_id=opponent.id, wish="wanderer")
    return begun.match_id


async def decide(bot: DuelBot, match_id: str, pair: tuple[Person, ...], clicks: list[int]) -> None:
    """Play a card for both, which decides the first turn; or for one alone, who then shows as ready."""
    for person, card in zip(pair, ("moon", "snow"), strict=False):
        clicks.append(len(clicks) + 1)
        await bot.play.matches.pick(
            match_id=match_id,
            revision=0,
            user_id=person.id,
            choice=card,
            interaction_id=clicks[-1],
            prompt_id=None,
        )
    bot.outbox.wake()


async def test_a_lone_reveal_overtakes_a_busy_channel(
    local: LocalDiscord, bot: DuelBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot.outbox.at_once = IN_ONE_CHANNEL + 1
    await want_threads(local, "off")
    busy, quiet = local.channel, local.add_channel("shrine")
    pairs = list(permutations(local.people.values(), 2))
    lone_pair = pairs.pop()
    crowd = {await begun(bot, busy, pair, local.guild.id): pair for pair in pairs}
    lone = await begun(bot, quiet, lone_pair, local.guild.id)
    bot.outbox.wake()
    await nothing_waits(bot)

    said_elsewhere, held, clicks = asyncio.Event(), list[LoggedRequest](), list[int]()

    async def hold(request: LoggedRequest) -> None:
        held.append(request)
        await said_elsewhere.wait()

    local.faults.before(lambda request: stands_in(request, busy), hold, times=1000)
    local.faults.after(
        lambda request: stands_in(request, quiet) and is_reveal(request), lambda _: said_elsewhere.set()
    )
    next_due, left_out = Deliveries.next_due, list[list[int]]()

    async def note(deliveries: Deliveries, full: list[int]) -> int | None:
        left_out.append(full)
        return await next_due(deliveries, full)

    monkeypatch.setattr(Deliveries, "next_due", note)
    for match_id, pair in crowd.items():
        await decide(bot, match_id, pair, clicks)
    await local.until(lambda: len(held) == IN_ONE_CHANNEL, PATIENCE)
    await local.until(lambda: [busy.id] in left_out, PATIENCE)  # it rests, and does not look again and again
    await decide(bot, lone, lone_pair, clicks)
    await local.until(said_elsewhere.is_set, PATIENCE)
    assert len(held) == IN_ONE_CHANNEL
    await nothing_waits(bot)

    told = [message for message in local.people["Aya"].messages(busy) if REVEAL.search(texts(message))]
    assert len(told) == len(crowd)
    looked_for = [request for request in local.requests if request.route.startswith("GET /channels/")]
    assert looked_for == [], "what was set aside is in no doubt"


def is_edit(request: LoggedRequest, channel: Channel) -> bool:
    return request.method == "PATCH" and stands_in(request, channel)


def stands_in(request: LoggedRequest, channel: Channel) -> bool:
    return request.path.startswith(f"/channels/{channel.id}/messages")


async def test_what_is_new_overtakes_edits_of_old_messages_in_its_channel(
    local: LocalDiscord, bot: DuelBot, clock: Clock
) -> None:
    await want_threads(local, "off")
    pairs = list(permutations(local.people.values(), 2))
    duels = {await begun(bot, local.channel, pair, local.guild.id): pair for pair in pairs}
    bot.outbox.wake()
    await nothing_waits(bot)
    clock.forward(2 * HOUR)

    told, held, clicks = asyncio.Event(), list[LoggedRequest](), list[int]()

    async def hold(request: LoggedRequest) -> None:
        held.append(request)
        await told.wait()

    local.faults.before(lambda request: is_edit(request, local.channel), hold, times=1000)
    local.faults.after(is_reveal, lambda _: told.set())
    lone, *crowd = duels
    for match_id in crowd:
        await decide(bot, match_id, duels[match_id][:1], clicks)
    clock.forward(READY_PAUSE)
    bot.outbox.wake()
    await local.until(lambda: len(held) == OLD_EDITS, PATIENCE)
    await decide(bot, lone, duels[lone], clicks)
    await local.until(told.is_set, PATIENCE)
    assert len(held) == OLD_EDITS
    await nothing_waits(bot)
    ready = [message for message in local.people["Aya"].messages(local.channel) if "✅" in texts(message)]
    assert len(ready) == len(crowd)
