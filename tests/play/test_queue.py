"""The queue: two who want the same meet, and nobody learns why two do not."""

import pytest

from bot.face.letters.letters import Letters
from bot.face.transcript import as_text
from bot.play.clocks.heartbeat import PAUSE_NOTICED
from bot.play.entry.queue import Queue, life
from bot.play.entry.who_may_challenge import NEAR
from bot.play.ground.refusals import Gone, Refusal
from bot.play.ground.times import ANYBODY_AFTER, DAY, MINUTE, NEAR_AFTER
from bot.play.guild.organisers import Standing
from bot.play.match.mix import mix_of
from bot.play.messages.parcels import BOARD, QUEUE_OVER
from bot.play.moderation.moderation import Moderation
from bot.play.people.people import DM_PAUSE
from bot.play.people.voice import AT_ONCE
from bot.play.privacy.forget import Forgetting
from bot.play.seals import SealedDice, Seals
from bot.store import rows
from bot.store.queue_rows import Queued
from rules.dice import seal
from tests.play.hall import AYA, BEN, CHANNEL, CHIYO, GUILD, Hall
from tests.play.test_open_challenges import rate

DUEL, KENDO = "bushido.duel", "kendo.duel"
ORGANISER = Standing(GUILD, CHIYO, frozenset(), manages=True)
BACK_ROOM = 7_002


async def join(
    hall: Hall,
    user_id: int,
    *,
    wish: str = "swift",
    wanted: str = DUEL,
    pace: str | None = "day",
    channel_id: int = CHANNEL,
    open_to_all: bool = True,
) -> Queued:
    """Wait for an opponent, and return the place in the queue."""
    places = await Queue(hall.context).join(
        guild_id=GUILD,
        channel_id=channel_id,
        open_to_all=open_to_all,
        user_id=user_id,
        wish=wish,
        wanted=wanted,
        pace=pace,
        interaction_id=hall.click(),
    )
    [place] = [place for place in places if place.game == wanted]
    return place


async def leave(hall: Hall, user_id: int) -> list[Queued]:
    return await Queue(hall.context).leave(guild_id=GUILD, user_id=user_id, name=DUEL)


async def places(hall: Hall, user_id: int) -> list[Queued]:
    """Return where a player waits."""
    return await hall.store.read(lambda tx: tx.all("queued_of", Queued, guild_id=GUILD, user_id=user_id))


async def waits(hall: Hall, user_id: int) -> bool:
    return bool(await places(hall, user_id))


async def after(hall: Hall, span: int) -> list[rows.Match]:
    """Pass time, and return the matches there are then."""
    hall.clock.forward(span)
    await hall.deadlines.sweep()
    return await hall.every_match()


async def people_of(hall: Hall, match: rows.Match) -> list[int]:
    return [seat.user_id for seat in await hall.seats(match.id)]


# ------------------------------------------------------------ two meet


async def test_two_who_want_the_same_meet_once_both_have_waited_a_while(hall: Hall) -> None:
    first = await join(hall, AYA)
    hall.clock.forward(NEAR_AFTER)
    second = await join(hall, BEN, wish="wanderer")
    assert await after(hall, NEAR_AFTER - 1) == []
    [match] = await after(hall, 1)
    assert (match.channel_id, match.pace, match.game.partition("/")[0]) == (CHANNEL, "day", DUEL)
    assert await people_of(hall, match) == [AYA, BEN]
    assert not await waits(hall, AYA)
    assert not await waits(hall, BEN)
    assert (BOARD.lane(match.id), 0) in await hall.waiting()
    seats = await hall.seats(match.id)
    assert match.seal == first.seal == seal(bytes.fromhex(match.seed)), "as who waited longer was shown"
    assert [seat.acceptance_id for seat in seats] == [None, second.acceptance_id]
    assert len(mix_of(seats)) == 1


