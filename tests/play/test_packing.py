"""The log of a match that ended long ago is packed, and nobody can tell from what they are shown."""

import asyncio
import re
import sqlite3
import sys
from contextlib import closing
from typing import Any

import asyncpg
import pytest

from bot.face.match.file.write import replay_file
from bot.face.words import Words
from bot.play.entry.substitutes import Substitutes
from bot.play.match.packing import LOOSE, Packing
from bot.play.match.reading import turn_page
from bot.play.match.replays import Replays
from bot.play.privacy.export import Exports
from bot.play.privacy.forget import Forgetting
from bot.play.privacy.servers import GRACE, Servers
from bot.replay import check_match
from bot.store.engine import MIGRATIONS, open_store
from bot.store.ids import MatchId
from bot.store.turn_log import turns_of
from tests.databases import opened
from tests.play.dump import dump
from tests.play.hall import AYA, BEN, BOOKS, CHIYO, GUILD, Hall, SetClock
from tests.play.packer import COMMITTED
from tests.play.substituting import replaced
from tests.play.test_races import together

ROUNDS = 8
EVERYBODY = (AYA, BEN, CHIYO)


async def ended(hall: Hall, number: int = 1) -> list[str]:
    """Fight duels whose logs are due to be packed."""
    await hall.meet(*EVERYBODY)
    fought = [await hall.duel() for _ in range(number)]
    for match_id in fought:
        await hall.play_out(match_id)
        hall.clock.forward(1)
    hall.clock.forward(LOOSE)
    return fought


async def shown(hall: Hall, match_id: str) -> list[Any]:
    """Return all that is shown of a match that is over."""
    replays = [await Replays(hall.context).of(MatchId(match_id), user_id) for user_id in EVERYBODY]
    told = [
        await hall.store.read(lambda tx, chapter=turn + 1: turn_page(tx, MatchId(match_id), chapter))
        for turn in range(replays[0].turns)
    ]
    return [
        *replays,
        *told,
        *[replay_file(replay, Words()) for replay in replays],
        *[await hall.page(match_id, user_id) for user_id in (AYA, BEN, None)],
        *[await Exports(hall.context).of(user_id) for user_id in EVERYBODY],
        await check_match(hall.store, MatchId(match_id)),
    ]


async def logs(hall: Hall, *match_ids: str) -> list[Any]:
    """Return the turns of matches, however they are kept."""
    return [await hall.store.read(lambda tx, of=each: turns_of(tx, MatchId(of))) for each in match_ids]


async def loose(url: str) -> set[str]:
    """Return the matches of which turns are rows."""
    return {row["match_id"] for row in (await dump(url))["turns"]}


async def packed(url: str) -> set[str]:
    """Return the matches whose logs are packed."""
    return {row["match_id"] for row in (await dump(url))["packed_logs"]}


async def test_what_is_shown_of_a_match_is_the_same_once_its_log_is_packed(
    hall: Hall, database_url: str
) -> None:
    [match_id] = await ended(hall)
    before = await shown(hall, match_id)
    assert await Packing(hall.context).sweep() == 1
    assert (await loose(database_url), await packed(database_url)) == (set(), {match_id})
    assert await shown(hall, match_id) == before
    assert before[-1] == []
    assert await Packing(hall.context).sweep() == 0


async def test_a_log_is_packed_a_while_after_the_end_of_its_match_and_never_before(
    hall: Hall, database_url: str
) -> None:
    [match_id] = await ended(hall)
    going_on = await hall.duel()
    await hall.play(going_on)
    hall.clock.time = (await hall.match(match_id)).ended_at + LOOSE - 1  # type: ignore[operator]  it is over
    assert await Packing(hall.context).sweep() == 0
    hall.clock.forward(1)
    assert await Packing(hall.context).sweep() == 1
    hall.clock.forward(LOOSE)
    assert await Packing(hall.context).sweep() == 0
    assert await loose(database_url) == {going_on}


