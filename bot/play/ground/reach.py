"""What a person can reach by an id from outside: from a control, a list, a form, or a command's option.

An id may be forged, so knowing one gives no rights. A thing can be reached from the server it belongs to. Its
own people can reach a *personal* thing from anywhere, such as a hand played by DM. Everything else is out of
reach, and naming it gets the same answer as naming something that does not exist.

A thing never changes its server, and anyone who sat in a match can reach it for good. So one check before
anything is done is enough; what a person may do with a thing is checked where it is done.
"""

from dataclasses import dataclass
from enum import Enum, auto
from typing import TypeAlias

from bot.play.ground.context import Context
from bot.play.ground.one_transaction import reading
from bot.play.ground.refusals import Gone, NotYours, Refusal
from bot.store.clan_rows import Subject
from bot.store.engine import Tx
from bot.store.ids import GuildId, UserId
from bot.store.rows import Home, PersonRow


@dataclass(frozen=True)
class Thing:
    """A kind of thing that has ids."""

    name: str
    """The suffix of the queries for its home and its people."""
    unknown: str
    """The key of the answer if it does not exist or is out of reach."""
    personal: bool = False
    """Whether its own people can reach it from anywhere."""


MATCH = Thing("match", "duel-gone")
OWN_MATCH = Thing("match", "duel-gone", personal=True)
"""A match for its own players: they play by DM, and their lists span all servers."""
CHALLENGE = Thing("challenge", "challenge-gone", personal=True)
"""Challengers and challenged also answer by commands, which they can use anywhere."""
LOBBY = Thing("lobby", "lobby-gone")
GATHERING = Thing("gathering", "gathering-gone")
CUP = Thing("cup", "cup-gone")
CLAN = Thing("clan", "clan-gone")
CLAN_INVITE = Thing("clan_invite", "clan-invite-gone")
CLAN_WAR = Thing("clan_war", "war-gone")
CAMPAIGN = Thing("campaign", "campaign-none", personal=True)
"""A campaign belongs to its player, who also plays it by DM."""
CONTEST = Thing("contest", "contest-gone", personal=True)
"""A contest for its own players: they play by DM, and their lists span all servers."""
REPORT = Thing("report", "report-settled")
NOTICEBOARD = Thing("noticeboard", "noticeboard-gone")


class Mark(Enum):
    """What an id stands for if not a thing."""

    ONESELF = auto()
    """The person a control was drawn for, who alone may use it."""
    WORD = auto()
    """Any other word, or nothing."""


ONESELF, WORD = Mark.ONESELF, Mark.WORD

About: TypeAlias = Thing | Mark
"""What an id stands for."""


@dataclass(frozen=True)
class Met:
    """A person and whether they may go on."""

    person: PersonRow | None
    """What is known of them; None if they were never seen or their data was deleted."""
    barred: Refusal | None
    """Why they may not go on; None if they may."""


@dataclass(frozen=True)
class Reach:
    """Checks whether a person can reach something."""

    context: Context

    @reading
    async def meet(
        self, tx: Tx, about: About, named: str, *, guild_id: GuildId | None, user_id: UserId
    ) -> Met:
        """Return who a person is and whether they can reach something, in one read."""
        person = await tx.one("person_by_id", PersonRow, user_id=user_id)
        try:
            await _check(tx, about, named, guild_id, user_id)
        except Refusal as refusal:
            # Returned, not raised: it is shown in the person's language, which was just read.
            return Met(person, refusal)
        return Met(person, None)

    async def check(self, about: About, named: str, *, guild_id: GuildId | None, user_id: UserId) -> None:
        """Raise Gone or NotYours for what a person cannot reach from a server, or by DM if that is None."""
        await self.context.store.read(lambda tx: _check(tx, about, named, guild_id, user_id))


async def _check(tx: Tx, about: About, named: str, guild_id: GuildId | None, user_id: UserId) -> None:
    if about is ONESELF and named != str(user_id):
        raise NotYours("me-not-yours")
    if not isinstance(about, Thing):
        return
    home = await tx.one(f"home_of_{about.name}", Home, id=named)
    if home is not None and home.guild_id == guild_id:
        return
    if home is None or not about.personal or not await _is_of(tx, about, named, user_id):
        raise Gone(about.unknown)


async def _is_of(tx: Tx, thing: Thing, thing_id: str, user_id: UserId) -> bool:
    found = await tx.one(f"people_of_{thing.name}", Subject, id=thing_id, user_id=user_id)
    return found is not None
