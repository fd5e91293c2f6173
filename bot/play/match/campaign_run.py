"""How a match of a campaign begins, and what its end does to the campaign."""

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
    """How a match's campaign stands."""

    over: bool
    end: Literal["on", "won", "lost"] | None
    """What the end of the match did to it; None if a later match has continued it."""


@dataclass(frozen=True)
class Run:
    """A campaign as a match begins."""

    id: CampaignId
    state: msgspec.Struct

    def options(self, game: AnyGame) -> msgspec.Struct:
        """Make the options of the next match."""
        return campaign_of(game).options(self.state)


def campaign_of(played: AnyGame) -> Campaign[msgspec.Struct, msgspec.Struct, msgspec.Struct]:
    """Return the campaign rules of a game."""
    assert played.campaign  # noqa: S101  only such games are meant, and none loses its campaign
    return played.campaign


def first_state(played: AnyGame, answers: Mapping[str, str]) -> msgspec.Struct:
    """Return a campaign's first state under a host's setup. Raise Refusal if the answers do not fit."""
    with refusing():
        return campaign_of(played).begin(answers)


def campaign_mark(campaign: CampaignRow, match: Match) -> CampaignMark:
    """Return how a campaign stands, and what the end of one of its matches did to it."""
    won = match.outcome is not None and bool(decode(match.outcome, Outcome).winners)
    if campaign.match_id != match.id or campaign.status == "given-up":
        return CampaignMark(over=campaign.status != "ongoing", end=None)
    if campaign.status == "ongoing":
        return CampaignMark(over=False, end="on")
    return CampaignMark(over=True, end="won" if won else "lost")


async def go_on(context: Context, tx: Tx, taken: TakenMatch, ended: msgspec.Struct, outcome: Outcome) -> None:
    """Continue the campaign of a match that was played to its end, and give honor for winning the campaign.

    In a contest, honor waits until the contest ends: before, it would show others how the campaign went.
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
