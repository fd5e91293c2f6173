"""A language with very few words, for tests of what happens when a translation is incomplete."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.face import words as catalogue
from bot.face.words import FOLDERS

FRENCH = """
name-challenge = défier
name-hand = hand
name-clan-war = guerre
name-clan-war-propose = proposer
name-duel-plan = plan
    .first = première
name-option-first = d-abord
name-option-opponent = adversaire
command-clan-war = La guerre
command-challenge = Lancer un défi
option-clan-name = De { $least } à { $most } lettres
pace-day = un jour
"""


@pytest.fixture
def french(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Register French beside English, and nothing else."""
    folder = tmp_path / "words"
    (folder / "fr").mkdir(parents=True)
    (folder / "en").symlink_to(FOLDERS[0] / "en")
    (folder / "fr" / "all.ftl").write_text(FRENCH, "utf-8")
    monkeypatch.setattr(catalogue, "FOLDERS", [folder])
    forget()
    yield
    forget()


def forget() -> None:
    """Read the catalogue again."""
    for remembered in (catalogue._own_languages, catalogue._languages, catalogue._language):
        remembered.cache_clear()
