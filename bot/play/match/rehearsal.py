"""A match outside the database: a seed, choices, and the rules of its game.

Lessons use it, and rules pages that show turns. Its page is like that of any match.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from bot.play.ground.times import DEFAULT_PACE
from bot.play.match.players import HOUSE, Player
from bot.play.match.reading import MatchPage, TurnPage
from bot.store.ids import ChannelId, GuildId, MatchId, UserId
from rules.dice import Dice, seal
from rules.game import Request, Setup, seen
from rules.games import game

NOWHERE = MatchId("rehearsal")

Chooses = Callable[[msgspec.Struct, Request, int], str | None]
"""Chooses for a player who is asked, given the state and the revision; None to stop there."""


@dataclass(frozen=True)
class Rehearsal:
    """A rehearsed match so far."""

    game: str
    seed: bytes
    state: msgspec.Struct
    revision: int
    events: tuple[Any, ...]
    """Events of the last play, and of those before it that belong to the same chapter."""

    def page(self, people: Sequence[UserId], seat: int | None, *, pictured: bool = True) -> MatchPage:
        """Return its page for a seat or for the public."""
        rules = game(self.game)
        requests = rules.requests(self.state)
        asked = next((request for request in requests if request.seat == seat), None)
        return MatchPage(
            match_id=NOWHERE,
            game=self.game,
            guild_id=GuildId(0),
            channel_id=ChannelId(0),
            board_id=None,
            pace=DEFAULT_PACE,
            revision=self.revision,
            excuses=0,
            deadline_at=None,
            seal=seal(self.seed),
            seed=None,
            outcome=rules.outcome(self.state),
            players=tuple(_player(place, user_id) for place, user_id in enumerate(people)),
            view=rules.view(self.state, seat),
            own_seat=seat,
            options=asked.options if asked else (),
            pick=None,
            decision=asked.decision if asked else None,
            lately=seen(self.events, seat),
            pictured=pictured,
        )

    @property
    def turn(self) -> TurnPage | None:
        """The last chapter as the public reads it; None before the first play."""
        if not self.revision:
            return None
        return TurnPage(self.revision, self.revision, seen(self.events, None), (), None)


def rehearse(game_id: str, setup: Setup, seats: int, seed: bytes, chooses: Chooses) -> Rehearsal:
    """Play a match until it is over or a player does not choose. Raise Rejection for an illegal choice."""
    rules = game(game_id)
    state = rules.start(seats, rules.options(seats, setup), Dice(seed, 0)).state
    revision, events = 0, tuple[Any, ...]()
    while requests := rules.requests(state):
        chosen = {request.seat: chooses(state, request, revision) for request in requests}
        made = {seat: choice for seat, choice in chosen.items() if choice is not None}
        if len(made) < len(requests):
            break
        earlier = events if rules.continues(state) else ()
        step = rules.play(state, made, Dice(seed, revision))
        state, events, revision = step.state, (*earlier, *step.events), revision + 1
    return Rehearsal(game_id, seed, state, revision, events)


def _player(seat: int, user_id: UserId) -> Player:
    house = 0 if user_id == HOUSE else None
    return Player(seat, user_id, "", owes=False, ready=False, dm_open=True, honor=0, left=False, house=house)
