"""The house rules that a machine can see."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from aiosql.adapters.sqlite3 import SQLite3Adapter

from bot.face.words import SOURCE, locales
from bot.store import statements
from bot.store.engine import AUDITS, QUERIES

ROOT = Path(__file__).parents[1]
ROOMS = ("rules", "players", "bot", "cogs", "apparatus")
CODE = {".py", ".sql", ".ftl", ".js", ".css", ".html"}
LONGEST = 350
"""Lines of a file that can still be held in the head."""

SQL = re.compile(
    r"\s*(SELECT\b.+\bFROM|INSERT INTO|UPDATE \w+ SET|DELETE FROM|(CREATE|ALTER|DROP) TABLE)\b", re.DOTALL
)
HOME = re.compile(r"(?<![\w.-])/(home|root|Users|work|workspace|builds|mnt)/\w")
REGISTRY = re.compile(
    r"index-url|files\.pythonhosted\.org|/simple/|registry\.npmjs|artifactory|proxy\.golang", re.IGNORECASE
)


ASKED_FROM_OUTSIDE = {
    ("apparatus/benchmarks/grown.py", "first_id"),  # a column of whole rows
    ("apparatus/benchmarks/grown.py", "second_id"),
    ("bot/app.py", "warn_dave"),  # of the library's voice client
    ("bot/app.py", "warn_nacl"),
    ("bot/sandbox/components.py", "FILE_UPLOAD"),  # one of Discord's numbers
    ("bot/sandbox/ground/world.py", "source_message_id"),  # read by simcord
    ("bot/sandbox/ground/world.py", "initial_response_deadline"),
    ("cogs/attending.py", "__signature__"),  # read by discord.py
    ("bot/wire/client.py", "before_identify_hook"),  # called by discord.py
    ("bot/wire/client.py", "initial"),
    ("bot/settings.py", "model_config"),  # read by pydantic
    ("bot/store/rows.py", "claimed_until"),  # a column of whole rows
    ("bot/store/clan_rows.py", "answerer_id"),
    ("bot/store/sqlite_file.py", "row_factory"),  # read by sqlite3
    ("bot/store/sqlite_survey.py", "row_factory"),
    ("bot/store/statements.py", "DriverAdapterProtocol"),  # stands in an annotation
    ("rules/game.py", "questions"),  # for games to come
}


def tracked() -> list[Path]:
    """Return every file that git knows and that is still there."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    paths = [ROOT / name for name in listed.stdout.split("\0") if name]
    return [path for path in paths if path.is_file()]


def modules(*rooms: str) -> Iterator[tuple[str, ast.Module]]:
    """Yield every Python module of some rooms, by its path."""
    for room in rooms:
        yield from _read(room)


@cache
def _read(room: str) -> list[tuple[str, ast.Module]]:
    paths = sorted((ROOT / room).rglob("*.py"))
    return [(str(path.relative_to(ROOT)), ast.parse(path.read_text("utf-8"))) for path in paths]


