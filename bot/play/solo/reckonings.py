"""Why matches went as they did: each is reckoned up when somebody asks, by the mind of the house."""

from dataclasses import dataclass, field

from bot.play.ground.context import Context
from bot.play.ground.refusals import Refusal
from bot.play.match.reading import MatchPage
from bot.play.match.replays import Replay, Replays
from bot.play.solo.mind import Mind
from bot.play.solo.thinking import Account
from bot.store.ids import MatchId, UserId
from players.reckoning import Reckoning
from players.registry import reckoner
from rules.codec import encode

AT_HAND = 500
"""Reckonings that are kept: a match that is over does not change. Each takes some kilobytes."""


@dataclass(frozen=True)
class Reckonings:
    """Reckons matches up for their players."""

    context: Context
    mind: Mind
    _known: dict[MatchId, Reckoning | None] = field(default_factory=dict[MatchId, Reckoning | None])

    async def of(self, match_id: MatchId, user_id: UserId) -> tuple[MatchPage, Reckoning]:
        """Return a match that is over, and why it went so for one of its players.

        Raise Gone, NotYours for who did not play, and Refusal where it goes on or too little is known of it.
        """
        replay = await Replays(self.context).of(match_id, user_id)
        seat = replay.page.seat
        reckoning = await self._reckoned(replay)
        if reckoning is None:
            raise Refusal("why-unknown")
        return replay.page, reckoning.of(seat)

    async def _reckoned(self, replay: Replay) -> Reckoning | None:
        match_id = replay.page.match_id
        if match_id not in self._known:
            if len(self._known) == AT_HAND:
                self._known.clear()
            self._known[match_id] = await self.mind.reckon(account_of(replay))
        return self._known[match_id]


def can_be_reckoned(page: MatchPage) -> bool:
    """Tell whether a match is over whose game can be reckoned up."""
    return page.outcome is not None and page.own_seat is not None and reckoner(page.game) is not None


def account_of(replay: Replay) -> Account:
    """Write down what the house is to reckon up."""
    states = tuple(encode(moment.state) for moment in replay.moments)
    entries = tuple(play.entry for play in replay.log.plays if play.entry is not None)
    return Account(replay.log.game, states, entries)
