import pytest

from bot.face.spans import span
from bot.face.timestamps import relative
from bot.face.words import Words
from bot.play.ground.times import DAY, HOUR, MINUTE


def test_a_moment_is_marked_in_whole_seconds() -> None:
    assert relative(1_767_225_600_999) == "<t:1767225600:R>"


@pytest.mark.parametrize(
    ("length", "told"),
    [
        (5 * MINUTE, "5 minutes"),
        (MINUTE, "one minute"),
        (90 * MINUTE, "90 minutes"),
        (8 * HOUR, "8 hours"),
        (DAY, "one day"),
        (36 * HOUR, "36 hours"),
        (7 * DAY, "7 days"),
    ],
)
def test_a_span_is_told_in_the_largest_unit_that_fits(length: int, told: str) -> None:
    assert span(Words("en"), length) == told
