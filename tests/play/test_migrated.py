"""A database of an earlier bot, with everything in it under way, is brought up to date and played on.

``migrated/books_0019.sql`` was written by the bot as it was before games had roles: a duel with a plan in it
and another, a free for all, an open challenge, an open lobby, Bushido Duels and a Hardcore tournament begun,
and a Kyoto that gathers.
"""

import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path

import asyncpg
import pytest

from bot.play.ground.times import DAY, HOUR
from bot.play.guild.guild_settings import settings_of
from bot.play.standing.tallies import mend
from bot.replay import check_match
from bot.replay_gathering import check_gathering
from bot.store.engine import MIGRATIONS, open_store
from tests.play.gathering_hall import GatheringHall
from tests.play.hall import AYA, BEN, BOOKS, CHIYO, DAIGO, EMI, Hall, SetClock

WRITTEN = Path(__file__).parent / "migrated" / "books_0019.sql"
PACED = """
INSERT INTO guilds (guild_id, locale, pace)
VALUES (7001, 'en', 'week'), (7002, 'en', 'day'), (7003, 'en', 'day');
INSERT INTO setting_changes (id, guild_id, user_id, setting, was, became, at)
VALUES ('first', 7002, 1, 'pace', 'week', 'day', 1), ('other', 7003, 1, 'honor', '0', '1', 1);
"""
"""Servers that have chosen a pace, the usual one among them, and one that never has."""
CHOSEN = """
INSERT INTO guilds (guild_id, locale, threads) VALUES (7004, 'en', 1), (7005, 'en', 0), (7006, 'en', 0);
INSERT INTO setting_changes (id, guild_id, user_id, setting, was, became, at)
VALUES ('on', 7004, 1, 'threads', '0', '1', 1), ('off', 7005, 1, 'threads', '1', '0', 1),
    ('games', 7006, 1, 'games', '[]', '[]', 1);
"""
"""Servers that have chosen threads or the channel, and one that never has."""
THREADS_KEPT = {7004: True, 7005: False, 7006: True}
PACES_KEPT = {7001: "week", 7002: "day", 7003: None}
HONORED = """
INSERT INTO seasons (guild_id, nth, began_at, closed_at) VALUES (7001, 1, 0, 500), (7001, 2, 500, NULL);
INSERT INTO honor (id, guild_id, user_id, amount, deed, source_kind, source_id, nth, at) VALUES
('a', 7001, 91, 5, 'kensei', 'gathering', 'g', 0, 499), ('b', 7001, 91, 1, 'fought', 'match', 'm', 0, 500),
('c', 7001, 92, -2, 'forfeited', 'match', 'm', 0, 501),
('d', 7002, 91, 3, 'war-won', 'gathering', 'h', 0, 501);
INSERT INTO records (match_id, user_id, guild_id, game, fighter, result, ended_at)
SELECT id, 91, 7001, 'bushido.duel', 'swift', 'won', 1 FROM matches ORDER BY id LIMIT 2;
INSERT INTO records (match_id, user_id, guild_id, game, fighter, result, ended_at)
SELECT id, 92, 7001, 'bushido.duel', 'swift', 'lost', 1 FROM matches ORDER BY id LIMIT 2;
INSERT INTO ratings (guild_id, game, user_id, level, spread, floor, matches, rated_at) VALUES
(7001, 'bushido.duel', 91, 1500000, 250000, 1, 9, 1), (7001, 'bushido.duel', 92, 1500000, 250001, 2, 9, 1);
"""
"""A server in its second season, and one that has never closed any."""
TALLIES_KEPT = {
    (7001, 91, "bushido.duel", 0): 2,
    (7001, 91, "honor", 0): 6,
    (7001, 91, "honor", 1): 5,
    (7001, 91, "honor", 2): 1,
    (7001, 92, "honor", 0): -2,
    (7001, 92, "honor", 2): -2,
    (7002, 91, "honor", 0): 3,
    (7002, 91, "honor", 1): 3,
}
KNOWN_THEN = 19
"""The migrations there were."""


