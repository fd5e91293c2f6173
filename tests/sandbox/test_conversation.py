"""What people and an unmodified discord.py client say to each other over real sockets."""

import aiohttp
import pytest

from bot.sandbox.components import texts
from bot.sandbox.errors import NotPossible
from bot.sandbox.server import LocalDiscord

pytestmark = pytest.mark.usefixtures("bot")


async def test_a_slash_command_carries_its_options_and_the_people_in_them(local: LocalDiscord) -> None:
    aya, ben = local.people["Aya"], local.people["Ben"]
    answer = await aya.slash(local.channel, "greet", friend=ben, word="Hail")
    assert answer.kind == "message"
    assert answer.message["content"] == f"Hail, {ben.mention} (Ben)"
    assert ben.last(local.channel) == answer.message


async def test_the_bot_itself_can_be_chosen(local: LocalDiscord) -> None:
    answer = await local.people["Aya"].slash(local.channel, "greet", friend=local.bot_account)
    assert answer.message["content"] == f"Hello, <@{local.bot['id']}> (Bushido)"


async def test_a_person_is_heard_in_their_own_language(local: LocalDiscord) -> None:
    aya = local.people["Aya"]
    aya.locale = "ja"
    answer = await aya.slash(local.channel, "locale")
    assert answer.message["content"] == "ja"


async def test_typing_an_option_gets_suggestions(local: LocalDiscord) -> None:
    aya, ben = local.people["Aya"], local.people["Ben"]
    answer = await aya.autocomplete(local.channel, "greet", "word", "r", friend=ben)
    assert [choice["value"] for choice in answer.choices] == ["rain", "river"]


async def test_a_private_answer_is_seen_and_used_by_one_person_only(local: LocalDiscord) -> None:
    aya, ben = local.people["Aya"], local.people["Ben"]
    answer = await aya.slash(local.channel, "whisper")
    assert answer.private
    assert ben.messages(local.channel) == []
    with pytest.raises(NotPossible):
        await ben.press(answer.message, "Count")
    pressed = await aya.press(answer.message, "Count")
    assert (pressed.kind, texts(pressed.message)) == ("update", "Counted to 1.")
    assert pressed.private
    aya.delete(pressed.message)
    assert aya.messages(local.channel) == []


async def test_a_deferred_answer_is_filled_in_and_followed_up(local: LocalDiscord) -> None:
    aya, ben = local.people["Aya"], local.people["Ben"]
    answer = await aya.slash(local.channel, "think")
    assert answer.kind == "deferred"
    assert answer.private
    await local.until(lambda: len(aya.messages(local.channel)) == 2)
    thought, said = aya.messages(local.channel)
    assert (texts(thought), texts(said)) == (f"Thought about it, {aya.mention}.", "And said so.")
    assert local.pinged(thought) == ["Aya"]
    assert [texts(message) for message in ben.messages(local.channel)] == ["And said so."]


async def test_a_menu_in_direct_messages_is_answered_there(local: LocalDiscord) -> None:
    aya, ben = local.people["Aya"], local.people["Ben"]
    await aya.slash(local.channel, "pick", friend=ben)
    prompt = ben.last(ben.dm)
    assert aya.messages(ben.dm) == []
    answer = await ben.choose(prompt, "River")
    assert texts(answer.message) == "You picked river."
    assert texts(ben.last(ben.dm)) == "You picked river."


async def test_a_command_works_in_direct_messages(local: LocalDiscord) -> None:
    aya = local.people["Aya"]
    answer = await aya.slash(aya.dm, "count")
    pressed = await aya.press(answer.message, "count:0")
    assert texts(pressed.message) == "Counted to 1."


async def test_people_are_chosen_from_a_menu(local: LocalDiscord) -> None:
    aya, chiyo = local.people["Aya"], local.people["Chiyo"]
    asked = await aya.slash(local.channel, "who")
    answer = await aya.choose(asked.message, chiyo)
    assert answer.message["content"] == "You chose Chiyo."


async def test_a_form_is_filled_in_and_changes_the_message_it_came_from(local: LocalDiscord) -> None:
    aya = local.people["Aya"]
    asked = await aya.slash(local.channel, "question")
    opened = await aya.press(asked.message, "Ask me")
    assert opened.kind == "form"
    assert opened.form.title == "A question"
    for wrong in (
        {"name": "Aya"},
        {"name": "A", "colour": "red"},
        {"name": "Aya", "colour": "green"},
        {"x": "y"},
    ):
        with pytest.raises(NotPossible):
            await aya.submit(opened.form, wrong)
    answer = await aya.submit(opened.form, {"name": "Aya", "colour": "blue"})
    assert answer.kind == "update"
    assert texts(local.message(asked.message)) == "Aya likes blue."


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("greet", {}),
        ("greet", {"friend": "Ben"}),
        ("slow", {"seconds": "long"}),
        ("gone", {}),
        ("count", {"x": 1}),
    ],
)
async def test_a_command_filled_in_wrongly_is_not_sent(local: LocalDiscord, name: str, options: dict) -> None:
    before = len(local.requests)
    with pytest.raises(NotPossible):
        await local.people["Aya"].slash(local.channel, name, **options)
    assert len(local.requests) == before


