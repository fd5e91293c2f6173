"""DMs that Discord refuses: what the channel is told, how long they rest, and what opens them again."""

from bot.play.ground.times import MINUTE
from bot.play.people.people import DM_PAUSE, DM_REST
from bot.store import rows
from tests.play.hall import AYA, BEN, MORNING, Hall
from tests.play.test_deliveries import claimed


async def closed_until(hall: Hall, user_id: int) -> int:
    person = await hall.store.read(lambda tx: tx.one("person_by_id", rows.PersonRow, user_id=user_id))
    assert person is not None
    return person.dm_closed_until


async def test_closed_dms_are_told_once_in_the_channel_and_let_be_for_a_week(hall: Hall) -> None:
    await hall.meet(AYA, BEN)
    match_id = await hall.duel()
    await hall.deliveries.no_dm(await claimed(hall, f"hand:{match_id}:0"), AYA)
    assert (await hall.waiting())[f"nudge:{match_id}:0", 0] == 0
    assert await closed_until(hall, AYA) == MORNING + DM_REST
    assert [player.dm_open for player in (await hall.page(match_id)).players] == [False, True]

    await hall.send_all()
    await hall.play(match_id)
    assert {parcel.kind for parcel in await hall.parcels() if parcel.seat == 0} == set()
    hall.clock.forward(DM_REST)
    assert [player.dm_open for player in (await hall.page(match_id)).players] == [True, True]


async def test_a_new_match_tries_dms_that_rest_again(hall: Hall) -> None:
    await hall.meet(AYA, BEN)
    await hall.deliveries.no_dm(await claimed(hall, f"hand:{await hall.duel()}:0"), AYA)
    await hall.send_all()
    hall.clock.forward(MINUTE)
    other = await hall.duel()
    assert await closed_until(hall, AYA) == hall.clock()
    await hall.deliveries.no_dm(await claimed(hall, f"hand:{other}:0"), AYA)
    assert f"nudge:{other}:0" in {parcel.lane for parcel in await hall.parcels()}, "its own word"


async def test_a_new_match_lets_a_pause_be_that_discord_asked_for(hall: Hall) -> None:
    await hall.meet(AYA, BEN)
    await hall.deliveries.no_dm(await claimed(hall, f"hand:{await hall.duel()}:0"), AYA, DM_PAUSE)
    other = await hall.duel()
    assert await closed_until(hall, AYA) == MORNING + DM_PAUSE
    assert f"hand:{other}:0" not in {parcel.lane for parcel in await hall.parcels()}


async def test_a_match_says_once_that_dms_are_closed_until_one_arrives(hall: Hall) -> None:
    await hall.meet(AYA, BEN)
    match_id, said = await hall.duel(), list[bool]()
    for arrives in (False, False, True, False):
        parcel = await claimed(hall, f"hand:{match_id}:0", (await hall.match(match_id)).revision)
        if arrives:
            await hall.deliveries.delivered(parcel, 901, 10_000)
        else:
            await hall.deliveries.no_dm(parcel, AYA)
        said.append(f"nudge:{match_id}:0" in {parcel.lane for parcel in await hall.parcels()})
        await hall.send_all()
        hall.clock.forward(DM_REST)
        await hall.play(match_id)
    assert said == [True, False, False, True]


async def test_dms_that_work_again_are_open_at_once(hall: Hall) -> None:
    await hall.meet(AYA)
    one, other = await hall.duel(), await hall.duel()
    working = await claimed(hall, f"hand:{other}:0")
    await hall.deliveries.no_dm(await claimed(hall, f"hand:{one}:0"), AYA)
    await hall.deliveries.delivered(working, 901, 10_000)
    assert await closed_until(hall, AYA) == 0


async def test_a_prompt_that_can_no_longer_be_dimmed_is_let_be_without_a_word(hall: Hall) -> None:
    await hall.meet(AYA)
    match_id = await hall.duel()
    await hall.prompt(match_id, 0, 901)
    await hall.play(match_id)
    dim = await claimed(hall, f"dim:{match_id}:0", 901)
    await hall.deliveries.no_dm(dim, AYA)
    assert not {"dim", "nudge"} & {parcel.kind for parcel in await hall.parcels()}
