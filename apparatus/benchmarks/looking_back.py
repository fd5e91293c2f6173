"""Looking back at finished matches: verifying all of them, a page of a replay, and why one went so.

python -m apparatus.benchmarks.looking_back [DUELS]
"""

import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

import structlog

from apparatus.benchmarks.choices import pick
from apparatus.benchmarks.ongoing import Duel, foresee, lay_out
from bot.face.match.replay import replay_screen
from bot.face.words import Words
from bot.play.ground.context import Context
from bot.play.ground.repertoire import newest
from bot.play.match.matches import Matches
from bot.play.match.replays import Replays
from bot.play.solo.thinking import FinishedMatch, reckoned
from bot.store.engine import open_store
from bot.verify import verify
from players.reckoning import joined
from rules.bushido.duel import DuelOptions
from rules.codec import encode
from rules.dice import Dice
from rules.games import game
from rules.replay import Entry, Played, advance

DUELS = 10_000
LOOKED_AT = 40
FIGHTERS = ("swift", "wanderer")


async def fill(url: str, duels: list[Duel]) -> int:
    """Play duels to their ends, and return how many turns they took."""
    async with open_store(url, durable=False) as store:
        await lay_out(store, duels)
        matches = Matches(Context(store))
        for duel in duels:
            for move in duel.picks():
                await pick(matches, move)
    return sum(len(duel.picks()) // 2 for duel in duels)


async def verified(url: str) -> float:
    """Return the seconds it takes to verify a database in which everything agrees."""
    began = time.perf_counter()
    assert await verify(url) == 0
    return time.perf_counter() - began


async def pages_of(url: str, duels: list[Duel]) -> list[float]:
    """Return the seconds of a page of each replay, its words and its drawing as vectors."""
    took, words = list[float](), Words()
    async with open_store(url) as store:
        for duel in duels:
            began = time.perf_counter()
            replay = await Replays(Context(store)).of(duel.match_id, duel.user_ids[0])
            replay_screen(replay, replay.turns // 2, "own", words)
            took.append(time.perf_counter() - began)
    return took


def reckonings(count: int) -> list[float]:
    """Return the seconds it takes to reckon up duels of the newest version, played at random."""
    took = list[float]()
    for number in range(count):
        match = _played(number)
        began = time.process_time()
        assert joined([reckoned(turn) for turn in match.turns()]) is not None
        took.append(time.process_time() - began)
    return took


def _played(number: int) -> FinishedMatch:
    rules, seed, chance = game(newest("bushido.duel")), number.to_bytes(32), random.Random(number)
    states, entries = [rules.start(2, DuelOptions(FIGHTERS), Dice(seed, 0)).state], list[Entry]()
    while requests := rules.requests(states[-1]):
        entries.append(Played({request.seat: chance.choice(request.options) for request in requests}))
        states.append(advance(rules, states[-1], entries[-1], Dice(seed, len(entries))).state)
    return FinishedMatch(rules.id, tuple(map(encode, states)), tuple(entries))


async def measure(count: int) -> None:
    """Print all figures for this many duels."""
    duels = [foresee(number) for number in range(count)]
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{Path(folder) / 'bot.db'}"
        turns = await fill(url, duels)
        took = await verified(url)
        pages = await pages_of(url, duels[:LOOKED_AT])
    whys = reckonings(min(count, LOOKED_AT))
    print(f"verify: {count:,} duels of {turns:,} turns in {took:.1f} s, {turns / took:,.0f} turns a second")
    print(f"a page of a replay: {1_000 * median(pages):.1f} ms, at most {1_000 * max(pages):.1f}")
    print(f"why a duel went so: {1_000 * median(whys):.0f} ms of one core, at most {1_000 * max(whys):.0f}")


def main(count: int = DUELS) -> None:
    """Measure, without what is logged meanwhile."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(40))
    asyncio.run(measure(count))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else DUELS)
