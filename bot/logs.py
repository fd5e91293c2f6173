"""Structured logs: ids and facts, never names, tokens, picks or seeds."""

import logging
import sys
from typing import Literal, cast

import structlog
from typing_extensions import override

from bot.store.errors import StoreBusy, StoreUnavailable
from bot.terminal import legible

RECONNECTING = "Attempting a reconnect"
"""How the library's line begins when it cannot connect to Discord."""


def in_a_line(_logger: object, _method: str, event: structlog.typing.EventDict) -> structlog.typing.EventDict:
    """Replace a useless traceback with one line, if the database or Discord is out of reach."""
    error = _error_in(event.get("exc_info"))
    if isinstance(error, StoreBusy | StoreUnavailable) or str(event["event"]).startswith(RECONNECTING):
        del event["exc_info"]
        event["error"] = f"{type(error).__name__}: {error}"
    return event


def _error_in(exc_info: object) -> object:
    """Return the error given to logging: as itself, in its triple, or as True for the current one."""
    if exc_info is True:
        return sys.exc_info()[1]
    return cast(tuple[object, ...], exc_info)[1] if isinstance(exc_info, tuple) else exc_info


class LegibleFormatter(structlog.stdlib.ProcessorFormatter):
    """Writes lines that cannot steer a terminal, whatever an error contains."""

    @override
    def format(self, record: logging.LogRecord) -> str:
        return legible(super().format(record))


def configure_logs(level: str, form: Literal["console", "json"]) -> None:
    """Send our logs and the libraries' through one pipe to standard error."""
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    last: structlog.typing.Processor = (
        structlog.processors.JSONRenderer(ensure_ascii=False)
        if form == "json"
        else structlog.dev.ConsoleRenderer(colors=False)
    )
    handler = logging.StreamHandler()
    handler.setFormatter(
        LegibleFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                in_a_line,
                structlog.processors.format_exc_info,
                last,
            ],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    # At debug level they log whole payloads and rows, and with them tokens and picks.
    for chatty in ("discord", "aiosqlite", "asyncio", "fluent", "pyvips"):
        logging.getLogger(chatty).setLevel(max(root.level, logging.WARNING))