@pytest.fixture
async def hall(bare_url: str, tmp_path: Path) -> AsyncIterator[Hall]:
    """Write the old books, and open them with the bot of today."""
    then = tmp_path / "then"
    (then / "queries").mkdir(parents=True)
    (then / "queries" / "none.sql").write_text("-- name: nothing\nSELECT id FROM matches;\n")
    for migration in sorted(MIGRATIONS.glob("*.sql"))[:KNOWN_THEN]:
        shutil.copy(migration, then)
    async with open_store(bare_url, migrations=then, queries=then / "queries"):
        await write(bare_url, WRITTEN.read_text())
        await write(bare_url, PACED)
        await write(bare_url, CHOSEN)
        await write(bare_url, HONORED)
    async with open_store(bare_url) as store, open_store(bare_url, queries=BOOKS) as books:
        yield Hall(store, books, SetClock(), chance=2)


async def write(url: str, script: str) -> None:
    """Write rows past the bot."""
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as connection:
            connection.executescript(script)
        return
    connection = await asyncpg.connect(url)
    await connection.execute(script)
    await connection.close()


async def test_a_pace_that_was_chosen_stays_chosen(hall: Hall) -> None:
    paces = [(await hall.store.read(partial(settings_of, guild_id=guild_id))).pace for guild_id in PACES_KEPT]
    assert paces == [*PACES_KEPT.values()]


async def test_threads_are_usual_where_nobody_has_chosen(hall: Hall) -> None:
    threads = [
        (await hall.store.read(partial(settings_of, guild_id=guild_id))).threads for guild_id in THREADS_KEPT
    ]
    assert threads == [*THREADS_KEPT.values()]


async def test_ledgers_of_old_have_their_tallies_and_settled_ratings_their_places(hall: Hall) -> None:
    kept = await hall.books.read(lambda tx: tx.plain("tallies_all"))
    assert {tuple(row.values())[:4]: row["amount"] for row in kept} == TALLIES_KEPT
    assert await mend(hall.store) == 0
    board = await hall.boards.page(7001, AYA, "bushido.duel", 0)
    assert [(line.user_id, line.place) for line in board.lines] == [(91, 1), (92, None)]


async def test_what_was_under_way_is_played_on_to_its_end(hall: Hall) -> None:
    [challenge] = [row for row in await hall.every_challenge() if row.status == "open"]
    assert (challenge.challenger_id, challenge.wish) == (EMI, "bruiser")
    await hall.accept(challenge)
    [lobby] = [row for row in await hall.every_lobby() if row.status == "open"]
    assert await hall.wanted(lobby.id) == dict.fromkeys((DAIGO, EMI, CHIYO), "random")
    await hall.lobbies.start(lobby_id=lobby.id, user_id=DAIGO)

    [planned] = [row.id for row in await hall.every_match() if await people(hall, row.id) == [AYA, BEN]]
    before = (await hall.match(planned)).revision
    await hall.pick(planned, BEN, (await hall.page(planned, BEN)).options[0])
    assert (await hall.match(planned)).revision == before + 1
    assert (await hall.page(planned, AYA)).pick is not None, "what was planned is picked"

    deadlines = replace(hall.deadlines, pause_noticed=DAY)
    for _ in range(40 * 4):
        hall.clock.forward(6 * HOUR)
        await deadlines.beat()
        while await deadlines.sweep():
            pass
    for match in await hall.every_match():
        assert match.status == "over"
        assert await check_match(hall.store, match.id) == []
    gatherings = GatheringHall(hall)
    for row in await hall.books.read(lambda tx: tx.plain("ends_of_gatherings")):
        page = await gatherings.page(str(row["id"]))
        assert page.row.ended_at is not None
        if page.state is not None:
            assert await check_gathering(hall.store, page.row.id) == []


async def people(hall: Hall, match_id: str) -> list[int]:
    """Return who plays in a match, by seat."""
    return [seat.user_id for seat in await hall.seats(match_id)]
