"""The other slash commands, in the server and by DM."""

from itertools import chain

import pytest
from discord import app_commands

from bot.face.adapter import layout
from bot.face.learning.help import NEEDS
from bot.face.press import Press
from bot.face.screen import Button, Row, Screen
from bot.face.words import Words
from bot.play.standing.honor import DEEDS
from bot.sandbox.components import STRING_SELECT, texts, walk
from bot.sandbox.server import LocalDiscord
from bot.wire.client import DuelBot
from rules.bushido.fighters import FIGHTERS
from tests.e2e.table import CALLBACK, FOR_A_VICTORY, Table, challenged, offers, pick_of, presses, said, seated
from tests.spoken import WORDS, core

pytestmark = pytest.mark.usefixtures("bot")

EVERYWHERE = (
    "duel",
    "duels",
    "hand",
    "rules",
    "fighters",
    "help",
    "me",
    "practice",
    "privacy",
    "puzzle",
    "replay",
)
IN_SERVERS = (
    "report",
    "brawl",
    "challenge",
    "clan",
    "gathering",
    "honor",
    "leaderboard",
    "lobby",
    "membership",
    "profile",
    "queue",
    "season",
    "solo",
    "tournament",
)
TO_MANAGERS = ("settings", "organise", "moderate")


def test_each_command_is_offered_where_it_makes_sense(local: LocalDiscord) -> None:
    manager, member = local.people["Aya"], local.people["Ben"]
    here = EVERYWHERE + IN_SERVERS
    assert sorted(command["name"] for command in member.commands(local.channel)) == sorted(here)
    assert sorted(command["name"] for command in manager.commands(local.channel)) == sorted(
        here + TO_MANAGERS
    )
    assert sorted(command["name"] for command in manager.commands(manager.dm)) == sorted(EVERYWHERE)


def test_what_has_a_button_is_not_among_the_first_commands_that_are_offered(bot: DuelBot) -> None:
    offered = sorted(
        command.qualified_name
        for command in bot.tree.walk_commands()
        if isinstance(command, app_commands.Command)
    )
    first = ["brawl", "challenge", "clan create", "clan invite", "clan roster", "clan standing"]
    assert offered[: len(first)] == first, "what begins something, or shows it"


def test_help_lists_exactly_the_commands_there_are(bot: DuelBot) -> None:
    assert sorted(command.name for command in bot.tree.get_commands()) == sorted(chain(*NEEDS.values()))


async def test_my_duels_say_whose_turn_it_is_and_where(local: LocalDiscord, table: Table) -> None:
    await challenged(local, "Chiyo", "Aya")
    listed = await table.aya.slash(table.aya.dm, "duels")
    assert "Against Ben · **your turn**" in said(listed)
    assert "From " + local.people["Chiyo"].mention in said(listed)
    assert offers(listed.message, WORDS("duel-board-button"))
    link = [part["url"] for part in walk(listed.message["components"]) if "url" in part]
    assert link == [f"https://discord.com/channels/{local.guild.id}/{local.channel.id}/{table.board['id']}"]
    await table.pick(table.aya)
    assert "Against Ben · their turn" in said(await table.aya.slash(local.channel, "duels"))


@pytest.mark.parametrize("by_dm", [False, True], ids=["in the server", "by DM"])
async def test_my_hand_opens_privately(local: LocalDiscord, by_dm: bool) -> None:
    table = await seated(local)
    answer = await table.aya.slash(table.aya.dm if by_dm else local.channel, "hand")
    assert "Turn 1 against" in said(answer)
    changed = await table.aya.choose(answer.message, "moon")
    assert "Turn 1: 🌙 **月 Moon**" in texts(changed.message)
    await table.play_rest_of_turn()


async def test_of_several_duels_the_one_meant_is_asked_for(local: LocalDiscord) -> None:
    table = await seated(local)
    posted = await challenged(local, "Chiyo", "Aya")
    await table.aya.choose((await table.aya.press(posted, "Accept")).message, "swift")
    asked = await table.aya.slash(local.channel, "hand")
    assert WORDS("duels-which") in said(asked)
    opened = await table.aya.choose(asked.message, WORDS("duels-which-line", opponent="Chiyo"))
    assert local.people["Chiyo"].mention in said(opened)
    local.requests.clear()
    asked = await table.aya.slash(local.channel, "duel resign")
    answers = [request.route for request in local.requests if "{token}" in request.route]
    assert answers == [CALLBACK], "it is asked, and nothing else is said"
    sure = await table.aya.choose(asked.message, WORDS("duels-which-line", opponent="Chiyo"))
    assert f"against {local.people['Chiyo'].mention}" in said(sure)


async def test_who_resigns_is_asked_and_may_think_better_of_it(local: LocalDiscord) -> None:
    table = await seated(local)
    asked = await table.aya.slash(local.channel, "duel resign")
    assert "cannot undo this" in said(asked)
    kept = await table.aya.press(asked.message, WORDS("resign-no"))
    assert WORDS("resign-kept") in texts(kept.message)
    assert not presses(kept.message)
    await table.play_to_the_end()


