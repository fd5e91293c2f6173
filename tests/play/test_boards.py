"""Leaderboards: places, pages, names, and who is Kensei."""

import pytest

from bot.play.gatherings.kinds import KYOTO, TOURNAMENT
from bot.play.ground.refusals import Unreadable
from bot.play.guild.organisers import Standing
from bot.play.standing.boards import CLANS, HONOR, PLACES, SEASON, BoardPage, board_names
from bot.play.standing.honor import DEEDS, Source
from bot.play.standing.titles import crown
from tests.play.archive import BRAWL, DUEL, felled, ratings, told
from tests.play.clan_hall import HERON, LOTUS, ClanHall
from tests.play.gathering_hall import GatheringHall
from tests.play.hall import AYA, BEN, CHANNEL, CHIYO, DAIGO, EMI, GUILD, Hall

MANAGER = Standing(GUILD, EMI, frozenset(), manages=True)


async def board(hall: Hall, name: str = HONOR, *, viewer: int = EMI, page: int = 0) -> BoardPage:
    return await hall.boards.page(GUILD, viewer, name, page)


def own_place(page: BoardPage) -> int | None:
    assert page.own
    return page.own.place


async def give(hall: Hall, user_id: int, *deeds: str) -> None:
    for deed in deeds:
        await told(hall, user_id, deed, Source("match", f"{user_id} {deed}"))


async def test_the_honor_board_goes_down_from_the_most_honored_and_tells_names(hall: Hall) -> None:
    await hall.meet(AYA, BEN)
    await give(hall, AYA, "fought")
    await give(hall, BEN, "won")
    await give(hall, CHIYO, "forfeited")
    page = await board(hall)
    assert [(line.place, line.user_id, line.name, line.amount) for line in page.lines] == [
        (1, BEN, f"Person {BEN}", DEEDS["won"]),
        (2, AYA, f"Person {AYA}", DEEDS["fought"]),
        (3, CHIYO, "", DEEDS["forfeited"]),
    ]
    assert page.own is None


async def test_who_has_as_much_honor_shares_a_place(hall: Hall) -> None:
    for user_id in (AYA, BEN, CHIYO):
        await give(hall, user_id, "won")
    await give(hall, AYA, "fought")
    await give(hall, DAIGO, "fought")
    lines = (await board(hall)).lines
    assert [(line.place, line.user_id) for line in lines] == [(1, AYA), (2, BEN), (2, CHIYO), (4, DAIGO)]


@pytest.mark.parametrize(("people", "pages"), [(0, 1), (1, 1), (PLACES, 1), (PLACES + 1, 2)])
async def test_a_board_has_as_many_pages_as_it_needs(hall: Hall, people: int, pages: int) -> None:
    for user_id in range(people):
        await give(hall, 100 + user_id, "fought")
    assert (await board(hall)).slice.pages == pages


