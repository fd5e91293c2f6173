"""Whatever comes with a press or a form, its person is answered, and nothing goes wrong on our side.

No client of Discord's sends what is sent here: values that are missing, too many, or words where a number is
wanted; numbers that no column holds; digits of other scripts; fields that no form has. That nothing goes
wrong shows in the log, which every test here looks at.
"""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.play.ground.chance import SeededChance
from bot.play.ground.context import Context
from bot.play.ground.given import LARGEST
from bot.play.ground.reach import Mark
from bot.sandbox.components import BUTTON, ROLE_SELECT, STRING_SELECT, texts
from bot.sandbox.people.person import Answered
from bot.sandbox.request import Json
from bot.sandbox.server import LocalDiscord
from bot.sandbox.stage import logged_in
from bot.store.engine import open_store
from bot.wire.client import DuelBot
from tests.depth import DEPTH
from tests.e2e.estate import ACTIONS, NOWHERE, Deed, Ids, carrying, every_deed, field, furnish
from tests.e2e.judge import judged
from tests.e2e.table import Clock, nothing_waits
from tests.spoken import WORDS, core
from tests.toys.house import toys_in_the_house

AT_ONCE = 4
"""Presses under way at a time."""

FINAL = ("yes", "cancel-yes", "drop-yes", "leave", "sure-leave", "sure-disband", "close", "withdraw", "start")
"""What would end the pressed things; a person without the right presses these."""

FIELDS = ["words", "reason", "ready", "own", "winner", "card", "target"]
FIELDS += ["zone", "begins", "ends", "first", "last", "phrase"]

TEXTS = ("", "x", "²", "٣", "1e3", "-", "-1", "0", "1", str(LARGEST), str(LARGEST + 1), "9" * 40, "NaN")
TEXTS += ("a\0b", "\ud800", "swift", "2026-13-01", "9999-12-31", "0001-01-01", "25:00", "x" * 101, "x" * 5000)

FORGIVING = {"hand", "resign", "clans", "report", "moderate", "season", "honor", "rules"}
FORGIVING |= {"fighters", "help", "me", "plan", "privacy", "instruct"}
"""Areas that do nothing that counts where something unknown is wanted: they show something, or ask."""

PLACES = {"solo": 0, "instruct": 1, "open": 1}
"""Which of the matches of the server an area is about, where it is not the last."""

PAYLOADS: tuple[tuple[int, tuple[str, ...] | None], ...] = (
    (BUTTON, None),
    (STRING_SELECT, None),
    (STRING_SELECT, ("٣",)),
    (STRING_SELECT, (str(LARGEST + 1),)),
    (STRING_SELECT, tuple(map(str, range(30)))),
)
"""What every control is pressed with, whatever it is made for."""


@dataclass(frozen=True)
class Attack:
    """A person who manages a server, with all its ids, and a person who may do nothing there."""

    bot: DuelBot
    local: LocalDiscord
    ids: Ids

    async def press(self, deed: Deed, custom_id: str, kind: int, values: tuple[str, ...] | None) -> None:
        """Use a control with any values, and get an answer."""
        person, message = self._who(deed)
        answer = await person.forge(carrying(message, custom_id, kind), custom_id, values)
        check_answered(answer, custom_id, values)

    async def hand_in(self, deed: Deed, custom_id: str, fields: list[Json]) -> None:
        """Submit any form, and get an answer."""
        person, message = self._who(deed)
        check_answered(await person.forge_form(message, custom_id, fields), custom_id, fields)

    def named(self, deed: Deed) -> str:
        """Return an id that a press of this area can have."""
        area = self.bot.areas.find(deed.press())
        assert area, deed
        if area.about is Mark.ONESELF:
            return str(self.local.people["Aya"].id)
        if isinstance(area.about, Mark):
            return "pace"
        return self.ids[area.about.name][PLACES.get(deed.area, -1)]

    def _who(self, deed: Deed) -> tuple[object, Json]:
        name = "Fumi" if deed.action in FINAL else "Aya"
        return self.local.people[name], self.local.people["Aya"].last(self.local.channel)


def check_answered(answer: Answered, *sent: object) -> None:
    """Check that something was said, and that it is no fault of ours."""
    assert not answer.failed, sent
    assert answer.message is None or core("error-unexpected") not in texts(answer.message), sent


@contextmanager
def attacked(database_url: str) -> Iterator[tuple[asyncio.Runner, Attack]]:
    """Run the bot in a furnished server; what is run on the runner happens there."""
    with asyncio.Runner() as runner:
        stack = AsyncExitStack()
        try:
            yield runner, runner.run(_open(stack, database_url))
        finally:
            runner.run(stack.aclose())


