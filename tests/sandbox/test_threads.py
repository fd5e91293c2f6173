"""Threads of the local Discord behave as Discord's do, and roles can be chosen."""

import pytest

from bot.sandbox.errors import NotPossible
from bot.sandbox.ground.places import Channel
from bot.sandbox.server import LocalDiscord
from tests.sandbox.small_bot import SmallBot, running
from tests.sandbox.wire import Wire

ALREADY, ARCHIVED, GONE, WRONG_PLACE, FORBIDDEN = 160004, 50083, 10003, 50024, 50013
HAS_THREAD = 1 << 5


@pytest.fixture
async def thread(local: LocalDiscord, wire: Wire) -> Channel:
    await wire.open(await wire.board())
    return local.threads[-1]


async def test_a_message_has_one_thread_that_bears_its_id(local: LocalDiscord, wire: Wire) -> None:
    board = await wire.board()
    opened = await wire.open(board)
    assert (opened["id"], opened["name"]) == (str(board), "Aya and Ben")
    assert (await wire.open(board))["code"] == ALREADY
    assert [thread.id for thread in local.threads] == [board]
    assert len(local.people["Ben"].messages(local.channel)) == 1  # no word of it in the channel


async def test_what_is_said_in_a_thread_stands_there_for_everyone(
    local: LocalDiscord, wire: Wire, thread: Channel
) -> None:
    await wire.say(thread.id)
    assert [message["content"] for message in local.people["Chiyo"].messages(thread)] == ["Hello"]


async def test_a_thread_has_no_threads(wire: Wire, thread: Channel) -> None:
    inside = await wire.say(thread.id)
    assert (await wire.open(int(inside["id"]), thread.id))["code"] == WRONG_PLACE


async def test_a_thread_asleep_is_not_edited_and_wakes_up_when_spoken_in(
    local: LocalDiscord, wire: Wire, thread: Channel
) -> None:
    said = await wire.say(thread.id)
    local.archive(thread)
    edit = ("PATCH", f"channels/{thread.id}/messages/{said['id']}")
    assert (await wire.ask(*edit, content="Bye"))["code"] == ARCHIVED
    assert (await wire.say(thread.id))["status"] == 200
    assert (await wire.ask(*edit, content="Bye"))["status"] == 200


async def test_a_locked_thread_is_woken_by_nobody_but_who_unlocks_it(
    local: LocalDiscord, wire: Wire, thread: Channel
) -> None:
    local.archive(thread, locked=True)
    assert (await wire.say(thread.id))["code"] == ARCHIVED
    assert (await wire.ask("PATCH", f"channels/{thread.id}", archived=False, locked=False))["status"] == 200
    assert (await wire.say(thread.id))["status"] == 200


async def test_a_deleted_thread_is_gone(local: LocalDiscord, wire: Wire, thread: Channel) -> None:
    local.remove_thread(thread)
    assert (await wire.say(thread.id))["code"] == GONE
    assert local.threads == []


async def test_a_thread_takes_a_permission(local: LocalDiscord, wire: Wire) -> None:
    local.permit(local.channel, denied=["create_public_threads"])
    board = await wire.board()
    assert (await wire.open(board))["code"] == FORBIDDEN
    local.permit(local.channel)
    assert (await wire.open(board))["status"] == 200


async def test_the_first_person_owns_the_server_and_the_others_do_not(local: LocalDiscord) -> None:
    may = {
        name: int(local._world._permissions(person.id, local.channel.id)) & 0x20
        for name, person in local.people.items()
    }
    assert [name for name, manages in may.items() if manages] == ["Aya"]


async def test_in_a_thread_asleep_nobody_runs_a_command_and_no_press_redraws_its_message(
    local: LocalDiscord, bot: SmallBot
) -> None:
    aya = local.people["Aya"]
    asleep = local.open_thread(local.channel, "talk", aya)
    counter = (await aya.slash(asleep, "count")).message
    local.archive(asleep)
    assert (await aya.press(counter, "Count")).failed
    assert bot.refusals == [ARCHIVED]
    with pytest.raises(NotPossible):
        await aya.slash(asleep, "count")


async def test_a_private_thread_is_seen_by_those_in_it_and_the_owner(local: LocalDiscord) -> None:
    secret = local.open_thread(local.channel, "secret", local.people["Ben"], private=True)
    local.people["Ben"].say(secret, "Hello")
    seen = [name for name, person in local.people.items() if person.messages(secret)]
    assert seen == ["Aya", "Ben"]


async def test_a_hidden_channel_is_seen_by_those_it_is_shown_to_and_the_owner(local: LocalDiscord) -> None:
    lodge = local.add_channel("lodge")
    local.hide(lodge, local.people["Chiyo"])
    local.people["Chiyo"].say(lodge, "Hello")
    assert [name for name, person in local.people.items() if person.messages(lodge)] == ["Aya", "Chiyo"]


async def test_who_opened_a_thread_puts_it_to_sleep_and_only_who_manages_threads_deletes_it(
    local: LocalDiscord, wire: Wire, thread: Channel
) -> None:
    local.permit_everywhere(denied=["manage_threads"])
    place = f"channels/{thread.id}"
    for archived in (True, False):
        changed = await wire.ask("PATCH", place, archived=archived)
        assert changed["thread_metadata"]["archived"] is archived
    assert (await wire.ask("DELETE", place))["code"] == FORBIDDEN
    local.permit_everywhere()
    assert (await wire.ask("DELETE", place))["status"] == 200
    assert local.threads == []


async def test_anothers_thread_is_woken_by_who_may_write_there_and_put_to_sleep_by_who_manages_threads(
    local: LocalDiscord, wire: Wire
) -> None:
    local.permit_everywhere(denied=["manage_threads"])
    opened = local.open_thread(local.channel, "Chat", local.people["Ben"])
    local.archive(opened)
    place = f"channels/{opened.id}"
    assert (await wire.ask("PATCH", place, archived=False))["status"] == 200
    assert (await wire.ask("PATCH", place, archived=True))["code"] == FORBIDDEN
    local.archive(opened, locked=True)
    assert (await wire.ask("PATCH", place, archived=False))["code"] == FORBIDDEN
    local.archive(opened)
    local.permit_everywhere(denied=["manage_threads", "send_messages_in_threads"])
    assert (await wire.ask("PATCH", place, archived=False))["code"] == FORBIDDEN


async def test_a_bot_that_comes_hears_of_threads_that_are_awake_and_their_messages_say_they_have_one(
    local: LocalDiscord, wire: Wire, thread: Channel
) -> None:
    for asleep in (False, True):
        async with running(local) as bot:
            await bot.wait_until_ready()
            assert (bot.get_channel(thread.id) is None) is asleep
        local.archive(thread)
    async with wire.session.get(f"channels/{local.channel.id}/messages") as listed:
        assert [bool(message["flags"] & HAS_THREAD) for message in await listed.json()] == [True]
