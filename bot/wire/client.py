"""The client: it receives every interaction in one place, and keeps the loops running."""

import asyncio
import secrets
import time
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace
from importlib import import_module

import discord
import structlog
from discord.ext import commands

from bot.face.adapter import Control, Interaction, answers
from bot.face.letters.letters import Letters
from bot.face.match.ahead import draw_ahead
from bot.face.press import Press
from bot.face.words import Words, locales
from bot.play.clans.roll import Roll
from bot.play.gatherings.calendar import Calendar
from bot.play.ground.context import Context
from bot.play.ground.given import Given
from bot.play.ground.reach import WORD, About
from bot.play.ground.refusals import Refusal, Unreadable
from bot.play.match.packing import Packing
from bot.play.messages.parcels import CALENDAR, WELCOME
from bot.play.messages.threads import Threads
from bot.play.people.people import awaits_dms, wants_pictures
from bot.play.privacy.retention import Retention
from bot.play.services import Services
from bot.store.errors import StoreBusy, StoreUnavailable
from bot.store.ids import ChannelId, GuildId, UserId
from bot.store.peers import NoPeers, Peers
from bot.wire.answer import Answer, OnAnswered
from bot.wire.areas import Area, Areas, unreadable
from bot.wire.budget import Budget
from bot.wire.courier import Courier
from bot.wire.denials import Denials
from bot.wire.events import EventKeeper
from bot.wire.farewell import farewell
from bot.wire.greeter import Greeter
from bot.wire.hearing import HEARING
from bot.wire.house_table import HouseTable
from bot.wire.housekeeping import Housekeeping
from bot.wire.identifying import Identifying, shards_of
from bot.wire.installed import CONTEXTS, INSTALLS, is_elsewhere
from bot.wire.outbox import Outbox
from bot.wire.refuge import Refuges
from bot.wire.roll_call import RollCall
from bot.wire.sync import CommandSync
from bot.wire.threads import ThreadKeeper
from bot.wire.tree import Tree
from bot.wire.visit import Handler, Visit
from bot.wire.waking import Waking
from bot.wire.welcome import Welcome, joining_of

log = structlog.get_logger()

SWEEP_EVERY = 3.0
"""Seconds between looks at the deadlines, unless something asks for one sooner."""


