"""``python -m bot replay``: an honest match agrees, and every kind of cheating is named."""

from collections.abc import AsyncIterator

import pytest

from bot.play.ground.times import DAY, MISSES_TO_FORFEIT
from bot.replay import replay_stored, what_dice_say
from bot.store.engine import Store, open_store
from rules.codec import decode, encode
from rules.game import Outcome
from rules.replay import Entry, Played
from tests.play.hall import AYA, BEN, BOOKS, Hall, SetClock

AGREES = "The seed, the dice, every draw, every turn and the result agree."
SEED = "The seed does not have the seal that was shown."
LOG = "The log cannot be played"
TURN = f"Turn 1 was told otherwise than {what_dice_say(mixed=True)}."
STATE = "The stored state is not the one the log leads to."
RESULT = "The stored result is not the one the log leads to."


@pytest.fixture
async def hall(store: Store, database_url: str) -> AsyncIterator[Hall]:
    async with open_store(database_url, queries=BOOKS) as books:
        yield Hall(store, books, SetClock())


class Replay:
    """The replay command on one database, and what it last printed."""

    def __init__(self, url: str, capsys: pytest.CaptureFixture[str]) -> None:
        self._url = url
        self._capsys = capsys
        self.lines: list[str] = []

    async def __call__(self, match_id: str) -> int:
        code = await replay_stored(match_id, self._url)
        self.lines = self._capsys.readouterr().out.splitlines()
        return code


@pytest.fixture
def replay(database_url: str, capsys: pytest.CaptureFixture[str]) -> Replay:
    return Replay(database_url, capsys)


@pytest.fixture
async def match_id(hall: Hall) -> str:
    """Return a duel fought to its last blow."""
    match_id = await hall.duel()
    await hall.play_out(match_id)
    return match_id


async def test_an_honest_duel_agrees(replay: Replay, match_id: str) -> None:
    assert await replay(match_id) == 0
    assert replay.lines[-1] == AGREES
    assert len(replay.lines) > 10, "and is told from the first turn to the last"


async def test_a_duel_that_goes_on_agrees_and_tells_no_hidden_pick(hall: Hall, replay: Replay) -> None:
    match_id = await hall.duel()
    await hall.play(match_id, "pine", "moon")
    assert await replay(match_id) == 0
    before = replay.lines
    await hall.pick(match_id, AYA, "snow")
    assert await replay(match_id) == 0
    assert replay.lines == before


async def test_a_resigned_duel_agrees(hall: Hall, replay: Replay) -> None:
    match_id = await hall.duel()
    await hall.play(match_id)
    await hall.matches.resign(match_id=match_id, user_id=BEN)
    assert await replay(match_id) == 0


@pytest.mark.parametrize("present", [(), (AYA,)], ids=["abandoned", "forfeited"])
async def test_a_duel_ended_by_absence_agrees(hall: Hall, replay: Replay, present: tuple[int, ...]) -> None:
    match_id = await hall.duel()
    for _ in range(MISSES_TO_FORFEIT):
        for user_id in present:
            await hall.pick(match_id, user_id, (await hall.page(match_id, user_id)).options[0])
        hall.clock.forward(DAY)
        await hall.deadlines.sweep()
    assert (await hall.match(match_id)).status == "over"
    assert await replay(match_id) == 0


async def test_a_match_that_never_was_is_said_to_be_none(replay: Replay, match_id: str) -> None:
    assert await replay(match_id[::-1]) == 2
    assert len(replay.lines) == 1


async def test_another_seed_is_named(hall: Hall, replay: Replay, match_id: str) -> None:
    await hall.cheat("seed_set", id=match_id, text="ab" * 32)
    assert await replay(match_id) == 1
    assert SEED in replay.lines


async def test_another_pick_in_the_log_is_named(hall: Hall, replay: Replay, match_id: str) -> None:
    entry = decode((await hall.turns(match_id))[0].entry, Entry)
    assert isinstance(entry, Played)
    other = next(choice for choice in ("pine", "moon", "snow") if choice not in entry.choices.values())
    await hall.cheat("entry_set", id=match_id, text=encode(Played(entry.choices | {0: other})))
    assert await replay(match_id) == 1
    assert any(line == TURN or line.startswith(LOG) for line in replay.lines)


async def test_a_pick_nobody_could_make_is_named(hall: Hall, replay: Replay, match_id: str) -> None:
    await hall.cheat("entry_set", id=match_id, text=encode(Played({0: "dragon", 1: "pine"})))
    assert await replay(match_id) == 1
    assert any(line.startswith(LOG) for line in replay.lines)


async def test_another_telling_is_named(hall: Hall, replay: Replay, match_id: str) -> None:
    events = (await hall.turns(match_id))[0].events
    await hall.cheat("events_set", id=match_id, text="[" + events[1:-1].partition("},")[0] + "}]")
    assert await replay(match_id) == 1
    assert replay.lines[-1] == TURN


async def test_another_state_is_named(hall: Hall, replay: Replay, match_id: str) -> None:
    other = await hall.match(await hall.duel())
    await hall.cheat("state_set", id=match_id, text=other.state)
    assert await replay(match_id) == 1
    assert replay.lines[-1] == STATE


@pytest.mark.parametrize(
    "outcome", [None, Outcome((), "abandoned"), Outcome((0,), "resigned"), Outcome((0, 1), "knockout")]
)
async def test_another_result_is_named(
    hall: Hall, replay: Replay, match_id: str, outcome: Outcome | None
) -> None:
    await hall.cheat("outcome_set", id=match_id, text=outcome and encode(outcome))
    assert await replay(match_id) == 1
    assert replay.lines[-1] == RESULT


async def test_a_result_of_a_duel_that_goes_on_is_named(hall: Hall, replay: Replay) -> None:
    match_id = await hall.duel()
    await hall.cheat("outcome_set", id=match_id, text=encode(Outcome((0,), "knockout")))
    assert await replay(match_id) == 1
    assert replay.lines[-1] == RESULT


async def test_a_turn_torn_out_of_the_log_is_named(hall: Hall, replay: Replay, match_id: str) -> None:
    last = (await hall.match(match_id)).revision
    await hall.cheat("turn_remove", id=match_id, revision=last)
    assert await replay(match_id) == 1
    assert f"Turn {last} is missing." in replay.lines
