"""What a host watches: the figures of a running bot, read as Prometheus reads them."""

import asyncio
from collections import Counter

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

from bot.play.deadlines import Deadlines
from bot.sandbox.server import LocalDiscord
from bot.wire.client import DuelBot
from tests.e2e.process import BotProcess
from tests.e2e.table import CALLBACK, PATIENCE, Table, seated

Figures = dict[tuple[str, ...], float]
"""Values by the name of their series and its labels, in the order of the names of these."""


async def scraped(host: BotProcess) -> str:
    """Read the page where the log says that it is."""
    [address] = next(entry["addresses"] for entry in host.log if entry["event"] == "metrics are served")
    async with aiohttp.ClientSession() as session, session.get(f"http://{address}/metrics") as answer:
        assert answer.headers["Content-Type"].startswith("text/plain; version=0.0.4")
        return await answer.text()


def figures(page: str) -> Figures:
    return {
        (sample.name, *(label for _, label in sorted(sample.labels.items()))): sample.value
        for family in text_string_to_metric_families(page)
        for sample in family.samples
    }


def named(found: Figures, name: str) -> dict[tuple[str, ...], float]:
    return {series[1:]: value for series, value in found.items() if series[0] == name}


async def test_a_turn_moves_the_figures_and_none_tells_whose_it_was(
    local: LocalDiscord, host: BotProcess
) -> None:
    await host.start(METRICS_PORT="0")
    table = await seated(local)
    await table.play_turn()
    await local.until(lambda: not host.count("SELECT count(*) FROM outbox"), PATIENCE)
    page = await scraped(host)
    found = figures(page)
    asked = Counter((str(request.status), request.route) for request in local.requests)
    told = named(found, "bushido_requests_total")
    assert {series: told.get(series) for series in asked} == asked
    assert told.keys() - asked.keys() == {("101", "other")}, "the gateway"
    answered = asked["200", CALLBACK]
    assert sum(named(found, "bushido_answer_seconds_count").values()) == answered
    assert named(found, "bushido_matches") == {("bushido.duel", "players"): 1}
    assert {*named(found, "bushido_outbox_messages").values()} == {0}
    assert found["bushido_pictures_total", "drawn"] > 0
    assert found["bushido_database_seconds_count", "write"] > 0
    assert found["bushido_connected",] == 1
    assert [secret for secret in secrets_of(table) if secret in page] == []
    assert await host.stop() == 0


def secrets_of(table: Table) -> list[str]:
    """Return every id and name that the bot has met."""
    local = table.local
    things = (local.guild, local.channel, *local.people.values())
    return [table.match_id, local.token, *(str(each.id) for each in things), *local.people]


async def test_a_sweep_lags_for_as_long_as_it_leaves_something(
    local: LocalDiscord, bot: DuelBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, resumed = False, asyncio.Event()

    async def busy(_: Deadlines) -> int:
        nonlocal begun
        if not begun:
            begun = True
            bot.nothing_due_at = bot.last_sweep = None
            return 1
        await resumed.wait()
        return 0

    monkeypatch.setattr(Deadlines, "sweep", busy)
    bot.sweep_now()
    await local.until(lambda: begun and bot.last_sweep)
    assert bot.nothing_due_at is None
    resumed.set()
    await local.until(lambda: bot.nothing_due_at)


async def test_a_port_that_is_taken_is_told_in_a_sentence(local: LocalDiscord, host: BotProcess) -> None:
    _, _, port = local.url.rpartition(":")
    await host.launch(METRICS_PORT=port)
    assert await host.exit_code() == 2
    assert f"  METRICS_PORT cannot be opened at 127.0.0.1:{port}: address already in use\n" in host.said
