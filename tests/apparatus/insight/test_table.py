"""The table is fair: the bounds, on a coarse ladder, for every fighter whose pairings are quickly solved."""

import os
from dataclasses import replace

import pytest

from apparatus.insight.bounds import QUICK, Bound, bounds
from apparatus.insight.measure import Pairing, measure, quick
from apparatus.insight.report import markdown
from apparatus.insight.versions import RELEASED
from players.bushido.clashes import takes_cards
from rules.bushido.fighters import FIGHTERS
from tests.depth import DEPTH

pytestmark = pytest.mark.timeout(400)
"""Compiling and solving take some twenty seconds of one core, and others may be using it."""


@pytest.fixture(scope="module")
def pairings() -> list[Pairing]:
    """Measure each fighter against one other in a quick run, else against two."""
    effort = quick(RELEASED, os.cpu_count() or 1)
    some = effort.pairings[:: 2 if DEPTH == 1 else 1]
    return list(measure(replace(effort, pairings=some), lambda _: None))


def test_every_bound_is_kept(pairings: list[Pairing]) -> None:
    held = list(bounds(pairings, QUICK))
    assert [bound for bound in held if not bound.kept] == []


def test_only_those_who_take_cards_are_left_to_the_long_run(pairings: list[Pairing]) -> None:
    shown = {fighter for pairing in pairings for fighter in pairing.fighters}
    assert {fighter for fighter in FIGHTERS if fighter not in shown} == {"manipulator"}
    assert takes_cards(RELEASED.edition, "manipulator")


def test_the_report_says_on_which_rungs_it_stands(pairings: list[Pairing]) -> None:
    lines = list(markdown(pairings))
    assert lines[1].startswith("Solved at healths 4, 11, 20 alone: swift - wanderer, ")


def test_the_report_shows_every_pairing_by_the_health_both_begin_with(pairings: list[Pairing]) -> None:
    lines = list(markdown(pairings))
    head = lines.index("## Winning chances by the health that both begin with") + 2
    assert lines[head] == "|  | 20 | 11 | 4 |"
    rows = lines[head + 2 : head + 2 + len(pairings)]
    assert [row.split(" | ")[1] for row in rows] == [f"~{pairing.worth * 100:.1f}" for pairing in pairings]
    for pairing in pairings:
        name = " - ".join(pairing.fighters)
        for start in pairing.starts:
            (told,) = [line for line in lines if line.startswith(f"Outside of 40 to 60 at {start.health} h")]
            assert (f"{name} ~" in told) is not (0.4 <= start.worth <= 0.6)


@pytest.mark.parametrize(("figure", "kept"), [(0.4, True), (0.6, True), (0.39, False), (0.61, False)])
def test_a_bound_holds_both_ways(figure: float, kept: bool) -> None:
    assert Bound("pairing", figure, 0.4, 0.6).kept is kept
