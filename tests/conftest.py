import os

import pytest
from hypothesis import settings

from bot.face.words import Words

# Each start of a bot would read the world's certificates, but nothing here talks to the world.
os.environ["SSL_CERT_FILE"] = os.devnull

settings.register_profile("house", deadline=None)  # no test here is about time
settings.load_profile("house")

pytest_plugins = ("tests.databases", "tests.face.french")


@pytest.fixture(autouse=True)
def strict_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a missing sentence fail the test that meets it."""
    monkeypatch.setattr(Words, "strict", True)
