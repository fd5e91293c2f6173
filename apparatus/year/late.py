"""Presses in transit: they arrive late, twice, or out of order."""

import heapq
from dataclasses import dataclass, field

from apparatus.year.checks import Violation
from apparatus.year.house import House
from bot.play.ground.refusals import Refusal
from bot.store.ids import MatchId, UserId
from bot.store.moment import Moment


@dataclass(frozen=True, order=True)
class Click:
    """A card chosen by a press, and when that press arrives."""

    at: Moment
    interaction_id: int
    match_id: MatchId
    revision: int
    user_id: UserId
    choice: str


@dataclass
class LatePresses:
    """The presses that have not arrived yet, and the newest of each player that has."""

    _coming: list[Click] = field(default_factory=list[Click])
    _last: dict[str, dict[int, Click]] = field(default_factory=dict[str, dict[int, Click]])
    """By match and person."""

    def post(self, click: Click) -> None:
        """Put a press in transit until its time of arrival."""
        heapq.heappush(self._coming, click)

    @property
    def next_at(self) -> int | None:
        """Return when the next press arrives."""
        return self._coming[0].at if self._coming else None

    async def deliver(self, house: House, now: Moment) -> int:
        """Hand the bot the presses that have arrived by now; return how many counted."""
        counted = 0
        while self._coming and self._coming[0].at <= now:
            counted += await self.arrive(house, heapq.heappop(self._coming))
        return counted

    async def arrive(self, house: House, click: Click, orders: tuple[str, ...] = ()) -> bool:
        """Hand the bot one press; return whether it counted. Raise Violation if an older press wins."""
        try:
            picked = await house.play.matches.pick(
                match_id=click.match_id,
                revision=click.revision,
                user_id=click.user_id,
                choice=click.choice,
                interaction_id=click.interaction_id,
                orders=orders,
            )
        except Refusal:
            return False
        turn = self._last.setdefault(click.match_id, {})
        before = turn.get(click.user_id, click)
        last = max(before, click, key=lambda each: (each.revision, each.interaction_id))
        turn[click.user_id] = last
        if picked.choice != last.choice:
            raise Violation(f"older click counts: {click.match_id} took {picked.choice}, not {last.choice}")
        return True
