"""The contents of a PostgreSQL database."""

from collections.abc import AsyncGenerator

import asyncpg

from bot.store.backups.contents import ROWS_AT_ONCE, Piece, told
from bot.store.errors import DatabaseOlder
from bot.store.migrate import NOTHING_THERE, Applied
from bot.store.postgres import ledger_of, tables_of


class PostgresContents:
    """Everything in a connection's schema, in a transaction that sees one snapshot."""

    def __init__(self, connection: "asyncpg.Connection[asyncpg.Record]") -> None:
        self.connection = connection

    async def ledger(self) -> list[Applied]:
        """Return the migrations that made its tables."""
        found = await ledger_of(self.connection)
        if not found:
            raise DatabaseOlder(NOTHING_THERE)
        return found

    async def counted(self) -> dict[str, int]:
        """Return how many rows each table has."""
        return {
            table: await self.connection.fetchval(f'SELECT count(*) FROM "{table}"')  # noqa: S608  its own name
            for table in await tables_of(self.connection)
        }

    async def pieces(self) -> AsyncGenerator[Piece]:
        """Yield everything, one table after another."""
        for table in await tables_of(self.connection):
            asked = await self.connection.prepare(f'SELECT * FROM "{table}"')  # noqa: S608  as above
            columns = tuple(each.name for each in asked.get_attributes())
            yield Piece(table, columns, [])
            cursor = await asked.cursor()
            while found := await cursor.fetch(ROWS_AT_ONCE):
                yield Piece(table, columns, [tuple(map(told, row)) for row in found])
