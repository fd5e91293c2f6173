"""What was due when the bot looked may no longer be due when its turn comes; then nothing happens to it."""

from collections.abc import Awaitable, Callable

import pytest

from bot.play.clans.invites import lapse_invite
from bot.play.entry.challenges import lapse
from bot.play.entry.lobbies import lapse_lobby
from bot.play.gatherings.clocks import settle
from bot.play.gatherings.kinds import DUELS, TOURNAMENT
from bot.play.ground.context import Context
from bot.play.ground.times import DAY
from bot.play.wars.wars import lapse_war
from bot.store.gathering_rows import GatheringRow
from tests.play.clan_hall import HERON, ClanHall
from tests.play.gathering_hall import GatheringHall, crowd
from tests.play.hall import AYA, BEN, CHIYO, DAIGO, Hall

Lapse = Callable[[Context, str], Awaitable[None]]


async def opened(hall: Hall, kind: str) -> str:
    """Open something that lapses after so and so long, and return its id."""
    clans = ClanHall(hall)
    if kind == "challenges":
        return (await hall.challenge()).id
    if kind == "lobbies":
        return (await hall.lobby(AYA)).lobby.id
    await clans.found(AYA, CHIYO)
    if kind == "clan_invites":
        return (await clans.invite(AYA, BEN)).id
    return (await clans.propose(AYA, await clans.found(BEN, DAIGO, name=HERON))).id


@pytest.mark.parametrize(
    ("kind", "way", "life"),
    [
        ("challenges", lapse, 2 * DAY),
        ("lobbies", lapse_lobby, 2 * DAY),
        ("clan_invites", lapse_invite, 7 * DAY),
        ("clan_wars", lapse_war, 2 * DAY),
    ],
)
async def test_nothing_lapses_a_moment_before_its_time(hall: Hall, kind: str, way: Lapse, life: int) -> None:
    subject = await opened(hall, kind)
    await hall.send_all()

    async def ends() -> object:
        found = await hall.books.read(lambda tx: tx.plain(f"ends_of_{kind}"))
        return {row["id"]: row["at"] for row in found}[subject]

    hall.clock.forward(life - 1)
    await way(hall.context, subject)
    assert await ends() == hall.clock() + 1
    assert await hall.parcels() == []
    hall.clock.forward(1)
    await way(hall.context, subject)
    assert await ends() is None
    assert len(await hall.parcels()) == 1


async def row_of(ground: GatheringHall, gathering_id: str) -> GatheringRow:
    return (await ground.page(gathering_id)).row


async def test_a_sign_up_without_a_date_is_open_for_seven_days(ground: GatheringHall) -> None:
    gathering_id = await ground.open(DUELS)
    ground.hall.clock.forward(7 * DAY - 1)
    await settle(ground.hall.context, gathering_id)
    assert (await row_of(ground, gathering_id)).status == "open"
    ground.hall.clock.forward(1)
    await settle(ground.hall.context, gathering_id)
    assert (await row_of(ground, gathering_id)).status == "called-off"


async def test_a_gathering_opens_its_check_in_and_begins_on_time(ground: GatheringHall) -> None:
    gathering_id = await ground.open(TOURNAMENT, begins_at=ground.hall.clock() + 2 * DAY, check_in=DAY)
    await ground.enter(gathering_id, crowd(4))
    begins_at = (await row_of(ground, gathering_id)).begins_at or 0
    for moment, before, after in (
        (begins_at - DAY, "open", "check-in"),
        (begins_at, "check-in", "underway"),
    ):
        ground.hall.clock.time = moment - 1
        await settle(ground.hall.context, gathering_id)
        assert (await row_of(ground, gathering_id)).status == before
        ground.hall.clock.time = moment
        await settle(ground.hall.context, gathering_id)
        assert (await row_of(ground, gathering_id)).status == after
        for user_id in crowd(4) if after == "check-in" else ():
            await ground.sign_up.check_in(gathering_id=gathering_id, user_id=user_id)


async def test_whoever_owes_an_answer_has_all_of_their_time(ground: GatheringHall) -> None:
    gathering_id = await ground.begun(DUELS, 2)
    before = await row_of(ground, gathering_id)
    assert before.clock_at is not None
    ground.hall.clock.time = before.clock_at - 1
    await settle(ground.hall.context, gathering_id)
    assert (await row_of(ground, gathering_id)).revision == before.revision
    ground.hall.clock.time = before.clock_at
    await settle(ground.hall.context, gathering_id)
    assert (await row_of(ground, gathering_id)).revision == before.revision + 1


async def test_nobody_is_declared_absent_before_their_time(ground: GatheringHall) -> None:
    gathering_id = await ground.begun(TOURNAMENT, 2, round_time=DAY)
    (bout,) = await ground.open_bouts(gathering_id)
    await ground.pick_any(bout.match_id, (await ground.hall.page(bout.match_id)).players[0].user_id)
    ground.hall.clock.time = bout.due_at - 1
    await settle(ground.hall.context, gathering_id)
    assert (await row_of(ground, gathering_id)).status == "underway"
    ground.hall.clock.time = bout.due_at
    await settle(ground.hall.context, gathering_id)
    assert (await row_of(ground, gathering_id)).status == "over"


async def test_a_gathering_that_is_over_is_left_alone(ground: GatheringHall) -> None:
    gathering_id = await ground.open(DUELS)
    ground.hall.clock.forward(7 * DAY)
    await settle(ground.hall.context, gathering_id)
    before = await row_of(ground, gathering_id)
    await settle(ground.hall.context, gathering_id)
    assert await row_of(ground, gathering_id) == before
