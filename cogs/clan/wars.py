"""Clan wars: proposing and answering them, naming line-ups, confirming and declining."""

from collections.abc import Sequence

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.face.clan.war import line_up_question, war
from bot.face.screen import Screen, Text
from bot.play.ground.given import number
from bot.play.ground.reach import CLAN_WAR
from bot.play.ground.refusals import Refusal, Unreadable
from bot.play.wars.musters import SIZES
from bot.play.wars.open_wars import PROPOSED
from bot.store.clan_rows import ClanWar
from bot.store.ids import ClanId, UserId, WarId
from bot.wire.client import DuelBot
from bot.wire.translator import localised
from bot.wire.visit import Visit
from cogs.attending import attended
from cogs.clan.actions import ClanActions
from cogs.options import matching, pace_choices, typed_in


class Wars(app_commands.Group):
    """The commands and buttons of clan wars."""

    def __init__(self, bot: DuelBot) -> None:
        super().__init__(name="war", description=localised("command-clan-war"))
        self.bot = bot
        self.play = bot.play
        self.actions = ClanActions(bot)
        bot.on_press("clan-war", CLAN_WAR, self.pressed)

    @app_commands.command(name="propose", description=localised("command-clan-war-propose"))
    @app_commands.describe(
        against=localised("option-war-against"),
        size=localised("option-war-size"),
        hardcore=localised("option-war-hardcore"),
        pace=localised("option-challenge-pace"),
    )
    @app_commands.choices(size=[Choice(name=localised("war-size", size=size), value=size) for size in SIZES])
    @app_commands.choices(pace=pace_choices())
    @attended(private=False)
    async def propose(
        self,
        visit: Visit,
        against: str,
        size: int,
        hardcore: bool = False,
        pace: str | None = None,
    ) -> None:
        """Propose a war to another clan."""
        guild_id, channel_id = visit.stage
        foe = await self.play.clan_pages.named(guild_id, against)
        page = await self.play.clan_wars.propose(
            guild_id=guild_id,
            channel_id=channel_id,
            user_id=visit.user_id,
            foe_id=foe.id,
            size=size,
            hardcore=hardcore,
            pace=pace,
        )
        message_id = await visit.answer.say(war(page, await self.bot.guild_words(guild_id)))
        if message_id is not None:
            await self.play.clan_wars.place(page.war.id, message_id)

    @app_commands.command(name="accept", description=localised("command-clan-war-accept"))
    @app_commands.describe(against=localised("option-war-which"))
    @attended()
    async def accept(self, visit: Visit, against: str | None = None) -> None:
        """Accept a war for the player's clan."""
        await self._about(visit, "accept", against)

    @app_commands.command(name="refuse", description=localised("command-clan-war-refuse"))
    @app_commands.describe(against=localised("option-war-which"))
    @attended()
    async def refuse(self, visit: Visit, against: str | None = None) -> None:
        """Refuse a war for the player's clan."""
        await self._about(visit, "refuse", against)

    @app_commands.command(name="withdraw", description=localised("command-clan-war-withdraw"))
    @app_commands.describe(against=localised("option-war-which"))
    @attended()
    async def withdraw(self, visit: Visit, against: str | None = None) -> None:
        """Withdraw a proposal, or call a war off before it begins."""
        await self._about(visit, "withdraw", against)

    @app_commands.command(name="lineup", description=localised("command-clan-war-lineup"))
    @app_commands.describe(
        first=localised("option-war-fighter"),
        second=localised("option-war-fighter"),
        third=localised("option-war-fighter"),
        fourth=localised("option-war-fighter"),
        against=localised("option-war-which"),
    )
    @attended()
    async def lineup(
        self,
        visit: Visit,
        *,
        first: discord.User,
        second: discord.User,
        third: discord.User | None = None,
        fourth: discord.User | None = None,
        against: str | None = None,
    ) -> None:
        """Name the line-up of the player's clan."""
        fighters, (guild_id, _) = [each for each in (first, second, third, fourth) if each], visit.home
        await self.bot.roll_call.check_here(guild_id, *fighters)
        row = await self._meant(visit, "line-up", against)
        await self._line_up(visit, row.id, tuple(UserId(person.id) for person in fighters))

    @app_commands.command(name="confirm", description=localised("command-clan-war-confirm"))
    @app_commands.describe(against=localised("option-war-which"))
    @attended()
    async def confirm(self, visit: Visit, against: str | None = None) -> None:
        """Confirm that the player will fight in a war they are named for."""
        await self._about(visit, "confirm", against)

    @app_commands.command(name="decline", description=localised("command-clan-war-decline"))
    @app_commands.describe(against=localised("option-war-which"))
    @attended()
    async def decline(self, visit: Visit, against: str | None = None) -> None:
        """Decline to fight in a war the player is named for."""
        await self._about(visit, "decline", against)

    @propose.autocomplete("against")
    async def offer_foes(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        """Offer the clans of this server."""
        clans = await self.play.clan_pages.standing_in(typed_in(interaction))
        return matching(((clan.id, clan.name) for clan in clans), typed)

    @accept.autocomplete("against")
    @refuse.autocomplete("against")
    @withdraw.autocomplete("against")
    @lineup.autocomplete("against")
    @confirm.autocomplete("against")
    @decline.autocomplete("against")
    async def offer_open(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        """Offer the clans with which the player's clan has a war that has not begun."""
        try:
            own_id, rows = await self.play.clan_wars.open_of(
                typed_in(interaction), UserId(interaction.user.id)
            )
        # Without a clan there is no war to choose from.
        except Refusal:
            return []
        return matching((_foe(row, own_id) for row in rows), typed)

    async def pressed(self, visit: Visit) -> None:
        """Answer the buttons of a war, and the list from which its line-up is chosen."""
        action, shown = visit.press.parts
        war_id = WarId(visit.named)
        match action:
            case "line-up":
                page, whole = await self.play.clan_musters.to_line_up(war_id=war_id, user_id=visit.user_id)
                question = line_up_question(page, whole, number(shown or "0"), visit.words)
                await visit.show(question)
            case "named":
                named = tuple(map(UserId, visit.given.numbers))
                await self.bot.roll_call.check_here(visit.home[0], *named)
                await self._line_up(visit, war_id, named)
            case _:
                await self._settle(visit, war_id, action)

    async def _about(self, visit: Visit, action: str, against: str | None) -> None:
        await self._settle(visit, (await self._meant(visit, action, against)).id, action)

    async def _settle(self, visit: Visit, war_id: WarId, action: str) -> None:
        wars, musters, who = self.play.clan_wars, self.play.clan_musters, visit.user_id
        match action:
            case "accept":
                await wars.agree(war_id=war_id, user_id=who)
                said = visit.words("war-accepted-private")
            case "refuse":
                await wars.refuse(war_id=war_id, user_id=who)
                said = visit.words("war-refused-private")
            case "withdraw":
                await wars.withdraw(war_id=war_id, user_id=who)
                said = visit.words("war-withdrawn-private")
            case "confirm":
                begun = (
                    # The click is mixed into the dice (docs/fairness.md).
                    await musters.confirm(war_id=war_id, user_id=who, interaction_id=visit.id)
                ).gathering_id
                said = visit.words("war-begins" if begun else "war-confirmed-private")
            case "decline":
                await musters.decline(war_id=war_id, user_id=who)
                said = visit.words("war-declined-private")
            case _:
                raise Unreadable
        await visit.answer.private(Screen((Text(said),)))

    async def _line_up(self, visit: Visit, war_id: WarId, fighters: Sequence[UserId]) -> None:
        lining = self.play.clan_musters.line_up(war_id=war_id, user_id=visit.user_id, fighter_ids=fighters)
        war_now = await lining
        screen = Screen((Text(visit.words(f"war-lined-up-{war_now.status}")),))
        await visit.show(screen)

    async def _meant(self, visit: Visit, action: str, against: str | None) -> ClanWar:
        """Return the war that is meant. Raise Refusal if none or more than one fits."""
        guild_id, _ = visit.home
        if action in {"confirm", "decline"}:
            rows = await self.play.clan_musters.asking(guild_id, visit.user_id)
        else:
            own_id, rows = await self.play.clan_wars.open_of(guild_id, visit.user_id)
            rows = [row for row in rows if _may_be_meant(row, own_id, action)]
        if against is not None:
            foe_id = (await self.play.clan_pages.named(guild_id, against)).id
            rows = [row for row in rows if foe_id in {row.clan_id, row.foe_id}]
        if not rows:
            raise Refusal("war-none")
        if len(rows) > 1:
            raise Refusal("war-which")
        return rows[0]


def _may_be_meant(row: ClanWar, own_id: ClanId, action: str) -> bool:
    """Return whether this clan can do this with a war in its present state."""
    match action:
        case "accept" | "refuse":
            return row.status == PROPOSED and row.foe_id == own_id
        case "withdraw":
            return row.status != PROPOSED or row.clan_id == own_id
        case _:
            return row.status != PROPOSED


def _foe(row: ClanWar, own_id: ClanId) -> tuple[str, str]:
    """Return the id and name of the other clan."""
    return (row.foe_id, row.foe_name) if row.clan_id == own_id else (row.clan_id, row.clan_name)
