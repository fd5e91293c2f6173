"""Back up PostgreSQL: pg_dump dumps a snapshot; the dump is read back and its rows are counted."""

from collections.abc import Mapping
from pathlib import Path

from bot.store.backups.contents import Watch, compare
from bot.store.backups.drafts import draft_of
from bot.store.backups.dump import dump_contents
from bot.store.backups.pg_dump import check_installed, dump
from bot.store.backups.postgres_contents import PostgresContents
from bot.store.backups.postgres_link import linked, schema_of
from bot.store.errors import BackupError

BACKUP_LOCK = 0x6B6F7079  # any number, as long as every process of the bot uses the same


async def dumped(url: str, target: Path, patience_s: float, watch: Watch) -> Mapping[str, int]:
    """Write a schema into a new file, and return how many rows each table has."""
    check_installed()
    async with (
        linked(url, patience_s) as connection,
        connection.transaction(isolation="repeatable_read", readonly=True),
    ):
        alone = "SELECT pg_try_advisory_xact_lock($1, hashtext(current_schema()))"
        if not await connection.fetchval(alone, BACKUP_LOCK):
            raise BackupError("another process is backing this database up")
        contents = PostgresContents(connection)
        await contents.ledger()  # raises if the schema is empty or not ours
        counted = await contents.counted()
        snapshot = await connection.fetchval("SELECT pg_export_snapshot()")
        with draft_of(target) as part:
            schema = await schema_of(connection)
            await dump(url, part, schema=schema, snapshot=snapshot, counted=counted, watch=watch)
            watch("checking", 0, 1)
            compare(counted, await (await dump_contents(part)).counted())
            watch("checking", 1, 1)
    return counted
