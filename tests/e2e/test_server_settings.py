"""Only a server's managers decide how it plays; nobody else does, whatever their client sends."""

import pytest

from bot.face.server.settings import EVERY_DAY, PAGE_OF, PAGES, SET_UP, changes_press
from bot.sandbox.components import SELECTS, texts, walk
from bot.sandbox.errors import NotPossible
from bot.sandbox.request import Json
from bot.sandbox.server import LocalDiscord
from bot.wire.client import DuelBot
from tests.e2e.estate import carrying
from tests.e2e.settings_pages import choose, control, opened, turned, way_to
from tests.e2e.table import challenged, panels, said, seated
from tests.spoken import WORDS

pytestmark = pytest.mark.usefixtures("bot")


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
    "morning": ["8"],
    "morning-news": ["off"],
    "week-news": ["off"],
}


@pytest.fixture
async def panel(local: LocalDiscord) -> Json:
    """Open the settings of the server as Aya, who owns it."""
    answer = await local.people["Aya"].slash(local.channel, "settings")
    assert WORDS("settings-page-set-up.title") in said(answer)
    return answer.message or {}


@pytest.fixture
async def old_panel(local: LocalDiscord, panel: Json) -> Json:
    """Return a panel with every setting on it, as people still have it from before there were pages."""
    pages = [await turned(local.people["Aya"], panel, page) for page in PAGES]
    rows = [part for page in pages for part in walk(page["components"]) if part.get("components")]
    selects = [row for row in rows if row["components"][0]["type"] in SELECTS]
    assert len(selects) == len(AT_FIRST)
    return {**panel, "components": selects}


async def all_chosen(local: LocalDiscord) -> dict[str, list[str]]:
    """Return what all pages show as chosen, to a person who opens them now."""
    aya, found = local.people["Aya"], dict[str, list[str]]()
    for first, *_ in PAGES.values():
        found |= chosen(await opened(aya, local.channel, first))
    return found


async def test_every_setting_is_chosen_on_its_page_and_stays(local: LocalDiscord, panel: Json) -> None:
    aya = local.people["Aya"]
    assert await all_chosen(local) == AT_FIRST
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
        "morning": ("21",),
        "morning-news": ("on",),
        "week-news": ("on",),
    }
    assert set(choices) == set(AT_FIRST)
    expected = {
        setting: [str(getattr(value, "id", value)) for value in values] for setting, values in choices.items()
    }
    before = len(panels(aya, local.channel))
    for page, settings in PAGES.items():
        shown = await turned(aya, panel, page)
        listed = [setting for setting in settings if setting != "zone"]  # which is written
        for setting in listed:
            shown = await choose(aya, shown, setting, *choices[setting])
        assert chosen(shown) == {setting: expected[setting] for setting in listed}
        panel = shown if page == SET_UP else (await aya.press(shown, "Back")).message or {}
        assert set(chosen(panel)) == set(PAGES[SET_UP])
    assert len(panels(aya, local.channel)) == before, "all pages are one panel"
    assert await all_chosen(local) == expected
    for setting in ("channel", "role", "reports"):
        await choose(aya, await opened(aya, local.channel, setting), setting)
    assert await all_chosen(local) == expected | {"channel": [], "role": [], "reports": []}


@pytest.mark.parametrize(("setting", "value"), [("pace", "blitz"), ("threads", "off"), ("pictures", "off")])
async def test_a_panel_from_before_there_were_pages_still_works(
    local: LocalDiscord, old_panel: Json, setting: str, value: str
) -> None:
    aya = local.people["Aya"]
    shown = await choose(aya, old_panel, setting, value)
    assert set(chosen(shown)) == set(PAGES[PAGE_OF[setting]])
    assert await all_chosen(local) == AT_FIRST | {setting: [value]}


async def test_the_way_back_of_an_old_list_of_changes_leads_to_the_first_page(
    local: LocalDiscord, panel: Json
) -> None:
    aya, old = local.people["Aya"], "v1:settings::0:panel"
    back = await aya.forge(carrying(panel, old), old)
    assert set(chosen(back.message or {})) == set(PAGES[SET_UP])


