"""The same road as everybody may see it: who has set out and who is through, and only at the end how far."""

from dataclasses import dataclass
from typing import Literal

import msgspec

from bot.play.ground.refusals import Gone
from bot.play.match.campaign_run import campaign_of
from bot.store.clan_rows import Subject
from bot.store.contest_rows import ContestRow
from bot.store.engine import Tx
from bot.store.ids import ChannelId, ContestId, GuildId, MessageId, UserId
from bot.store.moment import Moment
from bot.store.road_rows import RoadRunner
from rules.codec import decode
from rules.games import game

CHALLENGER, OPPONENT = 0, 1
"""The places of the two, by which letters to them are named."""

ACCEPTED, OVER = 0, 1
"""What such letters tell, one after the other."""

Stage = Literal["waiting", "underway", "finished", "void"]
"""What anybody may know of a run at any time: not begun, under way, through, or declared void."""


@dataclass(frozen=True)
class RoadRun:
    """One of the two runs."""

    user_id: UserId
    name: str
    stage: Stage
    reached: msgspec.Struct | None
    """How far it came; None before the contest is closed, and for who never set out."""
    score: int | None


@dataclass(frozen=True)
class RoadPage:
    """Two people on the same road."""

    contest_id: ContestId
    guild_id: GuildId
    channel_id: ChannelId | None
    message_id: MessageId | None
    game: str
    answers: str
    seal: str
    seed: str | None
    """Shown only once it is closed."""
    ends_at: Moment
    closed: bool
    runs: tuple[RoadRun, ...]

    @property
    def compared(self) -> bool:
        """Whether there is anything to compare: a player set out, and no run was declared void."""
        began = any(run.score is not None for run in self.runs)
        return began and all(run.stage != "void" for run in self.runs)

    @property
    def ahead(self) -> tuple[RoadRun, ...]:
        """Who came farthest, or both where neither came farther."""
        # Less than any run comes to: who never set out is behind who did.
        scores = [-1 if run.score is None else run.score for run in self.runs]
        return tuple(run for run, score in zip(self.runs, scores, strict=True) if score == max(scores))

    def run_of(self, user_id: UserId) -> RoadRun | None:
        """Return a player's run; None for who is neither of the two."""
        return next((run for run in self.runs if run.user_id == user_id), None)

    def foe_of(self, user_id: UserId) -> RoadRun:
        """Return the run of the other one of the two."""
        return next(run for run in self.runs if run.user_id != user_id)


async def road_page(tx: Tx, contest_id: ContestId) -> RoadPage:
    """Read two people's contest as everybody may see it. Raise Gone where there is none."""
    row = await tx.one("contest_by_id", ContestRow, id=contest_id)
    if row is None or row.kind != "road":
        raise Gone("contest-gone")
    closed = row.status == "closed"
    runners = await tx.all("contest_runners", RoadRunner, contest_id=contest_id)
    return RoadPage(
        contest_id=row.id,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        message_id=row.message_id,
        game=row.game,
        answers=row.answers,
        seal=row.seal,
        seed=row.seed if closed else None,
        ends_at=row.ends_at,
        closed=closed,
        runs=tuple(_run(row.game, runner, told=closed) for runner in runners),
    )


async def road_pages_of(tx: Tx, user_id: UserId) -> list[RoadPage]:
    """Read those that a player is in and that go on."""
    found = await tx.all("roads_open_of", Subject, user_id=user_id)
    return [await road_page(tx, ContestId(row.id)) for row in found]


def _run(game_id: str, runner: RoadRunner, *, told: bool) -> RoadRun:
    campaign, reached, score = campaign_of(game(game_id)), None, None
    if told and runner.state is not None:
        reached = decode(runner.state, campaign.state_type)
        score = campaign.score(reached)
    return RoadRun(runner.user_id, runner.name, _stage(runner), reached, score)


def _stage(runner: RoadRunner) -> Stage:
    if runner.status == "void":
        return "void"
    if runner.status != "underway":
        return "finished"
    return "waiting" if runner.state is None else "underway"
