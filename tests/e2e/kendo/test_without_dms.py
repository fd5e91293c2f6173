"""Kendo of people who take no direct messages: behind the Hand button, sitting after sitting."""

from bot.replay import check_match
from bot.sandbox.components import texts
from bot.sandbox.server import LocalDiscord
from bot.store.engine import Store
from tests.e2e.kendo.foreseen import COMPETITION, DUEL, asks, course, over, sensibly
from tests.e2e.kendo.kendo_table import begun, choices_of
from tests.e2e.match_table import Quiet
from tests.spoken import core

NUDGE = core("nudge")


async def test_a_duel_is_fought_behind_the_hand_button(
    local: LocalDiscord, quiet: Quiet, store: Store
) -> None:
    table = await begun(local, quiet, course(DUEL, 2, sensibly, over, most=18), closed=("Aya", "Ben"))
    await table.play_on(sensibly)
    nudged = [text for text in map(texts, table.public) if NUDGE in text]
    assert len(nudged) == 2, "each is told once where their hand is"
    assert [person.messages(person.dm) for person in table.people] == [[], []]
    assert await check_match(store, table.match_id) == []


async def test_one_without_dms_fights_one_with_them(local: LocalDiscord, quiet: Quiet, store: Store) -> None:
    table = await begun(local, quiet, course(DUEL, 2, sensibly, over, most=18), closed=("Ben",))
    await table.play_on(sensibly)
    assert await check_match(store, table.match_id) == []


async def test_switch_and_attack_are_chosen_in_the_same_panel(local: LocalDiscord, quiet: Quiet) -> None:
    table = await begun(
        local, quiet, course(COMPETITION, 2, sensibly, asks("attack"), most=2), closed=("Aya", "Ben")
    )
    request = table.foreseen.request
    person = table.person(request)
    switch = sensibly(table.foreseen, request)
    answer = await table.choose(person, switch, await table.hand(person))
    table.foreseen.play({request.seat: switch})
    assert answer.private
    assert set(choices_of(answer.message)) == set(table.foreseen.request.options)
    await quiet()
    table.check()
