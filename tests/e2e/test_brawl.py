"""A whole free for all over sockets, and the odd things that people do in one."""

import re
from collections.abc import Awaitable, Callable

import pytest

from bot.play.messages.parcels import READY_PAUSE
from bot.play.standing.honor import DEEDS
from bot.replay import check_match
from bot.sandbox.actors.puppets import choices_of
from bot.sandbox.components import texts
from bot.sandbox.request import Json
from bot.sandbox.server import LocalDiscord
from bot.store.engine import Store
from bot.wire.client import DuelBot
from rules.dice import Dice
from tests.e2e.brawl_table import BrawlTable, brawling, gathered, menus, options_of
from tests.e2e.table import (
    FOR_A_VICTORY,
    Clock,
    all_told,
    nothing_waits,
    offers,
    panels,
    presses,
    said,
    tells_the_end,
)
from tests.spoken import WORDS, core, pattern

Quiet = Callable[[], Awaitable[None]]

EVERYBODY = ("Aya", "Ben", "Chiyo", "Daigo")


@pytest.fixture
def quiet(bot: DuelBot, clock: Clock) -> Quiet:
    """Return what waits until all is sent, also what could wait a little."""

    async def wait() -> None:
        clock.forward(READY_PAUSE)
        bot.outbox.wake()
        await nothing_waits(bot)

    return wait


@pytest.fixture
async def table(local: LocalDiscord, quiet: Quiet) -> BrawlTable:
    """Begin a brawl between Aya, Ben and Chiyo; Daigo looks on."""
    return await brawling(local, quiet, "Aya", "Ben", "Chiyo")


async def test_four_of_whom_one_takes_no_dms_and_one_resigns_brawl_until_one_stands(
    local: LocalDiscord, quiet: Quiet, store: Store
) -> None:
    local.people["Ben"].close_dms()
    table = await brawling(local, quiet, *EVERYBODY, fighter="random")
    aya, ben, chiyo, daigo = table.people
    assert local.pinged(table.board) == list(EVERYBODY)
    dice = Dice(b"a whole brawl")
    edited: set[str] = set()
    resigned = False
    while not table.over:
        choosing = table.choosing
        if not resigned and table.turns_fought and daigo in choosing and len(choosing) > 2:
            resigned = True
            await table.choose_any(next(person for person in choosing if person is not daigo), dice)
            await table.resign(daigo)
            assert f"{daigo.mention} resigns" in texts(table.reveals[-1])
        before = {message["id"]: texts(message) for message in table.reveals}
        await table.play_any(dice)
        for message in table.reveals:
            told = before.get(message["id"], "")
            if told and told != texts(message):
                edited.add(message["id"])
                fights = [line for line in told.split("\n") if " ⚔️ <@" in line]
                assert set(fights) <= set(texts(message).split("\n")), "what was told stays told"

    assert resigned, "these dice let Daigo stand after a turn"
    table.check_the_telling()
    assert edited, "some turn took several choices"
    [winner] = pattern("outcome-last-standing", winner=r"(<@\d+>)").findall(texts(table.newest))
    last = texts(table.reveals[-1])
    assert winner in last.split("🏆")[1]
    honor = dict(re.findall(r"(<@\d+>) \*\*(\d+)\*\*", last[last.index(core("outcome-honor")) :]))
    others = {person.mention: f"{DEEDS['fought']}" for person in (aya, ben, chiyo)}
    assert honor == {**others, daigo.mention: "0", winner: f"{FOR_A_VICTORY}"}
    *earlier, end = table.reveals
    fought = [message for message in earlier if " against " in all_told(message)]
    assert {tuple(local.pinged(message)) for message in fought} == {("Ben",)}
    assert local.pinged(end) == list(EVERYBODY)
    for person in (aya, chiyo):
        [told] = [letter for letter in table.letters(person) if tells_the_end(letter)]
        assert told == table.letters(person)[-1]
        assert ("You won" in texts(told)) == (person.mention == winner)
    assert sum(core("nudge") in texts(message) for message in table.public) == 1
    assert table.letters(ben) == []
    assert [table.prompts(person) for person in table.people] == [[]] * 4
    assert await check_match(store, table.match_id) == []


def places_of(local: LocalDiscord, lobby: Json) -> list[str]:
    """Return who is in a lobby, in the order of the places its message shows."""
    return re.findall(r"^\d\. (<@\d+>)", texts(local.message(lobby)), re.MULTILINE)


