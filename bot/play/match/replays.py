"""Replays: who may look at which finished match, and how it stood after each turn."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import groupby

from bot.play.ground.context import Context
from bot.play.ground.one_transaction import reading, transaction
from bot.play.ground.refusals import NotYours, Refusal
from bot.play.match.log import MatchLog, Reached, log_of, moments
from bot.play.match.own_part import asked_of
from bot.play.match.reading import MatchPage, TurnPage, is_open, match_page
from bot.play.match.taken import match_row
from bot.play.people.voice import use_voice
from bot.store import rows
from bot.store.engine import Tx
from bot.store.ids import GuildId, MatchId, UserId
from bot.store.practice_rows import HouseSeal
from bot.store.replay_rows import EndedSeat
from bot.store.substitution_rows import Former
from bot.store.turn_log import turns_of
from rules.game import seen
from rules.games import game
from rules.replay import Left

OFFERED = 50
"""Finished matches searched for what a person types."""


@dataclass(frozen=True)
class ReplayLine:
    """A finished match in a list."""

    match_id: MatchId
    game: str
    ended_at: int
    names: tuple[str, ...]


@dataclass(frozen=True)
class Replay:
    """A match turn by turn; turn 0 is the beginning."""

    page: MatchPage
    """How it ended, for its viewer."""
    log: MatchLog
    gave_up: Former | None = None
    """The seat that its viewer gave up to a substitute, and when they held it."""
    closed: bool = False
    """Whether all hands stay hidden."""

    @property
    def own_seat(self) -> int | None:
        """The viewer's seat, even one held for a part of the match."""
        return self.gave_up.seat if self.gave_up else self.page.own_seat

    def as_seen(self, turn: int) -> tuple["Replay", int | None]:
        """Return the replay and the eyes that show a turn as the viewer saw it: public while not seated."""
        sat = self.gave_up
        if sat is None or sat.since <= self.ends[turn] <= sat.until:
            return self, self.own_seat
        return replace(self, closed=True), None

    @property
    def private(self) -> bool:
        """Whether only its viewer may see it."""
        return self.page.alone and not self.page.shared

    @cached_property
    def ends(self) -> tuple[int, ...]:
        """The revision that each turn reached; 0 for the beginning comes first."""
        return self.log.ends

    @property
    def turns(self) -> int:
        """Number of turns."""
        return len(self.ends) - 1

    @cached_property
    def moments(self) -> tuple[Reached, ...]:
        """What each play led to, the beginning first."""
        return tuple(moments(self.log))

    def check_whole(self) -> None:
        """Raise NotYours for a viewer who gave up their seat: all cards open would show the later hand."""
        if self.gave_up:
            raise NotYours("seat-given-up")

    def knowing(self, turn: int, eyes: int | None) -> list[int]:
        """Return the seats that knew something after a turn that the public did not.

        ``eyes`` limits this to one seat; None (all cards open) means every seat, unless the state keeps a
        choice with its player.
        """
        if self.closed:
            return []
        rules, state = game(self.log.game), self.moments[self.ends[turn]].state
        seats = range(self.log.seats) if eyes is None and not rules.keeps(state) else [eyes]
        public = rules.view(state, None)
        return [seat for seat in seats if seat is not None and rules.view(state, seat) != public]

    @cached_property
    def veiled(self) -> bool:
        """Whether the viewer ever saw something other than all cards open would show."""
        own = self.own_seat
        turns = range(self.turns + 1) if own is not None else ()
        return any(self.knowing(turn, own) != self.knowing(turn, None) for turn in turns)

    def told(self, turn: int, eyes: int | None) -> TurnPage | None:
        """Return what happened in a turn, as a seat or the public saw it; None at the beginning."""
        if turn == 0:
            return None
        begin, end = self.ends[turn - 1], self.ends[turn]
        events = tuple(event for moment in self.moments[begin + 1 : end + 1] for event in moment.events)
        plays = self.log.plays[begin:end]
        return TurnPage(
            chapter=plays[0].chapter,
            revision=end,
            events=seen(events, eyes),
            stand_ins=tuple(seat for play in plays for seat in play.stand_ins),
            message_id=None,
        )

    def page_at(self, turn: int, eyes: int | None) -> MatchPage:
        """Return how it stood after a turn, as a seat or the public saw it."""
        rules, end = game(self.log.game), self.ends[turn]
        state, over = self.moments[end].state, turn == self.turns
        requests = () if over else rules.requests(state)
        decision, options = asked_of(requests, eyes)
        left = {play.entry.seat for play in self.log.plays[:end] if isinstance(play.entry, Left)}
        told = self.told(turn, eyes)
        page = self.page.when(end)
        return replace(
            page,
            revision=end,
            outcome=self.page.outcome if over else None,
            view=rules.view(state, eyes),
            own_seat=eyes,
            options=options,
            decision=decision,
            lately=told.events if told else (),
            stood_in=told is not None and eyes in told.stand_ins,
            out=eyes is not None and not rules.plays_on(state, eyes),
            players=tuple(
                # Their leave and quiet hours are today's, not those of the time.
                replace(player, owes=False, ready=False, left=player.seat in left, leave=None, quiet=False)
                for player in page.players
            ),
        )


