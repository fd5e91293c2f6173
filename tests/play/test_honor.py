"""Honor: an append-only ledger whose sums are the tallies."""

from collections import defaultdict

import pytest

from bot.play.honor import DEEDS, reward
from bot.play.ledger import OWN_DEEDS, PLACES
from rules.codec import decode
from rules.game import Outcome
from tests.play.hall import AYA, BEN, CHIYO, GUILD, Deed, Hall


async def give(hall: Hall, user_id: int, deed: str, times: int = 1) -> None:
    """Enter the same deed for as many matches."""
    for _ in range(times):
        match = await hall.match(await hall.duel(user_id, 999))
        await hall.store.transact(
            lambda tx, m=match: reward(tx, hall.dojo.chance, m, [(user_id, deed)], hall.clock())
        )


async def test_a_duel_fought_out_is_entered_for_both_and_won_for_one(hall: Hall) -> None:
    match_id = await hall.duel()
    await hall.play_out(match_id)
    outcome = decode((await hall.match(match_id)).outcome or "", Outcome)
    winner = (AYA, BEN)[outcome.winners[0]]
    fought = [Deed(GUILD, user_id, DEEDS["fought"], "fought", match_id) for user_id in (AYA, BEN)]
    won = Deed(GUILD, winner, DEEDS["won"], "won", match_id)
    assert sorted(await hall.honor(), key=lambda deed: (deed.user_id, deed.deed)) == sorted(
        [*fought, won], key=lambda deed: (deed.user_id, deed.deed)
    )


async def test_who_resigns_gets_nothing_and_the_other_wins(hall: Hall) -> None:
    match_id = await hall.duel()
    await hall.matches.resign(match_id=match_id, user_id=AYA)
    assert await hall.honor() == [
        Deed(GUILD, BEN, DEEDS["fought"], "fought", match_id),
        Deed(GUILD, BEN, DEEDS["won"], "won", match_id),
    ]


async def test_a_deed_counts_once_for_a_match_however_often_it_is_told(hall: Hall) -> None:
    match = await hall.match(await hall.duel())
    for _ in range(3):
        await hall.store.transact(
            lambda tx: reward(tx, hall.dojo.chance, match, [(AYA, "fought"), (AYA, "won")], hall.clock())
        )
    assert len(await hall.honor()) == 2
    assert (await hall.ledger.page(GUILD, AYA, 0)).own == DEEDS["fought"] + DEEDS["won"]


async def test_every_tally_is_the_sum_of_its_entries(hall: Hall) -> None:
    for one, other in ((AYA, BEN), (BEN, CHIYO), (CHIYO, AYA), (AYA, BEN)):
        await hall.play_out(await hall.duel(one, other))
    await hall.matches.resign(match_id=await hall.duel(), user_id=BEN)
    sums: dict[int, int] = defaultdict(int)
    for deed in await hall.honor():
        sums[deed.user_id] += deed.amount
    last = await hall.page(await hall.duel(AYA, BEN))
    assert {player.user_id: player.honor for player in last.players} == {
        AYA: sums[AYA],
        BEN: sums[BEN],
    }
    board = await hall.ledger.page(GUILD, CHIYO, 0)
    assert {place.user_id: place.amount for place in board.places} == sums
    assert board.own == sums[CHIYO]


async def test_an_honor_of_its_own_in_every_server(hall: Hall) -> None:
    await give(hall, AYA, "won")
    assert (await hall.ledger.page(GUILD, AYA, 0)).own == DEEDS["won"]
    elsewhere = await hall.ledger.page(GUILD + 1, AYA, 0)
    assert (elsewhere.own, elsewhere.places, elsewhere.deeds, elsewhere.pages) == (0, (), (), 1)


async def test_the_board_goes_from_the_most_honored_down_and_tells_names(hall: Hall) -> None:
    await hall.meet(AYA, BEN)
    await give(hall, AYA, "fought")
    await give(hall, BEN, "won")
    await give(hall, CHIYO, "forfeited")
    page = await hall.ledger.page(GUILD, AYA, 0)
    assert [(place.user_id, place.name, place.amount) for place in page.places] == [
        (BEN, f"Person {BEN}", 2),
        (AYA, f"Person {AYA}", 1),
        (CHIYO, "", -2),
    ]


@pytest.mark.parametrize(("people", "pages"), [(0, 1), (1, 1), (PLACES, 1), (PLACES + 1, 2)])
async def test_the_board_has_as_many_pages_as_it_needs(hall: Hall, people: int, pages: int) -> None:
    for user_id in range(people):
        await give(hall, 100 + user_id, "fought")
    assert (await hall.ledger.page(GUILD, AYA, 0)).pages == pages


async def test_pages_follow_on_each_other_and_the_last_stands_for_all_beyond(hall: Hall) -> None:
    for user_id in range(PLACES + 2):
        await give(hall, 100 + user_id, "fought")
    first, last = await hall.ledger.page(GUILD, AYA, 0), await hall.ledger.page(GUILD, AYA, 1)
    assert (first.first_place, len(first.places)) == (1, PLACES)
    assert (last.first_place, len(last.places)) == (PLACES + 1, 2)
    assert [place.user_id for place in (*first.places, *last.places)] == list(range(100, 102 + PLACES))
    assert await hall.ledger.page(GUILD, AYA, 99) == last
    assert await hall.ledger.page(GUILD, AYA, -5) == first


async def test_ones_own_last_deeds_are_shown_the_newest_first(hall: Hall) -> None:
    for deed in ("fought", "forfeited", "fought", "fought", "fought", "won"):
        hall.clock.forward(1)
        await give(hall, AYA, deed)
    deeds = (await hall.ledger.page(GUILD, AYA, 0)).deeds
    assert [entry.deed for entry in deeds] == ["won", "fought", "fought", "fought", "forfeited"]
    assert len(deeds) == OWN_DEEDS
