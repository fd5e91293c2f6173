"""What a person at a terminal reads: settings to fix, a database that cannot be used, a replayed match."""

import os
import re
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
import structlog

from bot.__main__ import main
from bot.replay import replay_stored
from bot.replay_gathering import replay_gathering
from bot.sandbox import show
from bot.sandbox.actors.demo import DEMOS
from bot.sandbox.components import texts
from bot.sandbox.ground.names import NAMES
from bot.sandbox.stage import stage
from bot.store.record_rows import HonorEntry
from tests.databases import untouched
from tests.terminal import Told, in_this_process

ROOT = Path(__file__).parents[1]
LOGIN = {"DISCORD_TOKEN": "no-real-token"}


@pytest.fixture(autouse=True)
def logs_as_they_were(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Configure logs only while a command runs in this process, so that later tests can read them."""

    def configure(level: str, _: str) -> None:
        structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(level))

    monkeypatch.setattr(show, "configure_logs", configure)
    yield
    structlog.reset_defaults()


def bot(folder: Path, *arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run the command line in its own folder, with only these settings."""
    environment = {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), **settings}
    return subprocess.run(
        [sys.executable, "-W", "error", "-m", "bot", *arguments],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def told_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., Told]:
    """Return a function that runs the command line in this process, in a folder and with its own settings.

    A process takes a second, most of it for loading the bot again; each command has one above or below.
    """
    return in_this_process(tmp_path, monkeypatch, capsys)


SHOWN: dict[tuple[str, ...], str] = {}
"""What demonstrations have shown in this process, by their options."""


def demonstrated(capsys: pytest.CaptureFixture[str], *options: str) -> str:
    """Return what a demonstration shows."""
    if options not in SHOWN:
        assert main(["sandbox", *options]) == 0
        SHOWN[options] = capsys.readouterr().out
    return SHOWN[options]


def test_all_wrong_settings_are_listed_at_once(tmp_path: Path) -> None:
    ran = bot(tmp_path, "run", DATABASE_URL="mysql://there", LOG_LEVEL="loud", REQUESTS_PER_SECOND="500")
    named = [line.split()[0] for line in ran.stderr.splitlines() if line.startswith("  ")]
    assert ran.returncode == 2
    assert sorted(named) == ["DATABASE_URL", "DISCORD_TOKEN", "LOG_LEVEL", "REQUESTS_PER_SECOND"]
    assert "Traceback" not in ran.stderr


def test_a_local_discord_elsewhere_is_refused(told_here: Callable[..., Told]) -> None:
    ran = told_here("run", **LOGIN, LOCAL_DISCORD="http://192.0.2.1:80")
    assert ran.returncode == 2
    assert "LOCAL_DISCORD" in ran.stderr
    assert LOGIN["DISCORD_TOKEN"] not in ran.stderr


def test_discord_out_of_reach_is_told_in_a_line(tmp_path: Path) -> None:
    ran = bot(tmp_path, "run", **LOGIN, LOCAL_DISCORD="http://127.0.0.1:1")
    assert ran.returncode == 1
    assert "Discord cannot be reached" in ran.stderr
    assert "Traceback" not in ran.stderr


