"""``python -m bot verify``: of everything in a database, what does not agree is named, and nothing else."""

import asyncio
import signal
import sys
from collections.abc import AsyncIterator

import pytest

from bot.store.engine import Store, open_store
from bot.verify import verify
from rules.codec import encode
from rules.game import Outcome
from rules.replay import Played
from tests.play.gathering_hall import GatheringHall
from tests.play.hall import AYA, BEN, BOOKS, CHIYO, Hall, SetClock


@pytest.fixture
async def hall(store: Store, database_url: str) -> AsyncIterator[Hall]:
    async with open_store(database_url, queries=BOOKS) as books:
        yield Hall(store, books, SetClock())


@pytest.fixture
async def matches(hall: Hall) -> list[str]:
    """Return a duel that was fought, another that was resigned, and a third that goes on."""
    fought, resigned, ongoing = await hall.duel(), await hall.duel(AYA, CHIYO), await hall.duel(BEN, CHIYO)
    await hall.play_out(fought)
    await hall.play(resigned)
    await hall.matches.resign(match_id=resigned, user_id=CHIYO)
    await hall.play(ongoing)
    return [fought, resigned, ongoing]


@pytest.fixture
async def cup(hall: Hall) -> str:
    """Return a gathering whose duels were fought."""
    ground = GatheringHall(hall)
    gathering_id = await ground.begun()
    await ground.pair_everyone(gathering_id)
    await ground.resign_one_each(gathering_id)
    return gathering_id


async def verified(url: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, list[str], str]:
    """Return how verifying a database ended, which faults it named and what it said at the end."""
    code = await verify(url)
    told = capsys.readouterr()
    assert told.err == "", "where nobody watches, no bar is drawn"
    *faults, last = told.out.splitlines()
    return code, faults, last


async def test_everything_that_is_honest_agrees(
    hall: Hall, matches: list[str], cup: str, database_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    await GatheringHall(hall).open()
    bouts = len(await hall.every_match()) - len(matches)
    said = f"Checked {len(matches) + bouts} matches and 1 gatherings: everything agrees."
    assert await verified(database_url, capsys) == (0, [], said)
    assert cup


async def test_each_thing_that_does_not_agree_is_named_once_with_its_first_fault(
    hall: Hall, matches: list[str], cup: str, database_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    fought, resigned, _ = matches
    await hall.cheat("seed_set", id=fought, text="ab" * 32)
    await hall.cheat("entry_set", id=fought, text=encode(Played({0: "dragon", 1: "pine"})))
    await hall.cheat("outcome_set", id=resigned, text=encode(Outcome((1,), "knockout")))
    await hall.cheat("gathering_seed_set", id=cup, seed="00" * 32)
    code, faults, last = await verified(database_url, capsys)
    assert (code, last.rpartition(": ")[2]) == (1, "3 do not agree.")
    *of_matches, of_cup = faults
    assert {*of_matches} == {
        f"match {fought}: The seed does not have the seal that was shown.",
        f"match {resigned}: The stored result is not the one the log leads to.",
    }
    assert of_cup.startswith(f"gathering {cup}: ")


async def test_what_cannot_be_read_is_named_and_the_rest_checked_all_the_same(
    hall: Hall, matches: list[str], database_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for match_id in matches[:2]:
        await hall.cheat("entry_set", id=match_id, text="{")
    code, faults, last = await verified(database_url, capsys)
    assert (code, last) == (1, "Checked 3 matches and 0 gatherings: 2 do not agree.")
    assert [f"turn 1 of match {match_id} cannot be read" for match_id in sorted(matches[:2])] == [
        fault.partition(" (")[0] for fault in faults
    ]


async def test_it_is_read_page_by_page_while_the_bot_goes_on(
    hall: Hall,
    matches: list[str],
    database_url: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.verify.IN_A_PAGE", 2)
    ongoing = matches[-1]

    async def plays() -> None:
        while not (await hall.play(ongoing)).page.outcome:
            pass

    playing = asyncio.create_task(plays())
    assert await verified(database_url, capsys) == (
        0,
        [],
        "Checked 3 matches and 0 gatherings: everything agrees.",
    )
    await playing


async def test_killed_in_the_middle_it_leaves_nothing_behind(
    hall: Hall, matches: list[str], database_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    await hall.cheat("seed_set", id=min(matches), text="ab" * 32)
    command = (sys.executable, "-u", "-m", "bot", "verify", "--database", database_url)
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    assert process.stdout
    told = (await process.stdout.readline()).decode().strip()  # while others are still to be looked at
    process.kill()
    assert await process.wait() == -signal.SIGKILL
    await hall.play(matches[-1])
    code, [fault], _ = await verified(database_url, capsys)
    assert (code, fault) == (1, told)
