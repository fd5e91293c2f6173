"""A substitute takes over the seat of a player who leaves."""

import random
from functools import partial

import pytest

from bot.play.entry.substitutes import Substitutes, lapse_request
from bot.play.gatherings.kinds import KYOTO
from bot.play.ground.refusals import Gone, NotYours, Refusal
from bot.play.ground.times import DAY, MISSES_TO_FORFEIT, SUBSTITUTE_LIFE
from bot.play.guild.organisers import Standing
from bot.play.match.courtesies import Courtesies
from bot.play.moderation.moderation import Moderation
from bot.play.solo.practice import Practice
from bot.replay import check_match
from tests.play.brawling import FOUR, play_any
from tests.play.gathering_hall import GatheringHall
from tests.play.hall import AYA, BEN, CHANNEL, CHIYO, DAIGO, EMI, GUILD, Hall
from tests.play.substituting import ask, asked, miss, replaced


@pytest.fixture
def substitutes(hall: Hall) -> Substitutes:
    return Substitutes(hall.context)


async def test_a_seat_passes_once_all_others_and_the_newcomer_say_yes_in_any_order(
    hall: Hall, substitutes: Substitutes
) -> None:
    for first in ("agree", "accept"):
        match_id = await hall.duel()
        await hall.play(match_id)
        number = await ask(substitutes, match_id)
        yes = {
            "agree": substitutes.agree(match_id=match_id, number=number, user_id=BEN),
            "accept": substitutes.accept(match_id=match_id, number=number, user_id=CHIYO),
        }
        assert not await yes.pop(first)
        assert (await hall.seats(match_id))[0].user_id == AYA
        [last] = yes.values()
        assert await last
        assert [seat.user_id for seat in await hall.seats(match_id)] == [CHIYO, BEN]
        with pytest.raises(Gone, match="substitute-gone"):
            await substitutes.agree(match_id=match_id, number=number, user_id=BEN)
        await hall.play_out(match_id)
        assert await check_match(hall.store, match_id) == []


async def test_the_match_goes_on_no_record_from_then_on(hall: Hall, substitutes: Substitutes) -> None:
    match_id = await hall.duel()
    await hall.play(match_id)
    await replaced(substitutes, match_id)
    await hall.play_out(match_id)
    assert await hall.honor() == []
    page = await hall.page(match_id)
    assert page.ratings == ()
    assert (await hall.profiles.of(GUILD, BEN, BEN)).scores == ()
    left = await hall.duel(BEN, DAIGO)
    await hall.play(left)
    await replaced(substitutes, left, BEN, CHIYO, DAIGO)
    while not (await hall.page(left)).outcome:
        await miss(hall, left, DAIGO)
    assert await hall.honor() == []


async def test_what_was_chosen_planned_and_offered_is_void(hall: Hall, substitutes: Substitutes) -> None:
    match_id = await hall.duel()
    hand = (await hall.page(match_id, AYA)).options
    await hall.matches.pick(
        match_id=match_id,
        revision=0,
        user_id=AYA,
        choice=hand[0],
        interaction_id=hall.click(),
        orders=hand[1:3],
    )
    await Courtesies(hall.context).offer_draw(match_id=match_id, user_id=AYA)
    await replaced(substitutes, match_id)
    page = await hall.page(match_id, CHIYO)
    assert (page.pick, page.planned) == (None, ())
    assert not page.players[0].ready
    assert not await Courtesies(hall.context).offer_draw(match_id=match_id, user_id=BEN)
    await hall.play(match_id)
    assert (await hall.page(match_id, CHIYO)).pick is None


async def test_the_newcomer_has_more_time_and_no_misses(hall: Hall, substitutes: Substitutes) -> None:
    match_id = await hall.duel()
    await miss(hall, match_id, BEN)
    before = (await hall.match(match_id)).deadline_at
    assert before is not None
    await replaced(substitutes, match_id)
    assert (await hall.match(match_id)).deadline_at == before + DAY
    assert (await hall.seats(match_id))[0].misses == 0