@pytest.mark.parametrize("other", [{"pace": "week"}, {"wanted": KENDO, "wish": "random"}])
async def test_who_wants_something_else_is_not_met(hall: Hall, other: dict[str, str]) -> None:
    await join(hall, AYA)
    await join(hall, BEN, **other)
    assert await after(hall, ANYBODY_AFTER) == []


async def test_who_is_near_in_rating_comes_first_and_anybody_after_a_while(hall: Hall) -> None:
    await join(hall, AYA)
    await rate(hall, DUEL, AYA, NEAR + 1)
    await join(hall, BEN)
    assert await after(hall, ANYBODY_AFTER - 1) == []
    await join(hall, CHIYO)
    await rate(hall, DUEL, CHIYO, NEAR + 1)
    [near] = await after(hall, NEAR_AFTER)
    assert CHIYO in await people_of(hall, near), "though both others may meet anybody by now"
    last = BEN if AYA in await people_of(hall, near) else AYA
    await join(hall, CHIYO)
    await rate(hall, DUEL, CHIYO, -3 * NEAR)
    assert len(await after(hall, ANYBODY_AFTER - 1)) == 1, "who has just come is promised somebody near"
    [_, far] = await after(hall, 1)
    assert sorted(await people_of(hall, far)) == sorted((last, CHIYO))


