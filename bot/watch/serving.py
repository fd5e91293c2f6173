"""Where Prometheus reads the figures: a page of plain text, served from the loop that the bot runs on."""

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
"""Seconds between two counts in the database at least, however often somebody reads."""

PATIENCE = 4.0
"""Seconds for such a count; Prometheus waits ten. What the database did not say is told as it was before."""

PATIENCE_AT_CLOSE = 1.0
"""Seconds that a reader gets to finish when the bot goes."""


class Figures:
    """All that is told of a bot."""

    def __init__(self, bot: DuelBot, context: Context) -> None:
        disable_created_metrics()  # when a series began says nothing here, and would double them
        self.registry = CollectorRegistry()
        heard = Heard(self.registry)
        heard.listen(bot)
        heard.listen_to_store(context.store)
        see(bot, self.registry)
        ProcessCollector(registry=self.registry)
        self._counted = Counted(context, self.registry)
        self._counted_at = -COUNT_EVERY

    async def answer(self, _: web.Request) -> web.Response:
        """Answer with all figures."""
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
    """Serve the figures of a bot that has not logged in yet. Raise OSError where the port cannot be had."""
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
