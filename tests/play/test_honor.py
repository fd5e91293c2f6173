"""Honor: an append-only ledger whose sums are the tallies."""

import asyncio
import random
from collections import defaultdict
from itertools import count

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.play.ground.times import DAY, MISSES_TO_FORFEIT
from bot.play.guild.organisers import Standing
from bot.play.standing.boards import HONOR
from bot.play.standing.honor import DEEDS, Source, reward
from bot.play.standing.ledger import DEEDS_SHOWN
from bot.play.standing.meetings import COUNTED_IN_A_WEEK, WEEK
from rules.codec import decode
from rules.game import Outcome
from tests.depth import DEPTH
from tests.play.archive import taken_back, told
from tests.play.brawling import pass_deadline, play_any
from tests.play.hall import AYA, BEN, CHIYO, DAIGO, GUILD, MORNING, Deed, Hall
from tests.play.honor_books import HonorBooks, ledger

MANAGER = Standing(GUILD, CHIYO, frozenset(), manages=True)


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
    await hall.play(match_id)
    await hall.matches.resign(match_id=match_id, user_id=AYA)
    assert await hall.honor() == [
        Deed(GUILD, BEN, DEEDS["fought"], "fought", match_id),
        Deed(GUILD, BEN, DEEDS["won"], "won", match_id),
    ]


async def test_a_match_left_before_the_first_reveal_is_worth_nothing(hall: Hall) -> None:
    match_id = await hall.duel()
    await hall.pick(match_id, BEN, (await hall.page(match_id, BEN)).options[0])
    await hall.matches.resign(match_id=match_id, user_id=AYA)
    brawl = await hall.brawl(AYA, BEN, CHIYO)
    for user_id in (AYA, BEN):
        await hall.matches.resign(match_id=brawl, user_id=user_id)
    assert await hall.honor() == []


async def test_the_same_two_earn_honor_from_so_many_matches_within_seven_days_and_no_more(hall: Hall) -> None:
    for _ in range(COUNTED_IN_A_WEEK):
        await resigned(hall, AYA, BEN)
        hall.clock.forward(DAY)
    earned = await hall.honor()
    assert len(earned) == 2 * COUNTED_IN_A_WEEK
    await resigned(hall, AYA, BEN)
    await resigned(hall, BEN, AYA)
    assert await hall.honor() == earned
    await resigned(hall, AYA, CHIYO)  # who have not met yet
    assert len(await hall.honor()) == len(earned) + 2
    hall.clock.forward(WEEK - COUNTED_IN_A_WEEK * DAY)
    await resigned(hall, AYA, BEN)
    assert len(await hall.honor()) == len(earned) + 4, "what did not count holds nothing up"


async def test_at_a_larger_table_those_two_decide_who_met_most_often(hall: Hall) -> None:
    for _ in range(COUNTED_IN_A_WEEK):
        await brawled(hall, AYA, BEN, CHIYO)
    earned = await hall.honor()
    await brawled(hall, DAIGO, AYA, BEN)
    assert await hall.honor() == earned
    await resigned(hall, AYA, BEN)  # another game
    assert len(await hall.honor()) == len(earned) + 2


async def test_a_penalty_stands_whether_a_match_counts_or_not(hall: Hall) -> None:
    for _ in range(COUNTED_IN_A_WEEK):
        await resigned(hall, AYA, BEN)
    match_id = await hall.duel()
    await hall.cheat("misses_set", id=match_id, seat=0, misses=MISSES_TO_FORFEIT - 1)
    await hall.pick(match_id, BEN, (await hall.page(match_id, BEN)).options[0])
    await pass_deadline(hall)
    assert [deed.deed for deed in await hall.honor() if deed.match_id == match_id] == ["forfeited"]


async def test_matches_of_the_same_two_that_end_at_once_count_so_many_times(hall: Hall, rival: Hall) -> None:
    matches = [await hall.duel() for _ in range(2 * COUNTED_IN_A_WEEK)]
    for match_id in matches:
        await hall.play(match_id)
    await asyncio.gather(
        *(
            (hall, rival)[number % 2].matches.resign(match_id=match_id, user_id=AYA)
            for number, match_id in enumerate(matches)
        )
    )
    assert len(await hall.honor()) == 2 * COUNTED_IN_A_WEEK


