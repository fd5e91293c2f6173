"""One who is away in the draft: the DM that asks them, the reminder, the stand-in."""

from bot.play.ground.times import REMINDED_AT, TURN_TIME
from bot.play.match.reminders import GATHERED
from bot.play.messages.parcels import LOOKING_ON
from bot.sandbox.actors.puppets import choices_of, prompts
from bot.sandbox.components import texts
from bot.wire.client import DuelBot
from tests.e2e.pocket.pocket_table import PocketTable
from tests.e2e.table import Clock, let_pass

DAY = TURN_TIME["day"]


async def test_whoever_picks_on_the_board_gets_no_dm(table: PocketTable, bot: DuelBot, clock: Clock) -> None:
    await table.draft()
    letters = {person: len(prompts(person)) for person in table.people}
    await let_pass(LOOKING_ON, bot, clock)
    await table.quiet()
    assert letters == dict.fromkeys(table.people, 1), "the one that asks what to lay"
    assert letters == {person: len(prompts(person)) for person in table.people}


async def test_whoever_does_not_pick_is_asked_by_one_dm_and_picks_by_it(
    table: PocketTable, bot: DuelBot, clock: Clock
) -> None:
    on, other, cards = table.on, table.other, table.offered
    assert table.asking == []
    await let_pass(LOOKING_ON, bot, clock)
    await table.quiet()
    assert table.asking == [on]
    assert set(choices_of(table.prompt(on))) == set(cards)
    await table.answer(on, cards[3])
    assert cards[3] not in table.offered
    assert (table.on, table.asking) == (other, []), "the other may look on, too"


async def test_a_dm_that_asks_is_closed_by_a_pick_on_the_board(
    table: PocketTable, bot: DuelBot, clock: Clock
) -> None:
    on = table.on
    await let_pass(LOOKING_ON, bot, clock)
    await table.quiet()
    assert table.asking == [on]
    await table.take(on)
    await table.quiet()
    assert table.asking == []
    assert len(prompts(on)) == 1


async def test_whoever_stays_away_is_reminded_and_then_the_stand_in_picks(
    table: PocketTable, bot: DuelBot, clock: Clock
) -> None:
    on, other, cards = table.on, table.other, table.offered
    await let_pass(DAY * REMINDED_AT // 100, bot, clock)
    await let_pass(GATHERED, bot, clock)
    await table.quiet()
    assert len(prompts(on)) == 2, "the question and the reminder"
    assert prompts(other) == []
    await let_pass(DAY * (100 - REMINDED_AT) // 100, bot, clock)
    await table.quiet()
    assert len(table.offered) == len(cards) - 1
    assert f"The stand-in chose for {on.mention}" in texts(table.newest)
    assert (table.on, table.asking) == (other, [])
    await table.take(other)
    await table.quiet()
    assert table.on is on


async def test_whoever_stays_away_from_three_picks_is_out(
    table: PocketTable, bot: DuelBot, clock: Clock
) -> None:
    away, other = table.on, table.other
    while not table.over:
        if table.on is away:
            await let_pass(DAY, bot, clock)
        else:
            await table.take(other)
        await table.quiet()
    assert f"{other.mention} wins" in texts(table.newest)
    assert table.asking == []


async def test_with_a_wish_list_nobody_has_to_be_there(
    table: PocketTable, bot: DuelBot, clock: Clock
) -> None:
    away, other, cards = table.other, table.on, table.offered
    await table.settle(away, "wishes")
    for _ in range(4):
        await table.take(other)
        await table.quiet()
    await let_pass(LOOKING_ON - 1, bot, clock)
    assert not set(cards) & set(table.offered)
    assert prompts(away) == []
