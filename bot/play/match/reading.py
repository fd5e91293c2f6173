"""What a viewer may know of a match: the one place that turns stored secrets into something to show.

A page is made for one seat or for the public. It holds the rules' view for that viewer, who is ready and,
for a seat, its own pick; the picks of others are never even read.
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
    """What one message reports, as the public may read it: one play, or several that belong together."""

    chapter: int
    revision: int
    """The revision it reaches so far."""
    events: tuple[Any, ...]
    stand_ins: tuple[int, ...]
    message_id: MessageId | None
    """The message that already reports it and is to be continued."""


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
    """Missed deadlines forgiven to each player."""
    deadline_at: Moment | None
    seal: str
    seed: str | None
    """Shown only once the match is over, and the contest in which others play from the same seed."""
    outcome: Outcome | None
    players: tuple[Player, ...]
    view: msgspec.Struct
    own_seat: int | None
    options: tuple[str, ...]
    """What the viewer may choose from now; empty for the public."""
    pick: str | None = None
    """The viewer's own pick, not yet revealed."""
    decision: str | None = None
    """The game's word for what the viewer is asked; None if they owe nothing."""
    lately: tuple[Any, ...] = ()
    """What happened since the viewer's last choice, including that play, as far as they may know."""
    stood_in: bool = False
    """Whether a stand-in made that choice because their time ran out."""
    planned: tuple[str, ...] = ()
    """The viewer's plan for the turns after this one, in order."""
    plan_holds: bool = True
    """Whether the pick still fits the plan."""
    out: bool = False
    """Whether the viewer has fallen or left while others play on."""
    thread_id: ChannelId | None = None
    """The match's thread."""
    wants_thread: bool = False
    """Whether a thread is yet to be opened for it."""
    result_id: MessageId | None = None
    """The message outside its thread that tells how it ended."""
    voided_because: str | None = None
    """An organiser's reason for declaring it void."""
    ratings: tuple[RatingChange, ...] = ()
    """Rating changes once it is over, in seat order; empty if it is unrated."""
    marks: tuple[EarnedMark, ...] = ()
    """Marks its players earned by it, in seat order."""
    answers: Mapping[str, str] = field(default_factory=dict[str, str])
    """The host's setup, where it differs from the usual."""
    shared: bool = False
    """Whether everyone may see how a solo match ended."""
    topics: tuple[Topic, ...] = ()
    """Topics the viewer can settle now."""
    offered: tuple[str, ...] = ()
    """Options of a choice that one player makes in public; empty if choices are hidden."""
    campaign_id: CampaignId | None = None
    campaign: CampaignMark | None = None
    """How its campaign stands."""
    contest: ContestMark | None = None
    """Its contest."""
    occasion: Occasion | None = None
    """Its gathering."""
    lone_victory: LoneVictory | None = None
    """What the victory led to, if the viewer has won it alone."""
    pictured: bool = True
    """Whether pictures replace words where they can; otherwise words say all."""
    reckonable: bool = False
    """Whether it is over and the bot can explain why it went as it did."""
    house: HouseSide | None = None
    """The house, if it has seats; the match is then unrated."""
    last: TurnPage | None = None
    """The last chapter, when one person plays the house alone: the hand shows it then."""
    formers: tuple[Former, ...] = ()
    """Earlier holders of seats, each seat's in order."""

    def when(self, revision: int) -> "MatchPage":
        """Return the page with the players who held the seats when a revision was played."""
        sat: dict[int, Former] = {}
        for former in self.formers:
            if revision <= former.until:
                # The first found stays: of those who left after this revision, the earliest held the seat.
                sat.setdefault(former.seat, former)
        players = (sat_by(player, sat.get(player.seat)) for player in self.players)
        return replace(self, players=tuple(players))

    @property
    def substituted(self) -> bool:
        """Whether a seat has changed hands; such a match goes on no record."""
        return bool(self.formers)

    @property
    def seat(self) -> int:
        """The viewer's seat. Raise NotYours if they have none."""
        if self.own_seat is None:
            raise NotYours("not-your-duel")
        return self.own_seat

    @property
    def alone(self) -> bool:
        """Whether one person plays it, by themselves or against the house, and nobody waits for them."""
        return len(self.players) == 1 or self.practice is not None

    @property
    def practice(self) -> HouseSide | None:
        """The house, if one person plays alone against it."""
        return self.house if self.house and self.house.alone else None

    @property
    def people(self) -> tuple[Player, ...]:
        """The players who are people."""
        return tuple(player for player in self.players if player.house is None)

    @property
    def house_owes(self) -> bool:
        """Whether the house has yet to choose for a seat."""
        return any(player.house is not None and player.owes and not player.ready for player in self.players)


async def match_page(tx: Tx, match_id: MatchId, user_id: UserId | None, now: Moment) -> MatchPage:
    """Read a match for one viewer. Raise Gone if there is none, NotYours for a stranger."""
    return await page_of(tx, await match_row(tx, match_id), user_id, now)


async def page_of(tx: Tx, match: rows.Match, user_id: UserId | None, now: Moment) -> MatchPage:
    """Return the page of a stored match for one viewer. Raise NotYours for a stranger."""
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
        # From the view, like everything offered to a seat: the state holds what the seat may not know.
        topics=rules.topics(view, own) if own is not None and requests else (),
        offered=_offered(match, requests) if rules.in_the_open(state) else (),
        campaign_id=match.campaign_id,
        contest=contest,
        occasion=await tx.one("occasion_of_match", Occasion, match_id=match.id),
        # The server's setting decides what everyone sees, a person's own what they see.
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
    """Return the state of a match and its open requests."""
    rules = game(match.game)
    state = decode(match.state, rules.state_type)
    # A match that was broken off ends in a state that still has requests.
    return state, rules.requests(state) if match.status == "ongoing" else ()


def _told_seed(match: rows.Match, contest: ContestMark | None) -> str | None:
    """Return the seed of a finished match; in an open contest it would reveal every roll."""
    return match.seed if match.status == "over" and not is_open(contest) else None


def is_open(contest: ContestMark | None) -> bool:
    """Return whether a match's contest is open, so that others may still play it."""
    return contest is not None and contest.status == "open"


async def _with_record(tx: Tx, match: rows.Match, page: MatchPage, user_id: UserId | None) -> MatchPage:
    """Add what a finished match led to."""
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
    """Return the options of a person's open choice; the house's are on no board."""
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
    # So in almost every match: skipping the query makes every page cheaper.
    if all(member.since is None for member in members):
        return ()
    return tuple(await tx.all("seats_given_up", Former, match_id=match.id))
