"""Whoever manages the server settles how it plays; nobody else does, whatever their client sends."""

import pytest

from bot.face.settings import changes_press
from bot.sandbox.components import SELECTS, texts, walk
from bot.sandbox.errors import NotPossible
from bot.sandbox.person import Person
from bot.sandbox.request import Json
from bot.sandbox.server import LocalDiscord
from bot.wire.client import DuelBot
from tests.e2e.table import challenged, panels, said, seated

pytestmark = pytest.mark.usefixtures("bot")


def control(setting: str) -> str:
    """Return the id of the control of a setting."""
    return f"v1:settings:{setting}:0:set"


def chosen(panel: Json) -> dict[str, list[str]]:
    """Return what a panel shows as chosen, by setting."""
    found: dict[str, list[str]] = {}
    for part in walk(panel["components"]):
        if part["type"] in SELECTS:
            options = [option["value"] for option in part.get("options", ()) if option.get("default")]
            preset = [value["id"] for value in part.get("default_values") or ()]
            found[part["custom_id"].split(":")[2]] = options or preset
    return found


AT_FIRST = {
    "channel": [],
    "role": [],
    "reports": [],
    "pace": ["game"],
    "language": ["discord"],
    "games": ["bushido.duel", "bushido.brawl", "pocket.hand", "kendo.duel", "kendo.competition", "way.fight"],
    "honor": ["on"],
    "threads": ["on"],
    "pictures": ["on"],
}


@pytest.fixture
async def panel(local: LocalDiscord) -> Json:
    """Have Aya, who owns the server, open its settings."""
    answer = await local.people["Aya"].slash(local.channel, "settings")
    assert "Settings of this server" in said(answer)
    return answer.message or {}


async def choose(person: Person, panel: Json, setting: str, *values: object) -> Json:
    answer = await person.choose(panel, list(values), control(setting))  # type: ignore[arg-type]
    assert answer.kind == "update", answer
    return answer.message or {}


async def test_every_setting_is_chosen_on_one_panel_and_stays(local: LocalDiscord, panel: Json) -> None:
    aya = local.people["Aya"]
    assert chosen(panel) == AT_FIRST
    hall = local.add_channel("hall")
    choices: dict[str, tuple[object, ...]] = {
        "channel": (hall,),
        "role": (local.role,),
        "reports": (hall,),
        "pace": ("blitz",),
        "language": ("en",),
        "games": ("bushido.duel",),
        "honor": ("off",),
        "threads": ("off",),
        "pictures": ("off",),
    }
    for setting, values in choices.items():
        panel = await choose(aya, panel, setting, *values)
    expected = {
        setting: [str(getattr(value, "id", value)) for value in values] for setting, values in choices.items()
    }
    assert chosen(panel) == expected
    assert len(panels(aya, local.channel)) == 1
    again = await aya.slash(local.channel, "settings")
    assert chosen(again.message or {}) == expected
    for setting in ("channel", "role", "reports"):
        panel = await choose(aya, panel, setting)
    assert chosen(panel) == expected | {"channel": [], "role": [], "reports": []}


async def test_what_was_changed_is_listed_with_who_and_when(local: LocalDiscord, panel: Json) -> None:
    aya = local.people["Aya"]
    panel = await choose(aya, panel, "pace", "week")
    panel = await choose(aya, panel, "role", local.role)
    listed = (await aya.press(panel, "What was changed")).message or {}
    lines = texts(listed).splitlines()[1:]
    assert [line.partition(": ")[2] for line in lines] == [
        f"organisers, none → <@&{local.role.id}>",
        "usual pace, As suits each game → a week a turn",
    ]
    assert all(aya.mention in line and ":R>" in line for line in lines)
    back = await aya.press(listed, "Back")
    assert chosen(back.message or {})["pace"] == ["week"]


async def test_others_are_not_offered_the_command_and_a_forged_press_is_refused(
    local: LocalDiscord, panel: Json
) -> None:
    ben = local.people["Ben"]
    with pytest.raises(NotPossible):
        await ben.slash(local.channel, "settings")
    presses: dict[str, tuple[str, ...]] = {control(setting): () for setting in AT_FIRST}
    presses |= {
        control("pace"): ("blitz",),
        control("honor"): ("off",),
        control("role"): (str(local.role.id),),
    }
    for custom_id, values in presses.items():
        assert "Only those who may manage this server" in said(await ben.forge(panel, custom_id, values))
    assert "Only those who may manage" in said(await ben.forge(panel, changes_press(0).custom_id))
    answer = await local.people["Aya"].slash(local.channel, "settings")
    assert chosen(answer.message or {}) == AT_FIRST


async def test_whoever_may_manage_the_server_settles_how_it_plays_without_owning_it(
    local: LocalDiscord, panel: Json
) -> None:
    ben = local.people["Ben"]
    local.add_role("Steward", ben, permits=["manage_guild"])
    own = await ben.slash(local.channel, "settings")
    assert chosen(own.message or {}) == chosen(panel)
    assert chosen(await choose(ben, own.message or {}, "pace", "blitz"))["pace"] == ["blitz"]


