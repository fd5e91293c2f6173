"""Whole gatherings over sockets, by buttons and by commands."""

import re
from collections.abc import Awaitable, Callable

import pytest

from bot.replay import check_match
from bot.sandbox.components import texts
from bot.sandbox.server import LocalDiscord
from bot.store.engine import Store
from bot.wire.client import DuelBot
from rules.dice import Dice
from tests.e2e.brawl_table import menus
from tests.e2e.gathering_table import LIVING, begun, call_press, match_of, quiet_by
from tests.e2e.table import Clock, all_told, offers, presses, said
from tests.spoken import WORDS, core

Quiet = Callable[[], Awaitable[None]]


@pytest.fixture
def quiet(bot: DuelBot, clock: Clock, store: Store) -> Quiet:
    """Return what waits until all that follows has happened and has been sent."""
    return quiet_by(bot, clock, store)


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
        assert (core("summons-refuse-ask-last") in asked) is (health == 2)
        if health > 2:
            assert f"**{health - 2}**/20 · waits" in table.line(refuser)
            await table.challenge()
    assert table.line(refuser).endswith("dishonored")
    assert table.line(challenger).endswith(WORDS("gathering-state-idle"))
    assert table.calls == []

    (board, *_), (_, _, resigned), (_, winner, leaver) = table.fights
    await table.fight_out(board, Dice(b"a duel of a gathering"))
    await table.resign(resigned)
    left_board = next(board for board, *pair in table.fights if leaver in pair)
    asked = await leaver.press(table.message, WORDS("gathering-drop-out"))
    assert texts((await leaver.press(asked.message, WORDS("gathering-drop-yes"))).message) == WORDS(
        "gathering-dropped"
    )
    await quiet()
    assert WORDS("outcome-draw-called-off") in texts(local.message(left_board))
    assert table.line(leaver).endswith(WORDS("gathering-state-left"))

    verdict = next(line for line in table.shown.splitlines()[::-1] if line.startswith("🏆"))
    assert verdict.startswith(core("gathering-told-end-left-standing"))
    assert {challenger.mention, winner.mention} <= set(re.findall(r"<@\d+>", verdict))
    assert not {refuser.mention, resigned.mention, leaver.mention} & set(re.findall(r"<@\d+>", verdict))
    assert sorted(press.area for press in presses(table.message)) == ["dice", "rules"]
    dice = await leaver.press(table.message, "Check")
    assert core("dice-seed") in said(dice)
    assert WORDS("dice-mix", mix=" ".join(f"0/{seat}/1" for seat in range(1, 8))) in said(dice)
    assert f"replay --gathering {presses(table.message)[0].id}" in said(dice)
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
    [waiting] = [person for person in west if table.line(person).endswith(WORDS("gathering-state-idle"))]
    await table.resign(one if one in east else other)
    verdict = next(line for line in table.shown.splitlines() if "The West wins the clash." in line)
    assert sorted(re.findall(r"<@\d+>", verdict)) == sorted(person.mention for person in west)
    assert WORDS("gathering-state-winner") in table.line(waiting)
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
        f"{refuser.mention}" in texts(board) and "health 18 of 20" in all_told(board)
        for board, *_ in table.fights
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
    assert WORDS("refusal-gathering-none-open") in said(await aya.slash(where, "gathering join"))
    assert WORDS("refusal-gathering-none") in said(await aya.slash(where, "gathering status"))
    assert WORDS("refusal-gathering-none-yours") in said(await aya.slash(where, "gathering leave"))
    hardcore = await aya.slash(where, "gathering create", kind="duels", hardcore=True)
    assert WORDS("refusal-gathering-no-hardcore") in texts(hardcore.message)
    posted = await daigo.slash(where, "gathering create", kind="duels", pace="hours")
    assert WORDS("gathering-nobody") in texts(posted.message), "a host need not fight"
    again = await daigo.slash(where, "gathering create", kind="duels")
    assert WORDS("refusal-gathering-already-open") in texts(again.message)
    for person in (aya, ben, chiyo):
        assert WORDS("gathering-joined") in said(
            await person.slash(where, "gathering join", fighter="wanderer")
        )
    assert said(await chiyo.slash(where, "gathering leave")) == WORDS("gathering-left")
    assert WORDS("refusal-not-organiser") in said(await ben.slash(where, "gathering begin"))
    assert said(await daigo.slash(where, "gathering begin")) == WORDS("gathering-begun")
    await quiet()
    status = await chiyo.slash(where, "gathering status")
    assert core("gathering-owed-challenge") in said(status)
    assert offers(status.message, WORDS("gathering-to-message"))
    assert WORDS("refusal-tournament-none") in said(await chiyo.slash(where, "tournament status"))
    assert WORDS("refusal-gathering-no-bracket") in said(await chiyo.slash(where, "gathering bracket"))

    [name] = local.pinged(next(m for m in aya.messages(where) if call_press(m)))
    one, other = (aya, ben) if name == "Aya" else (ben, aya)
    waits_not = WORDS("refusal-gathering-nothing-owed")
    assert said(await other.slash(where, "gathering challenge", opponent=one)) == waits_not
    assert said(await one.slash(where, "gathering accept")) == waits_not
    assert WORDS("refusal-rejection-cannot-challenge") in said(
        await one.slash(where, "gathering challenge", opponent=chiyo)
    )
    challenged = await one.slash(where, "gathering challenge", opponent=other)
    assert said(challenged) == WORDS("summons-challenged", opponent=other.mention)
    asked = await other.slash(where, "gathering refuse")
    assert "It costs 2 health: 20 → 18." in said(asked)
    assert texts((await other.press(asked.message, "No")).message) == WORDS("gathering-kept")
    paid = await other.press(asked.message, WORDS("summons-refuse-yes"))
    assert texts(paid.message) == WORDS("summons-refused", cost="2")
    await one.slash(where, "gathering challenge", opponent=other)
    assert WORDS("summons-accepted") in said(await other.slash(where, "gathering accept"))
    await quiet()
    dropped = await other.slash(where, "gathering leave")
    assert WORDS("gathering-drop-ask") in said(dropped)
    await other.press(dropped.message, WORDS("gathering-drop-yes"))
    await quiet()
    [living] = [message for message in aya.messages(where) if LIVING.search(texts(message))]
    assert f"{core('gathering-told-end-left-standing')}** {one.mention}" in texts(living)
    helped = await ben.press((await ben.slash(where, "help")).message, WORDS("help-together"))
    assert "`/gathering`" in said(helped)
