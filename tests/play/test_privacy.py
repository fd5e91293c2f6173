"""Every table with a person's id is exported and forgotten; who was forgotten is forgotten whole."""

import pytest

from bot.face.letters.letters import Letters
from bot.face.transcript import as_text
from bot.play.ground.refusals import Refusal
from bot.play.guild.organisers import Standing
from bot.play.moderation.moderation import Moderation
from bot.play.people.alias import alias_name
from bot.play.people.voice import SILENCE
from bot.play.privacy.export import FINGERPRINTED, FOLLOWING, PERSONAL
from bot.play.privacy.forget import ERASED, SHARED, Forgetting
from tests.play.clan_hall import ClanHall
from tests.play.dump import Tables, columns, dump, where
from tests.play.gathering_hall import GatheringHall
from tests.play.hall import DAIGO, EMI, GUILD, Hall
from tests.play.life import BEN, CHIYO, ME, NAME, REASON, WORDS, Life, exported

NOBODYS = {
    "announce_channel_id",
    "board_id",
    "channel_id",
    "dm_channel_id",
    "event_id",
    "guild_id",
    "interaction_id",
    "message_id",
    "no_threads_in",
    "organiser_role_id",
    "prompt_id",
    "answered_id",
    "acceptance_id",
    "first_choice_id",
    "report_channel_id",
    "result_id",
    "thread_id",
    "veil_id",
}
"""Columns of whole numbers that hold ids, though of no person."""

NUMBERS = {
    "pictures",
    "open_to_all",
    "returned",
    "loss",
    "distance",
    *("weekday", "minute", "days", "least", "paused"),
    "accepted",
    "plays",
    *("mixed", "first_play"),
    *("home", "shard", "shards"),
    *("houses", "alone", "house_asked", "places", "beaten", "opens", "hurried"),
    *("amount", "asking", "at", "bank", "bout", "by_rating", "chapter", "checked_in", "check_in", "day"),
    *(
        "call",
        "calls",
        "claims",
        "counted",
        "dms",
        "excused",
        "excuses",
        "floor",
        "generation",
        "gone",
        "grants_leave",
        "greeted",
        "hardcore",
        "held",
        "held_since",
        "honor",
        "in_force",
        "late_entry",
        "least_kept",
        "newcomer",
        *("news", "morning", "morning_news", "week_news", "news_told"),
    ),
    *("level", "level_before", "matches", "misses", "nth", "number", "paused_at", "place", "places", "rank"),
    *(
        "reminders",
        "removing",
        "revision",
        "role_since",
        "round",
        "round_time",
        "score",
        "seat",
        "season",
        "seen",
        "settled",
        "share",
        "side",
        "since",
        "size",
        "span",
    ),
    *("spread", "spread_before", "threaded", "threads", "times", "tries", "until", "urgent", "answered"),
    *("quiet_from", "quiet_until", "leave_since", "leave_until", "dm_closed_until", "claimed_until"),
}
"""Columns of whole numbers that hold none."""


def person_columns(found: dict[str, list[str]]) -> set[tuple[str, str]]:
    """Return every column that may hold a person's id: all of whole numbers but those known for others."""
    return {
        (table, column)
        for table, names in found.items()
        for column in names
        if column not in NOBODYS | NUMBERS and not column.endswith("_at")
        if table != "migrations"
    }


@pytest.fixture
async def life(hall: Hall) -> Life:
    return await Life(hall).live()


@pytest.fixture
async def before(life: Life, database_url: str) -> Tables:
    assert life
    return await dump(database_url)


# ------------------------------------------------------------ complete by construction


async def test_the_life_led_here_leaves_its_trace_wherever_one_can_be_left(
    before: Tables, database_url: str
) -> None:
    traces = where(before, str(ME))
    assert person_columns(await columns(database_url)) == {
        (table, column) for table, column in traces if table != "outbox"
    }, "a new column of whole numbers: name it above, or lead the life so that the id stands in it"
    assert {column for table, column in traces if table == "outbox"} == {"home", "lane", "subject", "seat"}


async def test_every_table_with_a_persons_id_is_exported_and_forgotten(before: Tables) -> None:
    tables = {table for table, _ in where(before, str(ME))}
    assert tables <= set(PERSONAL), "write an export_… query for it"
    assert tables == {*ERASED, *SHARED}, "write a forget_… query for it"


