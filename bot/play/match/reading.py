"""What a viewer may know of a match: the one place where stored secrets become something to show.

A page is made for one seat or for the public. It holds the rules' own view for that viewer, who is ready,
and, for a seat, its own pick; the picks of others are never even read.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

from bot.play.ground.refusals import Gone, NotYours
from bot.play.guild.guild_settings import settings_of
from bot.play.match.campaign_run import CampaignMark, campaign_mark
from bot.play.match.house import HouseSide, house_seats, house_side
from bot.play.match.own_part import NO_PART, asked_of, own_part
from bot.play.match.players import Player, players_of, sat_by
from bot.play.match.substitute_request import stranger
from bot.play.match.taken import match_row
from bot.play.match.told import events_of
from bot.play.standing.victories import LoneVictory, lone_victory
from bot.store import rows
from bot.store.campaign_rows import CampaignRow
from bot.store.contest_rows import ContestMark
from bot.store.engine import Tx
from bot.store.gathering_rows import Occasion
from bot.store.ids import CampaignId, ChannelId, GuildId, MatchId, MessageId, UserId
from bot.store.mark_rows import EarnedMark
from bot.store.moderation_rows import ModerationEntry
from bot.store.moment import Moment
from bot.store.record_rows import RatingChange
from bot.store.substitution_rows import Former
from bot.store.turn_log import chapter_of, turn_at
from players.registry import can_be_reckoned
from rules.codec import decode
from rules.game import Outcome, Request, Topic
from rules.games import game


@dataclass(frozen=True)
class TurnPage:
    """What is told in one message, as the public may read it: one play, or several that belong together."""

    chapter: int
    revision: int
    """The revision it reaches so far."""
    events: tuple[Any, ...]
    stand_ins: tuple[int, ...]
    message_id: MessageId | None
    """Where it has been told already, to be told on."""


@dataclass(frozen=True)
class MatchPage:
    """A match as one viewer may see it."""

    match_id: MatchId
    game: str
    guild_id: GuildId
    channel_id: ChannelId
    board_id: MessageId | None
    pace: str
    revision: int
    excuses: int
    """How many missed deadlines are forgiven to each."""
    deadline_at: Moment | None
    seal: str
    seed: str | None
    """Shown only once the match is over, and with it the contest in which others play from the same one."""
    outcome: Outcome | None
    players: tuple[Player, ...]
    view: msgspec.Struct
    own_seat: int | None
    options: tuple[str, ...]
    """What the viewer may choose from now; nothing for the public."""
    pick: str | None = None
    """The viewer's own pick, not yet revealed."""
    decision: str | None = None
    """What the viewer is asked, in the game's word; None if they owe nothing."""
    lately: tuple[Any, ...] = ()
    """What happened since the viewer's last choice, that play included, as far as they may know it."""
    stood_in: bool = False
    """Whether that choice was made for them, since their time was over."""
    planned: tuple[str, ...] = ()
    """What the viewer has planned for the turns after this one, in their order."""
    plan_holds: bool = True
    """Whether the pick still fits the plan."""
    out: bool = False
    """Whether the viewer has fallen or left while others play on."""
    thread_id: ChannelId | None = None
    """The thread in which it is told."""
    wants_thread: bool = False
    """Whether one is yet to be opened for it."""
    result_id: MessageId | None = None
    """The message that tells outside of its thread how it ended."""
    voided_because: str | None = None
    """Why an organiser declared it void, where one did."""
    ratings: tuple[RatingChange, ...] = ()
    """What it changed once it is over, in the order of the seats; nothing if it is unrated."""
    marks: tuple[EarnedMark, ...] = ()
    """What its players have earned by it, in the order of the seats."""
    answers: Mapping[str, str] = field(default_factory=dict[str, str])
    """What its host settled before it that is not the usual."""
    shared: bool = False
    """Whether everyone may see how a match of one seat ended."""
    topics: tuple[Topic, ...] = ()
    """What the viewer can instruct now."""
    offered: tuple[str, ...] = ()
    """What one player chooses from before everyone's eyes; nothing if what is asked is hidden."""
    campaign_id: CampaignId | None = None
    campaign: CampaignMark | None = None
    """How the campaign stands that it was a part of."""
    contest: ContestMark | None = None
    """The contest it is a part of."""
    occasion: Occasion | None = None
    """The gathering it is a duel of."""
    lone_victory: LoneVictory | None = None
    """What it leads to, where the viewer has won it alone."""
    pictured: bool = True
    """Whether pictures say for the viewer what they can; otherwise words say all of it."""
    reckonable: bool = False
    """Whether it is over and can be said why it went so."""
    house: HouseSide | None = None
    """The house, where it takes seats; such a match is unrated."""
    last: TurnPage | None = None
    """What was played last, where it is told in the hand: alone against the house."""
    formers: tuple[Former, ...] = ()
    """Who sat in a seat before, the first of each first."""

    def when(self, revision: int) -> "MatchPage":
        """Return the page with those at the table who sat there when a revision was played."""
        sat: dict[int, Former] = {}
        for former in self.formers:
            if revision <= former.until:
                # The first found stays: of those who left later than this, the earliest sat there then.
                sat.setdefault(former.seat, former)
        players = (sat_by(player, sat.get(player.seat)) for player in self.players)
        return replace(self, players=tuple(players))

    @property
    def substituted(self) -> bool:
        """Whether a seat has passed from one person to another; such a match goes on no record."""
        return bool(self.formers)

    @property
    def seat(self) -> int:
        """The viewer's seat. Raise NotYours for who has none."""
        if self.own_seat is None:
            raise NotYours("not-your-duel")
        return self.own_seat

    @property
    def alone(self) -> bool:
        """Whether one person plays it and nobody waits for them, for one seat or against the house."""
        return len(self.players) == 1 or self.practice is not None

    @property
    def practice(self) -> HouseSide | None:
        """The house, where one person plays alone against it."""
        return self.house if self.house and self.house.alone else None

    @property
    def people(self) -> tuple[Player, ...]:
        """Those at the table whom Discord knows."""
        return tuple(player for player in self.players if player.house is None)

    @property
    def house_owes(self) -> bool:
        """Whether a seat of the house has yet to choose."""
        return any(player.house is not None and player.owes and not player.ready for player in self.players)


