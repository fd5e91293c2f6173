"""Pictures can be switched off: in what one person sees by that person, in what is posted by the server."""

from bot.sandbox.components import texts
from bot.sandbox.people.person import Person
from bot.sandbox.request import Json
from bot.wire.client import DuelBot
from tests.e2e.settings_pages import choose, opened
from tests.e2e.table import Table, nothing_waits, pictures, said
from tests.spoken import WORDS


async def switch(table: Table, person: Person, where: str, setting: str, state: str) -> None:
    """Open a person's own settings, or those of the server, and set one of them."""
    if where == "settings":
        await choose(person, await opened(person, table.local.channel, setting), setting, state)
        return
    panel = await person.slash(table.local.channel, where)
    answer = await person.choose(panel.message or {}, [state], f"v1:me:{person.id}:0:set-{setting}")
    assert answer.kind == "update", answer


async def sheet(table: Table, person: Person) -> Json:
    """Open the sheet of a fighter."""
    answer = await person.slash(table.local.channel, "fighters")
    answer = await person.choose(answer.message or {}, "swift")
    assert WORDS("fighter-swift") in said(answer)
    return answer.message or {}


async def lesson(table: Table, person: Person) -> Json:
    """Try the game from the rules."""
    read = await person.slash(table.local.channel, "rules")
    return (await person.press(read.message or {}, WORDS("lesson-try-button"))).message or {}


async def test_who_wants_no_pictures_is_shown_none_and_told_all(table: Table) -> None:
    aya, ben = table.pair
    assert pictures(await table.prompt_of(aya))
    await switch(table, aya, "me", "pictures", "off")
    hand = await table.hand_of(aya)
    assert not pictures(hand)
    assert all(fact in texts(hand) for fact in ("You **20**/20", "Pine 6 · 7"))
    assert not pictures(await sheet(table, aya))
    assert pictures(await sheet(table, ben))
    await table.play_turn()
    assert not pictures(await table.prompt_of(aya))
    assert pictures(await table.prompt_of(ben))
    assert pictures(table.newest)
    await switch(table, aya, "me", "pictures", "on")
    assert pictures(await table.hand_of(aya))


async def test_a_server_without_pictures_is_told_all_in_words(table: Table, bot: DuelBot) -> None:
    assert pictures(table.board)
    await switch(table, table.aya, "settings", "pictures", "off")
    await table.play_turn()
    await nothing_waits(bot)
    assert not pictures(table.newest)
    assert "Speed" in texts(table.newest)
    assert pictures(await table.prompt_of(table.aya))
    await switch(table, table.aya, "settings", "pictures", "on")
    await table.play_turn()
    assert pictures(table.newest)


async def test_where_files_are_not_permitted_the_words_say_what_pictures_show(
    table: Table, bot: DuelBot
) -> None:
    [drawn] = pictures(table.board)
    assert drawn
    table.local.permit(table.local.channel, denied=["attach_files"])
    assert not pictures(await table.hand_of(table.aya))
    await table.play_turn()
    await nothing_waits(bot)
    assert not pictures(table.newest)
    assert r"\(left\) plays" in texts(table.newest), "only the alt text calls anybody so"
    assert pictures(await table.prompt_of(table.aya)), "a DM takes files all the same"
