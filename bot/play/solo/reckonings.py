"""Why matches went as they did: the house's mind works it out when someone asks."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import fmean

import msgspec

from bot.play.ground.context import Context
from bot.play.ground.refusals import Refusal
from bot.play.match.reading import MatchPage
from bot.play.match.replays import Replay, Replays
from bot.play.people.voice import Voices
from bot.play.solo.mind import Mind
from bot.play.solo.thinking import FinishedMatch
from bot.store.ids import GuildId, MatchId, UserId
from bot.store.replay_rows import FoughtMatch
from players.reckoning import Pair, Reckoning, joined
from players.registry import reckoner
from rules.codec import encode

AT_HAND = 500
"""Reckonings kept in memory, some kilobytes each; a finished match does not change."""
LATELY, LOOKED_AT = 20, 100
"""Matches that describe a player's style, and most matches of any game searched for them."""


RECKONED = msgspec.json.Decoder(Reckoning | None).decode


@dataclass(frozen=True)
class Style:
    """What decided a player's matches, on average."""

    matches: tuple[Reckoning, ...]

    @property
    def dice(self) -> float:
        """What dice gained per match."""
        return fmean(match.dice for match in self.matches)

    @property
    def reading(self) -> float:
        """What guessing gained per match."""
        return fmean(match.reading for match in self.matches)

    @property
    def mistakes(self) -> Pair:
        """What mistakes cost per match: the player's own, and the opponents'."""
        own, foe = (fmean(match.mistakes[seat] for match in self.matches) for seat in (0, 1))
        return own, foe


@dataclass(frozen=True)
class Reckonings:
    """Works out for players why their matches went as they did."""

    context: Context
    mind: Mind
    _known: dict[MatchId, Reckoning | None] = field(default_factory=dict[MatchId, Reckoning | None])

    async def of(self, match_id: MatchId, user_id: UserId) -> tuple[MatchPage, Reckoning]:
        """Return a finished match, and why it went as it did for one of its players.

        Raise Gone, NotYours for a person who did not play, or Refusal if it goes on or too little is known.
        """
        replay, reckoning = await self._own(match_id, user_id)
        if reckoning is None:
            raise Refusal("why-unknown")
        return replay.page, reckoning

    async def fought(self, guild_id: GuildId, user_id: UserId) -> Sequence[MatchId]:
        """Return a player's last reckonable matches in a server. Raise Refusal if there are none."""
        where = {"guild_id": guild_id, "user_id": user_id}
        found = await self.context.store.read(
            lambda tx: tx.all("fought_by_person", FoughtMatch, **where, most=LOOKED_AT)
        )
        fought = [match.id for match in found if reckoner(match.game)]
        if not fought:
            raise Refusal("style-none")
        return fought[:LATELY]

    async def style(self, fought: Sequence[MatchId], user_id: UserId) -> Style:
        """Return what decided some of a player's matches. Raise Refusal if too little is known of all."""
        reckoned = [(await self._own(match_id, user_id))[1] for match_id in fought]
        found = tuple(each for each in reckoned if each)
        if not found:
            raise Refusal("style-none")
        return Style(found)

    async def show(self, guild_id: GuildId, user_id: UserId) -> Style:
        """Return what decided a player's last matches, to be posted in the server."""
        style = await self.style(await self.fought(guild_id, user_id), user_id)
        await Voices(self.context).use(guild_id, user_id)
        return style

    async def _own(self, match_id: MatchId, user_id: UserId) -> tuple[Replay, Reckoning | None]:
        """Return a finished match, and what decided it from one player's side."""
        replay = await Replays(self.context).of(match_id, user_id)
        seat = replay.page.seat
        reckoning = await self._reckoned(replay)
        return replay, reckoning and reckoning.of(seat)

    async def _reckoned(self, replay: Replay) -> Reckoning | None:
        match_id = replay.page.match_id
        if match_id not in self._known:
            if len(self._known) == AT_HAND:
                # All at once: anything asked for again is worked out again.
                self._known.clear()
            turns = finished_match(replay).turns()
            self._known[match_id] = joined([await self.mind.look_back(turn, RECKONED) for turn in turns])
        return self._known[match_id]


def finished_match(replay: Replay) -> FinishedMatch:
    """Return a replay in the form that the house's process reckons."""
    states = tuple(encode(moment.state) for moment in replay.moments)
    entries = tuple(play.entry for play in replay.log.plays if play.entry is not None)
    return FinishedMatch(replay.log.game, states, entries)
