"""Whole clicks: over sockets, through the real client, to the answer; beside bots that only answer.

    python -m apparatus.benchmarks.clicks [ROUNDS]

The bot runs in its own process; this one plays Discord and feeds it clicks, one at a time and 32 at once,
always the next pick of some duel. In the private panel a pick costs one request (the hand is redrawn), by DM
one (the clicked prompt is redrawn), or two if it resolves the turn (the next hand follows). A click is over
when all of its requests are answered; its time is that of the first. Beside it run bots without rules and
storage: one that answers with a word, and two that send the same messages.

Processor time is that of the bot's process in all its threads. Its outbox is held back to one request a
second, so that the time belongs to the click; ``requests`` counts what the outbox has to do. Each figure is
the median of the rounds, in each of which all bots take their turns.
"""

import asyncio
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from typing import Any

from apparatus.benchmarks.bot_process import BotProcess, our_bot, running
from apparatus.benchmarks.figures import Figures, figures, medians, table
from apparatus.benchmarks.lean_discord import APPLICATION, PERMITTED, LeanDiscord, message
from apparatus.benchmarks.ongoing import (
    CHANNEL,
    GUILD,
    Duel,
    Pick,
    dm_of,
    foresee,
    guild_of,
    lay_out,
    name_of,
    prompt_of,
    switch_pictures,
)
from bot.face.adapter import layout
from bot.face.bushido.duel.hand import hand
from bot.face.words import Words
from bot.play.ground.context import Context
from bot.play.match.looking_up import Reading
from bot.store.engine import open_store
from rules.bushido.wheel import TECHNIQUES

ROUNDS = 3
WARM_UP = 20
PATIENCE = 10.0
IN_FLIGHT = {1: 20, 32: 80}
"""How many clicks are under way at once, and through how many duels."""
EPHEMERAL, V2 = 1 << 6, 1 << 15
Json = dict[str, Any]

FIRST_CARD = f":pick:1:{TECHNIQUES[0]}"
"""How the custom id of the button ends that each pick replaces."""


@dataclass(frozen=True)
class Way:
    """A way to click, and how many requests such a click costs."""

    name: str
    private: bool
    """Whether the clicked message is the private panel."""
    requests: int
    """Requests of any other click."""
    requests_at_a_reveal: int
    """Requests of a click that resolves a turn."""
    requests_at_the_end: int
    """Requests of the last click of a duel."""
    start: Callable[[str, str], BotProcess]
    pictured: bool = True
    """Whether the bot shows pictures besides its words."""

    def cost(self, move: Pick) -> int:
        """Return how many requests a click costs."""
        if move.last:
            return self.requests_at_the_end
        return self.requests_at_a_reveal if move.seat else self.requests


@dataclass(frozen=True)
class Result:
    """What one bot did under one load."""

    latency: Figures
    cpu_us: float
    """Of the bot's process, for each click."""


async def components_of_a_hand(database_url: str, duel: Duel) -> list[Json]:
    """Return the components of a full hand, as the bot would show it."""
    async with open_store(database_url) as store:
        page = await Reading(Context(store)).match(duel.match_id, duel.user_ids[0])
    return layout(hand(page, Words("en"))).to_components()


def interaction(move: Pick, components: list[Json], *, private: bool, server: int = 0) -> Json:
    """Return the frame of a pick, on a message that carries the control."""
    custom_id = f"v1:hand:{move.match_id}:{move.revision}:pick:{move.revision + 1}:{move.choice}"
    carrying = [_with_id(part, custom_id) for part in components]
    return frame(
        move.user_id, carrying, {"custom_id": custom_id, "component_type": 2}, private=private, server=server
    )


def frame(user_id: int, components: list[Json], data: Json, *, private: bool, server: int = 0) -> Json:
    """Return the frame of a control that a player uses, on a message with these components."""
    user = {"id": str(user_id), "username": name_of(user_id), "discriminator": "0", "avatar": None}
    channel = {"id": str(CHANNEL + server), "type": 0, "name": "dojo"}
    dm = {"id": str(dm_of(user_id)), "type": 1, "recipients": [user]}
    where = channel if private else dm
    flags = V2 | EPHEMERAL if private else V2
    member = {"user": user, "roles": [], "joined_at": None, "permissions": "0", "flags": 0}
    who = {"guild_id": str(guild_of(server)), "member": member} if private else {"user": user}
    return {
        "application_id": APPLICATION,
        "type": 3,
        "version": 1,
        "channel_id": where["id"],
        "channel": where,
        "message": message(str(prompt_of(user_id)), where["id"], components, flags),
        "data": data,
        "locale": "en-US",
        "guild_locale": "en-US",
        "entitlements": [],
        "authorizing_integration_owners": {},
        "context": 0 if private else 1,
        "app_permissions": PERMITTED,
        "attachment_size_limit": 26_214_400,
        **who,
    }