async def test_what_was_changed_is_listed_with_who_and_when(local: LocalDiscord, panel: Json) -> None:
    aya = local.people["Aya"]
    await choose(aya, await opened(aya, local.channel, "pace"), "pace", "week")
    panel = await choose(aya, panel, "role", local.role)
    listed = (await aya.press(panel, WORDS("settings-changes-button"))).message or {}
    lines = texts(listed).splitlines()[1:]
    assert [line.partition(": ")[2] for line in lines] == [
        f"organisers, none → <@&{local.role.id}>",
        "usual pace, What suits each game → a week a turn",
    ]
    assert all(aya.mention in line and ":R>" in line for line in lines)
    back = await aya.press(listed, "Back")
    assert chosen(back.message or {})["role"] == [str(local.role.id)]


async def test_others_are_not_offered_the_command_and_a_forged_press_is_refused(
    local: LocalDiscord, panel: Json, old_panel: Json
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
        assert WORDS("refusal-not-manager") in said(await ben.forge(old_panel, custom_id, values))
    assert WORDS("refusal-not-manager") in said(await ben.forge(panel, changes_press(0).custom_id))
    for page in (name for name in PAGES if name != SET_UP):
        assert WORDS("refusal-not-manager") in said(await ben.forge(panel, way_to(page)))
    assert await all_chosen(local) == AT_FIRST


async def test_whoever_may_manage_the_server_settles_how_it_plays_without_owning_it(
    local: LocalDiscord, panel: Json
) -> None:
    ben = local.people["Ben"]
    local.add_role("Steward", ben, permits=["manage_guild"])
    own = await ben.slash(local.channel, "settings")
    assert chosen(own.message or {}) == chosen(panel)
    shown = await choose(ben, await opened(ben, local.channel, "pace"), "pace", "blitz")
    assert chosen(shown)["pace"] == ["blitz"]


async def test_the_time_zone_of_a_server_is_written_and_never_guessed(
    local: LocalDiscord, panel: Json
) -> None:
    aya, ben = local.people["Aya"], local.people["Ben"]
    shown = await turned(aya, panel, EVERY_DAY)
    assert WORDS("settings-zone", zone="UTC") in texts(shown)
    assert WORDS("settings-news-nowhere") in texts(shown)
    asked = await aya.press(shown, "v1:settings:zone:0:ask")
    assert asked.form
    refused = await aya.submit(asked.form, {"zone": "Mars/Olympus"})
    assert said(refused) == WORDS("refusal-me-zone-unknown")
    done = await aya.submit(asked.form, {"zone": "asia/tokyo"})
    assert WORDS("settings-zone", zone="Asia/Tokyo") in said(done)
    assert WORDS("refusal-not-manager") in said(await ben.forge(shown, "v1:settings:zone:0:ask"))


async def test_the_organisers_role_does_not_open_the_settings(local: LocalDiscord, panel: Json) -> None:
    ben = local.people["Ben"]
    role = local.add_role("Organiser", ben)
    panel = await choose(local.people["Aya"], panel, "role", role)
    assert WORDS("refusal-not-manager") in said(
        await ben.forge(panel, control("role"), (str(local.role.id),))
    )


@pytest.mark.parametrize(
    ("setting", "value"),
    [("role", "1"), ("channel", "1"), ("reports", "1"), ("pace", "never"), ("seed", "1")],
)
async def test_what_is_not_there_cannot_be_chosen(
    local: LocalDiscord, old_panel: Json, setting: str, value: str
) -> None:
    aya = local.people["Aya"]
    known = "pace" if setting == "seed" else setting
    tampered = {
        **old_panel,
        "components": _renamed(old_panel["components"], control(known), control(setting)),
    }
    assert f"I do not know “{'seed' if setting == 'seed' else value}”" in said(
        await aya.forge(tampered, control(setting), (value,))
    )
    assert await all_chosen(local) == AT_FIRST


async def test_everyone_cannot_be_the_organisers(local: LocalDiscord, panel: Json) -> None:
    aya = local.people["Aya"]
    answer = await aya.forge(panel, control("role"), (str(local.guild.id),))
    assert WORDS("refusal-role-everyone") in said(answer)


async def test_what_is_gone_or_closed_is_said(local: LocalDiscord, panel: Json) -> None:
    aya = local.people["Aya"]
    hall, role = local.add_channel("hall"), local.add_role("Elders")
    panel = await choose(aya, panel, "role", role)
    panel = await choose(aya, panel, "channel", hall)
    await choose(aya, await opened(aya, local.channel, "reports"), "reports", hall)
    assert "⚠️" not in texts(panel)
    local.permit(hall, denied=["send_messages"])
    closed = (await aya.slash(local.channel, "settings")).message or {}
    mend = "Give me **View Channel** and **Send Messages**"
    assert f"{mend} in <#{hall.id}>" in texts(closed)
    assert f"I may not write in <#{hall.id}>. {mend}" in texts(await turned(aya, closed, "reports"))
    local.remove_channel(hall)
    local.remove_role(role)
    gone = (await aya.slash(local.channel, "settings")).message or {}
    assert WORDS("settings-channel-lost") in texts(gone)
    assert WORDS("settings-role-lost") in texts(gone)
    assert [part["emoji"]["name"] for part in walk(gone["components"]) if part.get("label") == "Reports"] == [
        "⚠️"
    ]
    assert [chosen(gone)[setting] for setting in ("channel", "role")] == [[], []]
    reports = await turned(aya, gone, "reports")
    assert WORDS("settings-reports-lost") in texts(reports)
    assert chosen(reports) == {"reports": []}


async def test_the_panel_works_where_the_bot_has_not_heard_of_the_server(
    local: LocalDiscord, panel: Json, bot: DuelBot
) -> None:
    aya = local.people["Aya"]
    local.take_bot_out()
    await local.until(lambda: not bot.guilds)
    panel = await choose(aya, panel, "threads", "off")
    assert chosen(panel)["threads"] == ["off"]
    assert "⚠️" not in texts(panel)
    unknown = await aya.forge(panel, control("role"), (str(local.role.id),))
    assert f"I do not know “{local.role.id}”" in said(unknown)


async def test_the_servers_pace_holds_where_nobody_asks_for_another(local: LocalDiscord, panel: Json) -> None:
    aya = local.people["Aya"]
    await choose(aya, await turned(aya, panel, PAGE_OF["pace"]), "pace", "blitz")
    ben, chiyo = local.people["Ben"], local.people["Chiyo"]
    answer = await ben.slash(local.channel, "challenge", opponent=chiyo)
    assert WORDS("pace-blitz") in texts(answer.message or {})
    lobby = await ben.slash(local.channel, "brawl")
    assert WORDS("pace-blitz") in texts(lobby.message or {})
    assert WORDS("pace-week") in texts(await challenged(local, "Chiyo", "Ben", pace="week"))


async def test_a_game_that_is_left_out_is_refused_with_a_sentence(local: LocalDiscord, panel: Json) -> None:
    aya, ben = local.people["Aya"], local.people["Ben"]
    challenge = await challenged(local)
    panel = await turned(aya, panel, PAGE_OF["games"])
    await choose(aya, panel, "games", "bushido.brawl")
    question = await ben.press(challenge, "Accept")
    refused = await ben.choose(question.message or {}, "wanderer")
    none = [await aya.slash(local.channel, "challenge", opponent=local.people["Chiyo"])]
    await choose(aya, panel, "games", "bushido.duel")
    none.append(await aya.slash(local.channel, "brawl"))
    assert WORDS("refusal-game-not-allowed") in said(refused)
    assert [WORDS("refusal-no-game-allowed") in said(answer) for answer in none] == [True] * 2


async def test_without_honor_a_duel_is_fought_to_its_end_and_counts_nothing(
    local: LocalDiscord, panel: Json
) -> None:
    aya = local.people["Aya"]
    await choose(aya, await turned(aya, panel, PAGE_OF["honor"]), "honor", "off")
    table = await seated(local)
    await table.play_to_the_end()
    for person in table.pair:
        assert WORDS("honor-none") in said(await person.slash(local.channel, "honor"))


async def test_settings_are_a_servers_and_not_for_direct_messages(local: LocalDiscord, panel: Json) -> None:
    aya = local.people["Aya"]
    elsewhere = {**panel, "channel_id": str(aya.dm.id)}
    assert WORDS("refusal-guild-only") in said(await aya.forge(elsewhere, control("threads"), ("off",)))


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