async def test_who_is_here_is_replaced_by_nobody_and_who_has_gone_is(
    hall: Hall, substitutes: Substitutes
) -> None:
    match_id = await hall.duel()
    with pytest.raises(Refusal, match="substitute-still-here"):
        await ask(substitutes, match_id, BEN)
    await substitutes.ask(match_id=match_id, user_id=BEN, seat=0, newcomer_id=CHIYO, left=[AYA])
    assert await substitutes.accept(match_id=match_id, number=1, user_id=CHIYO), "Ben has asked for it"
    assert [(deed.user_id, deed.deed) for deed in await hall.honor()] == [(AYA, "forfeited")]


async def test_three_missed_deadlines_in_a_match_are_gone(hall: Hall, substitutes: Substitutes) -> None:
    match_id = await hall.brawl(*FOUR)
    missed = 0
    while missed < MISSES_TO_FORFEIT:
        await play_any(hall, match_id, random.Random(missed), absent=(AYA,) if missed != 1 else ())
        if missed == 1:
            await hall.pick(match_id, AYA, (await hall.page(match_id, AYA)).options[0])
        hall.clock.forward(DAY)
        await hall.deadlines.sweep()
        turns = await hall.turns(match_id)
        missed = sum("0" in turn.stand_ins for turn in turns)
    seats = await substitutes.replaceable(match_id=match_id, user_id=BEN)
    assert [seat.user_id for seat in seats] == [AYA, BEN]


async def test_who_comes_back_and_chooses_keeps_the_seat(hall: Hall, substitutes: Substitutes) -> None:
    match_id = await hall.duel()
    await substitutes.ask(match_id=match_id, user_id=BEN, seat=0, newcomer_id=CHIYO, left=[AYA])
    hall.clock.forward(1)
    await hall.pick(match_id, AYA, "pine")
    assert not await substitutes.accept(match_id=match_id, number=1, user_id=CHIYO)
    assert (await asked(hall, match_id)).status == "over"
    assert (await hall.seats(match_id))[0].user_id == AYA


async def test_anybody_it_takes_can_decline_and_nobody_else(hall: Hall, substitutes: Substitutes) -> None:
    newcomers = iter((CHIYO, DAIGO, EMI))
    match_id = await hall.duel()
    for user_id, status in ((AYA, "withdrawn"), (BEN, "refused"), (EMI, "refused")):
        number = await ask(substitutes, match_id, newcomer=next(newcomers))
        with pytest.raises(NotYours):
            await substitutes.decline(match_id=match_id, number=number, user_id=99)
        with pytest.raises(NotYours, match="substitute-not-for-you"):
            await substitutes.accept(match_id=match_id, number=number, user_id=99)
        await substitutes.decline(match_id=match_id, number=number, user_id=user_id)
        assert (await asked(hall, match_id)).status == status
    with pytest.raises(Refusal, match="substitute-asked-before"):
        await ask(substitutes, match_id, newcomer=DAIGO)


async def test_one_request_at_a_time_and_nobody_twice_at_a_table(
    hall: Hall, substitutes: Substitutes
) -> None:
    match_id = await hall.duel()
    with pytest.raises(Refusal, match="substitute-at-table"):
        await ask(substitutes, match_id, newcomer=BEN)
    number = await ask(substitutes, match_id)
    with pytest.raises(Refusal, match="substitute-asked"):
        await ask(substitutes, match_id, BEN, seat=1, newcomer=DAIGO)
    await substitutes.agree(match_id=match_id, number=number, user_id=BEN)
    await substitutes.accept(match_id=match_id, number=number, user_id=CHIYO)
    with pytest.raises(Refusal, match="substitute-at-table"):
        await ask(substitutes, match_id, BEN, seat=1, newcomer=AYA)


