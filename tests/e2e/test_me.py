"""Everyone settles by `/me` how the bot treats them; nobody settles it for another."""

from datetime import UTC, datetime

import pytest

from bot.face.me.panel import PAGE_OF, PAGES, SEEN
from bot.play.clocks.heartbeat import PAUSE_NOTICED
from bot.play.ground.times import REMINDED_AT, TURN_TIME
from bot.play.match.reminders import GATHERED
from bot.sandbox.components import STRING_SELECT, texts, walk
from bot.sandbox.people.person import Answered, Person
from bot.sandbox.request import Json
from bot.sandbox.server import LocalDiscord
from bot.wire.client import DuelBot
from tests.e2e.table import Clock, Table, challenged, nothing_waits, presses, said, seated
from tests.spoken import WORDS, core

pytestmark = pytest.mark.usefixtures("bot")

NIGHT = {"begins": "22:30", "ends": "07:00"}


def control(person: Person, action: str) -> str:
    """Return the id of a control of a person's panel."""
    return f"v1:me:{person.id}:0:{action}"


def chosen(panel: Json) -> dict[str, list[str]]:
    """Return what a panel shows as chosen, by what the list is for."""
    return {
        part["custom_id"].rpartition("set-")[2]: [
            option["value"] for option in part["options"] if option.get("default")
        ]
        for part in walk(panel["components"])
        if part["type"] == STRING_SELECT
    }


async def opened(person: Person, page: str = SEEN) -> Json:
    """Open a page of a player's panel."""
    answer = await person.slash(person.dm, "me")
    assert WORDS("me-title") in said(answer)
    return await turned(person, answer.message or {}, page)


async def turned(person: Person, panel: Json, page: str) -> Json:
    """Turn a player's panel to a page, unless it is there."""
    way = control(person, f"panel:{page}")
    if not any(press.custom_id == way for press in presses(panel)):
        return panel
    return (await person.press(panel, way)).message or {}


async def all_chosen(person: Person) -> dict[str, list[str]]:
    """Return what all pages of a player's panel show as chosen."""
    pages = [chosen(await opened(person, page)) for page in PAGES]
    return {setting: values for page in pages for setting, values in page.items()}


async def choose(person: Person, panel: Json, setting: str, *values: str | Person) -> Json:
    panel = await turned(person, panel, PAGE_OF[setting])
    answer = await person.choose(panel, list(values), control(person, f"set-{setting}"))
    assert answer.kind == "update", answer
    return answer.message or {}


async def fill(person: Person, panel: Json, label: str, **values: str) -> Answered:
    """Press a button about a player's time and hand in the form behind it."""
    panel = await turned(person, panel, PAGE_OF["zone"])
    asked = await person.press(panel, label)
    assert asked.form, asked
    return await person.submit(asked.form, values)