async def test_only_what_a_message_carries_can_be_pressed(local: LocalDiscord) -> None:
    aya = local.people["Aya"]
    answer = await aya.slash(local.channel, "count")
    with pytest.raises(NotPossible, match="count:0"):
        await aya.press(answer.message, "Uncount")


@pytest.mark.parametrize("label", ["Closed", "Elsewhere"])
async def test_disabled_buttons_and_links_tell_the_bot_nothing(local: LocalDiscord, label: str) -> None:
    aya = local.people["Aya"]
    answer = await aya.slash(local.channel, "controls")
    with pytest.raises(NotPossible, match=label):
        await aya.press(answer.message, label)


async def test_a_button_of_an_older_state_still_reaches_the_bot(local: LocalDiscord) -> None:
    aya = local.people["Aya"]
    first = (await aya.slash(local.channel, "count")).message
    second = (await aya.press(first, "Count")).message
    await aya.press(second, "Count")
    late = await aya.press(first, "Count")
    assert texts(late.message) == "Counted to 1."


async def test_mentions_notify_only_whom_they_are_allowed_to(local: LocalDiscord) -> None:
    aya, ben, chiyo = (local.people[name] for name in ("Aya", "Ben", "Chiyo"))
    answer = await aya.slash(local.channel, "ping", friend=ben, other=chiyo)
    assert local.pinged(answer.message) == ["Ben"]
    unruly = await aya.slash(local.channel, "greet", friend=ben, word="@everyone")
    assert local.pinged(unruly.message) == ["Aya", "Ben", "Chiyo", "Daigo"]


async def test_a_picture_is_uploaded_with_its_description_and_served(local: LocalDiscord) -> None:
    answer = await local.people["Aya"].slash(local.channel, "picture")
    media = answer.message["components"][0]["items"][0]["media"]
    assert media["url"].startswith(local.url)
    [upload] = local.requests[-1].uploads
    assert (upload.filename, upload.description) == ("mon.png", "A crane")
    async with aiohttp.ClientSession() as session, session.get(media["url"]) as response:
        assert await response.read() == b"not really a picture"


async def test_people_write_and_delete_their_own_messages_only(local: LocalDiscord) -> None:
    aya, ben = local.people["Aya"], local.people["Ben"]
    said = aya.say(local.channel, "Good morning")
    assert ben.last(local.channel)["content"] == "Good morning"
    with pytest.raises(NotPossible):
        ben.delete(said)
    aya.delete(said)
    assert ben.messages(local.channel) == []


async def test_what_the_world_does_not_know_fails_loudly(local: LocalDiscord) -> None:
    headers = {"Authorization": f"Bot {local.token}"}
    async with aiohttp.ClientSession(f"{local.url}/api/v10/", headers=headers) as session:
        async with session.get("guilds/1/soundboard-sounds") as response:
            assert response.status == 501
        async with session.post(f"channels/{local.channel.id}/messages", json={"contents": "?"}) as response:
            assert response.status == 501
        async with session.post("users/@me/channels", json={}) as response:
            assert (response.status, (await response.json())["code"]) == (400, 50035)
        async with session.get("gateway/bot") as response:
            assert (await response.json())["url"] == local.gateway.url


async def test_every_change_is_told_and_private_ones_name_their_person(local: LocalDiscord) -> None:
    aya, ben = local.people["Aya"], local.people["Ben"]
    with local.subscribe() as notices:
        await aya.slash(local.channel, "whisper")
        ben.say(ben.dm, "Hello?")
        ben.delete(ben.last(ben.dm))
        shrine = local.add_channel("shrine")
        ben.close_dms()
        told = [notice for notice in [await anext(notices) for _ in range(7)] if notice.kind != "request"]
    assert [(notice.kind, notice.channel, notice.person) for notice in told] == [
        ("message", local.channel.id, aya.id),
        ("answer", local.channel.id, aya.id),
        ("message", ben.dm.id, ben.id),
        ("delete", ben.dm.id, ben.id),
        ("channel", shrine.id, None),
        ("person", None, ben.id),
    ]
