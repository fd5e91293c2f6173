"""A server that the bot was taken out of is forgotten after a while, unless it comes back."""

import pytest

from bot.play.gatherings.kinds import TOURNAMENT
from bot.play.ground.times import CHALLENGE_LIFE, DAY, HOUR, REMINDED_AT
from bot.play.match.courtesies import Courtesies
from bot.play.me.leave import Leaves
from bot.play.people.people import Sighting
from bot.play.privacy import retention
from bot.play.privacy import servers as privacy
from bot.play.privacy.forget import Forgetting
from bot.play.privacy.retention import PAPERS_KEPT, Retention
from bot.play.privacy.servers import GRACE, PRIVATE, QUEUES, REMOVED, SINGLE, WHOLES, Servers
from bot.play.solo.lessons import Lessons
from bot.store.ids import MatchId
from bot.store.turn_log import pack
from tests.play.dump import Tables, dump, where
from tests.play.gathering_hall import HOST, GatheringHall
from tests.play.hall import AYA, BEN, CHANNEL, CHIYO, GUILD, Hall
from tests.play.life import BEN as BEN_OF_LIFE
from tests.play.life import ME, Life

ELSEWHERE = GUILD + 1_000_000_000
STRANGER = 99

PARENT = {
    "gatherings": "gathering_id",
    "matches": "match_id",
    "clan_wars": "war_id",
    "clans": "clan_id",
    "lobbies": "lobby_id",
}
"""By what parts know what they belong to."""

PERSONS_OWN = {*PRIVATE, "blocks"} - {"outbox"}
KEPT = PERSONS_OWN | {"facts", "heartbeats", "migrations"}
"""Tables that belong to no server."""


@pytest.fixture
def servers(hall: Hall) -> Servers:
    return Servers(hall.context)


async def left_at(servers: Servers) -> dict[int, int | None]:
    return {guild.guild_id: guild.left_at for guild in await servers.known()}


async def elsewhere(hall: Hall) -> None:
    """Begin a duel of Aya and Ben in another server, too."""
    for user_id in (AYA, BEN):
        seen = Sighting(user_id, "Elsewhere", "en")
        await hall.people.see((seen,), guild_id=ELSEWHERE, guild_locale="en")
    challenge = await hall.challenges.issue(
        guild_id=ELSEWHERE,
        channel_id=CHANNEL + 1,
        challenger_id=AYA,
        opponent_id=BEN,
        wish="swift",
        pace="week",
    )
    await hall.play(
        (await hall.challenges.accept(challenge_id=challenge.id, user_id=BEN, wish="swift")).match_id
    )
    await hall.meet(CHIYO)
    await hall.people.block(AYA, CHIYO)
    await hall.people.block(CHIYO, AYA)


def of_elsewhere(tables: Tables) -> Tables:
    """Return what is in another server: by its id, or by the id of what is there."""
    ids = {row["id"] for row in tables["matches"] + tables["challenges"] if row["guild_id"] == ELSEWHERE}
    return {
        table: [row for row in found if row.get("guild_id") == ELSEWHERE or ids & set(map(str, row.values()))]
        for table, found in tables.items()
    }


async def test_it_is_decided_of_every_table_what_becomes_of_it(hall: Hall, database_url: str) -> None:
    assert hall
    assert set(await dump(database_url)) == {*REMOVED} | KEPT


async def test_everything_of_a_server_goes_and_nothing_of_another(
    hall: Hall, servers: Servers, database_url: str
) -> None:
    life = await Life(hall).live()
    await hall.deadlines.stumbles.note(("match", life.begun), KeyError("a fault of ours"))
    await Lessons(hall.context).finish(user_id=STRANGER, guild_id=GUILD)
    await Forgetting(hall.context).forget(STRANGER)
    await elsewhere(hall)
    await hall.store.transact(lambda tx: pack(tx, MatchId(life.fought)))
    before = await dump(database_url)
    filled = {table for table, found in before.items() if found}
    assert filled >= {*REMOVED} - {"calendar", "tellings"} | PERSONS_OWN
    await servers.left(GUILD)
    hall.clock.forward(GRACE)
    assert await servers.sweep()
    while await servers.sweep():
        pass
    after = await dump(database_url)
    assert where(after, str(ME)) == set()
    assert of_elsewhere(after) == of_elsewhere(before)
    for table in REMOVED:
        assert after[table] == of_elsewhere(before)[table], table
    assert [row["user_id"] for row in after["people"]] == [AYA, BEN]
    assert {row["user_id"] for row in after["blocks"]} == {AYA}


def tables_of(whole: str) -> set[str]:
    """Return the tables of what goes whole; a table that is none goes alone."""
    return {whole, *WHOLES.get(whole, ())} if whole != "members" else {"members", "blocks", *PRIVATE}


