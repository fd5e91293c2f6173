"""What people set for themselves: it counts at once, and unknown settings are refused."""

import pytest

from bot.face.letters.letters import Letters
from bot.play.clocks.availability import Availability
from bot.play.clocks.habits import CHALLENGERS, Habits, unnamed_in
from bot.play.ground.refusals import Refusal
from bot.play.ground.times import DAY, HOUR, LEAVE_A_YEAR
from bot.play.me.leave import Leaves
from bot.play.me.me import AS_THE_CLIENT, BLOCKS_SHOWN, Me, MePage
from bot.play.people.people import DM_REST, Sighting
from bot.store import rows
from tests.play.clan_hall import ClanHall
from tests.play.hall import AYA, BEN, CHIYO, DAIGO, GUILD, Hall

STRANGER = 2**62


@pytest.fixture
def me(hall: Hall) -> Me:
    return Me(hall.context, ("en", "ja"))


async def person(hall: Hall, user_id: int = AYA) -> rows.PersonRow:
    found = await hall.people.person(user_id)
    assert found is not None
    return found


async def written(hall: Hall, kind: str) -> set[str]:
    """Return the lanes of one kind of parcel that wait."""
    return {parcel.lane for parcel in await hall.parcels() if parcel.kind == kind}


async def test_who_has_set_nothing_has_things_as_they_come(hall: Hall, me: Me) -> None:
    page = await me.page(STRANGER)
    assert page == MePage(
        user_id=STRANGER,
        now=hall.clock(),
        habits=await Habits(hall.context).of(STRANGER),
        chosen_locale=None,
        dms=True,
        pictures=True,
        dm_closed_until=0,
        blocks=(),
        blocks_count=0,
        leave_left=LEAVE_A_YEAR,
        reliability=page.reliability,
    )
    assert (page.habits.challengers, page.habits.reminders, page.reliability.known) == ("all", True, False)


async def test_the_language_one_chose_is_read_whatever_the_client_speaks(hall: Hall, me: Me) -> None:
    await hall.meet(AYA)
    await me.change(AYA, "language", ("ja",))
    await hall.meet(AYA)  # the client tells its own again
    assert ((await person(hall)).locale, (await me.page(AYA)).chosen_locale) == ("ja", "ja")
    await me.change(AYA, "language", (AS_THE_CLIENT,))
    assert ((await person(hall)).locale, (await me.page(AYA)).chosen_locale) == ("en", None)