async def test_the_organisers_role_does_not_open_the_settings(local: LocalDiscord, panel: Json) -> None:
    ben = local.people["Ben"]
    role = local.add_role("Organiser", ben)
    panel = await choose(local.people["Aya"], panel, "role", role)
    assert "Only those who may manage" in said(await ben.forge(panel, control("role"), (str(local.role.id),)))


@pytest.mark.parametrize(
    ("setting", "value"),
    [("role", "1"), ("channel", "1"), ("reports", "1"), ("pace", "never"), ("seed", "1")],
)
async def test_what_is_not_there_cannot_be_chosen(
    local: LocalDiscord, panel: Json, setting: str, value: str
) -> None:
    aya = local.people["Aya"]
    known = "pace" if setting == "seed" else setting
    tampered = {**panel, "components": _renamed(panel["components"], control(known), control(setting))}
    assert f"I do not know “{'seed' if setting == 'seed' else value}”" in said(
        await aya.forge(tampered, control(setting), (value,))
    )
    assert chosen((await aya.slash(local.channel, "settings")).message or {}) == AT_FIRST


async def test_everyone_cannot_be_the_organisers(local: LocalDiscord, panel: Json) -> None:
    aya = local.people["Aya"]
    answer = await aya.forge(panel, control("role"), (str(local.guild.id),))
    assert "Everyone has that role" in said(answer)


async def test_what_is_gone_or_closed_is_said(local: LocalDiscord, panel: Json) -> None:
    aya = local.people["Aya"]
    hall, role = local.add_channel("hall"), local.add_role("Elders")
    panel = await choose(aya, panel, "role", role)
    panel = await choose(aya, panel, "channel", hall)
    panel = await choose(aya, panel, "reports", hall)
    assert "⚠️" not in texts(panel)
    local.permit(hall, denied=["send_messages"])
    closed = (await aya.slash(local.channel, "settings")).message or {}
    assert f"I may not write in <#{hall.id}>" in texts(closed)
    local.remove_channel(hall)
    local.remove_role(role)
    gone = (await aya.slash(local.channel, "settings")).message or {}
    assert "The channel for announcements is gone" in texts(gone)
    assert "The role of the organisers is gone" in texts(gone)
    assert "The channel for reports is gone" in texts(gone)
    assert [chosen(gone)[setting] for setting in ("channel", "role", "reports")] == [[], [], []]


async def test_the_panel_works_where_the_bot_has_not_heard_of_the_server(
    local: LocalDiscord, panel: Json, bot: DuelBot
) -> None:
    aya = local.people["Aya"]
    local.take_bot_out()
    await local.until(lambda: not bot.guilds)
    panel = await choose(aya, panel, "pace", "blitz")
    assert chosen(panel)["pace"] == ["blitz"]
    assert "⚠️" not in texts(panel)
    unknown = await aya.forge(panel, control("role"), (str(local.role.id),))
    assert f"I do not know “{local.role.id}”" in said(unknown)


async def test_the_servers_pace_holds_where_nobody_asks_for_another(local: LocalDiscord, panel: Json) -> None:
    await choose(local.people["Aya"], panel, "pace", "blitz")
    ben, chiyo = local.people["Ben"], local.people["Chiyo"]
    answer = await ben.slash(local.channel, "challenge", opponent=chiyo)
    assert "five minutes a turn" in texts(answer.message or {})
    lobby = await ben.slash(local.channel, "brawl open")
    assert "five minutes a turn" in texts(lobby.message or {})
    assert "a week a turn" in texts(await challenged(local, "Chiyo", "Ben", pace="week"))


async def test_a_game_that_is_left_out_is_refused_with_a_sentence(local: LocalDiscord, panel: Json) -> None:
    aya, ben = local.people["Aya"], local.people["Ben"]
    challenge = await challenged(local)
    await choose(aya, panel, "games", "bushido.brawl")
    question = await ben.press(challenge, "Accept")
    refused = [
        await aya.slash(local.channel, "challenge", opponent=local.people["Chiyo"]),
        await ben.choose(question.message or {}, "wanderer"),
    ]
    await choose(aya, panel, "games", "bushido.duel")
    refused.append(await aya.slash(local.channel, "brawl open"))
    assert ["This game is not played here" in said(answer) for answer in refused] == [True] * 3


async def test_without_honor_a_duel_is_fought_to_its_end_and_counts_nothing(
    local: LocalDiscord, panel: Json
) -> None:
    await choose(local.people["Aya"], panel, "honor", "off")
    table = await seated(local)
    await table.play_to_the_end()
    for person in table.pair:
        assert "No deeds yet." in said(await person.slash(local.channel, "honor"))


async def test_settings_are_a_servers_and_not_for_direct_messages(local: LocalDiscord, panel: Json) -> None:
    aya = local.people["Aya"]
    elsewhere = {**panel, "channel_id": str(aya.dm.id)}
    assert "This works in a server" in said(await aya.forge(elsewhere, control("honor"), ("off",)))


def _renamed(components: list[Json], old: str, new: str) -> list[Json]:
    """Return components with one custom id replaced, as a tampered message would have them."""
    return [
        {
            **part,
            **({"custom_id": new} if part.get("custom_id") == old else {}),
            **({"components": _renamed(part["components"], old, new)} if "components" in part else {}),
        }
        for part in components
    ]
