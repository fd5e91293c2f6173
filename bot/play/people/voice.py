"""Limits on what one person can make the bot post in a server, how often, and to the same person again.

Everything that posts or mentions someone at one person's request calls ``use_voice`` first. What follows from
it does not: an answer, a turn, a resignation, leaving.
"""

from dataclasses import dataclass

from bot.play.ground.context import Context
from bot.play.ground.one_transaction import transaction
from bot.play.ground.refusals import Refusal
from bot.play.ground.times import DAY, HOUR, MINUTE
from bot.play.people.alias import veiled
from bot.play.people.mutes import check_unmuted
from bot.store import rows
from bot.store.engine import Tx
from bot.store.ids import ClanId, GuildId, UserId
from bot.store.moment import Moment, later
from bot.store.voice_rows import Founded, InVain, Voice

AT_ONCE = 8
"""Posts a person can make at once: an evening with friends takes fewer."""

ONE_MORE = 10 * MINUTE
"""Milliseconds until one more is allowed: six an hour do not flood a channel."""

SILENCE = DAY
"""Milliseconds without posts after a deletion: deleting one's data must not lift the limit."""

RESTS = (10 * MINUTE, HOUR, 6 * HOUR, DAY)
"""Milliseconds until a person can be asked again after a request came to nothing: the first time, when
perhaps only the pace was wrong, the second time, and so on."""

TOGETHER = DAY
"""Milliseconds within which such requests are counted together."""

OPEN_CHALLENGES = 5
"""Most unanswered challenges of one person in a server: more duels than most play at once."""

OPEN_INVITES = 10
"""Most unanswered invitations of one clan."""

FOUNDINGS, FOUNDINGS_WITHIN = 2, 7 * DAY
"""Clans a person can found in a server within a time: one, and another to correct a slip in its name."""

RANK_RESTS = DAY
"""Milliseconds until a former officer can be promoted again: each promotion mentions them."""


async def use_voice(
    context: Context, tx: Tx, guild_id: GuildId, user_id: UserId, *, counted: bool = True
) -> None:
    """Check that a person may make the bot post in a server, and count the post if ``counted``.

    Raise Refusal if they are muted, have posted too much lately, or recently had their data deleted. The
    voice stays locked until the transaction ends.
    """
    now = context.now()
    await check_unmuted(tx, guild_id, user_id, now)
    if not counted:
        return
    latest = later(now, (AT_ONCE - 1) * ONE_MORE)
    other_self = await veiled(tx, user_id)
    if other_self is not None:
        await _check_left(tx, guild_id, other_self, latest)
    # The query itself checks what is left, so that two posts at once cannot both take the last.
    if not await tx.run(
        "voice_use", guild_id=guild_id, user_id=user_id, now=now, cost=ONE_MORE, latest=latest
    ):
        await _check_left(tx, guild_id, user_id, latest)


@dataclass(frozen=True)
class Voices:
    """Checks posts that are not part of another transaction."""

    context: Context

    @transaction
    async def use(self, tx: Tx, guild_id: GuildId, user_id: UserId) -> None:
        """Check that a person may post in a server, and count it. Raise Refusal as ``use_voice`` does."""
        await use_voice(self.context, tx, guild_id, user_id)


async def silence(tx: Tx, user_id: UserId, other_self: int, now: Moment) -> None:
    """Keep a person from posting for a while, wherever they were, if they return after a deletion."""
    full_at = now + SILENCE + (AT_ONCE - 1) * ONE_MORE
    await tx.run("voices_silence", user_id=user_id, veil=other_self, full_at=full_at)


async def check_challenge_rested(
    tx: Tx, guild_id: GuildId, challenger_id: UserId, opponent_id: UserId, now: Moment
) -> None:
    """Raise Refusal if a challenge between the same two recently came to nothing."""
    found = await tx.one(
        "challenges_in_vain",
        InVain,
        guild_id=guild_id,
        challenger_id=challenger_id,
        opponent_id=opponent_id,
        window=TOGETHER,
    )
    _check_rested(found, now)


async def check_invite_rested(tx: Tx, clan_id: ClanId, invited_id: UserId, now: Moment) -> None:
    """Raise Refusal if a clan recently invited the same person in vain."""
    found = await tx.one(
        "clan_invites_in_vain", InVain, clan_id=clan_id, invited_id=invited_id, window=TOGETHER
    )
    _check_rested(found, now)


async def check_war_rested(tx: Tx, clan_id: ClanId, foe_id: ClanId, now: Moment) -> None:
    """Raise Refusal if a war with the same clan recently came to nothing."""
    found = await tx.one("clan_wars_in_vain", InVain, clan_id=clan_id, foe_id=foe_id, window=TOGETHER)
    _check_rested(found, now)


async def check_few_challenges(tx: Tx, guild_id: GuildId, challenger_id: UserId) -> None:
    """Raise Refusal if a person has too many unanswered challenges, including the newest."""
    waiting = await tx.one("challenges_open_by", rows.Amount, guild_id=guild_id, challenger_id=challenger_id)
    if waiting and waiting.amount > OPEN_CHALLENGES:
        raise Refusal("challenge-enough", most=OPEN_CHALLENGES)


async def check_few_invites(tx: Tx, clan_id: ClanId) -> None:
    """Raise Refusal if a clan has too many unanswered invitations, including the newest."""
    waiting = await tx.one("clan_invites_open_of", rows.Amount, clan_id=clan_id)
    if waiting and waiting.amount > OPEN_INVITES:
        raise Refusal("clan-invited-enough", most=OPEN_INVITES)


async def check_may_found(tx: Tx, guild_id: GuildId, user_id: UserId, now: Moment) -> None:
    """Raise Refusal for a person who has founded enough clans in a server lately."""
    since = now - FOUNDINGS_WITHIN
    found = await tx.one("clans_founded_by", Founded, guild_id=guild_id, user_id=user_id, since=since)
    if found and found.times >= FOUNDINGS:
        raise Refusal("clan-founded-enough", until=_second(later(found.first, FOUNDINGS_WITHIN)))


def check_rank_rested(role_since: Moment, joined_at: Moment, now: Moment) -> None:
    """Raise Refusal if a person's rank in their clan was changed recently."""
    # Both are the same until someone changes the rank.
    if role_since > joined_at and role_since + RANK_RESTS > now:
        raise Refusal("clan-rank-rests", until=_second(later(role_since, RANK_RESTS)))


def _check_rested(found: InVain | None, now: Moment) -> None:
    if found is None or not found.times:
        return
    until = later(found.latest, RESTS[min(found.times, len(RESTS)) - 1])
    if until > now:
        raise Refusal("voice-rests", until=_second(until))


async def _check_left(tx: Tx, guild_id: GuildId, known_as: int, latest: Moment) -> None:
    """Raise Refusal if a voice is used up."""
    voice = await tx.one("voice_of", Voice, guild_id=guild_id, user_id=known_as)
    if voice and voice.full_at > latest:
        raise Refusal("voice-spent", until=_second(Moment(voice.full_at - (AT_ONCE - 1) * ONE_MORE)))


def _second(at: Moment) -> str:
    """Return a moment in whole seconds for Discord's timestamps, rounded up."""
    return str(-(-at // 1000))
