"""The bot's database, read and changed from outside while the bot runs."""

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from typing import Any, Protocol

import asyncpg


class Books(Protocol):
    """What a test asks of either database."""

    def count(self, query: str) -> int:
        """Return the one number that a query finds."""
        ...

    def change(self, statement: str) -> None:
        """Change something and commit it."""
        ...

    def locked(self) -> AbstractAsyncContextManager[None]:
        """Keep everyone else from writing."""
        ...


def books_at(url: str) -> Books:
    """Return the books at a database URL."""
    return SQLiteBooks(url.removeprefix("sqlite:///")) if url.startswith("sqlite") else PostgresBooks(url)


class SQLiteBooks:
    """A SQLite file."""

    def __init__(self, path: str) -> None:
        self._path = path

    def count(self, query: str) -> int:
        """Return the one number that a query finds."""
        with closing(sqlite3.connect(self._path)) as connection:
            return connection.execute(query).fetchone()[0]

    def change(self, statement: str) -> None:
        """Change something and commit it."""
        with closing(sqlite3.connect(self._path)) as connection, connection:
            connection.execute(statement)

    @asynccontextmanager
    async def locked(self) -> AsyncGenerator[None]:
        """Keep everyone else from writing."""
        with closing(sqlite3.connect(self._path)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            yield


class PostgresBooks:
    """A PostgreSQL schema, queried in a separate loop so that a test may ask in the middle of anything."""

    def __init__(self, url: str) -> None:
        self._url = url

    def count(self, query: str) -> int:
        """Return the one number that a query finds."""
        return self._apart(lambda connection: connection.fetchval(query))

    def change(self, statement: str) -> None:
        """Change something and commit it."""
        self._apart(lambda connection: connection.execute(statement))

    @asynccontextmanager
    async def locked(self) -> AsyncGenerator[None]:
        """Keep everyone else from writing matches and picks."""
        connection = await asyncpg.connect(self._url)
        try:
            async with connection.transaction():
                await connection.execute("LOCK TABLE matches, picks IN EXCLUSIVE MODE")
                yield
        finally:
            await connection.close()

    def _apart(self, ask: Callable[[Any], Awaitable[Any]]) -> Any:  # noqa: ANN401  whatever is asked for
        async def asked() -> Any:  # noqa: ANN401  as above
            connection = await asyncpg.connect(self._url)
            try:
                return await ask(connection)
            finally:
                await connection.close()

        with ThreadPoolExecutor(1) as thread:
            return thread.submit(lambda: asyncio.run(asked())).result()
