"""Serves the metrics to Prometheus as plain text, on the bot's event loop."""

import asyncio
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress

import structlog
from aiohttp import web
from prometheus_client import CollectorRegistry, ProcessCollector, disable_created_metrics, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

from bot.play.ground.context import Context
from bot.store.errors import StoreError
from bot.watch.counted import Counted
from bot.watch.heard import Heard
from bot.watch.seen import see
from bot.wire.client import DuelBot

log = structlog.get_logger()

COUNT_EVERY = 10.0
"""Least seconds between two counts in the database, however often the page is read."""

PATIENCE = 4.0
"""Seconds for such a count; Prometheus waits ten. If the database is too slow, the last count is served."""

PATIENCE_AT_CLOSE = 1.0
"""Seconds for a reader to finish when the bot closes."""


class Figures:
    """All metrics of a bot."""

    def __init__(self, bot: DuelBot, context: Context) -> None:
        disable_created_metrics()  # the creation time of a series is useless here, and would double them
        self.registry = CollectorRegistry()
        heard = Heard(self.registry)
        heard.listen(bot)
        heard.listen_to_store(context.store)
        see(bot, self.registry)
        ProcessCollector(registry=self.registry)
        self._counted = Counted(context, self.registry)
        self._counted_at = -COUNT_EVERY

    async def answer(self, _: web.Request) -> web.Response:
        """Answer with all metrics."""
        if time.monotonic() - self._counted_at >= COUNT_EVERY:
            self._counted_at = time.monotonic()
            with suppress(StoreError, TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await self._counted.renew()
        return web.Response(
            body=generate_latest(self.registry), headers={"Content-Type": CONTENT_TYPE_PLAIN_0_0_4}
        )


@asynccontextmanager
async def figures_served(bot: DuelBot, context: Context, host: str, port: int) -> AsyncGenerator[Figures]:
    """Serve the metrics of a bot that has yet to log in. Raise OSError if the port cannot be opened."""
    figures, app = Figures(bot, context), web.Application()
    app.router.add_get("/metrics", figures.answer)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=PATIENCE_AT_CLOSE)
    await runner.setup()
    try:
        await web.TCPSite(runner, host, port).start()
        log.info("metrics are served", addresses=[f"{each[0]}:{each[1]}" for each in runner.addresses])
        yield figures
    finally:
        await runner.cleanup()
