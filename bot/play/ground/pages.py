"""Long lists in pages."""

from dataclasses import dataclass

from bot.store.rows import Amount


@dataclass(frozen=True)
class Slice:
    """A page of a list."""

    page: int
    """From 0."""
    pages: int
    """At least 1, even for an empty list."""
    skip: int
    """Entries before it."""


def slice_of(size: Amount | None, page: int, entries: int) -> Slice:
    """Return a page of a list with ``entries`` per page; beyond the last page, the last."""
    pages = max(1, -(-(size.amount if size else 0) // entries))
    shown = min(max(page, 0), pages - 1)
    return Slice(shown, pages, shown * entries)
