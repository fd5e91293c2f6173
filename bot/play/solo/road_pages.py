"""A road of two as everyone may see it: who is under way or done and, only at the end, how far they came."""

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
"""The seats of the two, which letters to them name."""

ACCEPTED, OVER = 0, 1
"""What such letters say, as ranks in this order."""

Stage = Literal["waiting", "underway", "finished", "void"]
"""What anyone may know of a run at any time: not begun, under way, finished, or declared void."""


@dataclass(frozen=True)
class RoadRun:
    """One of the two runs."""

    user_id: UserId
    name: str
    stage: Stage
    reached: msgspec.Struct | None
    """How far it came; None before the contest is closed, or if it never began."""
    score: int | None


@dataclass(frozen=True)
class RoadPage:
    """Two players on the same road."""

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
        """Whether the runs can be compared: a player set out, and no run was declared void."""
        began = any(run.score is not None for run in self.runs)
        return began and all(run.stage != "void" for run in self.runs)

    @property
    def ahead(self) -> tuple[RoadRun, ...]:
        """The run that came farthest, or both if they came equally far."""
        # Less than any score: a player who never set out is behind one who did.
        scores = [-1 if run.score is None else run.score for run in self.runs]
        return tuple(run for run, score in zip(self.runs, scores, strict=True) if score == max(scores))

    def run_of(self, user_id: UserId) -> RoadRun | None:
        """Return a player's run; None if they are not one of the two."""
        return next((run for run in self.runs if run.user_id == user_id), None)

    def foe_of(self, user_id: UserId) -> RoadRun:
        """Return the other player's run."""
        return next(run for run in self.runs if run.user_id != user_id)


async def road_page(tx: Tx, contest_id: ContestId) -> RoadPage:
    """Return a road as everyone may see it. Raise Gone if there is none."""
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
    """Return a player's open roads."""
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