def test_replay_finds_the_database_that_the_bot_uses(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("DATABASE_URL=sqlite:///elsewhere.db\n")
    untouched(tmp_path / "elsewhere.db")
    ran = bot(tmp_path, "replay", "nosuch")
    assert (ran.returncode, ran.stdout) == (2, "There is no match nosuch there.\n")


def test_replay_makes_no_database_where_there_is_none(tmp_path: Path, told_here: Callable[..., Told]) -> None:
    ran = told_here("replay", "nosuch", "--database", "sqlite:///mistyped.db")
    assert (ran.returncode, ran.stderr) == (
        1,
        "The database cannot be used: there is no database at mistyped.db\n",
    )
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("path", ["taken/health", "folder"])
def test_a_health_file_that_cannot_be_written_is_told_at_the_start(
    tmp_path: Path, told_here: Callable[..., Told], path: str
) -> None:
    (tmp_path / "taken").touch()
    (tmp_path / "folder").mkdir()
    ran = told_here("run", HEALTH_FILE=path, **LOGIN)
    assert ran.returncode == 2
    assert "HEALTH_FILE cannot be written" in ran.stderr
    assert ran.stderr.rstrip().endswith(path)
    assert "Traceback" not in ran.stderr


def test_backups_that_could_never_be_made_are_told_at_the_start(
    tmp_path: Path, told_here: Callable[..., Told]
) -> None:
    (tmp_path / "taken").touch()
    ran = told_here("run", BACKUP_EVERY="1d", BACKUP_FOLDER="taken/folder", **LOGIN)
    assert (ran.returncode, ran.stderr.splitlines()[1]) == (
        2,
        "  BACKUP_FOLDER cannot be written (Not a directory): taken/folder",
    )
    postgres = {"DATABASE_URL": "postgresql://nobody@127.0.0.1:1/none", "PATH": str(tmp_path)}
    ran = told_here("run", BACKUP_EVERY="1d", **postgres, **LOGIN)
    assert ran.returncode == 2
    assert "BACKUP_EVERY cannot be kept: the program pg_dump is not there" in ran.stderr


def test_a_host_that_wipes_its_disk_is_told_that_backups_go_with_it(tmp_path: Path) -> None:
    ran = bot(
        tmp_path, "run", BACKUP_EVERY="1d", DYNO="worker.1", LOCAL_DISCORD="http://127.0.0.1:1", **LOGIN
    )
    assert "EVERY BACKUP; set BACKUP_FOLDER" in ran.stderr
    assert "Traceback" not in ran.stderr


@pytest.mark.parametrize("port", ["99999", "-1", "eighty"])
def test_a_port_that_is_none_is_refused_in_a_sentence(told_here: Callable[..., Told], port: str) -> None:
    ran = told_here("sandbox", f"--port={port}")
    assert (ran.returncode, "is no port: it takes a whole number from 0 to 65535" in ran.stderr) == (2, True)


@pytest.mark.usefixtures("heard_interrupts")
def test_a_simulated_year_that_is_stopped_ends_in_a_word(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "apparatus.year", "--people", "4", "--days", "365"]
    env = {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1"}
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=tmp_path, env=env, stdout=pipe, stderr=pipe, text=True) as year:
        try:
            assert year.stdout is not None
            assert year.stdout.readline() == "Seed 1.\n"  # by which time it can be stopped
            year.send_signal(signal.SIGINT)
            _, told = year.communicate(timeout=30)
        finally:
            year.kill()
    assert (year.returncode, told) == (130, "\nStopped.\n")


@pytest.mark.parametrize(
    ("options", "people", "told"),
    [
        (("brawl", "--people", "3"), 3, "is the last one standing"),
        (("pocket",), 2, "wins the duel"),
        (("kendo", "--mode", "competition"), 2, "wins the duel"),
        (
            ("way", "--opponent", "shiro", "--weapon", "yari", "--modules", "blood,yoroi-mine"),
            1,
            "[Play again]",
        ),
    ],
)
def test_a_demonstration_ends_as_it_should(
    capsys: pytest.CaptureFixture[str], options: tuple[str, ...], people: int, told: str
) -> None:
    shown = demonstrated(capsys, "--seed", "3", "--demo", *options)
    for window in ("#dojo", *(f"DM of {name}" for name in NAMES[:people])):
        assert f"=== {window} ===" in shown
    assert told in shown


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("duels", "--people", "4"), "The winners, still standing:"),
        (("clash", "--people", "4"), "wins the clash"),
        (("kyoto", "--people", "4", "--hardcore"), "is the last one standing, and Kensei."),
        (("tournament", "--people", "3"), "has no opponent"),
    ],
)
def test_a_gathering_is_demonstrated_to_its_end(
    capsys: pytest.CaptureFixture[str], options: tuple[str, ...], told: str
) -> None:
    shown = demonstrated(capsys, "--seed", "2", "--demo", *options)
    assert told in shown
    assert (", Hardcore" in shown) is ("--hardcore" in options)


@pytest.mark.parametrize(
    ("seed", "options"), [("3", ("brawl", "--people", "3")), ("2", ("tournament", "--people", "3"))]
)
def test_a_demonstration_is_the_same_each_time(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], seed: str, options: tuple[str, ...]
) -> None:
    ran = bot(tmp_path, "sandbox", "--seed", seed, "--demo", *options)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout == demonstrated(capsys, "--seed", seed, "--demo", *options)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (("brawl", "--people", "2"), "For brawl it takes 3 to 8 people, not 2.\n"),
        (("brawl", "--people", "9"), "For brawl it takes 3 to 8 people, not 9.\n"),
        (("kyoto", "--people", "6"), "For kyoto it takes 4 or 8 people, not 6.\n"),
        (("clash", "--people", "2"), "For clash it takes 4, 6 or 8 people, not 2.\n"),
        (("tournament", "--people", "1"), "For tournament it takes 2 to 64 people, not 1.\n"),
        (("tournament", "--people", "65"), "For tournament it takes 2 to 64 people, not 65.\n"),
        (("duels", "--hardcore"), "There is no Hardcore variant of duels.\n"),
        (
            ("kendo", "--mode", "competition", "--people", "3"),
            "For kendo as a competition it takes 2 people, not 3.\n",
        ),
        (("kendo", "--mode", "sumo"), "There is no mode sumo of kendo, but duel and competition.\n"),
        (("brawl", "--mode", "duel"), "There are no modes of brawl.\n"),
        (("way", "--people", "3"), "For way it takes 1 person, not 3.\n"),
        (
            ("way", "--opponent", "ninja"),
            "There is no opponent ninja, but student, ronin, master, shiro and three.\n",
        ),
        (("way", "--modules", "blood,yoroi"), "There is no yoroi with, but none, mine and theirs.\n"),
        (("way", "--modules", "karma"), "There is no karma in way.fight, but opponent, weapon"),
        (("duel", "--weapon", "yari"), "Nothing can be settled before duel.\n"),
    ],
)
def test_a_demonstration_that_cannot_be_is_refused_in_a_sentence(
    capsys: pytest.CaptureFixture[str], options: tuple[str, ...], sentence: str
) -> None:
    assert main(["sandbox", "--demo", *options]) == 2
    told = capsys.readouterr()
    assert (told.out + told.err).startswith(sentence)
    assert (told.out + told.err).count("\n") == 1


