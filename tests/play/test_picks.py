"""Hidden picks: kept, changed until the reveal, counted once."""

import pytest

from bot.play.ground.refusals import Gone, NotYours, Refusal, Stale
from rules.codec import decode
from rules.replay import Entry, Played
from tests.play.hall import AYA, BEN, CHIYO, Hall


async def played(hall: Hall, match_id: str, revision: int = 1) -> dict[int, str]:
    """Return the choices a turn was played with."""
    entry = decode((await hall.turns(match_id))[revision - 1].entry, Entry)
    assert isinstance(entry, Played)
    return entry.choices


async def test_one_pick_is_kept_and_waits_for_the_other(hall: Hall) -> None:
    match_id = await hall.duel()
    before = await hall.match(match_id)
    picked = await hall.pick(match_id, AYA, "pine")
    assert (picked.page.own_seat, picked.page.revision, picked.revealed) == (0, 0, False)
    assert picked.page.pick == "pine"
    assert await hall.picks(match_id) == [(0, "pine")]
    assert await hall.match(match_id) == before
    assert await hall.turns(match_id) == []


async def test_the_second_pick_reveals_both(hall: Hall) -> None:
    match_id = await hall.duel()
    await hall.pick(match_id, BEN, "moon")
    picked = await hall.pick(match_id, AYA, "pine")
    assert (picked.page.own_seat, picked.page.revision, picked.revealed) == (0, 1, True)
    assert picked.page.pick is None
    assert await played(hall, match_id) == {0: "pine", 1: "moon"}
    assert await hall.picks(match_id) == []


async def test_a_pick_can_be_changed_until_the_reveal(hall: Hall) -> None:
    match_id = await hall.duel()
    for choice in ("pine", "wave", "fan"):
        assert not (await hall.pick(match_id, AYA, choice)).revealed
        assert (await hall.page(match_id, AYA)).pick == choice
    await hall.pick(match_id, BEN, "moon")
    assert await played(hall, match_id) == {0: "fan", 1: "moon"}


async def test_the_latest_click_counts_even_where_an_earlier_one_arrives_after_it(hall: Hall) -> None:
    match_id = await hall.duel()
    earlier, later = hall.click(), hall.click()
    await hall.pick(match_id, AYA, "fan", click=later)
    await hall.pick(match_id, AYA, "pine", click=earlier)
    assert (await hall.page(match_id, AYA)).pick == "fan"
    await hall.pick(match_id, BEN, "moon")
    assert await played(hall, match_id) == {0: "fan", 1: "moon"}


async def test_a_click_delivered_twice_counts_once(hall: Hall) -> None:
    match_id = await hall.duel()
    click = hall.click()
    first = await hall.pick(match_id, AYA, "pine", click=click)
    await hall.send_all()
    assert await hall.pick(match_id, AYA, "pine", click=click) == first
    assert await hall.picks(match_id) == [(0, "pine")]
    assert await hall.waiting() == {}, "what others see of it is drawn once"


async def test_the_revealing_click_delivered_twice_reveals_once(hall: Hall) -> None:
    match_id = await hall.duel()
    await hall.pick(match_id, AYA, "pine")
    click = hall.click()
    await hall.pick(match_id, BEN, "moon", revision=0, click=click)
    with pytest.raises(Stale):
        await hall.pick(match_id, BEN, "moon", revision=0, click=click)
    assert (await hall.match(match_id)).revision == 1
    assert await hall.picks(match_id) == []


async def test_a_card_that_is_not_in_the_hand_is_refused(hall: Hall) -> None:
    match_id = await hall.duel()
    await hall.play(match_id, "pine", "moon")
    for choice in ("pine", "dragon", ""):
        with pytest.raises(Refusal, match="rejection-choice-illegal"):
            await hall.pick(match_id, AYA, choice)
    assert await hall.picks(match_id) == []


async def test_a_refused_card_leaves_the_kept_one_alone(hall: Hall) -> None:
    match_id = await hall.duel()
    await hall.pick(match_id, AYA, "pine")
    with pytest.raises(Refusal):
        await hall.pick(match_id, AYA, "dragon")
    assert (await hall.page(match_id, AYA)).pick == "pine"