async def test_without_dms_nobody_is_written_to_and_plays_on(hall: Hall, me: Me) -> None:
    await hall.meet(AYA, BEN)
    match_id = await hall.duel()
    await me.change(AYA, "dms", ("off",))
    assert await written(hall, "hand") == {f"hand:{match_id}:1"}
    assert [player.dm_open for player in (await hall.page(match_id)).players] == [False, True]
    await hall.play(match_id)
    hall.clock.forward(DAY * 9 // 10)
    await hall.deadlines.sweep()
    assert await written(hall, "hand") == {f"hand:{match_id}:1"}
    assert await written(hall, "reminder") == {f"reminder:{BEN}"}


async def test_a_reminder_that_waits_is_dropped_with_the_dms(hall: Hall, me: Me) -> None:
    await hall.meet(AYA, BEN)
    await hall.duel()
    hall.clock.forward(DAY * 9 // 10)
    await hall.deadlines.sweep()
    await me.change(AYA, "dms", ("off",))
    assert await written(hall, "reminder") == {f"reminder:{BEN}"}


async def test_a_hand_on_its_way_is_not_written_any_more(hall: Hall, me: Me) -> None:
    await hall.meet(AYA, BEN)
    lane = f"hand:{await hall.duel()}:0"
    parcel = await hall.claim(lane)
    assert parcel is not None
    assert await Letters(hall.context).write(parcel) is not None
    await me.change(AYA, "dms", ("off",))
    assert await Letters(hall.context).write(parcel) is None


async def test_whoever_wants_dms_again_gets_what_waits_and_nothing_else(hall: Hall, me: Me) -> None:
    await hall.meet(AYA, BEN)
    await me.change(AYA, "dms", ("off",))
    waits, chosen = await hall.duel(), await hall.duel()
    await hall.pick(chosen, AYA, (await hall.page(chosen, AYA)).options[0])
    await hall.matches.resign(match_id=await hall.duel(), user_id=BEN)
    await me.change(AYA, "dms", ("on",))
    assert f"hand:{waits}:0" in await written(hall, "hand")
    assert f"hand:{chosen}:0" not in await written(hall, "hand")
    await hall.send_all()
    await me.change(AYA, "dms", ("on",))
    assert await hall.parcels() == [], "who had them on already is not written to twice"


async def test_whoever_is_seen_in_a_dm_gets_what_waits_however_long_dms_were_to_rest(
    hall: Hall, me: Me
) -> None:
    await hall.meet(AYA, BEN)
    match_id = await hall.duel()
    lane = f"hand:{match_id}:0"
    await hall.deliveries.no_dm(await hall.claim(lane), AYA)
    assert (await me.page(AYA)).dm_closed_until == hall.clock() + DM_REST
    hall.clock.forward(HOUR)
    await me.seen_in_dm(await person(hall))
    assert lane in await written(hall, "hand")
    assert (await me.page(AYA)).dm_closed_until == hall.clock(), "the last one failed, until one arrives"
    await hall.deliveries.delivered(await hall.claim(lane), 901, 10_000)
    assert (await me.page(AYA)).dm_closed_until == 0


async def test_nothing_is_tried_again_where_nothing_rests(hall: Hall, me: Me) -> None:
    await hall.meet(AYA, BEN)
    await hall.duel()
    await hall.send_all()
    await me.seen_in_dm(None)
    await me.seen_in_dm(await person(hall))
    await me.change(AYA, "dms", ("off",))
    await me.seen_in_dm(await person(hall))
    assert await hall.parcels() == []


async def test_a_hand_that_is_there_is_not_sent_twice(hall: Hall, me: Me) -> None:
    await hall.meet(AYA, BEN)
    match_id = await hall.duel()
    await hall.prompt(match_id, 0, 901)
    await me.change(AYA, "dms", ("off",))
    await me.change(AYA, "dms", ("on",))
    assert await written(hall, "hand") == {f"hand:{match_id}:1"}


async def test_challenges_come_from_whom_one_wants_them(hall: Hall, me: Me) -> None:
    await ClanHall(hall).found(BEN, CHIYO)
    await me.change(BEN, "challengers", ("clan",))
    with pytest.raises(Refusal, match="challenge-taken-from-clan"):
        await hall.challenge(AYA, BEN)
    await hall.challenge(CHIYO, BEN)
    await me.change(BEN, "challengers", ("nobody",))
    with pytest.raises(Refusal, match="challenge-taken-from-nobody"):
        await hall.challenge(DAIGO, BEN)
    await me.change(BEN, "challengers", ("all",))
    assert (await hall.challenge(AYA, BEN)).status == "open"


async def test_two_without_a_clan_do_not_share_one(hall: Hall, me: Me) -> None:
    await me.change(BEN, "challengers", ("clan",))
    with pytest.raises(Refusal, match="challenge-taken-from-clan"):
        await hall.challenge(AYA, BEN)


async def test_whoever_takes_no_challenges_may_challenge_and_be_accepted(hall: Hall, me: Me) -> None:
    await me.change(AYA, "challengers", ("nobody",))
    assert (await hall.accept(await hall.challenge(AYA, BEN))).match_id


async def test_a_challenge_made_before_can_still_be_accepted(hall: Hall, me: Me) -> None:
    challenge = await hall.challenge(AYA, BEN)
    await me.change(BEN, "challengers", ("nobody",))
    assert (await hall.accept(challenge)).match_id


async def test_blocks_are_listed_by_names_one_knows_and_lifted(hall: Hall, me: Me) -> None:
    await hall.meet(AYA, BEN)
    await hall.people.block(AYA, BEN)
    hall.clock.forward(1)
    await hall.people.block(AYA, STRANGER)
    listed = (await me.page(AYA)).blocks
    assert [(blocked.blocked_id, blocked.name) for blocked in listed] == [
        (STRANGER, ""),
        (BEN, f"Person {BEN}"),
    ]
    await me.change(AYA, "unblock", (str(BEN),))
    assert [blocked.blocked_id for blocked in (await me.page(AYA)).blocks] == [STRANGER]


async def test_more_blocks_than_a_list_holds_are_counted(hall: Hall, me: Me) -> None:
    for other in range(BLOCKS_SHOWN + 3):
        await hall.people.block(AYA, 1_000 + other)
    page = await me.page(AYA)
    assert (len(page.blocks), page.blocks_count) == (BLOCKS_SHOWN, BLOCKS_SHOWN + 3)


@pytest.mark.parametrize(
    ("setting", "values"),
    [
        ("language", ("tlh",)),
        ("language", ()),
        ("challengers", ("everyone",)),
        ("dms", ("maybe",)),
        ("reminders", ("on", "off")),
        ("days", ("monday",)),
        ("days", ("-1",)),
        ("days", ("7",)),
        ("days", ("0", "1", "2", "3")),
        ("unblock", ("9" * 19,)),
        ("unblock", ("Ben",)),
        ("unblock", (str(BEN),)),
        ("honor", ("1000",)),
    ],
)
async def test_what_there_is_none_of_cannot_be_set(
    hall: Hall, me: Me, setting: str, values: tuple[str, ...]
) -> None:
    await hall.meet(AYA)
    before = await me.page(AYA)
    with pytest.raises(Refusal):
        await me.change(AYA, setting, values)
    assert await me.page(AYA) == before


async def test_every_choice_stays_until_the_next(hall: Hall, me: Me) -> None:
    await hall.meet(AYA)
    for challengers in CHALLENGERS:
        await me.change(AYA, "challengers", (challengers,))
    await me.change(AYA, "days", ("6", "5"))
    await me.change(AYA, "reminders", ("off",))
    habits = (await me.page(AYA)).habits
    assert (habits.challengers, habits.quiet_days, habits.reminders) == (CHALLENGERS[-1], "[5,6]", False)


async def test_whoever_does_not_want_to_be_named_in_the_news_is_known_where_they_are(
    hall: Hall, me: Me
) -> None:
    await hall.meet(AYA, BEN)
    await me.change(STRANGER, "news", ("off",))
    for user_id, said in ((AYA, "off"), (BEN, "off"), (BEN, "on")):
        await me.change(user_id, "news", (said,))
    unnamed = [
        await hall.context.store.read(lambda tx, at=at: unnamed_in(tx, at)) for at in (GUILD, GUILD + 1)
    ]
    assert unnamed == [{AYA}, frozenset()]


async def test_what_a_leave_would_leave_over_is_known_before(hall: Hall) -> None:
    leaves, now = Leaves(hall.context), hall.clock()
    assert await leaves.weigh(AYA, now, now + 5 * DAY) == LEAVE_A_YEAR - 5 * DAY
    assert await leaves.left(AYA) == LEAVE_A_YEAR
    await leaves.take(AYA, now, now + 5 * DAY)
    assert await leaves.left(AYA) == LEAVE_A_YEAR - 5 * DAY
    with pytest.raises(Refusal, match="leave-already"):
        await leaves.weigh(AYA, now + DAY, now + 2 * DAY)


async def test_a_leave_that_would_be_over_is_none(hall: Hall) -> None:
    now = hall.clock()
    with pytest.raises(Refusal, match="leave-past"):
        await Leaves(hall.context).take(AYA, now - 2000, now - 1000)


async def test_leave_is_seen_on_every_board_also_on_those_that_wait_for_another(hall: Hall) -> None:
    match_id, blitz = await hall.duel(), await hall.duel(pace="blitz")
    await hall.send_all()
    leaves, now = Leaves(hall.context), hall.clock()
    await leaves.take(AYA, now + DAY, now + 2 * DAY)
    assert await written(hall, "board") == {f"board:{match_id}", f"board:{blitz}"}
    assert [player.leave for player in (await hall.page(match_id)).players] == [
        (now + DAY, now + 2 * DAY),
        None,
    ]
    await hall.send_all()
    await leaves.end(AYA)
    assert await written(hall, "board") == {f"board:{match_id}", f"board:{blitz}"}
    assert [player.leave for player in (await hall.page(match_id)).players] == [None, None]


async def test_a_leave_that_is_over_is_not_shown(hall: Hall) -> None:
    match_id = await hall.duel()
    await Leaves(hall.context).take(AYA, hall.clock(), hall.clock() + DAY)
    hall.clock.forward(DAY)
    assert [player.leave for player in (await hall.page(match_id)).players] == [None, None]


async def test_before_one_plays_one_knows_whom_one_plays_with(hall: Hall) -> None:
    habits = Habits(hall.context)
    await habits.set_quiet_days(BEN, (6,))
    await Leaves(hall.context).take(CHIYO, hall.clock(), hall.clock() + DAY)
    aya, ben, chiyo = await hall.reading.availability(AYA, BEN, CHIYO)
    assert isinstance(aya, Availability)
    assert (aya.user_id, aya.quiet, aya.leave, aya.reliability.known) == (AYA, False, None, False)
    assert (ben.quiet, ben.leave) == (True, None)
    assert (chiyo.quiet, chiyo.leave) == (False, (hall.clock(), hall.clock() + DAY))
    match_id = await hall.duel(AYA, BEN)
    assert [player.quiet for player in (await hall.page(match_id)).players] == [False, True]


async def test_the_bank_is_seen_where_the_pace_keeps_one(hall: Hall) -> None:
    bank, day = await hall.duel(pace="bank"), await hall.duel()
    assert [player.bank for player in (await hall.page(bank)).players] == [3 * DAY, 3 * DAY]
    assert [player.bank for player in (await hall.page(day)).players] == [None, None]


async def test_only_a_server_that_both_were_seen_in_tells_a_name(hall: Hall, me: Me) -> None:
    await hall.meet(AYA)
    await hall.people.block(AYA, BEN)
    seen = Sighting(BEN, "Elsewhere", "en")
    await hall.people.see((seen,), guild_id=GUILD + 1, guild_locale="en")
    assert [blocked.name for blocked in (await me.page(AYA)).blocks] == [""]