async def resigned(hall: Hall, winner_id: int, loser_id: int) -> None:
    """Resign from a duel after its first reveal."""
    match_id = await hall.duel(winner_id, loser_id)
    await hall.play(match_id)
    await hall.matches.resign(match_id=match_id, user_id=loser_id)


async def brawled(hall: Hall, *people: int) -> None:
    """Make all but the first leave a free for all after its first reveal."""
    match_id = await hall.brawl(*people)
    await play_any(hall, match_id, random.Random(1))
    for user_id in people[1:]:
        await hall.matches.resign(match_id=match_id, user_id=user_id)


async def test_a_deed_counts_once_for_a_match_however_often_it_is_told(hall: Hall) -> None:
    match = await hall.match(await hall.duel())
    for _ in range(3):
        await hall.store.transact(
            lambda tx: reward(tx, hall.context.chance, match, [(AYA, "fought"), (AYA, "won")], hall.clock())
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
    board = await hall.boards.page(GUILD, CHIYO, HONOR, 0)
    assert {place.user_id: place.amount for place in board.lines} == sums
    assert board.own.amount == sums[CHIYO] == (await hall.ledger.page(GUILD, CHIYO, 0)).own


async def test_an_honor_of_its_own_in_every_server(hall: Hall) -> None:
    await told(hall, AYA, "won", Source("match", "m"))
    assert (await hall.ledger.page(GUILD, AYA, 0)).own == DEEDS["won"]
    elsewhere = await hall.ledger.page(GUILD + 1, AYA, 0)
    assert (elsewhere.own, elsewhere.deeds, elsewhere.slice.pages) == (0, (), 1)


@pytest.mark.parametrize(
    ("deeds", "pages"), [(0, 1), (1, 1), (DEEDS_SHOWN, 1), (DEEDS_SHOWN + 1, 2), (2 * DEEDS_SHOWN, 2)]
)
async def test_ones_own_deeds_have_as_many_pages_as_they_need(hall: Hall, deeds: int, pages: int) -> None:
    for number in range(deeds):
        await told(hall, AYA, "fought", Source("match", str(number)))
    assert (await hall.ledger.page(GUILD, AYA, 0)).slice.pages == pages


async def test_ones_own_deeds_are_shown_the_newest_first_and_the_last_page_stands_for_all_beyond(
    hall: Hall,
) -> None:
    for number in range(DEEDS_SHOWN):
        hall.clock.forward(1)
        await told(hall, AYA, "fought", Source("match", str(number)))
    hall.clock.forward(1)
    await told(hall, AYA, "refused", Source("gathering", "g"))
    first, last = await hall.ledger.page(GUILD, AYA, 0), await hall.ledger.page(GUILD, AYA, 1)
    assert [entry.deed for entry in first.deeds] == ["refused"] + ["fought"] * (DEEDS_SHOWN - 1)
    assert [entry.at for entry in last.deeds] == [MORNING + 1]
    assert await hall.ledger.page(GUILD, AYA, 99) == last
    assert await hall.ledger.page(GUILD, AYA, -5) == first


async def test_what_a_source_entered_is_taken_back_by_new_entries_that_name_the_old(hall: Hall) -> None:
    source, by = Source("gathering", "g"), Source("organiser", "o")
    await told(hall, AYA, "absent", source)
    await told(hall, BEN, "gathering-won", source)
    await told(hall, AYA, "refused", Source("gathering", "other"))
    assert await taken_back(hall, source, by) == 2
    assert (await hall.ledger.page(GUILD, AYA, 0)).own == DEEDS["refused"]
    assert (await hall.ledger.page(GUILD, BEN, 0)).own == 0
    entries = await ledger(hall)
    old = {entry.id: entry for entry in entries if entry.reverses is None}
    new = [entry for entry in entries if entry.reverses]
    assert (len(old), len(new)) == (3, 2)
    for entry in new:
        reversed_one = old[entry.reverses or ""]
        assert (entry.user_id, entry.deed, entry.amount) == (
            reversed_one.user_id,
            reversed_one.deed,
            -reversed_one.amount,
        )
        assert (entry.source_kind, entry.source_id) == (by.kind, by.id)


async def test_one_deed_can_be_taken_back_without_the_others_of_its_source(hall: Hall) -> None:
    source = Source("gathering", "g")
    await told(hall, AYA, "gathering-won", source)
    await told(hall, AYA, "kensei", source)
    assert await taken_back(hall, source, Source("organiser", "o"), deed="kensei") == 1
    assert (await hall.ledger.page(GUILD, AYA, 0)).own == DEEDS["gathering-won"]


async def test_an_entry_is_reversed_once_and_its_deed_can_then_stand_again(hall: Hall) -> None:
    source, by = Source("gathering", "g"), Source("organiser", "o")
    for times in range(1, 4):
        await told(hall, AYA, "kensei", source)
        await told(hall, AYA, "kensei", source)
        assert (await hall.ledger.page(GUILD, AYA, 0)).own == DEEDS["kensei"]
        assert await taken_back(hall, source, by) == 1
        assert await taken_back(hall, source, by) == 0
        assert (await hall.ledger.page(GUILD, AYA, 0)).own == 0
        assert len(await ledger(hall)) == 2 * times


async def test_two_who_reverse_the_same_at_once_reverse_it_once(hall: Hall, rival: Hall) -> None:
    sources = [Source("gathering", str(number)) for number in range(8)]
    for source in sources:
        await told(hall, AYA, "absent", source)
    by = Source("organiser", "o")
    counts = await asyncio.gather(
        *(taken_back(house, source, by) for source in sources for house in (hall, rival))
    )
    assert sum(counts) == len(sources)
    assert (await hall.ledger.page(GUILD, AYA, 0)).own == 0


async def test_the_same_deed_told_at_once_counts_once(hall: Hall, rival: Hall) -> None:
    source = Source("match", "m")
    await asyncio.gather(*(told(house, AYA, "won", source) for house in (hall, rival) * 6))
    assert [entry.deed for entry in await ledger(hall)] == ["won"]
    assert (await hall.ledger.page(GUILD, AYA, 0)).own == DEEDS["won"]


async def test_a_server_that_keeps_no_honor_has_nothing_entered(hall: Hall) -> None:
    await hall.play_out(await hall.duel())
    before = await hall.honor()
    await hall.book.change(GUILD, MANAGER, "honor", ("off",))
    await hall.play_out(await hall.duel())
    await told(hall, AYA, "kensei", Source("gathering", "g"))
    assert await hall.honor() == before
    page = await hall.ledger.page(GUILD, AYA, 0)
    assert (page.kept, page.own) == (False, sum(deed.amount for deed in before if deed.user_id == AYA))
    await hall.book.change(GUILD, MANAGER, "honor", ("on",))
    await hall.play_out(await hall.duel())
    assert len(await hall.honor()) > len(before)


guilds = count(GUILD + 1)
sources = st.builds(Source, st.sampled_from(["match", "gathering"]), st.sampled_from("ab"))
doings = st.tuples(
    st.sampled_from(["enter", "enter", "enter", "reverse", "season", "forget"]),
    st.sampled_from([AYA, BEN]),
    st.sampled_from(list(DEEDS)),
    sources,
)


@given(st.lists(doings, max_size=24))
@settings(
    max_examples=25 * DEPTH,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
    deadline=None,  # real databases
)
async def test_honor_is_the_sum_of_the_ledger_whatever_is_entered_and_reversed(
    hall: Hall, done: list[tuple[str, int, str, Source]]
) -> None:
    """Seasons end meanwhile, and people are forgotten and come back."""
    books = HonorBooks(hall, next(guilds))
    for number, (what, user_id, deed, source) in enumerate(done):
        hall.clock.forward(1)
        match what:
            case "enter":
                await books.enter(user_id, deed, source)
            case "reverse":
                await books.reverse(deed, source, Source("organiser", str(number)))
            case "season":
                await books.end_season()
            case _:
                await books.forget(user_id)
        await books.check()
