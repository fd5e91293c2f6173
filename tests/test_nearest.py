"""What is tested between two edits: what is nearest to them."""

import pytest

from tests.nearest import GOLDENS, ROOT, fitting, importers, nearest


@pytest.mark.parametrize(
    ("changed", "first", "least"),
    [
        ("rules/kendo/court.py", "tests/rules/kendo/", 10),
        ("cogs/match/duels.py", "tests/e2e/", 10),
        ("bot/store/queries/seasons.sql", "tests/play/test_seasons.py", 10),
        ("bot/face/words/en/duel.ftl", "tests/face/", 10),
        ("docs/testing.md", "tests/test_docs.py", 1),
        ("tests/e2e/table.py", "tests/e2e/", 5),
        ("tests/rules/test_dice.py", "tests/rules/test_dice.py", 1),
    ],
)
def test_the_tests_of_what_changed_come_first(changed: str, first: str, least: int) -> None:
    chosen = [path.relative_to(ROOT).as_posix() for path in fitting(nearest([changed], importers()))]
    assert chosen[0].startswith(first)
    assert len(chosen) >= least


@pytest.mark.parametrize(
    ("changed", "shown"),
    [("bot/face/seal.py", True), ("bot/face/words/ja/way.ftl", True), ("bot/app.py", False)],
)
def test_the_goldens_come_early_for_what_shows_in_them(changed: str, shown: bool) -> None:
    assert ([*GOLDENS] == fitting(nearest([changed], importers()))[1:3]) is shown


def test_where_nothing_changed_nothing_is_tested() -> None:
    assert nearest([], {ROOT / "tests/rules/test_dice.py": set()}) == []
