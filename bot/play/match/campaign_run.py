"""A campaign as its matches know it: how one begins from it, and what the end of one does to it."""

from dataclasses import dataclass

import msgspec

from bot.play.ground.context import Context
from bot.play.ground.repertoire import AnyGame
from bot.play.match.taken import TakenMatch
from bot.play.standing.honor import reward_seldom
from bot.store.campaign_rows import CampaignRow
from bot.store.engine import Tx
from bot.store.ids import CampaignId
from rules.codec import decode, encode
from rules.game import Outcome


@dataclass(frozen=True)
class Run:
    """A campaign at the beginning of a match."""

    id: CampaignId
    state: msgspec.Struct

    def options(self, game: AnyGame) -> msgspec.Struct:
        """Make the options of the next match."""
        assert game.campaign  # noqa: S101  it was begun in this game
        return game.campaign.options(self.state)


async def go_on(context: Context, tx: Tx, taken: TakenMatch, ended: msgspec.Struct, outcome: Outcome) -> None:
    """Let the campaign of a match that its player decided go on from its end, and honor a victory in it."""
    row = await tx.one("campaign_lock", CampaignRow, id=taken.match.campaign_id)
    campaign = taken.game.campaign
    if row is None or campaign is None or taken.game.outcome(ended) != outcome:  # it was broken off
        return
    state = campaign.after(decode(row.state, campaign.state_type), ended, outcome)
    over, now = campaign.outcome(state), context.now()
    await tx.run(
        "campaign_go_on",
        id=row.id,
        state=encode(state),
        status="over" if over else row.status,
        ended_at=now if over else None,
    )
    if over and over.winners:
        await reward_seldom(tx, context.chance, taken.match, (row.user_id, "road-won"), now)