async def _open(stack: AsyncExitStack, database_url: str) -> Attack:
    stack.enter_context(toys_in_the_house())  # only they are played alone
    local = await stack.enter_async_context(judged())
    store = await stack.enter_async_context(open_store(database_url, durable=False))
    bot = await stack.enter_async_context(logged_in(local, Context(store, Clock(), SeededChance(1))))
    emi, _ = (local.add_person(name) for name in ("Emi", "Fumi"))
    people = [local.people[name] for name in ("Aya", "Ben", "Chiyo", "Daigo")]
    ids = await furnish(bot, local.guild.id, local.channel, people, emi)
    await nothing_waits(bot)
    return Attack(bot, local, ids)


def test_every_control_answers_whatever_comes_with_it(sqlite_url: str) -> None:
    with attacked(sqlite_url) as (runner, attack):

        async def walk() -> None:
            assert {area.name for area in attack.bot.areas} == set(ACTIONS)
            presses = [
                attack.press(deed, deed.press(attack.named(deed), revision).custom_id, *payload)
                for deed in every_deed()
                for payload, revision in zip(PAYLOADS, (0, 10**17, 1, 0, 0), strict=True)
            ]
            forms = [
                attack.hand_in(deed, deed.press(attack.named(deed)).custom_id, fields)
                for deed in every_deed()
                for fields in ([], [field(name) for name in FIELDS])
            ]
            for first in range(0, len(presses + forms), AT_ONCE):
                await asyncio.gather(*(presses + forms)[first : first + AT_ONCE])

        runner.run(walk())


def test_what_no_control_wants_is_answered_as_an_old_control(sqlite_url: str) -> None:
    with attacked(sqlite_url) as (runner, attack):

        async def walk() -> None:
            message = attack.local.people["Aya"].last(attack.local.channel)
            took_it: set[str] = set()
            several = {area for area, actions in ACTIONS.items() if " " in actions}
            for area in {deed.area: deed for deed in every_deed() if deed.area in several}.values():
                wanted = Deed(area.area, "sing")
                custom_id = wanted.press(attack.named(area)).custom_id
                answer = await attack.local.people["Aya"].forge(carrying(message, custom_id), custom_id, None)
                if WORDS("refusal-old-control") not in texts(answer.message or {}):
                    took_it.add(area.area)
            assert took_it == FORGIVING

        runner.run(walk())


texts_given = st.sampled_from(TEXTS) | st.text(max_size=12)
tails = st.sampled_from(("", "", ".", ".x", ".1", ":-1", ":²", f".{'9' * 20}", f":{'9' * 60}"))
revisions = st.sampled_from((0, 1, 2, 10**17, 10**18 - 1, 10**18))
kinds = st.sampled_from((BUTTON, STRING_SELECT, ROLE_SELECT))


def test_nothing_that_can_be_made_up_goes_wrong(database_url: str) -> None:
    with attacked(database_url) as (runner, attack):

        def control(deed: Deed, thing: str | None, revision: int, tail: str) -> tuple[Deed, str]:
            named = attack.named(deed) if thing is None else thing
            return deed, f"v1:{deed.area}:{named}:{revision}:{deed.action}{tail}"

        known = [one for ids in attack.ids.values() for one in ids]
        words = ("", "x", NOWHERE, "changes", "role", "channel", "games")
        things = st.sampled_from((*known, str(attack.local.people["Aya"].id), *words))
        values = st.none() | st.lists(texts_given | things, max_size=30).map(tuple)
        names = st.sampled_from(FIELDS) | texts_given
        forms = st.lists(st.builds(filled, names, texts_given | things | values), max_size=8)
        controls = st.builds(control, st.sampled_from(every_deed()), st.none() | things, revisions, tails)

        @settings(max_examples=200 * DEPTH)
        @given(controls, kinds, values)
        def press(pressed: tuple[Deed, str], kind: int, sent: tuple[str, ...] | None) -> None:
            runner.run(attack.press(*pressed, kind, sent))

        @settings(max_examples=100 * DEPTH)
        @given(controls, forms)
        def hand_in(pressed: tuple[Deed, str], sent: list[Json]) -> None:
            runner.run(attack.hand_in(*pressed, sent))

        press()
        hand_in()


def filled(name: str, value: str | tuple[str, ...] | None) -> Json:
    """Return a field of a form with one value, several, or none."""
    if value is None:
        return field(name)
    return field(name, value=value) if isinstance(value, str) else field(name, values=list(value))


def test_a_control_that_is_none_of_ours_is_answered(sqlite_url: str) -> None:
    junk = ("x", "v1:", "v1:duel:1:2", f"v1:lobby::0:{'x' * 200}", "v1:lobby:²:0:join", "v1:none::0:x")
    with attacked(sqlite_url) as (runner, attack):
        for custom_id in junk:
            runner.run(attack.press(Deed("lobby", "join"), custom_id, BUTTON, None))
