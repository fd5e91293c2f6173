"""Settings of a server chosen in any order: what was chosen last counts, and the log leads there."""

import asyncio
import tempfile
from contextlib import AsyncExitStack, suppress
from pathlib import Path

import hypothesis
from hypothesis import Phase
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from bot.play.ground.refusals import NotYours
from bot.play.ground.repertoire import game_names
from bot.play.guild.guild_settings import GuildSettings
from bot.play.guild.organisers import Standing
from bot.store.engine import open_store
from tests.databases import untouched
from tests.depth import DEPTH
from tests.play.hall import AYA, BOOKS, GUILD, Hall, SetClock
from tests.play.test_guild_settings import CHOICES, MANAGER, MEMBER, ROLE, settings


class Choosing(RuleBasedStateMachine):
    """Organisers choose whatever they like; the last choice counts, and the log leads there."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.Runner()
        self.opened = AsyncExitStack()
        self.hall = self.loop.run(self.open())
        self.last: dict[str, str] = {}

    async def open(self) -> Hall:
        folder = self.opened.enter_context(tempfile.TemporaryDirectory())
        url = untouched(Path(folder) / "bot.db")
        store = await self.opened.enter_async_context(open_store(url, durable=False))
        books = await self.opened.enter_async_context(open_store(url, queries=BOOKS))
        return Hall(store, books, SetClock())

    @rule(
        choice=st.sampled_from([(name, value) for name, values in CHOICES.items() for value in values]),
        standing=st.sampled_from([MANAGER, MANAGER, MEMBER]),
    )
    def choose(self, choice: tuple[str, str], standing: Standing) -> None:
        setting, value = choice
        self.hall.clock.forward(1)
        with suppress(NotYours):
            self.loop.run(self.hall.book.change(GUILD, standing, setting, tuple(value.split())))
            self.last[setting] = value

    @invariant()
    def the_last_choice_counts(self) -> None:
        last = self.last
        assert self.loop.run(settings(self.hall)) == GuildSettings(
            announce_channel_id=7001 if last.get("channel") else None,
            organiser_role_id=ROLE if last.get("role") else None,
            pace=None if last.get("pace", "game") == "game" else last["pace"],
            locale="de" if last.get("language") == "de" else "en",
            games=tuple(last.get("games", " ".join(game_names())).split()),
            honor=last.get("honor") != "off",
            threads=last.get("threads") != "off",
            pictures=last.get("pictures") != "off",
            zone=last.get("zone", "UTC"),
            morning=int(last.get("morning", 8)) * 60,
            morning_news=last.get("morning-news") == "on",
            week_news=last.get("week-news") == "on",
        )

    @invariant()
    def the_log_is_a_chain(self) -> None:
        stands: dict[str, str | None] = {}
        first = self.loop.run(self.hall.book.changes(GUILD, MANAGER, 0))
        for number in reversed(range(first.pages)):
            for row in reversed(self.loop.run(self.hall.book.changes(GUILD, MANAGER, number)).changes):
                assert row.user_id == AYA
                assert row.was != row.became
                assert stands.setdefault(row.setting, row.was) == row.was
                stands[row.setting] = row.became

    def teardown(self) -> None:
        self.loop.run(self.opened.aclose())
        self.loop.close()


TestChoosing = Choosing.TestCase
TestChoosing.settings = hypothesis.settings(
    max_examples=8 * DEPTH, stateful_step_count=25, phases=[Phase.reuse, Phase.generate]
)
