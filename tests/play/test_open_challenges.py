"""Challenges open to anyone: the first who may take one is its opponent."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

import pytest
from msgspec import structs

from bot.face.entry.challenge import challenge as challenge_screen
from bot.face.words import Words
from bot.play.clocks.habits import Habits
from bot.play.entry.challenges import TakenChallenge, lapse
from bot.play.entry.who_may_challenge import NEAR
from bot.play.ground.refusals import Gone, NotYours, Refusal
from bot.play.ground.repertoire import game_name
from bot.play.ground.times import CHALLENGE_LIFE
from bot.play.guild.organisers import Standing
from bot.play.moderation.moderation import Moderation
from bot.play.people.voice import OPEN_CHALLENGES, RESTS
from bot.play.privacy.export import Exports
from bot.play.privacy.forget import Forgetting
from bot.play.standing.strength import MILLI, NEWCOMER
from bot.store import rows
from bot.store.errors import StoreBusy
from bot.store.ids import ANYBODY
from rules.codec import encode
from tests.play.hall import AYA, BEN, CHANNEL, CHIYO, GUILD, Hall

ORGANISER = Standing(GUILD, CHIYO, frozenset(), manages=True)

ROUNDS = 12
Doing = Callable[[], Awaitable[object]]
"""Repetitions of a race that could go either way."""


async def open_one(hall: Hall, *, near: bool = False, wish: str = "swift") -> rows.ChallengeRow:
    """Challenge anyone as Aya."""
    return await hall.challenges.issue(
        guild_id=GUILD, channel_id=CHANNEL, challenger_id=AYA, opponent_id=ANYBODY, wish=wish, near=near
    )


async def take(hall: Hall, row: rows.ChallengeRow, user_id: int = BEN) -> TakenChallenge:
    """Take a challenge, as the last click on it does."""
    return await hall.challenges.accept(
        challenge_id=row.id, user_id=user_id, wish="wanderer", interaction_id=hall.click()
    )


async def until_heard(do: Doing) -> object:
    """Do something, and again as long as the database is busy: nothing was changed then."""
    while True:
        with suppress(StoreBusy):
            return await do()


async def rate(hall: Hall, game: str, user_id: int, points: int) -> None:
    """Set a rating that is off from a newcomer's."""
    await hall.store.transact(
        lambda tx: tx.run(
            "rating_set",
            guild_id=GUILD,
            game=game_name(game),
            user_id=user_id,
            level=NEWCOMER.level + points * MILLI,
            spread=NEWCOMER.spread,
            floor=0,
            settled=False,
            at=hall.clock(),
        )
    )


async def test_the_first_to_take_it_is_its_opponent(hall: Hall) -> None:
    row = await open_one(hall)
    assert (row.status, row.opponent_id, row.distance) == ("open", ANYBODY, None)
    taken = await take(hall, row, CHIYO)
    assert (taken.challenge.opponent_id, taken.challenge.status) == (CHIYO, "accepted")
    assert [seat.user_id for seat in await hall.seats(taken.match_id)] == [AYA, CHIYO]
    with pytest.raises(Gone, match="challenge-accepted"):
        await take(hall, row, BEN)


async def test_it_is_taken_by_who_has_a_challenge_of_the_same_person_as_well(hall: Hall) -> None:
    named, row = await hall.challenge(AYA, BEN), await open_one(hall)
    assert (await take(hall, row)).match_id
    assert (await hall.stored(named.id)).status == "open"


async def test_nobody_takes_refuses_or_withdraws_what_is_not_theirs_to(hall: Hall) -> None:
    row = await open_one(hall)
    with pytest.raises(Refusal, match="challenge-self"):
        await take(hall, row, AYA)
    with pytest.raises(NotYours, match="challenge-not-for-you"):
        await hall.challenges.refuse(challenge_id=row.id, user_id=BEN, reason="")
    with pytest.raises(NotYours, match="challenge-not-yours"):
        await hall.challenges.withdraw(challenge_id=row.id, user_id=BEN)
    assert await hall.challenges.open_for(BEN) == []
    assert await hall.challenges.open_for(AYA) == [row]


async def test_there_is_one_of_a_game_and_it_counts_among_those_that_wait(hall: Hall) -> None:
    await open_one(hall)
    with pytest.raises(Refusal, match="challenge-already-open-to-all"):
        await open_one(hall)
    for other in range(OPEN_CHALLENGES - 1):
        await hall.challenge(AYA, 1_000 + other)
    with pytest.raises(Refusal, match="challenge-enough"):
        await hall.challenge(AYA, BEN)


async def blocked(hall: Hall) -> None:
    """Block Ben as Aya."""
    await hall.people.block(AYA, BEN)


async def muted(hall: Hall) -> None:
    """Mute Ben."""
    await Moderation(hall.context).mute(GUILD, ORGANISER, BEN, "week", "Seven challenges a day")


async def of_no_clan(hall: Hall) -> None:
    """Take challenges to Aya from her clan alone, in which Ben is not."""
    await Habits(hall.context).set_challengers(AYA, "clan")