async def test_a_few_are_packed_at_once_and_the_next_round_goes_on(hall: Hall, database_url: str) -> None:
    first, second, third = await ended(hall, 3)
    assert await Packing(hall.context).sweep(2) == 2
    assert (await packed(database_url), await loose(database_url)) == ({first, second}, {third})
    assert await Packing(hall.context).sweep(2) == 1


async def test_each_who_sat_there_is_given_their_turns_of_a_packed_log(hall: Hall) -> None:
    match_id = await hall.duel()
    await hall.meet(*EVERYBODY)
    await hall.play(match_id)
    await replaced(Substitutes(hall.context), match_id)
    await hall.play_out(match_id)
    hall.clock.forward(LOOSE)
    before = [await Exports(hall.context).of(user_id) for user_id in EVERYBODY]
    assert await Packing(hall.context).sweep() == 1
    assert [await Exports(hall.context).of(user_id) for user_id in EVERYBODY] == before
    assert [text.count('"chapter"') > 0 for text in before] == [True, True, True]


async def test_a_packed_log_stays_when_a_player_is_forgotten_and_goes_with_its_server(
    hall: Hall, database_url: str
) -> None:
    [match_id] = await ended(hall)
    await Packing(hall.context).sweep()
    before = await logs(hall, match_id)
    await Forgetting(hall.context).forget(AYA)
    assert await logs(hall, match_id) == before
    assert await check_match(hall.store, MatchId(match_id)) == []
    await remove_server(hall)
    assert await packed(database_url) == set()


BEFORE = (
    "DROP TABLE packed_logs",
    "DROP INDEX seats_by_user",
    "DROP INDEX seats_beaten",
    "ALTER TABLE seats DROP COLUMN ended_at",
    "ALTER TABLE seats DROP COLUMN beaten",
    "CREATE INDEX seats_by_user ON seats (user_id, match_id, seat)",
)
"""What makes the tables those of the version before logs were packed."""


async def test_an_older_database_keeps_its_logs_and_packs_them_bit_by_bit(bare_url: str) -> None:
    clock, [number] = SetClock(), [int(path.name[:4]) for path in MIGRATIONS.glob("*_growth.sql")]
    async with open_store(bare_url) as store, open_store(bare_url, queries=BOOKS) as books:
        hall = Hall(store, books, clock)
        first, second = await ended(hall, 2)
        going_on = await hall.duel()
        before = await logs(hall, first, second)
    undone = f"DELETE FROM migrations WHERE number >= {number}"  # noqa: S608  a test's own words
    await change(bare_url, *BEFORE, *(f"DROP INDEX {index}" for index in indexes_since(number)), undone)
    async with open_store(bare_url) as store, open_store(bare_url, queries=BOOKS) as books:
        hall = Hall(store, books, clock, chance=2)
        assert (await loose(bare_url), await packed(bare_url)) == ({first, second}, set())
        assert await Packing(hall.context).sweep(1) == 1
        assert (await loose(bare_url), await packed(bare_url)) == ({second}, {first})
        assert await logs(hall, first, second) == before
        offered = await Replays(hall.context).offered(AYA, GUILD)
        assert [line.match_id for line in offered] == [second, first]
        assert [duel.match_id for duel in await hall.reading.duels(AYA)] == [going_on]
        await hall.play_out(going_on)
        assert await hall.reading.duels(AYA) == []


def indexes_since(number: int) -> list[str]:
    """List the indexes of migrations after one: they are made again with it."""
    later = [path for path in MIGRATIONS.glob("*.sql") if int(path.name[:4]) > number]
    return [
        index
        for path in later
        for index in re.findall(r"^CREATE INDEX (\w+)", path.read_text("utf-8"), re.MULTILINE)
    ]


async def change(url: str, *statements: str) -> None:
    """Change a database past the bot."""
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as connection:
            connection.executescript(";".join(statements))
    else:
        connection = await asyncpg.connect(url)
        await connection.execute(";".join(statements))
        await connection.close()


