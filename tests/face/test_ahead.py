"""What is drawn before anyone asks for it."""

import pytest

from bot.face.match import ahead
from bot.face.pictures.piece import taken_apart
from bot.face.pictures.raster import KEPT, rastered
from bot.face.registry.faces import FACES
from bot.face.words import Words
from bot.play.ground.repertoire import newest
from bot.play.match.reading import MatchPage
from tests.face.test_all_pictures import pictures, seen


async def test_most_of_a_first_hand_is_known_a_while_after_a_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ahead, "AFTER", 0)
    monkeypatch.setattr(ahead, "EVERY", 0)
    KEPT.clear()
    await ahead.draw_ahead()
    for name in FACES:
        game_id = newest(name)
        first = {MatchPage: next(seen(game_id)).page(0)}
        for _, drawing in pictures(game_id, first, Words()):
            before = len(KEPT)
            rastered.__wrapped__(drawing.svg)
            drawn = len(KEPT) - before
            assert drawn < len(set(taken_apart(drawing.svg)[1])) / 2, name
    assert KEPT.held <= KEPT.most
