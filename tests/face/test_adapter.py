"""The adapter against the real library: a client that talks to a small HTTP server on loopback."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import discord
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from hypothesis import given
from hypothesis import strategies as st
from structlog.testing import capture_logs

from bot.face import adapter
from bot.face.adapter import Control, answers, chosen, layout, mentions, modal
from bot.face.form import ChoiceField, Form, TextField
from bot.face.limits import UnfitError, check, components
from bot.face.press import PATTERN, Press
from bot.face.screen import (
    Attachment,
    Button,
    Divider,
    Option,
    Panel,
    Picker,
    Picture,
    Row,
    Screen,
    Section,
    Select,
    Text,
)
from tests.views import view_tasks

CARDS = (Option("crane", "Crane", "Speed 4"), Option("plum", "Plum", default=True))
BOARD = Screen(
    (
        Panel(
            (
                Text("Aya and Ben"),
                Divider(),
                Section(("Your hand",), Button("Hand", Press("duel", "7", 3, "hand"), style="primary")),
                Select(Press("duel", "7", 3, "card"), "Pick a card", CARDS),
                Picker(Press("duel", "7", 3, "role"), "Whose it is", "roles", (77,)),
            ),
            accent=0xB7282E,
        ),
        Picture("wheel.png", b"png", "The wheel"),
        Attachment("mine.json", b"{}"),
        Row((Button("Resign", Press("duel", "7", 3, "resign")), Button("Rules", url="https://example.org"))),
    ),
)
REASON = Form(
    "Refuse",
    Press("challenge", "9", 1, "refuse"),
    (Text("Say why"), TextField("words", "In your words", required=False), ChoiceField("ready", "Or", CARDS)),
)


class Player(discord.Client):
    """A client that notes the presses handed to it."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.none())
        self.presses: asyncio.Queue[tuple[Press, tuple[str, ...]]] = asyncio.Queue()
        self.fails = False

    async def pressed(self, _: discord.Interaction[Any], press: Press, values: tuple[str, ...]) -> None:
        self.presses.put_nowait((press, values))
        if self.fails:
            raise RuntimeError("out of ink")


class Wire:
    """A client logged in at a server on loopback, and the answers it gave there."""

    def __init__(self, client: Player) -> None:
        self.client = client
        self.callbacks: list[dict[str, Any]] = []

    async def answer(self, request: web.Request) -> web.Response:
        if request.path.endswith("/callback"):
            self.callbacks.append(await request.json())
        person = {"id": "1", "username": "bot", "discriminator": "0", "avatar": None}
        interaction = {"id": "5", "type": 2, "response_message_id": "50"}
        text = discord.utils._to_json(person | {"interaction": interaction})
        # With a charset, discord.py would take the answer for text.
        return web.Response(body=text, headers={"Content-Type": "application/json"})

    def press(self, component: int, data: dict[str, Any]) -> None:
        """Deliver the use of a control on a message that shows the board."""
        self.client._connection.parse_interaction_create(
            interaction(3, {"component_type": component} | data)  # type: ignore[arg-type]
        )

    @property
    def kept(self) -> list[object]:
        store = self.client._connection._view_store
        return [*store._views.values(), *store._synced_message_views.values(), *store._modals.values()]

    @property
    def registered(self) -> dict[Any, Any]:
        return self.client._connection._view_store._dynamic_items


@pytest.fixture
async def wire(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Wire]:
    wire = Wire(Player())
    app = web.Application()
    app.router.add_route("*", "/{tail:.*}", wire.answer)
    async with TestServer(app) as server, wire.client:
        monkeypatch.setattr(discord.http.Route, "BASE", str(server.make_url("")).rstrip("/"))
        await wire.client.http.static_login("token")
        wire.client.add_dynamic_items(Control)
        yield wire