async def remove_server(hall: Hall) -> None:
    """Remove all there is of the server."""
    servers = Servers(hall.context)
    await servers.left(GUILD)
    hall.clock.forward(GRACE)
    while await servers.sweep():
        pass


@pytest.mark.postgres
async def test_a_log_that_is_just_being_packed_goes_with_its_server(postgres_url: str) -> None:
    async with opened(postgres_url) as store, opened(postgres_url, BOOKS) as books:
        hall = Hall(store, books, SetClock())
        await ended(hall)
        connection = await asyncpg.connect(postgres_url)
        packing = connection.transaction()
        await packing.start()
        await connection.execute("INSERT INTO packed_logs SELECT id, revision, 'x' FROM matches")
        await connection.execute("DELETE FROM turns")
        removing = asyncio.create_task(remove_server(hall))
        waiting = "SELECT count(*) FROM pg_locks WHERE NOT granted"
        while not await connection.fetchval(waiting):  # noqa: ASYNC110  only the database knows
            await asyncio.sleep(0.01)
        await packing.commit()
        await connection.close()
        await removing
    left = await dump(postgres_url)
    assert [left[table] for table in ("matches", "turns", "packed_logs", "stumbles")] == [[], [], [], []]


async def test_two_processes_pack_each_log_once(hall: Hall, rival: Hall, database_url: str) -> None:
    fought = await ended(hall, ROUNDS)
    before = await logs(hall, *fought)
    done = await together(Packing(hall.context).sweep(), Packing(rival.context).sweep())
    assert sum(done) == ROUNDS
    assert (await packed(database_url), await loose(database_url)) == (set(fought), set())
    assert await logs(hall, *fought) == before


async def test_nobody_reads_half_a_log_while_it_is_packed(hall: Hall, rival: Hall) -> None:
    fought = await ended(hall, ROUNDS)
    before = await logs(hall, *fought)
    packing = asyncio.create_task(Packing(rival.context).sweep())
    while not packing.done():
        assert await logs(hall, *fought) == before
    assert await packing == ROUNDS


async def test_a_log_that_cannot_be_read_stays_as_it_is_and_holds_up_no_other(sqlite_url: str) -> None:
    async with opened(sqlite_url) as store, opened(sqlite_url, BOOKS) as books:
        hall = Hall(store, books, SetClock())
        first, second = await ended(hall, 2)
        broken = f"events = CAST(x'ff41' AS TEXT) WHERE match_id = '{first}' AND revision = 1"
        await change(sqlite_url, f"UPDATE turns SET {broken}")  # noqa: S608  a test's own words
        assert await Packing(hall.context).sweep() == 2
        with closing(sqlite3.connect(sqlite_url.removeprefix("sqlite:///"))) as connection:
            left = connection.execute("SELECT DISTINCT match_id FROM turns").fetchall()
        assert left == [(first,)]
        assert await packed_in(hall, second)


async def packed_in(hall: Hall, match_id: str) -> bool:
    """Return whether a log is packed."""
    rows = await hall.store.read(lambda tx: tx.plain("turns_of", match_id=match_id))
    return not rows and bool((await logs(hall, match_id))[0])


@pytest.mark.parametrize("place", ["fact_lock", "fact_set", "turns_take", "packed_log_add", COMMITTED])
async def test_packing_is_killed_anywhere_and_nothing_is_lost(
    hall: Hall, database_url: str, place: str
) -> None:
    first, second = await ended(hall, 2)
    before = await logs(hall, first, second)
    child = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.play.packer", database_url, str(hall.clock()), place)
    )
    assert await child.wait() == -9
    assert await packed(database_url) == ({first} if place == COMMITTED else set())
    assert await logs(hall, first, second) == before
    assert await Packing(hall.context).sweep() == (1 if place == COMMITTED else 2)
    assert (await packed(database_url), await loose(database_url)) == ({first, second}, set())
    assert await logs(hall, first, second) == before
