"""The odd things that people do at a gathering: too late, too often, too many, or with no business there."""

import asyncio
import re
from collections.abc import Awaitable, Callable

import pytest

from bot.play.clocks.heartbeat import PAUSE_NOTICED
from bot.play.ground.times import DAY, TURN_TIME
from bot.play.guild.organisers import Standing
from bot.play.messages.claims import CLAIM_LIFE
from bot.play.messages.parcels import READY_PAUSE
from bot.sandbox.components import texts
from bot.sandbox.people.person import Person
from bot.sandbox.request import LoggedRequest
from bot.sandbox.server import LocalDiscord
from bot.store.engine import Store
from bot.wire.client import DuelBot
from tests.e2e.brawl_table import menus
from tests.e2e.gathering_table import LIVING, begun, call_press, gathered, join, quiet_by
from tests.e2e.table import PATIENCE, SEND, Clock, let_pass, nothing_waits, offers, presses, said
from tests.spoken import WORDS, core

Quiet = Callable[[], Awaitable[None]]

NOT_YOURS = WORDS("refusal-rejection-not-your-turn")
NOT_IN = WORDS("refusal-gathering-not-in")
SETTLED = WORDS("refusal-gathering-answered")


@pytest.fixture
def quiet(bot: DuelBot, clock: Clock, store: Store) -> Quiet:
    """Return what waits until all that follows has happened and has been sent."""
    return quiet_by(bot, clock, store)


async def test_what_is_owed_can_be_answered_from_the_message_itself(
    local: LocalDiscord, quiet: Quiet
) -> None:
    table = await begun(local, quiet, "duels", 2)
    one = table.called
    [other] = [person for person in table.people if person is not one]
    nothing = await other.press(table.message, WORDS("gathering-owed-button"))
    assert said(nothing) == WORDS("summons-nothing")
    mine = await one.press(table.message, WORDS("gathering-owed-button"))
    answer = await one.choose(mine.message, str(other.id))
    assert texts(answer.message) == WORDS("summons-challenged", opponent=other.mention)
    await quiet()
    mine = await other.press(table.message, WORDS("gathering-owed-button"))
    assert WORDS("summons-accepted") in texts((await other.press(mine.message, "Accept")).message)
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
    not_now, not_here = WORDS("refusal-rejection-cannot-challenge"), WORDS("refusal-person-not-here")
    for forged, answer in ((str(one.id), not_now), (str(emi.id), not_now), ("1", not_here)):
        assert answer in said(await one.forge(table.call, choosing.custom_id, [forged]))
    assert WORDS("refusal-old-control") in said(await one.forge(table.call, choosing.custom_id, ["everyone"]))
    old = table.call
    challenged = await table.challenge(other)
    assert challenged is other
    for person, answer in ((one, NOT_YOURS), (emi, NOT_IN)):
        assert said(await person.press(table.call, "Accept")) == answer
        assert said(await person.press(table.call, "Refuse")) == NOT_YOURS
    assert said(await one.choose(old, str(other.id))) == SETTLED
    assert said(await emi.press(table.message, WORDS("gathering-drop-out"))) == NOT_IN
    assert table.shown != before
    assert table.called is other
    assert core("gathering-state-answers") in table.line(other)


async def test_a_call_is_answered_before_it_is_known_where_it_stands(
    local: LocalDiscord, quiet: Quiet, bot: DuelBot, clock: Clock
) -> None:
    def is_call(request: LoggedRequest) -> bool:
        return request.route == SEND and call_press({"content": "", **request.body}) is not None

    table = await gathered(local, quiet, "duels", 2)
    local.faults.lose_answer(is_call)
    await table.people[0].press(table.message, "Begin")
    await local.until(lambda: table.calls, PATIENCE)
    one, call = table.called, table.call
    [other] = [person for person in table.people if person is not one]
    await one.choose(call, str(other.id))
    await bot.outbox.abandon()  # as a process that dies
    clock.forward(CLAIM_LIFE)
    await quiet()
    assert call_press(local.message(call) or {}) is None, "it is settled, and shows it"
    assert table.called is other


async def test_a_refusal_asked_for_twice_is_paid_once(local: LocalDiscord, quiet: Quiet) -> None:
    table = await begun(local, quiet, "duels", 4)
    await table.challenge()
    refuser = table.called
    asked = await refuser.press(table.call, "Refuse")
    clicks = [refuser.press(asked.message, WORDS("summons-refuse-yes")) for _ in range(10)]
    answers = [texts(answer.message) for answer in await asyncio.gather(*clicks)]
    assert sorted(set(answers)) == sorted({SETTLED, WORDS("summons-refused", cost="2")})
    await quiet()
    assert "**18**/20" in table.line(refuser)


