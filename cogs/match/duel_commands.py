"""The ``/duel`` commands; most have a button on the duel's messages."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.play.entry.refusal_reasons import OWN_REASON_LENGTH, READY_REASONS
from bot.wire.client import DuelBot
from bot.wire.translator import localised
from bot.wire.visit import Visit
from cogs.attending import attended
from cogs.entry.challenge_actions import ChallengeActions
from cogs.match.courtesies import Courtesies
from cogs.match.plan import Plans
from cogs.match.resigning import Resigning
from cogs.match.substituting import Substituting
from cogs.options import check_role, matching, offer_roles

CARDS = ("first", "second", "third", "fourth", "fifth")


class DuelCommands(commands.GroupCog, name="duel", description=localised("command-duel")):
    """Answers to a challenge, courtesies, plans and resigning: one group, since each is rarely needed."""

    def __init__(self, bot: DuelBot) -> None:
        self.bot = bot
        self.challenges = ChallengeActions(bot)
        self.courtesies = Courtesies(bot)
        self.plans = Plans(bot)
        self.resigning = Resigning(bot)
        self.substituting = Substituting(bot)

    @app_commands.command(name="accept", description=localised("command-duel-accept"))
    @app_commands.describe(
        challenger=localised("option-accept-challenger"), fighter=localised("option-accept-fighter")
    )
    @app_commands.autocomplete(fighter=offer_roles)
    @attended()
    async def accept(self, visit: Visit, challenger: str | None = None, fighter: str | None = None) -> None:
        """Accept a challenge; without a fighter, ask for one first."""
        row = await self.challenges.meant(visit, challenger, "accept", incoming=True)
        if row and fighter is None:
            await self.challenges.take_up(visit, row)
        elif row:
            await self.challenges.begin(visit, row, check_role(fighter))

    @app_commands.command(name="refuse", description=localised("command-duel-refuse"))
    @app_commands.describe(
        challenger=localised("option-refuse-challenger"), reason=localised("option-refuse-reason")
    )
    @attended()
    async def refuse(
        self,
        visit: Visit,
        challenger: str | None = None,
        reason: app_commands.Range[str, 1, OWN_REASON_LENGTH] | None = None,
    ) -> None:
        """Refuse a challenge."""
        row = await self.challenges.meant(visit, challenger, "refuse", incoming=True)
        if row:  # a reason chosen from the list arrives as the key of a ready-made one
            await self.challenges.refuse(visit, row.id, ready="", own=reason or "")

    @app_commands.command(name="withdraw", description=localised("command-duel-withdraw"))
    @app_commands.describe(opponent=localised("option-withdraw-opponent"))
    @attended()
    async def withdraw(self, visit: Visit, opponent: str | None = None) -> None:
        """Withdraw a challenge."""
        row = await self.challenges.meant(visit, opponent, "withdraw", incoming=False)
        if row:
            await self.challenges.withdraw(visit, row.id)

    @app_commands.command(name="plan", description=localised("command-duel-plan"))
    @app_commands.describe(
        **dict.fromkeys(CARDS, localised("option-plan-card")), duel=localised("option-plan-duel")
    )
    @attended()
    async def plan(
        self,
        visit: Visit,
        *,
        first: str | None = None,
        second: str | None = None,
        third: str | None = None,
        fourth: str | None = None,
        fifth: str | None = None,
        duel: str | None = None,
    ) -> None:
        """Choose a card and plan others for later turns; without any, show the plan."""
        named = [card for card in (first, second, third, fourth, fifth) if card is not None]
        await self.plans.pick_or_show(visit, duel, named)

    @app_commands.command(name="patience", description=localised("command-duel-patience"))
    @attended()
    async def patience(self, visit: Visit) -> None:
        """Give the opponent more time."""
        await self.courtesies.offer(visit, "time")

    @app_commands.command(name="draw", description=localised("command-duel-draw"))
    @attended()
    async def draw(self, visit: Visit) -> None:
        """Offer a draw, or agree to one."""
        await self.courtesies.offer(visit, "draw")

    @app_commands.command(name="pause", description=localised("command-duel-pause"))
    @attended()
    async def pause(self, visit: Visit) -> None:
        """Offer a pause, or agree to one."""
        await self.courtesies.offer(visit, "pause")

    @app_commands.command(name="resume", description=localised("command-duel-resume"))
    @attended()
    async def resume(self, visit: Visit) -> None:
        """Restart the clock of a paused duel."""
        await self.courtesies.offer(visit, "resume")

    @app_commands.command(name="resign", description=localised("command-duel-resign"))
    @attended()
    async def resign(self, visit: Visit) -> None:
        """Resign a duel, after a confirmation."""
        await self.resigning.begin(visit)

    @app_commands.command(name="substitute", description=localised("command-duel-substitute"))
    @app_commands.describe(person=localised("option-substitute-person"))
    @attended()
    async def substitute(self, visit: Visit, person: discord.User) -> None:
        """Ask a person to take over the player's seat, or that of a player who has left the server."""
        await self.substituting.begin(visit, person)

    @accept.autocomplete("challenger")
    @refuse.autocomplete("challenger")
    async def offer_incoming(
        self, interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        """Offer the challengers who wait for an answer."""
        return await self.challenges.offer(interaction, typed, incoming=True)

    @withdraw.autocomplete("opponent")
    async def offer_outgoing(
        self, interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        """Offer the challenged players who have yet to answer."""
        return await self.challenges.offer(interaction, typed, incoming=False)

    @refuse.autocomplete("reason")
    async def offer_reasons(
        self, interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        """Offer the ready-made reasons."""
        words = await self.bot.words(interaction)
        return matching(((key, words(f"refusal-reason-{key}")) for key in READY_REASONS), typed)

    @plan.autocomplete("first")
    @plan.autocomplete("second")
    @plan.autocomplete("third")
    @plan.autocomplete("fourth")
    @plan.autocomplete("fifth")
    async def offer_cards(
        self, interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        """Offer every card that could be chosen at some time; the plan is checked when it is made."""
        return await self.plans.offer_cards(interaction, typed)

    @plan.autocomplete("duel")
    async def offer_duels(
        self, interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        """Offer the player's duels."""
        return await self.plans.offer_duels(interaction, typed)


async def setup(bot: DuelBot) -> None:
    """Add the cog."""
    await bot.add_cog(DuelCommands(bot))
