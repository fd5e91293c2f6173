"""Backups at the command line: what is said, with which exit code, and what Ctrl+C leaves."""

import asyncio
import os
import pty
import shutil
import signal
import sys
from pathlib import Path

import pytest

from tests.databases import untouched
from tests.e2e.forked import ended
from tests.store.backups.shelf import Shelf, names_in, schema_of, sums

pytestmark = pytest.mark.postgres

ROOT = Path(__file__).parents[3]
PASSWORD = "hunter2"  # noqa: S105  it opens nothing


async def bot(folder: Path, *arguments: str, url: str) -> tuple[int, str, str]:
    """Run the command line; return its exit code, what it says and what it complains of."""
    return await ended(folder, settings(url), *arguments)


def settings(url: str) -> dict[str, str]:
    """Return all the settings that there are."""
    return {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), "DATABASE_URL": url}


async def started(folder: Path, *arguments: str, url: str) -> asyncio.subprocess.Process:
    pipe = asyncio.subprocess.PIPE
    command = (sys.executable, "-W", "error", "-m", "bot", *arguments)
    return await asyncio.create_subprocess_exec(
        *command, cwd=folder, env=settings(url), stdout=pipe, stderr=pipe, start_new_session=True
    )


async def test_a_file_is_backed_up_verified_and_restored(shelf: Shelf, tmp_path: Path) -> None:
    url, elsewhere = await shelf.full("sqlite"), f"sqlite:///{tmp_path}/elsewhere.db"
    rows = sum(each.rows for each in (await sums(url)).values())
    tables = len(await sums(url))
    assert await bot(tmp_path, "backup", "copy.db", url=url) == (
        0,
        f"copy.db holds all {rows} rows of {tables} tables. It was read back and counted.\n",
        "",
    )
    code, said, complaint = await bot(tmp_path, "backup", "copy.db", url=url)
    assert (code, said) == (2, "")
    assert complaint.startswith("That was not done: copy.db is there already")
    assert await bot(tmp_path, "verify", "copy.db", url=elsewhere) == (
        0,
        "Checked 3 matches and 0 gatherings: everything agrees.\n",
        "",
    )
    restored = f"Restored {rows} rows of {tables} tables from copy.db."
    restored += " The next start of the bot goes on from there.\n"
    assert await bot(tmp_path, "restore", "copy.db", url=elsewhere) == (0, restored, "")
    code, said, complaint = await bot(tmp_path, "restore", "copy.db", url=elsewhere)
    assert (code, said) == (2, "")
    assert "elsewhere.db is not empty, so nothing was changed (only `restore --replace`" in complaint
    code, said, complaint = await bot(tmp_path, "restore", "--replace", "copy.db", url=elsewhere)
    assert (code, complaint) == (0, "")
    [kept] = [name for name in names_in(tmp_path) if "replaced" in name]
    assert said == f"{restored}The database that was there before is kept as {kept}.\n"


async def test_postgresql_is_backed_up_verified_restored_and_moved(shelf: Shelf, tmp_path: Path) -> None:
    """With a password in the URL, which the server does not ask for: nothing may tell it."""
    bare = await shelf.full("postgresql")
    url = bare.replace("postgres:@", f"postgres:{PASSWORD}@")
    before = await sums(bare)
    told = [
        await bot(tmp_path, "backup", "copy.sql.gz", url=url),
        await bot(tmp_path, "verify", "copy.sql.gz", url="sqlite:///nowhere.db"),
        await bot(tmp_path, "move", "--to", "sqlite:///moved.db", url=url),
        await bot(tmp_path, "restore", "copy.sql.gz", "--replace", url=url),
    ]
    assert [(code, complaint) for code, _, complaint in told] == [(0, "")] * 4
    assert PASSWORD not in str(told)
    assert told[1][1] == "Checked 3 matches and 0 gatherings: everything agrees.\n"
    assert "the same digest in both databases" in told[2][1]
    [kept] = await shelf.kept_schemas(schema_of(url))
    assert kept in told[3][1]
    assert await sums(bare) == await sums(f"sqlite:///{tmp_path}/moved.db") == before


async def test_a_database_is_moved_to_the_one_of_the_settings(shelf: Shelf, tmp_path: Path) -> None:
    source, target = await shelf.full("sqlite"), await shelf.empty("postgresql")
    code, said, complaint = await bot(tmp_path, "move", "--from", source, url=target)
    assert (code, complaint) == (0, "")
    assert said.startswith("Moved ")
    assert await sums(target) == await sums(source)


@pytest.mark.parametrize("arguments", [["move"], ["move", "--from", "sqlite:///a", "--to", "sqlite:///b"]])
async def test_a_move_is_told_one_end(tmp_path: Path, arguments: list[str]) -> None:
    code, _, complaint = await bot(tmp_path, *arguments, url="sqlite:///c.db")
    assert code == 2
    assert "--from" in complaint