@dataclass(frozen=True)
class Replays:
    """Looks up finished matches."""

    context: Context

    @reading
    async def of(self, tx: Tx, match_id: MatchId, user_id: UserId) -> Replay:
        """Return the replay of a match for a person.

        Raise Gone if there is none, Refusal while it or its contest goes on, and NotYours if another player
        played it alone and has not shared it.
        """
        return await _replay(self.context, tx, match_id, user_id)

    @transaction
    async def share(self, tx: Tx, match_id: MatchId, user_id: UserId, guild_id: GuildId) -> Replay:
        """Return a replay whose moments are to be posted in the match's server.

        Raise as ``of``, and Refusal in another server. Only its player can share a private match.
        """
        replay = await _replay(self.context, tx, match_id, user_id)
        if replay.page.guild_id != guild_id:
            raise Refusal("replay-elsewhere")
        replay.check_whole()
        await use_voice(self.context, tx, guild_id, user_id)
        return replay

    @reading
    async def offered(self, tx: Tx, user_id: UserId, guild_id: GuildId) -> list[ReplayLine]:
        """Return the newest matches that a person may replay: their own, then the server's."""
        own = await tx.all("ended_of_person", EndedSeat, user_id=user_id, most=OFFERED)
        here = await tx.all("ended_of_server", EndedSeat, guild_id=guild_id, most=OFFERED)
        return list({ended.match_id: ended for ended in (*_ended(own), *_ended(here))}.values())


async def _replay(context: Context, tx: Tx, match_id: MatchId, user_id: UserId) -> Replay:
    match = await match_row(tx, match_id)
    seats = await tx.all("seats_of", rows.Seat, match_id=match_id)
    public = await match_page(tx, match_id, None, context.now())
    # A player who took over a seat midway looks on like the public, with all cards open.
    mine = any(seat.user_id == user_id and seat.since is None for seat in seats)
    # First: even whether it is over is private to its player.
    if public.alone and not public.shared and not mine:
        raise NotYours("not-your-duel")
    if match.status != "over":
        raise Refusal("replay-not-over")
    if is_open(public.contest):
        # Others still play from its seed.
        raise Refusal("contest-not-closed")
    page = await match_page(tx, match_id, user_id, context.now()) if mine else public
    turns = await turns_of(tx, match_id)
    sealed = await tx.all("house_seals_of", HouseSeal, match_id=match_id) if match.houses else ()
    gave_up = next((sat for sat in public.formers if sat.user_id == user_id), None)
    return Replay(page, log_of(match, turns, seats, sealed), gave_up)


def _ended(seats: Sequence[EndedSeat]) -> list[ReplayLine]:
    """Group seats by match, a line for each."""
    found: list[ReplayLine] = []
    for _, table in groupby(seats, lambda row: row.id):
        first, *others = table
        found.append(
            ReplayLine(first.id, first.game, first.ended_at, tuple(r.name for r in (first, *others)))
        )
    return found