async def test_a_lobby_shows_who_comes_and_goes_and_leads_to_its_board(
    local: LocalDiscord, quiet: Quiet
) -> None:
    aya, ben, chiyo, daigo = (local.people[name] for name in EVERYBODY)
    lobby = await gathered(local, "Aya", "Ben", "Daigo")
    await quiet()
    assert places_of(local, lobby) == [aya.mention, ben.mention, daigo.mention]
    assert said(await ben.press(lobby, "Leave")) == WORDS("lobby-left")
    assert said(await ben.press(lobby, "Leave")) == WORDS("refusal-lobby-not-in")
    assert said(await aya.press(lobby, "Start")) == WORDS("refusal-lobby-too-few", least="3")
    await chiyo.choose((await chiyo.press(lobby, "Join")).message, "random")
    await quiet()
    assert places_of(local, lobby) == [aya.mention, daigo.mention, chiyo.mention]
    assert "3 players so far" in texts(local.message(lobby))
    assert said(await ben.press(lobby, "Start")) == WORDS("refusal-lobby-not-host")
    assert said(await aya.press(lobby, "Start")) == WORDS("lobby-started")
    await quiet()
    assert offers(local.message(lobby), WORDS("lobby-to-board"))
    assert [press.area for press in presses(local.message(lobby))] == ["dice"]
    assert WORDS("dice-mix", mix="0/1/1 0/2/1") in said(await ben.press(local.message(lobby), "Check"))


async def test_a_lobby_is_run_by_commands_alone(local: LocalDiscord, quiet: Quiet) -> None:
    aya, ben, chiyo, daigo = (local.people[name] for name in EVERYBODY)
    where = local.channel
    for command in ("join", "leave", "start"):
        assert WORDS("refusal-lobby-none") in said(await aya.slash(where, f"lobby {command}"))
    posted = await aya.slash(where, "brawl", pace="hours")
    assert not posted.private
    assert WORDS("pace-hours") in texts(posted.message)
    assert WORDS("refusal-lobby-already-open") in said(await aya.slash(where, "brawl"))
    assert WORDS("lobby-joined") in said(await ben.slash(where, "lobby join", fighter="wanderer"))
    question = await chiyo.slash(where, "lobby join")
    assert WORDS("lobby-joined") in texts((await chiyo.choose(question.message, "swift")).message)
    assert WORDS("lobby-joined") in said(await daigo.slash(where, "lobby join", fighter="random"))
    assert said(await daigo.slash(where, "lobby leave")) == WORDS("lobby-left")
    assert said(await aya.slash(where, "lobby start")) == WORDS("lobby-started")
    await quiet()
    board = BrawlTable(local, (aya, ben, chiyo), quiet).board
    assert local.pinged(board) == ["Aya", "Ben", "Chiyo"]
    assert "Brawl of 3" in texts(board)


async def test_where_several_lobbies_are_open_one_is_asked_which(local: LocalDiscord, quiet: Quiet) -> None:
    ben, chiyo = local.people["Ben"], local.people["Chiyo"]
    await gathered(local, "Aya")
    lobby = await gathered(local, "Ben")
    await quiet()
    asked = await chiyo.slash(local.channel, "lobby join")
    assert "Which one?" in said(asked)
    [(_, [first, second])] = menus(asked.message)
    question = await chiyo.choose(asked.message, second)
    assert WORDS("lobby-joined") in texts((await chiyo.choose(question.message, "swift")).message)
    await quiet()
    assert chiyo.mention in texts(local.message(lobby))
    left = await chiyo.choose((await chiyo.slash(local.channel, "lobby leave")).message, first)
    assert said(left) == WORDS("refusal-lobby-not-in")
    started = await ben.choose((await ben.slash(local.channel, "lobby start")).message, second)
    assert "at least 3" in said(started)


async def test_the_form_opens_from_the_private_hand_and_shows_what_is_sealed(table: BrawlTable) -> None:
    aya, ben, chiyo = table.people
    hand = await table.hand(aya)
    form = await table.form(aya, hand)
    assert form.title == WORDS("brawl-form-title")
    [(_, cards), (_, targets)] = menus(form.spec)
    assert (len(cards), targets) == (9, ["1", "2"])
    answer = await aya.submit(form, {"card": "moon", "target": "2"})
    assert answer.kind == "update"
    assert f"Turn 1: 🌙 **月 Moon** against {chiyo.mention}" in texts(answer.message)
    again = await table.form(aya, (await aya.press(answer.message, "Hand")).message)
    chosen = [part["value"] for part in options_of(again.spec) if part.get("default")]
    assert chosen == ["moon", "2"]
    await aya.submit(again, {"card": "snow", "target": "1"})
    await table.place(ben, "pine", chiyo)
    await table.place(chiyo, "pine", aya)
    await table.quiet()
    assert "Snow against 2" in all_told(table.reveals[0])
    assert "Moon before" not in all_told(table.reveals[0])


