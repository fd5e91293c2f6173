"""Daily contests: the first player to look at one creates it, and each player enters once."""

from dataclasses import dataclass

from bot.play.entry.setups import unusual
from bot.play.ground.chance import sealed
from bot.play.ground.context import Context
from bot.play.ground.one_transaction import transaction
from bot.play.ground.refusals import Gone, Refusal
from bot.play.ground.repertoire import game_name, shared_by_day, versions
from bot.play.ground.times import DAY
from bot.play.guild.guild_settings import settings_of
from bot.play.match.beginning import Beginning, begin
from bot.play.match.draws import RANDOM
from bot.play.people.spent import spent
from bot.play.solo.contest_pages import (
    ContestPage,
    Onlooker,
    contest_page,
    contest_row,
    plays_easier,
    settled,
)
from bot.store.contest_rows import ContestRow, EntryRow
from bot.store.engine import Tx
from bot.store.ids import ChannelId, ContestId, GuildId, MatchId, UserId
from bot.store.statuses import ContestKind
from rules.codec import encode
from rules.dice import Dice, derived
from rules.games import game

NOWHERE = GuildId(0)
"""The server id of a contest shared by all servers."""

SETUP, FIGHT = "setup", "fight"
"""What a contest's seed is used for: to draw the setup, and for the dice of the fight."""


@dataclass(frozen=True, kw_only=True)
class Entrance:
    """A player entering a contest, and from where."""

    guild_id: GuildId
    channel_id: ChannelId
    user_id: UserId


@dataclass(frozen=True)
class Contests:
    """What players do with daily contests."""

    context: Context

    @transaction
    async def today(
        self, tx: Tx, kind: ContestKind, *, guild_id: GuildId, user_id: UserId, wanted: str | None = None
    ) -> ContestPage:
        """Return today's contest of a server, or of all servers, creating it if this is the first look.

        Raise Refusal if the server does not play the game, or the game has no such contest.
        """
        contest = await self._of_today(tx, kind, guild_id, wanted)
        return await contest_page(tx, contest, Onlooker(guild_id, user_id, self.context.now()))

    @transaction
    async def join(self, tx: Tx, contest_id: ContestId, came: Entrance) -> MatchId:
        """Begin a player's fight in a contest, or find their existing one; return its id.

        Raise Gone if the contest is over, or Refusal if the server has barred its game, or if the player
        fought it before their data was deleted.
        """
        await tx.run("person_hold", user_id=came.user_id)
        contest = await contest_row(tx, contest_id)
        if contest.day is None:  # a road is for its two players
            raise Gone("contest-gone")
        return await self._enter(tx, contest, came)

    async def _of_today(self, tx: Tx, kind: ContestKind, guild_id: GuildId, wanted: str | None) -> ContestRow:
        """Return today's contest, creating it if needed: its seed decides what everyone plays."""
        game_id = (await settings_of(tx, guild_id)).game_for(wanted, shared_by_day)
        now = self.context.now()
        day = now // DAY
        named = {"guild_id": NOWHERE if kind == "everywhere" else guild_id, "kind": kind, "day": day}
        for version in versions(game_name(game_id)):  # it may have begun under an older version
            found = await tx.one("contest_of_day", ContestRow, **named, game=version)
            if found is not None:
                return found
        seed = self.context.chance.new_seed()
        answers, easier = (_drawn(game_id, seed, day, newcomer=newcomer) for newcomer in (False, True))
        await tx.run(
            "contest_add",
            id=self.context.chance.new_id(),
            **named,
            game=game_id,
            channel_id=None,
            message_id=None,
            answers=answers,
            easier=easier if easier != answers else None,
            **sealed(seed),
            status="open",
            began_at=now,
            ends_at=(day + 1) * DAY,
            ended_at=None,
        )
        begun = await tx.one("contest_of_day", ContestRow, **named, game=game_id)
        assert begun  # noqa: S101  it has just been added, by this transaction or another
        return begun

    async def _enter(self, tx: Tx, contest: ContestRow, came: Entrance) -> MatchId:
        """Enter an open contest, once; return the player's fight even if it is over."""
        entry = await _entry(tx, contest.id, came.user_id)
        if entry is None:
            entry = await self._add_entry(tx, contest, came)
        if entry.match_id is None:
            raise Gone("contest-gone")
        return entry.match_id

    async def _add_entry(self, tx: Tx, contest: ContestRow, came: Entrance) -> EntryRow:
        now = self.context.now()
        if await spent(tx, came.user_id, contest.id, contest.guild_id, now):
            raise Refusal("contest-spent")
        usual = await settings_of(tx, came.guild_id)
        # Only for its refusal: this server may have barred the game since.
        usual.game_for(game_name(contest.game), shared_by_day)
        # Locked until the fight has begun, so that closing the contest finds it.
        if await tx.one("contest_lock", ContestRow, id=contest.id) is None or contest.ends_at <= now:
            raise Gone("contest-closed")
        entering = {"contest_id": contest.id, "user_id": came.user_id}
        here = {"guild_id": came.guild_id, "entered_at": now}
        newcomer = await plays_easier(tx, contest, came.user_id)
        parts = {"match_id": None, "campaign_id": None, "newcomer": newcomer}
        if await tx.run("contest_enter", **entering, **here, **parts):
            match_id = await begin(
                self.context,
                tx,
                Beginning(
                    game=game(contest.game),
                    wishes=(RANDOM,),
                    answers=settled(contest, newcomer=newcomer),
                    contest_id=contest.id,
                    seed=derived(bytes.fromhex(contest.seed), FIGHT),
                    user_ids=(came.user_id,),
                    alone=True,
                    guild_id=came.guild_id,
                    channel_id=came.channel_id,
                    pace=usual.pace_for(None, contest.game),
                ),
            )
            await tx.run("contest_entry_match_set", **entering, match_id=match_id)
            if contest.kind == "daily":
                await tx.run("contest_settle", id=contest.id, channel_id=came.channel_id)
        entered = await _entry(tx, contest.id, came.user_id)
        assert entered  # noqa: S101  it stands there since a moment ago at the latest
        return entered


def _drawn(game_id: str, seed: bytes, day: int, *, newcomer: bool) -> str:
    """Return the setup that a seed draws for a day, for everyone or for newcomers, as it is stored."""
    drawn = game(game_id).setup_of_day(Dice(derived(seed, SETUP)), day, newcomer=newcomer)
    return encode(unusual(game(game_id), drawn))


async def _entry(tx: Tx, contest_id: ContestId, user_id: UserId) -> EntryRow | None:
    return await tx.one("contest_entry", EntryRow, contest_id=contest_id, user_id=user_id)