def test_a_refusal_is_what_the_command_ends_with(tmp_path: Path) -> None:
    ran = bot(tmp_path, "sandbox", "--demo", "duel", "--people", "3")
    assert (ran.returncode, ran.stdout + ran.stderr) == (2, "For duel it takes 2 people, not 3.\n")


async def test_a_replayed_gathering_is_told_with_names_and_agrees(
    sqlite_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async with stage(sqlite_url, people=NAMES[:4]) as played:
        assert await DEMOS["duels"].play(played, 1) is None
        aya = played.local.people["Aya"]
        printed = [told for told in map(texts, aya.messages(played.local.channel)) if "-# 🏯" in told]
        [gathering_id] = {told.split("-# 🏯 ")[1].split(" ")[0] for told in printed}
    assert await replay_gathering(gathering_id, sqlite_url) == 0
    told = capsys.readouterr().out
    assert "⚔️ @" in told
    assert "<@" not in told
    assert told.endswith("The seed, the dice, every draw, every move and every duel agree.\n")


def test_replaying_a_gathering_that_never_was_says_so(tmp_path: Path, told_here: Callable[..., Told]) -> None:
    untouched(tmp_path / "bot.db")
    ran = told_here("replay", "nosuch", "--gathering", "--database", "sqlite:///bot.db")
    assert (ran.returncode, ran.stdout) == (2, "There is no gathering nosuch there.\n")


def test_tallies_are_held_against_their_ledgers_and_mended(
    tmp_path: Path, told_here: Callable[..., Told]
) -> None:
    untouched(tmp_path / "bot.db")
    with closing(sqlite3.connect(tmp_path / "bot.db")) as connection, connection:
        connection.execute("INSERT INTO guilds (guild_id, locale) VALUES (7, 'en')")
        connection.execute(
            "INSERT INTO honor (id, guild_id, user_id, amount, deed, source_kind, source_id, nth, at)"
            " VALUES ('h', 7, 11, 3, 'war-won', 'gathering', 'g', 0, 1)"
        )
    for told in ("2 wrong tallies were put right.\n", "Every tally agrees with its ledger.\n"):
        ran = told_here("tallies", "--database", "sqlite:///bot.db")
        assert (ran.returncode, ran.stdout, ran.stderr) == (0, told, "")
    with closing(sqlite3.connect(tmp_path / "bot.db")) as connection:
        sums = connection.execute("SELECT user_id, board, season, amount FROM tallies ORDER BY season")
        assert sums.fetchall() == [(11, "honor", 0, 3), (11, "honor", 1, 3)]
    ran = told_here("tallies", "--database", "sqlite:///elsewhere.db")
    assert (ran.returncode, ran.stderr.partition(":")[0]) == (1, "The database cannot be used")


@pytest.mark.parametrize(
    ("name", "people", "deed"),
    # Who attacks in Kendo Duel, chance says: it may never be Aya's turn.
    [("duel", 2, "@Aya plays"), ("brawl", 3, "@Aya puts"), ("kendo", 2, r"@\w+ attacks")],
)
async def test_a_replayed_match_is_told_with_names_and_agrees(
    sqlite_url: str, capsys: pytest.CaptureFixture[str], name: str, people: int, deed: str
) -> None:
    async with stage(sqlite_url, people=NAMES[:people]) as played:
        assert await DEMOS[name].play(played, 1) is None
        guild, aya = played.local.guild.id, played.local.people["Aya"].id
        deeds = await played.store.read(
            lambda tx: tx.all("honor_entries", HonorEntry, guild_id=guild, user_id=aya, most=1, skip=0)
        )
    assert await replay_stored(deeds[0].source_id, sqlite_url) == 0
    told = capsys.readouterr().out
    assert re.search(deed, told)
    assert all(f"@{name}" in told for name in NAMES[:people])
    assert "<@" not in told
    assert told.endswith("The seed, the dice, every draw, every turn and the result agree.\n")
