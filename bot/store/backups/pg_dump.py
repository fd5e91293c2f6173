"""Run pg_dump, which comes with PostgreSQL, without showing anyone the password."""

import asyncio
import os
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, unquote, urlencode, urlsplit

from bot.ending import kill
from bot.store.backups.contents import Watch
from bot.store.errors import DumpFailed

PROGRAM = "pg_dump"

MISSING = (
    "the program pg_dump is not there: install PostgreSQL's client programs, of the server's version or a"
    " newer one (apt install postgresql-client on Debian and Ubuntu, brew install libpq on macOS)"
)

LIBPQ = (
    *("host", "hostaddr", "port", "dbname", "user", "passfile", "connect_timeout", "target_session_attrs"),
    *("sslmode", "sslcert", "sslkey", "sslrootcert", "sslcrl", "sslnegotiation", "ssl_min_protocol_version"),
    *("ssl_max_protocol_version", "gssencmode", "krbsrvname", "channel_binding", "require_auth"),
)
"""URL parameters for the connection; our driver treats all others as settings of the server."""

NOT_OURS = ("--no-owner", "--no-privileges")
"""The database that a dump is restored into decides who owns what."""

DUMPING = "pg_dump: dumping contents of table "


def check_installed() -> None:
    """Raise DumpFailed if pg_dump is not installed."""
    if shutil.which(PROGRAM) is None:
        raise DumpFailed(MISSING)


def told_apart(url: str) -> tuple[str, dict[str, str]]:
    """Return a URL without its password, and the environment variables for pg_dump."""
    parts = urlsplit(url)
    login, at, hosts = parts.netloc.rpartition("@")
    user, _, password = login.partition(":")
    asked = dict(parse_qsl(parts.query))
    password = asked.pop("password", unquote(password))
    kept = {name: value for name, value in asked.items() if name in LIBPQ}
    bare = f"{parts.scheme}://{user}{at}{hosts}{parts.path}"
    bare += f"?{urlencode(kept)}" if kept else ""
    return bare, {"PGPASSWORD": password} if password else {}


async def dump(
    url: str, part: Path, *, schema: str, snapshot: str, counted: Mapping[str, int], watch: Watch
) -> None:
    """Dump a snapshot of a schema into a gzipped file.

    ``counted`` says how many rows each table has. Raise DumpFailed if pg_dump fails.
    """
    check_installed()
    bare, secret = told_apart(url)
    running = await asyncio.create_subprocess_exec(
        PROGRAM, "--format=plain", "--compress=6", "--no-password", "--encoding=UTF8", "--verbose", *NOT_OURS,
        f'--schema="{schema}"', f"--snapshot={snapshot}", f"--dbname={bare}",
        # In English, because its output is searched below.
        env={**os.environ, **secret, "LC_ALL": "C"},
        stdin=asyncio.subprocess.DEVNULL, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    # It writes to our pipe, not to the file, so that it ends with us even if we are killed.
    writing = asyncio.create_task(_written(running, part))
    hearing = asyncio.create_task(_heard(running, counted, watch))
    try:
        await asyncio.gather(writing, hearing)
        code = await running.wait()
    finally:
        await _ended(running, writing, hearing)
    said = hearing.result()
    if code:
        raise DumpFailed(f"pg_dump could not do it: {_why(said, *secret.values())}")


async def _ended(running: asyncio.subprocess.Process, *tasks: asyncio.Task[Any]) -> None:
    """Stop the program and the tasks that read its output, if they still run."""
    kill(running)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await running.communicate()  # asyncio notices its end only once all its output is read


async def _written(running: asyncio.subprocess.Process, part: Path) -> None:
    assert running.stdout is not None  # noqa: S101  it was asked for above
    with part.open("wb") as file:
        while some := await running.stdout.read(1 << 20):
            await asyncio.to_thread(file.write, some)


async def _heard(running: asyncio.subprocess.Process, counted: Mapping[str, int], watch: Watch) -> list[str]:
    """Report progress table by table, and return the other lines it prints."""
    assert running.stderr is not None  # noqa: S101  as above
    done, said = 0, list[str]()
    async for line in running.stderr:
        told = line.decode(errors="replace").rstrip()
        if told.startswith(DUMPING):
            watch("copying", done, sum(counted.values()))
            done += counted.get(told.rpartition(".")[2].strip('"'), 0)
        else:
            said.append(told)
    return said


def _why(said: list[str], *secrets: str) -> str:
    """Return why pg_dump failed, in its own words but without secrets."""
    wrong = [line.removeprefix("pg_dump: ") for line in said if "error" in line or "detail" in line]
    told = "; ".join(wrong or said[-1:]) or "it does not say why"
    for secret in secrets:
        told = told.replace(secret, "…")
    return told
