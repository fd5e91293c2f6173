"""Strandings: messages that cannot be shown where they belong, and whom to tell, once per channel."""

from dataclasses import dataclass

from bot.play.clans.war_pages import CONFIRMED, line_ups_of, war_row
from bot.play.delivery.subject import Handling, Posted, ReadBy
from bot.play.entry.lobbies import lobby_page
from bot.play.entry.who_may_challenge import people_of
from bot.play.ground.context import Context
from bot.play.ground.one_transaction import reading, transaction
from bot.play.ground.refusals import Gone
from bot.play.guild.guild_settings import GuildSettings, settings_of
from bot.play.messages.parcels import (
    ANNOUNCEMENT,
    BOARD,
    CALL,
    CHALLENGE,
    CLAN_WAR,
    CLAN_WAR_CALL,
    GATHERING,
    LOBBY,
    NOTICE,
    NUDGE,
    RESULT,
    REVEAL,
    STRANDED,
    SUBSTITUTION,
    SUMMONS,
    seat_of,
)
from bot.play.people.alias import is_alias
from bot.play.people.people import takes_dms, unseen_person
from bot.store import rows
from bot.store.clan_rows import ClanMember, ClanWar
from bot.store.engine import Tx
from bot.store.gathering_rows import Entrant, GatheringRow
from bot.store.ids import ChannelId, GatheringId, GuildId, LobbyId, UserId, WarId
from bot.store.moment import Moment
from bot.store.stranding_rows import Stranding

MATCH, SERVER = "match", "server"

MOST_TOLD = 16
"""Most people to DM about one subject; for a larger gathering, only its host is told."""

SHOWN_OF: dict[str, str] = {
    **{kind.name: MATCH for kind in (BOARD, REVEAL, RESULT, NUDGE, CALL, NOTICE, SUBSTITUTION)},
    CHALLENGE.name: CHALLENGE.name,
    LOBBY.name: LOBBY.name,
    **{kind.name: GATHERING.name for kind in (GATHERING, SUMMONS, ANNOUNCEMENT)},
    **{kind.name: CLAN_WAR.name for kind in (CLAN_WAR, CLAN_WAR_CALL)},
}
"""The subject that each kind of parcel shows. Play does not need the others: only organisers are told."""


@dataclass(frozen=True)
class StrandedContent(ReadBy):
    """Something that cannot be shown where it belongs, for one of the people concerned."""

    person: rows.PersonRow
    row: Stranding
    others: tuple[UserId, ...]
    """The other people in a match or a challenge."""
    about: GatheringRow | ClanWar | None
    """The gathering or war that names it."""


@dataclass(frozen=True)
class OrganisersContent(ReadBy):
    """A channel in which things cannot be shown, for the organisers' channel."""

    row: Stranding
    channel_id: ChannelId


@dataclass(frozen=True)
class Concerned:
    """Whom a parcel concerns."""

    people: tuple[UserId, ...]
    """The people who have to read it."""
    settings: GuildSettings
    """They name the server's channels for announcements and for organisers."""


@dataclass(frozen=True)
class LostChannel:
    """A channel in which something cannot be shown, and how to tell those who can fix that."""

    guild_id: GuildId
    channel_id: ChannelId
    gone: bool
    """Whether it was deleted; otherwise the bot may not write there."""
    owner_id: UserId | None
    organisers_read: bool
    """Whether the bot may write in the organisers' channel; otherwise the server's owner is told by DM."""


@dataclass(frozen=True)
class Strandings:
    """Finds and tells the people concerned when something cannot be shown."""

    context: Context

    @reading
    async def concerned(self, tx: Tx, parcel: rows.Parcel, guild_id: GuildId) -> Concerned:
        """Return whom a parcel concerns, and the server's settings."""
        people, _ = await _people(tx, parcel)
        return Concerned(people, await settings_of(tx, guild_id))

    @transaction
    async def tell(self, tx: Tx, parcel: rows.Parcel, lost: LostChannel) -> None:
        """Tell players and organisers, each once, that a parcel cannot be shown in its channel."""
        facts = {"channel_id": lost.channel_id, "guild_id": lost.guild_id, "gone": int(lost.gone)}

        async def note(tx: Tx, subject: str, kind: str) -> bool:
            told_at = self.context.now()
            return await tx.run("stranding_add", subject=subject, kind=kind, told_at=told_at, **facts) == 1

        _, told = await _people(tx, parcel)
        now = self.context.now()
        if told and await note(tx, parcel.subject, SHOWN_OF[parcel.kind]):
            for user_id in told:
                await STRANDED.post(tx, parcel.subject, now, seat=user_id)
        known_to = lost.organisers_read or lost.owner_id is not None
        # Noted first: the settings page shows it even if nobody can be told.
        if await note(tx, str(lost.guild_id), SERVER) and known_to:
            by_dm = None if lost.organisers_read else lost.owner_id
            await STRANDED.post(tx, str(lost.guild_id), now, seat=by_dm)


