"""Who stays away from a match of Pocket Samurai: the stand-in, forfeits, pauses, and what one missed."""

import pytest

from bot.play.ground.times import DAY, MISSES_TO_FORFEIT
from bot.play.match.courtesies import Courtesies
from rules.codec import decode, encode
from rules.game import Outcome
from rules.games import game
from rules.pocket.abilities import Ability, ChooseSide, Exhaust, FromHand, MayStrike
from rules.pocket.cards import STRIKE
from rules.pocket.deck import CARDS
from rules.pocket.events import Drafted, Flipped, LaidOut, Shown
from rules.replay import Played
from tests.play.hall import AYA, BEN, Hall
from tests.play.pocketing import PocketHall

QUESTIONS: dict[str, type[Ability]] = {
    "side": ChooseSide,
    "strike": MayStrike,
    "hand": FromHand,
    "exhaust": Exhaust,
}
"""What one alone can be asked in a turn, and the ability that asks it."""

MATCHES = 12
"""So many are begun at most until the question comes: a card that asks one may be defeated first."""


@pytest.fixture
def pocket(hall: Hall) -> PocketHall:
    return PocketHall(hall)


async def pass_deadline(hall: Hall) -> None:
    hall.clock.forward(DAY)
    await hall.deadlines.sweep()


async def asked(pocket: PocketHall, decision: str) -> tuple[str, int]:
    """Play a match of two until a question comes to only one; return the match and who is asked."""
    for _ in range(MATCHES):
        match_id = await pocket.begin()
        while not (await pocket.hall.page(match_id)).outcome:
            pages = [await pocket.hall.page(match_id, user_id) for user_id in (AYA, BEN)]
            owing = [page for page in pages if page.options]
            if [page.decision for page in owing] == [decision]:
                return match_id, owing[0].players[owing[0].seat].user_id
            for user_id, page in zip((AYA, BEN), pages, strict=True):
                if page.options:
                    choice = towards(decision, page.options, late=page.revision > 20)
                    await pocket.hall.pick(match_id, user_id, choice)
    raise AssertionError(f"nobody was asked: {decision}")


def towards(decision: str, options: tuple[str, ...], *, late: bool) -> str:
    """Return a choice that makes a question likely: a card that asks it, and a strike once some lie there."""
    if decision == "exhaust" and late and STRIKE in options:
        return STRIKE
    asking = [option for option in options if option in CARDS and CARDS[option].ability(QUESTIONS[decision])]
    return (asking or list(options))[0]


async def test_in_the_draft_the_stand_in_picks_for_whoever_is_on(hall: Hall, pocket: PocketHall) -> None:
    match_id = await pocket.begin()
    on = await pocket.on(match_id)
    seat = (await hall.page(match_id, on)).seat
    before = await hall.match(match_id)
    await pass_deadline(hall)
    rules = game(before.game)
    state = decode(before.state, rules.state_type)
    best = rules.stand_in(state, seat, await hall.dice(match_id, 1))
    [turn] = await hall.turns(match_id)
    assert turn.entry == encode(Played({seat: best}))
    assert turn.stand_ins == encode((seat,))
    assert await pocket.on(match_id) == AYA + BEN - on


async def test_in_the_quick_draft_and_in_the_lay_it_chooses_for_both(hall: Hall, pocket: PocketHall) -> None:
    quick, laying = await pocket.begin("draft=quick"), await pocket.begin()
    await pocket.draft(laying)
    await pass_deadline(hall)
    for match_id in (quick, laying):
        assert (await hall.turns(match_id))[-1].stand_ins == encode((0, 1))


@pytest.mark.parametrize("decision", QUESTIONS)
async def test_a_question_owed_by_one_alone_never_blocks(
    hall: Hall, pocket: PocketHall, decision: str
) -> None:
    match_id, user_id = await asked(pocket, decision)
    before, seat = await hall.match(match_id), (await hall.page(match_id, user_id)).seat
    await pass_deadline(hall)
    [turn] = (await hall.turns(match_id))[before.revision :]
    assert turn.stand_ins == encode((seat,))
    assert [row.misses for row in await hall.seats(match_id)] == [int(seat == 0), int(seat == 1)]


