"""The board for Grafana and the alert rules ask for series that the bot has, by labels that these have."""

import json
import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import promql_parser
import pytest
import yaml
from prometheus_client import Histogram
from prometheus_client.utils import floatToGoString

from bot.play.ground.context import Context
from bot.store.engine import open_store
from bot.watch.serving import Figures
from bot.wire.client import DuelBot

DEPLOY = Path(__file__).parents[2] / "deploy"
BOARD = json.loads((DEPLOY / "grafana.json").read_text("utf-8"))
[RULES] = [group["rules"] for group in yaml.safe_load((DEPLOY / "alerts.yaml").read_text("utf-8"))["groups"]]

ADDED = {"job", "instance"}
"""Labels that Prometheus adds to all it reads."""

ACROSS = 24
"""Columns of a board."""

Labels = dict[str, set[str] | None]
"""The labels of a series, each with the values it can have where these are few."""


@pytest.fixture
async def figures(sqlite_url: str) -> AsyncIterator[Figures]:
    """Return the figures of a bot that never logs in."""
    async with open_store(sqlite_url) as store:
        context = Context(store)
        yield Figures(DuelBot(context, cogs=(), requests_per_second=1), context)


@pytest.fixture
def series(figures: Figures) -> dict[str, Labels]:
    """Return all series with their labels, and ``up``, which is Prometheus' own."""
    found: dict[str, Labels] = {"up": {}}
    for collector in figures.registry._collector_to_names:
        for family in collector.collect():
            sampled = {label for sample in family.samples for label in sample.labels}
            labels: Labels = dict.fromkeys({*getattr(collector, "_labelnames", ()), *sampled} - {"le"})
            if isinstance(collector, Histogram):
                bounds = {floatToGoString(bound) for bound in collector._upper_bounds}
                found |= dict.fromkeys((f"{family.name}_sum", f"{family.name}_count"), labels)
                found[f"{family.name}_bucket"] = {**labels, "le": bounds}
            else:
                found[family.name + "_total" * (family.type == "counter")] = labels
    return found


def check(expression: str, series: dict[str, Labels]) -> None:
    """Check that an expression is valid, and asks for series that exist."""
    parts: list[promql_parser.Expr] = []
    promql_parser.walk(promql_parser.parse(expression), lambda part: parts.append(part) or True)
    asked = [part for part in parts if isinstance(part, promql_parser.VectorSelector)]
    assert asked, expression
    grouped = {label for part in parts for label in grouping(part)}
    for selector in asked:
        assert selector.name in series, expression
        labels = series[selector.name]
        for matcher in selector.matchers.matchers:
            assert matcher.name in labels.keys() | ADDED, expression
            values = labels.get(matcher.name)
            assert values is None or matcher.value in values, expression
        assert grouped <= labels.keys() | ADDED, expression


def grouping(part: promql_parser.Expr) -> Iterator[str]:
    if isinstance(part, promql_parser.AggregateExpr) and part.modifier:
        yield from part.modifier.labels


def test_each_alert_asks_for_series_there_are(series: dict[str, Labels]) -> None:
    assert len({rule["alert"] for rule in RULES}) == len(RULES) == 5
    for rule in RULES:
        check(rule["expr"], series)
        assert rule["labels"]["severity"] in {"critical", "warning"}
        assert rule["annotations"]["summary"]
        assert f"`{rule['alert']}`" in page(), "the page says what to do"


def test_each_panel_asks_for_series_there_are_and_has_a_place_of_its_own(series: dict[str, Labels]) -> None:
    taken: set[tuple[int, int]] = set()
    for panel in BOARD["panels"]:
        for target in panel["targets"]:
            check(target["expr"].replace("$__rate_interval", "5m"), series)
        place = panel["gridPos"]
        columns, rows = (range(place[at], place[at] + place[size]) for at, size in (("x", "w"), ("y", "h")))
        cells = {(column, row) for column in columns for row in rows}
        assert columns.stop <= ACROSS
        assert not cells & taken, panel["title"]
        taken |= cells
    assert len({panel["id"] for panel in BOARD["panels"]}) == len(BOARD["panels"])


def test_the_page_explains_each_series_and_its_labels(series: dict[str, Labels]) -> None:
    rows = re.findall(r"^\| `(bushido_\w+)` \| ?(.*?) \|", page(), re.MULTILINE)
    told = {name: set(re.findall(r"`(\w+)`", labels)) for name, labels in rows}
    assert told == {
        re.sub("_count$", "", name): set(labels)
        for name, labels in series.items()
        if name.startswith("bushido_") and not name.endswith(("_bucket", "_sum"))
    }


def page() -> str:
    return (DEPLOY.parent / "docs" / "watching.md").read_text("utf-8")