@pytest.mark.usefixtures("bot")
async def test_who_enters_by_the_command_without_a_fighter_is_asked_for_one(local: LocalDiscord) -> None:
    aya, ben, *_ = local.people.values()
    await aya.slash(local.channel, "gathering create", kind="duels")
    question = await ben.slash(local.channel, "gathering join")
    assert WORDS("gathering-joined") in texts((await ben.choose(question.message, "swift")).message)


@pytest.mark.usefixtures("bot")
async def test_where_several_are_held_one_is_asked_which(local: LocalDiscord) -> None:
    aya, ben, chiyo, daigo = local.people.values()
    where = local.channel
    await aya.slash(where, "gathering create", kind="duels", fighter="swift")
    await ben.slash(where, "gathering create", kind="clash", hardcore=True, fighter="swift")
    asked = await chiyo.slash(where, "gathering join")
    assert WORDS("gathering-which") in said(asked)
    [(_, [first, second])] = menus(asked.message)
    question = await chiyo.choose(asked.message, second)
    assert WORDS("gathering-joined") in texts((await chiyo.choose(question.message, "swift")).message)
    asked = await chiyo.slash(where, "gathering status")
    assert f"2. {chiyo.mention}" in said(await chiyo.choose(asked.message, second))
    assert chiyo.mention not in said(await chiyo.choose(asked.message, first))
    begun_too_early = said(await ben.slash(where, "gathering begin"))
    assert core("refusal-gathering-too-few") in begun_too_early, "their own is meant"
    for command in ("begin", "cancel"):
        assert WORDS("gathering-which") in said(await daigo.slash(where, f"gathering {command}"))
    assert WORDS("gathering-cancel-ask") in said(await ben.slash(where, "gathering cancel"))
    question = await chiyo.choose((await chiyo.slash(where, "gathering join")).message, first)
    await chiyo.choose(question.message, "swift")
    asked = await chiyo.slash(where, "gathering leave")
    assert WORDS("gathering-which") in said(asked)
    assert said(await chiyo.choose(asked.message, first)) == WORDS("gathering-left")
    assert said(await chiyo.slash(where, "gathering leave")) == WORDS("gathering-left")


async def test_of_two_brackets_one_is_asked_which(local: LocalDiscord, quiet: Quiet) -> None:
    local.add_person("Emi")
    aya, ben, *others = local.people.values()
    for host in (aya, ben):
        posted = await host.slash(local.channel, "gathering create", kind="kyoto", fighter="swift")
        for person in others:
            await join(person, posted.message)
        assert said(await host.press(posted.message, "Begin")) == WORDS("gathering-begun")
    await quiet()
    asked = await aya.slash(local.channel, "gathering bracket")
    assert WORDS("gathering-which") in said(asked)
    [(_, [_, second])] = menus(asked.message)
    drawn = texts((await aya.choose(asked.message, second)).message)
    assert " Ben" in drawn
    assert " Aya" not in drawn


@pytest.mark.parametrize("command", ["accept", "refuse", "challenge"])
async def test_where_two_wait_for_an_answer_one_is_asked_which(
    local: LocalDiscord, quiet: Quiet, command: str
) -> None:
    aya, ben, chiyo, daigo = local.people.values()
    waited_for: list[Person] = []
    for host in (aya, chiyo, daigo):  # of three, one of the two is challenged in two at least
        posted = await host.slash(local.channel, "gathering create", kind="duels")
        for person in (aya, ben):
            await join(person, posted.message)
        await host.press(posted.message, "Begin")
        await quiet()
        for one, other in ((aya, ben), (ben, aya)):
            mine = await one.press(local.message(posted.message) or {}, WORDS("gathering-owed-button"))
            if menus(mine.message) and command == "challenge":
                waited_for.append(one)
            elif menus(mine.message):
                await one.choose(mine.message, str(other.id))
                waited_for.append(other)
    busy, foe = sorted((aya, ben), key=waited_for.count, reverse=True)
    options = {"opponent": foe} if command == "challenge" else {}
    asked = await busy.slash(local.channel, f"gathering {command}", **options)
    assert WORDS("gathering-which") in said(asked)
    [(_, options)] = menus(asked.message)
    assert len(options) == waited_for.count(busy)


