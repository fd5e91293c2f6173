"""What people do for each other beside the cards, over the sockets."""

from bot.play.ground.times import DAY
from bot.sandbox.components import texts
from bot.sandbox.request import Json
from bot.wire.client import DuelBot
from tests.e2e.table import Clock, Table, challenged, presses
from tests.spoken import WORDS, core


async def said(table: Table, words: str) -> Json:
    """Wait for a message in the channel that says something, and return it."""

    def found() -> Json | None:
        return next((message for message in table.public if words in texts(message)), None)

    return await table.local.until(found)


async def test_a_draw_is_offered_by_command_and_agreed_by_button(table: Table) -> None:
    answer = await table.aya.slash(table.local.channel, "duel draw")
    assert answer.private
    assert "Offered" in texts(answer.message)
    offer = await said(table, core("notice-offered-draw"))
    assert str(table.ben.id) in {user["id"] for user in offer["mentions"]}
    stranger = await table.local.people["Daigo"].press(offer, WORDS("courtesy-draw"))
    assert stranger.private
    assert "Agreed" not in texts(stranger.message)
    agreed = await table.ben.press(offer, WORDS("courtesy-draw"))
    assert WORDS("courtesy-draw-done") in texts(agreed.message)
    await table.board_says(WORDS("outcome-draw-agreed"))
    again = await table.ben.press(offer, WORDS("courtesy-draw"))
    assert "over" in texts(again.message)


async def test_of_several_duels_one_is_chosen(table: Table) -> None:
    chiyo = table.local.people["Chiyo"]
    posted = await challenged(table.local, "Chiyo", "Aya")
    await table.aya.choose((await table.aya.press(posted, "Accept")).message, "swift")
    asked = await table.aya.slash(table.local.channel, "duel draw")
    assert "Offered" in texts(
        (await table.aya.choose(asked.message, WORDS("duels-which-line", opponent="Chiyo"))).message
    )
    called_on = {user["id"] for user in (await said(table, core("notice-offered-draw")))["mentions"]}
    assert str(chiyo.id) in called_on
    assert str(table.ben.id) not in called_on


async def test_time_given_shows_on_the_board_and_calls_the_other(table: Table) -> None:
    await table.pick(table.aya)
    answer = await table.aya.slash(table.local.channel, "duel patience")
    assert "one day more" in texts(answer.message)
    notice = await said(table, "more for this turn")
    assert str(table.ben.id) in {user["id"] for user in notice["mentions"]}
    again = await table.aya.slash(table.local.channel, "duel patience")
    assert "already" in texts(again.message)


async def test_a_pause_stands_until_one_lets_the_clock_go_on(
    table: Table, bot: DuelBot, clock: Clock
) -> None:
    asked = await table.ben.slash(table.local.channel, "duel pause")
    assert texts(asked.message) == WORDS("courtesy-pause-offered")
    offer = await said(table, core("notice-offered-pause"))
    agreed = await table.aya.press(offer, WORDS("courtesy-pause"))
    assert texts(agreed.message) == WORDS("courtesy-pause-done")
    paused = await said(table, WORDS("notice-paused"))
    await table.board_says("⏸️ paused")
    for _ in range(3):
        clock.forward(DAY)
        await bot.play.deadlines.sweep()
    assert table.turns_told == []
    assert presses(paused)
    answer = await table.ben.press(paused, WORDS("courtesy-resume"))
    assert "running again" in texts(answer.message)
    await said(table, core("notice-resumed"))
    await table.board_says(core("duel-turn-due"))
