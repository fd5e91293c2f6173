"""A person's own settings."""

from zoneinfo import ZoneInfo

import discord
from discord import app_commands
from discord.ext import commands

from bot.face.me.asking import hours_form, leave_form, leave_question, zone_form
from bot.face.me.panel import me_panel, page_of
from bot.face.words import Words
from bot.play.clocks.habits import ZONES
from bot.play.clocks.wall_clock import day_at
from bot.play.clocks.written import read_leave, read_minute, read_zone
from bot.play.ground.given import number
from bot.play.ground.reach import ONESELF, WORD
from bot.store.moment import Moment
from bot.wire.client import DuelBot
from bot.wire.translator import localised
from bot.wire.visit import Visit
from cogs.attending import attended
from cogs.options import matching


class Me(commands.Cog):
    """One private panel; every choice on it takes effect at once."""

    def __init__(self, bot: DuelBot) -> None:
        self.bot = bot
        self.play = bot.play
        bot.on_press("me", ONESELF, self.pressed)
        bot.on_press("reminders", WORD, self.no_reminders)

    @app_commands.command(name="me", description=localised("command-me"))
    @app_commands.describe(zone=localised("option-me-zone"))
    @attended()
    async def me(self, visit: Visit, zone: str | None = None) -> None:
        """Show the person's settings, after setting the time zone if one is given."""
        if zone is not None:
            await self.play.habits.set_zone(visit.user_id, read_zone(zone))
        page = await self.play.me.page(visit.user_id)
        await visit.answer.private(me_panel(page, visit.words, page_of("zone" if zone else "")))

    @me.autocomplete("zone")
    async def offer_zones(self, _: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Offer the time zones whose names match."""
        # Names of zones have underscores, as in America/New_York.
        return matching(((zone, zone) for zone in sorted(ZONES)), "_".join(typed.split()))

    async def no_reminders(self, visit: Visit) -> None:
        """Turn a person's reminders off."""
        await self.play.habits.set_reminders(visit.user_id, wanted=False)
        await visit.tell("reminder-off-done")

    async def pressed(self, visit: Visit) -> None:
        """Change a setting, or open the form it needs."""
        action, detail = visit.press.parts
        if action in {"zone-ask", "hours-ask", "leave-ask"}:
            await self._ask(visit, action)
        elif action == "leave":
            await self._weigh_leave(visit)
        else:
            await self._change(visit, action, detail)
            await self._redraw(visit, detail if action == "panel" else page_of(action))

    async def _ask(self, visit: Visit, action: str) -> None:
        """Open the form for a setting that cannot be chosen from a list."""
        page = await self.play.me.page(visit.user_id)
        if action == "zone-ask":
            form = zone_form(page, visit.words)
        elif action == "hours-ask":
            form = hours_form(page, visit.words)
        else:
            form = leave_form(page, day_at(page.now, ZoneInfo(page.habits.zone)), visit.words)
        await visit.answer.ask(form)

    async def _change(self, visit: Visit, action: str, detail: str) -> None:
        """Make the change that a control or a form asks for."""
        user_id, habits = visit.user_id, self.play.habits
        match action:
            case "panel":
                return
            case "zone":
                await habits.set_zone(user_id, read_zone(visit.given.text("zone")))
            case "hours":
                begins, ends = (read_minute(visit.given.text(field)) for field in ("begins", "ends"))
                await habits.set_quiet_hours(user_id, (begins, ends))
            case "hours-off":
                await habits.set_quiet_hours(user_id, None)
            case "set-block" if not visit.given.choices:
                return  # the choice in the list was cleared
            case "leave-end":
                await self.play.leaves.end(user_id)
            case "leave-take":  # the revision is its start, the detail its end
                await self.play.leaves.take(user_id, Moment(visit.press.revision), Moment(number(detail)))
            case _:
                await self.play.me.change(user_id, action.removeprefix("set-"), visit.given.choices)

    async def _weigh_leave(self, visit: Visit) -> None:
        """Ask for confirmation before a leave."""
        page = await self.play.me.page(visit.user_id)
        first, last = (visit.given.text(field) for field in ("first", "last"))
        since, until = read_leave(first, last, page.habits.zone, page.now)
        over = await self.play.leaves.weigh(visit.user_id, since, until)
        await visit.answer.update(leave_question(visit.user_id, since, until, over, visit.words))

    async def _redraw(self, visit: Visit, shown: str) -> None:
        """Redraw a page of the panel, in the language that may have just been chosen."""
        page = await self.play.me.page(visit.user_id)
        words = Words(page.chosen_locale or str(visit.answer.interaction.locale))
        await visit.answer.update(me_panel(page, words, shown))


async def setup(bot: DuelBot) -> None:
    """Add the cog."""
    await bot.add_cog(Me(bot))