async def test_a_gathering_is_called_off_only_after_a_question(local: LocalDiscord, quiet: Quiet) -> None:
    table = await gathered(local, quiet, "kyoto", 3)
    aya, ben, _ = table.people
    asked = await aya.press(table.message, WORDS("gathering-cancel"))
    assert WORDS("gathering-cancel-ask") in said(asked)
    assert texts((await aya.press(asked.message, "No")).message) == WORDS("gathering-kept")
    stranger = await ben.slash(local.channel, "gathering cancel")
    denied = await ben.press(stranger.message, WORDS("gathering-cancel-yes"))
    assert texts(denied.message) == WORDS("refusal-not-organiser")
    assert offers(table.message, "Join")
    done = await aya.press(asked.message, WORDS("gathering-cancel-yes"))
    assert texts(done.message) == WORDS("gathering-cancelled")
    await quiet()
    assert WORDS("gathering-was-called-off") in table.shown
    assert [press.area for press in presses(table.message)] == ["dice"]


async def test_a_sign_up_nobody_begins_lapses(
    local: LocalDiscord, quiet: Quiet, bot: DuelBot, clock: Clock
) -> None:
    table = await gathered(local, quiet, "clash", 2)
    await let_pass(8 * DAY, bot, clock)
    await quiet()
    assert WORDS("gathering-was-too-few") in table.shown


async def test_silence_names_an_opponent_and_then_accepts(
    local: LocalDiscord, quiet: Quiet, bot: DuelBot, clock: Clock
) -> None:
    table = await begun(local, quiet, "duels", 2, pace="blitz")
    for told in (core("gathering-told-challenged-drawn"), core("gathering-told-accepted-silent")):
        for _ in range(2 * TURN_TIME["blitz"] // PAUSE_NOTICED):
            clock.forward(PAUSE_NOTICED // 2)  # awake all the while
            await bot.play.deadlines.beat()
        await quiet()
        assert told in table.shown
    assert len(table.fights) == 1


async def test_a_gathering_is_called_out_where_the_server_wants_it(
    local: LocalDiscord, quiet: Quiet, bot: DuelBot
) -> None:
    aya, hall = local.people["Aya"], local.add_channel("hall")
    boss = Standing(local.guild.id, aya.id, frozenset(), manages=True)
    await bot.play.settings_book.change(local.guild.id, boss, "channel", [str(hall.id)])
    answer = await aya.slash(local.channel, "gathering create", kind="clash")
    assert said(answer) == WORDS("gathering-called-elsewhere", channel=f"<#{hall.id}>")
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
    assert sum(WORDS("gathering-joined") in answer for answer in answers) == 8
    assert sum(answer == "All 8 places are taken." for answer in answers) == 92
    await quiet()
    assert "8 players so far" in table.shown
    inside = [
        person.mention
        for person, answer in zip(crowd, answers, strict=True)
        if WORDS("gathering-joined") in answer
    ]
    assert sorted(re.findall(r"^\d\. (<@\d+>)$", table.shown, re.MULTILINE)) == sorted(inside)


async def test_a_message_that_was_deleted_is_posted_anew(local: LocalDiscord, quiet: Quiet) -> None:
    table = await gathered(local, quiet, "duels", 2)
    local.remove_message(table.message)
    await local.people["Chiyo"].slash(local.channel, "gathering join", fighter="swift")
    await quiet()
    assert "3 players so far" in table.shown
    await join(local.people["Daigo"], table.message)
    await local.until(lambda: "4 players so far" in table.shown, PATIENCE)


async def test_a_gathering_whose_channel_is_gone_goes_on_in_another(
    local: LocalDiscord, quiet: Quiet
) -> None:
    table = await begun(local, quiet, "duels", 2)
    one = table.called
    [other] = [person for person in table.people if person is not one]
    hall = local.add_channel("hall")
    local.remove_channel(local.channel)
    await one.slash(hall, "gathering challenge", opponent=other)
    await quiet()
    shown = one.messages(hall)
    [living] = [message for message in shown if LIVING.search(texts(message))]
    [call] = [message for message in shown if call_press(message)]
    assert WORDS("gathering-state-answers", foe=one.mention) in texts(living)
    assert local.pinged(call) == [other.name]
    await other.press(call, "Accept")
    await quiet()
    assert "[Duel 1](https://discord.com/channels/" in texts(local.message(living))


@pytest.fixture
def no_sweeps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the bot look at what is due only when it is asked to."""
    monkeypatch.setattr("bot.wire.client.SWEEP_EVERY", 3600.0)


@pytest.mark.usefixtures("no_sweeps")
async def test_the_end_of_a_duel_is_followed_up_at_once(
    local: LocalDiscord, bot: DuelBot, clock: Clock
) -> None:
    async def sent() -> None:
        clock.forward(READY_PAUSE)
        bot.outbox.wake()
        await nothing_waits(bot)

    table = await begun(local, sent, "duels", 2)
    await table.pair_everyone()
    [(_, winner, loser)] = table.fights
    await table.resign(loser)
    told = f"{core('gathering-told-end-left-standing')}** {winner.mention}"
    await local.until(lambda: told in table.shown, PATIENCE)
