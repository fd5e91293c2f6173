"""Whole gatherings over sockets, and the odd things that people do in them."""

import asyncio
import re
from collections.abc import Awaitable, Callable

import pytest

from bot.play.deadlines import PAUSE_NOTICED
from bot.play.organisers import Standing
from bot.play.pace import DAY, TURN_TIME
from bot.play.post import READY_PAUSE
from bot.replay import check_match
from bot.sandbox.components import texts
from bot.sandbox.server import LocalDiscord
from bot.store.engine import Store
from bot.store.gathering_rows import DueGathering
from bot.wire.client import DuelBot
from rules.dice import Dice
from tests.e2e.brawl_table import menus
from tests.e2e.gathering_table import LIVING, begun, call_press, gathered, join, match_of
from tests.e2e.table import PATIENCE, Clock, nothing_waits, offers, presses, said

Quiet = Callable[[], Awaitable[None]]

NOT_YOURS = "It is not your turn to challenge or answer."
NOT_IN = "You are not in this gathering."
SETTLED = "That was settled meanwhile. The newest message says how things stand."


@pytest.fixture
def quiet(bot: DuelBot, clock: Clock, store: Store) -> Quiet:
    """Return what waits until the gatherings have heard of every end, and all is sent."""

    async def unheard() -> bool:
        due = await store.read(lambda tx: tx.all("gatherings_due", DueGathering, now=clock(), most=9))
        return bool(due)

    async def wait() -> None:
        clock.forward(READY_PAUSE)
        bot.sweep_now()
        while await unheard():  # noqa: ASYNC110  only the database knows
            await asyncio.sleep(0.01)
        bot.outbox.wake()
        await nothing_waits(bot)

    return wait


async def test_eight_fight_duels_and_one_refuses_until_removed(
    local: LocalDiscord, quiet: Quiet, store: Store
) -> None:
    table = await begun(local, quiet, "duels", 8)
    for _ in range(3):
        await table.challenge()
        await table.accept()
    assert len(table.fights) == 3, "accepted duels begin at once"
    assert local.pinged(table.message) == []
    challenger = table.called
    [(_, left)] = menus(table.call)
    assert len(left) == 1
    refuser = await table.challenge()
    for health in range(20, 0, -2):
        assert table.called is refuser
        assert f"Refusing costs 2 health: {health} → {health - 2}." in texts(table.call)
        asked = await table.refuse()
        assert f"2 health: {health} → {health - 2}." in asked
        assert ("You would be dishonored and out." in asked) is (health == 2)
        if health > 2:
            assert f"**{health - 2}**/20 · waits" in table.line(refuser)
            await table.challenge()
    assert table.line(refuser).endswith("dishonored")
    assert table.line(challenger).endswith("found no opponent")
    assert table.calls == []

    (board, *_), (_, _, resigned), (_, winner, leaver) = table.fights
    await table.fight_out(board, Dice(b"a duel of a gathering"))
    await table.resign(resigned)
    left_board = next(board for board, *pair in table.fights if leaver in pair)
    asked = await leaver.press(table.message, "Drop out")
    assert texts((await leaver.press(asked.message, "Yes, drop out")).message) == "You have dropped out."
    await quiet()
    assert "Called off: its gathering has gone on without it." in texts(local.message(left_board))
    assert table.line(leaver).endswith("dropped out")

    verdict = next(line for line in table.shown.splitlines()[::-1] if line.startswith("🏆"))
    assert verdict.startswith("🏆 **Left standing, and so the winners:**")
    assert {challenger.mention, winner.mention} <= set(re.findall(r"<@\d+>", verdict))
    assert not {refuser.mention, resigned.mention, leaver.mention} & set(re.findall(r"<@\d+>", verdict))
    assert "seed" in table.shown
    assert [press.area for press in presses(table.message)] == ["rules"]
    assert await check_match(store, match_of(board)) == []
    [announced] = [message for message in table.public if "-# 📣" in texts(message)]
    assert verdict in texts(announced)
    assert local.pinged(announced) == []
    calls = [message for message in table.public if "### ⚔️ Bushido Duels" in texts(message)]
    assert [presses(message) for message in calls] == [[]] * len(calls), "what was answered asks for nothing"
    assert f"{refuser.mention} has refused too often" in texts(calls[-1])