async def test_places_are_counted_down_to_one_below_which_all_share_the_next(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = (AYA, BEN, CHIYO, DAIGO)
    for user_id, deed in zip(people, ("won", "fought", "fought", "forfeited"), strict=True):
        await give(hall, user_id, deed)
    assert [own_place(await board(hall, viewer=user_id)) for user_id in people] == [1, 2, 2, 4]
    monkeypatch.setattr("bot.play.standing.boards.COUNTED", 2)
    assert [own_place(await board(hall, viewer=user_id)) for user_id in people] == [1, 2, 2, 3]


async def test_pages_follow_on_each_other_and_the_last_stands_for_all_beyond(hall: Hall) -> None:
    for user_id in range(PLACES + 2):
        await give(hall, 100 + user_id, "fought")
    first, last = await board(hall), await board(hall, page=1)
    assert [line.user_id for line in (*first.lines, *last.lines)] == list(range(100, 102 + PLACES))
    assert await board(hall, page=99) == last
    assert await board(hall, page=-5) == first


@pytest.mark.parametrize("name", [HONOR, SEASON, DUEL])
async def test_a_reader_is_told_their_own_place_wherever_it_is(hall: Hall, name: str) -> None:
    await felled(hall, AYA, BEN)
    await felled(hall, AYA, CHIYO)
    await hall.cheat("ratings_settle")
    own = (await board(hall, name, viewer=BEN)).own
    assert own is not None
    assert own in (await board(hall, name)).lines
    assert (own.user_id, own.place > 1) == (BEN, True)


async def test_the_season_board_counts_from_its_beginning(hall: Hall) -> None:
    await give(hall, AYA, "won")
    hall.clock.forward(1)
    await hall.seasons.close(guild_id=GUILD, channel_id=CHANNEL, standing=MANAGER, nth=1)
    assert (await board(hall, SEASON)).lines == ()
    await give(hall, BEN, "fought")
    page = await board(hall, SEASON)
    assert (page.season.nth, [line.user_id for line in page.lines]) == (2, [BEN])
    assert [line.user_id for line in (await board(hall)).lines] == [AYA, BEN]


async def test_a_rating_board_goes_by_what_is_sure(hall: Hall) -> None:
    await felled(hall, AYA, BEN)
    await felled(hall, AYA, BEN)
    await felled(hall, CHIYO, BEN)
    await hall.cheat("ratings_settle")
    page = await board(hall, DUEL)
    kept = {rating.user_id: rating for rating in await ratings(hall)}
    assert [line.user_id for line in page.lines] == sorted(kept, key=lambda user_id: -kept[user_id].floor)
    assert [line.place for line in page.lines] == [1, 2, 3]
    assert {line.user_id: line.matches for line in page.lines} == {AYA: 2, BEN: 3, CHIYO: 1}
    assert (await board(hall, BRAWL)).lines == ()


async def test_who_is_provisional_stands_below_all_who_are_not_and_has_no_place(hall: Hall) -> None:
    await felled(hall, AYA, BEN)
    assert [line.place for line in (await board(hall, DUEL)).lines] == [None, None]
    await hall.cheat("ratings_settle")
    await felled(hall, CHIYO, DAIGO)
    page = await board(hall, DUEL, viewer=CHIYO)
    assert [(line.place, line.user_id) for line in page.lines] == [
        (1, AYA),
        (2, BEN),
        (None, CHIYO),
        (None, DAIGO),
    ]
    kept = {rating.user_id: rating.floor for rating in await ratings(hall)}
    assert kept[CHIYO] > kept[BEN], "though what is sure of them is more"
    assert page.own == page.lines[2]


async def test_the_clan_board_adds_up_the_honor_of_members(hall: Hall) -> None:
    clans = ClanHall(hall)
    await clans.found(AYA, name=LOTUS)
    await clans.found(BEN, CHIYO, name=HERON)
    for user_id in (BEN, CHIYO):
        await give(hall, user_id, "won")
    assert [(line.name, line.people, line.honor) for line in (await board(hall, CLANS)).lines] == [
        (HERON, 2, 2 * DEEDS["won"]),
        (LOTUS, 1, 0),
    ]


async def test_every_board_knows_the_kensei_and_the_last_to_win_holds_the_title(hall: Hall) -> None:
    assert {(await board(hall, name)).kensei_id for name in board_names()} == {None}
    for user_id, tournament in ((AYA, "t1"), (BEN, "t2")):
        hall.clock.forward(1)
        await hall.store.transact(
            lambda tx, user_id=user_id, tournament=tournament: crown(
                tx,
                guild_id=GUILD,
                user_id=user_id,
                source=Source("gathering", tournament),
                at=hall.clock(),
            )
        )
        assert {(await board(hall, name)).kensei_id for name in board_names()} == {user_id}


@pytest.mark.parametrize("kind", [KYOTO, TOURNAMENT])
async def test_who_wins_a_tournament_is_kensei(hall: Hall, kind: str) -> None:
    ground = GatheringHall(hall)
    gathering_id = await ground.begun(kind, 4)
    while (await ground.page(gathering_id)).row.status == "underway":
        [first, *_] = await ground.fighting(gathering_id)
        await ground.fight_a_turn_each(gathering_id)
        await ground.resign_one_each(gathering_id)
    assert (await board(hall)).kensei_id == first[0]
    assert (await hall.profiles.of(GUILD, first[0], first[0])).kensei
    assert [(await hall.ledger.page(GUILD, user_id, 0)).kensei for user_id in first] == [True, False]
    assert "kensei" in await ground.deeds_of(first[0])


async def test_a_corrected_tournament_hands_its_title_to_who_won_it(hall: Hall) -> None:
    for user_id in (AYA, BEN):
        source = Source("gathering", "t")
        await hall.store.transact(
            lambda tx, user_id=user_id, source=source: crown(
                tx, guild_id=GUILD, user_id=user_id, source=source, at=hall.clock()
            )
        )
    assert (await board(hall)).kensei_id == BEN
    assert (await hall.profiles.of(GUILD, AYA, AYA)).titles == ()


async def test_a_board_that_there_is_none_of_is_not_another(hall: Hall) -> None:
    with pytest.raises(Unreadable):
        await board(hall, "juggling")