async def far_off(hall: Hall) -> None:
    """Rate Ben further off than near."""
    for game in {row.game for row in await hall.every_challenge()}:
        await rate(hall, game, BEN, NEAR + 1)


@pytest.mark.parametrize("apart", [blocked, muted, of_no_clan, far_off])
async def test_why_one_may_not_take_it_is_told_in_the_same_words(
    hall: Hall, apart: Callable[[Hall], Awaitable[None]]
) -> None:
    row = await open_one(hall, near=True)
    await apart(hall)
    waiting = await hall.waiting()
    doings = (hall.challenges.awaiting(challenge_id=row.id, user_id=BEN), take(hall, row))
    for doing in doings:
        with pytest.raises(Refusal) as refused:
            await doing
        assert (type(refused.value), *refused.value.args) == (Refusal, "challenge-not-open-to-you", {})
        assert refused.value.__cause__ is None
    assert await hall.waiting() == waiting
    assert await hall.stored(row.id) == row
    await Habits(hall.context).set_challengers(AYA, "all")
    assert (await take(hall, row, CHIYO)).match_id


async def test_who_has_blocked_its_challenger_is_told_so(hall: Hall) -> None:
    row = await open_one(hall)
    await hall.people.block(BEN, AYA)
    with pytest.raises(Refusal, match="challenge-you-blocked"):
        await take(hall, row)


async def test_near_goes_as_far_as_it_says(hall: Hall) -> None:
    row = await open_one(hall, near=True)
    assert row.distance == NEAR
    await rate(hall, row.game, AYA, NEAR)
    assert (await hall.challenges.awaiting(challenge_id=row.id, user_id=BEN)).opponent_id == BEN
    await rate(hall, row.game, AYA, NEAR + 1)
    with pytest.raises(Refusal, match="challenge-not-open-to-you"):
        await take(hall, row)


async def test_nobody_is_near_in_a_game_without_ratings(hall: Hall) -> None:
    asked = {"guild_id": GUILD, "channel_id": CHANNEL, "challenger_id": AYA, "opponent_id": ANYBODY}
    with pytest.raises(Refusal, match="challenge-near-unrated"):
        await hall.challenges.issue(**asked, wish="", game_name="way.fight", near=True)
    assert (await hall.challenges.issue(**asked, wish="", game_name="way.fight")).distance is None


async def test_who_takes_challenges_from_nobody_can_still_ask_anybody(hall: Hall) -> None:
    await Habits(hall.context).set_challengers(AYA, "nobody")
    assert (await take(hall, await open_one(hall))).match_id


async def test_it_pings_nobody_and_tells_no_fighter(hall: Hall) -> None:
    row, words = await open_one(hall), Words()
    shown = challenge_screen(row, words)
    assert shown.pings == ()
    assert encode(shown) == encode(challenge_screen(structs.replace(row, wish="wanderer"), words))


async def test_it_lapses_and_is_withdrawn_as_others_are(hall: Hall) -> None:
    row = await open_one(hall)
    assert (await hall.challenges.withdraw(challenge_id=row.id, user_id=AYA)).opponent_id == ANYBODY
    hall.clock.forward(RESTS[0])
    row = await open_one(hall)
    hall.clock.forward(CHALLENGE_LIFE)
    await lapse(hall.context, row.id)
    assert (await hall.stored(row.id)).status == "lapsed"
    with pytest.raises(Gone, match="challenge-lapsed"):
        await take(hall, row)


async def test_who_made_it_has_it_in_what_is_stored_and_takes_it_back_when_forgotten(hall: Hall) -> None:
    row = await open_one(hall)
    assert row.id in await Exports(hall.context).of(AYA)
    assert row.id not in await Exports(hall.context).of(BEN)
    alias = await Forgetting(hall.context).forget(AYA)
    stored = await hall.stored(row.id)
    assert (stored.status, stored.challenger_id, stored.opponent_id) == ("withdrawn", alias, ANYBODY)


@pytest.mark.parametrize("rounds", [ROUNDS])
async def test_of_all_who_take_it_at_once_one_has_it(hall: Hall, rival: Hall, rounds: int) -> None:
    rng = random.Random(33)
    for _ in range(rounds):
        hall.clock.forward(RESTS[-1])
        row = await open_one(hall)
        begun = len(await hall.every_match())
        doings: list[Doing] = [
            partial(take, house, row, user_id) for house in (hall, rival) for user_id in (BEN, CHIYO)
        ]
        doings.append(partial(hall.challenges.withdraw, challenge_id=row.id, user_id=AYA))
        rng.shuffle(doings)
        results = await asyncio.gather(*map(until_heard, doings), return_exceptions=True)

        ended = await hall.stored(row.id)
        assert sum(isinstance(result, Gone) for result in results) == len(doings) - 1, results
        if ended.status == "withdrawn":
            assert (ended.opponent_id, len(await hall.every_match())) == (ANYBODY, begun)
            continue
        [taken] = [result for result in results if isinstance(result, TakenChallenge)]
        assert [seat.user_id for seat in await hall.seats(taken.match_id)] == [AYA, ended.opponent_id]
        assert len(await hall.every_match()) == begun + 1
