"""People who look on are told once how a match ended, and nobody learns who follows; on each database."""

import asyncio
import json

import pytest

from bot.face.letters.letters import Letters
from bot.face.transcript import as_text
from bot.play.clans.clans import Clans
from bot.play.clocks.habits import Habits
from bot.play.ground.refusals import Gone, NotYours, Refusal
from bot.play.ground.times import DAY, HOUR
from bot.play.match.courtesies import Courtesies
from bot.play.match.follows import MOST_FOLLOWED, Follows
from bot.play.me.leave import Leaves
from bot.play.me.me import Me
from bot.play.messages.parcels import FOLLOWED
from bot.play.people.people import DM_PAUSE
from bot.play.privacy.export import Exports
from bot.play.privacy.forget import Forgetting
from bot.play.solo.practice import Practice
from bot.store import rows
from tests.play.hall import AYA, BEN, CHANNEL, CHIYO, DAIGO, EMI, GUILD, MORNING, Hall


@pytest.fixture
def follows(hall: Hall) -> Follows:
    return Follows(hall.context)


async def told(hall: Hall) -> list[rows.Parcel]:
    """Return what waits to be told to those who follow."""
    return [parcel for parcel in await hall.parcels() if parcel.kind == FOLLOWED.name]


async def test_the_end_is_told_once_to_who_follows_then(hall: Hall, follows: Follows) -> None:
    match_id = await hall.duel()
    await hall.meet(AYA, BEN, CHIYO, DAIGO)
    assert await follows.press(match_id=match_id, user_id=CHIYO) == "begun"
    assert await follows.press(match_id=match_id, user_id=DAIGO) == "begun"
    assert await follows.press(match_id=match_id, user_id=DAIGO) == "ended"
    assert await follows.press(match_id=match_id, user_id=AYA) == "own"
    await hall.play(match_id)
    assert await told(hall) == [], "it costs nothing before the end"
    await hall.play_out(match_id)
    [parcel] = await told(hall)
    assert (parcel.seat, parcel.due_at, parcel.urgent) == (CHIYO, hall.clock(), 0)
    letter = await Letters(hall.context).write(parcel)
    assert letter
    assert letter.user_id == CHIYO
    assert letter.channel_id is None
    assert "wins" in as_text(letter.screen)
    assert letter.mark in as_text(letter.screen)
    with pytest.raises(Gone):
        await follows.press(match_id=match_id, user_id=DAIGO)


@pytest.mark.parametrize("end", ["draw", "resign"])
async def test_every_kind_of_end_is_told(hall: Hall, follows: Follows, end: str) -> None:
    match_id = await hall.duel()
    await follows.press(match_id=match_id, user_id=CHIYO)
    if end == "draw":
        for user_id in (AYA, BEN):
            await Courtesies(hall.context).offer_draw(match_id=match_id, user_id=user_id)
    else:
        await hall.matches.resign(match_id=match_id, user_id=BEN)
    assert [parcel.seat for parcel in await told(hall)] == [CHIYO]


async def test_quiet_hours_and_leave_are_waited_for(hall: Hall, follows: Follows) -> None:
    match_id = await hall.duel()
    minute = MORNING // 60_000 % (24 * 60)
    await Habits(hall.context).set_quiet_hours(CHIYO, ((minute - 60) % 1440, (minute + 120) % 1440))
    await Leaves(hall.context).take(DAIGO, MORNING, MORNING + 3 * DAY)
    for user_id in (CHIYO, DAIGO, EMI):
        await follows.press(match_id=match_id, user_id=user_id)
    hall.clock.forward(1)
    await hall.matches.resign(match_id=match_id, user_id=BEN)
    due = {parcel.seat: parcel.due_at - MORNING for parcel in await told(hall)}
    assert due == {CHIYO: 2 * HOUR, DAIGO: 3 * DAY, EMI: 1}


async def test_who_wants_no_dms_is_told_so_at_once_and_never_written_to(hall: Hall, follows: Follows) -> None:
    match_id, me = await hall.duel(), Me(hall.context, ("en",))
    await hall.meet(CHIYO, DAIGO)
    await me.set_dms(CHIYO, wanted=False)
    with pytest.raises(Refusal, match="follow-no-dms"):
        await follows.press(match_id=match_id, user_id=CHIYO)
    await hall.store.transact(lambda tx: tx.run("person_dm_closed", user_id=DAIGO, until=MORNING + DAY))
    assert await follows.press(match_id=match_id, user_id=DAIGO) == "begun-unsure"
    await hall.matches.resign(match_id=match_id, user_id=BEN)
    [parcel] = await told(hall)
    await me.set_dms(DAIGO, wanted=False)
    assert await told(hall) == []
    assert await Letters(hall.context).write(parcel) is None


