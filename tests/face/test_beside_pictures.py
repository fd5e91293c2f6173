"""What is written beside a picture: who is who and what happened; what the picture says is not repeated."""

from collections.abc import Iterable
from dataclasses import replace
from itertools import cycle

import pytest

from bot.face.match.board import board
from bot.face.match.reveal import reveal
from bot.face.pieces import mention
from bot.face.registry.faces import FACES
from bot.face.screen import Drawing, Screen, Text
from bot.face.words import Words, locales
from bot.play.ground.repertoire import game_name
from bot.play.match.reading import MatchPage
from tests.face.test_all_pictures import DRAWN, posts, seen

POSTED = [name for name in DRAWN if posts(FACES[game_name(name)])]
"""Games whose turns are drawn; a fight alone shows none of its turns to others."""
SHARE = 0.75
"""Of the words shown without pictures, at most this share is left beside them."""


def told(screen: Screen) -> str:
    """Return what a screen says in its texts."""
    return "\n".join(block.text for block in screen.flat() if isinstance(block, Text))


def drawn(screen: Screen) -> bool:
    return any(isinstance(block, Drawing) for block in screen.flat())


def named(page: MatchPage) -> Iterable[str]:
    return (mention(player.user_id) for player in page.players if not player.left)


@pytest.mark.parametrize("game_id", POSTED)
def test_beside_a_picture_it_stands_who_is_who_and_little_more(game_id: str) -> None:
    languages = cycle(map(Words, locales()))
    beside = alone = 0
    for at in seen(game_id):
        words, page = next(languages), at.page(None)
        bare = replace(page, pictured=False)
        turn = replace(at.turn(), revision=page.revision)
        for with_picture, without in (
            (board(page, words), board(bare, words)),
            (reveal(page, turn, words), reveal(bare, turn, words)),
        ):
            assert drawn(with_picture)
            assert not drawn(without)
            assert all(name in told(with_picture) for name in named(page)), told(with_picture)
            beside, alone = beside + len(told(with_picture)), alone + len(told(without))
    assert beside < SHARE * alone, "what the picture says is not said again"
