"""What the victory of a gathering is worth: something to those who fought a duel of it that counts."""

from collections import Counter

from bot.play.gatherings.kinds import DUELS
from bot.play.standing.meetings import COUNTED_IN_A_WEEK
from tests.play.gathering_hall import GatheringHall


async def test_a_gathering_won_without_a_card_is_worth_nothing(ground: GatheringHall) -> None:
    gathering_id = await ground.begun(DUELS, 4)
    await ground.pair_everyone(gathering_id)
    await ground.resign_one_each(gathering_id)
    page = await ground.page(gathering_id)
    assert page.outcome is not None
    assert len(page.outcome.winners) == 2
    assert await ground.hall.honor() == []


async def test_two_friends_win_gatherings_of_two_no_more_often_than_duels(ground: GatheringHall) -> None:
    for _ in range(COUNTED_IN_A_WEEK + 2):
        gathering_id = await ground.begun(DUELS, 2)
        await ground.pair_everyone(gathering_id)
        await ground.fight_a_turn_each(gathering_id)
        await ground.resign_one_each(gathering_id)
        assert (await ground.page(gathering_id)).row.status == "over"
    deeds = Counter(deed.deed for deed in await ground.hall.honor())
    assert deeds == dict.fromkeys(("fought", "won", "gathering-won"), COUNTED_IN_A_WEEK)


async def test_the_winners_of_duels_win_the_gathering_and_honor(ground: GatheringHall) -> None:
    gathering_id = await ground.begun(DUELS, 4)
    await ground.pair_everyone(gathering_id)
    await ground.fight_a_turn_each(gathering_id)
    await ground.resign_one_each(gathering_id)
    page = await ground.page(gathering_id)
    assert page.row.status == "over"
    assert page.outcome is not None
    assert len(page.outcome.winners) == 2
    for seat in page.outcome.winners:
        assert "gathering-won" in await ground.deeds_of(page.entrants[seat].user_id)


async def test_who_stays_when_the_others_drop_out_of_their_duels_has_fought(ground: GatheringHall) -> None:
    gathering_id = await ground.begun(DUELS, 2)
    await ground.pair_everyone(gathering_id)
    await ground.fight_a_turn_each(gathering_id)
    [[stays, leaves]] = await ground.fighting(gathering_id)
    await ground.moves.drop_out(gathering_id=gathering_id, user_id=leaves)
    assert (await ground.page(gathering_id)).row.status == "over"
    assert await ground.deeds_of(stays) == ["gathering-won"]
    assert await ground.deeds_of(leaves) == []
