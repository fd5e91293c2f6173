"""When a fight of Kendo Duel is told: between two, what one does in one sitting is told once it is done."""

import pytest

from bot.play.ground.times import PACES
from bot.store.engine import Store
from tests.play.hall import AYA, BEN, CHIYO
from tests.play.kendoing import KendoHall
from tests.rules.kendo.table import at

COMPETITION = "kendo.competition/2"


@pytest.fixture
def hall(store: Store, books: Store) -> KendoHall:
    """Return a hall in which Kendo Duel is played, once on each database."""
    return KendoHall(store, books)


async def to_tell(hall: KendoHall, match_id: str) -> list[int]:
    """Return the chapters that wait to be told, and have all be sent."""
    found = [parcel.rank for parcel in await hall.parcels() if parcel.lane == f"reveal:{match_id}"]
    await hall.send_all()
    return found


async def choose(hall: KendoHall, match_id: str) -> None:
    """Choose the first option for the player who is asked."""
    (on,) = (player.user_id for player in (await hall.page(match_id)).players if player.owes)
    await hall.pick(match_id, on, (await hall.page(match_id, on)).options[0])


async def test_a_switch_is_told_with_what_comes_of_it(hall: KendoHall) -> None:
    match_id = await hall.begin(COMPETITION, AYA, BEN)
    told = list[list[int]]()
    for decision in ("switch", "attack", "switch", "answer"):
        asked = [(await hall.page(match_id, user_id)).decision for user_id in (AYA, BEN)]
        assert decision in asked
        await choose(hall, match_id)
        told.append(await to_tell(hall, match_id))
    assert told == [[], [1], [], [1]]


async def test_a_switch_that_the_stand_in_made_is_told_at_once(hall: KendoHall) -> None:
    match_id = await hall.begin(COMPETITION, AYA, BEN)
    hall.clock.forward(PACES["day"].turn)
    await hall.deadlines.sweep()
    assert await to_tell(hall, match_id) == [1]


async def test_among_three_each_step_is_told(hall: KendoHall) -> None:
    match_id = await hall.begin("kendo.duel/2", AYA, BEN, CHIYO)
    table = at(["men-1", "jodan-1", "do-4"], ["men-6", "seme-1", "bogyo-1"], ["kote-2", "seme-2"]).state
    await hall.place(match_id, table)
    await hall.pick(match_id, AYA, "men-1+jodan-1>1")
    await hall.send_all()
    for decision in ("red", "answer"):
        assert (await hall.page(match_id, BEN)).decision == decision
        await hall.pick(match_id, BEN, "yield")
        assert await to_tell(hall, match_id) == [1]
