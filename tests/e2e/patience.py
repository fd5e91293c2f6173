"""How long the bot in a test works before it sends a placeholder, and how long people wait for an answer."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from bot.sandbox.people import person
from bot.wire import answer

ENDLESS = 60.0
"""Seconds; many times what any answer takes, however busy the machine is."""

ALL_BUT_LATE = 2.8
"""Seconds; nearly all that people wait for a bot that may have been killed, as the machine may be busy."""

A_MOMENT = 0.5
"""Seconds to wait for what will not come."""


def unhurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Send no placeholder in a test, and wait long for answers.

    Takes the test's own patch. A second patch would restore what the first one has set.
    """
    monkeypatch.setattr(answer, "PATIENCE", ENDLESS)
    monkeypatch.setattr(person, "ANSWER_SECONDS", ENDLESS)


@contextmanager
def placeholders() -> Iterator[None]:
    """Send a placeholder before any work is done, while the context lasts."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(answer, "PATIENCE", 0.0)
        yield


@contextmanager
def unanswered() -> Iterator[None]:
    """Wait only a moment for answers while the context lasts."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(person, "ANSWER_SECONDS", A_MOMENT)
        yield