async def test_who_resigns_loses_without_losing_honor(local: LocalDiscord) -> None:
    table = await seated(local)
    prompts = [await table.prompt_of(person) for person in table.pair]
    asked = await table.aya.press(table.board, "Resign")
    done = await table.aya.press(asked.message, WORDS("resign-yes"))
    assert WORDS("resign-done") in texts(done.message)
    told = await table.told(1)
    assert f"{table.aya.mention} resigns." in told
    assert f"{table.ben.mention} wins the duel" in told
    assert f"{table.aya.mention} **0** · {table.ben.mention} **0**" in told, "no card was turned over"
    await table.board_says(core("outcome-won"))
    for prompt in prompts:
        await local.until(lambda prompt=prompt: not pick_of(local.message(prompt)))
    again = await table.aya.press(asked.message, WORDS("resign-yes"))
    assert said(again) == "This match is over."


async def test_the_rules_are_turned_page_by_page(local: LocalDiscord) -> None:
    aya = local.people["Aya"]
    page = await aya.slash(aya.dm, "rules")
    read = [said(page)]
    while offers(page.message, "Next"):
        page = await aya.press(page.message, "Next")
        assert page.kind == "update"
        read.append(texts(page.message))
    assert len(set(read)) == len(read) > 5
    assert WORDS("tournament-page", page="4", pages="4") in read[3]
    back = await aya.press(page.message, "Back")
    assert texts(back.message) == read[-2]
    [menu] = [part for part in walk(back.message["components"]) if part["type"] == STRING_SELECT]
    first = await aya.choose(back.message, menu["options"][0]["value"])
    assert texts(first.message) == read[0]


async def test_the_rules_button_of_a_board_opens_them_privately(local: LocalDiscord) -> None:
    table = await seated(local)
    answer = await local.people["Chiyo"].press(table.board, "Rules")
    assert WORDS("rules-duel") in said(answer)


async def test_every_fighter_can_be_looked_at(local: LocalDiscord) -> None:
    aya = local.people["Aya"]
    listed = await aya.slash(local.channel, "fighters")
    for fighter in FIGHTERS.values():
        assert fighter.name in said(listed)
    for key, fighter in FIGHTERS.items():
        shown = await aya.press(listed.message, f"v1:fighters::0:{key}")
        assert texts(shown.message).count("Speed") >= 9
        assert fighter.name in texts(shown.message)
        listed = await aya.press(shown.message, "v1:fighters::0:all")


async def test_honor_tells_ones_own_deeds_and_what_deeds_are_worth(local: LocalDiscord) -> None:
    table = await seated(local)
    assert WORDS("honor-none") in said(await table.aya.slash(local.channel, "honor"))
    await table.play_to_the_end()
    own = await table.aya.slash(local.channel, "honor")
    assert f"Your honor: {FOR_A_VICTORY}" in said(own)
    assert WORDS("deed-won") in said(own)
    worth = await table.aya.press(own.message, WORDS("honor-worth-button"))
    assert f"**+{DEEDS['won']}** · won a duel" in texts(worth.message)
    back = await table.aya.press(worth.message, WORDS("honor-own-button"))
    assert texts(back.message) == said(own)
    assert WORDS("honor-none") in said(await local.people["Chiyo"].slash(local.channel, "honor"))


async def test_help_names_every_command_and_leads_on(local: LocalDiscord) -> None:
    aya = local.people["Aya"]
    answer = await aya.slash(local.channel, "help")
    needs = [
        await aya.press(answer.message, press.custom_id)
        for press in presses(answer.message or {})
        if press.area == "help"
    ]
    listed = "\n".join(texts(need.message or {}) for need in needs)
    for command in EVERYWHERE + IN_SERVERS:
        assert f"`/{command}`" in listed
    assert WORDS("rules-duel") in texts((await aya.press(answer.message, "Rules")).message)
    answer = await aya.slash(local.channel, "help")
    shown = await aya.press(answer.message, "Fighters")
    assert FIGHTERS["swift"].name in texts(shown.message)


async def test_a_button_from_another_time_is_answered(local: LocalDiscord, bot: DuelBot) -> None:
    challenge_id = presses(await challenged(local))[0].id
    old = Screen(
        (
            Row(
                (
                    Button("Old", Press("gone", "x", 3, "do")),
                    Button("Odd", Press("challenge", challenge_id, 0, "juggle")),
                )
            ),
        )
    )
    await bot.get_channel(local.channel.id).send(view=layout(old))
    message = local.people["Aya"].last(local.channel)
    for label in ("Old", "Odd"):
        answer = await local.people["Aya"].press(message, label)
        assert WORDS("refusal-old-control") in said(answer)


async def test_a_form_that_a_duel_does_not_have_chooses_nothing(local: LocalDiscord) -> None:
    table = await seated(local)
    press = Press("hand", table.match_id, 0, "stance")
    refused = await table.aya.forge_form(table.board, press.custom_id, [])
    assert said(refused) == WORDS("refusal-rejection-choice-illegal")
    assert pick_of(await table.prompt_of(table.aya, 1))


async def test_what_is_offered_while_somebody_types_is_in_the_language_they_chose(
    local: LocalDiscord, bot: DuelBot
) -> None:
    aya = local.people["Aya"]

    async def first_fighter() -> str:
        return (await aya.autocomplete(local.channel, "challenge", "fighter", "")).choices[0]["name"]

    aya.locale = "ja"
    assert await first_fighter() == Words("ja")("fighter-random")
    await aya.slash(aya.dm, "help")  # now the bot knows them
    await bot.play.me.change(aya.id, "language", ("en",))
    assert await first_fighter() == Words("en")("fighter-random")
