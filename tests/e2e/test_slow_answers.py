"""What takes long is announced the way it is answered: to all, or to one person alone."""

import asyncio

import pytest

from bot.play.messages.parcels import ANSWER_FIRST
from bot.sandbox.components import texts
from bot.sandbox.server import LocalDiscord
from bot.wire.client import DuelBot
from tests.e2e.clan_table import clan, founded, membership
from tests.e2e.patience import placeholders, unanswered
from tests.e2e.table import CALLBACK, LONG_PATIENCE, Clock, nothing_waits, presses, seated

HELD_UP = 0.2
"""Seconds for which Discord does not take an answer."""

PUBLIC = {
    "challenge": {"opponent": "Ben"},
    "brawl": {},
    "gathering create": {"kind": "duels"},
    "clan create": {"name": "Red Lotus"},
}


@pytest.mark.usefixtures("bot")
@pytest.mark.parametrize("command", PUBLIC)
async def test_what_everyone_is_to_see_is_announced_to_everyone(local: LocalDiscord, command: str) -> None:
    options = {name: local.people.get(value, value) for name, value in PUBLIC[command].items()}
    with placeholders():
        shown = await local.people["Aya"].slash(local.channel, command, **options)
    assert (shown.kind, shown.private) == ("deferred", False)
    await local.until(lambda: any(map(texts, local.people["Daigo"].messages(local.channel))))


async def test_a_message_that_took_long_is_still_known(local: LocalDiscord, bot: DuelBot) -> None:
    aya, ben = local.people["Aya"], local.people["Ben"]
    with placeholders():
        await aya.slash(local.channel, "challenge", opponent=ben)
    await local.until(lambda: any(map(presses, ben.messages(local.channel))))
    await nothing_waits(bot)
    [posted] = ben.messages(local.channel)
    [row] = await bot.play.challenges.open_for(aya.id)
    assert str(row.message_id) == posted["id"]


async def test_an_answer_has_taken_as_long_as_it_took_whatever_placeholder_came_first(
    local: LocalDiscord, bot: DuelBot
) -> None:
    heard: list[tuple[str, float]] = []
    bot.on_answered = lambda kind, seconds: heard.append((kind, seconds))
    local.faults.before(lambda request: request.method == "PATCH", lambda _: asyncio.sleep(HELD_UP))
    with placeholders():
        shown = await local.people["Aya"].slash(local.channel, "challenge", opponent=local.people["Ben"])
    assert (shown.kind, heard) == ("deferred", [])
    await local.until(lambda: heard)
    [(kind, seconds)] = heard
    assert (kind, seconds > HELD_UP) == ("application_command", True)


async def test_what_stands_as_an_answer_is_neither_sent_nor_looked_for_again(
    local: LocalDiscord, bot: DuelBot, clock: Clock
) -> None:
    aya, ben = local.people["Aya"], local.people["Ben"]
    await founded(local, "Chiyo", "Daigo", name="Grey Heron")
    await founded(local, "Ben", local.add_person("Emi").name, name="Black Pine")
    await nothing_waits(bot)
    local.requests.clear()
    for command, named in PUBLIC.items():
        options = {name: local.people.get(value, value) for name, value in named.items()}
        posted = await aya.slash(local.channel, command, **options)
        assert (posted.kind, posted.private) == ("message", False), command
    assert not (await clan(aya, local, "invite", person=local.add_person("Fuji"))).private
    assert not (await clan(ben, local, "war propose", against="Grey Heron", size=2)).private
    await bot.answer_all(LONG_PATIENCE)  # one that has arrived is yet to be noted
    clock.forward(ANSWER_FIRST)
    bot.outbox.wake()
    await nothing_waits(bot)
    assert [request.route for request in local.requests if request.kind == "bot"] == []


@pytest.mark.parametrize("command", sorted(set(PUBLIC) - {"clan create"}))
async def test_what_discord_did_not_take_is_posted_once(
    local: LocalDiscord, bot: DuelBot, clock: Clock, command: str
) -> None:
    options = {name: local.people.get(value, value) for name, value in PUBLIC[command].items()}
    local.faults.fail(CALLBACK, 404, 10062)
    with unanswered():
        await local.people["Aya"].slash(local.channel, command, **options)
    clock.forward(ANSWER_FIRST)
    bot.outbox.wake()
    await nothing_waits(bot)
    [posted] = local.people["Daigo"].messages(local.channel)
    assert presses(posted)


@pytest.mark.usefixtures("bot")
async def test_in_a_clan_ranks_are_told_to_all_and_questions_to_one(local: LocalDiscord) -> None:
    aya, ben = local.people["Aya"], local.people["Ben"]
    await founded(local)
    with placeholders():
        assert not (await clan(aya, local, "invite", person=ben)).private
    await membership(ben, local, "accept")
    with placeholders():
        assert (await clan(aya, local, "roster")).private
    for command, person, private in (
        ("promote", ben, False),
        ("demote", ben, False),
        ("kick", ben, True),
        ("handover", ben, True),
        ("disband", None, True),
    ):
        options = {} if person is None else {"person": person}
        with placeholders():
            shown = await membership(aya, local, command, **options)
        assert shown.private is private, command


@pytest.mark.usefixtures("bot")
async def test_a_war_is_announced_to_everyone(local: LocalDiscord) -> None:
    await founded(local, "Aya", "Ben")
    await founded(local, "Chiyo", "Daigo", name="Grey Heron")
    with placeholders():
        shown = await clan(local.people["Aya"], local, "war propose", against="Grey Heron", size=2)
    assert (shown.kind, shown.private) == ("deferred", False)


@pytest.mark.parametrize("command", ["hand", "duels", "duel resign", "me", "profile", "rules"])
async def test_what_is_ones_own_is_announced_to_oneself(
    local: LocalDiscord, bot: DuelBot, command: str
) -> None:
    assert bot.is_ready()
    table = await seated(local)
    with placeholders():
        shown = await table.aya.slash(local.channel, command)
    assert (shown.kind, shown.private) == ("deferred", True)
