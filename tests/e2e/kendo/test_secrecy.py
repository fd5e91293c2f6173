"""Nothing that others can see tells which cards a player holds, switches or draws, or what they have settled.

The same match is played twice with the same dice and the same clock, except for one thing that only Aya
knows. All that goes to anyone else, every line of the log, every row of the outbox and all else that is
stored, except the cards themselves, must be the same until it is played.
"""

from collections.abc import Awaitable, Callable
from functools import partial
from itertools import count
from pathlib import Path

import pytest
from structlog.typing import EventDict

from bot.play.ground.chance import SeededChance
from bot.play.ground.context import Context
from bot.sandbox.request import LoggedRequest
from bot.sandbox.stage import logged_in
from bot.store.engine import open_store
from rules.codec import encode
from rules.dice import Dice
from rules.kendo.answers import answering
from rules.kendo.cards import CARDS
from rules.kendo.events import FirstAttacker
from rules.kendo.moves import read_move
from rules.kendo.state import KendoState, Threat
from tests.e2e.books import books_at
from tests.e2e.evidence import StoppedClock, numbered, seen, stored, watch_the_outbox, written
from tests.e2e.judge import judged
from tests.e2e.kendo.foreseen import COMPETITION, DUEL, Foreseen, asks, course, sensibly
from tests.e2e.kendo.kendo_table import FencingTable, begun
from tests.e2e.match_table import all_shown

AYA, BEN = 0, 1

SECRETS = ("matches.state", "turns.entry", "turns.events")
"""Where the cards are kept."""

Course = Callable[[FencingTable, Path, bool], Awaitable[None]]
"""What is played while it is watched; of two ways the second is that which differs in secret."""


async def switch_before_a_duel(table: FencingTable, _file: Path, otherwise: bool) -> None:
    """Switch one counterattack as Aya, or another, and attack her as Ben."""
    counters = [card for card in table.foreseen.state.hands[AYA] if CARDS[card].subdeck == "counter"]
    await table.play(counters[otherwise], "keep")
    await table.go_on(sensibly)
    assert table.foreseen.request.seat == AYA


async def switch_in_a_competition(table: FencingTable, _file: Path, otherwise: bool) -> None:
    """Put one counterattack back as Aya, or another, attack, and let it pass as Ben."""
    counters = [card for card in table.foreseen.state.cards.hands[AYA] if CARDS[card].subdeck == "counter"]
    await table.play(f"{counters[otherwise]}/counter/other")
    await table.play(table.foreseen.request.options[0])
    await table.go_on(sensibly)


async def another_hand(table: FencingTable, file: Path, otherwise: bool) -> None:
    """Attack Aya as Ben; she holds many answers, or few, and looks at what she holds."""
    await table.play("keep", "keep")
    if otherwise:
        table.foreseen.state = with_fewer_answers(table.foreseen)
        text = encode(table.foreseen.state).replace("'", "''")
        books_at(f"sqlite:///{file}").change(f"UPDATE matches SET state = '{text}'")  # noqa: S608
    await table.go_on(attack)
    assert table.foreseen.request.seat == AYA
    await table.hand(table.people[AYA])


async def settled_ahead(table: FencingTable, _file: Path, otherwise: bool) -> None:
    """Settle all of Aya's answers, or none, while Ben has yet to attack."""
    await table.play("keep", "keep")
    if otherwise:
        await table.suggest(table.people[AYA])


def attack(foreseen: Foreseen, request: object) -> str:
    """Attack with a basic attack alone."""
    del request
    return next(option for option in foreseen.request.options if "+" not in option and is_basic(option))


def is_basic(option: str) -> bool:
    return CARDS[read_move(option).cards[0]].subdeck == "basic"


def with_fewer_answers(foreseen: Foreseen) -> KendoState:
    """Return a state that Ben cannot tell from this one, in which Aya has fewer ways to answer his attack."""
    threat = Threat(AYA, BEN, read_move(attack(foreseen, None)).cards[0])

    def ways(state: KendoState) -> int:
        return len(answering(state.hands[AYA], threat, (AYA, BEN)))

    others = (foreseen.game.resample(foreseen.state, BEN, Dice(b"otherwise", number)) for number in count())
    return next(other for other in others if ways(other) < ways(foreseen.state))


def ben_first(foreseen: Foreseen) -> bool:
    """Return whether Ben attacks first, and is to choose with what."""
    return asks("attack")(foreseen) and foreseen.happened(FirstAttacker)[0].seat == BEN


def aya_first(foreseen: Foreseen) -> bool:
    """Return whether Aya attacks first in a Competition."""
    return foreseen.happened(FirstAttacker)[0].seat == AYA


COURSES: dict[Course, tuple[str, Callable[[Foreseen], bool]]] = {
    switch_before_a_duel: (DUEL, ben_first),
    another_hand: (DUEL, ben_first),
    settled_ahead: (DUEL, ben_first),
    switch_in_a_competition: (COMPETITION, aya_first),
}


async def evidence_of(file: Path, course_of: Course, log: list[EventDict], *, otherwise: bool) -> str:
    """Play a course, and return all that anyone but Aya could learn from it."""
    clock, books = StoppedClock(), books_at(f"sqlite:///{file}")
    game_id, wanted = COURSES[course_of]
    async with (
        judged() as local,
        open_store(f"sqlite:///{file}") as store,
        logged_in(local, Context(store, clock, SeededChance(1), run="secrecy")) as bot,
    ):
        bot.outbox.at_once = 1  # so that all arrives in the order in which it happened
        aya = local.people["Aya"]

        def to_others(request: LoggedRequest) -> bool:
            return request.kind == "bot" and f"/channels/{aya.dm.id}/" not in request.path

        quiet = partial(all_shown, bot, books, clock)
        table = await begun(local, quiet, course(game_id, 2, sensibly, wanted, most=2))
        watch_the_outbox(file)
        before = len(local.requests)
        log.clear()
        await course_of(table, file, otherwise)
        await table.look_around(table.people[1], table.local.people["Chiyo"])
        return numbered(
            (
                *(f"{r.route} {r.path} {written(r.body)}" for r in local.requests[before:] if to_others(r)),
                *seen((person for person in local.people.values() if person is not aya), local.channel),
                *map(repr, log),
                *stored(file, but=SECRETS),
            )
        )


@pytest.mark.parametrize("course_of", COURSES)
async def test_what_one_alone_knows_leaves_no_trace(
    tmp_path: Path, course_of: Course, log: list[EventDict]
) -> None:
    one = await evidence_of(tmp_path / "one.db", course_of, log, otherwise=False)
    other = await evidence_of(tmp_path / "other.db", course_of, log, otherwise=True)
    assert "outbox_seen" in one
    assert one.splitlines() == other.splitlines()
