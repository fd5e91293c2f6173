"""Metrics counted as things happen: requests, answers, the house's thinking, waits for the database."""

from types import SimpleNamespace

import aiohttp
from prometheus_client import CollectorRegistry, Counter, Histogram

from bot.play.ground.repertoire import game_name
from bot.play.solo.mind import PATIENCE, Made, Mind
from bot.play.solo.thinking import Thought
from bot.store.engine import Store
from bot.watch.routes import kind_of
from bot.wire.client import DuelBot

NO_ANSWER = "none"
"""The code of a request that got no answer."""

ANSWERED_WITHIN = (0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 10.0)
"""Seconds. After two the player sees a placeholder; after three Discord would say that the bot failed."""

THOUGHT_FOR = (0.01, 0.1, 0.5, 2.0, PATIENCE)

DONE_WITHIN = (0.001, 0.005, 0.02, 0.1, 0.5, 2.0, 5.0)


class Heard:
    """Counts events that it is told of."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self._requests = Counter(
            "bushido_requests",
            "Requests to Discord, by what they ask for and the HTTP code of the answer",
            ("kind", "code"),
            registry=registry,
        )
        self._answers = Histogram(
            "bushido_answer_seconds",
            "Seconds from a command, a press or a form to its answer",
            ("kind",),
            buckets=ANSWERED_WITHIN,
            registry=registry,
        )
        self._thoughts = Histogram(
            "bushido_house_thought_seconds",
            "Seconds that a choice of the house took, and waiting for it",
            ("game", "level"),
            buckets=THOUGHT_FOR,
            registry=registry,
        )
        self._hurried = Counter(
            "bushido_house_hurried",
            "Choices of the house that it thought about less than usual, or not at all",
            registry=registry,
        )
        self._database = Histogram(
            "bushido_database_seconds",
            "Seconds that the bot waited for its database",
            ("work",),
            buckets=DONE_WITHIN,
            registry=registry,
        )

    def listen(self, bot: DuelBot) -> None:
        """Listen to a bot; call this before it logs in, when the library picks up traces."""
        bot.trace.on_request_end.append(self._ended)
        bot.trace.on_request_exception.append(self._failed)
        bot.on_answered = lambda kind, seconds: self._answers.labels(kind).observe(seconds)
        self.listen_to_house(bot.play.house_turns.mind)

    def listen_to_house(self, mind: Mind) -> None:
        """Listen to the house's thinking."""
        mind.on_made = self._made

    def listen_to_store(self, store: Store) -> None:
        """Listen to a database."""
        store.on_done = lambda work, seconds: self._database.labels(work).observe(seconds)

    async def _ended(
        self, _: aiohttp.ClientSession, __: SimpleNamespace, ended: aiohttp.TraceRequestEndParams
    ) -> None:
        self._count(ended.method, ended.url.path, str(ended.response.status))

    async def _failed(
        self, _: aiohttp.ClientSession, __: SimpleNamespace, failed: aiohttp.TraceRequestExceptionParams
    ) -> None:
        self._count(failed.method, failed.url.path, NO_ANSWER)

    def _count(self, method: str, path: str, code: str) -> None:
        self._requests.labels(kind_of(method, path), code).inc()

    def _made(self, thought: Thought, made: Made, seconds: float) -> None:
        self._thoughts.labels(game_name(thought.game), thought.level).observe(seconds)
        self._hurried.inc(made.hurried)
