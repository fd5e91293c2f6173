"""The bot put together and run: settings in, signals heard, everything closed at the end."""

import asyncio
import gc
import os
import signal
from contextlib import nullcontext
from pathlib import Path

import discord
import structlog

from bot.logs import configure_logs
from bot.play.ground.context import Context
from bot.settings import Settings, SettingsError
from bot.store.engine import Store, open_store, sqlite_path
from bot.store.ephemeral import wiping_host
from bot.store.sole_use import sole_use
from bot.wire.client import DuelBot
from bot.wire.endpoint import use_local_discord
from bot.wire.health import Health, check_writable

log = structlog.get_logger()

COGS = (
    "cogs.entry.brawl",
    "cogs.entry.challenges",
    "cogs.entry.queue",
    "cogs.clan.clans",
    "cogs.solo.contests",
    "cogs.match.dice",
    "cogs.match.duel_commands",
    "cogs.match.duels",
    "cogs.match.following",
    "cogs.gathering.gatherings",
    "cogs.standing.honor",
    "cogs.match.instructing",
    "cogs.learning.lessons",
    "cogs.learning.library",
    "cogs.me.me",
    "cogs.clan.memberships",
    "cogs.match.open_choice",
    "cogs.server.moderation",
    "cogs.server.noticeboards",
    "cogs.gathering.organising",
    "cogs.me.privacy",
    "cogs.standing.records",
    "cogs.match.replays",
    "cogs.match.why",
    "cogs.server.reports",
    "cogs.solo.practice",
    "cogs.solo.puzzles",
    "cogs.solo.roads",
    "cogs.standing.seasons",
    "cogs.standing.showing",
    "cogs.server.settings",
    "cogs.solo.solo",
    "cogs.gathering.tournament",
)

HANDOVER = 45.0
"""Seconds that a process which still has the database gets to end; longer than a bot takes to close."""

LOOK_EVERY = 2.0
"""Seconds between two looks whether the database is where it was."""

REVOKED = "Discord does not know this token any more; if it was reset, set the new one as DISCORD_TOKEN"


def build_bot(context: Context, settings: Settings) -> DuelBot:
    """Put the bot together."""
    return DuelBot(
        context,
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
    if sign := _sign(settings):
        _check(sign)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    stop = asyncio.Event()
    for sign in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(sign, stop.set)
    if host := wiping_host(settings.database_url, os.environ):
        log.error(
            "this host wipes its disk: EVERY DUEL WILL BE LOST; set DATABASE_URL to PostgreSQL", host=host
        )
    gc.freeze()  # modules and classes stay for good: no search need pass through them
    path = sqlite_path(settings.database_url)
    async with sole_use(path, HANDOVER, stop) if path else nullcontext(True) as ours:
        if not ours:
            return 0
        async with open_store(settings.database_url) as store:
            bot = build_bot(Context(store), settings)
            # Only with the lock: on PostgreSQL another process may be sending what it has claimed.
            if path:
                await bot.play.deliveries.release_all()
            await bot.play.deadlines.stumbles.retry()
            return await _serve(bot, store, settings, stop)


async def _serve(bot: DuelBot, store: Store, settings: Settings, stop: asyncio.Event) -> int:
    """Run a bot until something ends it; return the exit code."""
    running = asyncio.create_task(bot.start(settings.discord_token.get_secret_value()))
    health = asyncio.create_task(Health(bot, store, _sign(settings)).run())
    asked = asyncio.create_task(stop.wait())
    faults = {
        asyncio.create_task(bot.outbox.revoked.wait()): REVOKED,
        asyncio.create_task(_lost(store)): "the database was deleted, moved or replaced while the bot ran",
    }
    try:
        await asyncio.wait({running, asked, *faults}, return_when=asyncio.FIRST_COMPLETED)
        found = [fault for task, fault in faults.items() if task.done()]
        for fault in found:
            log.error(fault)
        ended = await _closed(bot, running)
    finally:
        for task in (health, asked, *faults):
            task.cancel()
        await asyncio.gather(health, asked, *faults, return_exceptions=True)
    return 1 if found or _told(ended) else 0


def _sign(settings: Settings) -> Path | None:
    return Path(settings.health_file) if settings.health_file else None


def _check(sign: Path) -> None:
    """Raise SettingsError where the file of signs cannot be written: a host would wait for it in vain."""
    try:
        check_writable(sign)
    except OSError as error:
        raise SettingsError([f"HEALTH_FILE cannot be written ({error.strerror}): {sign}"]) from None


async def _lost(store: Store) -> None:
    """Wait until the database is no longer where it was."""
    while store.in_place():  # noqa: ASYNC110  no file system tells
        await asyncio.sleep(LOOK_EVERY)


async def _closed(bot: DuelBot, running: asyncio.Task[None]) -> BaseException | None:
    """Close the bot and return what ended its connection.

    The library hears of it too late in the middle of a login, and not at all in its pauses between attempts
    to connect, which last up to 17 minutes.
    """
    if not bot.is_ready():
        running.cancel()
    await bot.close()
    running.cancel()
    [ended] = await asyncio.gather(running, return_exceptions=True)
    return ended


def _told(error: BaseException | None) -> bool:
    """Log in a line what ended the connection; return whether anything did. Raise what nobody expects."""
    match error:
        case None | asyncio.CancelledError():
            return False
        case discord.LoginFailure():
            log.error("Discord does not know this token; check DISCORD_TOKEN")
        case discord.ConnectionClosed(code=4004):
            log.error(REVOKED)
        case discord.PrivilegedIntentsRequired():
            log.error("Discord does not grant the intents that were asked for; this bot needs none of those")
        case discord.ConnectionClosed(code=4011):
            log.error("this bot has too few shards for its servers; a restart opens more")
        case discord.ConnectionClosed():
            log.error("Discord has ended the connection for good", code=error.code)
        case OSError() | discord.DiscordServerError():
            log.error("Discord cannot be reached", error=str(error))
        case _:
            raise error
    return True
