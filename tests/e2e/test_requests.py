"""How many requests a duel costs, and which."""

import asyncio
from collections import Counter

import pytest

from bot.face import adapter
from bot.face.pictures.raster import image_of
from bot.play.clans.clans import LOOK_EVERY
from bot.play.messages.claims import CLAIM_LIFE
from bot.play.messages.parcels import ANSWER_FIRST, PATIENT, READY_PAUSE, REVEAL
from bot.sandbox.actors.tournament import call_tournament
from bot.sandbox.checks.command_office import LISTED, TOLD
from bot.sandbox.people.person import Person
from bot.sandbox.server import LocalDiscord
from bot.store.engine import Store
from bot.wire.budget import Budget
from bot.wire.client import DuelBot
from bot.wire.outbox import AT_ONCE
from rules.dice import Dice
from tests.e2e.clan_table import founded
from tests.e2e.table import (
    EDIT,
    LONG_PATIENCE,
    OPEN_DM,
    PATIENCE,
    SEND,
    Clock,
    Table,
    cards_of,
    nothing_waits,
    offers,
    pick_of,
    seated,
)
from tests.e2e.test_thread_mode import want_threads
from tests.spoken import WORDS, core

ROUND_BY_DM = 3
"""The reveal, its edit when a player is ready, and one hand. The other hand is an answer.

At the end, a DM replaces the hand and tells the player who chose first how it ended. The first board says
that it is the beginning, and is left as it is.
"""

THREAD = 2
"""It is opened, for which Discord needs a separate request; those outside it are told the result."""

PICTURES_A_ROUND = 3
"""The reveal's, and that of each hand."""

SELDOM = {
    "POST /channels/{id}/messages/{id}/threads",
    "PATCH /channels/{id}",
    "GET /channels/{id}/messages",
    "GET /guilds/{id}/members/{id}",
    "POST /guilds/{id}/scheduled-events",
    "GET /guilds/{id}/scheduled-events/{id}",
    "PATCH /guilds/{id}/scheduled-events/{id}",
}
"""What is asked of Discord beside messages: threads, a look back at what was sent, people, events."""

ANSWERS_A_ROUND = 4
"""Each click takes the controls off its prompt, and is followed by a private panel or the next hand."""


@pytest.mark.parametrize(("threads", "besides"), [("off", 0), ("on", THREAD)])
async def test_a_round_by_dm_costs_three_requests_and_none_to_look_something_up(
    local: LocalDiscord, bot: DuelBot, clock: Clock, threads: str, besides: int
) -> None:
    await want_threads(local, threads)
    table, dice = await seated(local), Dice(b"requests")
    for person in table.pair:
        await table.prompt_of(person, 1)
    await nothing_waits(bot)
    before = len(table.local.requests)
    while not table.over:
        turn = len(table.turns_told) + 1
        first, second = dice.shuffle(table.pair, "order")
        await play_any(table, first, dice)
        await bot.answer_all(LONG_PATIENCE)  # one that has arrived is yet to be noted
        clock.forward(READY_PAUSE)
        bot.outbox.wake()
        await table.board_says(WORDS("duel-ready"))
        await play_any(table, second, dice)
        await table.told(turn)
        await table.board_says(core("outcome-honor") if table.over else f"Turn **{turn + 1}**")
    await table.check_the_end()
    spent = Counter((r.kind, r.method) for r in table.local.requests[before:])
    rounds = len(table.turns_told)
    assert spent["bot", "POST"] + spent["bot", "PATCH"] <= ROUND_BY_DM * rounds + besides
    assert spent["interaction", "POST"] + spent["interaction", "PATCH"] <= ANSWERS_A_ROUND * rounds
    assert spent["bot", "GET"] == spent["interaction", "GET"] == 0


