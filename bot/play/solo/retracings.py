"""Looking back at solo matches: where they turned, and which choice cost most.

The house's mind plays on from a choice many times. It does so in small shares, so that players waiting for
its choices do not wait long, and for one person at a time.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256

import msgspec

from bot.play.ground.context import Context
from bot.play.ground.refusals import Refusal
from bot.play.match.reading import MatchPage
from bot.play.match.replays import Replay, Replays
from bot.play.solo.mind import Mind
from bot.play.solo.reckonings import finished_match
from bot.play.solo.thinking import FoughtAlone, PlayedOn
from bot.store.ids import MatchId, UserId
from players.retracing import Juncture
from rules.codec import encode
from rules.games import game

SHARE = 50
"""Playouts per share: about a third of a second after one choice."""
OF_A_STAGE, LOOKED_AT, OF_THE_DEAREST = 2, 1, 4
"""Shares for the curve at each stage, for a first look at a choice, and for the costliest of these.

Two shares give a chance to within 5 percentage points. The cost of a choice varies by 6 from share to share
(measured over nine choices), so four give it to within 3.
"""
TIMES = OF_A_STAGE * SHARE
DEAREST = 3
"""Choices examined again: some of the many that look costly do so by chance."""
WORTH_NAMING = 0.06
"""Least cost of a choice to be named: twice the error of four shares."""
MOST_WAITING = 3
AT_HAND = 200
"""Results kept in memory; finished matches do not change."""

CHOICES = msgspec.json.Decoder(list[Juncture]).decode
CHANCES = msgspec.json.Decoder(tuple[float, ...]).decode


@dataclass(frozen=True)
class Slip:
    """A costly choice."""

    stage: int
    page: MatchPage
    """The match when it was made."""
    chosen: str
    better: str
    cost: float


@dataclass(frozen=True)
class Retraced:
    """The result of looking back at a solo match."""

    page: MatchPage
    stages: tuple[tuple[int, float], ...]
    """Each stage, with careful play's chance to win at its start."""
    choices: int
    others: int
    """Choices that careful play would not have made."""
    slip: Slip | None

    @property
    def end(self) -> float:
        """The result: 1 for a victory, 0 for anything else."""
        return float(bool(self.page.outcome and self.page.outcome.winners))


@dataclass(frozen=True)
class Retracings:
    """Looks back at solo matches for their players."""

    context: Context
    mind: Mind
    _one: asyncio.Lock = field(default_factory=asyncio.Lock)
    _waiting: list[MatchId] = field(default_factory=list[MatchId])
    _known: dict[MatchId, Retraced] = field(default_factory=dict[MatchId, Retraced])

    async def begin(self, match_id: MatchId, user_id: UserId) -> Replay:
        """Return a match to look back at.

        Raise Gone, NotYours, or Refusal if the person did not play, if it goes on, or if too many are
        waiting.
        """
        replay = await Replays(self.context).of(match_id, user_id)
        if replay.page.own_seat is None:
            raise Refusal("why-unknown")
        if len(self._waiting) >= MOST_WAITING:
            raise Refusal("why-later")
        return replay

    async def of(self, replay: Replay) -> Retraced:
        """Look back at a match, which takes about twenty seconds. Raise Refusal if that fails."""
        match_id = replay.page.match_id
        self._waiting.append(match_id)
        try:
            async with self._one:
                if match_id not in self._known:
                    if len(self._known) == AT_HAND:
                        self._known.clear()
                    self._known[match_id] = await self._retraced(replay)
                return self._known[match_id]
        finally:
            self._waiting.remove(match_id)

    async def _retraced(self, replay: Replay) -> Retraced:
        finished = finished_match(replay)
        lone = FoughtAlone(finished.game, finished.states, finished.entries)
        choices = await self.mind.look_back(lone, CHOICES)
        if not choices:
            raise Refusal("why-unknown")
        # Reversed, so that the first choice of each stage stays.
        firsts = {choice.stage: choice for choice in reversed(choices)}
        stages = [
            (stage, (await self._chances(replay, firsts[stage], [firsts[stage].preferred], OF_A_STAGE))[0])
            for stage in sorted(firsts)
        ]
        others = [choice for choice in choices if choice.chosen != choice.preferred]
        slip = await self._slip(replay, others)
        return Retraced(replay.page, tuple(stages), len(choices), len(others), slip)

    async def _slip(self, replay: Replay, others: Sequence[Juncture]) -> Slip | None:
        """Return the costliest choice; None if none cost much."""
        seemed = {each: await self._cost(replay, each, LOOKED_AT) for each in others}
        dearest = sorted(others, key=seemed.__getitem__, reverse=True)[:DEAREST]
        # Examined with new shares, as what looked costly may have been luck.
        costs = {each: await self._cost(replay, each, OF_THE_DEAREST, LOOKED_AT) for each in dearest}
        worst = max(costs, key=costs.__getitem__, default=None)
        if worst is None or costs[worst] < WORTH_NAMING:
            return None
        page = _page_at(replay, worst)
        return Slip(worst.stage, page, worst.chosen, worst.preferred, costs[worst])

    async def _cost(self, replay: Replay, choice: Juncture, shares: int, first: int = 0) -> float:
        """Return how much more often careful play wins after its own choice than after the one made."""
        asked = choice.preferred, choice.chosen
        preferred, chosen = await self._chances(replay, choice, asked, shares, first)
        return preferred - chosen

    async def _chances(
        self, replay: Replay, at: Juncture, choices: Sequence[str], shares: int, first: int = 0
    ) -> list[float]:
        """Return careful play's chance to win after each choice, averaged over shares from ``first`` on."""
        state = encode(replay.moments[at.play - 1].state)
        found = [
            await self.mind.look_back(
                PlayedOn(replay.log.game, state, tuple(choices), _seed(replay, at, share), SHARE), CHANCES
            )
            for share in range(first, first + shares)
        ]
        return [sum(wins) / shares for wins in zip(*found, strict=True)]


def _seed(replay: Replay, at: Juncture, share: int) -> str:
    """Return the seed of a share, so that the same match always gets the same result."""
    return sha256(f"{replay.page.match_id}/{at.play}/{share}".encode()).hexdigest()


def _page_at(replay: Replay, choice: Juncture) -> MatchPage:
    """Return how a match stood before a choice."""
    state = replay.moments[choice.play - 1].state
    view = game(replay.log.game).view(state, replay.page.seat)
    return replace(replay.page, outcome=None, view=view)
