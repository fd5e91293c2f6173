"""Pages of Kendo Duel as their viewers see them, from states of the rules."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from bot.play.match.players import Player
from bot.play.match.reading import MatchPage, TurnPage
from bot.store.ids import ChannelId, GuildId, MatchId, MessageId, UserId
from bot.store.moment import Moment
from bot.store.record_rows import RatingChange
from rules.dice import Dice
from rules.game import Game, Request, seen
from rules.kendo.competition import SecondCompetition
from rules.kendo.competition_state import CompetitionState
from rules.kendo.duel import SecondKendoDuel
from rules.kendo.events import KendoEvent
from rules.kendo.state import KendoOptions, KendoState

ID = 2**63 - 1
LATE = 4_102_444_800_000
DUEL, COMPETITION = SecondKendoDuel(), SecondCompetition()
KINDS: tuple[tuple[Game[Any, Any, Any, Any], int], ...] = (
    *((DUEL, seats) for seats in DUEL.seats),
    (COMPETITION, 2),
)
"""Both games, with every number of players."""

WITH_OVERTIME = bytes([45]) * 8
"""A seed by which a Competition comes to new hands and to overtime."""


@dataclass(frozen=True)
class Played:
    """A match after some plays, with what is reported together so far, and what each was told lately."""

    game: Game[Any, Any, Any, Any]
    revision: int
    state: Any
    chapter: tuple[KendoEvent, ...]
    lately: Mapping[int, tuple[KendoEvent, ...]] = field(default_factory=dict[int, tuple[KendoEvent, ...]])

    @property
    def requests(self) -> tuple[Request, ...]:
        """What is asked now."""
        return self.game.requests(self.state)

    @property
    def seats(self) -> range:
        """The seats at the table."""
        return range(len(self.lately))

    def page(self, seat: int | None = None) -> MatchPage:
        """Return its page for a seat, or for the public."""
        lately = () if seat is None else self.lately[seat]
        return match_page(self.game, self.state, seat, self.revision, lately)


def played(
    game: Game[Any, Any, Any, Any], seats: int, seed: bytes, *, stands_in: tuple[int, ...] = ()
) -> Iterator[Played]:
    """Yield a match from its start, with random choices except for the seats that the stand-in plays."""
    step = game.start(seats, KendoOptions(), Dice(seed))
    revision, chapter = 0, step.events
    lately = {seat: seen(step.events, seat) for seat in range(seats)}
    yield Played(game, revision, step.state, chapter, lately)
    while requests := game.requests(step.state):
        before, revision = step.state, revision + 1
        dice = Dice(seed, revision)
        choices = {
            request.seat: game.stand_in(before, request.seat, dice)
            if request.seat in stands_in
            else dice.pick(request.options, f"pick/{request.seat}")
            for request in requests
        }
        step = game.play(before, choices, dice)
        chapter = (*chapter, *step.events) if revision > 1 and game.continues(before) else step.events
        lately = {
            seat: (*(() if seat in choices else lately[seat]), *seen(step.events, seat))
            for seat in range(seats)
        }
        yield Played(game, revision, step.state, chapter, lately)


@cache
def matches() -> tuple[Played, ...]:
    """Return matches of every kind and number of players, played by the stand-in and at random."""
    every_kind = (
        at
        for game, seats in KINDS
        for stands_in in ((), tuple(range(seats)), (0,))
        for at in played(game, seats, b"a seed!", stands_in=stands_in)
    )
    return (*every_kind, *played(COMPETITION, 2, WITH_OVERTIME))


def match_page(
    game: Game[Any, Any, Any, Any],
    state: KendoState | CompetitionState,
    seat: int | None = None,
    revision: int = 9,
    lately: tuple[KendoEvent, ...] = (),
) -> MatchPage:
    """Return the page of a match, with the longest possible ids."""
    requests = {request.seat: request for request in game.requests(state)}
    asked = requests.get(seat) if seat is not None else None
    outcome, view = game.outcome(state), game.view(state, seat)
    seats = range(len((state.cards if isinstance(state, CompetitionState) else state).hands))
    return MatchPage(
        match_id=MatchId("z" * 10),
        game=game.id,
        guild_id=GuildId(ID),
        channel_id=ChannelId(ID),
        board_id=MessageId(ID),
        pace="bank",
        revision=revision,
        excuses=0,
        deadline_at=None if outcome else Moment(LATE),
        seal="f" * 64,
        seed="f" * 64 if outcome else None,
        outcome=outcome,
        players=tuple(_player(n, owes=n in requests) for n in seats),
        view=view,
        own_seat=seat,
        options=asked.options if asked else (),
        decision=asked.decision if asked else None,
        lately=lately,
        pick=None,
        topics=game.topics(view, seat) if seat is not None else (),
        ratings=tuple(
            RatingChange(user_id=UserId(ID - n), level_before=3_000_000, level=-1_000_000, spread=500_000)
            for n in seats
            if outcome
        ),
    )


def _player(seat: int, *, owes: bool) -> Player:
    return Player(
        seat,
        UserId(ID - seat),
        f"P{seat}",
        owes=owes,
        ready=False,
        dm_open=True,
        honor=7,
        left=False,
        bank=170_000_000,
    )


def chapter_page(at: Played, stand_ins: tuple[int, ...] = ()) -> TurnPage:
    """Return what is reported together of a match, up to here."""
    told = seen(at.chapter, None)
    return TurnPage(at.revision, at.revision, told, stand_ins, message_id=None)
