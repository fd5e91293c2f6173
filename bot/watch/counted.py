"""Metrics counted on request from the database: what waits to be sent, and which matches are under way.

Each process counts its own shards, so that all processes together count everything.
"""

from prometheus_client import CollectorRegistry, Gauge

from bot.play.delivery.handling import HANDLING
from bot.play.ground.context import Context
from bot.play.ground.repertoire import game_name
from bot.play.messages.parcels import CALENDAR, WELCOME
from bot.store.engine import Tx
from bot.store.watch_rows import MatchesRow, ParcelsRow

KINDS = (*HANDLING, CALENDAR.name, WELCOME.name)
"""All kinds of parcels."""


class Counted:
    """The metrics that the database provides."""

    def __init__(self, context: Context, registry: CollectorRegistry) -> None:
        self._context = context
        self._waiting = Gauge(
            "bushido_outbox_messages", "Messages that wait to be sent", ("kind",), registry=registry
        )
        self._tried = Gauge(
            "bushido_outbox_retried_messages",
            "Messages that wait to be sent again, since Discord did not take them",
            ("kind",),
            registry=registry,
        )
        self._late = Gauge(
            "bushido_outbox_late_seconds",
            "For how long the first message that waits should have been sent",
            ("kind",),
            registry=registry,
        )
        self._matches = Gauge("bushido_matches", "Matches that go on", ("game", "kind"), registry=registry)

    async def renew(self) -> None:
        """Count again. Raise StoreError if the database does not answer, keeping the last count."""
        # As a survey, so that nobody's click waits behind it.
        parcels, matches = await self._context.store.survey(self._read)
        found, now = {row.kind: row for row in parcels}, self._context.now()
        for kind in KINDS:
            row = found.get(kind)
            self._waiting.labels(kind).set(row.amount if row else 0)
            self._tried.labels(kind).set(row.tried if row else 0)
            self._late.labels(kind).set(max(0, now - row.due_at) / 1000 if row else 0)
        self._matches.clear()  # drops games that nobody plays any longer
        for row in matches:
            self._matches.labels(game_name(row.game), row.kind).inc(row.amount)

    async def _read(self, tx: Tx) -> tuple[list[ParcelsRow], list[MatchesRow]]:
        span = self._context.share.span
        parcels = await tx.all("waiting_by_kind", ParcelsRow, **span)
        return parcels, await tx.all("matches_by_kind", MatchesRow, **span)