async def test_a_dm_that_does_not_arrive_is_not_sent_again_nor_told_elsewhere(
    hall: Hall, follows: Follows
) -> None:
    match_id = await hall.duel()
    await hall.meet(CHIYO)
    await follows.press(match_id=match_id, user_id=CHIYO)
    await hall.matches.resign(match_id=match_id, user_id=BEN)
    [parcel] = await told(hall)
    before = {each.lane for each in await hall.parcels()}
    claimed = await hall.claim(parcel.lane)
    assert claimed
    await hall.deliveries.no_dm(claimed, CHIYO, DM_PAUSE)
    [(parcel, due)] = [(each, each.due_at - hall.clock()) for each in await told(hall)]
    assert (parcel.tries, due) == (1, DM_PAUSE), "many who follow one match are written to in turns"
    hall.clock.forward(DM_PAUSE)
    claimed = await hall.claim(parcel.lane)
    assert claimed
    await hall.deliveries.no_dm(claimed, CHIYO)
    assert {each.lane for each in await hall.parcels()} == before - {parcel.lane}


async def test_nobody_reads_who_follows(hall: Hall, follows: Follows) -> None:
    match_id = await hall.duel()
    await hall.meet(AYA, BEN, CHIYO)
    before = [await Exports(hall.context).of(AYA), repr(await hall.page(match_id))]
    await follows.press(match_id=match_id, user_id=CHIYO)
    assert [await Exports(hall.context).of(AYA), repr(await hall.page(match_id))] == before
    own = json.loads(await Exports(hall.context).of(CHIYO))["tables"]["follows"]
    assert own == [{"match_id": match_id, "user_id": str(CHIYO)}]


async def test_who_leaves_or_is_forgotten_is_told_nothing(hall: Hall, follows: Follows) -> None:
    match_id, other = await hall.duel(), await hall.duel(AYA, BEN, fighters=("swift", "swift"))
    await hall.meet(CHIYO, DAIGO, EMI)
    for user_id in (CHIYO, DAIGO, EMI):
        await follows.press(match_id=match_id, user_id=user_id)
    await follows.press(match_id=other, user_id=EMI)
    await Clans(hall.context).gone(guild_id=GUILD, user_id=CHIYO)
    await Forgetting(hall.context).forget(DAIGO)
    await hall.matches.resign(match_id=match_id, user_id=BEN)
    assert [parcel.seat for parcel in await told(hall)] == [EMI]
    await Forgetting(hall.context).forget(EMI)
    assert await told(hall) == []


async def test_a_person_follows_only_so_many_and_none_that_is_played_alone(
    hall: Hall, follows: Follows
) -> None:
    for number in range(MOST_FOLLOWED):
        match_id = await hall.duel(100 + number, 200 + number)
        await follows.press(match_id=match_id, user_id=CHIYO)
    with pytest.raises(Refusal, match="follow-too-many"):
        await follows.press(match_id=await hall.duel(), user_id=CHIYO)
    lone = await Practice(hall.context).begin(
        guild_id=GUILD, channel_id=CHANNEL, user_id=AYA, level="first-steps", wanted="bushido.duel"
    )
    with pytest.raises(NotYours):
        await follows.press(match_id=lone, user_id=CHIYO)


async def test_who_follows_as_it_ends_is_told_it_or_that_it_is_over(
    hall: Hall, rival: Hall, follows: Follows
) -> None:
    told_of = 0
    for number in range(20):
        match_id = await hall.duel(300 + number, 400 + number)
        pressing = follows.press(match_id=match_id, user_id=CHIYO)
        ending = rival.matches.resign(match_id=match_id, user_id=300 + number)
        doings = (pressing, ending) if number % 2 else (ending, pressing)
        results = await asyncio.gather(*doings, return_exceptions=True)
        pressed = results[0 if number % 2 else 1]
        assert pressed == "begun" or isinstance(pressed, Gone), pressed
        told_of += pressed == "begun"
        assert len(await told(hall)) == told_of