async def test_a_form_handed_in_after_its_turn_changes_nothing(table: BrawlTable) -> None:
    aya, ben, chiyo = table.people
    by_dm = await table.form(aya)
    by_button = await table.form(aya, await table.hand(aya))
    await table.place(aya, "pine", ben)
    await table.place(ben, "pine", chiyo)
    await table.place(chiyo, "pine", aya)
    await table.quiet()
    late = await aya.submit(by_dm, {"card": "moon", "target": "2"})
    assert not late.failed
    assert core("prompt-passed") in texts(late.message)
    told = await table.local.until(
        lambda: [m for m in panels(aya, aya.dm) if WORDS("refusal-turn-passed") in texts(m)]
    )
    assert "The newest message has the current turn." in texts(told[-1])
    late = await aya.submit(by_button, {"card": "moon", "target": "2"})
    assert late.kind == "update"
    assert "Brawl, turn 2" in texts(late.message)
    assert core("hand-picked") not in texts(late.message)
    assert table.choosing == [aya, ben, chiyo]
    assert len(table.reveals) == 1


async def test_the_active_fighter_is_asked_by_dm_whose_card_to_meet(table: BrawlTable) -> None:
    aya, ben, chiyo = table.people
    await table.place(ben, "pine", aya)
    await table.place(chiyo, "pine", aya)
    await table.place(aya, "pine", ben)
    await table.quiet()
    assert f"{aya.mention} decides whose card to meet next" in texts(table.newest)
    assert table.choosing == [aya]
    [prompt] = table.prompts(aya)
    assert [table.prompts(other) for other in (ben, chiyo)] == [[], []]
    assert choices_of(prompt) == ["1", "2"]
    answer = await aya.choose(prompt, "2")
    assert f"Turn 1: the card of {chiyo.mention}" in texts(answer.message)
    await table.quiet()
    [reveal] = table.reveals
    met = re.findall(r"^-# <@\d+> \S+ ⚔️ (<@\d+>)", texts(reveal), re.MULTILINE)
    assert met[:2] == [chiyo.mention, ben.mention]
    assert "Turn **2**" in texts(table.newest)


@pytest.mark.parametrize("label", ["Hand", "Resign"])
async def test_a_stranger_opens_and_ends_nothing(table: BrawlTable, label: str) -> None:
    answer = await table.local.people["Daigo"].press(table.board, label)
    assert said(answer) == WORDS("refusal-not-your-duel")


async def test_the_rules_button_opens_the_page_of_the_brawl(table: BrawlTable) -> None:
    answer = await table.people[0].press(table.board, "Rules")
    assert said(answer).startswith("# The brawl")


async def test_who_is_out_is_told_so_and_asked_nothing_more(table: BrawlTable) -> None:
    aya, ben, chiyo = table.people
    old = await ben.press(table.board, "Resign")
    await table.resign(ben)
    out = WORDS("refusal-rejection-already-out")
    for label in ("Hand", "Resign"):
        assert said(await ben.press(table.board, label)) == out
    again = await ben.press(old.message, WORDS("resign-yes"))
    assert texts(again.message) == out
    for command in ("hand", "duel resign"):
        assert WORDS("refusal-no-duels") in said(await ben.slash(table.local.channel, command))
    assert "🏳️" in texts(table.newest)
    assert table.prompts(ben) == []
    [(_, targets)] = [menu for menu in menus((await table.form(aya)).spec) if menu[0] == "target"]
    assert targets == ["2"]
    await table.resign(chiyo)
    assert f"{aya.mention} is the last one standing" in texts(table.newest)


async def test_a_brawl_stands_in_the_lists_of_those_who_fight_in_it(
    local: LocalDiscord, quiet: Quiet
) -> None:
    table = await brawling(local, quiet, *EVERYBODY)
    aya, ben, *_ = table.people
    listed = await aya.slash(local.channel, "duels")
    assert "Against Ben, Chiyo and one more · **your turn**" in said(listed)
    assert offers(listed.message, WORDS("duel-board-button"))
    await table.place(aya, "pine", ben)
    assert "Against Ben, Chiyo and one more · their turn" in said(await aya.slash(local.channel, "duels"))
    assert "Brawl, turn 1" in said(await aya.slash(local.channel, "hand"))
    asked = await ben.slash(local.channel, "duel resign")
    assert core("resign-ask") in said(asked)
    kept = await ben.press(asked.message, WORDS("resign-no"))
    assert texts(kept.message) == WORDS("resign-kept")
    await quiet()
    assert [table.people.index(person) for person in table.choosing] == [1, 2, 3]
    help_page = await ben.press((await ben.slash(local.channel, "help")).message, WORDS("help-together"))
    assert "`/brawl`: Open a brawl for everyone in this channel" in said(help_page)


@pytest.mark.usefixtures("bot")
async def test_the_question_for_a_fighter_goes_once_it_is_answered(local: LocalDiscord) -> None:
    aya, ben, *_ = local.people.values()
    posted = await aya.slash(local.channel, "brawl")
    question = await ben.press(posted.message, "Join")
    answered = await ben.choose(question.message, "swift")
    assert answered.kind == "update"
    assert menus(answered.message) == []
