"""Knowing an id of another server allows nothing there, and does not even reveal that it is one.

Ben manages his own server. There he uses every control, form and command that the running bot answers, with
the ids of a server in which he is only a guest.
"""

import asyncio
from collections.abc import Awaitable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import cycle, islice

import pytest

from bot.face.words import Words
from bot.play.ground.reach import MATCH, Thing
from bot.sandbox.components import BUTTON, STRING_SELECT, texts
from bot.sandbox.ground.places import Channel
from bot.sandbox.people.person import Answered, Person
from bot.sandbox.request import Json
from bot.sandbox.server import LocalDiscord
from bot.wire.client import DuelBot
from tests.depth import DEPTH
from tests.e2e.estate import ACTIONS, NOWHERE, Deed, Ids, carrying, every_deed, field, furnish
from tests.e2e.table import nothing_waits
from tests.play.dump import dump
from tests.toys.house import toys_in_the_house

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER = 1, 2, 3, 4, 5, 6

WAYS = ("button", "list", "form")

AT_ONCE = 8
"""Interactions under way at a time."""

FEW_KINDS = 3
"""How many kinds of ids a control that takes none gets in a quick run; the next gets others."""

OWN_WORDS = {"name", "reason", "title", "words"}
"""Options in which people write as they like. No other text may be taken without being offered or chosen."""


@dataclass(frozen=True)
class Outsider:
    """A person who manages one server and has the ids of another."""

    bot: DuelBot
    person: Person
    channel: Channel
    guild_id: int
    message: Json
    """A message of the bot's in their own server."""
    ids: Ids
    """What there is in the other server."""

    async def press(self, deed: Deed, named: str, way: str) -> Answered:
        """Use a button, a list or a form that names something."""
        by_list = way == "list"
        custom_id = deed.press("" if by_list else named).custom_id
        if way == "form":
            written = [field("words", value="x"), field("winner", value="1"), field("reason", value="x")]
            return await self.person.forge_form(self.message, custom_id, written)
        control = carrying(self.message, custom_id, STRING_SELECT if by_list else BUTTON)
        return await self.person.forge(control, custom_id, [named])

    async def theirs(self, url: str) -> dict[str, list[str]]:
        """Return all that is stored, but for what is of their own server or about them."""
        own = {self.guild_id, self.person.id}
        return {
            table: sorted(str(_but_drawn(row)) for row in rows if not own & set(row.values()))
            for table, rows in (await dump(url)).items()
            if table not in ("facts", "heartbeats")
        }


def _but_drawn(row: Mapping[str, object]) -> dict[str, object]:
    """Return a row without what the clock alone changes: a noticeboard is drawn anew."""
    return {column: value for column, value in row.items() if column not in {"said", "look_at"}}


@pytest.fixture(autouse=True)
def toys() -> Iterator[None]:
    """Bring the toy games in, since only they are played alone."""
    with toys_in_the_house():
        yield


@pytest.fixture
async def outsider(local: LocalDiscord, bot: DuelBot) -> Outsider:
    """Furnish a server, and another whose owner is only a guest in the first."""
    aya, ben, chiyo, daigo, emi, fumi = (
        *local.people.values(),
        *(local.add_person(name) for name in ("Emi", "Fumi")),
    )
    own = local.add_server("Elsewhere", ben, aya, chiyo, daigo, emi)
    ids = await furnish(bot, local.guild.id, local.channel, (aya, chiyo, daigo, emi), fumi)
    await furnish(bot, own.guild.id, own.channel, (ben, aya, chiyo, daigo), emi)
    await bot.get_guild(own.guild.id).fetch_member(ben.id)
    await nothing_waits(bot)
    return Outsider(bot, ben, own.channel, own.guild.id, ben.last(own.channel), ids)


def told(answer: Answered, *named: str) -> str:
    """Return what a person was told, without the ids that they named themselves."""
    assert not answer.failed
    text = texts(answer.message) if answer.message else str(answer.form)
    for each in named:
        text = text.replace(each, "…")
    return f"{answer.kind}: {text}"


async def all_of(asked: Iterable[Awaitable[str]]) -> list[str]:
    """Await many things, a few at a time; none begins before its turn, so that a failure leaves none over."""
    found, left = list[str](), iter(asked)
    while now := list(islice(left, AT_ONCE)):
        found += await asyncio.gather(*now)
    return found


def test_every_area_is_walked_over(bot: DuelBot) -> None:
    assert {area.name for area in bot.areas} == set(ACTIONS)
    alone = {(area.name, action) for area in bot.areas for action in area.actions}
    assert alone <= {(deed.area, deed.action) for deed in every_deed()}


async def test_no_press_reaches_what_is_of_another_server(
    bot: DuelBot, outsider: Outsider, sqlite_url: str
) -> None:
    before, words = await outsider.theirs(sqlite_url), Words("en")

    async def answer(deed: Deed, named: str, way: str) -> str:
        return told(await outsider.press(deed, named, way), named)

    for area in bot.areas:
        if not isinstance(area.about, Thing):
            continue
        deeds = [deed for deed in every_deed() if bot.areas.find(deed.press()) is area]
        named = [*outsider.ids[area.about.name], NOWHERE]
        assert deeds
        asked = (answer(deed, one, way) for deed in deeds for one in named for way in WAYS)
        assert set(await all_of(asked)) == {f"message: {words(f'refusal-{area.about.unknown}')}"}, area
    await nothing_waits(bot)
    assert await outsider.theirs(sqlite_url) == before