async def test_who_misses_three_picks_in_a_row_forfeits(hall: Hall, pocket: PocketHall) -> None:
    match_id = await pocket.begin()
    away = await pocket.on(match_id)
    for _ in range(MISSES_TO_FORFEIT):
        await pass_deadline(hall)
        if not (await hall.page(match_id)).outcome:
            await hall.pick(match_id, AYA + BEN - away, (await hall.page(match_id)).offered[0])
    winner = (await hall.page(match_id, AYA + BEN - away)).seat
    assert (await hall.page(match_id)).outcome == Outcome((winner,), "forfeited")


async def test_a_draft_that_both_have_left_is_abandoned(hall: Hall, pocket: PocketHall) -> None:
    match_id = await pocket.begin()
    for _ in range(2 * (MISSES_TO_FORFEIT - 1) + 1):
        assert (await hall.page(match_id)).outcome is None
        await pass_deadline(hall)
    assert (await hall.page(match_id)).outcome == Outcome((), "abandoned")


async def test_who_has_settled_it_misses_nothing(hall: Hall, pocket: PocketHall) -> None:
    match_id = await pocket.begin()
    await pocket.draft(match_id)
    held = (await hall.page(match_id, AYA)).options
    await pocket.settle(match_id, AYA, "lay", held[0])
    await pass_deadline(hall)
    assert (await hall.turns(match_id))[-1].stand_ins == "[1]"
    assert [row.misses for row in await hall.seats(match_id)] == [0, 1]


async def test_a_pause_stops_the_clock_of_a_draft_until_somebody_goes_on(
    hall: Hall, pocket: PocketHall
) -> None:
    match_id, courtesies = await pocket.begin(), Courtesies(hall.context)
    for user_id in (AYA, BEN):
        await courtesies.offer_pause(match_id=match_id, user_id=user_id)
    await pass_deadline(hall)
    assert ((await hall.match(match_id)).revision, (await hall.match(match_id)).deadline_at) == (0, None)
    await courtesies.resume(match_id=match_id, user_id=AYA)
    await pass_deadline(hall)
    assert (await hall.match(match_id)).revision == 1


async def test_one_can_be_given_time_for_a_pick(hall: Hall, pocket: PocketHall) -> None:
    match_id = await pocket.begin()
    waiting = AYA + BEN - await pocket.on(match_id)
    await Courtesies(hall.context).give_time(match_id=match_id, user_id=waiting)
    await pass_deadline(hall)
    assert (await hall.match(match_id)).revision == 0


async def test_one_is_told_all_since_ones_own_pick(hall: Hall, pocket: PocketHall) -> None:
    match_id = await pocket.begin()
    one = await pocket.on(match_id)
    other = AYA + BEN - one
    first, second, third, *_ = (await hall.page(match_id)).offered
    for user_id, card in ((one, first), (other, second)):
        await hall.pick(match_id, user_id, card)
    told = [event.card for event in (await hall.page(match_id, one)).lately if isinstance(event, Drafted)]
    assert told == [first, second]
    await hall.pick(match_id, one, third)
    told = [event.card for event in (await hall.page(match_id, other)).lately if isinstance(event, Drafted)]
    assert told == [second, third]


async def test_one_who_has_wished_for_all_is_told_the_next_phase(hall: Hall, pocket: PocketHall) -> None:
    match_id = await pocket.begin()
    for user_id in (AYA, BEN):
        await pocket.settle(match_id, user_id, "wishes", *await pocket.wishes_of(match_id, user_id))
    for user_id in (AYA, BEN):
        lately = (await hall.page(match_id, user_id)).lately
        assert [event.phase for event in lately if isinstance(event, LaidOut)] == [2]


async def test_who_was_asked_nothing_is_told_what_the_other_answered(hall: Hall, pocket: PocketHall) -> None:
    match_id, user_id = await asked(pocket, "side")
    await hall.pick(match_id, user_id, "helms")
    for reader, flips in ((AYA + BEN - user_id, 1), (user_id, 0)):
        lately = (await hall.page(match_id, reader)).lately
        assert sum(isinstance(event, Flipped) for event in lately) == flips
        assert sum(isinstance(event, Shown) for event in lately) >= 1
