"""Registers the toy games as any game is: rules, screens, words."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest

from bot.face import words
from bot.face.registry import faces
from bot.play.ground.repertoire import game_name
from rules.games import GAMES
from tests.toys.buried import Buried
from tests.toys.buried_face import BURIED_FACE
from tests.toys.high_card import HighCard
from tests.toys.high_card_face import HIGH_CARD_FACE
from tests.toys.odds_evens import OddsEvens
from tests.toys.odds_evens_face import ODDS_EVENS_FACE

TOYS = {HighCard(): HIGH_CARD_FACE, Buried(): BURIED_FACE, OddsEvens(): ODDS_EVENS_FACE}


@contextmanager
def toys_in_the_house() -> Iterator[None]:
    """Register the toy games while the context lasts."""
    with pytest.MonkeyPatch.context() as patch:
        for toy, face in TOYS.items():
            patch.setitem(GAMES, toy.id, toy)
            patch.setitem(faces.FACES, game_name(toy.id), face)
        with words_from(Path(__file__).parent / "words"):
            yield


@contextmanager
def words_from(folder: Path) -> Iterator[None]:
    """Read another folder of words while the context lasts."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(words, "FOLDERS", [*words.FOLDERS, folder])
        for name, kept in _read_from(*words.FOLDERS).items():
            patch.setattr(words, name, kept)
        yield


@cache
def _read_from(*_folders: Path) -> dict[str, Callable[..., object]]:
    """Return functions that read the words of these folders and keep them from one test to the next."""
    kept = ("_language", "_languages", "_own_languages", "_written")
    return {name: cache(getattr(words, name).__wrapped__) for name in kept}
