"""How long the bot works before it sends a placeholder, and people wait for an answer, in a test."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from bot.sandbox.people import person
from bot.wire import answer

ENDLESS = 60.0
"""Seconds; many times what any answer takes, however busy the machine is."""

ALL_BUT_LATE = 2.8
"""Seconds; nearly all that people wait for a bot that may have been killed, for the machine may be busy."""

A_MOMENT = 0.5
"""Seconds to wait for what will not come."""


@contextmanager
def unhurried() -> Iterator[None]:
    """Send no placeholder, and wait long for answers, while the context lasts."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(answer, "PATIENCE", ENDLESS)
        patch.setattr(person, "ANSWER_SECONDS", ENDLESS)
        yield


@contextmanager
def placeholders() -> Iterator[None]:
    """Send a placeholder before any work is done, while the context lasts."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(answer, "PATIENCE", 0.0)
        yield


@contextmanager
def unanswered() -> Iterator[None]:
    """Wait a moment at most for answers while the context lasts."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(person, "ANSWER_SECONDS", A_MOMENT)
        yield
