"""The house thinks in its own process; if that fails, a stand-in chooses from the same dice."""

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
from prometheus_client import CollectorRegistry

from bot.play.ground.repertoire import newest
from bot.play.solo.mind import FEW, INSTEAD, Mind
from bot.play.solo.thinking import FinishedMatch, Thought, chosen
from bot.watch.heard import Heard
from rules.codec import encode
from rules.dice import Dice
from rules.game import Setup
from rules.games import game


@pytest.fixture
def thought() -> Thought:
    played = game(newest("kendo.duel"))
    state = played.start(2, played.options(2, Setup()), Dice(bytes(32))).state
    request = played.requests(state)[0]
    view = encode(played.view(state, request.seat))
    return Thought(played.id, "master", view, request, bytes(32).hex(), 1, effort=0.05)


@pytest.fixture
async def mind() -> AsyncIterator[Mind]:
    found = Mind(patience=30.0)
    yield found
    found.close()


async def test_the_process_chooses_as_the_player_does_and_again_after_it_was_killed(
    mind: Mind, thought: Thought
) -> None:
    assert (await mind.choose(thought)).choice == chosen(thought)
    assert mind.process
    mind.process.kill()
    await mind.process.wait()
    assert (await mind.choose(thought)).choice == chosen(thought)


@pytest.mark.parametrize("broken", ["import time; time.sleep(60)", "", "print('nonsense', flush=True)"])
async def test_where_it_hangs_dies_or_babbles_the_stand_in_chooses(thought: Thought, broken: str) -> None:
    mind = Mind(command=(sys.executable, "-c", broken), patience=0.5)
    assert (await mind.choose(thought)).choice == chosen(msgspec.structs.replace(thought, level=INSTEAD))
    assert mind.process is None


async def test_a_look_back_may_take_longer_than_a_choice(thought: Thought) -> None:
    slow = "import sys, time\nfor line in sys.stdin: time.sleep(1.5); print('null', flush=True)"
    mind = Mind(command=(sys.executable, "-c", slow), patience=1.0)
    finished = FinishedMatch(thought.game, (), ())
    assert await mind.look_back(finished, msgspec.json.Decoder(None).decode) is None
    assert (await mind.choose(thought)).choice == chosen(msgspec.structs.replace(thought, level=INSTEAD))


async def test_behind_thoughts_that_hang_nobody_waits_for_one_after_the_other(
    thought: Thought, tmp_path: Path
) -> None:
    started = tmp_path / "started"
    hangs = f"import time; open({str(started)!r}, 'a').write('1'); time.sleep(60)"
    mind = Mind(command=(sys.executable, "-c", hangs), patience=1.0)
    made = await asyncio.gather(*(mind.choose(thought) for _ in range(12)))
    assert len(made) == 12
    assert len(started.read_text()) < len(made) / 2


async def test_past_a_few_that_wait_the_house_thinks_less_about_each(mind: Mind, thought: Thought) -> None:
    registry = CollectorRegistry()
    Heard(registry).listen_to_house(mind)
    made = await asyncio.gather(*(mind.choose(thought) for _ in range(FEW + 2)))
    assert [each.hurried for each in made] == [False] * FEW + [True] * 2
    named = {"game": "kendo.duel", "level": "master"}
    assert registry.get_sample_value("bushido_house_thought_seconds_count", named) == len(made)
    assert registry.get_sample_value("bushido_house_hurried_total") == 2
    assert all(each.choice in thought.request.options for each in made)


async def test_a_process_that_nobody_needs_any_longer_is_ended(thought: Thought) -> None:
    mind = Mind(patience=30.0, idle=0.1)
    await mind.choose(thought)
    process = mind.process
    assert process
    await asyncio.wait_for(process.wait(), 10.0)
    assert mind.process is None


def test_only_the_process_that_thinks_loads_numpy() -> None:
    loads = "import sys, bot.app; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", loads], check=False).returncode == 0
