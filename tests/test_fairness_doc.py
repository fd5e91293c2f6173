"""The script of docs/fairness.md, run as a reader would, agrees with every die of a real duel."""

import re
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

import pytest

from bot.play.ground.chance import SeededChance
from bot.sandbox.demo import DEMOS
from bot.sandbox.names import NAMES
from bot.sandbox.stage import Stage, stage
from bot.store import rows
from bot.store.record_rows import HonorEntry
from rules.bushido.events import DuelEvent, Rolled
from rules.codec import decode

PAGE = (Path(__file__).parents[1] / "docs" / "fairness.md").read_text("utf-8")


@pytest.fixture
def script(tmp_path: Path) -> Path:
    """Save the script as the page says."""
    found = re.search(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert found
    path = tmp_path / "check_dice.py"
    path.write_text(found[1])
    return path


def run(script: Path, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, "-I", script, *arguments], capture_output=True, text=True, check=True
    )
    return done.stdout


def test_the_examples_print_what_the_page_says(script: Path) -> None:
    examples = re.findall(r"^\$ python check_dice\.py (.+)\n((?:[a-z].+\n)+)", PAGE, re.MULTILINE)
    assert examples
    for arguments, printed in examples:
        assert run(script, *arguments.split()) == printed


async def test_the_script_agrees_with_the_duel_of_the_page(script: Path, sqlite_url: str) -> None:
    demo = DEMOS["duel"]
    async with stage(sqlite_url, people=NAMES[: demo.people[0]], chance=SeededChance(1)) as played:
        assert await demo.play(played, 1) is None
        match, thrown = await _dice(played)
    for (turn, label), faces in thrown.items():
        told = run(script, match.seed, str(turn), label, str(len(faces)))
        assert told == f"seal: {match.seal}\ndice: {' '.join(map(str, faces))}\n"
    for seed, turn, label, count in re.findall(r"check_dice\.py (\w{64}) (\d+) (\S+) (\d+)", PAGE):
        assert (seed, int(count)) == (match.seed, len(thrown[int(turn), label]))


async def _dice(played: Stage) -> tuple[rows.Match, dict[tuple[int, str], tuple[int, ...]]]:
    """Return the match and every die that was told, by turn and label."""
    people = {person.id for person in played.local.people.values()}
    own = await played.store.read(
        lambda tx: tx.all(
            "honor_entries",
            HonorEntry,
            guild_id=played.local.guild.id,
            user_id=min(people),
            most=1,
            skip=0,
        )
    )
    match_id = own[0].source_id
    match = await played.store.read(lambda tx: tx.one("match_by_id", rows.Match, id=match_id))
    turns = await played.store.read(lambda tx: tx.all("turns_of", rows.Turn, match_id=match_id))
    assert match
    thrown: defaultdict[tuple[int, str], tuple[int, ...]] = defaultdict(tuple)
    for turn in turns:
        for event in decode(turn.events, tuple[DuelEvent, ...]):
            if isinstance(event, Rolled):
                thrown[turn.revision, f"{event.amount}/{event.seat}/{event.cause}"] += event.faces
    return match, thrown
