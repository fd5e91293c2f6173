"""A store that notes what each transaction touches, so that it can be checked afterwards."""

from collections.abc import Mapping, Sequence

from bot.store.engine import Store, Tx, Value, Work
from bot.store.statements import R, Record, Statement
from bot.store.transaction import T

SUBJECTS = ("match_id", "gathering_id", "id")
"""The parameters by which queries name their subject."""


class Witness(Store):
    """The real store, with a notebook."""

    def __init__(self, store: Store) -> None:
        super().__init__()
        self._store = store
        self.touched: set[str] = set()
        """Ids touched since this was last emptied; some may have been left unchanged."""

    async def transact(self, work: Work[T]) -> T:
        """Do the work as the store does, and note its subjects."""
        return await self._transact(work)

    async def read(self, work: Work[T]) -> T:
        """Read as the store does."""
        return await self._read(work)

    async def survey(self, work: Work[T]) -> T:
        """Read much as the store does."""
        return await self._store.survey(work)

    async def _transact(self, work: Work[T]) -> T:
        return await self._store.transact(lambda tx: work(_Noting(tx, self.touched)))

    async def _read(self, work: Work[T]) -> T:
        return await self._store.read(work)


class _Noting(Tx):
    """A transaction whose subjects are noted."""

    def __init__(self, tx: Tx, touched: set[str]) -> None:
        self._tx, self._touched = tx, touched

    async def one(self, query: str, row: type[R], **params: Value) -> R | None:
        self._note(params)
        return await self._tx.one(query, row, **params)

    async def all(self, query: str, row: type[R], **params: Value) -> list[R]:
        return await self._tx.all(query, row, **params)

    async def plain(self, query: str, **params: Value) -> list[dict[str, Value]]:
        return await self._tx.plain(query, **params)

    async def run(self, query: str, **params: Value) -> int:
        self._note(params)
        return await self._tx.run(query, **params)

    def _note(self, params: Mapping[str, Value]) -> None:
        self._touched.update(str(params[name]) for name in SUBJECTS if params.get(name))

    async def _fetch(self, statement: Statement, params: Mapping[str, Value]) -> Sequence[Record]:
        raise NotImplementedError  # the wrapped transaction does it

    async def _execute(self, statement: Statement, params: Mapping[str, Value]) -> int:
        raise NotImplementedError  # the wrapped transaction does it
