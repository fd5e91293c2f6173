"""A plan of one's own turns, over the sockets."""

import pytest

from bot.sandbox.components import texts
from bot.sandbox.server import LocalDiscord
from bot.wire.client import DuelBot
from tests.e2e.brawl_table import brawling
from tests.e2e.table import Table, challenged, nothing_waits, said, seated


@pytest.fixture
async def table(local: LocalDiscord, bot: DuelBot) -> Table:
    assert bot.is_ready()
    return await seated(local, "day")


async def test_whoever_has_planned_is_not_asked_again(table: Table, bot: DuelBot) -> None:
    answer = await table.aya.slash(table.local.channel, "plan", first="moon", second="pine")
    assert answer.private
    assert "planned for those after it" in said(answer)
    await table.board_says("✅ ready")
    assert "Pine" not in " ".join(texts(message) for message in table.public)
    await table.pick(table.ben, "moon")
    await table.told(1)
    await table.prompt_of(table.ben, 2)
    await nothing_waits(bot)
    assert "✅ ready" not in texts(await table.board_says("Turn **2**")), "a plan shows to nobody"
    await table.pick(table.ben, "pine")
    await table.told(2)
    await table.prompt_of(table.aya, 3)


async def test_cards_are_offered_by_name_while_one_types(table: Table) -> None:
    offered = await table.aya.autocomplete(table.local.channel, "plan", "second", "pin")
    assert [(choice["name"], choice["value"]) for choice in offered.choices] == [("🌲 松 Pine", "pine")]
    every = await table.aya.autocomplete(table.local.channel, "plan", "first", "")
    assert len(every.choices) == 9


async def test_of_several_duels_the_cards_of_the_one_that_is_named_are_offered(table: Table) -> None:
    aya, chiyo = table.aya, table.local.people["Chiyo"]
    posted = await challenged(table.local, "Chiyo", "Aya")
    await aya.choose((await aya.press(posted, "Accept")).message, "swift")
    assert not (await aya.autocomplete(table.local.channel, "plan", "first", "")).choices
    known = await aya.autocomplete(table.local.channel, "plan", "duel", "")
    assert {choice["name"] for choice in known.choices} == {table.ben.name, chiyo.name}
    for choice in known.choices:
        offered = await aya.autocomplete(table.local.channel, "plan", "first", "", duel=choice["value"])
        assert len(offered.choices) == 9


async def test_a_plan_that_cannot_be_is_refused_privately(table: Table) -> None:
    answer = await table.aya.slash(table.local.channel, "plan", first="moon", second="moon")
    assert answer.private
    assert "turn 2 of your plan" in said(answer)
    answer = await table.aya.slash(table.local.channel, "plan", first="sword")
    assert "sword" in said(answer)
    answer = await table.aya.slash(table.local.channel, "plan")
    assert "no plan" in said(answer)


async def test_a_plan_is_given_up_or_played_at_once_where_the_other_has_chosen(table: Table) -> None:
    where = table.local.channel
    await table.aya.slash(where, "plan", first="moon", second="pine")
    assert said(await table.aya.slash(where, "plan")) == "You have no plan: every turn you are asked."
    await table.pick(table.ben, "moon")
    await table.told(1)
    await table.prompt_of(table.aya, 2)
    await table.pick(table.ben, "pine")
    played = await table.aya.slash(where, "plan", first="pine", second="fan")
    assert said(played).startswith("Played as planned: ")
    await table.told(2)


async def test_who_must_say_which_duel_is_told_so_and_where_nothing_can_be_foreseen_nothing_is_planned(
    table: Table, bot: DuelBot
) -> None:
    local, aya, duel = table.local, table.aya, table.match_id

    async def quiet() -> None:
        bot.outbox.wake()
        await nothing_waits(bot)

    await brawling(local, quiet, "Aya", "Chiyo", "Daigo")
    [line] = await bot.play.reading.duels(local.people["Chiyo"].id)
    assert "You have several duels." in said(await aya.slash(local.channel, "plan", first="moon"))
    refused = await aya.slash(local.channel, "plan", first="moon", duel=line.match_id)
    assert "Nothing can be planned ahead here" in said(refused)
    kept = await aya.slash(local.channel, "plan", first="moon", duel=duel)
    assert said(kept).startswith("Chosen for this turn")
    assert "cannot be found" in said(await aya.slash(local.channel, "plan", duel="Zz0Zz0Zz0Z"))
    stranger = await local.people["Ben"].slash(local.channel, "plan", duel=line.match_id)
    assert "You do not take part in this match." in said(stranger)
