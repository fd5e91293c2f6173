"""A campaign as its matches know it: how one begins from it, and what the end of one does to it."""

from dataclasses import dataclass

import msgspec

from bot.play.ground.repertoire import AnyGame
from bot.play.match.taken import TakenMatch
from bot.store.campaign_rows import CampaignRow
from bot.store.engine import Tx
from bot.store.ids import CampaignId
from bot.store.moment import Moment
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


async def go_on(tx: Tx, taken: TakenMatch, ended: msgspec.Struct, outcome: Outcome, now: Moment) -> None:
    """Let the campaign of a match that its player decided go on from its end."""
    row = await tx.one("campaign_lock", CampaignRow, id=taken.match.campaign_id)
    campaign = taken.game.campaign
    if row is None or campaign is None or taken.game.outcome(ended) != outcome:  # it was broken off
        return
    state = campaign.after(decode(row.state, campaign.state_type), ended, outcome)
    over = campaign.outcome(state) is not None
    await tx.run(
        "campaign_go_on",
        id=row.id,
        state=encode(state),
        status="over" if over else row.status,
        ended_at=now if over else None,
    )