class DuelBot(commands.AutoShardedBot):
    """The bot as Discord knows it, over as many connections (shards) as Discord advises."""

    def __init__(
        self,
        context: Context,
        *,
        cogs: Iterable[str],
        requests_per_second: int,
        patience_for_guilds: float = 2.0,
        peers: Peers | None = None,
    ) -> None:
        self.denials = Denials()
        self.trace = self.denials.trace()
        self.share = context.share
        super().__init__(
            **shards_of(context.share),
            http_trace=self.trace,
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            allowed_contexts=CONTEXTS,
            allowed_installs=INSTALLS,
            guild_ready_timeout=patience_for_guilds,
            **HEARING,
        )
        self._context = context
        self.play = Services(context, locales())
        peers = peers or NoPeers()
        budget = Budget(requests_per_second, part=context.share.part)
        courier = Courier(self, budget)
        self.letters = Letters(context)
        self.outbox = self._outbox_over(courier, budget)
        self.housekeeping = Housekeeping(self, self.play.servers, Retention(context), Packing(context))
        self.house_table = HouseTable(self, self.play.house_turns, self.play.deadlines.stumbles)
        self.roll_call = RollCall(self, self.play.clans, Roll(context), budget)
        self.now = context.now
        self._waking = Waking(peers, self.outbox, self.house_table, budget)
        context.store.on_write = self._waking.hear
        self.denials.on_global = self._waking.rest
        self._cogs = tuple(cogs)
        self.areas = Areas()
        self._greeter = Greeter(self.play.people)
        self._identifying = Identifying(self.fetch_session_start_limits, peers, context.share)
        self._under_way: set[asyncio.Task[None]] = set()
        self._loops: list[asyncio.Task[None]] = []
        self._leaving: asyncio.Task[None] | None = None
        self.last_sweep: float | None = None  # monotonic time of the last sweep without an error
        self.nothing_due_at: float | None = None  # the same, of one that left nothing to settle
        self.on_answered: OnAnswered = lambda _kind, _seconds: None

    def _outbox_over(self, courier: Courier, budget: Budget) -> Outbox:
        """Return the outbox with its carriers; their requests share one budget."""
        return Outbox(
            self.play.deliveries,
            self.letters,
            courier,
            keeper=ThreadKeeper(self, budget, Threads(self._context)),
            carriers={
                CALENDAR.name: EventKeeper(
                    self, budget, Calendar(self._context), self.denials, self.play.deliveries
                ).carry,
                WELCOME.name: Welcome(courier, self.denials, self.play.deliveries, self.play.reading).carry,
            },
            refuges=Refuges(self, budget, self.play.deliveries, self.play.strandings),
            denials=self.denials,
            now=self._context.now,
        )

    async def setup_hook(self) -> None:
        """Load all handlers, and start the loops, which wait for the gateway to be ready."""
        self.add_dynamic_items(Control)
        for cog in self._cogs:  # not as extensions, whose modules are run again for each bot of a process
            await import_module(cog).setup(self)
        commands_told = CommandSync(self.tree, self._context.store)
        own = (self._send(), self._sweep(), draw_ahead())
        others = (self.house_table.run(), self.roll_call.run(), self.housekeeping.run())
        once = (commands_told.run(),) if self.share.leads else ()
        self._loops = [asyncio.create_task(loop) for loop in (*own, *others, *once)]
        if once:
            await commands_told.first_try()

    def on_press(self, area: str, about: About, handler: Handler, *actions: str) -> None:
        """Register the handler of an area's presses and forms, or of some of its actions alone.

        ``about`` is what their id stands for. The handler is called only if the person who presses can reach
        that, and finds it in ``visit.named``.
        """
        self.areas.add(Area(area, about, handler, actions))

    async def pressed(self, interaction: Interaction, press: Press, values: tuple[str, ...]) -> None:
        """Answer a press."""
        await self._admit(interaction, press, Given(values))

    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer a submitted form, and controls of an older shape; other interactions arrive elsewhere."""
        data = dict(interaction.data or {})
        press = Press.parse(str(data.get("custom_id", "")))
        if interaction.type is discord.InteractionType.modal_submit:
            await self._admit(interaction, press, Given(written=answers(data)))
        elif interaction.type is discord.InteractionType.component and press is None:
            await self._admit(interaction, press, Given())

    async def check_reach(self, visit: Visit, about: About, named: str) -> None:
        """Raise Gone or NotYours if a person names something they cannot reach from where they are."""
        await self.play.reach.check(about, named, guild_id=visit.guild_id, user_id=visit.user_id)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:  # noqa: ARG002
        """Wait until a shard may identify; the library would wait five seconds before each."""
        await self._identifying.wait(shard_id or 0)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Note that the bot was removed from a server, whose data is deleted after a while."""
        await self.play.servers.left(GuildId(guild.id))

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Note that the bot was added to a server, perhaps again, and queue its greeting."""
        await self.play.servers.joined(*joining_of(guild))

    async def attend(
        self,
        interaction: Interaction,
        handler: Handler,
        *,
        press: Press | None = None,
        given: Given | None = None,
        about: About = WORD,
        private: bool = True,
    ) -> None:
        """Handle an interaction; whatever goes wrong, tell the person.

        ``about`` is what the press names; a person who cannot reach that is turned away.
        """
        begun = time.perf_counter()
        visit = Visit(
            Answer(interaction),
            Words(str(interaction.locale)),
            UserId(interaction.user.id),
            GuildId(interaction.guild_id) if interaction.guild_id else None,
            ChannelId(interaction.channel_id or 0),
            press or Press("none"),
            given or Given(),
        )
        task = asyncio.ensure_future(self._attend(visit, handler, about, private=private))
        # Kept, so that closing waits for it.
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        await task
        self.on_answered(interaction.type.name, (visit.answer.given_at or time.perf_counter()) - begun)

    def sweep_now(self) -> None:
        """Settle what is due at once, and then send what that posted."""
        self._waking.sweep.set()

    async def words(self, interaction: Interaction) -> Words:
        """Return the language for choices offered to a person while they type."""
        return await self._greeter.words(interaction)

    async def guild_words(self, guild_id: GuildId) -> Words:
        """Return the language for what everyone in a server reads."""
        return Words(await self.play.reading.locale(guild_id))

    async def close(self) -> None:
        """Finish the work under way, send what is due, and leave."""
        # Shielded and kept: a second signal waits for the same farewell and does not cut it short.
        self._leaving = self._leaving or asyncio.create_task(self._leave())
        await asyncio.shield(self._leaving)

    @property
    def connected(self) -> bool:
        """Whether all connections to Discord are up."""
        shards = self.shards.values()  # none before the first has begun
        own = len(self.shard_ids or range(self.shard_count or 1))
        return len(shards) == own and not any(shard.is_closed() for shard in shards)

    async def _leave(self) -> None:
        await farewell(self, self.outbox, self.answer_all, connected=self.connected)
        for loop in self._loops:
            loop.cancel()
        await asyncio.gather(*self._loops, return_exceptions=True)
        self.play.house_turns.mind.close()
        # Last: while loops run, they could still send something off.
        await self.outbox.abandon()
        await super().close()

    async def _admit(self, interaction: Interaction, press: Press | None, given: Given) -> None:
        """Pass a press to its area, if the person can reach what it is about."""
        area = press and self.areas.find(press)
        if area is None:
            await self.attend(interaction, unreadable)
        else:
            await self.attend(interaction, area.handler, press=press, given=given, about=area.about)

    async def answer_all(self, patience: float) -> None:
        """Wait until everything asked is answered and its result is noted."""
        if self._under_way:
            await asyncio.wait(self._under_way, timeout=patience)

    async def _attend(self, visit: Visit, handler: Handler, about: About, *, private: bool) -> None:
        async def work() -> None:
            nonlocal visit
            if is_elsewhere(self, visit.answer.interaction):
                raise Refusal("elsewhere")
            named = visit.names(about)
            met = await self.play.reach.meet(
                about, named or "", guild_id=visit.guild_id, user_id=visit.user_id
            )
            # Before any refusal below, so that the refusal is in the person's language.
            words = await self._greeter.greet(visit.answer.interaction, met.person)
            visit = replace(visit, words=words, named=named or "", by_dm=awaits_dms(met.person))
            visit.answer.pictured = wants_pictures(met.person)
            if visit.guild_id is None:
                await self.play.me.seen_in_dm(met.person)
            if named is None:
                raise Unreadable
            if met.barred is not None:
                raise met.barred
            await handler(visit)

        try:
            await visit.answer.promptly(work(), private=private)
        except Refusal as refusal:
            await visit.tell(f"refusal-{refusal.key}", **refusal.facts)
        except (StoreBusy, StoreUnavailable) as error:
            log.warning(
                "database out of reach",
                error=str(error),
                interaction=visit.id,
                user=visit.user_id,
                area=visit.press.area,
            )
            await visit.tell("error-storage")
        except Exception:
            reference = secrets.token_hex(4)
            log.exception(
                "unexpected",
                reference=reference,
                interaction=visit.id,
                user=visit.user_id,
                area=visit.press.area,
            )
            await visit.tell("error-unexpected", reference=reference)

    async def _send(self) -> None:
        await self.wait_until_ready()
        await self.outbox.run()

    async def _sweep(self) -> None:
        await self.wait_until_ready()
        while True:
            asked = self._waking.sweep.is_set()
            # Before the sweep: whatever ends during it asks for another one.
            self._waking.sweep.clear()
            try:
                # First: time that the bot was away must be given back before anything counts as overdue.
                await self.play.deadlines.beat()
                # Until nothing is left: a sweep takes a limited number, and settling one can bring up the
                # next.
                while await self.play.deadlines.sweep():
                    self.last_sweep = time.monotonic()
                self.last_sweep = self.nothing_due_at = time.monotonic()
            except Exception:
                log.exception("sweep stumbled")
            # What ended is settled now, so its last board can go out with everything that followed.
            if asked:
                self.outbox.wake()
            with suppress(TimeoutError):
                async with asyncio.timeout(SWEEP_EVERY):
                    await self._waking.sweep.wait()
