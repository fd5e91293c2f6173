"""Lines for a page: without the marks that only Discord reads, and with names for mentions."""

import pytest

from bot.face.match.file.plain_lines import plain_lines
from bot.store.ids import UserId


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("### Turn **3**", ("head", "Turn 3")),
        ("-# It began `at once`", ("small", "It began at once")),
        ("<@5> strikes <@-9>", ("line", "Aya strikes ?")),
        ("1\\. \\*kept\\* *gone*", ("line", "1. *kept* gone")),
        ("#dojo", ("line", "#dojo")),
    ],
)
def test_marks_are_gone_and_people_have_names(text: str, line: tuple[str, str]) -> None:
    assert plain_lines(text, {UserId(5): "Aya"}) == [line]


def test_empty_lines_are_left_out() -> None:
    assert plain_lines("one\n\n \ntwo", {}) == [("line", "one"), ("line", "two")]
