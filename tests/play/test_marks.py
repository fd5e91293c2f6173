"""Marks are given once, at the end of what counts, to those who have earned them; on each database."""

import asyncio

import pytest

from bot.face.earned import marks_earned
from bot.face.letters.letters import Letters
from bot.face.transcript import as_text
from bot.face.words import Words
from bot.play.ground.refusals import Refusal
from bot.play.ground.times import DAY
from bot.play.match.courtesies import Courtesies
from bot.play.match.records import keep_record
from bot.play.match.taken import take_current
from bot.play.me.me import Me
from bot.play.messages.parcels import REVEAL
from bot.play.privacy.forget import Forgetting
from bot.play.solo.practice import Practice
from bot.play.solo.puzzle_weeks import FIRST_DAY
from bot.play.solo.puzzles import NOWHERE, Puzzles, puzzle_of
from bot.play.standing.marks import give_mark, marks_by_game
from bot.store.mark_rows import EarnedMark
from players.player import LEVELS
from rules.game import Outcome
from tests.parcels import parcel
from tests.play.hall import AYA, BEN, CHANNEL, CHIYO, DAIGO, GUILD, Hall

FELLING = (("moon", "snow"), ("pine", "moon"), ("fan", "pine"))
"""Three turns that fell the second seat whatever the dice say, and do not hurt the first."""


async def fell(hall: Hall, match_id: str) -> None:
    """Play so that the second seat falls."""
    for cards in FELLING:
        picked = await hall.play(match_id, *cards)
    assert picked.page.outcome == Outcome((0,), "knockout")


async def marks(hall: Hall, user_id: int, guild_id: int = GUILD) -> set[str]:
    return set((await hall.profiles.of(guild_id, user_id, user_id)).marks)


async def told(hall: Hall, match_id: str) -> list[EarnedMark]:
    return list((await hall.page(match_id)).marks)


async def test_a_match_earns_its_marks_once_and_its_last_message_tells_them(hall: Hall) -> None:
    first, again = await hall.duel(), await hall.duel()
    await fell(hall, first)
    assert await marks(hall, AYA) == {"duel-unscathed", "duel-lightning"}
    assert await marks(hall, BEN) == set()
    earned = [EarnedMark(user_id=AYA, mark=mark) for mark in ("duel-lightning", "duel-unscathed")]
    assert await told(hall, first) == earned
    last = (await hall.match(first)).revision
    letter = await Letters(hall.context).write(parcel(REVEAL.name, first, rank=last))
    assert letter
    [line] = marks_earned(Words("en"), earned)
    assert line in as_text(letter.screen)
    assert "⚡\N{NO-BREAK SPACE}Lightning" in line
    waiting = set(await hall.waiting())
    await fell(hall, again)
    assert await told(hall, again) == []
    assert {lane.partition(":")[0] for lane, _ in set(await hall.waiting()) - waiting} <= {"reveal", "hand"}


async def test_two_matches_that_end_at_once_give_the_same_mark_once(hall: Hall, rival: Hall) -> None:
    for number in range(6):
        winner = 500 + number
        ends = [await hall.duel(winner, 600 + number), await hall.duel(winner, 700 + number)]
        for match_id in ends:
            for cards in FELLING[:2]:
                await hall.play(match_id, *cards)
            await hall.pick(match_id, winner, FELLING[2][0])
        await asyncio.gather(
            hall.pick(ends[0], 600 + number, FELLING[2][1]), rival.pick(ends[1], 700 + number, FELLING[2][1])
        )
        earned = [each.mark for match_id in ends for each in await told(hall, match_id)]
        assert sorted(mark for mark in earned if mark != "welcome") == ["duel-lightning", "duel-unscathed"]
        assert await marks(hall, winner) == set(earned)


async def test_who_left_or_was_stood_in_for_earns_none_of_a_game(hall: Hall) -> None:
    match_id = await hall.duel()
    await hall.pick(match_id, AYA, FELLING[0][0])
    hall.clock.forward(2 * DAY)
    await hall.deadlines.sweep()  # Ben's card is chosen for him
    await hall.matches.resign(match_id=match_id, user_id=BEN)
    assert await marks(hall, AYA) == set(), "it was no knockout"
    other = await hall.duel(CHIYO, DAIGO)
    await hall.pick(other, DAIGO, FELLING[0][1])
    hall.clock.forward(2 * DAY)
    await hall.deadlines.sweep()
    await hall.play_out(other)
    assert {mark for mark in await marks(hall, CHIYO) if mark.startswith("duel")} == set()