def interaction(kind: int, data: dict[str, Any]) -> dict[str, Any]:
    person = {"id": "2", "username": "aya", "discriminator": "0", "avatar": None}
    message = {
        "id": "40",
        "channel_id": "30",
        "author": person,
        "content": "",
        "timestamp": "2026-01-01T00:00:00+00:00",
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "pinned": False,
        "type": 0,
        "flags": 1 << 15,
        "components": layout(BOARD).to_components(),
    }
    return {
        "id": "5",
        "application_id": "1",
        "type": kind,
        "token": "t",
        "version": 1,
        "attachment_size_limit": 0,
        "channel": {"id": "30", "type": 1},
        "user": person,
        "message": message,
        "data": data,
    }


def made(wire: Wire) -> discord.Interaction[Any]:
    payload: Any = interaction(3, {"component_type": 2, "custom_id": "v1:duel:7:3:hand"})
    return discord.Interaction(data=payload, state=wire.client._connection)


@pytest.mark.parametrize("action", ["hand", "resign"])
async def test_a_button_reaches_the_client_wherever_it_stands(wire: Wire, action: str) -> None:
    wire.press(2, {"custom_id": f"v1:duel:7:3:{action}"})
    assert await wire.client.presses.get() == (Press("duel", "7", 3, action), ())


async def test_a_select_reaches_the_client_with_what_was_chosen(wire: Wire) -> None:
    wire.press(3, {"custom_id": "v1:duel:7:3:card", "values": ["crane"]})
    assert await wire.client.presses.get() == (Press("duel", "7", 3, "card"), ("crane",))


async def test_a_role_reaches_the_client_by_its_id_and_none_as_nothing(wire: Wire) -> None:
    for values in (["77"], []):
        wire.press(6, {"custom_id": "v1:duel:7:3:role", "values": values, "resolved": {"roles": {}}})
        assert await wire.client.presses.get() == (Press("duel", "7", 3, "role"), tuple(values))


def test_a_list_of_roles_or_channels_shows_what_is_chosen_and_takes_none() -> None:
    screen = Screen(
        (
            Picker(Press("duel", action="role"), "Role", "roles", (77,)),
            Picker(Press("duel", action="where"), "Where", "channels"),
        )
    )
    [roles], [channels] = (row["components"] for row in layout(screen).to_components())
    assert (roles["type"], roles["default_values"]) == (6, [{"id": 77, "type": "role"}])
    assert (channels["type"], channels.get("default_values", []), channels["channel_types"]) == (8, [], [0])
    assert {part["min_values"] for part in (roles, channels)} == {0}


async def test_a_control_that_fails_is_heard_of_and_the_next_one_still_works(wire: Wire) -> None:
    wire.client.fails = True
    with capture_logs() as logs:
        await Control(discord.ui.Button(custom_id="v1:duel:7:3:hand")).callback(made(wire))
    assert [(line["event"], line["area"]) for line in logs] == [("press failed", "duel")]
    wire.press(2, {"custom_id": "v1:duel:7:3:resign"})
    await wire.client.presses.get()
    assert (await wire.client.presses.get())[0].action == "resign"


@pytest.mark.parametrize("private", [True, False])
async def test_a_screen_that_was_sent_is_not_kept_and_controls_stay_registered(
    wire: Wire, private: bool
) -> None:
    await made(wire).response.send_message(view=layout(Screen(BOARD.blocks[:1])), ephemeral=private)
    assert wire.callbacks[0]["data"]["flags"] & 1 << 15
    assert wire.kept == []
    assert view_tasks() == []
    assert wire.registered == {PATTERN: Control}


async def test_an_edit_by_an_answer_keeps_nothing_either(wire: Wire) -> None:
    await made(wire).response.edit_message(view=layout(BOARD), allowed_mentions=mentions(BOARD))
    assert wire.callbacks[0]["type"] == 7
    assert wire.callbacks[0]["data"]["allowed_mentions"] == {"parse": []}
    assert wire.kept == []


async def test_a_form_is_sent_whole_and_not_kept(wire: Wire) -> None:
    await made(wire).response.send_modal(modal(REASON))
    sent = wire.callbacks[0]["data"]
    assert (sent["title"], sent["custom_id"]) == ("Refuse", "v1:challenge:9:1:refuse")
    assert [field["type"] for field in sent["components"]] == [10, 18, 18]
    assert sent["components"][1]["component"]["required"] is False
    assert wire.kept == []


