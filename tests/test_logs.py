"""What a host reads in the log: a line for what a traceback would say nothing about."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

PROGRAM = """
import logging, sqlite3, sys, structlog
from bot.logs import configure_logs
from bot.store.errors import *

configure_logs("info", sys.argv[1])
ours, theirs = structlog.get_logger(), logging.getLogger("discord.client")
try:
    raise StoreBusy("committing: database is locked") from sqlite3.OperationalError("database is locked")
except StoreBusy as busy:
    error = busy
    ours.exception("sweep stumbled")
    theirs.exception("Ignoring exception in %s", "on_guild_join")
ours.error("parcel stays", exc_info=error)
try:
    raise ConnectionRefusedError("nobody there")
except OSError:
    theirs.exception("Attempting a reconnect in %.2fs", 1.5)
    ours.exception("a fault of ours")
ours.error("a name", error="\x1b[2J\x9bAya\u202e")
"""


def lines(form: str) -> list[str]:
    """Return what a process logs that meets all of this; logging is set up but once in a process."""
    ran = subprocess.run(
        [sys.executable, "-c", PROGRAM, form], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return ran.stderr.splitlines()


def test_a_locked_database_and_a_lost_connection_are_a_line_each_and_a_fault_has_its_traceback() -> None:
    logged = [json.loads(line) for line in lines("json")]
    assert [(line["event"], line.get("error")) for line in logged] == [
        ("sweep stumbled", "StoreBusy: committing: database is locked"),
        ("Ignoring exception in on_guild_join", "StoreBusy: committing: database is locked"),
        ("parcel stays", "StoreBusy: committing: database is locked"),
        ("Attempting a reconnect in 1.50s", "ConnectionRefusedError: nobody there"),
        ("a fault of ours", None),
        ("a name", "\x1b[2J\x9bAya\u202e"),
    ]
    assert ["Traceback" in line.get("exception", "") for line in logged] == [False] * 4 + [True, False]


def test_on_a_console_they_are_a_line_each_too() -> None:
    logged = lines("console")
    [fault] = [number for number, line in enumerate(logged) if "a fault of ours" in line]
    assert fault == 4
    assert "Traceback" in logged[fault + 1]
    assert r"\u001b[2J\u009bAya\u202e" in logged[-1]


@pytest.mark.parametrize("form", ["json", "console"])
def test_no_line_steers_a_terminal(form: str) -> None:
    assert not set("".join(lines(form))) & set("\x1b\x9b\u202e")
