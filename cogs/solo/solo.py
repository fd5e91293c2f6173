"""Solo play: matches of one seat, and campaigns."""

from discord import app_commands
from discord.ext import commands

from bot.face.contest.panel import contest_panel
from bot.face.match.alone import moved_to_dm
from bot.face.match.campaign import give_up_question
from bot.play.entry.setups import write_setup
from bot.play.ground.given import number
from bot.play.ground.reach import CAMPAIGN, OWN_MATCH, WORD
from bot.play.ground.refusals import Unreadable
from bot.play.ground.repertoire import for_one, game_name, game_names, in_campaigns, newest, shared_by_day
from bot.play.match.reading import MatchPage
from bot.play.solo.outsets import A_CAMPAIGN, A_FIGHT
from bot.store.ids import CampaignId, MatchId
from bot.wire.client import DuelBot
from bot.wire.installed import in_servers
from bot.wire.permits import barred_from
from bot.wire.translator import localised
from bot.wire.visit import Visit
from cogs.attending import attended
from cogs.options import check_role, offer_campaign_setups, offer_roles, offer_setups, offering
from cogs.solo.actions import LoneTerms, SoloActions
from cogs.solo.contests import today
from rules.games import game as rules_of


@in_servers  # Discord sets this for whole groups only
class Playing(commands.GroupCog, name="solo", description=localised("command-solo")):
    """The commands and buttons of solo play."""

    def __init__(self, bot: DuelBot) -> None:
        self.bot = bot
        self.play = bot.play
        self.actions = SoloActions(bot)
        bot.on_press("solo", OWN_MATCH, self.pressed)
        bot.on_press("outset", WORD, self.actions.outset_pressed)
        bot.on_press("campaign", CAMPAIGN, self.campaign_pressed)

    @app_commands.command(name="play", description=localised("command-solo-play"))
    @app_commands.describe(
        game=localised("option-game"),
        fighter=localised("option-challenge-fighter"),
        setup=localised("option-setup"),
    )
    @app_commands.autocomplete(game=offering(for_one), fighter=offer_roles, setup=offer_setups)
    @attended()
    async def begin(
        self,
        visit: Visit,
        game: str | None = None,
        fighter: str | None = None,
        setup: str | None = None,
    ) -> None:
        """Begin a solo match or continue the one under way; without options, show the setup first."""
        if fighter is None and setup is None:
            await self.actions.settle(visit, A_FIGHT, game)
            return
        await self.actions.begin(visit, visit.home, LoneTerms(game, check_role(fighter), setup))

    @app_commands.command(name="daily", description=localised("command-solo-daily"))
    @app_commands.describe(game=localised("option-game"))
    @app_commands.autocomplete(game=offering(shared_by_day))
    @attended()
    async def daily(self, visit: Visit, game: str | None = None) -> None:
        """Show the fight of the day."""
        await visit.show(contest_panel(await today(visit, self.play, "daily", game), visit.words))

    @app_commands.command(name="campaign", description=localised("command-solo-campaign"))
    @app_commands.describe(game=localised("option-game"), setup=localised("option-setup"))
    @app_commands.autocomplete(game=offering(in_campaigns), setup=offer_campaign_setups)
    @attended()
    async def campaign(self, visit: Visit, game: str | None = None, setup: str | None = None) -> None:
        """Begin a campaign or continue the one under way; without a setup, show the choices first."""
        if setup is None:
            await self.actions.settle(visit, A_CAMPAIGN, game)
            return
        await self.actions.go_on(visit, visit.home, LoneTerms(game, setup=setup))

    @app_commands.command(name="abandon", description=localised("command-solo-abandon"))
    @app_commands.describe(game=localised("option-game"))
    @app_commands.autocomplete(game=offering(in_campaigns))
    @attended()
    async def give_up(self, visit: Visit, game: str | None = None) -> None:
        """Abandon a campaign, after a confirmation."""
        guild_id, _ = visit.home
        page = await self.play.campaigns.under_way(guild_id=guild_id, user_id=visit.user_id, wanted=game)
        await visit.answer.private(give_up_question(page, visit.words))

    async def pressed(self, visit: Visit) -> None:
        """Answer the buttons of a solo match."""
        page = await self.play.reading.match(MatchId(visit.named), visit.user_id)
        home, (action, detail) = (page.guild_id, page.channel_id), visit.press.parts
        match action:
            case "dm":
                await self.play.solo.go_on_by_dm(match_id=page.match_id, user_id=visit.user_id)
                await visit.answer.update(moved_to_dm(visit.words))
            case "share":
                # In the channel where it was played, which need not be the present one.
                if barred := barred_from(self.bot, page.channel_id):
                    raise barred
                await self.play.solo.share(match_id=page.match_id, user_id=visit.user_id)
                await visit.tell("solo-share-done")
            case "again":
                terms = LoneTerms(game_name(page.game), setup=write_setup(page.answers))
                await self.actions.begin(visit, home, terms)
            case "harder":
                await self.actions.begin(
                    visit, home, LoneTerms(game_name(page.game), setup=_rung(page, detail))
                )
            case "next" if page.campaign_id:
                await self.actions.go_on_with(visit, page.campaign_id)
            case "campaign" if page.campaign_id:
                await self.actions.show_campaign(visit, page.campaign_id)
            case _:
                raise Unreadable

    async def campaign_pressed(self, visit: Visit) -> None:
        """Answer the buttons of a campaign."""
        page = await self.play.campaigns.page(campaign_id=CampaignId(visit.named), user_id=visit.user_id)
        match visit.press.action:
            case "look":
                await self.actions.show_campaign(visit, CampaignId(visit.named))
            case "go-on":
                await self.actions.go_on_with(visit, page.row.id)
            case "give-up":
                await visit.answer.update(give_up_question(page, visit.words))
            case "yes":
                await self.play.campaigns.give_up(campaign_id=CampaignId(visit.named), user_id=visit.user_id)
                await self.actions.show_campaign(visit, CampaignId(visit.named))
            case _:
                raise Unreadable


def _rung(page: MatchPage, nth: str) -> str:
    """Return the setup of a rung. Raise Unreadable if the game has no such rung."""
    rungs, place = rules_of(newest(game_name(page.game))).rungs, number(nth)
    if not 0 <= place < len(rungs):
        raise Unreadable
    return write_setup(rungs[place])


async def setup(bot: DuelBot) -> None:
    """Add the cog if some game can be played solo."""
    if any(for_one(rules_of(newest(name))) for name in game_names()):
        await bot.add_cog(Playing(bot))
