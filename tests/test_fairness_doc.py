"""The script of docs/fairness.md, run as a reader would, agrees with every die of a real duel."""

import re
import shlex
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

import pytest

from bot.play.ground.chance import SeededChance, SystemChance
from bot.play.match.mix import mix_of, written
from bot.sandbox.actors.demo import DEMOS
from bot.sandbox.ground.names import NAMES
from bot.sandbox.stage import Stage, stage
from bot.store import rows
from bot.store.ids import UserId
from bot.store.record_rows import HonorEntry
from rules.bushido.events import DuelEvent, Rolled
from rules.codec import decode
from rules.dice import Dice

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
        assert run(script, *shlex.split(arguments)) == printed


async def test_the_script_agrees_with_the_duel_of_the_page(script: Path, sqlite_url: str) -> None:
    demo = DEMOS["duel"]
    async with stage(sqlite_url, people=NAMES[: demo.people[0]], chance=SeededChance(1)) as played:
        assert await demo.play(played, 1) is None
        match, mix, thrown = await _dice(played)
    for (turn, label), faces in thrown.items():
        told = run(script, match.seed, mix, str(turn), label, str(len(faces)))
        assert told == f"seal: {match.seal}\ndice: {' '.join(map(str, faces))}\n"
    [(seed, clicks, turn, label, count)] = re.findall(
        r"check_dice\.py (\w{64}) \"(.+)\" (\d+) (\S+) (\d+)", PAGE
    )
    assert (seed, clicks, int(count)) == (match.seed, mix, len(thrown[int(turn), label]))


async def test_the_script_agrees_where_clicks_are_those_of_discord(
    script: Path, sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SeededChance, "heard", SystemChance.heard)
    demo = DEMOS["duel"]
    async with stage(sqlite_url, people=NAMES[: demo.people[0]], chance=SeededChance(1)) as played:
        assert await demo.play(played, 1) is None
        match, mix, thrown = await _dice(played)
        shown = await played.bot.play.seals.of_match(match.id, UserId(0))
    assert (shown.seed, shown.mix) == (match.seed, mix)
    assert re.fullmatch(r"0/1/\d{18,} 1/0/\d{18,} 1/1/\d{18,}", mix)
    (turn, label), faces = next(iter(thrown.items()))
    told = run(script, match.seed, mix, str(turn), label, str(len(faces)))
    assert told == f"seal: {match.seal}\ndice: {' '.join(map(str, faces))}\n"
    last, first = mix[-1], mix[:-1]
    assert run(script, match.seed, f"{first}{'1' if last != '1' else '2'}", "1", label, "9") != run(
        script, match.seed, mix, "1", label, "9"
    )


def test_without_clicks_the_seed_is_the_key(script: Path) -> None:
    seed = bytes(range(32))
    told = run(script, seed.hex(), "none", "4", "speed/0/0", "5")
    assert told.splitlines()[1] == f"dice: {' '.join(map(str, Dice(seed, 4).roll(5, 'speed/0/0')))}"


async def _dice(played: Stage) -> tuple[rows.Match, str, dict[tuple[int, str], tuple[int, ...]]]:
    """Return the match, what is mixed into its dice, and every die that was told, by turn and label."""
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
    seats = await played.store.read(lambda tx: tx.all("seats_of", rows.Seat, match_id=match_id))
    assert match
    thrown: defaultdict[tuple[int, str], tuple[int, ...]] = defaultdict(tuple)
    for turn in turns:
        for event in decode(turn.events, tuple[DuelEvent, ...]):
            if isinstance(event, Rolled):
                thrown[turn.revision, f"{event.amount}/{event.seat}/{event.cause}"] += event.faces
    return match, written(mix_of(seats)), thrown
