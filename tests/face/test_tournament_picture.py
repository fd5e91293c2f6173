"""A bracket as a picture shows its title, heads and names, who goes on, and lines to where they went."""

import io

import pytest
from PIL import Image

from bot.face.tournament.picture import (
    ABOVE,
    BETWEEN,
    BOX_WIDTH,
    GAP,
    HEAD,
    INSET,
    MARGIN,
    MARK,
    ROW,
    TITLE,
    Labels,
    draw,
)
from bot.face.tournament.tree import COLUMNS, PAGE, window
from tests.face.alike import MOST_BYTES
from tests.face.tournament_pages import after, played, won

Region = tuple[int, int, int, int]

SHOWN = window(won(after(4), 0, 2))
"""Two duels decided, and the last one drawn."""
SECOND = MARGIN + BOX_WIDTH + BETWEEN
"""Where the second column begins."""
LABELS = {"title": "Cup", "heads": ("One", "Two"), "name": lambda _: "Aya", "aside": lambda _: "7"}


def drawn(**changes: object) -> Image.Image:
    labels = Labels(**{**LABELS, **changes})  # type: ignore[arg-type]  # labels of any kind
    return Image.open(io.BytesIO(draw(SHOWN, labels))).convert("RGB")


def colours(picture: Image.Image, area: Region) -> int:
    return len(picture.crop(area).getcolors() or [])


def nobody(_: object) -> str:
    return ""


@pytest.mark.parametrize(
    ("changes", "area"),
    [
        ({"title": ""}, (MARGIN, MARGIN, 3 * MARGIN, MARGIN + TITLE)),
        ({"heads": ("", "Two")}, (MARGIN, ABOVE - GAP - 2 * HEAD, SECOND - BETWEEN, ABOVE - GAP)),
        ({"heads": ("One", "")}, (SECOND, ABOVE - GAP - 2 * HEAD, SECOND + BOX_WIDTH, ABOVE - GAP)),
        ({"name": nobody}, (MARGIN + INSET, ABOVE, SECOND - BOX_WIDTH // 2, ABOVE + ROW)),
        ({"name": nobody}, (MARGIN + INSET, ABOVE + ROW, SECOND - BOX_WIDTH // 2, ABOVE + 2 * ROW)),
        ({"aside": nobody}, (SECOND - BETWEEN - 3 * MARK, ABOVE, SECOND - BETWEEN, ABOVE + 2 * ROW)),
    ],
    ids=["title", "first head", "second head", "upper name", "lower name", "aside"],
)
def test_all_that_is_said_stands_in_its_place(changes: dict[str, object], area: Region) -> None:
    with_it, without = drawn().crop(area), drawn(**changes).crop(area)
    assert with_it.tobytes() != without.tobytes()


def test_a_line_leads_from_each_decided_duel_to_the_next() -> None:
    middle = SECOND - BETWEEN // 2
    bottom = ABOVE + 4 * ROW + GAP
    for begins, ends in ((SECOND - BETWEEN + 2, middle - 2), (middle + 4, SECOND - 1)):
        assert colours(drawn(), (begins, ABOVE, ends, bottom)) > 1, "nothing but ground"


def test_whoever_goes_on_has_a_mark_before_the_name_and_the_other_none() -> None:
    left, first = MARGIN + INSET - 2 * MARK, SHOWN.columns[0][0]
    for row, seat in enumerate(first.seats):
        upper = ABOVE + row * ROW
        marked = colours(drawn(name=nobody), (left, upper + 4, left + MARK, upper + ROW - 4)) > 1
        assert marked is (seat == first.ahead)


def test_the_winner_of_all_is_crowned_below_the_last_box() -> None:
    below = ABOVE + (2 * ROW + GAP) // 2 + 2 * ROW
    area = (SECOND + BOX_WIDTH // 4, below + 4, SECOND + 3 * BOX_WIDTH // 4, below + MARGIN)
    assert colours(drawn(), area) == 1
    assert colours(drawn(champion=0), area) > 1


@pytest.mark.parametrize("name", ["Wolfgang Amadeus the Third of Sa", "宮本武蔵佐々木小次郎柳生十兵衛" * 2])
def test_the_largest_bracket_of_the_longest_names_weighs_no_more_than_any_picture(name: str) -> None:
    *_, (over, _) = played(2 * PAGE, bytes(32))
    labels = Labels(
        "Cup" * 20, ["Round"] * COLUMNS, lambda seat: f"{seat} {name}", lambda _: "20", champion=0
    )
    assert len(draw(window(over), labels)) <= MOST_BYTES
