"""Ratings: which matches count, and that the same matches always lead to the same numbers."""

import asyncio
import random
from functools import partial

import pytest

from bot.play.ground.repertoire import game_name
from bot.play.ground.times import DAY, MISSES_TO_FORFEIT
from bot.play.match.mix import dice_of_play
from bot.play.standing.meetings import COUNTED_IN_A_WEEK, WEEK
from bot.play.standing.strength import NEWCOMER, Rating, rate
from bot.store import rows
from rules.bushido.brawl import BrawlView
from rules.codec import decode
from rules.game import Outcome
from rules.games import game
from rules.replay import Left, advance
from tests.play.archive import BRAWL, DUEL, SCRIPT, begun, felled, rated, ratings
from tests.play.brawling import FOUR, entries, pass_deadline, play_any
from tests.play.hall import AYA, BEN, CHIYO, DAIGO, GUILD, Hall


async def test_a_duel_moves_both_and_makes_them_surer(hall: Hall) -> None:
    match_id = await felled(hall)
    won, lost = await rated(hall)
    assert (won.user_id, won.place, lost.user_id, lost.place) == (AYA, 1, BEN, 2)
    assert won.before == lost.before == NEWCOMER
    assert won.level > NEWCOMER.level > lost.level
    assert max(won.spread, lost.spread) < NEWCOMER.spread
    assert {change.match_id for change in (won, lost)} == {match_id}
    for kept, change in zip(await ratings(hall), (won, lost), strict=True):
        assert (kept.guild_id, kept.game, kept.user_id, kept.matches) == (GUILD, DUEL, change.user_id, 1)
        assert (kept.level, kept.spread, kept.floor) == (change.level, change.spread, change.after.floor)


async def test_who_resigns_after_a_reveal_loses_by_it(hall: Hall) -> None:
    match_id = await hall.duel()
    await hall.play(match_id, *SCRIPT[0])
    await hall.matches.resign(match_id=match_id, user_id=AYA)
    assert [(change.user_id, change.place) for change in await rated(hall)] == [(AYA, 2), (BEN, 1)]


async def test_a_duel_left_before_the_first_reveal_is_unrated(hall: Hall) -> None:
    await hall.matches.resign(match_id=await hall.duel(), user_id=AYA)
    assert (await rated(hall), await ratings(hall)) == ([], [])


async def test_who_missed_a_deadline_and_lost_loses_by_it_and_the_other_gains(hall: Hall) -> None:
    match_id = await begun(hall)

    await hall.pick(match_id, AYA, "fan")
    await pass_deadline(hall)
    while not (await hall.page(match_id)).outcome:
        await hall.play(match_id)
    assert decode((await hall.match(match_id)).outcome or "", Outcome).winners == (0,)
    won, lost = await rated(hall)
    expected = rate([NEWCOMER, NEWCOMER], [1, 2])
    assert won.after == expected[0], "the other gains as ever"
    assert (lost.level, lost.spread) == (expected[1].level, NEWCOMER.spread)


async def test_who_was_stood_in_for_and_won_gains_nothing_and_the_other_loses(hall: Hall) -> None:
    match_id = await hall.duel()
    await hall.pick(match_id, BEN, (await hall.page(match_id, BEN)).options[0])
    await pass_deadline(hall)
    await hall.matches.resign(match_id=match_id, user_id=BEN)
    won, lost = await rated(hall)
    assert (won.user_id, won.after) == (AYA, NEWCOMER)
    assert lost.after == rate([NEWCOMER, NEWCOMER], [1, 2])[1]


async def test_who_forfeits_loses_points_by_it(hall: Hall) -> None:
    match_id = await hall.duel()
    for _ in range(MISSES_TO_FORFEIT):
        page = await hall.page(match_id, BEN)
        await hall.pick(match_id, BEN, page.options[0])
        await pass_deadline(hall)
    assert (await hall.page(match_id)).outcome == Outcome((1,), "forfeited")
    lost, won = await rated(hall)
    assert (lost.user_id, lost.place, won.user_id, won.place) == (AYA, 2, BEN, 1)
    assert lost.level < NEWCOMER.level < won.level
    assert lost.after.floor < NEWCOMER.floor < won.after.floor