def missing(before: Tables, after: Tables) -> Tables:
    """Return the rows that are gone."""
    gone = {table: [row for row in found if row not in after[table]] for table, found in before.items()}
    return {table: found for table, found in gone.items() if found and table != "guilds"}


async def test_a_server_is_removed_in_slices_that_leave_nothing_halved(
    hall: Hall, database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(privacy, "SLICE", 2)
    monkeypatch.setattr(privacy, "WHOLE_SLICE", 1)
    await Life(hall).live()
    for row in (await dump(database_url))["honor"][:3]:  # taken back, by a clock that was behind
        await hall.cheat("honor_take_back", id=f"back-{row['id']}", reverses=row["id"])
    before = await dump(database_url)
    await Servers(hall.context).left(GUILD)
    hall.clock.forward(GRACE)
    marked = True
    while marked:
        marked = await Servers(hall.context).sweep()  # each as if the process had been killed after the last
        after = await dump(database_url)
        gone = missing(before, after)
        assert any(set(gone) <= tables_of(table) for table in (*REMOVED, *WHOLES)), set(gone)
        assert all(len(gone.get(table, ())) <= 4 for table in (*WHOLES, *QUEUES, *SINGLE, "members"))
        for whole in WHOLES:
            left = {row["id"] for row in after[whole]}
            for part in WHOLES[whole]:
                assert not left & {row[PARENT[whole]] for row in gone.get(part, ())}, part
        assert marked or not any(after[table] for table in REMOVED)
        before = after


async def test_a_removal_that_has_begun_goes_on_to_its_end_though_the_bot_comes_back(
    hall: Hall, servers: Servers, database_url: str
) -> None:
    await Life(hall).live()
    await servers.left(GUILD)
    hall.clock.forward(GRACE)
    await servers.sweep()
    await servers.returned(GUILD)
    after = await dump(database_url)
    assert not any(after[table] for table in REMOVED)
    await hall.meet(AYA)
    assert await left_at(servers) == {GUILD: None}


async def test_a_server_that_comes_back_late_but_before_its_removal_loses_nothing(
    hall: Hall, servers: Servers
) -> None:
    match_id = await hall.duel()
    await hall.meet(AYA)
    await servers.left(GUILD)
    hall.clock.forward(2 * GRACE)
    await servers.returned(GUILD)
    assert not await servers.sweep()
    assert (await hall.match(match_id)).guild_id == GUILD


async def test_a_server_is_kept_for_a_while(hall: Hall, servers: Servers) -> None:
    match_id = await hall.duel()
    await hall.meet(AYA)
    await servers.left(GUILD)
    hall.clock.forward(GRACE - 1)
    assert not await servers.sweep()
    assert (await hall.match(match_id)).guild_id == GUILD
    hall.clock.forward(1)
    assert await servers.sweep()


async def test_a_server_that_has_the_bot_back_loses_nothing(hall: Hall, servers: Servers) -> None:
    match_id = await hall.duel()
    await hall.meet(AYA)
    await servers.left(GUILD)
    await servers.returned(GUILD)
    hall.clock.forward(2 * GRACE)
    assert not await servers.sweep()
    await hall.match(match_id)


async def test_nobody_misses_a_turn_in_a_server_without_the_bot(hall: Hall, servers: Servers) -> None:
    await hall.meet(AYA, BEN)
    match_id = await hall.duel()
    hall.clock.forward(6 * HOUR)
    await servers.left(GUILD)
    hall.clock.forward(10 * DAY)
    assert await hall.deadlines.sweep() == 0, "nor is anybody reminded"
    await servers.returned(GUILD)
    match = await hall.match(match_id)
    assert match.deadline_at is not None
    assert match.deadline_at - hall.clock() == DAY - 6 * HOUR
    assert match.remind_at == match.deadline_at - DAY * (100 - REMINDED_AT) // 100
    assert f"board:{match_id}" in {parcel.lane for parcel in await hall.parcels()}
    hall.clock.forward(DAY)
    assert await hall.deadlines.sweep() == 1


async def test_a_turn_that_began_without_the_bot_has_its_whole_time(hall: Hall, servers: Servers) -> None:
    await hall.meet(AYA, BEN)
    match_id = await hall.duel()
    await servers.left(GUILD)
    hall.clock.forward(2 * DAY)
    for user_id in (AYA, BEN):  # from hands that came by DM before
        await hall.pick(match_id, user_id, (await hall.page(match_id, user_id)).options[0])
    hall.clock.forward(3 * DAY)
    await servers.returned(GUILD)
    match = await hall.match(match_id)
    assert match.deadline_at == hall.clock() + DAY
    assert match.asked_at == hall.clock()


async def test_a_tournament_goes_on_where_it_was_when_the_bot_is_back(hall: Hall, servers: Servers) -> None:
    ground = GatheringHall(hall)
    await hall.meet(HOST)
    gathering_id = await ground.begun(TOURNAMENT, 4)
    before = (await ground.page(gathering_id)).latest_end
    await servers.left(GUILD)
    hall.clock.forward(20 * DAY)
    assert await hall.deadlines.sweep() == 0
    await servers.returned(GUILD)
    page = await ground.page(gathering_id)
    assert before is not None
    assert page.latest_end == before + 20 * DAY
    assert page.row.status == "underway"
    assert f"gathering:{gathering_id}" in {parcel.lane for parcel in await hall.parcels()}, "it tells a date"
    assert await hall.deadlines.sweep() == 0


async def test_a_pause_stays_one_while_the_bot_is_away(hall: Hall, servers: Servers) -> None:
    await hall.meet(AYA, BEN)
    match_id = await hall.duel()
    for user_id in (AYA, BEN):
        await Courtesies(hall.context).offer_pause(match_id=match_id, user_id=user_id)
    held = (await hall.match(match_id)).held
    await servers.left(GUILD)
    hall.clock.forward(DAY)
    await servers.returned(GUILD)
    match = await hall.match(match_id)
    assert (match.deadline_at, match.held) == (None, held)


async def test_to_be_taken_out_twice_does_not_begin_anew(hall: Hall, servers: Servers) -> None:
    await hall.meet(AYA)
    await servers.left(GUILD)
    first = await left_at(servers)
    hall.clock.forward(DAY)
    await servers.left(GUILD)
    assert await left_at(servers) == first


async def test_what_happened_while_the_bot_was_off_is_found_by_comparing(
    hall: Hall, servers: Servers
) -> None:
    for guild_id in (1, 2, 3):
        await hall.people.see((), guild_id=guild_id, guild_locale="en")
    await servers.left(2)
    now = hall.clock()
    await servers.compare(present={2, 3})
    assert await left_at(servers) == {1: now, 2: None, 3: None}


async def test_of_a_stranger_server_nothing_is_noted(servers: Servers) -> None:
    await servers.left(GUILD)
    await servers.returned(GUILD)
    assert await servers.known() == []


# ------------------------------------------------------------ what is kept how long


async def test_a_closed_challenge_goes_after_a_while_and_an_open_one_never(hall: Hall) -> None:
    sweeping = Retention(hall.context)
    match_id = await hall.duel()
    closed = (await hall.every_challenge())[0]
    hall.clock.forward(CHALLENGE_LIFE + PAPERS_KEPT - 1)
    kept = await hall.challenge(AYA, CHIYO)
    assert await sweeping.sweep() == 0
    hall.clock.forward(1)
    assert await sweeping.sweep() == 1
    assert await hall.every_challenge() == [kept]
    assert (await hall.match(match_id)).id == closed.match_id


async def test_all_papers_of_a_life_go_and_its_deeds_stay(
    hall: Hall, database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retention, "ENDED_BATCH", 1)  # nothing is passed over that ended with another
    life = await Life(hall).live()
    for message_id, match_id in enumerate((life.fought, life.begun)):
        parcel = await hall.claim(f"reveal:{match_id}", 1)
        assert parcel is not None
        await hall.deliveries.delivered(parcel, message_id, None)
    await Courtesies(hall.context).offer_draw(match_id=life.begun, user_id=BEN_OF_LIFE)
    gatherings = GatheringHall(hall)
    while (await gatherings.page(life.gathering)).outcome is None:
        await gatherings.resign_one_each(life.gathering)
        await gatherings.pair_everyone(life.gathering)
    before = await dump(database_url)
    hall.clock.forward(PAPERS_KEPT + 30 * DAY)
    while await Retention(hall.context).sweep():
        pass
    after = await dump(database_url)
    open_ = [row["id"] for row in before["challenges"] + before["lobbies"] if row["status"] == "open"]
    assert open_
    for table in ("challenges", "lobbies", "clan_invites"):
        assert [row["status"] for row in after[table]] == ["open"] * len(after[table])
        assert len(after[table]) < len(before[table]) or table == "clan_invites"
    for table in ("tellings", "notices", "offers", "summonses"):
        assert before[table]
        assert not after[table]
    for table in ("matches", "seats", "turns", "honor", "records", "rated", "clans", "clan_chronicle"):
        assert after[table] == before[table]


async def test_a_leave_is_known_as_long_as_it_counts(hall: Hall, database_url: str) -> None:
    leaves, sweeping = Leaves(hall.context), Retention(hall.context)
    await leaves.take(AYA, hall.clock(), hall.clock() + DAY)
    hall.clock.forward(366 * DAY - 1)
    left = await leaves.left(AYA)
    assert await sweeping.sweep() == 0
    hall.clock.forward(1)
    assert await sweeping.sweep() == 1
    assert await leaves.left(AYA) >= left
    assert (await dump(database_url))["leaves"] == []
