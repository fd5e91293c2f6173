"""Contests: their boards, and news for two players on the same road."""

from dataclasses import dataclass

from bot.play.delivery.subject import Handling, Posted, ReadBy, locale_of
from bot.play.messages.parcels import CHALLENGE, CONTEST, ROAD_NEWS, seat_of
from bot.play.people.mutes import is_muted
from bot.play.people.people import takes_dms
from bot.play.solo.contest_pages import ContestPage, Onlooker, contest_page, contest_row
from bot.play.solo.road_pages import OVER, RoadPage, road_page
from bot.store import rows
from bot.store.contest_rows import ContestRow, PlacedEntry
from bot.store.engine import Tx
from bot.store.ids import ChannelId, ContestId
from bot.store.moment import Moment


@dataclass(frozen=True)
class ContestContent(ReadBy):
    """A contest as everyone in its server may see it."""

    page: ContestPage


@dataclass(frozen=True)
class RoadContent(ReadBy):
    """Two players on the same road."""

    page: RoadPage


@dataclass(frozen=True)
class RoadNewsContent(ReadBy):
    """News of the road for one of the two."""

    page: RoadPage
    person: rows.PersonRow


ContestsContent = ContestContent | RoadContent | RoadNewsContent


async def read_contest(tx: Tx, parcel: rows.Parcel, now: Moment) -> ContestContent | RoadContent | None:
    """Read a contest; it is first shown once a player who is not muted has finished it."""
    contest = await contest_row(tx, ContestId(parcel.subject))
    if contest.kind == "road":
        return RoadContent(await locale_of(tx, contest.guild_id), await road_page(tx, contest.id))
    if contest.channel_id is None or (contest.message_id is None and not await _heard(tx, contest, now)):
        return None
    page = await contest_page(tx, contest, Onlooker(contest.guild_id, None, now))
    return ContestContent(await locale_of(tx, contest.guild_id), page)


async def place_contest(tx: Tx, parcel: rows.Parcel, posted: Posted) -> None:
    """Store where a contest's board was posted, and redraw the challenge that led to it."""
    await tx.run("contest_place", id=parcel.subject, message_id=posted.message_id)
    # A contest of two on the same road has the id of their challenge.
    if await tx.one("challenge_by_id", rows.ChallengeRow, id=parcel.subject) is not None:
        await CHALLENGE.post(tx, parcel.subject, posted.at)


async def move_contest(tx: Tx, parcel: rows.Parcel, channel_id: ChannelId, now: Moment) -> None:
    """Show the board of a contest in another channel."""
    await tx.run("contest_move", id=parcel.subject, channel_id=channel_id)
    await CONTEST.post(tx, parcel.subject, now)


async def _heard(tx: Tx, contest: ContestRow, now: Moment) -> bool:
    """Return whether a player who is not muted has finished a contest."""
    for entry in await tx.all("contest_entries_placed", PlacedEntry, contest_id=contest.id):
        if entry.place is not None and not await is_muted(tx, contest.guild_id, entry.user_id, now):
            return True
    return False


async def read_road_news(tx: Tx, parcel: rows.Parcel, now: Moment) -> RoadNewsContent | None:
    """Read news for one of two players on the same road, unless it is out of date."""
    page = await road_page(tx, ContestId(parcel.subject))
    user_id = page.runs[seat_of(parcel)].user_id
    person = await tx.one("person_by_id", rows.PersonRow, user_id=user_id)
    if person is None or not takes_dms(person, now) or page.closed != (parcel.rank == OVER):
        return None
    return RoadNewsContent(person.locale, page, person)


async def place_road_news(tx: Tx, parcel: rows.Parcel, posted: Posted) -> None:
    """Store that one of two players on the same road takes DMs."""
    page = await road_page(tx, ContestId(parcel.subject))
    if posted.dm_channel_id is not None:
        user_id = page.runs[seat_of(parcel)].user_id
        await tx.run("person_dm_open", user_id=user_id, dm_channel_id=posted.dm_channel_id)


OF_CONTESTS: dict[str, Handling[ContestsContent]] = {
    CONTEST.name: Handling(read_contest, place_contest, moved=move_contest),
    ROAD_NEWS.name: Handling(read_road_news, place_road_news),
}
