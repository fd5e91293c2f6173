"""Nothing that others can see tells whether a player has settled something ahead.

The same match is played twice with the same seed and the same clock. The first time Aya settles everything
possible, the second time she settles nothing. As long as another player still has a choice to make, all that
went to anyone else, every line of the log, every row of the outbox and all else that is stored must be the
same.
"""

from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import pytest
from structlog.typing import EventDict

from bot.play.ground.chance import SeededChance
from bot.play.ground.context import Context
from bot.play.messages.parcels import LOOKING_ON
from bot.sandbox.actors.puppets import choices_of
from bot.sandbox.components import texts
from bot.sandbox.request import LoggedRequest
from bot.sandbox.stage import logged_in
from bot.store.engine import open_store
from rules.pocket.abilities import ChooseSide, Exhaust
from tests.e2e.books import books_at
from tests.e2e.evidence import StoppedClock, numbered, seen, stored, watch_the_outbox, written
from tests.e2e.judge import judged
from tests.e2e.match_table import all_shown
from tests.e2e.pocket.pocket_table import PocketTable, answering, begun
from tests.spoken import WORDS

Course = Callable[[PocketTable, bool], Awaitable[None]]
"""What is played while it is watched: whether Aya settles something stays to be told."""


async def wishes(table: PocketTable, settles: bool) -> None:
    """Look on as Aya in the draft."""
    if table.on is table.aya:
        await table.take(table.aya)
        await table.quiet()
    if settles:
        await table.settle(table.aya, "wishes")


async def what_to_lay(table: PocketTable, settles: bool) -> None:
    """Think as Ben about what he lays."""
    await table.draft()
    if settles:
        await table.settle(table.aya, "lay")
    await table.quiet()
    assert WORDS("duel-ready") not in texts(table.newest), "only a click shows"


async def questions(table: PocketTable, settles: bool) -> None:
    """Play a turn of both in which nothing is asked of what Aya has settled."""
    await table.draft()
    card = table.held(Exhaust)
    if settles:
        await table.settle(table.aya, f"side:{table.held(ChooseSide)}", "helms")
        await table.settle(table.aya, f"exhaust:{card}", "never")
    await table.flip(card)
    assert table.asking == list(table.people)


async def with_a_card(table: PocketTable, settles: bool) -> None:
    """Lay a card as Aya that may ask something, and think as Ben about what he lays."""
    await table.draft()
    line = (await table.choose(table.aya, table.held(ChooseSide))).message
    if settles:
        await table.aya.press(line, answering(line, "helms"))
    await table.quiet()


def to_others(table: PocketTable, request: LoggedRequest) -> bool:
    """Return whether a request of the bot's own went to anyone but Aya."""
    return request.kind == "bot" and f"/channels/{table.aya.dm.id}/" not in request.path


async def evidence_of(file: Path, course: Course, log: list[EventDict], *, settles: bool) -> str:
    """Play a course, and return all that anyone but Aya could learn from it."""
    clock = StoppedClock()
    books = books_at(f"sqlite:///{file}")
    async with (
        judged() as local,
        open_store(f"sqlite:///{file}") as store,
        logged_in(local, Context(store, clock, SeededChance(1), run="secrecy")) as bot,
    ):
        bot.outbox.at_once = 1  # so that all arrives in the order in which it happened
        table = await begun(local, partial(all_shown, bot, books, clock))
        watch_the_outbox(file)
        log.clear()
        await course(table, settles)
        await table.look_around(table.people[1], table.local.people["Chiyo"])
        clock.forward(LOOKING_ON)
        await table.quiet()
        others = [person for person in local.people.values() if person is not table.aya]
        return numbered(
            (
                *(f"{r.route} {r.path} {written(r.body)}" for r in local.requests if to_others(table, r)),
                *seen(others, local.channel),
                *map(repr, log),
                *stored(file),
            )
        )


@pytest.mark.parametrize("course", [wishes, what_to_lay, questions, with_a_card])
async def test_what_is_settled_leaves_no_trace_while_another_can_choose(
    tmp_path: Path, course: Course, log: list[EventDict]
) -> None:
    settled = await evidence_of(tmp_path / "settled.db", course, log, settles=True)
    asked = await evidence_of(tmp_path / "asked.db", course, log, settles=False)
    assert "outbox_seen" in settled
    assert settled.splitlines() == asked.splitlines()


async def test_a_card_that_is_laid_shows_as_ready_alone(table: PocketTable) -> None:
    await table.draft()
    before = len(table.local.requests)
    boards = set[str]()
    for card in choices_of(table.prompt(table.aya))[:2]:
        line = await table.choose(table.aya, card)
        await table.quiet()
        boards.add(texts(table.newest))
        await table.aya.press(line.message, "Hand")
    [board] = boards
    assert board.count(WORDS("duel-ready")) == 1
    spent = [request for request in table.local.requests[before:] if to_others(table, request)]
    assert len(spent) == 1, "it is drawn once, however often she thinks better of it"