async def match_page(tx: Tx, match_id: MatchId, user_id: UserId | None, now: Moment) -> MatchPage:
    """Read a match for one viewer. Raise Gone if there is none, NotYours for a stranger."""
    return await page_of(tx, await match_row(tx, match_id), user_id, now)


async def page_of(tx: Tx, match: rows.Match, user_id: UserId | None, now: Moment) -> MatchPage:
    """Read what else there is to a match for one viewer. Raise NotYours for a stranger."""
    rules, (state, requests) = game(match.game), _standing(match)
    members = await tx.all("members_of_match", rows.SeatedMember, match_id=match.id)
    own = await _own_seat(tx, match, members, user_id)
    (decision, options), view = asked_of(requests, own), rules.view(state, own)
    part = NO_PART if own is None else await own_part(tx, match, own, members[own].since or 0)
    contest = await tx.one("contest_mark", ContestMark, id=match.contest_id) if match.contest_id else None
    page = MatchPage(
        match_id=match.id,
        game=match.game,
        guild_id=match.guild_id,
        channel_id=match.channel_id,
        board_id=match.board_id,
        pace=match.pace,
        revision=match.revision,
        excuses=match.excuses,
        deadline_at=match.deadline_at,
        seal=match.seal,
        seed=_told_seed(match, contest),
        outcome=decode(match.outcome, Outcome) if match.outcome else None,
        players=await players_of(tx, match, members, requests, now),
        view=view,
        own_seat=own,
        options=options,
        decision=decision,
        out=own is not None and not rules.plays_on(state, own),
        thread_id=match.thread_id,
        wants_thread=match.threaded and match.thread_id is None,
        result_id=match.result_id,
        answers=decode(match.answers, dict[str, str]),
        shared=match.shared,
        # From the view, as all that is offered to a seat: the state knows what the seat may not.
        topics=rules.topics(view, own) if own is not None and requests else (),
        offered=_offered(match, requests) if rules.in_the_open(state) else (),
        campaign_id=match.campaign_id,
        contest=contest,
        occasion=await tx.one("occasion_of_match", Occasion, match_id=match.id),
        # What everyone sees goes by the server's setting, what one person sees by their own.
        pictured=(await settings_of(tx, match.guild_id)).pictures if own is None else members[own].pictures,
        pick=part.pick,
        planned=tuple(order.choice for order in part.orders),
        plan_holds=part.holds(match.game, options),
        lately=part.lately,
        stood_in=part.stood_in,
        house=await house_side(tx, match),
        last=await last_turn(tx, match) if match.level and match.alone else None,
        formers=await _formers(tx, match, members),
    )
    return await _with_record(tx, match, page, user_id) if match.status == "over" else page


