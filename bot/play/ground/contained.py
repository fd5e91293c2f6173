"""Contain the failure of one of many, so that it does not hold up the others."""

from collections.abc import Generator
from contextlib import contextmanager

import structlog

from bot.store.errors import StoreBusy, StoreUnavailable

log = structlog.get_logger()


@contextmanager
def contained(event: str, **ids: str | int) -> Generator[None]:
    """Log an error in one of many, and let the loop over them go on.

    An unreachable database is not that one's fault, and ends the loop.
    """
    try:
        yield
    except (StoreBusy, StoreUnavailable):
        raise
    except Exception:
        log.exception(event, **ids)
