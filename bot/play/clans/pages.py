"""Clan pages: a clan's members, and the ranking of a server's clans."""

from dataclasses import dataclass

from bot.play.clans.clans import check_may_hand_over, check_may_remove
from bot.play.clans.names import letters_of
from bot.play.clans.whole_clan import WholeClan, clan_id_of, see_clan
from bot.play.ground.context import Context
from bot.play.ground.one_transaction import reading
from bot.play.ground.pages import slice_of
from bot.play.ground.refusals import Gone
from bot.play.standing.victories import victories_of_clan
from bot.store import rows
from bot.store.clan_rows import ChronicleEntry, Clan, ClanMember, ClanPlace, Membership
from bot.store.engine import Tx
from bot.store.ids import ClanId, GuildId, UserId

MEMBERS = 10
"""Members per page."""

PLACES = 10
"""Clans per page."""

LATELY = 5
"""Entries of the chronicle shown with a roster."""


@dataclass(frozen=True)
class RosterPage:
    """One page of a clan, as a player of its server sees it."""

    clan: Clan
    page: int
    """From 0."""
    pages: int
    members: tuple[ClanMember, ...]
    people: int
    honor: int
    wars_won: int
    victories: int
    """Solo victories of its members."""
    lately: tuple[ChronicleEntry, ...]
    own: ClanMember | None
    """The viewer, if they are a member."""


@dataclass(frozen=True)
class ClanBoard:
    """One page of a server's clans, most honored first."""

    page: int
    pages: int
    first_place: int
    places: tuple[ClanPlace, ...]
    own_id: ClanId | None
    """The viewer's clan."""


@dataclass(frozen=True)
class ClanPages:
    """Looks up clans."""

    context: Context

    @reading
    async def own(self, tx: Tx, guild_id: GuildId, user_id: UserId) -> WholeClan:
        """Return a player's clan. Raise NotYours if they are in none."""
        return await see_clan(tx, await clan_id_of(tx, guild_id, user_id))

    async def to_command(self, clan_id: ClanId, user_id: UserId) -> WholeClan:
        """Return a clan that a player leads or is an officer of. Raise Gone or NotYours."""
        whole = await self._house(clan_id)
        whole.check_command(user_id)
        return whole

    async def to_leave(self, clan_id: ClanId, user_id: UserId) -> WholeClan:
        """Return a clan that a player may leave. Raise Gone or NotYours."""
        whole = await self._house(clan_id)
        whole.mate(user_id)
        return whole

    async def to_disband(self, clan_id: ClanId, user_id: UserId) -> WholeClan:
        """Return a clan that a player may disband. Raise Gone or NotYours."""
        whole = await self._house(clan_id)
        whole.check_leader(user_id)
        return whole

    async def to_remove(self, clan_id: ClanId, user_id: UserId, other_id: UserId) -> WholeClan:
        """Return a clan from which a player may remove a member. Raise Gone, NotYours or Refusal."""
        whole = await self._house(clan_id)
        check_may_remove(whole, user_id, other_id)
        return whole

    async def to_hand_over(self, clan_id: ClanId, user_id: UserId, other_id: UserId) -> WholeClan:
        """Return a clan that a player may hand over to a member. Raise Gone, NotYours or Refusal."""
        whole = await self._house(clan_id)
        check_may_hand_over(whole, user_id, other_id)
        return whole

    @reading
    async def named(self, tx: Tx, guild_id: GuildId, named: str) -> Clan:
        """Return a server's clan by its id or name. Raise Gone if there is none."""
        # An id comes from the suggestions; a name was typed in full.
        clan = await tx.one("clan_by_id", Clan, id=named)
        if clan is None or clan.guild_id != guild_id or clan.ended_at is not None:
            clan = await tx.one("clan_by_name", Clan, guild_id=guild_id, letters=letters_of(named))
        if clan is None:
            raise Gone("clan-unknown")
        return clan

    async def standing_in(self, guild_id: GuildId) -> list[Clan]:
        """Return a server's clans by name."""
        return await self.context.store.read(lambda tx: tx.all("clans_standing_in", Clan, guild_id=guild_id))

    @reading
    async def roster(self, tx: Tx, clan_id: ClanId, user_id: UserId, page: int) -> RosterPage:
        """Return a page of a clan; beyond the last page, the last. Raise Gone if the clan does not exist."""
        whole = await see_clan(tx, clan_id)
        shown = slice_of(rows.Amount(amount=len(whole.members)), page, MEMBERS)
        won = await tx.one("clan_wars_won", rows.Amount, clan_id=clan_id)
        lately = await tx.all("clan_chronicle_last", ChronicleEntry, clan_id=clan_id, most=LATELY)
        return RosterPage(
            clan=whole.clan,
            page=shown.page,
            pages=shown.pages,
            members=whole.members[shown.skip : shown.skip + MEMBERS],
            people=len(whole.members),
            honor=sum(member.honor for member in whole.members),
            wars_won=won.amount if won else 0,
            victories=await victories_of_clan(tx, clan_id),
            lately=tuple(lately),
            own=whole.find(user_id),
        )

    @reading
    async def board(self, tx: Tx, guild_id: GuildId, user_id: UserId, page: int) -> ClanBoard:
        """Return a page of a server's clans; beyond the last page, the last."""
        shown = slice_of(await tx.one("clan_board_size", rows.Amount, guild_id=guild_id), page, PLACES)
        places = await tx.all("clan_board", ClanPlace, guild_id=guild_id, most=PLACES, skip=shown.skip)
        own = await tx.one("clan_membership", Membership, guild_id=guild_id, user_id=user_id)
        return ClanBoard(shown.page, shown.pages, shown.skip + 1, tuple(places), own.clan_id if own else None)

    async def _house(self, clan_id: ClanId) -> WholeClan:
        return await self.context.store.read(lambda tx: see_clan(tx, clan_id))
