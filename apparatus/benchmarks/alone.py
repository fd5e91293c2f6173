"""Many people who play alone at once, over sockets, through the real client, on SQLite.

    python -m apparatus.benchmarks.alone [PEOPLE]

As in ``clicks``, the bot runs in its own process. Each person has a fight of Way of the Samurai under way in
a private panel, against Shiro with every module, and chooses as the stand-in would: one person after the
other; all together, each some seconds after the last answer; and all together, each at once after it, which
is the heaviest load. The bot's requests to Discord besides its answers are counted, too.
"""

import asyncio
import random
import sys
import tempfile
import time
from dataclasses import dataclass
from typing import Any

from apparatus.benchmarks.bot_process import our_bot, running
from apparatus.benchmarks.clicks import PATIENCE, frame
from apparatus.benchmarks.figures import Figures, figures, table
from apparatus.benchmarks.lean_discord import LeanDiscord
from apparatus.benchmarks.ongoing import CHANNEL, GUILD, name_of
from bot.play.ground.chance import SeededChance, now_ms
from bot.play.ground.context import Context
from bot.play.match.draws import RANDOM
from bot.play.match.mix import Mixed, mixed_seed
from bot.play.people.people import Sighting
from bot.play.services import Services
from bot.store.engine import Store, open_store
from bot.store.rows import Match
from rules.codec import decode
from rules.dice import Dice
from rules.games import game

PEOPLE = 200
FIRST_PERSON = 100_000
SETUP = "opponent=shiro;blood=with;yoroi=mine"
GAME_NAME = "way.fight"
STRING_SELECT = 3

Json = dict[str, Any]


@dataclass(frozen=True)
class Temper:
    """How many play at once, how soon each chooses again, and how often."""

    name: str
    at_once: int
    pause: tuple[float, float]
    """The least and the most seconds between an answer and the next choice."""
    decisions: int
    """The most choices each person makes."""


def tempers(people: int) -> tuple[Temper, ...]:
    """Return all tempers to measure."""
    return (
        Temper("one after the other", 1, (0, 0), 2),
        Temper("2 to 8 seconds for each choice", people, (2, 8), 4),
        Temper("no time for any", people, (0, 0), 10),
    )


@dataclass(frozen=True)
class Loner:
    """A person with a fight under way, and what they will choose in it."""

    user_id: int
    match_id: str
    choices: tuple[str, ...]


@dataclass(frozen=True)
class Sitting:
    """The figures of one temper."""

    decisions: int
    latency: Figures
    cpu_us: float
    """Of the bot's process, for each decision."""
    requests: float
    """The bot's own, for each decision."""


async def seat(store: Store, people: int) -> list[Loner]:
    """Begin a fight for each person, and compute what they will choose."""
    play = Services(Context(store, now_ms, SeededChance(1)), ("en",))
    user_ids = range(FIRST_PERSON, FIRST_PERSON + people)
    seen = [Sighting(user_id, name_of(user_id), "en-US") for user_id in user_ids]
    await play.people.see(seen, guild_id=GUILD, guild_locale="en-US")
    found: list[Loner] = []
    for user_id in user_ids:
        facts = {"guild_id": GUILD, "channel_id": CHANNEL, "user_id": user_id}
        match_id = await play.solo.play(**facts, wish=RANDOM, wanted=GAME_NAME, setup=SETUP)
        match = await store.read(lambda tx, match_id=match_id: tx.one("match_by_id", Match, id=match_id))
        assert match
        found.append(Loner(user_id, match_id, foresee(match)))
    return found


def foresee(match: Match) -> tuple[str, ...]:
    """Return what the stand-in would choose to the end."""
    rules, secret, choices = game(match.game), bytes.fromhex(match.seed), list[str]()
    mix = (Mixed(play=1, seat=0, interaction_id=SeededChance(0).heard(0) or 0),)
    state = decode(match.state, rules.state_type)
    while rules.requests(state):
        revision = len(choices) + 1
        dice = Dice(mixed_seed(secret, mix, revision), revision)
        choices.append(rules.stand_in(state, 0, dice))
        state = rules.play(state, {0: choices[-1]}, dice).state
    return tuple(choices)


def chosen(loner: Loner, revision: int) -> Json:
    """Return the frame of a choice from the list in the private panel."""
    custom_id = f"v1:hand:{loner.match_id}:{revision}:pick:{revision + 1}"
    options = [{"label": "?", "value": loner.choices[revision]}]
    menu = {"type": STRING_SELECT, "id": 2, "custom_id": custom_id, "options": options}
    row = {"type": 1, "id": 1, "components": [{**menu, "min_values": 1, "max_values": 1}]}
    data = {"custom_id": custom_id, "component_type": STRING_SELECT, "values": [loner.choices[revision]]}
    return frame(loner.user_id, [row], data, private=True)


async def play(discord: LeanDiscord, loner: Loner, temper: Temper, latencies: list[float]) -> None:
    """Choose as often as the temper says, or to the end."""
    luck = random.Random(loner.user_id)
    for revision in range(min(temper.decisions, len(loner.choices))):
        await asyncio.sleep(luck.uniform(*temper.pause))
        click = await discord.click(chosen(loner, revision))
        async with asyncio.timeout(PATIENCE):
            await click.complete(1)
        latencies.append(click.answered_at - click.sent_at)


async def measure(temper: Temper, people: int) -> Sitting:
    """Start a bot on a fresh database, and play."""
    latencies: list[float] = []
    seats = asyncio.Semaphore(temper.at_once)

    async def sit(loner: Loner) -> None:
        async with seats:
            await play(discord, loner, temper, latencies)

    with tempfile.TemporaryDirectory() as directory:
        url = f"sqlite:///{directory}/bot.db"
        async with open_store(url) as store:
            loners = await seat(store, people)
        async with LeanDiscord.open(GUILD, CHANNEL) as discord:
            with running(our_bot(discord.url, url)) as process:
                await discord.online.wait()
                asked, used, began = discord.requests_of_the_bot, process.cpu_seconds, time.perf_counter()
                await asyncio.gather(*map(sit, loners))
                took = time.perf_counter() - began
                cpu, asked = process.cpu_seconds - used, discord.requests_of_the_bot - asked
    many = len(latencies)
    return Sitting(many, figures(latencies, took), cpu / many * 1e6, asked / many)


def main(people: int = PEOPLE) -> None:
    """Measure every temper."""
    lines: list[tuple[str | float, ...]] = []
    for temper in tempers(people):
        sat = asyncio.run(measure(temper, people))
        latency = sat.latency
        line = (sat.decisions, latency.rate, latency.p50_ms, latency.p99_ms, int(sat.cpu_us), sat.requests)
        lines.append((temper.name, temper.at_once, *line))
    table("Decisions of people who play alone", HEADS, lines)


HEADS = ("how", "at once", "decisions", "a second", "p50 ms", "p99 ms", "CPU µs each", "requests each")

if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
