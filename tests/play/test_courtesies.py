import asyncio
import random

import pytest

from bot.play.clocks.habits import Habits
from bot.play.ground.refusals import Gone, NotYours, Refusal
from bot.play.ground.times import DAY, HOUR, PACES
from bot.play.match.breaking_off import AGREED
from bot.play.match.courtesies import Courtesies
from bot.play.me.leave import Leaves
from bot.replay import check_match
from bot.store.courtesy_rows import Notice
from tests.play.brawling import FOUR, play_any
from tests.play.hall import AYA, BEN, CHIYO, DAIGO, MORNING, Hall


@pytest.fixture
def courtesies(hall: Hall) -> Courtesies:
    return Courtesies(hall.context)


async def told(hall: Hall, match_id: str) -> list[str]:
    """Return what was told beside the cards, in order."""
    notices = await hall.books.read(lambda tx: tx.all("notices_all", Notice, match_id=match_id))
    return [notice.kind for notice in notices]


async def choose(hall: Hall, match_id: str, user_id: int) -> None:
    await hall.pick(match_id, user_id, (await hall.page(match_id, user_id)).options[0])


async def test_time_given_lengthens_the_turn_once_and_earns_honor_once_a_duel(
    hall: Hall, courtesies: Courtesies
) -> None:
    match_id = await hall.duel()
    await choose(hall, match_id, AYA)
    before = await hall.match(match_id)
    assert before.deadline_at
    assert before.remind_at
    assert await courtesies.give_time(match_id=match_id, user_id=AYA) == DAY
    after = await hall.match(match_id)
    assert (after.deadline_at, after.remind_at) == (before.deadline_at + DAY, before.remind_at + DAY)
    with pytest.raises(Refusal, match="courtesy-time-given"):
        await courtesies.give_time(match_id=match_id, user_id=AYA)
    await choose(hall, match_id, BEN)
    await choose(hall, match_id, AYA)
    await courtesies.give_time(match_id=match_id, user_id=AYA)
    assert await hall.honor() == [], "it is entered with the rest, where the duel counts"
    await hall.matches.resign(match_id=match_id, user_id=BEN)
    assert sorted(deed.deed for deed in await hall.honor()) == ["fought", "gave-time", "won"]
    assert {deed.user_id for deed in await hall.honor()} == {AYA}
    assert await told(hall, match_id) == ["gave-time", "gave-time"]


async def test_time_given_before_a_card_or_by_who_left_earns_nothing(
    hall: Hall, courtesies: Courtesies
) -> None:
    unfought, left = await hall.duel(), await hall.duel(AYA, CHIYO)
    await hall.play(left)
    for match_id in (unfought, left):
        await courtesies.give_time(match_id=match_id, user_id=AYA)
    await hall.matches.resign(match_id=unfought, user_id=BEN)
    await hall.matches.resign(match_id=left, user_id=AYA)
    assert {deed.user_id for deed in await hall.honor()} == {CHIYO}


async def test_nobody_gives_time_to_who_has_chosen(hall: Hall, courtesies: Courtesies) -> None:
    match_id = await hall.duel()
    await choose(hall, match_id, BEN)
    with pytest.raises(Refusal, match="courtesy-time-needless"):
        await courtesies.give_time(match_id=match_id, user_id=AYA)


async def test_a_draw_takes_both(hall: Hall, courtesies: Courtesies) -> None:
    match_id = await hall.duel()
    await hall.play(match_id)
    assert not await courtesies.offer_draw(match_id=match_id, user_id=AYA)
    with pytest.raises(Refusal, match="courtesy-offered"):
        await courtesies.offer_draw(match_id=match_id, user_id=AYA)
    assert await courtesies.offer_draw(match_id=match_id, user_id=BEN)
    assert (await hall.page(match_id)).outcome == AGREED
    assert {deed.deed for deed in await hall.honor()} == {"fought"}
    assert await check_match(hall.store, match_id) == []
    with pytest.raises(Gone):
        await courtesies.offer_draw(match_id=match_id, user_id=AYA)


async def test_a_draw_before_a_card_is_worth_nothing(hall: Hall, courtesies: Courtesies) -> None:
    match_id = await hall.duel()
    await choose(hall, match_id, AYA)
    for who in (AYA, BEN):
        await courtesies.offer_draw(match_id=match_id, user_id=who)
    assert (await hall.page(match_id)).outcome == AGREED
    assert await hall.honor() == []


