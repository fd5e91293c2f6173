"""Names the place of stored content that cannot be read."""

from collections.abc import Generator
from contextlib import contextmanager

from bot.play.ground.refusals import Gone
from bot.store.errors import ContentBroken, MigrationError, StoreBusy, StoreUnavailable

TELLING = (Gone, ContentBroken, MigrationError, StoreBusy, StoreUnavailable)
"""Errors that already say what is wrong."""


@contextmanager
def placed(place: str) -> Generator[None]:
    """Raise ContentBroken, naming the place, for any error while stored content is read."""
    try:
        yield
    except TELLING:
        raise
    except Exception as error:
        told = " ".join(str(error).split()) or "nothing"
        raise ContentBroken(f"{place} cannot be read ({type(error).__name__}: {told})") from error