async def test_time_given_a_welcome_a_long_loss_and_a_draw_earn_their_marks(hall: Hall) -> None:
    await fell(hall, await hall.duel())
    kind = await hall.duel(CHIYO, AYA, pace="week")
    await hall.pick(kind, CHIYO, FELLING[0][0])
    await Courtesies(hall.context).give_time(match_id=kind, user_id=CHIYO)
    hall.clock.forward(7 * DAY)
    await hall.pick(kind, AYA, FELLING[0][1])
    for cards in FELLING[1:]:
        await hall.play(kind, *cards)
    assert await marks(hall, CHIYO) >= {"gave-time"}
    assert await marks(hall, AYA) >= {"welcome", "steadfast"}
    drawn = await hall.duel(AYA, DAIGO)
    for turn in range(10):
        card = (await hall.page(drawn, AYA)).options[0]
        assert turn >= 9 or card
        await hall.play(drawn, card, card)
    for user_id in (AYA, DAIGO):
        await Courtesies(hall.context).offer_draw(match_id=drawn, user_id=user_id)
    assert "peace" in await marks(hall, DAIGO)
    assert [each.mark for each in await told(hall, drawn)] == ["peace", "peace"]


async def test_a_first_match_that_is_given_up_is_no_welcome(hall: Hall) -> None:
    await fell(hall, await hall.duel())
    match_id = await hall.duel(AYA, CHIYO)
    await hall.play(match_id)
    await hall.matches.resign(match_id=match_id, user_id=CHIYO)
    assert "welcome" not in await marks(hall, AYA)


@pytest.mark.parametrize("level", LEVELS)
async def test_practice_earns_the_mark_of_the_house_at_its_best_alone(hall: Hall, level: str) -> None:
    match_id = await Practice(hall.context).begin(
        guild_id=GUILD, channel_id=CHANNEL, user_id=AYA, level=level, wanted="bushido.duel"
    )

    async def beat(tx: object) -> None:
        taken = await take_current(tx, match_id)
        await keep_record(hall.context, tx, taken, Outcome((0,), "knockout"), hall.clock())

    await hall.store.transact(beat)
    assert await marks(hall, AYA) == ({"house"} if level == "master" else set())


async def test_an_answer_that_is_found_earns_its_mark_where_it_was_given(hall: Hall) -> None:
    puzzles, asked = Puzzles(hall.context), puzzle_of(FIRST_DAY)
    hall.clock.time = FIRST_DAY * DAY
    mix = dict(zip(asked.options, (int(100 * share) for share in asked.mix), strict=True))
    best = max(mix, key=mix.__getitem__)
    found = mix | {best: mix[best] + 100 - sum(mix.values())}
    for user_id, guild_id, shares in (
        (AYA, GUILD, found),
        (BEN, NOWHERE, found),
        (CHIYO, GUILD, {best: 100}),
    ):
        await puzzles.answer(FIRST_DAY, shares, user_id=user_id, guild_id=guild_id, pictured=False)
    assert [await marks(hall, user_id) for user_id in (AYA, BEN, CHIYO)] == [{"puzzle"}, set(), set()]


async def test_a_mark_is_worn_where_it_was_earned_and_by_its_owner_alone(hall: Hall) -> None:
    me, elsewhere = Me(hall.context, ("en",)), GUILD + 1
    await hall.meet(AYA, BEN)
    await fell(hall, await hall.duel())
    for user_id, mark in ((AYA, "duel-mirror"), (BEN, "duel-lightning")):
        with pytest.raises(Refusal, match="unknown-option"):
            await me.change(user_id, "mark", (mark,))
    await me.change(AYA, "mark", ("duel-lightning",))
    assert (await me.page(AYA)).worn == "duel-lightning"
    assert (await hall.boards.page(GUILD, BEN, "honor", 0)).worn == {AYA: "duel-lightning"}
    assert (await hall.boards.page(elsewhere, BEN, "honor", 0)).worn == {}
    await me.change(AYA, "mark", ("none",))
    assert (await hall.boards.page(GUILD, BEN, "honor", 0)).worn == {}


async def test_who_is_forgotten_wears_and_has_nothing(hall: Hall) -> None:
    await hall.meet(AYA, BEN)
    await fell(hall, match_id := await hall.duel())
    await Me(hall.context, ("en",)).change(AYA, "mark", ("duel-lightning",))
    alias = await Forgetting(hall.context).forget(AYA)
    assert (await hall.boards.page(GUILD, BEN, "honor", 0)).worn == {}
    assert await marks(hall, alias) == await marks(hall, AYA) == set()
    assert await told(hall, match_id) == []


async def test_all_marks_fit_beside_each_other_in_a_profile_and_a_list(hall: Hall) -> None:
    await hall.meet(AYA)
    every = [mark for own in marks_by_game().values() for mark in own]

    async def give(tx: object) -> None:
        for mark in every:
            await give_mark(tx, GUILD, AYA, mark, match_id=None, at=hall.clock())

    await hall.store.transact(give)
    assert await marks(hall, AYA) == set(every)
    assert set((await Me(hall.context, ("en",)).page(AYA)).marks) == set(every)