async def test_who_fell_in_a_brawl_that_the_others_drew_has_fought_in_it(
    hall: Hall, courtesies: Courtesies
) -> None:
    match_id, rng = await hall.brawl(AYA, BEN, CHIYO, DAIGO), random.Random(7)
    while not (fallen := {who for who in FOUR if (await hall.page(match_id, who)).out}):
        await play_any(hall, match_id, rng)
    assert (await hall.page(match_id)).outcome is None, "this seed fells all but one at once: choose another"
    for who in set(FOUR) - fallen:
        await courtesies.offer_draw(match_id=match_id, user_id=who)
    assert {(deed.user_id, deed.deed) for deed in await hall.honor()} == {(who, "fought") for who in FOUR}


async def test_a_pick_that_is_never_revealed_is_forgotten(hall: Hall, courtesies: Courtesies) -> None:
    match_id = await hall.duel()
    await choose(hall, match_id, AYA)
    for who in (AYA, BEN):
        await courtesies.offer_draw(match_id=match_id, user_id=who)
    assert await hall.picks(match_id) == []


async def test_an_offer_is_gone_with_its_turn(hall: Hall, courtesies: Courtesies) -> None:
    match_id = await hall.duel()
    await courtesies.offer_draw(match_id=match_id, user_id=AYA)
    await hall.play(match_id)
    assert not await courtesies.offer_draw(match_id=match_id, user_id=BEN)
    assert (await hall.page(match_id)).outcome is None


async def test_in_a_brawl_all_who_still_fight_must_agree(hall: Hall, courtesies: Courtesies) -> None:
    match_id = await hall.brawl(AYA, BEN, CHIYO)
    await hall.matches.resign(match_id=match_id, user_id=CHIYO)
    with pytest.raises(Refusal):
        await courtesies.offer_draw(match_id=match_id, user_id=CHIYO)
    assert not await courtesies.offer_draw(match_id=match_id, user_id=AYA)
    assert await courtesies.offer_draw(match_id=match_id, user_id=BEN)


async def test_a_hundred_clicks_agree_on_one_draw(hall: Hall, courtesies: Courtesies) -> None:
    match_id = await hall.duel()
    await hall.play(match_id)
    clicks = [courtesies.offer_draw(match_id=match_id, user_id=who) for who in (AYA, BEN) * 50]
    answers = await asyncio.gather(*clicks, return_exceptions=True)
    assert answers.count(True) == 1
    assert answers.count(False) == 1
    assert len(await hall.honor()) == 2


async def test_a_pause_both_agree_to_stops_the_clock_until_one_wants_to_go_on(
    hall: Hall, courtesies: Courtesies
) -> None:
    match_id = await hall.duel()
    hall.clock.forward(4 * HOUR)
    assert not await courtesies.offer_pause(match_id=match_id, user_id=BEN)
    assert await courtesies.offer_pause(match_id=match_id, user_id=AYA)
    assert (await hall.match(match_id)).deadline_at is None
    hall.clock.forward(40 * DAY)
    assert await hall.deadlines.sweep() == 0
    await hall.play(match_id)
    assert (await hall.match(match_id)).held == DAY, "a new turn has all of its time before it"
    await courtesies.resume(match_id=match_id, user_id=BEN)
    assert (await hall.match(match_id)).deadline_at == hall.clock() + DAY
    with pytest.raises(Refusal, match="courtesy-not-paused"):
        await courtesies.resume(match_id=match_id, user_id=BEN)
    assert await told(hall, match_id) == ["offered-pause", "paused", "resumed"]


async def test_neither_a_deadline_nor_a_leave_moves_a_clock_that_is_stopped(
    hall: Hall, courtesies: Courtesies
) -> None:
    match_id = await hall.duel()
    for user_id in (AYA, BEN):
        await courtesies.offer_pause(match_id=match_id, user_id=user_id)
    await hall.deadlines.expire(match_id, 0)
    await Leaves(hall.context).take(AYA, hall.clock(), hall.clock() + 2 * DAY)
    match = await hall.match(match_id)
    assert (match.deadline_at, match.revision) == (None, 0)