async def test_every_table_that_goes_by_seats_is_exported(database_url: str, hall: Hall) -> None:
    assert hall
    seated = {table for table, names in (await columns(database_url)).items() if "seat" in names}
    assert seated <= set(PERSONAL)


async def test_the_export_has_every_row_and_column_that_tells_of_the_person(
    before: Tables, life: Life
) -> None:
    given = await exported(life.hall)
    for table in PERSONAL:
        own = [row for row in before[table] if where({table: [row]}, str(ME))]
        if table in {"blocks", "reports"}:  # who has blocked or reported them is left out
            own.pop()
        assert len(given[table]) >= max(len(own), 1), table
        kept = set(before[table][0]) - set(FOLLOWING.get(table, ()))
        assert set(given[table][0]) == kept, table


# ------------------------------------------------------------ what is left of who was forgotten


async def test_nothing_tells_who_was_forgotten(life: Life, database_url: str) -> None:
    alias = await Forgetting(life.hall.context).forget(ME)
    after = await dump(database_url)
    assert where(after, str(ME)) == set()
    assert where(after, NAME) == set()
    assert where(after, REASON) == where(after, WORDS) == set()
    assert alias < 0
    assert not any(row["user_id"] == alias for table in ERASED[:4] for row in after[table])


async def test_the_past_is_kept_under_one_alias(life: Life, before: Tables, database_url: str) -> None:
    alias = await Forgetting(life.hall.context).forget(ME)
    after = await dump(database_url)
    for table in ("honor", "records", "rated", "titles", "hall_of_fame", "setting_changes"):
        own = {tuple(row.values()) for row in before[table] if row["user_id"] == ME}
        kept = {
            tuple(ME if column == "user_id" else value for column, value in row.items())
            for row in after[table]
            if row["user_id"] == alias
        }
        assert own
        assert own <= kept, table
    [name] = [row["name"] for row in after["members"] if row["user_id"] == alias]
    assert name == alias_name(alias)


async def test_no_sum_of_honor_changes_but_by_what_is_given_up(
    life: Life, before: Tables, database_url: str
) -> None:
    alias = await Forgetting(life.hall.context).forget(ME)
    after = await dump(database_url)
    known = {row["id"] for row in before["honor"]}

    def sums(tables: Tables) -> dict[int, int]:
        found: dict[int, int] = {}
        for row in tables["honor"]:
            if row["id"] in known:
                found[row["user_id"]] = found.get(row["user_id"], 0) + row["amount"]
        return found

    was, now = sums(before), sums(after)
    assert now == {alias if user_id == ME else user_id: amount for user_id, amount in was.items()}


async def test_what_was_under_way_ends_and_wrongs_nobody(life: Life) -> None:
    hall = life.hall
    await Forgetting(hall.context).forget(ME)
    fresh, begun, brawl = [await hall.page(match) for match in (life.fresh, life.begun, life.brawl)]
    assert fresh.outcome is not None
    assert (fresh.outcome.reason, fresh.outcome.winners) == ("forgotten", ())
    assert begun.outcome is not None
    assert [begun.players[seat].user_id for seat in begun.outcome.winners] == [BEN]
    assert brawl.outcome is None
    assert [player.left for player in brawl.players] == [False, True, False]
    assert await hall.picks(life.begun) == []


async def test_nothing_waits_for_who_was_forgotten(life: Life, database_url: str) -> None:
    alias = await Forgetting(life.hall.context).forget(ME)
    after = await dump(database_url)
    ongoing = {row["id"] for row in after["matches"] if row["status"] == "ongoing"}
    waiting = [row for row in after["seats"] if row["user_id"] == alias and row["match_id"] in ongoing]
    assert [row["left_as"] for row in waiting] == ["resigned"], "the brawl goes on without them"
    assert not [row for row in after["challenges"] if row["status"] == "open" and alias in row.values()]
    assert not [row for row in after["clan_members"] if row["user_id"] == alias]
    assert not [
        row for row in after["clan_invites"] if row["status"] == "open" and row["invited_id"] == alias
    ]
    seats = {row["lobby_id"] for row in after["lobby_seats"] if row["user_id"] == alias}
    assert not [row for row in after["lobbies"] if row["status"] == "open" and row["id"] in seats]