async def test_blocks_and_mutes_stand_between_in_the_same_words(hall: Hall, substitutes: Substitutes) -> None:
    match_id = await hall.duel()
    pairs = ((CHIYO, AYA), (AYA, CHIYO), (CHIYO, BEN), (BEN, CHIYO))
    refused: list[str] = []
    for one, other in pairs:
        await hall.people.block(one, other)
        with pytest.raises(Refusal) as refusal:
            await ask(substitutes, match_id)
        refused.append(str(refusal.value))
        await hall.people.unblock(one, other)
    assert len(set(refused)) == 1
    number = await ask(substitutes, match_id)
    await hall.people.block(BEN, CHIYO)
    with pytest.raises(Refusal, match="substitute-not-you"):
        await substitutes.accept(match_id=match_id, number=number, user_id=CHIYO)


async def test_the_muted_neither_ask_nor_take_over(hall: Hall, substitutes: Substitutes) -> None:
    match_id = await hall.duel()
    mute = partial(Moderation(hall.context).mute, GUILD, Standing(GUILD, DAIGO, frozenset(), manages=True))
    await mute(CHIYO, "day", "Too loud")
    with pytest.raises(Refusal, match="substitute-not-them"):
        await ask(substitutes, match_id)
    await mute(AYA, "day", "Too loud")
    with pytest.raises(Refusal, match="muted"):
        await ask(substitutes, match_id, newcomer=EMI)


async def test_a_request_lapses_and_ends_with_its_match_or_its_seat(
    hall: Hall, substitutes: Substitutes
) -> None:
    lapsing, ending, falling = await hall.duel(), await hall.duel(), await hall.brawl(*FOUR)
    for match_id in (lapsing, ending, falling):
        await hall.cheat("voice_clear", user_id=AYA)
        await ask(substitutes, match_id, newcomer=EMI)
    await hall.matches.resign(match_id=ending, user_id=BEN)
    await hall.matches.resign(match_id=falling, user_id=AYA)
    assert (await asked(hall, ending)).status == "over"
    assert (await asked(hall, falling)).status == "over"
    await Courtesies(hall.context).offer_pause(match_id=lapsing, user_id=AYA)
    await Courtesies(hall.context).offer_pause(match_id=lapsing, user_id=BEN)
    hall.clock.forward(SUBSTITUTE_LIFE)
    await hall.deadlines.sweep()
    assert (await asked(hall, lapsing)).status == "lapsed"
    await lapse_request(hall.context, ending)


async def test_all_who_still_play_have_to_agree(hall: Hall, substitutes: Substitutes) -> None:
    match_id = await hall.brawl(*FOUR)
    number = await ask(substitutes, match_id, newcomer=EMI)
    assert not await substitutes.accept(match_id=match_id, number=number, user_id=EMI)
    assert not await substitutes.agree(match_id=match_id, number=number, user_id=BEN)
    assert not await substitutes.agree(match_id=match_id, number=number, user_id=CHIYO)
    await hall.matches.resign(match_id=match_id, user_id=DAIGO)
    assert await substitutes.agree(match_id=match_id, number=number, user_id=BEN), "Daigo plays no more"


async def test_what_is_played_alone_and_what_is_over_takes_none(hall: Hall, substitutes: Substitutes) -> None:
    match_id = await hall.duel()
    await hall.play_out(match_id)
    with pytest.raises(Gone):
        await ask(substitutes, match_id)
    facts = {"guild_id": GUILD, "channel_id": CHANNEL, "user_id": AYA}
    practice = await Practice(hall.context).begin(**facts, level="student", wanted="bushido.duel")
    with pytest.raises(Refusal, match="substitute-not-here"):
        await ask(substitutes, practice)


async def test_a_duel_of_a_gathering_takes_none(hall: Hall, substitutes: Substitutes) -> None:
    ground = GatheringHall(hall)
    gathering_id = await ground.begun(KYOTO)
    [match_id, *_] = [bout.match_id for bout in await ground.open_bouts(gathering_id)]
    [own, _] = await hall.seats(match_id)
    with pytest.raises(Refusal, match="substitute-not-here"):
        await ask(substitutes, match_id, own.user_id)
