"""What a viewer may know: pages of matches, turns, lists."""

import pytest

from bot.play.ground.refusals import Gone, NotYours
from bot.play.ground.times import DAY, MISSES_TO_FORFEIT
from rules.bushido.duel import DuelView
from rules.bushido.wheel import TECHNIQUES
from rules.codec import encode
from rules.game import Outcome
from tests.play.hall import AYA, BEN, CHANNEL, CHIYO, GUILD, MORNING, Hall


async def test_the_public_sees_who_is_ready_and_never_what_they_picked(hall: Hall) -> None:
    match_id = await hall.duel()
    await hall.pick(match_id, AYA, "pine")
    page = await hall.page(match_id)
    assert [(player.owes, player.ready) for player in page.players] == [(True, True), (True, False)]
    assert (page.own_seat, page.options, page.pick) == (None, (), None)


async def test_a_seat_sees_its_own_pick_and_not_the_others(hall: Hall) -> None:
    match_id = await hall.duel()
    await hall.pick(match_id, AYA, "pine")
    own, other = await hall.page(match_id, AYA), await hall.page(match_id, BEN)
    assert (own.own_seat, own.pick, own.options) == (0, "pine", TECHNIQUES)
    assert (other.own_seat, other.pick, other.options) == (1, None, TECHNIQUES)


async def test_a_pick_is_forgotten_with_its_turn(hall: Hall) -> None:
    match_id = await hall.duel()
    await hall.play(match_id, "pine", "moon")
    page = await hall.page(match_id, AYA)
    assert (page.pick, page.revision, page.players[0].ready) == (None, 1, False)
    assert "pine" not in page.options


async def test_a_page_says_where_the_match_stands(hall: Hall) -> None:
    await hall.meet(AYA)
    match_id = await hall.duel(pace="week")
    page = await hall.page(match_id)
    assert (page.guild_id, page.channel_id, page.board_id, page.pace) == (GUILD, CHANNEL, None, "week")
    assert [(player.user_id, player.name, player.honor) for player in page.players] == [
        (AYA, f"Person {AYA}", 0),
        (BEN, "", 0),
    ]
    assert isinstance(page.view, DuelView)
    assert [side.fighter for side in page.view.sides] == ["swift", "wanderer"]


async def test_strangers_read_no_ones_page_and_nobody_reads_what_is_not_there(hall: Hall) -> None:
    match_id = await hall.duel()
    with pytest.raises(NotYours, match="not-your-duel"):
        await hall.page(match_id, CHIYO)
    with pytest.raises(Gone, match="duel-gone"):
        await hall.page("nothing")
    for absent in (match_id, "nothing"):
        with pytest.raises(Gone, match="duel-gone"):
            await hall.reading.turn(absent, 1)


async def test_a_finished_match_asks_nobody(hall: Hall) -> None:
    match_id = await hall.duel()
    await hall.matches.resign(match_id=match_id, user_id=AYA)
    for viewer in (None, AYA, BEN):
        page = await hall.page(match_id, viewer)
        assert page.outcome == Outcome((1,), "resigned")
        assert (page.options, page.deadline_at) == ((), None)
        assert [player.owes for player in page.players] == [False, False]


async def test_an_abandoned_match_asks_nobody_though_its_rules_still_would(hall: Hall) -> None:
    match_id = await hall.duel()
    for _ in range(MISSES_TO_FORFEIT):
        hall.clock.forward(DAY)
        await hall.deadlines.sweep()
    page = await hall.page(match_id, AYA)
    assert page.outcome == Outcome((), "abandoned")
    assert (page.options, [player.owes for player in page.players]) == ((), [False, False])


async def test_a_turn_is_told_as_it_was_resolved(hall: Hall) -> None:
    match_id = await hall.duel()
    await hall.play(match_id, "pine", "moon")
    told = await hall.reading.turn(match_id, 1)
    assert (told.revision, told.stand_ins) == (1, ())
    assert '"techniques":["pine","moon"]' in encode(told.events)


async def test_ones_duels_are_listed_with_whose_turn_it_is(hall: Hall) -> None:
    await hall.meet(AYA, BEN, CHIYO)
    slow, fast = await hall.duel(pace="week"), await hall.duel(CHIYO, AYA, pace="blitz")
    over = await hall.duel()
    await hall.matches.resign(match_id=over, user_id=AYA)
    await hall.pick(fast, AYA, "pine")

    lines = await hall.reading.duels(AYA)
    assert [(line.match_id, line.opponents, line.own_turn) for line in lines] == [
        (fast, (f"Person {CHIYO}",), False),
        (slow, (f"Person {BEN}",), True),
    ]
    assert lines[0].deadline_at == MORNING + 5 * 60_000
    assert [line.own_turn for line in await hall.reading.duels(CHIYO)] == [True]
    assert await hall.reading.duels(99) == []


async def test_those_in_a_challenge_are_named_as_their_server_knows_them(hall: Hall) -> None:
    await hall.meet(AYA)
    challenges = [await hall.challenge(AYA, BEN), await hall.challenge(CHIYO, AYA)]
    assert await hall.reading.names(challenges) == {AYA: f"Person {AYA}", BEN: "", CHIYO: ""}