async def test_others_take_over_what_was_led(life: Life) -> None:
    hall, gatherings = life.hall, GatheringHall(life.hall)
    await Forgetting(hall.context).forget(ME)
    assert (await ClanHall(hall).whole(CHIYO)).leader_id == CHIYO
    assert (await hall.lobbies.page(life.lobby)).lobby.host_id == CHIYO
    assert (await gatherings.page(life.hosted)).row.host_id == BEN
    left = await gatherings.page(life.gathering)
    assert [entrant.user_id for entrant in left.entrants].count(BEN) == 1
    await hall.deadlines.sweep()
    fighting = await gatherings.fighting(life.gathering)
    assert all(user_id > 0 for pair in fighting for user_id in pair)


async def test_a_gathering_nobody_has_entered_is_called_off(hall: Hall) -> None:
    gatherings = GatheringHall(hall)
    gathering_id = await gatherings.open()
    await Forgetting(hall.context).forget((await gatherings.page(gathering_id)).row.host_id)
    assert (await gatherings.page(gathering_id)).row.status == "called-off"


async def test_boards_and_reveals_name_an_alias(life: Life) -> None:
    alias = await Forgetting(life.hall.context).forget(ME)
    letters = Letters(life.hall.context)
    told = 0
    for parcel in await life.hall.parcels():
        letter = await letters.write(parcel)
        if letter is not None:
            text = as_text(letter.screen)
            assert str(ME) not in text
            assert NAME not in text
            assert str(alias) not in text
            told += alias_name(alias) in text
            assert letter.user_id != alias
    assert told > 3


async def test_what_others_placed_against_the_forgotten_holds_should_they_come_back(life: Life) -> None:
    hall = life.hall
    await Forgetting(hall.context).forget(ME)
    with pytest.raises(Refusal, match="muted"):
        await hall.challenge(ME, EMI)
    organiser = Standing(GUILD, BEN, frozenset(), manages=True)
    await Moderation(hall.context).unmute(GUILD, organiser, ME, "They have come to their senses")
    with pytest.raises(Refusal, match="voice-spent"):
        await hall.challenge(ME, EMI)
    hall.clock.forward(SILENCE)
    with pytest.raises(Refusal, match="challenge-blocked"):
        await hall.challenge(ME, DAIGO)
    with pytest.raises(Refusal, match="challenge-you-blocked"):
        await hall.challenge(DAIGO, ME)
    assert (await hall.challenge(ME, EMI)).status == "open", "their own blocks are gone"
    await hall.people.unblock(DAIGO, ME)
    assert (await hall.challenge(ME, DAIGO)).status == "open"


async def test_to_be_forgotten_twice_is_to_have_two_aliases(life: Life, database_url: str) -> None:
    hall, forgetting = life.hall, Forgetting(life.hall.context)
    first = await forgetting.forget(ME)
    await hall.people.block(DAIGO, ME)
    await hall.play_out(await hall.duel(BEN, ME))
    second = await forgetting.forget(ME)
    assert first != second
    after = await dump(database_url)
    assert where(after, str(ME)) == set()
    assert len([row for row in after["blocks"] if row["user_id"] == DAIGO]) == 1


async def test_a_stranger_can_be_forgotten(hall: Hall, database_url: str) -> None:
    await Forgetting(hall.context).forget(ME)
    assert where(await dump(database_url), str(ME)) == set()


async def test_one_knows_what_one_would_leave(life: Life) -> None:
    found = await Forgetting(life.hall.context).entanglements(ME)
    assert (found.matches, found.challenges, found.lobbies, found.clans) == (6, 2, 2, 1)
    assert found.gatherings == 2


async def test_who_comes_back_is_somebody_new(life: Life) -> None:
    hall = life.hall
    await Forgetting(hall.context).forget(ME)
    assert await hall.people.person(ME) is None
    await hall.meet(ME)
    given = await exported(hall)
    assert {table for table, found in given.items() if found} == {"people", "members", *FINGERPRINTED}
    under = [row.get("user_id") or row["veil_id"] for table in FINGERPRINTED for row in given[table]]
    assert all(each.startswith("-") for each in under)
    assert (await hall.ledger.page(GUILD, ME, 0)).own == 0
