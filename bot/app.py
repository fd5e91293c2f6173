"""The bot put together and run: settings in, signals heard, everything closed at the end."""

import asyncio
import gc
import json
import os
import signal
import time
from contextlib import suppress
from pathlib import Path

import discord
import structlog

from bot.logs import configure_logs
from bot.play.dojo import Dojo
from bot.settings import Settings
from bot.store.engine import open_store
from bot.store.ephemeral import wiping_host
from bot.store.errors import StoreError
from bot.wire.client import DuelBot
from bot.wire.endpoint import use_local_discord

log = structlog.get_logger()

COGS = (
    "cogs.brawl",
    "cogs.challenges",
    "cogs.clans",
    "cogs.courtesies",
    "cogs.duels",
    "cogs.gatherings",
    "cogs.honor",
    "cogs.library",
    "cogs.me",
    "cogs.people",
    "cogs.plan",
    "cogs.moderation",
    "cogs.privacy",
    "cogs.records",
    "cogs.reports",
    "cogs.seasons",
    "cogs.settings",
    "cogs.tournament",
)

HEALTH_EVERY = 10.0
"""Seconds between two signs of health; one older than three times that means trouble."""

COLLECT_AFTER = (20_000, 20, 50)
"""How often garbage is looked for: rarely, since most of what a click leaves behind goes without a search."""


def build_bot(dojo: Dojo, settings: Settings) -> DuelBot:
    """Put the bot together."""
    return DuelBot(
        dojo,
        cogs=COGS,
        requests_per_second=settings.requests_per_second,
        # The library waits this long for servers to appear; a local Discord has shown its one at once.
        patience_for_guilds=0.05 if settings.local_discord else 2.0,
    )


async def run_bot(settings: Settings) -> int:
    """Run until a signal asks to stop; return the exit code."""
    configure_logs(settings.log_level, settings.log_format)
    if settings.local_discord:
        use_local_discord(settings.local_discord)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    stop = asyncio.Event()
    for sign in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(sign, stop.set)
    if host := wiping_host(settings.database_url, os.environ):
        log.error(
            "this host wipes its disk: EVERY DUEL WILL BE LOST; set DATABASE_URL to PostgreSQL", host=host
        )
    gc.freeze()  # modules and classes stay for good: no search need pass through them
    gc.set_threshold(*COLLECT_AFTER)
    async with open_store(settings.database_url) as store:
        dojo = Dojo(store)
        bot = build_bot(dojo, settings)
        if settings.database_url.startswith("sqlite"):
            await bot.deliveries.release_all()
        await bot.deadlines.stumbles.retry()
        return await _serve(bot, settings, stop)


async def _serve(bot: DuelBot, settings: Settings, stop: asyncio.Event) -> int:
    running = asyncio.create_task(bot.start(settings.discord_token.get_secret_value()))
    health = asyncio.create_task(_report_health(bot, settings.health_file))
    stopping = asyncio.create_task(stop.wait())
    try:
        await asyncio.wait({running, stopping}, return_when=asyncio.FIRST_COMPLETED)
        await bot.close()
        await running
    except discord.LoginFailure:
        log.error("Discord does not know this token; check DISCORD_TOKEN")  # noqa: TRY400  no traceback for that
        return 1
    except (OSError, discord.DiscordServerError) as error:
        log.error("Discord cannot be reached", error=str(error))  # noqa: TRY400  nor for that
        return 1
    finally:
        for task in (health, stopping):
            task.cancel()
        await asyncio.gather(health, stopping, return_exceptions=True)
    return 0


async def _report_health(bot: DuelBot, path: str | None) -> None:
    """Write a file anew while all is well, so that a host can see when it is not."""
    if path is None:
        return
    await bot.wait_until_ready()  # which may be called only because the login was begun before
    try:
        while True:
            if bot.is_ready() and not bot.is_closed():
                try:
                    waiting = await bot.deliveries.size()
                    _write_whole(Path(path), {"at": int(time.time()), "outbox": waiting})
                except (OSError, StoreError):
                    log.exception("no sign of health")
            await asyncio.sleep(HEALTH_EVERY)
    finally:
        with suppress(FileNotFoundError):
            Path(path).unlink()  # noqa: ASYNC240  at the very end nobody waits


def _write_whole(path: Path, facts: dict[str, int]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_suffix(".new")
    draft.write_text(json.dumps(facts))
    os.replace(draft, path)  # noqa: PTH105  a reader sees the old file or the new one, never half