async def test_anybody_will_do_once_both_have_waited_long(hall: Hall) -> None:
    await join(hall, AYA)
    await rate(hall, DUEL, AYA, NEAR + 1)
    hall.clock.forward(ANYBODY_AFTER // 2)
    await join(hall, BEN)
    assert await after(hall, ANYBODY_AFTER // 2) == [], "one of them has, and looks"
    assert len(await after(hall, ANYBODY_AFTER // 2)) == 1


@pytest.mark.parametrize(
    ("own", "other", "begins"),
    [
        ((CHANNEL, True), (BACK_ROOM, True), CHANNEL),
        ((BACK_ROOM, False), (CHANNEL, True), CHANNEL),
        ((BACK_ROOM, False), (BACK_ROOM, False), BACK_ROOM),
        ((BACK_ROOM, False), (CHANNEL, False), None),
    ],
)
async def test_a_match_begins_where_both_can_read_it(
    hall: Hall, own: tuple[int, bool], other: tuple[int, bool], begins: int | None
) -> None:
    await join(hall, AYA, channel_id=own[0], open_to_all=own[1])
    hall.clock.forward(1)
    await join(hall, BEN, channel_id=other[0], open_to_all=other[1])
    matches = await after(hall, ANYBODY_AFTER)
    assert [match.channel_id for match in matches] == ([] if begins is None else [begins])


# ------------------------------------------------------------ one place, left at any time


async def test_who_waits_is_shown_the_seal_of_their_dice_and_nobody_else(hall: Hall) -> None:
    place, seals = await join(hall, AYA), Seals(hall.context)
    assert await seals.of_queued(place.id, AYA) == SealedDice(place.seal, None, "")
    with pytest.raises(Gone, match="queue-gone"):
        await seals.of_queued(place.id, BEN)
    await leave(hall, AYA)
    with pytest.raises(Gone, match="queue-gone"):
        await seals.of_queued(place.id, AYA)


async def test_there_is_one_place_for_each_game_which_stays_as_it_is(hall: Hall) -> None:
    place = await join(hall, AYA)
    hall.clock.forward(MINUTE)
    assert await join(hall, AYA, pace="week", wish="wanderer") == place
    await join(hall, AYA, wanted=KENDO, wish="random")
    assert [left.game for left in await leave(hall, AYA)] == [KENDO]
    with pytest.raises(Gone, match="queue-gone"):
        await leave(hall, AYA)
    await join(hall, BEN)
    assert await after(hall, ANYBODY_AFTER) == []


async def test_what_cannot_be_is_refused_before_anybody_waits(hall: Hall) -> None:
    with pytest.raises(Refusal, match="unknown-option"):
        await join(hall, AYA, wish="shiro")
    await Moderation(hall.context).mute(GUILD, ORGANISER, AYA, "week", "Too loud")
    with pytest.raises(Refusal, match="muted"):
        await join(hall, AYA)
    for _ in range(AT_ONCE):
        await join(hall, BEN)
        await leave(hall, BEN)
    with pytest.raises(Refusal, match="voice-spent"):
        await join(hall, BEN)
    assert await hall.waiting() == {}, "nobody is told of any of it"


# ------------------------------------------------------------ a wait ends


@pytest.mark.parametrize(("pace", "lasts"), [("day", DAY), ("blitz", 30 * MINUTE)])
async def test_a_wait_without_a_match_ends_and_is_told_once(hall: Hall, pace: str, lasts: int) -> None:
    await hall.meet(AYA)
    place = await join(hall, AYA, pace=pace)
    assert life(pace) == lasts
    while hall.clock() < place.expires_at:
        assert await waits(hall, AYA)
        await after(hall, min(5 * MINUTE, place.expires_at - hall.clock()))
    assert not await waits(hall, AYA)
    assert set(await hall.waiting()) == {(QUEUE_OVER.lane(place.id), 0)}
    parcel = await hall.claim(QUEUE_OVER.lane(place.id))
    assert parcel is not None
    letter = await Letters(hall.context).write(parcel)
    assert letter is not None
    assert letter.user_id == AYA
    assert f"<#{CHANNEL}>" in as_text(letter.screen)
    await hall.deliveries.delivered(parcel, 5, 6)
    assert await Letters(hall.context).write(parcel) is None, "there is nothing left of it"
    assert await hall.waiting() == {}


async def test_its_end_is_told_again_where_dms_were_opened_too_fast(hall: Hall) -> None:
    await hall.meet(AYA)
    place = await join(hall, AYA)
    await after(hall, DAY)
    parcel = await hall.claim(QUEUE_OVER.lane(place.id))
    assert parcel is not None
    await hall.deliveries.no_dm(parcel, AYA, DM_PAUSE)
    assert [each.due_at - hall.clock() for each in await hall.parcels()] == [DM_PAUSE]
    hall.clock.forward(DM_PAUSE)
    again = await hall.claim(QUEUE_OVER.lane(place.id))
    assert again is not None
    assert await Letters(hall.context).write(again) is not None


async def test_who_joins_again_is_told_nothing_of_the_wait_before(hall: Hall) -> None:
    await hall.meet(AYA)
    place = await join(hall, AYA)
    await after(hall, DAY)
    await join(hall, AYA)
    parcel = await hall.claim(QUEUE_OVER.lane(place.id))
    assert parcel is not None
    assert await Letters(hall.context).write(parcel) is None


async def test_a_game_that_the_server_bars_is_waited_for_no_longer(hall: Hall) -> None:
    places = [await join(hall, user_id) for user_id in (AYA, BEN)]
    await hall.book.change(GUILD, ORGANISER, "games", (KENDO,))
    assert await after(hall, NEAR_AFTER) == []
    assert {lane for lane, _ in await hall.waiting()} == {QUEUE_OVER.lane(place.id) for place in places}


async def test_time_in_which_the_bot_was_down_is_given_back(hall: Hall) -> None:
    place = await join(hall, AYA)
    await hall.deadlines.beat()
    hall.clock.forward(2 * DAY)
    await hall.deadlines.beat()
    [kept] = await places(hall, AYA)
    moments = (kept.joined_at, kept.looks_at, kept.expires_at)
    assert moments == tuple(at + 2 * DAY for at in (place.joined_at, place.looks_at, place.expires_at))
    hall.clock.forward(-PAUSE_NOTICED)
    await hall.deadlines.beat()
    [near] = await places(hall, AYA)
    assert (near.looks_at, near.expires_at) == (kept.looks_at - PAUSE_NOTICED, kept.expires_at)


async def test_who_is_forgotten_is_in_no_queue(hall: Hall) -> None:
    await join(hall, AYA)
    await join(hall, BEN)
    await Forgetting(hall.context).forget(AYA)
    assert await after(hall, ANYBODY_AFTER) == []