def _with_id(part: Json, custom_id: str) -> Json:
    """Return a component with the first card's button under another custom id."""
    if "components" in part:
        return {**part, "components": [_with_id(inner, custom_id) for inner in part["components"]]}
    return {**part, "custom_id": custom_id} if part.get("custom_id", "").endswith(FIRST_CARD) else part


async def play(
    discord: LeanDiscord, way: Way, duels: list[Duel], components: list[Json], players: int
) -> list[float]:
    """Click through all duels, ``players`` at once, and return the seconds to each answer."""
    latencies: list[float] = []
    waiting = iter(duels)

    async def play_on() -> None:
        for duel in waiting:
            for move in duel.picks():
                click = await discord.click(interaction(move, components, private=way.private))
                async with asyncio.timeout(PATIENCE):
                    await click.complete(way.cost(move))
                latencies.append(click.answered_at - click.sent_at)

    await asyncio.gather(*(play_on() for _ in range(players)))
    return latencies


async def measure(way: Way, warm_up: list[Duel], duels: list[Duel], players: int) -> Result:
    """Start a bot on a fresh database, click through the warm-up and through all duels, and stop it."""
    with tempfile.TemporaryDirectory() as directory:
        url = f"sqlite:///{directory}/bot.db"
        async with open_store(url) as store:
            await lay_out(store, [*warm_up, *duels])
            await switch_pictures(store, [*warm_up, *duels], on=way.pictured)
        components = await components_of_a_hand(url, duels[0])
        async with LeanDiscord.open(GUILD, CHANNEL) as discord:
            with running(way.start(discord.url, url)) as process:
                await play(discord, way, warm_up, components, players)
                used, began = process.cpu_seconds, time.perf_counter()
                latencies = await play(discord, way, duels, components, players)
                took = time.perf_counter() - began
                cpu = process.cpu_seconds - used
    return Result(figures(latencies, took), cpu / len(latencies) * 1e6)


def empty_bot(answer: str) -> Callable[[str, str], BotProcess]:
    """Return a function that starts a bot that only answers."""
    return lambda url, _database_url: BotProcess("apparatus.benchmarks.empty_bot", url, answer)


def quiet_bot(url: str, database_url: str) -> BotProcess:
    """Start our bot with its outbox held back."""
    return our_bot(url, database_url, REQUESTS_PER_SECOND="1")


WAYS = (
    Way("empty callback: one word", True, 1, 1, 1, empty_bot("word")),
    Way("empty callback: a hand", True, 1, 1, 1, empty_bot("panel")),
    Way("pick in the private panel, in words", True, 1, 1, 1, quiet_bot, pictured=False),
    Way("pick in the private panel", True, 1, 1, 1, quiet_bot),
    Way("empty callback: a line and a hand", False, 2, 2, 2, empty_bot("dm")),
    Way("pick by DM, in words", False, 1, 2, 1, quiet_bot, pictured=False),
    Way("pick by DM", False, 1, 2, 1, quiet_bot),
)


def main(rounds: int = ROUNDS) -> None:
    """Measure every way with every load."""
    lines: list[tuple[Any, ...]] = []
    for players, number in IN_FLIGHT.items():
        duels = [foresee(each) for each in range(WARM_UP + number)]
        parted = duels[:WARM_UP], duels[WARM_UP:]
        taken = [[asyncio.run(measure(way, *parted, players)) for way in WAYS] for _ in range(rounds)]
        for place, way in enumerate(WAYS):
            latency = medians(results[place].latency for results in taken)
            cpu_us = median(results[place].cpu_us for results in taken)
            against = median(results[place].cpu_us / results[0].cpu_us for results in taken)
            figure = (latency.rate, latency.p50_ms, latency.p99_ms, int(cpu_us), against)
            lines.append((way.name, players, *figure))
    table("Clicks through the real client", HEADS, lines)


HEADS = ("click", "in flight", "clicks/s", "p50 ms", "p99 ms", "CPU µs each", "x one word")

if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