def test_what_was_handed_in_is_read_by_field() -> None:
    handed_in = {
        "custom_id": "v1:challenge:9:1:refuse",
        "components": [
            {"type": 10, "id": 1},
            {"type": 18, "id": 2, "component": {"type": 4, "custom_id": "words", "value": "not today"}},
            {
                "type": 18,
                "id": 3,
                "component": {"type": 3, "custom_id": "ready", "values": ["crane", "plum"]},
            },
        ],
    }
    assert answers(handed_in) == {"words": ("not today",), "ready": ("crane", "plum")}


def test_a_button_has_no_values() -> None:
    assert chosen({"custom_id": "v1:duel:7:3:hand", "component_type": 2}) == ()
    assert chosen(None) == ()


def test_a_screen_beyond_the_limits_is_not_built() -> None:
    with pytest.raises(UnfitError):
        layout(Screen(()))


async def test_pictures_and_attachments_are_sent_as_files_that_the_view_refers_to() -> None:
    picture, attachment = await adapter.files(BOARD)
    assert (picture.filename, picture.description, picture.fp.read()) == ("wheel.png", "The wheel", b"png")
    assert (attachment.filename, attachment.description, attachment.fp.read()) == ("mine.json", None, b"{}")
    gallery, kept = layout(BOARD).to_components()[1:3]
    assert gallery["items"][0]["media"]["url"] == picture.uri
    assert kept["file"]["url"] == attachment.uri


def test_only_the_people_named_may_be_notified() -> None:
    assert mentions(Screen((Text("<@1>"),))).to_dict() == {"parse": []}
    assert mentions(Screen((Text("<@1>"),), pings=(1, 2))).to_dict() == {"parse": [], "users": [1, 2]}
    assert mentions(Screen((Text("Rōnin"),), pings=(-7, 2))).to_dict() == {"parse": [], "users": [2]}
    assert mentions(Screen((Text("Rōnin"),), pings=(-7,))).to_dict() == {"parse": []}


words = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=40).filter(str.strip)
presses = st.integers(0, 10**9).map(lambda number: Press("duel", action=str(number)))
buttons = st.builds(Button, words, presses) | st.builds(Button, words, url=st.just("https://example.org"))
options = st.lists(st.builds(Option, words, words, words), min_size=1, max_size=25).map(tuple)
blocks = st.one_of(
    st.builds(Text, words),
    st.builds(Divider),
    st.builds(Row, st.lists(buttons, min_size=1, max_size=5).map(tuple)),
    st.builds(Section, st.lists(words, min_size=1, max_size=3).map(tuple), buttons),
    st.builds(Select, presses, words, options),
    st.builds(
        Picker,
        presses,
        words,
        st.sampled_from(["channels", "roles"]),
        st.lists(st.integers(1), max_size=3).map(tuple),
        st.integers(0, 26),
    ),
)
panels = st.builds(Panel, st.lists(blocks, min_size=1, max_size=6).map(tuple), st.integers(1, 0xFFFFFF))
screens = st.builds(Screen, st.lists(blocks | panels, max_size=10).map(tuple))


@given(screens)
def test_whatever_passes_the_check_is_built_and_counted_as_the_library_does(screen: Screen) -> None:
    try:
        check(screen)
    except UnfitError:
        return
    view = layout(screen)
    assert view.total_children_count == components(screen)
    assert view.to_components()
    assert view.timeout is None


@pytest.mark.parametrize("data", [None, {}, {"components": None}, {"components": [{}]}])
def test_a_form_of_which_nothing_comes_back_answers_nothing(data: object) -> None:
    assert answers(data) == {}
    assert chosen(data) == ()


@pytest.mark.parametrize(
    ("field", "given"),
    [({}, ("",)), ({"value": None}, ("",)), ({"value": "no"}, ("no",)), ({"values": None}, ())],
)
def test_a_field_left_empty_is_answered_with_nothing(field: dict[str, Any], given: tuple[str, ...]) -> None:
    assert answers({"components": [{"component": {"custom_id": "words"} | field}]}) == {"words": given}
