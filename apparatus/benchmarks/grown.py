"""Servers after years of play: a database in which some real duels stand many times, with other people.

A few duels are played through the bot, others are left under way. The database itself then copies their rows,
so every table holds what the bot would have written, whatever columns it has.
"""

import random
import sqlite3
from collections.abc import Callable, Iterable, Mapping
from contextlib import closing
from typing import NamedTuple

import asyncpg

from apparatus.benchmarks.choices import pick
from apparatus.benchmarks.fillers import Filler, PostgresFiller, SqliteFiller
from apparatus.benchmarks.ongoing import CHANNEL, GUILD, foresee, lay_out
from bot.play.ground.chance import ALPHABET, ID_LENGTH, now_ms
from bot.play.ground.context import Context
from bot.play.ground.times import DAY, HOUR
from bot.play.match.matches import Matches
from bot.play.standing.strength import SETTLED
from bot.store.engine import Store, open_store, sqlite_path

PATTERNS = 32
"""Duels that are played once and copied often; as many are left under way."""
FIRST_FREE = 2 * PATTERNS
"""The number of the first duel that nothing here uses."""
FIRST_PERSON = 100_000
FEWEST_PEOPLE = 250
FIRST_NTH = 1_000_000
"""The number of the first match on the ladder."""
FEWEST_IN_ONE = 10
"""The fewest people in each server, if there are many."""
MATCHES_A_PERSON = 20
"""On average; a few have fought hundreds of times as often as most."""
YEARS = 3 * 365 * DAY
INDEXES = "SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql NOT LIKE 'CREATE UNIQUE%'"
UNDER_WAY = 10
"""One match in this many is under way."""
SEASONS = 6
PAPERS_KEPT = 90 * DAY
GAME, GAME_ALONE = "bushido.duel", "way.fight"
ALONE = 10
"""For this many matches there is one that was fought alone."""


class Fought(NamedTuple):
    """A match to write, and the one whose rows it copies."""

    id: str
    pattern: str
    challenger_id: int
    opponent_id: int
    nth: int
    began_at: int
    ended_at: int
    guild_id: int
    alone: int
    """Whether its challenger also has a fight alone at that time."""


Replaced = Mapping[str, str]
"""How a copy differs from its pattern, by column."""

COPIED: Mapping[str, tuple[str, Replaced]] = {
    "matches": (
        "id",
        {
            "id": "n.id",
            "guild_id": "n.guild_id",
            "board_id": "n.nth",
            "started_at": "n.began_at",
            "ended_at": "CASE WHEN t.ended_at IS NOT NULL THEN n.ended_at END",
            "deadline_at": "t.deadline_at + n.nth",
            "remind_at": "t.remind_at + n.nth",
        },
    ),
    "seats": (
        "match_id",
        {"match_id": "n.id", "user_id": "CASE t.seat WHEN 0 THEN n.challenger_id ELSE n.opponent_id END"}
        | {"ended_at": "CASE WHEN t.ended_at IS NOT NULL THEN n.ended_at END"},
    ),
    "turns": ("match_id", {"match_id": "n.id", "at": "n.began_at"}),
    "records": (
        "match_id",
        {
            "match_id": "n.id",
            "user_id": "CASE t.user_id % 2 WHEN 0 THEN n.challenger_id ELSE n.opponent_id END",
        }
        | {"guild_id": "n.guild_id", "ended_at": "n.ended_at"},
    ),
    "rated": (
        "match_id",
        {
            "match_id": "n.id",
            "user_id": "CASE t.user_id % 2 WHEN 0 THEN n.challenger_id ELSE n.opponent_id END",
        }
        | {"guild_id": "n.guild_id", "nth": "n.nth", "at": "n.ended_at"},
    ),
    "honor": (
        "source_id",
        {
            "source_id": "n.id",
            "user_id": "CASE t.user_id % 2 WHEN 0 THEN n.challenger_id ELSE n.opponent_id END",
        }
        | {"id": "n.id || substr(t.id, 1, 6)", "at": "n.ended_at"}
        | {"guild_id": "n.guild_id"}
        | {
            "season": "(SELECT max(s.nth) FROM seasons s"
            " WHERE s.guild_id = n.guild_id AND s.began_at <= n.ended_at)"
        },
    ),
}


class Crowd(NamedTuple):
    """The people of a database and their servers: each person in one, and all servers of the same size."""

    people: int
    servers: int

    def guild_of(self, user_id: int) -> int:
        """Return a person's server."""
        return GUILD + (user_id - FIRST_PERSON) % self.servers

    def pair(self, server: int, chance: random.Random) -> tuple[int, int]:
        """Return two people of a server who meet, some far more often than most."""
        here = self.people // self.servers
        first = int(here * chance.random() ** 2)
        second = (first + 1 + int((here - 1) * chance.random() ** 2)) % here
        return (
            FIRST_PERSON + server + self.servers * first,
            FIRST_PERSON + server + self.servers * second,
        )