async def test_a_stranger_cannot_pick(hall: Hall) -> None:
    match_id = await hall.duel()
    with pytest.raises(NotYours, match="not-your-duel"):
        await hall.pick(match_id, CHIYO, "pine")
    assert await hall.picks(match_id) == []


@pytest.mark.parametrize("revision", [0, 2, 99])
async def test_a_control_of_another_turn_is_stale(hall: Hall, revision: int) -> None:
    match_id = await hall.duel()
    await hall.play(match_id, "pine", "moon")
    with pytest.raises(Stale, match="turn-passed"):
        await hall.pick(match_id, AYA, "wave", revision=revision)
    assert await hall.picks(match_id) == []


async def test_nothing_is_picked_in_a_duel_that_is_over(hall: Hall) -> None:
    match_id = await hall.duel()
    await hall.matches.resign(match_id=match_id, user_id=AYA)
    for revision in (0, 1):
        with pytest.raises(Gone, match="duel-over"):
            await hall.pick(match_id, BEN, "wave", revision=revision)
    with pytest.raises(Gone, match="duel-over"):
        await hall.pick("nothing", BEN, "wave", revision=0)


async def test_a_pick_of_the_same_card_by_both_is_two_picks(hall: Hall) -> None:
    match_id = await hall.duel()
    await hall.play(match_id, "pine", "pine")
    assert await played(hall, match_id) == {0: "pine", 1: "pine"}


async def test_picks_in_one_duel_leave_another_of_the_same_two_alone(hall: Hall) -> None:
    one, other = await hall.duel(AYA, BEN), await hall.duel(BEN, AYA)
    await hall.pick(one, AYA, "pine")
    await hall.pick(other, BEN, "wave")
    assert await hall.picks(one) == [(0, "pine")]
    assert await hall.picks(other) == [(0, "wave")]
    assert (await hall.match(one)).revision == (await hall.match(other)).revision == 0


async def test_a_pick_by_dm_takes_its_own_prompt_out_of_the_books(hall: Hall) -> None:
    match_id = await hall.duel()
    await hall.prompt(match_id, 0, 901)
    await hall.pick(match_id, AYA, "pine", prompt_id=901)
    assert [seat.prompt_id for seat in await hall.seats(match_id)] == [None, None]


async def test_a_pick_on_another_message_than_the_prompt_leaves_the_prompt_to_be_dimmed(hall: Hall) -> None:
    match_id = await hall.duel()
    await hall.prompt(match_id, 0, 901)
    await hall.pick(match_id, BEN, "moon")
    await hall.send_all()
    await hall.pick(match_id, AYA, "pine", prompt_id=333)
    assert (f"dim:{match_id}:0", 901) in await hall.waiting()
    assert [seat.prompt_id for seat in await hall.seats(match_id)] == [None, None]


async def waiting_dims(hall: Hall) -> list[int]:
    """Return the prompts that are yet to be dimmed."""
    return [rank for lane, rank in await hall.waiting() if lane.startswith("dim:")]


@pytest.mark.parametrize("revealed", [False, True], ids=["the other has yet to choose", "it is revealed"])
async def test_a_prompt_that_is_answered_before_it_is_noted_keeps_its_line(
    hall: Hall, revealed: bool
) -> None:
    match_id = await hall.duel()
    if revealed:
        await hall.pick(match_id, BEN, "moon")
    parcel = await hall.claim(f"hand:{match_id}:0")
    assert parcel
    await hall.pick(match_id, AYA, "pine", prompt_id=901)
    await hall.deliveries.delivered(parcel, 901, 71)
    if not revealed:
        await hall.pick(match_id, BEN, "moon")
    assert 901 not in await waiting_dims(hall)
    assert (await hall.seats(match_id))[0].prompt_id is None


async def test_a_prompt_that_was_answered_too_early_and_opened_again_is_dimmed(hall: Hall) -> None:
    match_id = await hall.duel()
    parcel = await hall.claim(f"hand:{match_id}:0")
    assert parcel
    await hall.pick(match_id, AYA, "pine", prompt_id=901)
    await hall.deliveries.delivered(parcel, 901, 71)
    await hall.deliveries.prompt_stays(match_id, 0, 0, 901)
    await hall.pick(match_id, BEN, "moon")
    assert await waiting_dims(hall) == [901]
