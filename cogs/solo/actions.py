"""What people do alone, the same whether by a command or a button."""

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
"""Where a match by direct message is played."""


def home_or_none(visit: Visit) -> tuple[GuildId, ChannelId]:
    """Return where something is played: in a server and channel, or in none."""
    return NOWHERE if visit.guild_id is None else visit.home


@dataclass(frozen=True)
class LoneTerms:
    """What a person wants to play alone."""

    game_name: str | None
    wish: str = RANDOM
    setup: str | None = None


@dataclass(frozen=True)
class SoloActions:
    """Every action, with what its person is shown."""

    bot: DuelBot

    async def begin(self, visit: Visit, home: tuple[GuildId, ChannelId], terms: LoneTerms) -> None:
        """Begin a match, or go on with the one under way."""
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
        """Show what can be played against the house."""
        guild_id, _ = home_or_none(visit)
        page = await self.bot.play.practice.outset(guild_id=guild_id, wanted=wanted, role=role)
        await visit.show(practice_panel(page, visit.words))

    async def practise(self, visit: Visit, level: str, wanted: str | None, role: str) -> None:
        """Begin a match against the house, or go on with the one under way; by DM it is in no server."""
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
        """Begin a campaign, or go on with the one under way."""
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
        """Go on with a campaign; one that is over makes room for another, but not on the same road."""
        page = await self.bot.play.campaigns.page(campaign_id=campaign_id, user_id=visit.user_id)
        if page.row.contest_id is not None:
            await self.show_road(visit, page.row.contest_id)
        elif page.row.status != "ongoing" and visit.guild_id is not None:
            await self.settle(visit, A_CAMPAIGN, game_name(page.row.game))
        else:
            home = page.row.guild_id, page.channel_id
            await self.go_on(visit, home, LoneTerms(game_name(page.row.game)))

    async def show_road(self, visit: Visit, contest_id: ContestId) -> None:
        """Go on with one's own run on the same road, or say how that stands once nothing is left to play."""
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
        """Show what can be settled before; where that is nothing, begin or go on at once."""
        await self._settle(visit, kind, wanted, None, settling=False)

    async def outset_pressed(self, visit: Visit) -> None:
        """Answer the panel in which everything is settled before."""
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
        """Show a person's hand in a match."""
        page = await self.bot.play.reading.match(match_id, visit.user_id)
        # The house has chosen and sealed before its opponent sees what to choose from.
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
        """Go on in the panel that was used; a DM keeps what stands in it, and gets another message."""
        if visit.in_panel:
            await visit.answer.update(screen)
        else:
            await visit.answer.say(screen, private=visit.guild_id is not None)
