"""Lobbies: opened, joined, left, passed on, started, or lapsed by themselves."""

import asyncio

import pytest

from bot.play.ground.refusals import Gone, NotYours, Refusal
from bot.play.ground.repertoire import newest
from bot.play.ground.times import LOBBY_LIFE
from bot.play.messages.parcels import ANSWER_FIRST
from rules.bushido.brawl import Brawl, BrawlOptions
from rules.bushido.fighters import FIGHTERS
from rules.codec import decode
from tests.play.hall import AYA, BEN, CHANNEL, CHIYO, DAIGO, EMI, GUILD, MORNING, Hall

LEAST, MOST = Brawl.seats[0], Brawl.seats[-1]


async def leave(hall: Hall, lobby_id: str, *user_ids: int) -> None:
    for user_id in user_ids:
        await hall.lobbies.leave(lobby_id=lobby_id, user_id=user_id)


async def test_who_opens_a_lobby_sits_in_it(hall: Hall) -> None:
    page = await hall.lobby(AYA, pace="hours")
    row = page.lobby
    assert (row.guild_id, row.channel_id, row.host_id, row.pace) == (GUILD, CHANNEL, AYA, "hours")
    assert (row.status, row.match_id, row.message_id) == ("open", None, None)
    assert (row.created_at, row.expires_at) == (MORNING, MORNING + LOBBY_LIFE)
    assert (page.user_ids, page.least, page.most) == ((AYA,), LEAST, MOST)


async def test_a_lobby_is_posted_by_the_outbox_where_the_answer_did_not_show_it(hall: Hall) -> None:
    page = await hall.lobby(AYA)
    lane = f"lobby:{page.lobby.id}"
    assert await hall.waiting() == {(lane, 0): ANSWER_FIRST}
    assert (await hall.parcels())[0].claims == 1, "it is looked for before it is sent"
    await hall.lobbies.place(page.lobby.id, 900)
    assert await hall.waiting() == {}
    assert (await hall.lobbies.page(page.lobby.id)).lobby.message_id == 900


async def test_whatever_changes_in_a_lobby_is_shown(hall: Hall) -> None:
    page = await hall.lobby(AYA)
    for change in (hall.join(page.lobby.id, BEN), leave(hall, page.lobby.id, BEN)):
        await hall.send_all()
        await change
        assert await hall.waiting() == {(f"lobby:{page.lobby.id}", 0): 0}


async def test_people_are_listed_as_they_came(hall: Hall) -> None:
    page = await hall.lobby(CHIYO, BEN, AYA)
    assert page.user_ids == (CHIYO, BEN, AYA)


async def test_joining_again_changes_ones_fighter_and_keeps_ones_place(hall: Hall) -> None:
    page = await hall.lobby(AYA, BEN, CHIYO)
    await hall.join(page.lobby.id, AYA, "swift")
    assert (await hall.lobbies.page(page.lobby.id)).user_ids == (AYA, BEN, CHIYO)
    assert await hall.wanted(page.lobby.id) == {AYA: "swift", BEN: "random", CHIYO: "random"}


async def test_in_a_full_lobby_fighters_still_change_but_nobody_joins(hall: Hall) -> None:
    page = await hall.lobby(*range(MOST))
    with pytest.raises(Refusal, match="lobby-full"):
        await hall.join(page.lobby.id, AYA)
    await hall.join(page.lobby.id, 3, "swift")
    assert (await hall.wanted(page.lobby.id))[3] == "swift"
    await leave(hall, page.lobby.id, 3)
    await hall.join(page.lobby.id, AYA)
    assert (await hall.lobbies.page(page.lobby.id)).user_ids[-1] == AYA


async def test_a_hundred_joins_at_once_take_exactly_the_places_there_are(hall: Hall, rival: Hall) -> None:
    page = await hall.lobby(AYA)
    joins = [(hall, rival)[number % 2].join(page.lobby.id, 100 + number) for number in range(100)]
    results = await asyncio.gather(*joins, return_exceptions=True)
    refused = [result for result in results if result is not None]
    assert {repr(result) for result in refused} == {repr(Refusal("lobby-full", most=MOST))}
    assert len(results) - len(refused) == MOST - 1
    assert len((await hall.lobbies.page(page.lobby.id)).user_ids) == MOST


async def test_a_lobby_opened_many_times_at_once_is_one(hall: Hall, rival: Hall) -> None:
    opened = await asyncio.gather(*(house.lobby(AYA) for house in (hall, rival) * 5), return_exceptions=True)
    assert sum(isinstance(result, Refusal) for result in opened) == 9
    assert len(await hall.every_lobby()) == 1


