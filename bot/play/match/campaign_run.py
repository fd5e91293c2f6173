"""A campaign as its matches know it: how one begins from it, and what the end of one does to it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

import msgspec

from bot.play.ground.context import Context
from bot.play.ground.refusals import refusing
from bot.play.ground.repertoire import AnyGame
from bot.play.match.taken import TakenMatch
from bot.play.standing.honor import reward_seldom
from bot.store.campaign_rows import CampaignRow
from bot.store.engine import Tx
from bot.store.ids import CampaignId
from bot.store.rows import Match
from rules.codec import decode, encode
from rules.game import Campaign, Outcome


@dataclass(frozen=True)
class CampaignMark:
    """How the campaign stands that a match was a part of."""

    over: bool
    end: Literal["on", "won", "lost"] | None
    """What the end of the match has made of it; None where a later one has gone on from it."""


@dataclass(frozen=True)
class Run:
    """A campaign at the beginning of a match."""

    id: CampaignId
    state: msgspec.Struct

    def options(self, game: AnyGame) -> msgspec.Struct:
        """Make the options of the next match."""
        return campaign_of(game).options(self.state)


def campaign_of(played: AnyGame) -> Campaign[msgspec.Struct, msgspec.Struct, msgspec.Struct]:
    """Return how a game is played in campaigns."""
    assert played.campaign  # noqa: S101  only such games are meant, and none loses its campaign
    return played.campaign


def first_state(played: AnyGame, answers: Mapping[str, str]) -> msgspec.Struct:
    """Begin a campaign with a host's answers. Raise Refusal where they do not fit."""
    with refusing():
        return campaign_of(played).begin(answers)


def campaign_mark(campaign: CampaignRow, match: Match) -> CampaignMark:
    """Return how a campaign stands, and what the end of one of its matches has made of it."""
    won = match.outcome is not None and bool(decode(match.outcome, Outcome).winners)
    if campaign.match_id != match.id or campaign.status == "given-up":
        return CampaignMark(over=campaign.status != "ongoing", end=None)
    if campaign.status == "ongoing":
        return CampaignMark(over=False, end="on")
    return CampaignMark(over=True, end="won" if won else "lost")


async def go_on(context: Context, tx: Tx, taken: TakenMatch, ended: msgspec.Struct, outcome: Outcome) -> None:
    """Continue the campaign of a match that its player decided, and honor a victory in it.

    One in a contest is honored with the end of that: before, it would tell others how it went.
    """
    row = await tx.one("campaign_lock", CampaignRow, id=taken.match.campaign_id)
    if row is None:
        return
    if taken.game.outcome(ended) != outcome:  # it was broken off
        if row.contest_id is not None:  # nothing in a contest is played twice
            await tx.run("campaign_give_up", id=row.id, ended_at=context.now())
        return
    campaign = campaign_of(taken.game)
    state = campaign.after(decode(row.state, campaign.state_type), ended, outcome)
    over, now = campaign.outcome(state), context.now()
    await tx.run(
        "campaign_go_on",
        id=row.id,
        state=encode(state),
        status="over" if over else row.status,
        ended_at=now if over else None,
    )
    if over and over.winners and row.contest_id is None:
        await reward_seldom(tx, context.chance, taken.match, (row.user_id, "road-won"), now)
