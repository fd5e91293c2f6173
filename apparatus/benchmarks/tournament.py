"""A tournament: how long it takes to advance with 256 people, and what its duels cost in requests.

    python -m apparatus.benchmarks.tournament [PEOPLE]

The first table runs the services of play on SQLite with synced commits, without Discord: everyone resigns who
can, so the tournament is measured and not its duels. The second counts the requests of a tournament of 32 to
the local Discord, from the first draw to the winner. Every duel in it ends before a card is revealed;
``requests`` measures what turns cost.
"""

import asyncio
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable
from dataclasses import dataclass, field
from statistics import median

from apparatus.benchmarks.figures import table
from apparatus.benchmarks.requests import PATIENCE, Clock, Json
from bot.logs import configure_logs
from bot.play.gatherings.clocks import settle
from bot.play.gatherings.kinds import TOURNAMENT
from bot.play.gatherings.opening import Terms
from bot.play.gatherings.reading import GatheringReading
from bot.play.gatherings.sign_up import SignUp
from bot.play.ground.chance import SeededChance
from bot.play.ground.context import Context
from bot.play.guild.organisers import Standing
from bot.play.match.matches import Matches
from bot.play.messages.parcels import ANSWER_FIRST
from bot.sandbox.actors.tournament import call_tournament
from bot.sandbox.components import texts, walk
from bot.sandbox.people.person import Person
from bot.sandbox.stage import Stage, stage
from bot.store import rows
from bot.store.engine import open_store

PEOPLE, FEW = 256, 32
GUILD, CHANNEL = 1_000, 2_000
BOSS = Standing(GUILD, 1, frozenset(), manages=True)


@dataclass
class Times:
    """How many seconds each step took."""

    begin: float = 0
    heard: list[float] = field(default_factory=list[float])
    """Hearing that one duel has ended, with nothing else to follow."""
    drawn: dict[int, float] = field(default_factory=dict[int, float])
    """Hearing the last end of a round and drawing the next one, by the next round's number of duels."""
    at_once: float = 0
    """Hearing all ends of the first round at once, as after a restart, and drawing the second."""
    whole: float = 0