async def test_a_clash_of_six_goes_on_round_by_round_until_one_clan_stands(
    local: LocalDiscord, quiet: Quiet
) -> None:
    table = await begun(local, quiet, "clash", 6)
    east, west = table.clan(0), table.clan(1)
    assert sorted(map(len, (east, west))) == [3, 3]
    await table.pair_everyone()
    assert len(table.fights) == 3
    for losing_clan in (east, west, east):
        [loser] = [person for person in table.fights[0][1:] if person in losing_clan]
        await table.resign(loser)
    assert "Round **2**" in table.shown
    assert table.shown.count("**20**/20") == 3, "the winners are restored"
    await table.pair_everyone()
    [(_, one, other)] = table.fights
    [waiting] = [person for person in west if table.line(person).endswith("found no opponent")]
    await table.resign(one if one in east else other)
    verdict = next(line for line in table.shown.splitlines() if "The West wins the clash." in line)
    assert sorted(re.findall(r"<@\d+>", verdict)) == sorted(person.mention for person in west)
    assert "🏆 has won" in table.line(waiting)
    assert (table.fights, table.calls) == ([], [])


async def test_a_hardcore_clash_restores_nobody(local: LocalDiscord, quiet: Quiet) -> None:
    table = await begun(local, quiet, "clash", 4, hardcore=True)
    assert "Clash of the Clans, Hardcore" in table.shown
    await table.challenge()
    refuser = table.called
    east, west = table.clan(0), table.clan(1)
    own, others = (east, west) if refuser in east else (west, east)
    await table.refuse()
    await table.pair_everyone()
    [first] = [pair for _, *pair in table.fights if refuser in pair]
    [second] = [pair for _, *pair in table.fights if refuser not in pair]
    await table.resign(next(person for person in first if person in others))
    await table.resign(next(person for person in second if person in own))
    assert "Round **2**" in table.shown
    assert "**18**/20" in table.line(refuser)
    await table.pair_everyone()
    assert any(
        f"{refuser.mention}" in texts(board) and "**18** of 20" in texts(board) for board, *_ in table.fights
    )


async def test_kyoto_is_fought_to_the_last(local: LocalDiscord, quiet: Quiet) -> None:
    table = await begun(local, quiet, "kyoto", 4)
    assert table.calls == []
    assert len(table.fights) == 2
    await table.resign_one_each()
    [(_, winner, loser)] = table.fights
    await table.resign(loser)
    assert winner.mention in next(line for line in table.shown.splitlines() if "Kensei" in line)


async def test_everything_is_done_by_commands_alone(local: LocalDiscord, quiet: Quiet) -> None:
    aya, ben, chiyo, daigo = (local.people[name] for name in ("Aya", "Ben", "Chiyo", "Daigo"))
    where = local.channel
    assert "No gathering waits for people here." in said(await aya.slash(where, "gathering join"))
    assert "No gathering is held here." in said(await aya.slash(where, "gathering status"))
    assert "You are in no gathering here." in said(await aya.slash(where, "gathering leave"))
    hardcore = await aya.slash(where, "gathering create", kind="duels", hardcore=True)
    assert "no Hardcore variant" in texts(hardcore.message)
    posted = await daigo.slash(where, "gathering create", kind="duels", pace="hours")
    assert "Nobody has come yet." in texts(posted.message), "a host need not fight"
    again = await daigo.slash(where, "gathering create", kind="duels")
    assert "You have called one of these already." in texts(again.message)
    for person in (aya, ben, chiyo):
        assert "You are in." in said(await person.slash(where, "gathering join", fighter="wanderer"))
    assert said(await chiyo.slash(where, "gathering leave")) == "You have given up your place."
    assert "That is for the organisers" in said(await ben.slash(where, "gathering begin"))
    assert said(await daigo.slash(where, "gathering begin")) == "It begins."
    await quiet()
    status = await chiyo.slash(where, "gathering status")
    assert "is to challenge somebody" in said(status)
    assert offers(status.message, "To its message")

    [name] = local.pinged(next(m for m in aya.messages(where) if call_press(m)))
    one, other = (aya, ben) if name == "Aya" else (ben, aya)
    waits_not = "No gathering waits for that from you just now."
    assert said(await other.slash(where, "gathering challenge", opponent=one)) == waits_not
    assert said(await one.slash(where, "gathering accept")) == waits_not
    assert "You cannot challenge them now." in said(
        await one.slash(where, "gathering challenge", opponent=chiyo)
    )
    challenged = await one.slash(where, "gathering challenge", opponent=other)
    assert said(challenged) == f"You challenge {other.mention}."
    asked = await other.slash(where, "gathering refuse")
    assert "It costs 2 health: 20 → 18." in said(asked)
    assert texts((await other.press(asked.message, "No")).message) == "Good. Everything stays as it is."
    paid = await other.press(asked.message, "Yes, refuse")
    assert texts(paid.message) == "You have refused. It cost you 2 health."
    await one.slash(where, "gathering challenge", opponent=other)
    assert "You accept." in said(await other.slash(where, "gathering accept"))
    await quiet()
    dropped = await other.slash(where, "gathering leave")
    assert "Do you really drop out" in said(dropped)
    await other.press(dropped.message, "Yes, drop out")
    await quiet()
    [living] = [message for message in aya.messages(where) if LIVING.search(texts(message))]
    assert f"Left standing, and so the winners:** {one.mention}" in texts(living)
    assert "`/gathering`" in said(await ben.slash(where, "help"))