def crowd_of(matches: int, servers: int = 1) -> Crowd:
    """Return the people who have fought this many matches in this many servers."""
    wanted = max(FEWEST_PEOPLE, FEWEST_IN_ONE * servers, matches // MATCHES_A_PERSON)
    return Crowd(wanted // servers * servers, servers)


async def grow(url: str, matches: int, servers: int = 1) -> None:
    """Fill an empty database with matches, spread evenly over servers."""
    crowd = crowd_of(matches, servers)
    async with open_store(url, durable=False) as store:
        await _play_patterns(store)
    path = sqlite_path(url)
    if path is None:
        connection = await asyncpg.connect(url)
        await _fill(PostgresFiller(connection), matches, crowd)
        await connection.close()
    else:
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            for setting in ("synchronous = OFF", "journal_mode = OFF", "cache_size = -2000000"):
                connection.execute(f"PRAGMA {setting}")
            made = connection.execute(INDEXES).fetchall()
            connection.execute("BEGIN")
            for name, _ in made:  # an index is made at the end, by sorting
                connection.execute(f"DROP INDEX {name}")
            await _fill(SqliteFiller(connection), matches, crowd)
            for _, sql in made:
                connection.execute(sql)
            connection.execute("COMMIT")
    async with open_store(url, durable=False) as store:
        for guild_id in range(GUILD, GUILD + servers):
            await store.transact(lambda tx, of=guild_id: tx.run("tallies_mend", guild_id=of))
    if path is None:
        connection = await asyncpg.connect(url)
        await connection.execute("VACUUM ANALYZE")  # as the server does by itself before long
        await connection.close()


async def _play_patterns(store: Store) -> None:
    played = [foresee(number) for number in range(PATTERNS)]
    await lay_out(store, played)
    matches = Matches(Context(store))
    for duel in played:
        for move in duel.picks():
            await pick(matches, move)
    await lay_out(store, [foresee(number) for number in range(PATTERNS, FIRST_FREE)], under_way=True)


async def _fill(filler: Filler, matches: int, crowd: Crowd) -> None:
    people, now = crowd.people, now_ms()
    guilds = [(GUILD + number, "en-US", CHANNEL, 1) for number in range(crowd.servers)]
    await filler.add("guilds", ("guild_id", "locale", "announce_channel_id", "week_news"), guilds)
    await filler.run("DELETE FROM outbox")
    await filler.run("DELETE FROM ratings")
    for table, facts in _people(crowd, now).items():
        known = f"CREATE TEMP TABLE new_{table} AS SELECT * FROM {table} WHERE 1 = 0"
        await filler.run(known)
        columns = list(facts(FIRST_PERSON))
        await filler.add(
            f"new_{table}",
            columns,
            (tuple(facts(FIRST_PERSON + number).values()) for number in range(people)),
        )
        listed = ", ".join(columns)
        await filler.run(
            f"INSERT INTO {table} ({listed})"
            f" SELECT {listed} FROM new_{table} WHERE 1 = 1 ON CONFLICT DO NOTHING"
        )
    await _seasons(filler, crowd, now)
    await filler.run(
        "CREATE TEMP TABLE fought (id TEXT, pattern TEXT, challenger_id BIGINT, opponent_id BIGINT,"
        " nth BIGINT, began_at BIGINT, ended_at BIGINT, guild_id BIGINT, alone BIGINT)"
    )
    await filler.add("fought", Fought._fields, _fought(matches, crowd, now))
    for table, (key, replaced) in COPIED.items():
        await _copy(filler, table, key, replaced)
    await _alone(filler)
    await _papers(filler, now - PAPERS_KEPT)
    await filler.run("DELETE FROM ladders")
    ladders = [(GUILD + number, GAME, FIRST_NTH + matches) for number in range(crowd.servers)]
    await filler.add("ladders", ("guild_id", "game", "matches"), ladders)


def _people(crowd: Crowd, now: int) -> dict[str, Callable[[int], dict[str, object]]]:
    """Return what is written about each person, by table."""
    chance = random.Random(crowd.people)

    def rating(user_id: int) -> dict[str, object]:
        fought = 1 + int(2 * MATCHES_A_PERSON * chance.random() ** 2)
        spread = int(500_000 / (1 + fought / 3) ** 0.5)
        level = int(chance.gauss(1_500_000, 200_000))
        return {
            "guild_id": crowd.guild_of(user_id),
            "game": GAME,
            "user_id": user_id,
            "level": level,
            "spread": spread,
            "floor": level - spread,
            "matches": fought,
            "rated_at": now - int(chance.random() * YEARS),
            "settled": int(spread <= SETTLED),
        }

    return {
        "people": lambda user_id: {"user_id": user_id, "locale": "en-US"},
        "members": lambda user_id: {
            "guild_id": crowd.guild_of(user_id),
            "user_id": user_id,
            "name": f"Fighter {user_id}",
        },
        "ratings": rating,
    }


async def _seasons(filler: Filler, crowd: Crowd, now: int) -> None:
    """Write the seasons; all but the last are over."""
    began = [0, *(now - YEARS + YEARS * nth // SEASONS for nth in range(1, SEASONS))]
    ends = [*began[1:], None]
    seasons = [
        (GUILD + number, nth, since, until)
        for number in range(crowd.servers)
        for nth, (since, until) in enumerate(zip(began, ends, strict=True), 1)
    ]
    await filler.add("seasons", ("guild_id", "nth", "began_at", "closed_at"), seasons)
    fame = [
        (GUILD + number, nth, board, place, FIRST_PERSON + number + place * crowd.servers, 10)
        for number in range(crowd.servers)
        for nth in range(1, SEASONS)
        for board in ("honor", GAME)
        for place in (1, 2, 3)
    ]
    await filler.add("hall_of_fame", ("guild_id", "nth", "board", "place", "user_id", "amount"), fame)


def _fought(matches: int, crowd: Crowd, now: int) -> Iterable[tuple[object, ...]]:
    """Yield who has fought whom and when, oldest match first; those under way began recently."""
    chance = random.Random(matches)
    over = matches - matches // UNDER_WAY
    for number in range(matches):
        first, second = crowd.pair(number % crowd.servers, chance)
        ended_at = now - YEARS + YEARS * min(number, over) // (over + 1)
        pattern = number % PATTERNS + (PATTERNS if number >= over else 0)
        yield Fought(
            id="".join(chance.choices(ALPHABET, k=ID_LENGTH)),
            pattern=f"duel{pattern}",
            challenger_id=first,
            opponent_id=second,
            nth=FIRST_NTH + number,
            began_at=ended_at - 12 * HOUR,
            ended_at=ended_at,
            guild_id=crowd.guild_of(first),
            alone=int(number % ALONE == 0 and number < over),
        )


async def _copy(filler: Filler, table: str, key: str, replaced: Replaced, where: str = "1 = 1") -> None:
    """Write the rows of the patterns again for each match."""
    columns = await filler.columns(table)
    values = ", ".join(replaced.get(column, f"t.{column}") for column in columns)
    await filler.run(
        f"INSERT INTO {table} ({', '.join(columns)}) SELECT {values}"
        f" FROM fought n JOIN {table} t ON t.{key} = n.pattern WHERE {where}"
    )


async def _alone(filler: Filler) -> None:
    """Write fights alone, half of them won."""
    _, replaced = COPIED["matches"]
    alone = {"id": "'way' || n.nth", "game": f"'{GAME_ALONE}/1'"}
    await _copy(filler, "matches", "id", {**replaced, **alone}, "n.alone = 1")
    await filler.run(
        "INSERT INTO seats (match_id, seat, user_id, ended_at)"
        " SELECT 'way' || n.nth, 0, n.challenger_id, n.ended_at FROM fought n WHERE n.alone = 1"
    )
    await filler.run(
        "INSERT INTO records (match_id, user_id, guild_id, game, role, result, ended_at)"
        f" SELECT 'way' || n.nth, n.challenger_id, n.guild_id, '{GAME_ALONE}', '',"
        f" CASE n.nth / {ALONE} % 2 WHEN 0 THEN 'won' ELSE 'lost' END, n.ended_at"
        " FROM fought n WHERE n.alone = 1"
    )


async def _papers(filler: Filler, since: int) -> None:
    """Write what is kept for a while: where turns were posted, and the challenges that matches began with."""
    await filler.run(
        "INSERT INTO tellings (match_id, chapter, message_id) SELECT n.id, t.chapter, n.nth * 100 + t.chapter"
        f" FROM fought n JOIN turns t ON t.match_id = n.id WHERE n.ended_at > {since}"
    )
    await filler.run(
        "INSERT INTO challenges (id, guild_id, channel_id, challenger_id, opponent_id, game, wish, pace,"
        " status, created_at, expires_at, match_id)"
        f" SELECT n.id, n.guild_id, {CHANNEL}, n.challenger_id, n.opponent_id, '{GAME}/1', 'swift', 'day',"
        f" 'accepted', n.began_at, n.began_at, n.id FROM fought n WHERE n.ended_at > {since}"
    )
