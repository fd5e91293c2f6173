"""Requests to Discord by round and by duel, counted over a whole seeded duel on the local Discord.

    python -m apparatus.benchmarks.requests

Answers to interactions (callbacks and webhooks) are counted apart from the bot's own requests, because only
the latter share the 50 a second that Discord allows a bot. There are three ways to play: by DM; from the Hand
button with DMs closed; from the Hand button although DMs are open. Each has two tempers: unhurried, where
everything is shown before the next pick, as between people who answer hours apart; and hurried, where the
second pick follows at once and the ready mark of the first need not be shown.
"""

import asyncio
import tempfile
from collections import Counter
from dataclasses import dataclass
from typing import Any

from apparatus.benchmarks.figures import table
from bot.face.press import Press
from bot.logs import configure_logs
from bot.play.ground.chance import SeededChance, now_ms
from bot.play.guild.organisers import Standing
from bot.play.messages.parcels import ANSWER_FIRST
from bot.sandbox.actors.puppets import choices_of
from bot.sandbox.components import walk
from bot.sandbox.people.person import Person
from bot.sandbox.stage import Stage, stage
from bot.store.ids import GuildId, UserId
from bot.wire.client import DuelBot
from rules.dice import Dice

SEED = 1
PATIENCE = 10.0
THREAD = 2
"""Requests that a thread costs besides: to open it, and to post the result outside it."""
Json = dict[str, Any]


class Clock:
    """A clock that runs like any other and can be put forward, so that nobody waits for a pause to end."""

    def __init__(self) -> None:
        self._ahead = 0

    def __call__(self) -> int:
        """Return the time."""
        return now_ms() + self._ahead

    def forward(self, span: int) -> None:
        """Put the clock forward by this many milliseconds."""
        self._ahead += span


async def all_shown(bot: DuelBot, *, but: int = 0) -> None:
    """Wait until everything is shown after a clock went forward, except ``but`` messages that wait longer."""
    # Seconds in which the bot seemed down are given back to every clock, which draws each board again.
    await bot.play.deadlines.beat()
    async with asyncio.timeout(PATIENCE):
        # A parcel that is out of the database is still on its way until its message is known.
        while await bot.play.deliveries.size() > but or not bot.outbox.resting:
            bot.outbox.wake()
            await asyncio.sleep(0.005)


@dataclass(frozen=True)
class Manner:
    """A way to play."""

    name: str
    dms_open: bool
    by_button: bool
    hurried: bool
    most: int
    """How many of the bot's own requests a round may cost."""
    threaded: bool = False
    """Whether turns are reported in a thread, as they are by default."""

    @property
    def besides(self) -> int:
        """How many of the bot's own requests a duel may cost besides its rounds."""
        return THREAD if self.threaded else 0


@dataclass(frozen=True)
class Count:
    """What a duel took."""

    turns: int
    whole: Counter[str]
    """Requests by route, from the challenge to the end."""
    rounds: Counter[str]
    """The same, from the first pick on."""