async def test_in_a_brawl_only_who_was_stood_in_for_does_not_gain(hall: Hall) -> None:
    match_id, rng = await hall.brawl(*FOUR), random.Random(5)
    while not (page := await hall.page(match_id)).outcome:
        if page.revision == 0:
            for user_id in FOUR[1:]:
                await hall.pick(match_id, user_id, (await hall.page(match_id, user_id)).options[0])
            await pass_deadline(hall)
        else:
            await play_any(hall, match_id, rng)
    changes = sorted(await rated(hall), key=lambda change: change.user_id)
    fair = rate([NEWCOMER] * 4, [change.place for change in changes])
    assert [change.after for change in changes[1:]] == fair[1:]
    assert changes[0].level == min(NEWCOMER.level, fair[0].level)
    assert changes[0].spread == NEWCOMER.spread


async def test_a_match_that_everybody_abandoned_is_unrated(hall: Hall) -> None:
    match_id = await hall.duel()
    for _ in range(MISSES_TO_FORFEIT):
        await pass_deadline(hall)
    assert (await hall.match(match_id)).status == "over"
    assert await rated(hall) == []


async def test_a_duel_on_unequal_terms_is_unrated(hall: Hall) -> None:
    match_id = await begun(hall)
    unequal = '{"fighters":["swift","wanderer"],"healths":[20,12]}'
    await hall.cheat("options_set", id=match_id, text=unequal)
    await hall.play(match_id, *SCRIPT[-1])
    assert (await hall.match(match_id)).status == "over"
    assert await rated(hall) == []


async def test_a_pair_is_rated_so_often_within_seven_days_and_no_more(hall: Hall) -> None:
    for _ in range(COUNTED_IN_A_WEEK):
        await felled(hall)
        await felled(hall, BEN, CHIYO)
        hall.clock.forward(DAY)
    assert len(await rated(hall)) == 4 * COUNTED_IN_A_WEEK
    await felled(hall)
    assert len(await rated(hall)) == 4 * COUNTED_IN_A_WEEK
    await felled(hall, AYA, CHIYO)  # who have not met yet
    assert len(await rated(hall)) == 4 * COUNTED_IN_A_WEEK + 2
    hall.clock.forward(WEEK - COUNTED_IN_A_WEEK * DAY)
    await felled(hall)
    assert len(await rated(hall)) == 4 * COUNTED_IN_A_WEEK + 4


async def test_who_fell_later_in_a_brawl_took_the_better_place(hall: Hall) -> None:
    match_id, rng = await hall.brawl(*FOUR), random.Random(7)
    fell: dict[int, int] = {}
    while not (page := await hall.page(match_id)).outcome:
        assert isinstance(page.view, BrawlView)
        await play_any(hall, match_id, rng)
        for user_id in FOUR:
            if (await hall.page(match_id, user_id)).out:
                fell.setdefault(user_id, page.view.turn)
    assert len(set(fell.values())) > 1, "this seed fells all in one turn: choose another"
    lasted = {user_id: fell.get(user_id, page.view.turn + 1) for user_id in FOUR}
    expected = {
        user_id: 1 + sum(other > turn for other in lasted.values()) for user_id, turn in lasted.items()
    }
    assert {change.user_id: change.place for change in await rated(hall)} == expected


async def test_each_game_has_a_ladder_of_its_own(hall: Hall) -> None:
    await felled(hall)
    match_id, rng = await hall.brawl(*FOUR), random.Random(3)
    while not (await hall.page(match_id)).outcome:
        await play_any(hall, match_id, rng)
    changes = await rated(hall)
    assert [(c.game, c.nth) for c in changes] == [(BRAWL, 1)] * 4 + [(DUEL, 1)] * 2
    assert all(change.before == NEWCOMER for change in changes)


async def test_matches_that_end_at_once_are_rated_one_after_the_other(hall: Hall, rival: Hall) -> None:
    pairs = [(AYA, BEN), (CHIYO, AYA), (BEN, DAIGO), (DAIGO, CHIYO), (AYA, DAIGO), (BEN, CHIYO)]
    matches = [await begun(hall, *pair) for pair in pairs]
    for match_id, pair in zip(matches, pairs, strict=True):
        await hall.pick(match_id, pair[0], SCRIPT[-1][0])
    await asyncio.gather(
        *(
            (hall, rival)[number % 2].pick(match_id, pair[1], SCRIPT[-1][1])
            for number, (match_id, pair) in enumerate(zip(matches, pairs, strict=True))
        )
    )
    changes = await rated(hall)
    assert sorted({change.nth for change in changes}) == list(range(1, len(pairs) + 1))
    standing: dict[int, Rating] = {}
    for change in changes:
        assert change.before == standing.get(change.user_id, NEWCOMER)
        standing[change.user_id] = change.after
    assert {kept.user_id: Rating(kept.level, kept.spread) for kept in await ratings(hall)} == standing


