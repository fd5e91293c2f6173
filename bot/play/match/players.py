"""The players of a match, people and the house, as a page shows them."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.play.clocks.availability import leave_from
from bot.play.clocks.quiet import Span
from bot.play.match.house import house_seats, owed_by_house
from bot.store import rows
from bot.store.engine import Tx
from bot.store.ids import UserId
from bot.store.moment import Moment
from bot.store.substitution_rows import Former
from rules.game import Request

HOUSE = UserId(0)
"""The id of the house; no Discord user has it."""


@dataclass(frozen=True)
class Player:
    """A player at the table."""

    seat: int
    user_id: UserId
    name: str
    owes: bool
    """Whether they are asked at this revision, even if they have chosen already."""
    ready: bool
    """Whether others see that they have chosen; a card picked by an order does not show."""
    dm_open: bool
    honor: int
    left: bool
    bank: int | None = None
    """Milliseconds saved before this turn, if the pace keeps a bank."""
    leave: Span | None = None
    """Their leave, current or announced."""
    quiet: bool = False
    """Whether they have quiet hours or days."""
    in_channel: bool = False
    """Whether they last chose in the channel; if so, they get no new prompt by DM."""
    since: int = 0
    """The revision at which they took the seat."""
    house: int | None = None
    """Number of the house's seat, from 1, or 0 if it has only one; None for a person."""

    @property
    def called_by_reveal(self) -> bool:
        """Whether the reveal calls them to the next turn, since they get no new message of their own."""
        return self.in_channel or not self.dm_open


async def players_of(
    tx: Tx,
    match: rows.Match,
    members: Sequence[rows.SeatedMember],
    requests: tuple[Request, ...],
    now: Moment,
) -> tuple[Player, ...]:
    """Return all players of a match in seat order."""
    return (*_people(members, requests, now), *await _houses(tx, match, requests))


def sat_by(player: Player, former: Former | None) -> Player:
    """Return a seat with the person who sat there before, if any."""
    return replace(player, user_id=former.user_id, name=former.name) if former else player


def _people(
    members: Sequence[rows.SeatedMember], requests: tuple[Request, ...], now: Moment
) -> tuple[Player, ...]:
    owing = {request.seat for request in requests}
    return tuple(
        Player(
            seat=member.seat,
            user_id=member.user_id,
            name=member.name,
            owes=member.seat in owing,
            ready=member.ready,
            dm_open=member.dms and member.dm_closed_until <= now,
            honor=member.honor,
            left=member.left_as is not None,
            bank=member.bank,
            leave=leave_from(member.leave_since, member.leave_until, now),
            quiet=member.quiet,
            in_channel=member.in_channel,
            since=member.since or 0,
        )
        for member in members
    )


async def _houses(tx: Tx, match: rows.Match, requests: tuple[Request, ...]) -> tuple[Player, ...]:
    """Return the house's seats, after all people; a single one has no number."""
    owing = {request.seat for request in requests}
    unchosen = {request.seat for request in await owed_by_house(tx, match, requests)}
    return tuple(
        Player(
            seat=seat,
            user_id=HOUSE,
            name="",
            owes=seat in owing,
            ready=seat in owing - unchosen,
            dm_open=False,
            honor=0,
            left=False,
            house=nth if match.houses > 1 else 0,
        )
        for nth, seat in enumerate(house_seats(match), 1)
    )
