"""Whole rounds by DM, with everything the outbox sends for them: how many the bot can carry.

    python -m apparatus.benchmarks.rounds [DUELS]

As in ``clicks``, the bot runs in its own process, here with the most requests a second that Discord allows a
bot. Everyone clicks on the hand they were sent as soon as they have it. The time runs until all is sent, so
the limit is Discord's; the processor time says how far away the bot's own limit is.
"""

import asyncio
import sys
import tempfile
import time

from apparatus.benchmarks.bot_process import our_bot, running
from apparatus.benchmarks.clicks import PATIENCE, Json, components_of_a_hand, interaction
from apparatus.benchmarks.figures import table
from apparatus.benchmarks.lean_discord import LeanDiscord
from apparatus.benchmarks.ongoing import (
    CHANNEL,
    GUILD,
    Duel,
    dm_of,
    foresee,
    lay_out,
    prompt_of,
    switch_pictures,
)
from bot.store.engine import open_store

DUELS = 24
ALLOWED = 50
"""Requests a second."""
AT_ONCE = 8
"""Duels that are played at the same time."""
QUIET = 2.0
"""Seconds without a request after which everything has been sent."""


async def measure(number: int, *, pictured: bool = True) -> tuple[float, ...]:
    """Play duels to their ends, with pictures or without.

    Return rounds a second, requests, kilobytes and CPU milliseconds a round, and the share of a core.
    """
    duels = [foresee(each) for each in range(number)]
    with tempfile.TemporaryDirectory() as directory:
        url = f"sqlite:///{directory}/bot.db"
        async with open_store(url) as store:
            await lay_out(store, duels)
            await switch_pictures(store, duels, on=pictured)
        components = await components_of_a_hand(url, duels[0])
        async with LeanDiscord.open(GUILD, CHANNEL) as discord:
            with running(our_bot(discord.url, url, REQUESTS_PER_SECOND=str(ALLOWED))) as process:
                await discord.online.wait()
                used, began = process.cpu_seconds, time.perf_counter()
                await play(discord, duels, components)
                while time.perf_counter() - discord.last_request_at < QUIET:  # noqa: ASYNC110  silence is no event
                    await asyncio.sleep(QUIET / 10)
                took = discord.last_request_at - began
                cpu = process.cpu_seconds - used
    rounds = sum(len(duel.turns) for duel in duels)
    sent = discord.requests_of_the_bot / rounds, discord.received / 1000 / rounds
    return rounds / took, *sent, cpu / rounds * 1000, cpu / took * 100


async def play(discord: LeanDiscord, duels: list[Duel], components: list[Json]) -> None:
    """Click through all duels, some at once, each from one hand to the next."""
    waiting = iter(duels)

    async def play_on() -> None:
        for duel in waiting:
            hands = {user_id: str(prompt_of(user_id)) for user_id in duel.user_ids}
            for move in duel.picks():
                user_id = move.user_id
                if move.revision:
                    hands[user_id] = await discord.message_after(dm_of(user_id), hands[user_id])
                clicked = interaction(move, components, private=False)
                clicked["message"]["id"] = hands[user_id]
                await (await discord.click(clicked)).complete(1)

    async with asyncio.timeout(PATIENCE * len(duels)):
        await asyncio.gather(*(play_on() for _ in range(AT_ONCE)))


def main(number: int = DUELS) -> None:
    """Measure once without pictures and once with."""
    heads = ("rounds by DM", "rounds/s", "requests each", "kB each", "CPU ms each", "% of a core")
    lines = [
        (name, *asyncio.run(measure(number, pictured=pictured)))
        for name, pictured in (("without pictures", False), ("with pictures", True))
    ]
    table("Rounds carried to the last message", heads, lines)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