async def test_without_pg_dump_it_says_so(
    shelf: Shelf, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = await shelf.full("postgresql")
    monkeypatch.setenv("PATH", str(tmp_path))
    code, _, complaint = await bot(tmp_path, "backup", "copy.sql.gz", url=url)
    assert code == 1
    assert complaint.startswith("That was not done: the program pg_dump is not there")
    assert complaint.count("\n") == 1


async def test_a_server_out_of_reach_is_told_without_the_password(tmp_path: Path) -> None:
    url = f"postgresql://me:{PASSWORD}@127.0.0.1:1/bushido"
    (tmp_path / "copy.sql").write_text("-- PostgreSQL database dump\n-- PostgreSQL database dump complete\n")
    for arguments in (["backup", "x"], ["restore", "copy.sql"], ["move", "--to", "sqlite:///x.db"]):
        code, said, complaint = await bot(tmp_path, *arguments, url=url)
        assert (code, said) == (1, "")
        assert complaint.startswith("The database cannot be used: ")
        assert complaint.count("\n") == 1
        assert PASSWORD not in complaint


async def test_what_cannot_be_written_is_told_in_a_line(shelf: Shelf, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    code, _, complaint = await bot(tmp_path, "backup", "file/copy.db", url=await shelf.full("sqlite"))
    assert code == 1
    assert complaint.startswith("The database cannot be used: file/copy.db.part cannot be written")
    assert complaint.count("\n") == 1


@pytest.mark.parametrize(
    ("kind", "arguments"),
    [
        ("sqlite", "backup copy"),
        ("postgresql", "backup copy"),
        ("sqlite", "restore --replace fought.db"),
        ("sqlite", "restore --replace fought.sql.gz"),
    ],
)
async def test_a_disk_without_room_is_told_in_a_line(
    shelf: Shelf, fought_on_postgres: Path, tmp_path: Path, kind: str, arguments: str
) -> None:
    """No file may grow beyond some kilobytes, as on a disk that is full."""
    url = await shelf.full(kind)
    before = await sums(url)
    shutil.copy(shelf.fought, tmp_path / "fought.db")
    shutil.copy(fought_on_postgres, tmp_path / "fought.sql.gz")
    there = names_in(tmp_path)
    running = await asyncio.create_subprocess_exec(
        "sh",
        "-c",
        f"ulimit -f 8; exec {sys.executable} -B -m bot {arguments}",
        cwd=tmp_path,
        env=settings(url),
        stderr=asyncio.subprocess.PIPE,
    )
    complaint = (await running.communicate())[1].decode().splitlines()
    assert running.returncode == 1
    assert [line[:29] for line in complaint] == ["The database cannot be used: "], complaint
    assert names_in(tmp_path) == there
    assert await sums(url) == before


@pytest.mark.usefixtures("heard_interrupts")
async def test_ctrl_c_leaves_nothing_half(
    shelf: Shelf, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A program in the place of pg_dump begins to write and does not end."""
    slow = tmp_path / "bin" / "pg_dump"
    slow.parent.mkdir()
    slow.write_text(f"#!/bin/sh\necho $$ >{tmp_path}/begun\nhead -c 3000000 /dev/zero\nexec sleep 600\n")
    slow.chmod(0o700)
    monkeypatch.setenv("PATH", str(slow.parent), prepend=":")
    begun, folder = tmp_path / "begun", tmp_path / "backups"
    running = await started(tmp_path, "backup", "backups/copy.sql.gz", url=await shelf.full("postgresql"))
    part = folder / "copy.sql.gz.part"
    while not (part.exists() and part.stat().st_size):  # noqa: ASYNC110  another process's file
        await asyncio.sleep(0.05)
    running.send_signal(signal.SIGINT)
    out, complaint = await running.communicate()
    assert (running.returncode, out, complaint) == (130, b"", b"\nStopped.\n")
    assert names_in(folder) == []
    with pytest.raises(ProcessLookupError):
        os.kill(int(begun.read_text()), 0)


def test_whoever_watches_sees_a_bar(tmp_path: Path) -> None:
    url = untouched(tmp_path / "bot.db")
    here, there = pty.openpty()
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "DATABASE_URL": url, "TERM": "xterm"}
    pid = os.posix_spawn(
        sys.executable,
        [sys.executable, "-m", "bot", "backup", str(tmp_path / "copy.db")],
        environment,
        file_actions=[(os.POSIX_SPAWN_DUP2, there, 2)],
    )
    os.close(there)
    seen = b""
    try:
        while some := os.read(here, 10_000):
            seen += some
    except OSError:  # the other end is closed
        pass
    os.close(here)
    assert os.waitpid(pid, 0)[1] == 0
    assert b"copying" in seen
    assert b"100%" in seen
