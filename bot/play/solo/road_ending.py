"""What two players on the same road get only once both have finished: records and honor for their matches.

Profiles, leaderboards or honor would show one how the other fared, so all of that waits.
"""

from bot.play.ground.context import Context
from bot.play.match.campaign_run import campaign_of
from bot.play.match.records import keep_late_record
from bot.play.match.taken import look_back
from bot.play.messages.parcels import ROAD_NEWS
from bot.play.solo.road_pages import CHALLENGER, OPPONENT, OVER
from bot.play.standing.honor import reward_seldom
from bot.store.campaign_rows import CampaignRow
from bot.store.engine import Tx
from bot.store.ids import ContestId
from bot.store.road_rows import EndedMatch
from rules.codec import decode
from rules.games import game


async def end_road(context: Context, tx: Tx, contest_id: ContestId) -> None:
    """Record both players' matches, enter their honor, and tell them that the road is over."""
    for ended in await tx.all("matches_ended_in_contest", EndedMatch, contest_id=contest_id):
        await keep_late_record(context, tx, await look_back(tx, ended.id))
    for run in await tx.all("campaigns_of_contest", CampaignRow, contest_id=contest_id):
        await _reward(context, tx, run)
    for seat in (CHALLENGER, OPPONENT):
        await ROAD_NEWS.post(tx, contest_id, context.now(), rank=OVER, seat=seat)


async def _reward(context: Context, tx: Tx, run: CampaignRow) -> None:
    campaign = campaign_of(game(run.game))
    outcome = campaign.outcome(decode(run.state, campaign.state_type))
    if run.status == "over" and outcome and outcome.winners:
        last = (await look_back(tx, run.match_id)).match
        await reward_seldom(tx, context.chance, last, (run.user_id, "road-won"), context.now())
