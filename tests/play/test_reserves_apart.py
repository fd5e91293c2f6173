"""What a reserve at a tournament leaves behind, and what happens when two things coincide."""

import pytest

from bot.play.gatherings.kinds import TOURNAMENT
from bot.play.gatherings.reserves import Reserves
from bot.play.ground.refusals import Gone
from bot.play.privacy.export import Exports
from bot.play.privacy.forget import Forgetting
from bot.replay_gathering import check_gathering
from tests.play.gathering_hall import HOST, GatheringHall, standing
from tests.play.hall import Hall
from tests.play.reserving import BOSS, NEW, ask, first_duel
from tests.play.substituting import asked
from tests.play.test_races import together

ROUNDS = 8


@pytest.fixture
def reserves(hall: Hall) -> Reserves:
    return Reserves(hall.context)


async def test_it_is_exported_to_all_in_it_and_forgotten(ground: GatheringHall, reserves: Reserves) -> None:
    gathering_id = await ground.begun(TOURNAMENT, 4)
    bout, one, _ = await first_duel(ground, gathering_id)
    boss = HOST + 90
    await reserves.ask(match_id=bout.match_id, standing=standing(one), leaver_id=one, newcomer_id=NEW)
    facts = {"match_id": bout.match_id, "number": 1}
    await reserves.agree(**facts, standing=standing(boss, manages=True))
    for user_id in (one, NEW, boss):
        assert str(bout.match_id) in await Exports(ground.hall.context).of(user_id)
    assert await reserves.accept(**facts, user_id=NEW, wish="swift") == "entered"
    for user_id in (boss, NEW, one):
        await Forgetting(ground.hall.context).forget(user_id)
    row = await asked(ground.hall, bout.match_id)
    assert not {boss, NEW, one} & {row.leaver_id, row.newcomer_id, row.asker_id, row.organiser_id}
    assert await check_gathering(ground.hall.store, gathering_id) == []


async def test_with_the_organiser_who_spoke_for_it_a_request_goes_and_so_does_the_reason(
    ground: GatheringHall, reserves: Reserves
) -> None:
    gathering_id = await ground.begun(TOURNAMENT, 4)
    bout, one, _ = await first_duel(ground, gathering_id)
    boss = standing(HOST + 90, manages=True)
    facts = {"match_id": bout.match_id, "leaver_id": one, "newcomer_id": NEW}
    await reserves.ask(**facts, standing=boss, reason="gone")
    await Forgetting(ground.hall.context).forget(boss.user_id)
    row = await asked(ground.hall, bout.match_id)
    assert (row.status, row.reason) == ("refused", "")


async def test_who_is_asked_and_forgotten_has_declined(ground: GatheringHall, reserves: Reserves) -> None:
    gathering_id = await ground.begun(TOURNAMENT, 4)
    bout, one, _ = await first_duel(ground, gathering_id)
    await ask(reserves, bout.match_id, one)
    await Forgetting(ground.hall.context).forget(NEW)
    assert (await asked(ground.hall, bout.match_id)).status == "refused"


@pytest.mark.parametrize("choice_first", [True, False])
async def test_of_a_first_choice_and_a_reserve_at_once_one_wins(
    hall: Hall, rival: Hall, ground: GatheringHall, *, choice_first: bool
) -> None:
    for nth in range(ROUNDS):
        gathering_id = await ground.begun(TOURNAMENT, 2)
        bout, one, other = await first_duel(ground, gathering_id)
        reserves = Reserves(rival.context)
        newcomer = NEW + 10 * nth
        number = await ask(reserves, bout.match_id, one, newcomer)
        hand = (await hall.page(bout.match_id, other)).options
        doings = [
            hall.pick(bout.match_id, other, hand[0]),
            reserves.accept(match_id=bout.match_id, number=number, user_id=newcomer, wish="swift"),
        ]
        results = await together(*(doings if choice_first else reversed(doings)))
        chosen = not any(isinstance(result, Gone) for result in results)
        assert ("over" in results) is chosen
        assert ("entered" in results) is not chosen
        fighting = set((await ground.fighting(gathering_id))[0])
        assert fighting == ({one, other} if chosen else {newcomer, other})
        await ground.resign_one_each(gathering_id)
        assert await check_gathering(hall.store, gathering_id) == []


async def test_of_an_organiser_and_the_reserve_at_once_the_last_seats_them_once(
    hall: Hall, rival: Hall, ground: GatheringHall
) -> None:
    for nth in range(ROUNDS):
        gathering_id = await ground.begun(TOURNAMENT, 2)
        bout, one, _ = await first_duel(ground, gathering_id)
        newcomer = NEW + 10 * nth
        await hall.cheat("voice_clear", user_id=one)
        facts = {"standing": standing(one), "leaver_id": one, "newcomer_id": newcomer}
        await Reserves(hall.context).ask(match_id=bout.match_id, **facts)
        place = {"match_id": bout.match_id, "number": 1}
        results = await together(
            Reserves(hall.context).agree(**place, standing=BOSS),
            Reserves(rival.context).accept(**place, user_id=newcomer, wish="swift"),
        )
        assert sorted(results) == ["entered", "open"]
        assert len((await ground.page(gathering_id)).entrants) == 3
        await ground.resign_one_each(gathering_id)