@dataclass(frozen=True)
class Players:
    """Two people who play a duel to its end."""

    stage: Stage
    clock: Clock
    manner: Manner
    cards: Dice

    @property
    def pair(self) -> tuple[Person, Person]:
        """The two players."""
        return self.stage.local.people["Aya"], self.stage.local.people["Ben"]

    async def play(self) -> Count:
        """Challenge, accept, and play to the end."""
        await self._begin()
        await self.settle()
        before, turns = self._so_far(), 0
        while self._controls(self._board(), "resign"):
            turns += 1
            for person in self.pair:
                await self._pick(person)
                if not self.manner.hurried:
                    await self.settle()
            await self.settle()
        return Count(turns, self._so_far(), self._so_far() - before)

    async def settle(self) -> None:
        """Wait until everything is shown."""
        # People have an answer before the bot has noted it; what it shows must not be sent again.
        await self.stage.bot.answer_all(PATIENCE)
        self.clock.forward(ANSWER_FIRST)
        await all_shown(self.stage.bot)

    async def _begin(self) -> None:
        aya, ben = self.pair
        if not self.manner.dms_open:
            aya.close_dms()
            ben.close_dms()
        where = self.stage.local.channel
        challenge = await aya.slash(where, "challenge", opponent=ben, fighter="swift")
        question = await ben.press(challenge.message or {}, "Accept")
        await ben.choose(question.message or {}, "wanderer")

    async def _pick(self, person: Person) -> None:
        hand = await self._hand(person)
        card = self.cards.pick(choices_of(hand), "card")
        answer = await person.choose(hand, card)
        assert not answer.failed

    async def _hand(self, person: Person) -> Json:
        if self.manner.by_button:
            answer = await person.press(self._board(), "Hand")
            assert answer.message
            return answer.message
        return next(m for m in reversed(person.messages(person.dm)) if self._controls(m, "hand"))

    def _board(self) -> Json:
        """Return the newest board: the last message in the channel with a resign or rematch control."""
        seen = self.stage.local.seen_by(self.stage.local.people["Daigo"])
        return next(m for m in reversed(seen) if self._controls(m, "resign") or self._controls(m, "rematch"))

    def _controls(self, message: Json, area: str) -> bool:
        ids = [part["custom_id"] for part in walk(message["components"]) if "custom_id" in part]
        return any(press is not None and press.area == area for press in map(Press.parse, ids))

    def _so_far(self) -> Counter[str]:
        return Counter(f"{request.kind}: {request.route}" for request in self.stage.local.requests)


MANNERS = (
    Manner("by DM", dms_open=True, by_button=False, hurried=False, most=3),
    Manner("by DM, threads", dms_open=True, by_button=False, hurried=False, most=3, threaded=True),
    Manner("by DM, hurried", dms_open=True, by_button=False, hurried=True, most=2),
    Manner("DMs closed", dms_open=False, by_button=True, hurried=False, most=2),
    Manner("DMs closed, hurried", dms_open=False, by_button=True, hurried=True, most=1),
    Manner("DMs open, by button", dms_open=True, by_button=True, hurried=False, most=4),
)


async def count(manner: Manner) -> Count:
    """Play a duel in one manner."""
    clock = Clock()
    with tempfile.TemporaryDirectory() as directory:
        url = f"sqlite:///{directory}/bot.db"
        async with stage(url, chance=SeededChance(SEED), now=clock) as opened:
            if not manner.threaded:
                host = Standing(GuildId(opened.local.guild.id), UserId(0), frozenset(), manages=True)
                await opened.bot.play.settings_book.change(host.guild_id, host, "threads", ("off",))
            return await Players(opened, clock, manner, Dice(b"cards")).play()


def main() -> None:
    """Play in every manner, and print what it took."""
    configure_logs("error", "console")
    counts = [asyncio.run(count(manner)) for manner in MANNERS]
    lines: list[tuple[Any, ...]] = [("turns", *(each.turns for each in counts))]
    for kind in ("bot", "interaction"):
        sums = [in_rounds(each, kind) / each.turns for each in counts]
        lines += [
            (f"{kind} requests a round", *sums),
            (f"{kind} requests in all", *(_sum(each.whole, kind) for each in counts)),
        ]
    routes = sorted(set().union(*(each.whole for each in counts)))
    lines += [(route, *(each.whole[route] for each in counts)) for route in routes]
    table("Requests to Discord", ("whole duel", *(manner.name for manner in MANNERS)), lines)


def in_rounds(counted: Count, kind: str) -> int:
    """Return the sum of requests of a kind, from the first pick on."""
    return _sum(counted.rounds, kind)


def _sum(requests: Counter[str], kind: str) -> int:
    return sum(number for route, number in requests.items() if route.startswith(kind))


if __name__ == "__main__":
    main()
