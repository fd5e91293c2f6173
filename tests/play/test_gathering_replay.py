"""A gathering follows from its seed, its log and its duels, and every kind of cheating is named."""

import pytest

from bot.play.ground.refusals import Gone
from bot.play.match.bout_ending import Ending
from bot.replay import what_dice_say
from bot.replay_gathering import check_gathering
from rules.codec import encode
from tests.play.gathering_hall import GatheringHall


@pytest.fixture
async def gathering_id(ground: GatheringHall) -> str:
    """Return Duels of four, one of them refused once, fought to the end."""
    gathering_id = await ground.begun()
    await ground.challenge_first(gathering_id)
    await ground.refuse(gathering_id)
    await ground.pair_everyone(gathering_id)
    await ground.resign_one_each(gathering_id)
    return gathering_id


async def test_an_honest_gathering_agrees(ground: GatheringHall, gathering_id: str) -> None:
    assert await check_gathering(ground.hall.store, gathering_id) == []


async def test_a_gathering_that_never_was_does_not_agree(ground: GatheringHall) -> None:
    unbegun = await ground.open()
    for unknown in (unbegun, "nosuch"):
        with pytest.raises(Gone):
            await check_gathering(ground.hall.store, unknown)


async def test_another_seed_is_noticed(ground: GatheringHall, gathering_id: str) -> None:
    await ground.hall.cheat("gathering_seed_set", id=gathering_id, seed="00" * 32)
    faults = await check_gathering(ground.hall.store, gathering_id)
    assert faults[0] == "The seed does not have its seal."
    assert what_dice_say(mixed=True) in faults[1]


async def test_a_seed_that_leads_to_the_same_but_has_another_seal_is_noticed(
    ground: GatheringHall, gathering_id: str
) -> None:
    await ground.hall.cheat("gathering_seal_set", id=gathering_id, seal="00" * 32)
    assert await check_gathering(ground.hall.store, gathering_id) == ["The seed does not have its seal."]


async def test_another_story_is_noticed(ground: GatheringHall, gathering_id: str) -> None:
    await ground.hall.cheat("gathering_events_set", id=gathering_id, revision=2)
    faults = await check_gathering(ground.hall.store, gathering_id)
    assert faults == [f"Move 2 was told otherwise than {what_dice_say(mixed=True)}."]


async def test_another_state_is_noticed(ground: GatheringHall, gathering_id: str) -> None:
    await ground.hall.cheat("gathering_state_forge", id=gathering_id, state="{}")
    faults = await check_gathering(ground.hall.store, gathering_id)
    assert faults == ["The stored state is not the one the log leads to."]


async def test_an_end_that_never_came_is_noticed(ground: GatheringHall, gathering_id: str) -> None:
    await ground.hall.cheat("gathering_status_set", id=gathering_id, status="underway")
    assert await check_gathering(ground.hall.store, gathering_id) == [
        "It is over, or goes on, against its rules."
    ]


async def test_a_move_that_is_missing_is_noticed(ground: GatheringHall, gathering_id: str) -> None:
    await ground.hall.cheat("gathering_moves_forget", id=gathering_id, revision=1)
    (fault,) = await check_gathering(ground.hall.store, gathering_id)
    assert fault.startswith("The log cannot be played")


async def test_a_duel_that_ended_otherwise_is_noticed(ground: GatheringHall, gathering_id: str) -> None:
    await ground.hall.cheat("bout_results_set", id=gathering_id, result=encode(Ending(None, (1, 1))))
    assert await check_gathering(ground.hall.store, gathering_id) == [
        f"Duel {number} was told otherwise than it ended." for number in (1, 2)
    ]
