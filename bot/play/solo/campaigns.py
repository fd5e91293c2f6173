"""Campaigns: begin, resume and give up a player's run through several matches of one game."""

from collections.abc import Mapping
from dataclasses import dataclass

import msgspec
from msgspec.structs import asdict

from bot.play.entry.setups import read_campaign_setup
from bot.play.ground.context import Context
from bot.play.ground.one_transaction import reading, transaction
from bot.play.ground.refusals import Gone, NotYours
from bot.play.ground.repertoire import game_name, in_campaigns
from bot.play.guild.guild_settings import settings_of
from bot.play.match.beginning import Beginning, begin
from bot.play.match.breaking_off import GIVEN_UP, break_off
from bot.play.match.campaign_run import Run, campaign_of, first_state
from bot.play.match.contest_run import EntryEnd, end_entry
from bot.play.match.draws import RANDOM
from bot.play.match.taken import take_current
from bot.store.campaign_rows import CampaignRow
from bot.store.engine import Tx
from bot.store.ids import CampaignId, ChannelId, ContestId, GuildId, MatchId, UserId
from bot.store.moment import Moment
from bot.store.rows import Match
from bot.store.statuses import EntryStatus
from rules.codec import decode, encode
from rules.game import Outcome
from rules.games import game


@dataclass(frozen=True)
class CampaignPage:
    """A campaign as its player may see it."""

    row: CampaignRow
    state: msgspec.Struct
    outcome: Outcome | None
    channel_id: ChannelId
    """The channel of its newest match."""


@dataclass(frozen=True)
class Campaigns:
    """What players do with campaigns."""

    context: Context

    @transaction
    async def go_on(
        self,
        tx: Tx,
        *,
        guild_id: GuildId,
        channel_id: ChannelId,
        user_id: UserId,
        wanted: str | None = None,
        setup: str | None = None,
    ) -> MatchId:
        """Begin a campaign, or resume the one under way in this game; return the id of its match.

        Between two matches, begin the next one. Raise Refusal if the server does not play the game, or the
        game has no campaigns.
        """
        usual = await settings_of(tx, guild_id)
        game_id = usual.game_for(wanted, in_campaigns)
        # First: otherwise two presses at once would each find none under way and begin one.
        await tx.run("person_hold", user_id=user_id)
        row = await campaign_under_way(tx, guild_id, user_id, game_id)
        if row is None:
            answers = read_campaign_setup(game(game_id), setup)
            row = await add_campaign(
                self.context, tx, guild_id=guild_id, user_id=user_id, game_id=game_id, answers=answers
            )
        match = await tx.one("match_by_id", Match, id=row.match_id)
        if match is not None and match.status == "ongoing":
            return match.id
        return await begin_next(
            self.context,
            tx,
            row,
            channel_id=channel_id,
            pace=usual.pace_for(None, game_id),
            seed=self.context.chance.new_seed(),
        )

    async def page(self, *, campaign_id: CampaignId, user_id: UserId) -> CampaignPage:
        """Return a player's own campaign. Raise Gone or NotYours."""
        return await self.context.store.read(lambda tx: campaign_page(tx, campaign_id, user_id))

    @reading
    async def under_way(
        self, tx: Tx, *, guild_id: GuildId, user_id: UserId, wanted: str | None = None
    ) -> CampaignPage:
        """Return a player's campaign under way in this server. Raise Gone or Refusal."""
        game_id = (await settings_of(tx, guild_id)).game_for(wanted, in_campaigns)
        row = await campaign_under_way(tx, guild_id, user_id, game_id)
        if row is None:
            raise Gone("campaign-none")
        return await _page(tx, row)

    @transaction
    async def give_up(self, tx: Tx, *, campaign_id: CampaignId, user_id: UserId) -> None:
        """End a campaign for good, with its match under way. Raise Gone or NotYours."""
        # As ``go_on`` does, so that no match begins in between.
        await tx.run("person_hold", user_id=user_id)
        row = (await campaign_page(tx, campaign_id, user_id)).row
        match = await tx.one("match_by_id", Match, id=row.match_id)
        if match is not None and match.status == "ongoing":
            await break_off(self.context, tx, await take_current(tx, match.id), GIVEN_UP)
        elif row.status != "ongoing":
            raise Gone("campaign-over")
        await end_campaign(tx, row, "given-up", self.context.now())


async def end_campaign(tx: Tx, row: CampaignRow, status: EntryStatus, now: Moment) -> None:
    """End a campaign for good, and its player's entry in its contest, if any."""
    await tx.run("campaign_give_up", id=row.id, ended_at=now)
    if row.contest_id is not None:
        await end_entry(tx, row.contest_id, row.user_id, EntryEnd(status), now)


async def add_campaign(
    context: Context,
    tx: Tx,
    *,
    guild_id: GuildId,
    user_id: UserId,
    game_id: str,
    answers: Mapping[str, str],
    contest_id: ContestId | None = None,
) -> CampaignRow:
    """Begin a campaign, but not its first match. Raise Refusal if the answers do not fit."""
    row = CampaignRow(
        id=CampaignId(context.chance.new_id()),
        guild_id=guild_id,
        user_id=user_id,
        game=game_id,
        state=encode(first_state(game(game_id), answers)),
        status="ongoing",
        match_id=MatchId(""),  # its first match is yet to begin
        fought=0,
        began_at=context.now(),
        ended_at=None,
        contest_id=contest_id,
    )
    await tx.run("campaign_add", **asdict(row))
    return row


async def begin_next(
    context: Context, tx: Tx, row: CampaignRow, *, channel_id: ChannelId, pace: str, seed: bytes
) -> MatchId:
    """Begin the next match of a campaign, and return its id."""
    played = game(row.game)
    match_id = await begin(
        context,
        tx,
        Beginning(
            game=played,
            wishes=(RANDOM,),
            campaign=Run(row.id, decode(row.state, campaign_of(played).state_type)),
            contest_id=row.contest_id,
            seed=seed,
            user_ids=(row.user_id,),
            alone=True,
            guild_id=row.guild_id,
            channel_id=channel_id,
            pace=pace,
        ),
    )
    await tx.run("campaign_match_set", id=row.id, match_id=match_id)
    return match_id


async def campaign_page(tx: Tx, campaign_id: CampaignId, user_id: UserId) -> CampaignPage:
    """Read a campaign for its player. Raise Gone or NotYours."""
    row = await tx.one("campaign_by_id", CampaignRow, id=campaign_id)
    if row is None:
        raise Gone("campaign-none")
    if row.user_id != user_id:
        raise NotYours("campaign-not-yours")
    return await _page(tx, row)


async def _page(tx: Tx, row: CampaignRow) -> CampaignPage:
    campaign = campaign_of(game(row.game))
    state = decode(row.state, campaign.state_type)
    match = await tx.one("match_by_id", Match, id=row.match_id)
    if match is None:
        raise Gone("campaign-none")
    return CampaignPage(row, state, campaign.outcome(state), match.channel_id)


async def campaign_under_way(tx: Tx, guild_id: GuildId, user_id: UserId, game_id: str) -> CampaignRow | None:
    """Return a player's campaign under way in a game, whatever the version of its rules."""
    rows = await tx.all("campaigns_ongoing_of", CampaignRow, guild_id=guild_id, user_id=user_id)
    return next((row for row in rows if game_name(row.game) == game_name(game_id)), None)
