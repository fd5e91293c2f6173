"""Actions of solo play, shared by commands and buttons."""

from collections.abc import Mapping
from dataclasses import dataclass

from bot.face.contest.same_road import road_status
from bot.face.letters.hands import hand_of
from bot.face.match.campaign import campaign
from bot.face.registry.faces import FACES
from bot.face.screen import Screen
from bot.face.solo.outset import outset
from bot.face.solo.practice import practice_panel
from bot.play.entry.setups import write_setup
from bot.play.ground.refusals import NotYours
from bot.play.ground.repertoire import game_name
from bot.play.match.draws import RANDOM
from bot.play.solo.outsets import A_CAMPAIGN, read_outset
from bot.store.ids import CampaignId, ChannelId, ContestId, GuildId, MatchId
from bot.wire.client import DuelBot
from bot.wire.visit import Visit

NOWHERE = GuildId(0), ChannelId(0)
"""The server and channel of a match played by DM."""


def home_or_none(visit: Visit) -> tuple[GuildId, ChannelId]:
    """Return the server and channel of a visit, or NOWHERE for a DM."""
    return NOWHERE if visit.guild_id is None else visit.home


@dataclass(frozen=True)
class LoneTerms:
    """What a person wants to play solo."""

    game_name: str | None
    wish: str = RANDOM
    setup: str | None = None


@dataclass(frozen=True)
class SoloActions:
    """Every action, with its answer."""

    bot: DuelBot

    async def begin(self, visit: Visit, home: tuple[GuildId, ChannelId], terms: LoneTerms) -> None:
        """Begin a match, or continue the one under way."""
        guild_id, channel_id = home
        match_id = await self.bot.play.solo.play(
            guild_id=guild_id,
            channel_id=channel_id,
            user_id=visit.user_id,
            wish=terms.wish,
            wanted=terms.game_name,
            setup=terms.setup,
        )
        await self.show_match(visit, match_id)

    async def offer_practice(self, visit: Visit, wanted: str | None, role: str = RANDOM) -> None:
        """Show the panel of practice against the house."""
        guild_id, _ = home_or_none(visit)
        page = await self.bot.play.practice.outset(guild_id=guild_id, wanted=wanted, role=role)
        await visit.show(practice_panel(page, visit.words))

    async def practise(self, visit: Visit, level: str, wanted: str | None, role: str) -> None:
        """Begin a match against the house, or continue the one under way; by DM it is in no server."""
        guild_id, channel_id = home_or_none(visit)
        match_id = await self.bot.play.practice.begin(
            guild_id=guild_id,
            channel_id=channel_id,
            user_id=visit.user_id,
            level=level,
            wanted=wanted,
            wish=role,
        )
        await self.show_match(visit, match_id)

    async def go_on(self, visit: Visit, home: tuple[GuildId, ChannelId], terms: LoneTerms) -> None:
        """Begin a campaign, or continue the one under way."""
        guild_id, channel_id = home
        match_id = await self.bot.play.campaigns.go_on(
            guild_id=guild_id,
            channel_id=channel_id,
            user_id=visit.user_id,
            wanted=terms.game_name,
            setup=terms.setup,
        )
        await self.show_match(visit, match_id)

    async def go_on_with(self, visit: Visit, campaign_id: CampaignId) -> None:
        """Continue a campaign; after one that is over, offer a new one unless it was on a shared road."""
        page = await self.bot.play.campaigns.page(campaign_id=campaign_id, user_id=visit.user_id)
        if page.row.contest_id is not None:
            await self.show_road(visit, page.row.contest_id)
        elif page.row.status != "ongoing" and visit.guild_id is not None:
            await self.settle(visit, A_CAMPAIGN, game_name(page.row.game))
        else:
            home = page.row.guild_id, page.channel_id
            await self.go_on(visit, home, LoneTerms(game_name(page.row.game)))

    async def show_road(self, visit: Visit, contest_id: ContestId) -> None:
        """Continue the player's run on a shared road, or show its state once nothing is left to play."""
        page = await self.bot.play.roads.page(contest_id)
        run = page.run_of(visit.user_id)
        if run is None:
            raise NotYours("road-not-yours")
        if page.closed or run.stage in {"finished", "void"}:
            await self._answer(visit, road_status(page, visit.user_id, visit.words))
        else:
            match_id = await self.bot.play.roads.go_on(contest_id=contest_id, user_id=visit.user_id)
            await self.show_match(visit, match_id)

    async def settle(self, visit: Visit, kind: str, wanted: str | None) -> None:
        """Show the setup; if there is nothing to choose, begin or continue at once."""
        await self._settle(visit, kind, wanted, None, settling=False)

    async def outset_pressed(self, visit: Visit) -> None:
        """Answer the setup panel."""
        kind, (action, rest) = visit.named, visit.press.parts
        if action == "open":
            game_id, digits = rest, None
        else:
            game_id, _, carried = rest.rpartition(":")
            digits = visit.given.choice_or(carried)
        answers = read_outset(kind, game_id, digits)
        if action in {"begin", "advised"}:
            await self._set_out(visit, kind, LoneTerms(game_name(game_id), setup=write_setup(answers)))
        else:
            await self._settle(visit, kind, game_name(game_id), answers, settling=action != "open")

    async def _settle(
        self,
        visit: Visit,
        kind: str,
        wanted: str | None,
        answers: Mapping[str, str] | None,
        *,
        settling: bool,
    ) -> None:
        page = await self.bot.play.outsets.page(
            guild_id=visit.home[0], user_id=visit.user_id, kind=kind, wanted=wanted, answers=answers
        )
        if page is None:
            await self._set_out(visit, kind, LoneTerms(wanted))
        else:
            await visit.show(outset(page, visit.words, settling=settling))

    async def _set_out(self, visit: Visit, kind: str, terms: LoneTerms) -> None:
        await (self.go_on if kind == A_CAMPAIGN else self.begin)(visit, visit.home, terms)

    async def show_match(self, visit: Visit, match_id: MatchId) -> None:
        """Show the player's hand in a match."""
        page = await self.bot.play.reading.match(match_id, visit.user_id)
        # The house must have chosen and sealed before its opponent sees the options.
        page = await self.bot.play.house_turns.ready(page, visit.user_id)
        await self._answer(visit, hand_of(page, visit.words, by_dm=visit.guild_id is None))

    async def show_campaign(self, visit: Visit, campaign_id: CampaignId) -> None:
        """Show how a campaign stands."""
        page = await self.bot.play.campaigns.page(campaign_id=campaign_id, user_id=visit.user_id)
        tells = FACES[game_name(page.row.game)].campaign
        told = tells.told(page, visit.words) if tells else ""
        drawn = tells.drawn(page, visit.words) if tells and tells.drawn else None
        await self._answer(visit, campaign(page, told, visit.words, drawn))

    async def _answer(self, visit: Visit, screen: Screen) -> None:
        """Update the panel that was used, or send a new message; a DM keeps its earlier ones."""
        if visit.in_panel:
            await visit.answer.update(screen)
        else:
            await visit.answer.say(screen, private=visit.guild_id is not None)
