"""Playing alone: matches of one seat, and campaigns."""

from dataclasses import dataclass

from discord import app_commands
from discord.ext import commands

from bot.face.faces import FACES
from bot.face.letters.hands import hand_of
from bot.face.match.alone import moved_to_dm
from bot.face.match.campaign import campaign, give_up_question
from bot.face.screen import Screen
from bot.play.entry.setups import write_setup
from bot.play.ground.reach import CAMPAIGN, OWN_MATCH
from bot.play.ground.refusals import Unreadable
from bot.play.ground.repertoire import for_one, game_name, game_names, in_campaigns, newest
from bot.play.match.draws import RANDOM
from bot.store.ids import CampaignId, ChannelId, GuildId, MatchId
from bot.wire.client import DuelBot
from bot.wire.translator import localised
from bot.wire.visit import Visit
from cogs.attending import attended
from cogs.options import check_fighter, offer_fighters, offer_setups, offering
from rules.games import game as rules_of


@dataclass(frozen=True)
class LoneTerms:
    """What somebody wants to play alone."""

    game_name: str | None
    wish: str = RANDOM
    setup: str | None = None


@app_commands.guild_only()  # Discord knows this of a whole group only
class Playing(commands.GroupCog, name="solo", description=localised("command-solo")):
    """What people play alone, by commands and by buttons."""

    def __init__(self, bot: DuelBot) -> None:
        self.bot = bot
        self.play = bot.play
        bot.on_press("solo", OWN_MATCH, self.pressed)
        bot.on_press("campaign", CAMPAIGN, self.campaign_pressed)

    @app_commands.command(name="play", description=localised("command-solo-play"))
    @app_commands.describe(
        game=localised("option-game"),
        fighter=localised("option-challenge-fighter"),
        setup=localised("option-setup"),
    )
    @app_commands.autocomplete(game=offering(for_one), fighter=offer_fighters, setup=offer_setups)
    @attended()
    async def begin(
        self,
        visit: Visit,
        game: str | None = None,
        fighter: str | None = None,
        setup: str | None = None,
    ) -> None:
        """Begin a match alone, or go on with the one under way."""
        await self._begin(visit, visit.home, LoneTerms(game, check_fighter(fighter), setup))

    @app_commands.command(name="campaign", description=localised("command-solo-campaign"))
    @app_commands.describe(game=localised("option-game"), setup=localised("option-setup"))
    @app_commands.autocomplete(game=offering(in_campaigns), setup=offer_setups)
    @attended()
    async def campaign(self, visit: Visit, game: str | None = None, setup: str | None = None) -> None:
        """Begin a campaign, or go on with the one under way."""
        await self._go_on(visit, visit.home, LoneTerms(game, setup=setup))

    @app_commands.command(name="abandon", description=localised("command-solo-abandon"))
    @app_commands.describe(game=localised("option-game"))
    @app_commands.autocomplete(game=offering(in_campaigns))
    @attended()
    async def give_up(self, visit: Visit, game: str | None = None) -> None:
        """Give a campaign up, once asked whether one means it."""
        guild_id, _ = visit.home
        page = await self.play.campaigns.under_way(guild_id=guild_id, user_id=visit.user_id, wanted=game)
        await visit.answer.private(give_up_question(page, visit.words))

    async def pressed(self, visit: Visit) -> None:
        """Answer the buttons of a match of one seat."""
        page = await self.play.reading.match(MatchId(visit.named), visit.user_id)
        match visit.press.action:
            case "dm":
                await self.play.solo.go_on_by_dm(match_id=page.match_id, user_id=visit.user_id)
                await visit.answer.update(moved_to_dm(visit.words))
            case "share":
                await self.play.solo.share(match_id=page.match_id, user_id=visit.user_id)
                await visit.tell("solo-share-done")
            case "again":
                terms = LoneTerms(game_name(page.game), setup=write_setup(page.answers))
                await self._begin(visit, (page.guild_id, page.channel_id), terms)
            case "next":
                await self._go_on(visit, (page.guild_id, page.channel_id), LoneTerms(game_name(page.game)))
            case "campaign" if page.campaign_id:
                await self._show_campaign(visit, page.campaign_id)
            case _:
                raise Unreadable

    async def campaign_pressed(self, visit: Visit) -> None:
        """Answer the buttons of a campaign."""
        page = await self.play.campaigns.page(campaign_id=CampaignId(visit.named), user_id=visit.user_id)
        match visit.press.action:
            case "look":
                await self._show_campaign(visit, CampaignId(visit.named))
            case "go-on":
                home = page.row.guild_id, page.channel_id
                await self._go_on(visit, home, LoneTerms(game_name(page.row.game)))
            case "give-up":
                await visit.answer.update(give_up_question(page, visit.words))
            case "yes":
                await self.play.campaigns.give_up(campaign_id=CampaignId(visit.named), user_id=visit.user_id)
                await self._show_campaign(visit, CampaignId(visit.named))
            case _:
                raise Unreadable

    async def _begin(self, visit: Visit, home: tuple[GuildId, ChannelId], terms: LoneTerms) -> None:
        guild_id, channel_id = home
        match_id = await self.play.solo.play(
            guild_id=guild_id,
            channel_id=channel_id,
            user_id=visit.user_id,
            wish=terms.wish,
            wanted=terms.game_name,
            setup=terms.setup,
        )
        await self._show(visit, match_id)

    async def _go_on(self, visit: Visit, home: tuple[GuildId, ChannelId], terms: LoneTerms) -> None:
        guild_id, channel_id = home
        match_id = await self.play.campaigns.go_on(
            guild_id=guild_id,
            channel_id=channel_id,
            user_id=visit.user_id,
            wanted=terms.game_name,
            setup=terms.setup,
        )
        await self._show(visit, match_id)

    async def _show(self, visit: Visit, match_id: MatchId) -> None:
        page = await self.play.reading.match(match_id, visit.user_id)
        await self._answer(visit, hand_of(page, visit.words, by_dm=visit.guild_id is None))

    async def _show_campaign(self, visit: Visit, campaign_id: CampaignId) -> None:
        page = await self.play.campaigns.page(campaign_id=campaign_id, user_id=visit.user_id)
        told = FACES[game_name(page.row.game)].campaign
        await self._answer(visit, campaign(page, told(page, visit.words) if told else "", visit.words))

    async def _answer(self, visit: Visit, screen: Screen) -> None:
        """Go on in the panel that was used; a DM keeps what stands in it, and gets another message."""
        if visit.in_panel:
            await visit.answer.update(screen)
        else:
            await visit.answer.say(screen, private=visit.guild_id is not None)


async def setup(bot: DuelBot) -> None:
    """Add the cog, where some game can be played alone."""
    if any(for_one(rules_of(newest(name))) for name in game_names()):
        await bot.add_cog(Playing(bot))
