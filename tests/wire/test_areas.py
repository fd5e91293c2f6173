"""Each press finds the one who answers it."""

import pytest

from bot.face.press import Press
from bot.play.ground.reach import MATCH, REPORT
from bot.wire.areas import Area, Areas
from bot.wire.visit import Visit


async def nobody(_: Visit) -> None:
    """Answer nothing."""


def test_some_actions_of_an_area_are_answered_elsewhere_than_the_rest() -> None:
    areas, rest, some = (
        Areas(),
        Area("report", MATCH, nobody),
        Area("report", REPORT, nobody, ("settle", "no")),
    )
    areas.add(rest)
    areas.add(some)
    assert [
        areas.find(Press("report", action=action)) for action in ("ask", "settle", "no.3", "settled")
    ] == [
        rest,
        some,
        some,
        rest,
    ]
    assert areas.find(Press("unknown")) is None
    assert set(areas) == {rest, some}


@pytest.mark.parametrize("actions", [("ask",), ()])
def test_two_do_not_answer_the_same(actions: tuple[str, ...]) -> None:
    areas = Areas()
    areas.add(Area("report", MATCH, nobody, actions))
    with pytest.raises(ValueError, match="report"):
        areas.add(Area("report", REPORT, nobody, actions))
