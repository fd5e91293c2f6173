"""What a person shows the channel of a panel that only they see."""

import pytest

from bot.face.limits import check
from bot.face.screen import Button, Drawing, Row, Screen, Select
from bot.face.standing.bars import bars_drawing
from bot.face.words import Words, locales
from bot.play.standing.boards import CLANS, HONOR, PLACES
from tests.face.alike import check_drawn
from tests.face.test_all_pictures import NUMBERS, numbers
from tests.golden.gallery.record import GAME, board_shown, honor_shown

WORDS = Words("en")


def drawing(screen: Screen) -> Drawing:
    [found] = [block for block in screen.flat() if isinstance(block, Drawing)]
    return found


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("board", [HONOR, CLANS, GAME])
def test_a_whole_page_fits_with_its_picture_and_nothing_to_press(board: str, locale: str) -> None:
    shown = board_shown(Words(locale), board, PLACES, page=1)
    check(shown)
    assert not [block for block in shown.flat() if isinstance(block, Button | Select | Row)]
    check_drawn(drawing(shown).svg)


@pytest.mark.parametrize("board", [HONOR, CLANS, GAME])
def test_each_number_of_its_picture_stands_in_the_alt_text(board: str) -> None:
    picture = drawing(board_shown(WORDS, board, 3))
    drawn = {each for each in numbers(picture.svg) if each != "-"}
    assert drawn <= {*NUMBERS.findall(picture.alt)}


def test_an_empty_board_has_no_picture() -> None:
    assert not [block for block in board_shown(WORDS, HONOR, 0).flat() if isinstance(block, Drawing)]


def test_amounts_below_nothing_and_none_at_all_are_drawn() -> None:
    check_drawn(bars_drawing("board.png", (12, 0, -7), "12, 0, -7").svg)
    check_drawn(bars_drawing("board.png", (0, 0), "0, 0").svg)


def test_honor_is_drawn_as_in_a_profile() -> None:
    picture = drawing(honor_shown(WORDS, 39))
    assert "39" in {*numbers(picture.svg)}
    check_drawn(picture.svg)
