"""What the sweep found due and reaches a moment later: answered, played, put off or removed meanwhile."""

import pytest

from bot.play.clans.invites import lapse_invite
from bot.play.entry.challenges import lapse
from bot.play.entry.lobbies import lapse_lobby
from bot.play.gatherings.clocks import settle
from bot.play.ground.times import TURN_TIME
from bot.play.match.reminders import remind
from bot.play.wars.wars import lapse_war
from tests.play.gathering_hall import GatheringHall
from tests.play.hall import AYA, BEN, CHIYO, Hall

NOTHING = "nothing"


async def test_a_challenge_lapses_neither_early_nor_once_it_is_answered(hall: Hall) -> None:
    challenge = await hall.challenge()
    hall.clock.time = challenge.expires_at - 1
    await lapse(hall.context, challenge.id)
    assert (await hall.stored(challenge.id)).status == "open"
    await hall.accept(challenge)
    hall.clock.forward(1)
    await lapse(hall.context, challenge.id)
    assert (await hall.stored(challenge.id)).status == "accepted"


async def test_a_lobby_lapses_neither_early_nor_once_it_has_started(hall: Hall) -> None:
    lobby_id = (await hall.lobby(AYA, BEN, CHIYO)).lobby.id
    hall.clock.time = (await hall.lobbies.page(lobby_id)).lobby.expires_at - 1
    await lapse_lobby(hall.context, lobby_id)
    assert (await hall.lobbies.page(lobby_id)).lobby.status == "open"
    await hall.lobbies.start(lobby_id=lobby_id, user_id=AYA)
    hall.clock.forward(1)
    await lapse_lobby(hall.context, lobby_id)
    assert (await hall.lobbies.page(lobby_id)).lobby.status == "started"


async def test_a_turn_is_settled_neither_early_nor_once_it_is_played(hall: Hall) -> None:
    match_id = await hall.duel()
    hall.clock.forward(TURN_TIME["day"] - 1)
    await hall.deadlines.expire(match_id, 0)
    assert (await hall.match(match_id)).revision == 0
    await hall.play(match_id)
    hall.clock.forward(TURN_TIME["day"])
    await hall.deadlines.expire(match_id, 0)
    assert (await hall.match(match_id)).revision == 1


async def test_nobody_is_reminded_of_a_turn_that_was_played(hall: Hall) -> None:
    await hall.meet(AYA, BEN)
    match_id = await hall.duel()
    await hall.play(match_id)
    await remind(hall.context, match_id, 0)
    assert not [parcel for parcel in await hall.parcels() if parcel.kind == "reminder"]


@pytest.mark.parametrize("begun", [False, True], ids=["sign-up", "answer"])
async def test_a_gathering_waits_for_its_moment_and_no_longer(hall: Hall, *, begun: bool) -> None:
    ground = GatheringHall(hall)
    gathering_id = await (ground.begun() if begun else ground.open())
    before = (await ground.page(gathering_id)).row
    assert before.clock_at is not None
    hall.clock.time = before.clock_at - 1
    await settle(hall.context, gathering_id)
    assert (await ground.page(gathering_id)).row == before
    hall.clock.forward(1)
    await settle(hall.context, gathering_id)
    assert (await ground.page(gathering_id)).row != before


async def test_what_is_gone_altogether_is_passed_over(hall: Hall) -> None:
    for settling in (lapse, lapse_lobby, lapse_invite, lapse_war, settle):
        await settling(hall.context, NOTHING)
    await remind(hall.context, NOTHING, 0)
    await hall.deadlines.expire(NOTHING, 0)
    assert await hall.parcels() == []
