"""What a person can reach by an id from outside: out of a control, a list, a form, a command's option.

An id may be forged, so knowing one gives nobody a right. A thing is reached from the server it belongs to.
What is *personal* is reached by its own people from anywhere, as a hand is that is played by DM.
All else is out of reach, and whoever names it is told the same as if there were no such thing.

Where a thing belongs never changes, and whoever sat in a match reaches it for good. So it is enough to look
once, before anything is done; what a person may do with what they can reach is checked where it is done.
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
    """As the queries that look for its home and its people end."""
    unknown: str
    """The sentence for whoever names one that is not there, or not within reach."""
    personal: bool = False
    """Whether its own people reach it from anywhere."""


MATCH = Thing("match", "duel-gone")
OWN_MATCH = Thing("match", "duel-gone", personal=True)
"""A match as those at its table know it: they play by DM, and a list of theirs spans all servers."""
CHALLENGE = Thing("challenge", "challenge-gone", personal=True)
"""Those who challenge and are challenged answer by commands as well, which they can use anywhere."""
LOBBY = Thing("lobby", "lobby-gone")
GATHERING = Thing("gathering", "gathering-gone")
CUP = Thing("cup", "cup-gone")
CLAN = Thing("clan", "clan-gone")
CLAN_INVITE = Thing("clan_invite", "clan-invite-gone")
CLAN_WAR = Thing("clan_war", "war-gone")
CAMPAIGN = Thing("campaign", "campaign-none", personal=True)
"""A campaign is its player's alone, who plays it by DM as well."""
CONTEST = Thing("contest", "contest-gone", personal=True)
"""A contest as those in it know it: they play by DM, and a list of theirs spans all servers."""
REPORT = Thing("report", "report-settled")
NOTICEBOARD = Thing("noticeboard", "noticeboard-gone")


class Mark(Enum):
    """An id that names no thing."""

    ONESELF = auto()
    """A person's own: the person a control was drawn for, who alone may use it."""
    WORD = auto()
    """A part of what is wanted, or nothing at all."""


ONESELF, WORD = Mark.ONESELF, Mark.WORD

About: TypeAlias = Thing | Mark
"""What an id stands for."""


@dataclass(frozen=True)
class Met:
    """A person at the door."""

    person: PersonRow | None
    """What is known of them; None for who was never seen, or was forgotten."""
    barred: Refusal | None
    """Why they get no further; None where they do."""


@dataclass(frozen=True)
class Reach:
    """Looks whether a person can reach something."""

    context: Context

    @reading
    async def meet(
        self, tx: Tx, about: About, named: str, *, guild_id: GuildId | None, user_id: UserId
    ) -> Met:
        """Look who a person is, and whether they can reach something, in one read."""
        person = await tx.one("person_by_id", PersonRow, user_id=user_id)
        try:
            await _check(tx, about, named, guild_id, user_id)
        except Refusal as refusal:
            # Kept rather than raised: it is told in the language that was just read.
            return Met(person, refusal)
        return Met(person, None)

    async def check(self, about: About, named: str, *, guild_id: GuildId | None, user_id: UserId) -> None:
        """Raise Gone or NotYours for what a person cannot reach from a server, or by DM where it is None."""
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