@pytest.mark.parametrize("while_paused", [True, False])
async def test_a_pause_takes_nothing_from_a_bank(
    hall: Hall, courtesies: Courtesies, while_paused: bool
) -> None:
    match_id = await hall.duel(pace="bank")
    hall.clock.forward(24 * HOUR)
    for user_id in (AYA, BEN):
        await courtesies.offer_pause(match_id=match_id, user_id=user_id)
    hall.clock.forward(10 * DAY)
    if not while_paused:
        await courtesies.resume(match_id=match_id, user_id=BEN)
        hall.clock.forward(6 * HOUR)
    await hall.play(match_id)
    bank, taken = PACES["bank"], 24 * HOUR if while_paused else 30 * HOUR
    assert bank.bank is not None
    assert [seat.bank for seat in await hall.seats(match_id)] == [bank.bank + bank.increment - taken] * 2


async def test_a_turn_that_begins_in_a_pause_takes_nothing_before_its_end(
    hall: Hall, courtesies: Courtesies
) -> None:
    match_id = await hall.duel(pace="bank")
    for user_id in (AYA, BEN):
        await courtesies.offer_pause(match_id=match_id, user_id=user_id)
    hall.clock.forward(DAY)
    await hall.play(match_id)
    hall.clock.forward(DAY)
    await courtesies.resume(match_id=match_id, user_id=AYA)
    assert (await hall.match(match_id)).asked_at == hall.clock()


async def test_a_pause_neither_counts_nor_forgets_anybodys_quiet_hours(
    hall: Hall, courtesies: Courtesies
) -> None:
    await Habits(hall.context).set_quiet_hours(AYA, (22 * 60, 6 * 60))
    hall.clock.time = MORNING - MORNING % DAY + 12 * HOUR  # noon, in a zone without a daylight saving time
    match_id = await hall.duel()
    assert (await hall.match(match_id)).deadline_at == hall.clock() + DAY + 8 * HOUR
    hall.clock.forward(4 * HOUR)
    for user_id in (AYA, BEN):
        await courtesies.offer_pause(match_id=match_id, user_id=user_id)
    assert (await hall.match(match_id)).held == 20 * HOUR, "the night is nobody's time"
    hall.clock.forward(5 * HOUR)  # it is 21 o'clock
    await courtesies.resume(match_id=match_id, user_id=BEN)
    match = await hall.match(match_id)
    assert match.deadline_at == hall.clock() + 20 * HOUR + 2 * 8 * HOUR
    assert match.remind_at is not None, "who is waited for is reminded as ever"


async def test_strangers_do_nothing_for_a_duel(hall: Hall, courtesies: Courtesies) -> None:
    match_id = await hall.duel()
    for deed in (courtesies.give_time, courtesies.offer_draw, courtesies.offer_pause, courtesies.resume):
        with pytest.raises(NotYours):
            await deed(match_id=match_id, user_id=CHIYO)


async def test_a_missed_deadline_is_forgiven_as_often_as_was_agreed(hall: Hall) -> None:
    challenge = await hall.challenges.issue(
        guild_id=7_000,
        channel_id=7_001,
        challenger_id=AYA,
        opponent_id=BEN,
        wish="swift",
        pace="three-days",
        excuses=2,
    )
    match_id = (await hall.accept(challenge)).match_id
    await choose(hall, match_id, AYA)
    hall.clock.forward(3 * DAY)
    for _ in range(2):
        await hall.deadlines.sweep()
        assert (await hall.match(match_id)).revision == 0
        assert (await hall.match(match_id)).deadline_at == hall.clock() + DAY, "by a day at most"
        hall.clock.forward(DAY)
    await hall.deadlines.sweep()
    assert (await hall.match(match_id)).revision == 1, "then the stand-in plays"
    assert await told(hall, match_id) == ["excused", "excused"]


@pytest.mark.parametrize("excuses", [-1, 5])
async def test_nobody_agrees_to_forgive_more_than_four(hall: Hall, excuses: int) -> None:
    with pytest.raises(Refusal, match="excuses-wrong"):
        await hall.challenges.issue(
            guild_id=1, channel_id=2, challenger_id=AYA, opponent_id=BEN, wish="swift", excuses=excuses
        )