@cache
def texts(tree: ast.Module) -> frozenset[str]:
    """Return every text that stands in a module."""
    return frozenset(
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def called_queries() -> tuple[set[str], set[str]]:
    """Return every query that is called through a transaction, by its name or by how its name begins."""
    names: set[str] = set()
    families: set[str] = set()
    for _, tree in modules(*ROOMS):
        for node in ast.walk(tree):
            match node:
                case ast.Call(
                    func=ast.Attribute(
                        value=ast.Name(id="tx") | ast.Attribute(attr="tx"),
                        attr="one" | "all" | "run" | "plain",
                    ),
                    args=[ast.Constant(value=str(name)), *_],
                ):
                    names.add(name)
                case ast.Call(
                    func=ast.Attribute(
                        value=ast.Name(id="tx") | ast.Attribute(attr="tx"),
                        attr="one" | "all" | "run" | "plain",
                    ),
                    args=[ast.JoinedStr(values=[ast.Constant(value=str(beginning)), *_]), *_],
                ):
                    families.add(beginning)
                case _:
                    pass
    return names, families


def test_sql_stands_in_the_store_alone() -> None:
    found = [
        path
        for path, tree in modules(*ROOMS)
        if not path.startswith(("bot/store/", "apparatus/benchmarks/"))
        and any(SQL.match(text) for text in texts(tree))
    ]
    assert found == []


def test_no_code_names_a_language() -> None:
    named = {*locales()} - {SOURCE}
    for path, module in modules(*ROOMS):
        assert not texts(module) & named, path


def test_nothing_is_dead() -> None:
    """What only the tests call counts as used: no room may hold more than its tests need."""
    ran = subprocess.run(
        [sys.executable, "-m", "vulture"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    found = {
        (place.partition(":")[0], what.split("'")[1])
        for place, _, what in (line.partition(": unused ") for line in ran.stdout.splitlines())
        if place.startswith(ROOMS)
    }
    assert found <= ASKED_FROM_OUTSIDE


def test_every_query_is_used_and_every_used_one_exists() -> None:
    known = {statement.name for statement in statements.load(QUERIES, SQLite3Adapter)}
    audits = {statement.name for statement in statements.load(AUDITS, SQLite3Adapter)}
    called, families = called_queries()
    assert called - known - audits == set()
    assert {name for name in known - called if not name.startswith(tuple(families))} == set()


def test_a_log_has_one_reader() -> None:
    """Code that asked only for rows would find no turn of a match whose log is packed."""
    reader, asking = "bot/store/turn_log.py", {"turns_of", "turn_of", "turns_latest", "chapter_of"}
    asking |= {"chapter_last", "packed_log_of"}
    asked = {path: asking & texts(tree) for path, tree in modules(*ROOMS)}
    assert asked.pop(reader) == asking
    assert {path: found for path, found in asked.items() if found} == {}


def test_every_audit_is_made() -> None:
    audits = {statement.name for statement in statements.load(AUDITS, SQLite3Adapter)}
    asked = {text for _, tree in modules("apparatus") for text in texts(tree)}
    assert audits <= asked


@pytest.mark.parametrize("ledger", ["honor", "setting_changes"])
def test_a_ledger_is_only_ever_added_to(ledger: str) -> None:
    asked = {statement.name: statement.sql for statement in statements.load(QUERIES, SQLite3Adapter)}
    assert f"FROM {ledger} WHERE guild_id = :guild_id" in asked.pop(f"remove_{ledger}"), (
        "it goes with its server"
    )
    sql = ";\n".join([*asked.values(), ""])
    but_for_a_person = r"(?!SET user_id = :alias WHERE user_id = :user_id;)"
    changed = rf"\b(UPDATE\s+{ledger}\s+{but_for_a_person}|REPLACE\s+INTO\s+{ledger}\b)"
    assert not re.search(changed, sql, re.IGNORECASE)
    assert not re.search(rf"\bDELETE\s+FROM\s+{ledger}\b", sql, re.IGNORECASE)
    assert re.search(rf"\bINSERT\s+INTO\s+{ledger}\b", sql, re.IGNORECASE)


def test_every_module_says_what_it_is() -> None:
    assert [path for path, tree in modules(*ROOMS) if not ast.get_docstring(tree)] == []


@pytest.mark.parametrize("suffix", sorted(CODE))
def test_no_file_is_longer_than_the_head_can_hold(suffix: str) -> None:
    lengths = {
        str(path.relative_to(ROOT)): len(path.read_text("utf-8").splitlines())
        for path in tracked()
        if path.suffix == suffix
    }
    assert lengths
    assert {name: length for name, length in lengths.items() if length > LONGEST} == {}


def test_the_arrows_between_rooms_run_one_way() -> None:
    ran = subprocess.run(
        [Path(sys.executable).with_name("lint-imports"), "--no-cache"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout


@pytest.mark.parametrize("trace", [HOME, REGISTRY], ids=["a machine", "a registry"])
def test_no_file_tells_of(trace: re.Pattern[str]) -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in tracked()
        if path != Path(__file__)
        for number, line in enumerate(path.read_text("utf-8", errors="ignore").splitlines(), start=1)
        if trace.search(line)
    ]
    assert found == []