async def test_what_is_owed_can_be_answered_from_the_message_itself(
    local: LocalDiscord, quiet: Quiet
) -> None:
    table = await begun(local, quiet, "duels", 2)
    one = table.called
    [other] = [person for person in table.people if person is not one]
    nothing = await other.press(table.message, "My move")
    assert said(nothing) == "You owe nothing here just now."
    mine = await one.press(table.message, "My move")
    answer = await one.choose(mine.message, str(other.id))
    assert texts(answer.message) == f"You challenge {other.mention}."
    await quiet()
    mine = await other.press(table.message, "My move")
    assert "You accept." in texts((await other.press(mine.message, "Accept")).message)
    await quiet()
    assert len(table.fights) == 1


async def test_the_wrong_people_move_nothing(local: LocalDiscord, quiet: Quiet) -> None:
    local.add_person("Emi")
    table = await begun(local, quiet, "duels", 4)
    emi, one = local.people["Emi"], table.called
    [other, *_] = [person for person in table.people if person is not one]
    before = table.shown
    choosing = call_press(table.call)
    assert choosing
    [(_, options)] = menus(table.call)
    assert said(await other.choose(table.call, options[0])) == NOT_YOURS
    assert said(await emi.choose(table.call, options[0])) == NOT_IN
    for forged in (str(one.id), str(emi.id), "1"):
        assert "You cannot challenge them now." in said(
            await one.forge(table.call, choosing.custom_id, [forged])
        )
    assert "I do not know" in said(await one.forge(table.call, choosing.custom_id, ["everyone"]))
    old = table.call
    challenged = await table.challenge(other)
    assert challenged is other
    for person, answer in ((one, NOT_YOURS), (emi, NOT_IN)):
        assert said(await person.press(table.call, "Accept")) == answer
        assert said(await person.press(table.call, "Refuse")) == NOT_YOURS
    assert said(await one.choose(old, str(other.id))) == SETTLED
    assert said(await emi.press(table.message, "Drop out")) == NOT_IN
    assert table.shown != before
    assert table.called is other
    assert "20**/20 · 👉 has to answer" in table.line(other)


async def test_a_refusal_asked_for_twice_is_paid_once(local: LocalDiscord, quiet: Quiet) -> None:
    table = await begun(local, quiet, "duels", 4)
    await table.challenge()
    refuser = table.called
    asked = await refuser.press(table.call, "Refuse")
    clicks = [refuser.press(asked.message, "Yes, refuse") for _ in range(10)]
    answers = [texts(answer.message) for answer in await asyncio.gather(*clicks)]
    assert sorted(set(answers)) == sorted({SETTLED, "You have refused. It cost you 2 health."})
    await quiet()
    assert "**18**/20" in table.line(refuser)


@pytest.mark.usefixtures("bot")
async def test_where_several_are_held_one_is_asked_which(local: LocalDiscord) -> None:
    aya, ben, chiyo, _ = local.people.values()
    where = local.channel
    await aya.slash(where, "gathering create", kind="duels", fighter="swift")
    await ben.slash(where, "gathering create", kind="clash", hardcore=True, fighter="swift")
    asked = await chiyo.slash(where, "gathering join")
    assert "Which one?" in said(asked)
    [(_, [first, second])] = menus(asked.message)
    question = await chiyo.choose(asked.message, second)
    assert "You are in." in texts((await chiyo.choose(question.message, "swift")).message)
    asked = await chiyo.slash(where, "gathering status")
    assert f"2. {chiyo.mention}" in said(await chiyo.choose(asked.message, second))
    assert chiyo.mention not in said(await chiyo.choose(asked.message, first))
    assert "It takes at least" in said(await ben.slash(where, "gathering begin")), "their own is meant"
    assert said(await chiyo.slash(where, "gathering leave")) == "You have given up your place."


