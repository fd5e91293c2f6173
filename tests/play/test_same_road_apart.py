"""The same road and everything else: who learns what of it, races, organisers, and people forgotten."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from bot.face.letters.letters import Letters
from bot.play.ground.refusals import Gone, NotYours, Refusal
from bot.play.ground.times import ROAD_LIFE
from bot.play.guild.organisers import Standing
from bot.play.messages.parcels import CONTEST, ROAD_NEWS
from bot.play.moderation.moderation import Moderation
from bot.play.privacy.export import Exports
from bot.play.privacy.forget import Forgetting
from bot.play.seals import Seals
from bot.play.solo.campaigns import Campaigns
from bot.play.solo.roads import Roads
from bot.play.solo.solo import Solo
from bot.store.engine import Store
from rules.codec import encode
from tests.parcels import parcel
from tests.play.hall import AYA, BEN, CHIYO, GUILD, Hall, SetClock
from tests.play.roading import GAME, Road, asked, begun

pytestmark = pytest.mark.usefixtures("toys")

BOSS = Standing(GUILD, CHIYO, frozenset(), manages=True)


async def together(*doings: Coroutine[Any, Any, Any]) -> list[Any]:
    """Do things at once and return their results, refusals included; any other error is one."""
    results = await asyncio.gather(*doings, return_exceptions=True)
    for result in results:
        if isinstance(result, BaseException) and not isinstance(result, Refusal):
            raise result
    return results


async def readable(hall: Hall, road: Road) -> list[str]:
    """Return all that anyone but Aya can read."""
    letters = Letters(hall.context)
    for_others = [each for each in await hall.parcels() if each.kind not in {"hand", "dim"}]
    written = [await letters.write(each) for each in for_others]
    things = (
        await road.page(),
        await road.roads.own(BEN),
        await letters.write(parcel(CONTEST.name, road.id)),
        [letter for letter in written if letter],
        await hall.profiles.of(GUILD, AYA, BEN),
        await hall.ledger.page(GUILD, AYA, 0),
        *[await hall.boards.page(GUILD, BEN, board, 0) for board in ("honor", GAME)],
        await hall.reading.duels(BEN),
        list((await Moderation(hall.context).ongoing(GUILD, BEN)).values()),
    )
    return [*map(encode, things), await Exports(hall.context).of(BEN)]


@pytest.mark.parametrize("through", [False, True], ids=["under-way", "through"])
async def test_nobody_reads_how_the_other_does_before_both_are_through(
    twins: list[tuple[Store, Store]], *, through: bool
) -> None:
    read: list[list[str]] = []
    for wrong, (store, books) in zip((0, 6), twins, strict=True):
        hall = Hall(store, books, SetClock(), chance=3)
        road = await begun(hall)
        await road.choose(await road.go_on(BEN), BEN, "rod>east")
        matches = await road.through(AYA, wrong=wrong) if through else [await road.search(AYA, wrong=wrong)]
        await road.sweep()
        read.append(await readable(hall, road))
        for match_id in matches:
            with pytest.raises(NotYours):
                await Seals(hall.context).of_match(match_id, BEN)
            with pytest.raises(NotYours):
                await hall.reading.match(match_id, BEN)
    assert read[0] == read[1]


async def test_once_it_is_closed_all_of_it_is_told(twins: list[tuple[Store, Store]]) -> None:
    read: list[list[str]] = []
    for wrong, (store, books) in zip((0, 6), twins, strict=True):
        hall = Hall(store, books, SetClock(), chance=3)
        road = await begun(hall)
        for user_id in (AYA, BEN):
            await road.through(user_id, wrong=wrong)
        await road.sweep()
        read.append(await readable(hall, road))
        records = await hall.books.read(lambda tx: tx.plain("records_all"))
        assert len(records) == 6, "all matches go on record with the end"
    assert read[0] != read[1]


async def test_no_seed_is_told_before_the_end_not_even_to_who_is_through(hall: Hall) -> None:
    road = await begun(hall)
    matches = await road.through(AYA)
    stored, seals = await road.stored(), Seals(hall.context)
    seeds = [stored.seed, *[(await hall.match(each)).seed for each in matches]]
    told = [await Exports(hall.context).of(AYA), encode(await road.page())]
    told += [encode(await hall.page(each, AYA)) for each in matches]
    told += [encode(await seals.of_match(each, AYA)) for each in matches]
    assert not [seed for seed in seeds if seed in "".join(told)]
    with pytest.raises(Refusal, match="contest-not-closed"):
        await Solo(hall.context).share(match_id=matches[0], user_id=AYA)
    await road.through(BEN)
    await road.sweep()
    assert (await seals.of_match(matches[0], AYA)).seed == seeds[1]
    await Solo(hall.context).share(match_id=matches[0], user_id=AYA)


async def test_honor_for_a_road_that_was_won_waits_for_the_other(hall: Hall) -> None:
    road = await begun(hall)
    await road.through(AYA)
    await road.sweep()
    assert await hall.honor() == []
    await road.through(BEN)
    await road.sweep()
    assert sorted((deed.user_id, deed.deed) for deed in await hall.honor()) == [
        (AYA, "road-won"),
        (BEN, "road-won"),
    ]


async def test_both_through_at_once_close_it_once(hall: Hall, rival: Hall) -> None:
    road = await begun(hall)
    last: list[tuple[int, str, str]] = []
    for user_id in (AYA, BEN):
        await road.search(user_id)
        await road.search(user_id)
        match_id = await road.go_on(user_id)
        await road.choose(match_id, user_id, "spade>west")
        last.append((user_id, match_id, (await road.state(match_id)).where))
    await together(
        *(
            house.pick(match_id, user_id, where)
            for house, (user_id, match_id, where) in zip((hall, rival), last, strict=True)
        )
    )
    await together(hall.deadlines.sweep(), rival.deadlines.sweep())
    await road.sweep()
    assert (await road.page()).closed
    records = await hall.books.read(lambda tx: tx.plain("records_all"))
    assert len(records) == 6
    assert len(await hall.honor()) == 2


async def test_of_the_last_choice_and_the_end_one_comes_first(hall: Hall, rival: Hall) -> None:
    road = await begun(hall)
    await road.through(BEN)
    await road.search(AYA)
    await road.search(AYA)
    match_id = await road.go_on(AYA)
    await road.choose(match_id, AYA, "spade>west")
    where = (await road.state(match_id)).where
    hall.clock.forward(ROAD_LIFE)
    await together(rival.pick(match_id, AYA, where), hall.deadlines.sweep())
    await road.sweep()
    page = await road.page()
    assert page.closed
    counted = "won" if len(page.ahead) == 2 else "unfinished"
    entries = await hall.books.read(lambda tx: tx.plain("contest_entries_all"))
    assert {entry["user_id"]: entry["status"] for entry in entries} == {AYA: counted, BEN: "won"}
    assert (await hall.match(match_id)).status == "over"


async def test_of_setting_out_and_the_end_one_comes_first(hall: Hall, rival: Hall) -> None:
    road = await begun(hall)
    hall.clock.forward(ROAD_LIFE - 1)
    setting_out = Roads(rival.context).go_on(contest_id=road.id, user_id=AYA)
    hall.clock.forward(1)
    await together(setting_out, hall.deadlines.sweep())
    await road.sweep()
    assert (await road.page()).closed
    assert {match.status for match in await hall.every_match()} <= {"over"}


async def test_two_presses_at_once_set_out_once(hall: Hall, rival: Hall) -> None:
    road = await begun(hall)
    ids = await together(
        *(Roads(house.context).go_on(contest_id=road.id, user_id=AYA) for house in (hall, rival) * 3)
    )
    assert len(set(ids)) == 1
    assert len(await hall.every_match()) == 1


async def test_two_who_accept_at_once_begin_one_road(hall: Hall, rival: Hall) -> None:
    challenge = await asked(hall)
    results = await together(
        *(Roads(house.context).accept(challenge_id=challenge.id, user_id=BEN) for house in (hall, rival))
    )
    assert sum(not isinstance(result, Refusal) for result in results) == 1
    assert len(await hall.books.read(lambda tx: tx.plain("contests_all"))) == 1


async def test_a_void_match_ends_that_run_and_nothing_is_compared(hall: Hall) -> None:
    road = await begun(hall)
    match_id = await road.go_on(AYA)
    await Moderation(hall.context).void(GUILD, BOSS, match_id, "a slip of the dice")
    assert await road.stages() == ["void", "waiting"]
    with pytest.raises(Gone):
        await road.go_on(AYA)
    await road.through(BEN)
    await road.sweep()
    page = await road.page()
    assert page.closed
    assert not page.compared
    assert {deed.user_id for deed in await hall.honor()} == {BEN}


async def test_nobody_judges_their_rival(hall: Hall) -> None:
    road, moderation = await begun(hall), Moderation(hall.context)
    match_id = await road.go_on(AYA)
    assert await moderation.ongoing(GUILD, BEN) == {}
    assert list(await moderation.ongoing(GUILD, CHIYO)) == [match_id]
    with pytest.raises(NotYours, match="moderate-own"):
        await moderation.void(GUILD, Standing(GUILD, BEN, frozenset(), manages=True), match_id, "unfair")


@pytest.mark.parametrize("when", ["before", "between", "amid", "through"])
async def test_who_was_forgotten_is_an_alias_on_the_board_and_the_other_goes_on(
    hall: Hall, when: str
) -> None:
    road = await begun(hall)
    if when == "through":
        await road.through(AYA)
    elif when != "before":
        await road.search(AYA)
    if when == "amid":
        await road.choose(await road.go_on(AYA), AYA, "rod>west")
    await Forgetting(hall.context).forget(AYA)
    await road.sweep()
    page = await road.page()
    assert not page.closed
    alias, ben = page.runs
    assert (alias.stage, alias.user_id < 0) == ("finished", True)
    assert ben.user_id == BEN
    letters = Letters(hall.context)
    assert await letters.write(parcel(ROAD_NEWS.name, road.id, seat=0)) is None
    assert str(AYA) not in encode(await letters.write(parcel(CONTEST.name, road.id)))
    await road.through(BEN)
    await road.sweep()
    page = await road.page()
    assert page.closed
    assert BEN in [run.user_id for run in page.ahead]
    assert (page.runs[0].reached is None) == (when == "before")


async def test_a_match_of_it_is_reached_by_its_own_player_alone(hall: Hall) -> None:
    road = await begun(hall)
    match_id = await road.go_on(AYA)
    with pytest.raises(NotYours):
        await road.choose(match_id, BEN, "rod>west")
    campaign_id = (await hall.match(match_id)).campaign_id
    assert campaign_id
    with pytest.raises(NotYours):
        await Campaigns(hall.context).give_up(campaign_id=campaign_id, user_id=BEN)