async def read_stranded(
    tx: Tx, parcel: rows.Parcel, now: Moment
) -> StrandedContent | OrganisersContent | None:
    """Read what to tell a player, unless it can be shown again or they take no DMs."""
    row = await tx.one("stranding_of", Stranding, subject=parcel.subject)
    if row is None:
        return None
    if parcel.seat is None:
        settings = await settings_of(tx, row.guild_id)
        channel_id = settings.report_channel_id
        return None if channel_id is None else OrganisersContent(settings.locale, row, channel_id)
    user_id = UserId(seat_of(parcel))
    person = await tx.one("person_by_id", rows.PersonRow, user_id=user_id)
    if not takes_dms(person, now):
        return None
    # The language of a person never seen is not known.
    locale = person.locale if person else (await settings_of(tx, row.guild_id)).locale
    people, _ = await _all_people(tx, row.kind, row.subject)
    others = tuple(other for other in people if other != user_id)
    about = await _about(tx, row.kind, row.subject)
    return StrandedContent(locale, person or unseen_person(user_id, locale), row, others, about)


async def _about(tx: Tx, kind: str, subject: str) -> GatheringRow | ClanWar | None:
    if kind == CLAN_WAR.name:
        return await war_row(tx, WarId(subject))
    return await tx.one("gathering_by_id", GatheringRow, id=subject) if kind == GATHERING.name else None


async def _people(tx: Tx, parcel: rows.Parcel) -> tuple[tuple[UserId, ...], tuple[UserId, ...]]:
    """Return who has to read what a parcel shows, and who of them is told if it cannot be shown."""
    try:
        people, told = await _all_people(tx, SHOWN_OF.get(parcel.kind), parcel.subject)
    except Gone:
        return (), ()
    return _living(people), _living(told)


async def _all_people(
    tx: Tx, kind: str | None, subject: str
) -> tuple[tuple[UserId, ...], tuple[UserId, ...]]:
    match kind:
        case "match":
            seats = await tx.all("seats_of", rows.Seat, match_id=subject)
            people = tuple(seat.user_id for seat in seats if seat.left_as is None)
            return people, people
        case CHALLENGE.name:
            row = await tx.one("challenge_by_id", rows.ChallengeRow, id=subject)
            return (people_of(row), (row.challenger_id,)) if row else ((), ())
        case LOBBY.name:
            page = await lobby_page(tx, LobbyId(subject))
            return page.user_ids, page.user_ids
        case GATHERING.name:
            return await _gathered(tx, GatheringId(subject))
        case CLAN_WAR.name:
            people = await _at_war(tx, WarId(subject))
            return people, people
        case _:
            return (), ()


async def _gathered(tx: Tx, gathering_id: GatheringId) -> tuple[tuple[UserId, ...], tuple[UserId, ...]]:
    row = await tx.one("gathering_by_id", GatheringRow, id=gathering_id)
    if row is None:
        return (), ()
    entrants = await tx.all("entrants_of", Entrant, gathering_id=gathering_id)
    people = tuple(dict.fromkeys((row.host_id, *(entrant.user_id for entrant in entrants))))
    return people, people if len(people) <= MOST_TOLD else (row.host_id,)


async def _at_war(tx: Tx, war_id: WarId) -> tuple[UserId, ...]:
    """Return the leaders of the two clans, and the members who confirmed that they will fight."""
    war = await war_row(tx, war_id)
    leaders = [
        member.user_id
        for clan_id in (war.clan_id, war.foe_id)
        for member in await tx.all("clan_members_of", ClanMember, clan_id=clan_id)
        if member.role == "leader"
    ]
    line_ups = (await line_ups_of(tx, war)).values()
    fighters = [each.user_id for line_up in line_ups for each in line_up if each.answer == CONFIRMED]
    return tuple(dict.fromkeys((*leaders, *fighters)))


def _living(people: tuple[UserId, ...]) -> tuple[UserId, ...]:
    return tuple(user_id for user_id in people if not is_alias(user_id))


async def place_stranded(tx: Tx, parcel: rows.Parcel, posted: Posted) -> None:
    """Store that a player takes DMs."""
    if posted.dm_channel_id is not None:
        await tx.run("person_dm_open", user_id=seat_of(parcel), dm_channel_id=posted.dm_channel_id)


OF_STRANDING: dict[str, Handling[StrandedContent | OrganisersContent]] = {
    STRANDED.name: Handling(read_stranded, place_stranded),
}
