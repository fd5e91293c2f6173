"""Pocket Samurai of two who take no direct messages: from the board and behind the Hand button."""

from bot.play.messages.parcels import LOOKING_ON
from bot.replay import check_match
from bot.sandbox.actors.puppets import choices_of
from bot.sandbox.components import texts
from bot.sandbox.request import Json
from bot.sandbox.server import LocalDiscord
from bot.store.engine import Store
from bot.wire.client import DuelBot
from rules.dice import Dice
from tests.e2e.match_table import Quiet, control, shown
from tests.e2e.pocket.pocket_table import PocketTable, begun, decision_of, patient
from tests.e2e.table import Clock, let_pass
from tests.spoken import core

NUDGE = core("nudge")


def nudges(table: PocketTable) -> list[str]:
    """Return who was told that their hand is behind the button, by the texts that say so."""
    seen = map(texts, table.local.seen_by(table.aya))
    return [text for text in seen if NUDGE in text]


def calls(table: PocketTable) -> list[Json]:
    """Return the messages that call a player to the board."""
    return [message for message in table.public if core("call-on") in texts(message)]


async def play_by_button(table: PocketTable, dice: Dice) -> set[str]:
    """Play from the hands of both until the match is over; return what was asked."""
    decisions = set[str]()
    while not table.over:
        for person in table.people:
            hand = await table.hand(person)
            while choices := choices_of(hand):
                decisions.add(decision_of(choices))
                hand = (await person.choose(hand, dice.pick(patient(choices), "choice"))).message
            await table.quiet()
            if table.over:
                break
    return decisions


async def test_a_whole_hand_is_played_from_the_board_and_the_hand_button(
    local: LocalDiscord, quiet: Quiet, store: Store
) -> None:
    for name in ("Aya", "Ben"):
        local.people[name].close_dms()
    table = await begun(local, quiet)
    match_id = table.match_id
    await table.draft()
    assert len(nudges(table)) == 2
    asked = await play_by_button(table, Dice(b"no letters"))
    assert asked == {"lay", "side", "strike", "hand", "exhaust"}
    assert len(nudges(table)) == 2, "each is told once"
    assert [person.messages(person.dm) for person in table.people] == [[], []]
    assert await check_match(store, match_id) == []


async def test_things_are_settled_ahead_without_a_dm(local: LocalDiscord, quiet: Quiet) -> None:
    local.people["Ben"].close_dms()
    table = await begun(local, quiet)
    await table.draft()
    hand = choices_of(await table.hand(table.ben))
    await table.settle(table.ben, "lay", *patient(hand))
    told = len(table.boards)
    await table.answer(table.aya, choices_of(table.prompt(table.aya))[0])
    assert len(table.boards) == told + 1


async def test_whoever_is_on_is_called_in_the_channel_after_a_while(
    local: LocalDiscord, quiet: Quiet, bot: DuelBot, clock: Clock
) -> None:
    for name in ("Aya", "Ben"):
        local.people[name].close_dms()
    table = await begun(local, quiet)
    on = table.on
    await let_pass(LOOKING_ON, bot, clock)
    await table.quiet()
    assert (len(nudges(table)), calls(table)) == (1, []), "they were written to, in vain"
    for person in (on, table.other):
        await table.take(person)
        await table.quiet()
    assert calls(table) == []
    await let_pass(LOOKING_ON, bot, clock)
    await table.quiet()
    [call] = calls(table)
    assert local.pinged(call) == [on.name]
    way = await on.press(call, control(call, "way").custom_id)
    assert core("board-found") in texts(shown(way))
    assert len(nudges(table)) == 1
