"""One of many that fails holds up none of the others."""

from collections.abc import Generator
from contextlib import contextmanager

import structlog

from bot.store.errors import StoreBusy, StoreUnavailable

log = structlog.get_logger()


@contextmanager
def contained(event: str, **ids: str | int) -> Generator[None]:
    """Log what goes wrong with one of many, and let the loop over them go on.

    A database out of reach is no fault of the one, and ends the loop.
    """
    try:
        yield
    except (StoreBusy, StoreUnavailable):
        raise
    except Exception:
        log.exception(event, **ids)