async def test_a_gathering_is_called_off_only_after_a_question(local: LocalDiscord, quiet: Quiet) -> None:
    table = await gathered(local, quiet, "kyoto", 3)
    aya, ben, _ = table.people
    asked = await aya.press(table.message, "Call off")
    assert "Do you really call this off?" in said(asked)
    assert texts((await aya.press(asked.message, "No")).message) == "Good. Everything stays as it is."
    stranger = await ben.slash(local.channel, "gathering cancel")
    denied = await ben.press(stranger.message, "Yes, call it off")
    assert texts(denied.message) == "That is for the organisers of this server."
    assert offers(table.message, "Join")
    done = await aya.press(asked.message, "Yes, call it off")
    assert texts(done.message) == "It is called off."
    await quiet()
    assert "It was called off." in table.shown
    assert presses(table.message) == []


async def test_a_sign_up_nobody_begins_lapses(local: LocalDiscord, quiet: Quiet, clock: Clock) -> None:
    table = await gathered(local, quiet, "clash", 2)
    clock.forward(8 * DAY)
    await quiet()
    assert "Too few came in time" in table.shown


async def test_silence_names_an_opponent_and_then_accepts(
    local: LocalDiscord, quiet: Quiet, bot: DuelBot, clock: Clock
) -> None:
    table = await begun(local, quiet, "duels", 2, pace="blitz")
    for told in ("named nobody in time, so dice chose", "gave no answer in time, which counts as accepting"):
        for _ in range(2 * TURN_TIME["blitz"] // PAUSE_NOTICED):
            clock.forward(PAUSE_NOTICED // 2)  # awake all the while
            await bot.deadlines.beat()
        await quiet()
        assert told in table.shown
    assert len(table.fights) == 1


async def test_a_gathering_is_called_out_where_the_server_wants_it(
    local: LocalDiscord, quiet: Quiet, bot: DuelBot
) -> None:
    aya, hall = local.people["Aya"], local.add_channel("hall")
    boss = Standing(aya.id, frozenset(), manages=True)
    await bot.settings_book.change(local.guild.id, boss, "channel", [str(hall.id)])
    answer = await aya.slash(local.channel, "gathering create", kind="clash")
    assert said(answer) == f"It is called out in <#{hall.id}>."
    await quiet()
    [posted] = aya.messages(hall)
    await join(aya, posted)
    await quiet()
    assert f"1. {aya.mention}" in texts(local.message(posted))
    assert local.people["Ben"].messages(local.channel) == []


async def test_a_hundred_who_join_at_once_fill_eight_places(local: LocalDiscord, quiet: Quiet) -> None:
    table = await gathered(local, quiet, "duels", 1)
    await table.people[0].slash(local.channel, "gathering leave")
    crowd = [local.add_person(f"Person {number}") for number in range(100)]
    joins = [person.slash(local.channel, "gathering join", fighter="random") for person in crowd]
    answers = [said(answer) for answer in await asyncio.gather(*joins)]
    assert sum("You are in." in answer for answer in answers) == 8
    assert sum(answer == "All 8 places are taken." for answer in answers) == 92
    await quiet()
    assert "8 have come" in table.shown
    inside = [
        person.mention for person, answer in zip(crowd, answers, strict=True) if "You are in." in answer
    ]
    assert sorted(re.findall(r"^\d\. (<@\d+>)$", table.shown, re.MULTILINE)) == sorted(inside)


async def test_a_message_that_was_deleted_is_posted_anew(local: LocalDiscord, quiet: Quiet) -> None:
    table = await gathered(local, quiet, "duels", 2)
    local.remove_message(table.message)
    await local.people["Chiyo"].slash(local.channel, "gathering join", fighter="swift")
    await quiet()
    assert "3 have come" in table.shown
    await join(local.people["Daigo"], table.message)
    await local.until(lambda: "4 have come" in table.shown, PATIENCE)
