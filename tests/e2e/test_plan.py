"""A player's plan for coming turns, over the sockets."""

import pytest

from bot.sandbox.components import texts
from bot.sandbox.server import LocalDiscord
from bot.wire.client import DuelBot
from tests.e2e.brawl_table import brawling
from tests.e2e.table import Table, challenged, nothing_waits, offers, panels, said, seated
from tests.spoken import WORDS, core


@pytest.fixture
async def table(local: LocalDiscord, bot: DuelBot) -> Table:
    assert bot.is_ready()
    return await seated(local, "day")


async def test_whoever_has_planned_is_not_asked_again(table: Table, bot: DuelBot) -> None:
    answer = await table.aya.slash(table.local.channel, "duel plan", first="moon", second="pine")
    assert answer.private
    assert WORDS("plan-ahead", cards="🌲 **松 Pine**") in said(answer)
    await table.board_says(WORDS("duel-ready"))
    assert "Pine" not in " ".join(texts(message) for message in table.public)
    await table.pick(table.ben, "moon")
    await table.told(1)
    await table.prompt_of(table.ben, 2)
    await nothing_waits(bot)
    assert WORDS("duel-ready") not in texts(await table.board_says("Turn **2**")), "a plan shows to nobody"
    await table.pick(table.ben, "pine")
    await table.told(2)
    await table.prompt_of(table.aya, 3)


async def test_a_plan_is_shown_where_one_chooses(table: Table) -> None:
    await table.aya.slash(table.local.channel, "duel plan", first="moon", second="pine", third="fan")
    hand = texts(await table.hand_of(table.aya))
    assert "You have chosen 🌙 **月 Moon**" in hand
    assert "Planned next: 🌲 **松 Pine**, 🪭 **扇 Fan**" in hand
    await table.aya.choose(await table.hand_of(table.aya), "snow")
    assert core("hand-plan-broken") in texts(await table.hand_of(table.aya))
    assert "Planned" not in texts(await table.hand_of(table.ben))


async def test_cards_are_offered_by_name_while_one_types(table: Table) -> None:
    offered = await table.aya.autocomplete(table.local.channel, "duel plan", "second", "pin")
    assert [(choice["name"], choice["value"]) for choice in offered.choices] == [("🌲 松 Pine", "pine")]
    every = await table.aya.autocomplete(table.local.channel, "duel plan", "first", "")
    assert len(every.choices) == 9


async def test_of_several_duels_the_cards_of_the_one_that_is_named_are_offered(table: Table) -> None:
    aya, chiyo = table.aya, table.local.people["Chiyo"]
    posted = await challenged(table.local, "Chiyo", "Aya")
    await aya.choose((await aya.press(posted, "Accept")).message, "swift")
    assert not (await aya.autocomplete(table.local.channel, "duel plan", "first", "")).choices
    known = await aya.autocomplete(table.local.channel, "duel plan", "duel", "")
    assert {choice["name"] for choice in known.choices} == {table.ben.name, chiyo.name}
    for choice in known.choices:
        offered = await aya.autocomplete(table.local.channel, "duel plan", "first", "", duel=choice["value"])
        assert len(offered.choices) == 9


async def test_a_plan_that_cannot_be_is_refused_privately(table: Table) -> None:
    answer = await table.aya.slash(table.local.channel, "duel plan", first="moon", second="moon")
    assert answer.private
    assert "turn 2 of your plan" in said(answer)
    answer = await table.aya.slash(table.local.channel, "duel plan", first="sword")
    assert "sword" in said(answer)
    answer = await table.aya.slash(table.local.channel, "duel plan")
    assert "no plan" in said(answer)


async def test_a_plan_is_made_shown_and_called_off(table: Table) -> None:
    where, aya = table.local.channel, table.aya
    await aya.slash(where, "duel plan", first="moon", second="pine", third="fan")
    for _ in range(2):
        shown = await aya.slash(where, "duel plan")
        assert "This turn: 🌙 **月 Moon**" in said(shown)
        assert "in this order: 🌲 **松 Pine**, 🪭 **扇 Fan**" in said(shown), "to look changes nothing"
    await aya.press(shown.message, WORDS("plan-call-off"))
    called_off = panels(aya, where)[-1]
    assert WORDS("plan-called-off") in texts(called_off)
    assert "This turn: 🌙 **月 Moon**" in texts(called_off)
    assert not offers(called_off, WORDS("plan-call-off"))
    assert core("plan-chosen") in said(await aya.slash(where, "duel plan"))
    await table.pick(table.ben, "moon")
    await table.told(1)
    await table.prompt_of(aya, 2)
    assert said(await aya.slash(where, "duel plan")).startswith(WORDS("plan-none"))


async def test_a_button_of_an_earlier_turn_shows_the_plan_as_it_is_now(table: Table) -> None:
    where, aya = table.local.channel, table.aya
    shown = await aya.slash(where, "duel plan", first="moon", second="pine", third="fan")
    await table.pick(table.ben, "moon")
    await table.told(1)
    late = await aya.press(shown.message, WORDS("plan-call-off"))
    assert late.kind == "update"
    assert "This turn: 🌲 **松 Pine**" in texts(late.message)
    await table.local.until(lambda: WORDS("plan-went-on") in texts(panels(aya, where)[-1]))
    await aya.press(late.message, WORDS("plan-call-off"))
    assert core("plan-chosen") in said(await aya.slash(where, "duel plan"))


async def test_whoever_chooses_another_card_reads_that_the_plan_will_be_off(table: Table) -> None:
    where, aya = table.local.channel, table.aya
    await aya.slash(where, "duel plan", first="moon", second="pine")
    await aya.choose(await table.hand_of(aya), "snow")
    assert WORDS("plan-broken") in said(await aya.slash(where, "duel plan"))


async def test_a_plan_is_played_at_once_where_the_other_has_chosen(table: Table) -> None:
    await table.pick(table.ben, "moon")
    played = await table.aya.slash(table.local.channel, "duel plan", first="pine", second="fan")
    assert said(played).startswith("Played as planned: ")
    await table.told(1)


async def test_who_must_say_which_duel_is_told_so_and_where_nothing_can_be_foreseen_nothing_is_planned(
    table: Table, bot: DuelBot
) -> None:
    local, aya, duel = table.local, table.aya, table.match_id

    async def quiet() -> None:
        bot.outbox.wake()
        await nothing_waits(bot)

    await brawling(local, quiet, "Aya", "Chiyo", "Daigo")
    [line] = await bot.play.reading.duels(local.people["Chiyo"].id)
    assert WORDS("refusal-plan-which") in said(await aya.slash(local.channel, "duel plan", first="moon"))
    refused = await aya.slash(local.channel, "duel plan", first="moon", duel=line.match_id)
    assert WORDS("refusal-plan-impossible") in said(refused)
    kept = await aya.slash(local.channel, "duel plan", first="moon", duel=duel)
    assert core("plan-chosen") in said(kept)
    which = await aya.slash(local.channel, "duel plan")
    assert said(which) == WORDS("plan-of-which")
    shown = await aya.choose(which.message, duel)
    assert "🌙 **月 Moon**" in texts(shown.message)
    assert "cannot find" in said(await aya.slash(local.channel, "duel plan", duel="Zz0Zz0Zz0Z"))
    stranger = await local.people["Ben"].slash(local.channel, "duel plan", duel=line.match_id)
    assert WORDS("refusal-not-your-duel") in said(stranger)
