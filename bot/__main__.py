"""The command line: run the bot, check its server, play on this machine, replay a match."""

import argparse
import asyncio
import gc
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from bot import __version__
from bot.settings import SettingsError, load_database_url, load_settings
from bot.store.errors import (
    BackupError,
    BackupRefused,
    ContentBroken,
    MigrationError,
    StoreBusy,
    StoreUnavailable,
    UnsupportedUrl,
)
from bot.terminal import STOPPED, language, say

COLLECT_AFTER = (20_000, 20, 50)
"""Thresholds for garbage collection: rarely, since reference counts free most of what a click leaves."""

MOST_PORT = 65_535


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit code."""
    gc.set_threshold(*COLLECT_AFTER)
    given = sys.argv[1:] if arguments is None else arguments
    if given[:1] == ["year"]:
        say("The simulated year has a place of its own: python -m apparatus.year", to=sys.stderr)
        return 2
    options = _parser().parse_args(given)
    try:
        return asyncio.run(options.work(options))
    except SettingsError as error:
        say("These settings need mending, in the environment or in .env:", to=sys.stderr)
        for fault in error.faults:
            say(f"  {fault}", to=sys.stderr)
        return 2
    except UnsupportedUrl:  # its text may contain part of the password
        say(
            "The database URL cannot be read. It should look like postgresql://user:password@host:5432/name,"
            " with every special character of the password written as %XX.",
            to=sys.stderr,
        )
        return 2
    except (BackupError, ContentBroken, MigrationError, StoreBusy, StoreUnavailable) as error:
        not_done = isinstance(error, BackupError)
        say(f"{'That was not done' if not_done else 'The database cannot be used'}: {error}", to=sys.stderr)
        return 2 if isinstance(error, BackupRefused) else 1
    except KeyboardInterrupt:
        say("\nStopped.", to=sys.stderr)
        return STOPPED


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m bot", description="Asynchronous samurai duels on Discord."
    )
    parser.add_argument("--version", action="version", version=f"bushido-bot {__version__}")
    works = parser.add_subparsers(required=True, metavar="COMMAND")

    run = works.add_parser("run", help="run the bot with the settings of .env")
    run.set_defaults(work=_run)

    _add_sandbox(works.add_parser)
    _add_check(works.add_parser)

    verify = works.add_parser("verify", help="replay every match and gathering, and name what does not agree")
    verified = verify.add_mutually_exclusive_group()
    verified.add_argument("file", nargs="?", type=Path, metavar="FILE", help="a backup to read instead")
    verified.add_argument("--database", help="default: DATABASE_URL, or the bot's own")
    verify.set_defaults(work=_verify)
    _add_backups(works.add_parser)

    tallies = works.add_parser("tallies", help="check what boards go by against the ledgers, and mend it")
    tallies.add_argument("--database", help="default: DATABASE_URL, or the bot's own")
    tallies.set_defaults(work=_tallies)

    replay = works.add_parser("replay", help="replay a match and check its dice")
    replay.add_argument(
        "match", metavar="MATCH|FILE", help="the id in the small print of its board, or a file of /replay"
    )
    replay.add_argument("--gathering", action="store_true", help="MATCH is the id of a gathering")
    replay.add_argument("--database", help="default: DATABASE_URL, or the bot's own")
    replay.set_defaults(work=_replay)
    return parser


def _add_sandbox(add: Callable[..., argparse.ArgumentParser]) -> None:
    sandbox = add("sandbox", help="a Discord on this machine, to play on or to watch")
    sandbox.add_argument("--port", type=_port, default=8321, help="where the page is (default %(default)s)")
    sandbox.add_argument(
        "--demo",
        choices=["duel", "brawl", "pocket", "kendo", "way", "duels", "clash", "kyoto", "tournament"],
        help="let scripted people play, print it, and stop",
    )
    sandbox.add_argument("--seed", type=int, help="play the same demonstration each time")
    sandbox.add_argument("--people", type=int, help="how many play the demonstration")
    sandbox.add_argument("--mode", help="demonstrate this mode of a game, such as competition")
    sandbox.add_argument("--opponent", help="demonstrate a fight alone against this one, such as shiro")
    sandbox.add_argument("--weapon", help="the weapon in it, such as yari")
    sandbox.add_argument(
        "--modules", default="", help="what else is settled before it, such as blood,yoroi-mine,climate-rain"
    )
    sandbox.add_argument("--hardcore", action="store_true", help="demonstrate the Hardcore variant")
    sandbox.add_argument(
        "--processes", type=int, default=1, help="of how many the bot consists (default %(default)s)"
    )
    sandbox.set_defaults(work=_sandbox)


def _add_check(add: Callable[..., argparse.ArgumentParser]) -> None:
    check = add("check", help="try out on your server all that the bot asks of Discord")
    check.add_argument("--server", help="its name or id; asked for where there are several")
    check.add_argument("--channel", help="its name or id; what is posted there is removed again")
    check.add_argument(
        "--without-history",
        metavar="CHANNEL",
        help="a second channel, where the bot lacks Read Message History, to open a thread in",
    )
    check.add_argument("--person", type=int, metavar="ID", help="who gets the direct message (default: you)")
    check.add_argument("--yes", action="store_true", help="post without asking")
    check.set_defaults(work=_check)


def _add_backups(add: Callable[..., argparse.ArgumentParser]) -> None:
    backup = add("backup", help="write the database into a file, also while the bot runs")
    backup.add_argument("file", type=Path, metavar="FILE", help="where to; it must not be there yet")
    backup.set_defaults(work=_backup)

    restore = add("restore", help="put a backup into an empty database, with the bot stopped")
    restore.add_argument("file", type=Path, metavar="FILE", help="a backup of either kind of database")
    restore.add_argument(
        "--replace", action="store_true", help="also where the database is not empty; it is kept beside"
    )
    restore.set_defaults(work=_restore)

    move = add("move", help="copy all to an empty database of the other kind, with the bot stopped")
    ends = move.add_mutually_exclusive_group(required=True)
    ends.add_argument("--from", dest="source", metavar="URL", help="where all is now, to go to DATABASE_URL")
    ends.add_argument("--to", dest="target", metavar="URL", help="where all of DATABASE_URL is to go")
    move.set_defaults(work=_move)


def _port(text: str) -> int:
    """Read a port. Raise ArgumentTypeError for anything else."""
    if not text.isascii() or not text.isdigit() or int(text) > MOST_PORT:
        raise argparse.ArgumentTypeError(f"{text} is no port: it takes a whole number from 0 to {MOST_PORT}")
    return int(text)


async def _run(_: argparse.Namespace) -> int:
    from bot.app import run_bot  # noqa: PLC0415  so that wrong settings are reported before anything heavy loads

    return await run_bot(load_settings())


async def _check(options: argparse.Namespace) -> int:
    from bot.check.check import check  # noqa: PLC0415  as above
    from bot.check.walk import Wishes  # noqa: PLC0415  as above
    from bot.face.words import Words  # noqa: PLC0415  as above

    wishes = Wishes(options.server, options.channel, options.without_history, options.person, options.yes)
    return await check(load_settings(), wishes, Words(language(os.environ)))


async def _sandbox(options: argparse.Namespace) -> int:
    try:
        from bot.sandbox.show import play_demo, serve_page, serve_processes  # noqa: PLC0415  an optional extra
    except ImportError as error:
        say(
            f"The local Discord is an extra: pip install '.[sandbox]' ({error.name} is missing)",
            to=sys.stderr,
        )
        return 2
    if options.demo:
        how = {"mode": options.mode, "hardcore": options.hardcore}
        return await play_demo(options.demo, options.seed, options.people, setup=_setup(options), **how)
    if options.processes > 1:
        return await serve_processes(options.port, options.processes)
    return await serve_page(options.port)


def _setup(options: argparse.Namespace) -> list[str]:
    """Return the choices before a solo fight, in words such as ``opponent-shiro``."""
    named = {"opponent": options.opponent, "weapon": options.weapon}
    settled = [f"{name}-{answer}" for name, answer in named.items() if answer is not None]
    return [*settled, *filter(None, options.modules.split(","))]


async def _replay(options: argparse.Namespace) -> int:
    from bot.replay import replay_stored  # noqa: PLC0415  as above
    from bot.replay_file import replay_kept  # noqa: PLC0415  as above
    from bot.replay_gathering import replay_gathering  # noqa: PLC0415  as above

    if Path(options.match).suffix:  # ids have none
        return replay_kept(Path(options.match))
    replay = replay_gathering if options.gathering else replay_stored
    return await replay(options.match, _database_url(options))


async def _verify(options: argparse.Namespace) -> int:
    from bot.backups import verify_backup  # noqa: PLC0415  as above
    from bot.verify import verify  # noqa: PLC0415  as above

    if options.file:
        return await verify_backup(options.file)
    return await verify(_database_url(options))


async def _backup(options: argparse.Namespace) -> int:
    from bot.backups import write_backup  # noqa: PLC0415  as above

    return await write_backup(load_database_url(), options.file)


async def _restore(options: argparse.Namespace) -> int:
    from bot.backups import restore_backup  # noqa: PLC0415  as above

    return await restore_backup(options.file, load_database_url(), replace=options.replace)


async def _move(options: argparse.Namespace) -> int:
    from bot.backups import move_database  # noqa: PLC0415  as above

    own, other = load_database_url(), load_database_url(database_url=options.source or options.target)
    return await (move_database(other, own) if options.source else move_database(own, other))


async def _tallies(options: argparse.Namespace) -> int:
    from bot.play.standing.tallies import mend  # noqa: PLC0415  as above
    from bot.store.engine import open_store, read_store  # noqa: PLC0415  as above

    url = _database_url(options)
    async with read_store(url):
        pass  # refuses tables of another version: only a start of the bot may migrate them
    async with open_store(url) as store:
        wrong = await mend(store)
    say(f"{wrong} wrong tallies were put right." if wrong else "Every tally agrees with its ledger.")
    return 0


def _database_url(options: argparse.Namespace) -> str:
    """Return the URL of the database named, or of the bot's own."""
    given = {"database_url": options.database} if options.database else {}
    return load_database_url(**given)


if __name__ == "__main__":
    sys.exit(main())