class Hall:
    """A tournament on its own store."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.sign_up = SignUp(context)
        self.matches = Matches(context)
        self.reading = GatheringReading(context)
        self.gathering_id = ""

    async def gather(self, people: int) -> None:
        """Sign up this many players."""
        self.gathering_id = await self.sign_up.open(
            guild_id=GUILD, channel_id=CHANNEL, host=BOSS, terms=Terms(kind=TOURNAMENT, pace="day")
        )
        for user_id in range(1, people + 1):
            await self.sign_up.join(gathering_id=self.gathering_id, user_id=user_id, wish="random")

    async def begin(self) -> None:
        """Draw the first round."""
        await self.sign_up.begin(gathering_id=self.gathering_id, standing=BOSS)

    async def open_duels(self) -> list[str]:
        """Return the matches of the duels under way."""
        page = await self.reading.page(self.gathering_id)
        return [bout.match_id for bout in page.bouts if bout.status == "open"]

    async def resign(self, match_id: str) -> None:
        """Resign for the second seat of a duel."""
        seats = await self.context.store.read(lambda tx: tx.all("seats_of", rows.Seat, match_id=match_id))
        await self.matches.resign(match_id=match_id, user_id=seats[1].user_id)

    async def hear(self) -> None:
        """Tell the tournament which duels have ended."""
        await settle(self.context, self.gathering_id)


async def advance(people: int) -> Times:
    """Play one tournament end by end, and the first round of another all at once."""
    times = Times()
    with tempfile.TemporaryDirectory() as directory:
        async with open_store(f"sqlite:///{directory}/bot.db") as store:
            hall = Hall(Context(store, chance=SeededChance(1)))
            await hall.gather(people)
            times.begin = times.whole = await took(hall.begin())
            while duels := await hall.open_duels():
                for match_id in duels:
                    times.whole += await took(hall.resign(match_id))
                    times.heard.append(await took(hall.hear()))
                    times.whole += times.heard[-1]
                times.drawn[len(await hall.open_duels())] = times.heard.pop()
        async with open_store(f"sqlite:///{directory}/other.db") as store:
            hall = Hall(Context(store, chance=SeededChance(2)))
            await hall.gather(people)
            await hall.begin()
            for match_id in await hall.open_duels():
                await hall.resign(match_id)
            times.at_once = await took(hall.hear())
    return times


async def took(doing: Awaitable[None]) -> float:
    """Do something and return how long it took, in seconds."""
    began = time.perf_counter()
    await doing
    return time.perf_counter() - began


@dataclass(frozen=True)
class Contest:
    """A tournament on the local Discord, whose players resign from every duel they can."""

    stage: Stage
    clock: Clock

    async def play(self) -> Counter[str]:
        """Play to the end; return the bot's own requests from the first draw on, by purpose."""
        local = self.stage.local
        people = list(local.people.values())
        where = local.channel
        await call_tournament(people[0], where, "Cup")
        for person in people:
            await person.slash(where, "tournament join", fighter="swift")
        await self.settle()
        before = len(local.requests)
        await people[0].slash(where, "organise tournament begin")
        await self.settle()
        over = set[str]()
        while boards := [m for m in people[0].messages(where) if _offers(m, "Hand") and m["id"] not in over]:
            for board in boards:
                await self._resign(board, people)
                over.add(board["id"])
            await self.settle()
        return Counter(
            self._purpose(request.route, request.path, request.body)
            for request in local.requests[before:]
            if request.kind == "bot"
        )

    async def settle(self) -> None:
        """Wait until the tournament knows every end, and everything is shown."""
        self.clock.forward(ANSWER_FIRST)
        bot = self.stage.bot
        bot.sweep_now()
        async with asyncio.timeout(6 * PATIENCE):
            while await bot.play.deadlines.sweep() or await bot.play.deliveries.size():
                bot.outbox.wake()
                await asyncio.sleep(0.005)

    async def _resign(self, board: Json, people: list[Person]) -> None:
        told = texts(board)
        loser = next(person for person in people if person.mention in told)
        asked = await loser.press(board, "Resign")
        await loser.press(asked.message or {}, "Yes, resign")

    def _purpose(self, route: str, path: str, body: Json) -> str:
        """Return what a request was for, judged by its message."""
        if route.startswith("POST /users"):
            return "opening a DM, once for each person"
        told = texts({"content": "", **body}) if isinstance(body, dict) and "components" in body else ""
        if "-# 🏯" in told:
            return "the tournament's own message"
        if "-# 📣" in told:
            return "announcements"
        dms = {str(person.dm.id) for person in self.stage.local.people.values()}
        if path.split("/")[2] in dms:
            return "hands, and controls taken off them"
        return "boards and reveals"


async def count(people: int) -> Counter[str]:
    """Count the requests of a tournament with this many players."""
    clock = Clock()
    names = [f"P{number}" for number in range(people)]
    with tempfile.TemporaryDirectory() as directory:
        url = f"sqlite:///{directory}/bot.db"
        async with stage(url, people=names, chance=SeededChance(1), now=clock) as opened:
            return await Contest(opened, clock).play()


def main(people: int = PEOPLE) -> None:
    """Measure and count once."""
    configure_logs("error", "console")
    times = asyncio.run(advance(people))
    duels = people - 1
    heard = sorted(times.heard)
    table(
        f"A tournament of {people}, {duels} duels",
        ("what", "ms"),
        [
            (f"begun: everyone seated, {people // 2} duels asked for", times.begin * 1000),
            ("the end of a duel heard, median", median(heard) * 1000),
            ("the end of a duel heard, slowest of a hundred", heard[len(heard) * 99 // 100] * 1000),
            *(
                (f"a round of {number} drawn", spent * 1000)
                for number, spent in times.drawn.items()
                if number
            ),
            (f"{people // 2} ends heard at once, the next round drawn", times.at_once * 1000),
            ("all of it, resignations included", times.whole * 1000),
            ("all of it, a duel", times.whole * 1000 / duels),
        ],
    )
    spent = asyncio.run(count(FEW))
    table(
        f"Requests of the bot itself in a tournament of {FEW}",
        ("for", "in all", "a duel"),
        [
            *((purpose, number, number / (FEW - 1)) for purpose, number in spent.most_common()),
            ("all", spent.total(), spent.total() / (FEW - 1)),
        ],
    )


def _offers(message: Json, label: str) -> bool:
    return any(part.get("label") == label for part in walk(message["components"]))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