def _standing(match: rows.Match) -> tuple[Any, tuple[Request, ...]]:
    """Return the state of a match, and what it asks now."""
    rules = game(match.game)
    state = decode(match.state, rules.state_type)
    # A match that was broken off ends in a state that still asks.
    return state, rules.requests(state) if match.status == "ongoing" else ()


def _told_seed(match: rows.Match, contest: ContestMark | None) -> str | None:
    """Return the seed of a match that is over; that of an open contest would tell every roll ahead."""
    return match.seed if match.status == "over" and not is_open(contest) else None


def is_open(contest: ContestMark | None) -> bool:
    """Return whether others may still play what is told of a match."""
    return contest is not None and contest.status == "open"


async def _with_record(tx: Tx, match: rows.Match, page: MatchPage, user_id: UserId | None) -> MatchPage:
    """Add what a match that is over has led to."""
    voided = await tx.all("match_voided_because", ModerationEntry, match_id=match.id)
    at = match.campaign_id
    campaign = await tx.one("campaign_by_id", CampaignRow, id=at) if at else None
    rules = game(match.game)
    cast = rules.cast(decode(match.options, rules.options_type))
    return replace(
        page,
        reckonable=can_be_reckoned(match.game, cast),
        voided_because=voided[0].reason if voided else None,
        ratings=tuple(await tx.all("rated_of_match", RatingChange, match_id=match.id)),
        marks=tuple(await tx.all("marks_of_match", EarnedMark, match_id=match.id)),
        campaign=campaign_mark(campaign, match) if campaign else None,
        lone_victory=await lone_victory(tx, match, user_id) if len(page.players) == 1 and user_id else None,
    )


async def turn_page(tx: Tx, match_id: MatchId, chapter: int) -> TurnPage:
    """Read a chapter with the events the public may see. Raise Gone if there is none."""
    match = await tx.one("match_by_id", rows.Match, id=match_id)
    turns = await chapter_of(tx, match_id, chapter)
    told = await tx.one("telling_of", rows.Telling, match_id=match_id, chapter=chapter)
    if match is None or not turns:
        raise Gone("duel-gone")
    events = [event for turn in turns for event in events_of(turn, match.game)]
    return TurnPage(
        chapter=chapter,
        revision=turns[-1].revision,
        events=tuple(event for event in events if event.seen_by is None),
        stand_ins=tuple(seat for turn in turns for seat in decode(turn.stand_ins, tuple[int, ...])),
        message_id=told.message_id if told else None,
    )


async def last_turn(tx: Tx, match: rows.Match) -> TurnPage | None:
    """Read the last chapter of a match; None before the first."""
    turn = await turn_at(tx, match.id, match.revision)
    return await turn_page(tx, match.id, turn.chapter) if turn else None


def _offered(match: rows.Match, requests: tuple[Request, ...]) -> tuple[str, ...]:
    """Return what a person chooses from in the open; what the house does is on no board."""
    return requests[0].options if requests and requests[0].seat not in house_seats(match) else ()


async def _own_seat(
    tx: Tx, match: rows.Match, members: Sequence[rows.SeatedMember], user_id: UserId | None
) -> int | None:
    if user_id is None:
        return None
    for member in members:
        if member.user_id == user_id:
            return member.seat
    raise await stranger(tx, match.id, user_id)


async def _formers(tx: Tx, match: rows.Match, members: Sequence[rows.SeatedMember]) -> tuple[Former, ...]:
    # In almost every match: then each page of it is read without this query.
    if all(member.since is None for member in members):
        return ()
    return tuple(await tx.all("seats_given_up", Former, match_id=match.id))
