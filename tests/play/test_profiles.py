"""Profiles: records, fighters, head to head, ratings, titles and fame."""

import random

from msgspec.structs import replace

from bot.play.guild.organisers import Standing
from bot.play.match.breaking_off import ABANDONED
from bot.play.match.courtesies import Courtesies
from bot.play.standing.honor import DEEDS, Source
from bot.play.standing.profiles import FIGHTERS_SHOWN, Score
from bot.play.standing.strength import NEWCOMER
from bot.play.standing.titles import KENSEI, crown
from rules.bushido.duel import LAST_TURN, DuelState
from rules.codec import decode, encode
from rules.game import Outcome
from tests.play.archive import BRAWL, DUEL, Record, felled, ratings, records
from tests.play.brawling import FOUR, pass_deadline, play_any
from tests.play.hall import AYA, BEN, CHANNEL, CHIYO, EMI, GUILD, Hall

MANAGER = Standing(GUILD, EMI, frozenset(), manages=True)


async def brawled(hall: Hall, seed: int) -> Outcome:
    """Play a free for all of four to its end, and return how it ended."""
    match_id, rng = await hall.brawl(*FOUR), random.Random(seed)
    while not (await hall.page(match_id)).outcome:
        await play_any(hall, match_id, rng)
    return decode((await hall.match(match_id)).outcome or "", Outcome)


async def test_who_never_fought_has_an_empty_profile(hall: Hall) -> None:
    page = await hall.profiles.of(GUILD, AYA, BEN)
    assert (page.honor, page.kensei, page.titles, page.fame) == (0, False, (), ())
    assert (page.scores, page.ratings, page.fighters) == ((), (), ())
    assert page.versus == Score()
    assert (await hall.profiles.of(GUILD, AYA, AYA)).versus is None


async def test_a_duel_is_on_record_for_both(hall: Hall) -> None:
    match_id = await felled(hall, AYA, BEN)
    assert await records(hall) == [
        Record(match_id, AYA, DUEL, "swift", "won"),
        Record(match_id, BEN, DUEL, "wanderer", "lost"),
    ]
    aya, ben = await hall.profiles.of(GUILD, AYA, CHIYO), await hall.profiles.of(GUILD, BEN, AYA)
    assert (aya.scores, ben.scores) == (((DUEL, Score(won=1)),), ((DUEL, Score(lost=1)),))
    assert (aya.honor, ben.honor) == (DEEDS["fought"] + DEEDS["won"], DEEDS["fought"])
    assert (aya.versus, ben.versus) == (Score(), Score(lost=1))


async def test_who_resigns_or_forfeits_has_lost(hall: Hall) -> None:
    await hall.matches.resign(match_id=await hall.duel(AYA, BEN), user_id=AYA)
    match_id = await hall.duel(AYA, BEN)
    for _ in range(3):
        page = await hall.page(match_id, BEN)
        await hall.pick(match_id, BEN, page.options[0])
        await pass_deadline(hall)
    assert (await hall.profiles.of(GUILD, AYA, BEN)).scores == ((DUEL, Score(lost=2)),)
    assert (await hall.profiles.of(GUILD, BEN, AYA)).versus == Score(won=2)


async def test_a_duel_that_both_abandoned_leaves_no_record(hall: Hall) -> None:
    match_id = await hall.duel()
    for _ in range(3):
        await pass_deadline(hall)
    assert decode((await hall.match(match_id)).outcome or "", Outcome) == ABANDONED
    assert await records(hall) == []


async def test_a_drawn_duel_is_drawn_for_both(hall: Hall) -> None:
    match_id = await hall.duel()
    state = decode((await hall.match(match_id)).state, DuelState)
    await hall.cheat("state_set", id=match_id, text=encode(replace(state, turn=LAST_TURN)))
    await hall.play(match_id, "pine", "pine")
    assert [record.result for record in await records(hall)] == ["drawn", "drawn"]
    assert (await hall.profiles.of(GUILD, AYA, BEN)).scores == ((DUEL, Score(drawn=1)),)
    assert [(kept.user_id, kept.level) for kept in await ratings(hall)] == [
        (AYA, NEWCOMER.level),
        (BEN, NEWCOMER.level),
    ]


async def test_a_draw_that_was_agreed_on_is_drawn_and_rated_once_there_was_a_fight(hall: Hall) -> None:
    courtesies = Courtesies(hall.context)
    for turns in (0, 1):
        match_id = await hall.duel()
        for _ in range(turns):
            await hall.play(match_id, "pine", "pine")
        for user_id in (AYA, BEN):
            await courtesies.offer_draw(match_id=match_id, user_id=user_id)
        assert (await hall.match(match_id)).status == "over"
        assert len(await ratings(hall)) == 2 * turns
    assert (await hall.profiles.of(GUILD, AYA, BEN)).scores == ((DUEL, Score(drawn=2)),)


