"""Assemble the bot and run it: read settings, handle signals, close everything at the end."""

import asyncio
import gc
import os
import signal
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import discord
import structlog

from bot.logs import configure_logs
from bot.play.ground.context import Context
from bot.settings import Settings, SettingsError, backup_folder
from bot.store.backups.pg_dump import check_installed
from bot.store.engine import Store, open_store, sqlite_path
from bot.store.ephemeral import wiping_host
from bot.store.errors import DumpFailed
from bot.store.peers import NoPeers, Peers
from bot.store.sole_use import sole_use
from bot.wire.client import DuelBot
from bot.wire.endpoint import use_discord
from bot.wire.health import Health, check_writable
from bot.wire.systemd import STOPPING, notify

if TYPE_CHECKING:
    from bot.scheduled_backups import ScheduledBackups

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
"""Seconds for another process to release the database or the shards; a bot closes sooner."""

LOOK_EVERY = 2.0
"""Seconds between two checks that the database is still in its place."""

REVOKED = "Discord does not know this token any more; if it was reset, set the new one as DISCORD_TOKEN"


def build_bot(context: Context, settings: Settings, peers: Peers | None = None) -> DuelBot:
    """Assemble the bot."""
    return DuelBot(
        context,
        peers=peers,
        cogs=COGS,
        requests_per_second=settings.requests_per_second,
        # The library waits this long for servers to appear; a local Discord shows its only one at once.
        patience_for_guilds=0.05 if settings.local_discord else 2.0,
    )


async def run_bot(settings: Settings) -> int:
    """Run until a signal asks to stop; return the exit code."""
    configure_logs(settings.log_level, settings.log_format)
    use_discord(proxy=settings.discord_api, local=settings.local_discord)
    if sign := _sign(settings):
        _check("HEALTH_FILE", sign, sign)
    backups = _backups(settings)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    stop = asyncio.Event()
    for sign in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(sign, stop.set)
    if host := wiping_host(settings.database_url, os.environ):
        log.error(
            "this host wipes its disk: EVERY DUEL WILL BE LOST; set DATABASE_URL to PostgreSQL", host=host
        )
    gc.freeze()  # modules and classes stay for good, so no search needs to visit them
    async with _alone_with(settings, stop) as peers:
        if peers is None:
            return 0
        async with open_store(settings.database_url) as store:
            context = Context(store, share=settings.share)
            bot = build_bot(context, settings, peers)
            # Only with the locks: another process may be sending what it has claimed.
            await bot.play.deliveries.release_all()
            await bot.play.deadlines.stumbles.retry()
            keeping = asyncio.create_task(backups.run()) if backups and settings.share.leads else None
            try:
                async with _watched(bot, context, settings):
                    return await _serve(bot, store, settings, stop, peers)
            finally:
                if keeping:
                    keeping.cancel()
                    await asyncio.gather(keeping, return_exceptions=True)


@asynccontextmanager
async def _alone_with(settings: Settings, stop: asyncio.Event) -> AsyncGenerator[Peers | None]:
    """Keep others away from this process's file or shards; yield None if asked to stop first."""
    if path := sqlite_path(settings.database_url):
        async with sole_use(path, HANDOVER, stop) as ours:
            yield NoPeers() if ours else None
    else:
        from bot.store.postgres_peers import among_peers  # noqa: PLC0415  most hosts never need its driver

        async with among_peers(settings.database_url, settings.share, HANDOVER, stop) as peers:
            yield peers


@asynccontextmanager
async def _watched(bot: DuelBot, context: Context, settings: Settings) -> AsyncGenerator[None]:
    """Serve metrics, if the host wants any. Raise SettingsError if they cannot be served there."""
    host, port = settings.metrics_host, settings.metrics_port
    if port is None:
        yield
        return
    from bot.watch.serving import figures_served  # noqa: PLC0415  few bots are watched

    async with AsyncExitStack() as stack:
        try:
            await stack.enter_async_context(figures_served(bot, context, host, port))
        except OSError as error:
            why = str(error.strerror).rpartition(": ")[2]  # asyncio puts the address in front
            raise SettingsError([f"METRICS_PORT cannot be opened at {host}:{port}: {why}"]) from None
        yield


async def _serve(bot: DuelBot, store: Store, settings: Settings, stop: asyncio.Event, peers: Peers) -> int:
    """Run a bot until something ends it; return the exit code."""
    running = asyncio.create_task(bot.start(settings.discord_token.get_secret_value()))
    health = asyncio.create_task(Health(bot, store, _sign(settings)).run())
    asked = asyncio.create_task(stop.wait())
    faults = {
        asyncio.create_task(bot.outbox.revoked.wait()): REVOKED,
        asyncio.create_task(_lost(store)): "the database was deleted, moved or replaced while the bot ran",
        asyncio.create_task(peers.lost.wait()): "another process has taken the shards of this one",
    }
    try:
        await asyncio.wait({running, asked, *faults}, return_when=asyncio.FIRST_COMPLETED)
        notify(STOPPING)
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


def _backups(settings: Settings) -> "ScheduledBackups | None":
    """Return the scheduled backups, if any are wanted. Raise SettingsError if none could ever be made."""
    if settings.backup_every is None:
        return None
    folder = backup_folder(settings)
    _check("BACKUP_FOLDER", folder, folder / "bushido")
    if sqlite_path(settings.database_url) is None:
        try:
            check_installed()
        except DumpFailed as error:
            raise SettingsError([f"BACKUP_EVERY cannot be kept: {error}"]) from None
    if host := wiping_host(f"sqlite:///{folder}/", os.environ):
        log.error("this host wipes its disk, and with it EVERY BACKUP; set BACKUP_FOLDER", host=host)
    from bot.scheduled_backups import ScheduledBackups  # noqa: PLC0415  few bots make any

    return ScheduledBackups(
        settings.database_url, folder, every=settings.backup_every, keep=settings.backup_keep
    )


def _check(setting: str, told: Path, file: Path) -> None:
    """Raise SettingsError if a file cannot be written: the host would wait for it in vain."""
    try:
        check_writable(file)
    except OSError as error:
        raise SettingsError([f"{setting} cannot be written ({error.strerror}): {told}"]) from None


async def _lost(store: Store) -> None:
    """Wait until the database is no longer in its place."""
    while store.in_place():  # noqa: ASYNC110  file systems do not notify
        await asyncio.sleep(LOOK_EVERY)


async def _closed(bot: DuelBot, running: asyncio.Task[None]) -> BaseException | None:
    """Close the bot and return the error that ended its connection, if any.

    In the middle of a login the library notices a close too late; in its pauses between attempts to connect,
    which last up to 17 minutes, it does not notice at all.
    """
    if not bot.is_ready():
        running.cancel()
    await bot.close()
    running.cancel()
    [ended] = await asyncio.gather(running, return_exceptions=True)
    return ended


def _told(error: BaseException | None) -> bool:
    """Log in one line what ended the connection; return whether anything did. Re-raise unexpected errors."""
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