async def test_one_leads_one_open_lobby_at_a_time(hall: Hall) -> None:
    first = await hall.lobby(AYA)
    with pytest.raises(Refusal, match="lobby-already-open"):
        await hall.lobby(AYA)
    await leave(hall, first.lobby.id, AYA)
    await hall.lobby(AYA)
    assert [row.status for row in await hall.every_lobby()] == ["closed", "open"]


async def test_open_lobbies_are_listed_for_their_server_the_oldest_first(hall: Hall) -> None:
    started = await hall.lobby(AYA, BEN, CHIYO)
    await hall.lobbies.start(lobby_id=started.lobby.id, user_id=AYA)
    opened = []
    for host_id in (DAIGO, CHIYO):
        hall.clock.forward(1)
        opened.append((await hall.lobby(host_id)).lobby.id)
    assert [row.id for row in await hall.lobbies.open_in(GUILD)] == opened
    assert await hall.lobbies.open_in(GUILD + 1) == []


async def test_a_host_who_leaves_passes_the_lobby_on_to_the_next_who_came(hall: Hall) -> None:
    page = await hall.lobby(CHIYO, BEN, AYA)
    await leave(hall, page.lobby.id, CHIYO)
    page = await hall.lobbies.page(page.lobby.id)
    assert (page.lobby.host_id, page.user_ids) == (BEN, (BEN, AYA))
    await leave(hall, page.lobby.id, AYA)
    assert (await hall.lobbies.page(page.lobby.id)).lobby.host_id == BEN


async def test_a_lobby_is_not_passed_to_one_who_leads_another(hall: Hall) -> None:
    page = await hall.lobby(AYA, BEN, CHIYO)
    await hall.lobby(BEN)
    await leave(hall, page.lobby.id, AYA)
    assert (await hall.lobbies.page(page.lobby.id)).lobby.host_id == CHIYO


async def test_a_lobby_that_nobody_can_lead_is_closed(hall: Hall) -> None:
    alone, shared = await hall.lobby(AYA), await hall.lobby(BEN, CHIYO)
    await hall.lobby(CHIYO)
    await leave(hall, alone.lobby.id, AYA)
    await leave(hall, shared.lobby.id, BEN)
    for closed in (alone, shared):
        assert (await hall.lobbies.page(closed.lobby.id)).lobby.status == "closed"
        assert (f"lobby:{closed.lobby.id}", 0) in await hall.waiting()
        with pytest.raises(Gone, match="lobby-gone"):
            await hall.join(closed.lobby.id, DAIGO)


async def test_only_those_who_are_in_can_leave(hall: Hall) -> None:
    page = await hall.lobby(AYA)
    with pytest.raises(NotYours, match="lobby-not-in"):
        await leave(hall, page.lobby.id, BEN)


async def test_only_the_host_starts_and_only_with_enough(hall: Hall) -> None:
    page = await hall.lobby(AYA, BEN)
    with pytest.raises(Refusal, match="lobby-too-few"):
        await hall.lobbies.start(lobby_id=page.lobby.id, user_id=AYA)
    await hall.join(page.lobby.id, CHIYO)
    for other in (BEN, DAIGO):
        with pytest.raises(NotYours, match="lobby-not-host"):
            await hall.lobbies.start(lobby_id=page.lobby.id, user_id=other)
    assert await hall.every_match() == []


async def test_a_start_begins_the_brawl_of_those_who_came(hall: Hall) -> None:
    page = await hall.lobby(CHIYO, BEN, AYA, pace="hours", wish="swift")
    await hall.join(page.lobby.id, BEN, "wanderer")
    await hall.send_all()
    match_id = await hall.lobbies.start(lobby_id=page.lobby.id, user_id=CHIYO)
    match = await hall.match(match_id)
    assert (match.game, match.pace, match.guild_id, match.channel_id) == (
        newest("bushido.brawl"),
        "hours",
        GUILD,
        CHANNEL,
    )
    assert decode(match.options, BrawlOptions).fighters == ("swift", "wanderer", "swift")
    assert [seat.user_id for seat in await hall.seats(match_id)] == [CHIYO, BEN, AYA]
    row = (await hall.lobbies.page(page.lobby.id)).lobby
    assert (row.status, row.match_id) == ("started", match_id)
    hands = {(f"hand:{match_id}:{seat}", 0) for seat in range(3)}
    assert set(await hall.waiting()) == {(f"board:{match_id}", 0)} | hands


async def test_a_started_lobby_is_drawn_anew_once_the_board_stands(hall: Hall) -> None:
    match_id = await hall.brawl(AYA, BEN, CHIYO)
    board = await hall.claim(f"board:{match_id}")
    assert board is not None
    await hall.send_all()
    await hall.deliveries.delivered(board, 901, None)
    [row] = await hall.every_lobby()
    assert (await hall.waiting())[f"lobby:{row.id}", 0] == 0