async def pass_by(bot: DuelBot, clock: Clock, span: int) -> None:
    """Move the clock forward with the bot awake all the while."""
    step = PAUSE_NOTICED // 2
    for _ in range(span // step):
        clock.forward(step)
        await bot.play.deadlines.beat()
    await bot.play.deadlines.sweep()
    clock.forward(GATHERED)
    bot.outbox.wake()


async def test_everything_is_chosen_on_a_page_of_the_panel_and_stays(local: LocalDiscord) -> None:
    aya = local.people["Aya"]
    panel = await opened(aya)
    first = {
        "language": ["client"],
        "challengers": ["all"],
        "dms": ["on"],
        "pictures": ["on"],
        "reminders": ["on"],
        "news": ["on"],
        "days": [],
    }
    assert await all_chosen(aya) == first
    choices = {
        "language": ["en"],
        "challengers": ["clan"],
        "dms": ["off"],
        "pictures": ["off"],
        "reminders": ["off"],
        "news": ["off"],
        "days": ["5", "6"],
    }
    for setting, values in choices.items():
        panel = await choose(aya, panel, setting, *values)
    assert await all_chosen(aya) == choices
    panel = await choose(aya, panel, "days")
    assert chosen(panel)["days"] == []


async def test_the_time_zone_is_listed_while_typing_and_never_guessed(local: LocalDiscord) -> None:
    aya = local.people["Aya"]
    assert WORDS("me-zone-none") in texts(await opened(aya, "time"))
    offered = await aya.autocomplete(local.channel, "me", "zone", "berl")
    assert [choice["value"] for choice in offered.choices] == ["Europe/Berlin"]
    answer = await aya.slash(local.channel, "me", zone="Europe/Berlin")
    assert WORDS("me-zone", zone="Europe/Berlin") in said(answer)
    assert WORDS("refusal-me-zone-unknown") in said(await aya.slash(local.channel, "me", zone="Mars/Olympus"))
    changed = await fill(aya, answer.message or {}, WORDS("me-zone-button"), zone="asia/tokyo")
    assert WORDS("me-zone", zone="Asia/Tokyo") in said(changed)


async def test_quiet_hours_are_written_in_a_form_and_taken_away_by_a_button(local: LocalDiscord) -> None:
    aya = local.people["Aya"]
    panel = await opened(aya)
    for wrong, told in (("late", "cannot read “late” as a time"), ("07:00", core("refusal-me-hours-wrong"))):
        assert told in said(await fill(aya, panel, WORDS("me-hours-button"), begins=wrong, ends="07:00"))
    panel = (await fill(aya, panel, WORDS("me-hours-button"), **NIGHT)).message or {}
    assert "from 22:30 to 07:00" in texts(panel)
    panel = (await aya.press(panel, WORDS("me-hours-off-button"))).message or {}
    assert WORDS("me-hours-none") in texts(panel)


async def test_quiet_hours_are_known_before_one_accepts_and_seen_on_the_board(local: LocalDiscord) -> None:
    ben = local.people["Ben"]
    await fill(ben, await opened(ben), WORDS("me-hours-button"), **NIGHT)
    told = f"Quiet hours and days do not count, at most 3 days a turn: {ben.mention}"
    posted = await challenged(local)
    assert told in texts(posted)
    question = await ben.press(posted, "Accept")
    await ben.choose(question.message or {}, "wanderer")
    table = Table(local, local.people["Aya"], ben)
    await local.until(lambda: table.boards)
    await table.board_says(told)


async def test_leave_is_weighed_confirmed_seen_and_ended(local: LocalDiscord, clock: Clock) -> None:
    table = await seated(local)
    ben = table.ben
    asked = await fill(ben, await opened(ben), "Go on leave", last=_day(clock, 4))
    assert "leaves you 23 days of your 28 days" in said(asked)
    assert "🌴" not in texts(table.board)
    panel = (await ben.press(asked.message or {}, "Go on leave")).message or {}
    assert core("me-leave-on") in texts(panel)
    await table.board_says(f"🌴 {ben.mention} is on leave")
    assert f"🌴 {ben.mention} is on leave" in texts(await challenged(local, "Chiyo", "Ben"))
    panel = (await ben.press(panel, WORDS("me-leave-end-button"))).message or {}
    assert core("me-leave-none") in texts(panel)
    await local.until(lambda: "🌴" not in texts(table.board))


async def test_who_is_on_leave_loses_no_turn(local: LocalDiscord, bot: DuelBot, clock: Clock) -> None:
    table = await seated(local, "hours")
    await table.pick(table.aya)
    asked = await fill(table.ben, await opened(table.ben), "Go on leave", last=_day(clock, 4))
    await table.ben.press(asked.message or {}, "Go on leave")
    await pass_by(bot, clock, 2 * TURN_TIME["hours"])
    assert table.turns_told == []
    await table.play_rest_of_turn()


@pytest.mark.parametrize(
    ("days", "told"),
    [
        ({"last": "someday"}, "cannot read “someday” as a day"),
        ({"last": "2020-01-01"}, core("refusal-leave-wrong")),
    ],
)
async def test_a_leave_that_cannot_be_is_refused_with_a_sentence(
    local: LocalDiscord, days: dict[str, str], told: str
) -> None:
    aya = local.people["Aya"]
    assert told in said(await fill(aya, await opened(aya), "Go on leave", **days))


async def test_whoever_wants_no_dms_plays_from_the_board(local: LocalDiscord, bot: DuelBot) -> None:
    ben = local.people["Ben"]
    panel = await choose(ben, await opened(ben), "dms", "off")
    table = await seated(local)
    await table.pick(table.aya)
    hand = await table.hand_of(ben)
    await ben.choose(hand, "snow")
    await table.told(1)
    await nothing_waits(bot)
    assert table.letters(ben) == []
    await choose(ben, panel, "dms", "on")
    await table.prompt_of(ben, 2)


async def test_who_takes_no_challenges_is_not_challenged(local: LocalDiscord) -> None:
    ben = local.people["Ben"]
    panel = await opened(ben)
    for wanted, told in (
        ("nobody", WORDS("refusal-challenge-taken-from-nobody")),
        ("clan", WORDS("refusal-challenge-taken-from-clan")),
    ):
        panel = await choose(ben, panel, "challengers", wanted)
        answer = await local.people["Aya"].slash(local.channel, "challenge", opponent=ben)
        assert told in said(answer)
    await choose(ben, panel, "challengers", "all")
    assert presses(await challenged(local))


async def test_somebody_is_blocked_from_the_panel(local: LocalDiscord) -> None:
    aya, ben = local.people["Aya"], local.people["Ben"]
    panel = await choose(ben, await opened(ben), "block", aya)
    assert WORDS("me-blocks", people=aya.mention) in texts(panel)
    refused = await aya.slash(local.channel, "challenge", opponent=ben)
    assert said(refused) == WORDS("refusal-challenge-blocked")
    again = await ben.choose(panel, aya, control(ben, "set-block"))
    assert said(again) == WORDS("refusal-block-already")


async def test_a_block_is_lifted_from_the_panel(local: LocalDiscord) -> None:
    aya, ben = local.people["Aya"], local.people["Ben"]
    await aya.slash(local.channel, "me")
    await ben.slash(local.channel, "me")
    await ben.slash(local.channel, "privacy block", person=aya)
    panel = await opened(ben, "people")
    assert WORDS("me-blocks", people=aya.mention) in texts(panel)
    panel = await choose(ben, panel, "unblock", "Aya")
    assert core("me-blocks-none") in texts(panel)
    assert presses(await challenged(local))


async def test_a_panel_in_other_hands_does_and_shows_nothing(local: LocalDiscord) -> None:
    aya, ben = local.people["Aya"], local.people["Ben"]
    panel = (await aya.slash(local.channel, "me")).message or {}
    before = texts(panel)
    for press in presses(panel):
        answer = await ben.forge(panel, press.custom_id, ("off",))
        assert said(answer) == WORDS("refusal-me-not-yours")
        assert answer.form is None
    assert texts(await opened(aya)) == before
    assert chosen(await opened(ben))["dms"] == ["on"]


@pytest.mark.parametrize(("setting", "value"), [("language", "tlh"), ("dms", "maybe"), ("days", "9")])
async def test_what_is_not_offered_cannot_be_chosen(local: LocalDiscord, setting: str, value: str) -> None:
    aya = local.people["Aya"]
    panel = await opened(aya, PAGE_OF[setting])
    answer = await aya.forge(panel, control(aya, f"set-{setting}"), (value,))
    assert answer.private
    assert WORDS("me-title") not in said(answer)
    assert chosen(await opened(aya, PAGE_OF[setting])) == chosen(panel)


async def test_no_more_reminders_are_sent_to_whoever_turned_them_off(
    local: LocalDiscord, bot: DuelBot, clock: Clock
) -> None:
    table = await seated(local, "hours")
    await choose(table.ben, await opened(table.ben), "reminders", "off")
    await pass_by(bot, clock, TURN_TIME["hours"] * (REMINDED_AT + 5) // 100)
    await local.until(lambda: any("waits for you" in texts(letter) for letter in table.letters(table.aya)))
    await nothing_waits(bot)
    assert not any("waits for you" in texts(letter) for letter in table.letters(table.ben))


async def test_a_reminder_carries_the_button_that_turns_reminders_off(
    local: LocalDiscord, bot: DuelBot, clock: Clock
) -> None:
    table = await seated(local, "hours")
    await pass_by(bot, clock, TURN_TIME["hours"] * (REMINDED_AT + 5) // 100)
    await local.until(lambda: any("waits for you" in texts(letter) for letter in table.letters(table.aya)))
    [letter] = [letter for letter in table.letters(table.aya) if "waits for you" in texts(letter)]
    assert WORDS("reminder-off-done") in said(await table.aya.press(letter, WORDS("reminder-off")))
    assert chosen(await opened(table.aya))["reminders"] == ["off"]


def _day(clock: Clock, later: int) -> str:
    """Return the day it will be in UTC this many days later, as it is written."""
    return datetime.fromtimestamp(clock() / 1000 + later * 86_400, UTC).date().isoformat()
