"""Metrics of the bot at any moment: its connection, its sweep, and the pictures it has drawn."""

import time
from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Gauge, Metric
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector
from typing_extensions import override

from bot.face.pictures.raster import KEPT, rastered
from bot.wire.client import DuelBot


def see(bot: DuelBot, registry: CollectorRegistry) -> None:
    """Register the metrics of a bot."""
    since = time.monotonic()
    for name, told, look in (
        ("connected", "Whether all connections to Discord stand: 1 or 0", lambda: bot.connected),
        (
            "sweep_lag_seconds",
            "Seconds since nothing was left that is overdue; the bot looks every three",
            lambda: time.monotonic() - (bot.nothing_due_at or since),
        ),
        (
            "pictures_remembered",
            "Pictures that need not be drawn to be shown again",
            lambda: rastered.cache_info().currsize,
        ),
        ("picture_pieces_bytes", "Memory for pieces that pictures are put together from", lambda: KEPT.held),
    ):
        Gauge(f"bushido_{name}", told, registry=registry).set_function(look)
    registry.register(Pictures())


class Pictures(Collector):
    """The pictures shown since the start."""

    @override
    def collect(self) -> Iterator[Metric]:
        remembering = rastered.cache_info()
        shown = CounterMetricFamily(
            "bushido_pictures", "Pictures shown, drawn for that or remembered", labels=("source",)
        )
        shown.add_metric(("drawn",), remembering.misses)
        shown.add_metric(("remembered",), remembering.hits)
        yield shown
