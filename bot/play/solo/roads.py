"""The same road: two players run through one campaign from one seed, each alone, and are compared at the end.

Such a contest begins with a challenge and has its id. The seeds of its matches are derived from its own, so
that the same choices lead both players to the same end, in whatever order they play.
"""

from dataclasses import dataclass

from bot.play.entry.challenges import acceptable, close_challenge
from bot.play.entry.who_may_challenge import check_no_road
from bot.play.ground.chance import sealed, secret_of
from bot.play.ground.context import Context
from bot.play.ground.one_transaction import transaction
from bot.play.ground.refusals import Gone, NotYours
from bot.play.ground.times import ROAD_LIFE
from bot.play.guild.guild_settings import settings_of
from bot.play.messages.parcels import CONTEST, ROAD_NEWS
from bot.play.solo.campaigns import add_campaign, begin_next
from bot.play.solo.road_pages import ACCEPTED, CHALLENGER, RoadPage, road_page, road_pages_of
from bot.store import rows
from bot.store.campaign_rows import CampaignRow
from bot.store.contest_rows import ContestRow, EntryRow
from bot.store.engine import Tx
from bot.store.ids import ChallengeId, ChannelId, ContestId, MatchId, UserId
from rules.codec import decode
from rules.dice import derived

LEG = "leg/{}"
"""The label for deriving a match's seed from its contest's, by the number of matches fought before."""


@dataclass(frozen=True)
class Roads:
    """What players do on the same road."""

    context: Context

    @transaction
    async def accept(self, tx: Tx, *, challenge_id: ChallengeId, user_id: UserId) -> RoadPage:
        """Accept a challenge to a game played side by side. Raise Gone, NotYours or Refusal."""
        challenge = await acceptable(self.context, tx, challenge_id, user_id)
        # In the order of their ids: two players accepting each other's challenges would otherwise deadlock.
        for each in sorted((challenge.challenger_id, user_id)):
            await tx.run("person_hold", user_id=each)
        await check_no_road(tx, challenge.guild_id, user_id, challenge.challenger_id)
        await close_challenge(self.context, tx, challenge, "accepted")
        await self._begin(tx, challenge)
        return await road_page(tx, ContestId(challenge_id))

    @transaction
    async def go_on(self, tx: Tx, *, contest_id: ContestId, user_id: UserId) -> MatchId:
        """Set out, resume a run, or begin its next match; return the id of the match.

        Raise NotYours, or Gone once the player's run or the whole contest is over.
        """
        await tx.run("person_hold", user_id=user_id)
        entry = await _own_entry(tx, contest_id, user_id)
        run = await tx.one("campaign_by_id", CampaignRow, id=entry.campaign_id)
        match = run and await tx.one("match_by_id", rows.Match, id=run.match_id)
        if match is not None and match.status == "ongoing":
            return match.id
        contest = await tx.one("contest_lock", ContestRow, id=contest_id)
        # Its time may be over before the sweep closes it.
        if contest is None or contest.ends_at <= self.context.now():
            raise Gone("road-closed")
        return await self._begin_next(tx, contest, run or await self._set_out(tx, contest, user_id))

    async def page(self, contest_id: ContestId) -> RoadPage:
        """Return a road as everyone may see it. Raise Gone if there is none."""
        return await self.context.store.read(lambda tx: road_page(tx, contest_id))

    async def own(self, user_id: UserId) -> list[RoadPage]:
        """Return a player's open roads, the first to close first."""
        return await self.context.store.read(lambda tx: road_pages_of(tx, user_id))

    async def _begin(self, tx: Tx, challenge: rows.ChallengeRow) -> None:
        """Begin the contest, with both players yet to set out."""
        contest_id, now = ContestId(challenge.id), self.context.now()
        await tx.run(
            "contest_add",
            easier=None,
            id=contest_id,
            kind="road",
            guild_id=challenge.guild_id,
            channel_id=challenge.channel_id,
            message_id=None,
            game=challenge.game,
            day=None,
            answers=challenge.answers,
            **sealed(secret_of(challenge.seed, self.context.chance)),
            status="open",
            began_at=now,
            ends_at=now + ROAD_LIFE,
            ended_at=None,
        )
        # The challenger entered first; that order decides their seats.
        came = ((challenge.challenger_id, challenge.created_at), (challenge.opponent_id, now))
        for user_id, entered_at in came:
            await tx.run(
                "contest_enter",
                newcomer=False,
                contest_id=contest_id,
                user_id=user_id,
                guild_id=challenge.guild_id,
                match_id=None,
                campaign_id=None,
                entered_at=entered_at,
            )
        await CONTEST.post(tx, contest_id, now)
        await ROAD_NEWS.post(tx, contest_id, now, rank=ACCEPTED, seat=CHALLENGER)

    async def _set_out(self, tx: Tx, contest: ContestRow, user_id: UserId) -> CampaignRow:
        """Begin a player's run and redraw the board."""
        row = await add_campaign(
            self.context,
            tx,
            guild_id=contest.guild_id,
            user_id=user_id,
            game_id=contest.game,
            answers=decode(contest.answers, dict[str, str]),
            contest_id=contest.id,
        )
        await tx.run("contest_entry_set_out", contest_id=contest.id, user_id=user_id, campaign_id=row.id)
        await CONTEST.post(tx, contest.id, self.context.now())
        return row

    async def _begin_next(self, tx: Tx, contest: ContestRow, run: CampaignRow) -> MatchId:
        usual = await settings_of(tx, contest.guild_id)
        return await begin_next(
            self.context,
            tx,
            run,
            channel_id=contest.channel_id or ChannelId(0),
            pace=usual.pace_for(None, contest.game),
            seed=derived(bytes.fromhex(contest.seed), LEG.format(run.fought)),
        )


async def _own_entry(tx: Tx, contest_id: ContestId, user_id: UserId) -> EntryRow:
    """Return a player's entry while it is under way. Raise NotYours or Gone."""
    entry = await tx.one("contest_entry", EntryRow, contest_id=contest_id, user_id=user_id)
    if entry is None:
        raise NotYours("road-not-yours")
    if entry.status != "underway":
        raise Gone("road-finished")
    return entry
