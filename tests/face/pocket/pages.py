"""Pages of Pocket Samurai as their viewers see them, from states of the rules."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.play.match.players import Player
from bot.play.match.reading import MatchPage, TurnPage
from bot.store.ids import ChannelId, GuildId, MatchId, MessageId, UserId
from bot.store.moment import Moment
from bot.store.record_rows import RatingChange
from rules.dice import Dice
from rules.game import Request
from rules.pocket.events import PocketEvent
from rules.pocket.pocket import Pocket
from rules.pocket.state import PocketOptions, PocketState

ID = 2**63 - 1
LATE = 4_102_444_800_000
POCKET = Pocket()


@dataclass(frozen=True)
class Played:
    """A match after some plays, with what is reported together so far."""

    revision: int
    state: PocketState
    chapter: tuple[PocketEvent, ...]

    @property
    def requests(self) -> tuple[Request, ...]:
        """What is asked now."""
        return POCKET.requests(self.state)


def played(options: PocketOptions, seed: bytes, *, stands_in: tuple[int, ...] = ()) -> Iterator[Played]:
    """Yield a match from its start, with random choices except for the seats that the stand-in plays."""
    step = POCKET.start(2, options, Dice(seed))
    revision, chapter = 0, step.events
    yield Played(revision, step.state, chapter)
    while requests := POCKET.requests(step.state):
        before, revision = step.state, revision + 1
        dice = Dice(seed, revision)
        choices = {
            request.seat: POCKET.stand_in(before, request.seat, dice)
            if request.seat in stands_in
            else dice.pick(request.options, f"pick/{request.seat}")
            for request in requests
        }
        step = POCKET.play(before, choices, dice)
        chapter = (*chapter, *step.events) if revision > 1 and POCKET.continues(before) else step.events
        yield Played(revision, step.state, chapter)


def match_page(state: PocketState, seat: int | None = None, revision: int = 9) -> MatchPage:
    """Return the page of a match, with the longest possible ids."""
    requests = {request.seat: request for request in POCKET.requests(state)}
    asked = requests.get(seat) if seat is not None else None
    return MatchPage(
        match_id=MatchId("z" * 10),
        game=POCKET.id,
        guild_id=GuildId(ID),
        channel_id=ChannelId(ID),
        board_id=MessageId(ID),
        pace="three-days",
        revision=revision,
        excuses=0,
        deadline_at=None if state.result else Moment(LATE),
        seal="f" * 64,
        seed="f" * 64 if state.result else None,
        outcome=state.result,
        players=tuple(_player(n, owes=n in requests) for n in (0, 1)),
        view=POCKET.view(state, seat),
        own_seat=seat,
        options=asked.options if asked else (),
        decision=asked.decision if asked else None,
        pick=None,
        topics=POCKET.topics(POCKET.view(state, seat), seat) if seat is not None else (),
        offered=POCKET.requests(state)[0].options if POCKET.in_the_open(state) else (),
        ratings=tuple(
            RatingChange(user_id=UserId(ID - n), level_before=3_000_000, level=-1_000_000, spread=500_000)
            for n in (0, 1)
            if state.result
        ),
    )


def _player(seat: int, *, owes: bool) -> Player:
    return Player(
        seat, UserId(ID - seat), f"P{seat}", owes=owes, ready=False, dm_open=True, honor=7, left=False
    )


def chapter_page(at: Played, stand_ins: tuple[int, ...] = ()) -> TurnPage:
    """Return what is reported together of a match, up to here."""
    return TurnPage(at.revision, at.revision, at.chapter, stand_ins, message_id=None)