async def test_nothing_is_done_in_a_lobby_that_was_started(hall: Hall) -> None:
    page = await hall.lobby(AYA, BEN, CHIYO)
    await hall.lobbies.start(lobby_id=page.lobby.id, user_id=AYA)
    for doing in (
        hall.join(page.lobby.id, DAIGO),
        leave(hall, page.lobby.id, BEN),
        hall.lobbies.start(lobby_id=page.lobby.id, user_id=AYA),
    ):
        with pytest.raises(Gone, match="lobby-gone"):
            await doing
    assert len(await hall.every_match()) == 1


async def test_a_start_pressed_many_times_at_once_begins_one_brawl(hall: Hall, rival: Hall) -> None:
    page = await hall.lobby(AYA, BEN, CHIYO)
    starts = [house.lobbies.start(lobby_id=page.lobby.id, user_id=AYA) for house in (hall, rival) * 4]
    results = await asyncio.gather(*starts, return_exceptions=True)
    assert sum(isinstance(result, Gone) for result in results) == 7
    assert len(await hall.every_match()) == 1


@pytest.mark.parametrize("chance", range(5))
async def test_no_two_fighters_drawn_are_alike_while_others_remain(hall: Hall, chance: int) -> None:
    chosen = Hall(hall.store, hall.books, hall.clock, chance)
    match_id = await chosen.brawl(*range(MOST), wish="random")
    fighters = decode((await hall.match(match_id)).options, BrawlOptions).fighters
    assert sorted(fighters) == sorted(FIGHTERS)


async def test_who_has_chosen_a_fighter_gets_it_and_nobody_draws_it(hall: Hall) -> None:
    page = await hall.lobby(*range(1, MOST))
    for user_id in (2, 5):
        await hall.join(page.lobby.id, user_id, "swift")
    match_id = await hall.lobbies.start(lobby_id=page.lobby.id, user_id=1)
    fighters = decode((await hall.match(match_id)).options, BrawlOptions).fighters
    assert (fighters[1], fighters[4], fighters.count("swift")) == ("swift", "swift", 2)
    assert len(set(fighters)) == len(fighters) - 1


async def test_a_lobby_that_is_not_started_in_time_lapses(hall: Hall) -> None:
    page = await hall.lobby(AYA, BEN, CHIYO)
    await hall.send_all()
    hall.clock.time = page.lobby.expires_at - 1
    assert await hall.deadlines.sweep() == 0
    hall.clock.forward(1)
    assert await hall.deadlines.sweep() == 1
    assert (await hall.lobbies.page(page.lobby.id)).lobby.status == "lapsed"
    assert await hall.waiting() == {(f"lobby:{page.lobby.id}", 0): 0}
    assert await hall.deadlines.sweep() == 0
    with pytest.raises(Gone, match="lobby-gone"):
        await hall.lobbies.start(lobby_id=page.lobby.id, user_id=AYA)
    await hall.lobby(AYA)


async def test_a_lobby_whose_channel_is_gone_is_shown_in_another(hall: Hall) -> None:
    page = await hall.lobby(AYA)
    await hall.lobbies.place(page.lobby.id, 900)
    await hall.join(page.lobby.id, EMI)
    [parcel] = await hall.deliveries.claim(1)
    await hall.deliveries.move(parcel, CHANNEL + 1)
    row = (await hall.lobbies.page(page.lobby.id)).lobby
    assert (row.channel_id, row.message_id) == (CHANNEL + 1, None)
    assert await hall.waiting() == {(f"lobby:{page.lobby.id}", 0): 0}
    await hall.lobbies.place(page.lobby.id, 901)
    await hall.deliveries.move(parcel, CHANNEL + 1)
    assert (await hall.lobbies.page(page.lobby.id)).lobby.message_id == 901, "it was moved already"


async def test_there_is_no_page_of_a_lobby_that_never_was(hall: Hall) -> None:
    with pytest.raises(Gone, match="lobby-gone"):
        await hall.lobbies.page("nothing")


async def test_a_lobby_closed_before_it_was_known_where_it_stands_is_drawn_anew(hall: Hall) -> None:
    page = await hall.lobby(AYA)
    await hall.lobbies.leave(lobby_id=page.lobby.id, user_id=AYA)
    await hall.cheat("parcels_clear")  # written too early, it had nothing to edit
    await hall.lobbies.place(page.lobby.id, 900)
    assert [parcel.kind for parcel in await hall.parcels()] == ["lobby"]