async def test_pictures_that_are_long_in_drawing_cost_no_request_more(
    local: LocalDiscord, bot: DuelBot, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    await want_threads(local, "off")
    table = await seated(local)
    for person in table.pair:
        await table.prompt_of(person, 1)
    await nothing_waits(bot)
    before, wanted = len(local.requests), list[str]()
    all_wanted, may_draw = asyncio.Event(), asyncio.Event()

    async def held(svg: str, urgency: int) -> bytes:
        wanted.append(svg)
        if len(wanted) == PICTURES_A_ROUND:
            all_wanted.set()
        await may_draw.wait()
        return await image_of(svg, urgency)

    monkeypatch.setattr(adapter, "image_of", held)
    for person in table.pair:
        await table.pick(person, "moon")
    await asyncio.wait_for(all_wanted.wait(), PATIENCE)
    clock.forward(2 * ANSWER_FIRST)
    assert await bot.play.deliveries.claim(AT_ONCE) == [], "nobody sends what is being drawn"
    may_draw.set()
    await nothing_waits(bot)
    spent = Counter((request.kind, request.method) for request in local.requests[before:])
    assert spent == {("bot", "POST"): 2, ("interaction", "POST"): 3}, "a reveal, a hand; two lines, a hand"


async def test_the_board_is_edited_once_however_often_somebody_thinks_better_of_it(
    table: Table, bot: DuelBot, clock: Clock
) -> None:
    for person in table.pair:
        await table.prompt_of(person, 1)
    await nothing_waits(bot)
    before = len(table.local.requests)
    for card in ("moon", "pine", "fan"):
        [*_, asked] = table.letters(table.aya)
        if not pick_of(asked):
            asked = (await table.aya.press(asked, "Hand")).message
        await table.aya.choose(asked, card)
        await bot.answer_all(LONG_PATIENCE)  # as above
        clock.forward(READY_PAUSE)
        bot.outbox.wake()
        await nothing_waits(bot)
        await table.board_says(WORDS("duel-ready"))
    spent = [request.route for request in table.local.requests[before:] if request.kind == "bot"]
    assert spent == [EDIT]


async def test_a_duel_begins_with_one_board_two_doors_and_two_hands(table: Table) -> None:
    for person in table.pair:
        await table.prompt_of(person, 1)
    await table.local.until(lambda: offers(table.public[0], WORDS("challenge-to-board")))
    spent = Counter(request.route for request in table.local.requests if request.kind == "bot")
    for route in (TOLD, LISTED):  # the first bot of a worker tells the commands
        spent.pop(route, None)
    assert spent.pop(EDIT) <= 2, "the challenge says that it was accepted, and leads to the board"
    assert spent == {
        "GET /users/@me": 1,
        "GET /oauth2/applications/@me": 1,
        "GET /gateway/bot": 1,
        OPEN_DM: 2,
        SEND: 3,
    }


@pytest.fixture
def taken(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return how urgent each request was that was taken from the budget."""
    urgencies, take = list[int](), Budget.take

    async def note(budget: Budget, *, urgency: int = PATIENT) -> None:
        urgencies.append(urgency)
        await take(budget, urgency=urgency)

    monkeypatch.setattr(Budget, "take", note)
    return urgencies


async def test_every_request_of_the_bots_own_is_taken_from_its_budget(
    local: LocalDiscord, bot: DuelBot, store: Store, clock: Clock, taken: list[int]
) -> None:
    asked_at_the_start = len([request for request in local.requests if request.kind == "bot"])
    aya = local.people["Aya"]
    panel = await aya.slash(local.channel, "settings")
    await aya.choose(panel.message, "on", "v1:settings:threads:0:set")
    table = await seated(local)
    await table.play_turn()
    await nothing_waits(bot)
    local.archive(local.threads[0])  # which is woken up for what is posted there again
    match_id = table.match_id
    await store.transact(lambda tx: REVEAL.post(tx, match_id, 0, rank=1))
    bot.outbox.wake()
    await nothing_waits(bot)
    local.faults.lose_answer(SEND)
    for person in table.pair:
        await table.pick(person)
    await table.told(2)
    while await bot.play.deliveries.size() > 1:  # noqa: ASYNC110  only the database knows
        await asyncio.sleep(0.01)
    await bot.outbox.abandon()  # as a process that dies: what was on its way is looked for
    clock.forward(CLAIM_LIFE)
    bot.outbox.wake()
    await nothing_waits(bot)
    await table.play_to_the_end()
    await founded(local)
    clock.forward(LOOK_EVERY)
    await bot.roll_call.call()
    await call_tournament(aya, local.channel, "Cup", WORDS("outline-start", span="2 hours"))
    for person in local.people.values():
        await person.slash(local.channel, "tournament join", fighter="swift")
    await aya.slash(local.channel, "organise tournament begin")
    await nothing_waits(bot)
    spent = [request.route for request in local.requests if request.kind == "bot"][asked_at_the_start:]
    assert len(taken) == len(spent)
    assert {OPEN_DM, SEND, EDIT} | SELDOM == set(spent)


async def play_any(table: Table, person: Person, dice: Dice) -> None:
    prompt = await table.prompt_of(person)
    await table.pick(person, dice.pick(cards_of(prompt), "card"))