async def test_where_an_id_stands_for_nothing_it_opens_nothing(
    bot: DuelBot, outsider: Outsider, sqlite_url: str
) -> None:
    before, kinds = await outsider.theirs(sqlite_url), cycle(some_of(outsider.ids))
    each_time = len(outsider.ids) if DEPTH > 1 else FEW_KINDS
    for deed in every_deed():
        area = bot.areas.find(deed.press())
        assert area
        if isinstance(area.about, Thing):
            continue
        for way in WAYS:
            named = (*islice(kinds, each_time), NOWHERE)
            heard = {told(await outsider.press(deed, one, way), one) for one in named}
            assert len(heard) == 1, (deed, heard)
    await nothing_waits(bot)
    assert await outsider.theirs(sqlite_url) == before


async def test_no_command_reaches_what_is_of_another_server(
    local: LocalDiscord, bot: DuelBot, outsider: Outsider, sqlite_url: str
) -> None:
    before, seen = await outsider.theirs(sqlite_url), 0
    named = [NOWHERE, *(one for ids in outsider.ids.values() for one in ids)]
    fillers = {USER: local.people["Chiyo"], INTEGER: 1, BOOLEAN: True, STRING: "fan"}
    for command, options in leaves(outsider.person.commands(outsider.channel)):
        for option in options:
            if option["type"] != STRING or "choices" in option or option["name"] in OWN_WORDS:
                continue
            assert option.get("autocomplete"), (command, option["name"])
            others = {
                other["name"]: choice_of(other) or fillers[other["type"]]
                for other in options
                if other.get("required") and other is not option
            }
            others |= {"first": "fan"} if command == "duel plan" and option["name"] == "duel" else {}

            async def answer(
                one: str, command: str = command, name: str = option["name"], others: dict = others
            ) -> str:
                answered = await outsider.person.slash(outsider.channel, command, **others, **{name: one})
                return told(answered, one)

            heard = set(await all_of(answer(one) for one in named))
            assert len(heard) == 1, (command, option["name"], heard)
            seen += 1
    assert seen
    await nothing_waits(bot)
    assert await outsider.theirs(sqlite_url) == before


async def test_what_is_offered_while_somebody_types_is_of_their_own_server(outsider: Outsider) -> None:
    person, theirs = outsider.person, {one for ids in outsider.ids.values() for one in ids}
    for command, options in leaves(person.commands(outsider.channel)):
        for option in options:
            if option.get("autocomplete"):
                offered = await person.autocomplete(outsider.channel, command, option["name"], "")
                assert not theirs & {choice["value"] for choice in offered.choices}, command


async def test_what_is_ones_own_is_reached_from_anywhere_and_by_dm(
    local: LocalDiscord, outsider: Outsider
) -> None:
    aya, daigo = local.people["Aya"], local.people["Daigo"]
    [*_, match_id], [challenge_id, _] = outsider.ids[MATCH.name], outsider.ids["challenge"]
    for message in (outsider.message, aya.last(aya.dm)):
        hand = Deed("hand", "open").press(match_id).custom_id
        assert "Turn 1 against" in told(await aya.forge(carrying(message, hand), hand))
    accept = Deed("challenge", "accept").press(challenge_id).custom_id
    assert "fighter" in told(await daigo.forge(carrying(outsider.message, accept), accept))


async def test_a_rematch_is_asked_for_where_the_match_was(local: LocalDiscord, outsider: Outsider) -> None:
    rematch = Deed("rematch", "ask").press(outsider.ids[MATCH.name][0]).custom_id
    answer = await local.people["Aya"].forge(carrying(outsider.message, rematch), rematch)
    assert told(answer) == f"message: {Words('en')('refusal-duel-gone')}"


async def test_a_panel_is_good_for_whom_it_was_drawn_for(local: LocalDiscord, outsider: Outsider) -> None:
    for area in ("me", "privacy"):
        panel = Deed(area, "panel").press(str(local.people["Aya"].id)).custom_id
        answer = await outsider.person.forge(carrying(outsider.message, panel), panel)
        assert told(answer) == f"message: {Words('en')('refusal-me-not-yours')}"


def leaves(commands: Sequence[Json], path: str = "") -> Iterator[tuple[str, list[Json]]]:
    """Yield every command that can be used, with its options."""
    for command in commands:
        name, options = f"{path} {command['name']}".strip(), command.get("options") or []
        if any(option["type"] in (SUBCOMMAND, GROUP) for option in options):
            yield from leaves(options, name)
        else:
            yield name, options


def choice_of(option: Json) -> object:
    """Return something that can be chosen for an option that has choices."""
    return option["choices"][0]["value"] if option.get("choices") else None


def some_of(ids: Ids) -> list[str]:
    """Return an id of each kind."""
    return [each[0] for each in ids.values()]