async def test_a_free_for_all_counts_apart_from_duels(hall: Hall) -> None:
    outcome = await brawled(hall, 3)
    [winner] = [FOUR[seat] for seat in outcome.winners]
    for user_id in FOUR:
        page = await hall.profiles.of(GUILD, user_id, EMI)
        assert page.scores == ((BRAWL, Score(won=1) if user_id == winner else Score(lost=1)),)
    assert {record.game for record in await records(hall)} == {BRAWL}
    assert (await hall.profiles.of(GUILD, FOUR[0], FOUR[1])).versus == Score()


async def test_two_who_met_in_several_games_have_one_score_between_them(hall: Hall) -> None:
    for game_name, losers in {"bushido.duel": (BEN, AYA), "pocket.hand": (BEN, AYA, BEN)}.items():
        for loser_id in losers:
            await hall.cheat("voice_clear", user_id=AYA)
            challenge = await hall.challenge(AYA, BEN, wish="", game_name=game_name)
            match_id = (await hall.accept(challenge, wish="random")).match_id
            await hall.matches.resign(match_id=match_id, user_id=loser_id)
    assert (await hall.profiles.of(GUILD, AYA, BEN)).versus == Score(won=3, lost=2)
    assert (await hall.profiles.of(GUILD, BEN, AYA)).versus == Score(won=2, lost=3)


async def test_the_fighters_played_most_come_first_with_what_they_won(hall: Hall) -> None:
    await felled(hall, AYA, BEN)
    await felled(hall, BEN, AYA)
    await felled(hall, BEN, AYA)
    for fighter in ("warlord", "bruiser"):
        match_id = await hall.duel(AYA, BEN, fighters=(fighter, "swift"))
        await hall.matches.resign(match_id=match_id, user_id=BEN)
    shown = (await hall.profiles.of(GUILD, AYA, BEN)).fighters
    assert [(row.role, row.fought, row.won) for row in shown] == [
        ("wanderer", 2, 0),
        ("bruiser", 1, 1),
        ("swift", 1, 1),
    ]
    assert len(shown) == FIGHTERS_SHOWN


async def test_ratings_are_shown_with_places(hall: Hall) -> None:
    await felled(hall, AYA, BEN)
    await brawled(hall, 3)
    assert [row.place for row in (await hall.profiles.of(GUILD, AYA, EMI)).ratings] == [None, None]
    await hall.cheat("ratings_settle")
    kept = {(rating.game, rating.user_id): rating for rating in await ratings(hall)}
    for user_id in (AYA, BEN):
        rows = (await hall.profiles.of(GUILD, user_id, EMI)).ratings
        assert [row.game for row in rows] == [BRAWL, DUEL]
        for row in rows:
            own = kept[row.game, user_id]
            above = sum(other.floor > own.floor for (game, _), other in kept.items() if game == row.game)
            assert (row.level, row.spread, row.matches, row.place) == (own.level, own.spread, 1, 1 + above)


async def test_titles_stay_in_the_profile_of_who_lost_them(hall: Hall) -> None:
    for user_id, tournament in ((AYA, "t1"), (AYA, "t2"), (BEN, "t3")):
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
    aya, ben = await hall.profiles.of(GUILD, AYA, EMI), await hall.profiles.of(GUILD, BEN, EMI)
    assert (aya.kensei, ben.kensei) == (False, True)
    [title] = aya.titles
    assert (title.title, title.times, title.since) == (KENSEI, 2, hall.clock() - 1)


async def test_places_in_halls_of_fame_are_remembered(hall: Hall) -> None:
    await felled(hall, AYA, BEN)
    await hall.cheat("ratings_settle")
    hall.clock.forward(1)
    await hall.seasons.close(guild_id=GUILD, channel_id=CHANNEL, standing=MANAGER, nth=1)
    fame = (await hall.profiles.of(GUILD, BEN, EMI)).fame
    assert [(row.nth, row.board, row.place) for row in fame] == [(1, DUEL, 2), (1, "honor", 2)]


async def test_another_server_knows_nothing_of_it(hall: Hall) -> None:
    await felled(hall, AYA, BEN)
    page = await hall.profiles.of(GUILD + 1, AYA, BEN)
    assert (page.scores, page.ratings, page.fighters, page.versus) == ((), (), (), Score())
