"""Why a solo match went as it did: it is played on from there, for one person at a time."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from bot.play.ground.refusals import NotYours, Refusal
from bot.play.solo import retracings
from bot.play.solo.mind import Mind
from bot.play.solo.retracings import MOST_WAITING, Retraced, Retracings
from tests.golden.gallery.why import FIGHT
from tests.play.hall import AYA, BEN, Hall
from tests.play.test_alone import found, search
from tests.replays import replayed


@pytest.fixture
async def back(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Retracings]:
    """Look back with few matches played on."""
    monkeypatch.setattr(retracings, "SHARE", 2)
    mind = Mind(patience=30.0)
    yield Retracings(hall.context, mind)
    mind.close()


async def test_a_fight_is_looked_back_at_round_by_round(back: Retracings) -> None:
    replay = replayed(FIGHT)
    retraced = await back.of(replay)
    assert [stage for stage, _ in retraced.stages] == sorted(
        {moment.state.round for moment in replay.moments[:-1]}
    )
    assert all(0 <= chance <= 1 for _, chance in retraced.stages)
    assert retraced.choices == len(replay.log.plays)
    assert 0 < retraced.others <= retraced.choices
    assert retraced.end == float(bool(replay.page.outcome and replay.page.outcome.winners))


async def test_the_choice_named_is_the_one_that_cost_most(
    back: Retracings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retracings, "WORTH_NAMING", -1.0)
    retraced = await back.of(replayed(FIGHT))
    slip = retraced.slip
    assert slip
    assert slip.page.outcome is None
    assert slip.page.view.round == slip.stage
    assert slip.chosen != slip.better
    monkeypatch.setattr(retracings, "WORTH_NAMING", 1.01)
    dear = replayed(FIGHT)
    unlike = replace(dear, page=replace(dear.page, match_id="n" * 10))
    assert (await back.of(unlike)).slip is None


async def test_what_is_known_is_not_worked_out_again(back: Retracings) -> None:
    first: Retraced = await back.of(replayed(FIGHT))
    back.mind.close()
    object.__setattr__(back, "mind", Mind(command=("false",)))
    assert await back.of(replayed(FIGHT)) is first


async def test_where_the_mind_fails_it_is_said_and_nobody_waits_any_more(hall: Hall) -> None:
    back = Retracings(hall.context, Mind(command=("false",)))
    failed = await asyncio.gather(*(back.of(replayed(FIGHT)) for _ in range(2)), return_exceptions=True)
    assert [str(each) for each in failed] == [str(Refusal("why-later"))] * 2
    assert back._waiting == []


@pytest.mark.usefixtures("toys")
async def test_only_who_played_may_ask_and_only_so_many_at_a_time(hall: Hall, back: Retracings) -> None:
    match_id = await search(hall)
    await found(hall, match_id)
    with pytest.raises(NotYours):
        await back.begin(match_id, BEN)
    replay = await back.begin(match_id, AYA)
    with pytest.raises(Refusal, match="why-unknown"):
        await back.of(replay)
    back._waiting.extend([match_id] * MOST_WAITING)
    with pytest.raises(Refusal, match="why-later"):
        await back.begin(match_id, AYA)