@pytest.mark.parametrize("seed", [1, 2])
async def test_every_rating_follows_from_the_matches_alone(hall: Hall, seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(14):
        await some_match(hall, rng)
        hall.clock.forward(rng.choice((1, DAY)))
    expected = await recomputed(hall)
    assert len(expected) > 4
    assert {(k.game, k.user_id): Rating(k.level, k.spread) for k in await ratings(hall)} == expected


async def some_match(hall: Hall, rng: random.Random) -> None:
    """Fight with some people, who may resign at some point or stay away for a turn."""
    people = rng.sample(FOUR, 2 if rng.random() < 0.8 else rng.choice((3, 4)))
    match_id = await (hall.duel(*people) if len(people) == 2 else hall.brawl(*people))
    leaves_at = rng.choice((0, 2, 99, 99, 99))
    misses_at = rng.choice((1, 99, 99, 99))
    for turn in range(999):
        if (await hall.page(match_id)).outcome:
            return
        playing = [user_id for user_id in people if not (await hall.page(match_id, user_id)).out]
        if turn == leaves_at:
            await hall.matches.resign(match_id=match_id, user_id=rng.choice(playing))
        elif turn == misses_at:
            await pass_deadline(hall)
        else:
            await play_any(hall, match_id, rng)


async def recomputed(hall: Hall) -> dict[tuple[str, int], Rating]:
    """Work every rating out from the logs, as their rules are written, without a look at a ladder."""
    known: dict[tuple[str, int], Rating] = {}
    met: list[tuple[str, frozenset[int], int]] = []
    for match in sorted(await hall.every_match(), key=lambda match: match.ended_at or 0):
        people = [seat.user_id for seat in await hall.seats(match.id)]
        name, ended_at = game_name(match.game), match.ended_at or 0
        often = max(
            sum(g == name and {a, b} <= p and at > ended_at - WEEK for g, p, at in met)
            for a in people
            for b in people
            if a < b
        )
        if often < COUNTED_IN_A_WEEK and await fought(hall, match):
            met.append((name, frozenset(people), ended_at))
            before = [known.get((name, user_id), NEWCOMER) for user_id in people]
            after = rate(before, await places(hall, match, len(people)))
            for seat in await stood_in(hall, match):
                level, spread = before[seat].level, before[seat].spread
                after[seat] = Rating(min(level, after[seat].level), max(spread, after[seat].spread))
            known |= {(name, user_id): new for user_id, new in zip(people, after, strict=True)}
    return known


async def fought(hall: Hall, match: rows.Match) -> bool:
    """Return whether a play of a match was ever revealed, by its log."""
    return any(not isinstance(entry, Left) for entry in await entries(hall, match.id))


async def stood_in(hall: Hall, match: rows.Match) -> set[int]:
    """Return the seats for which a stand-in chose, by the log of a match."""
    return {seat for turn in await hall.turns(match.id) for seat in decode(turn.stand_ins, tuple[int, ...])}


async def places(hall: Hall, match: rows.Match, seats: int) -> list[int]:
    """Play a match again and return the place each seat took."""
    rules, dice_of = game(match.game), partial(dice_of_play, match, await hall.seats(match.id))
    state = rules.start(seats, decode(match.options, rules.options_type), dice_of(0)).state
    chapter, gone = 0, dict[int, int]()
    for number, entry in enumerate(await entries(hall, match.id), start=1):
        chapter = chapter if rules.continues(state) else number
        state = advance(rules, state, entry, dice_of(number)).state
        gone |= {
            seat: chapter for seat in range(seats) if seat not in gone and not rules.plays_on(state, seat)
        }
    winners = decode(match.outcome or "", Outcome).winners
    score = [(seat in winners, gone.get(seat, number + 1)) for seat in range(seats)]
    return [1 + sum(other > own for other in score) for own in score]


async def test_the_end_of_a_match_tells_what_it_changed(hall: Hall) -> None:
    match_id = await begun(hall)
    assert (await hall.page(match_id)).ratings == ()
    await hall.play(match_id, *SCRIPT[-1])
    shown = (await hall.page(match_id)).ratings
    assert [(change.user_id, change.level_before, change.level) for change in shown] == [
        (change.user_id, NEWCOMER.level, change.level) for change in await rated(hall)
    ]
    unrated = await hall.duel()
    await hall.matches.resign(match_id=unrated, user_id=AYA)
    assert (await hall.page(unrated)).ratings == ()
