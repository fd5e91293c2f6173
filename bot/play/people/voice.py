"""Who may have the bot post something new in a server on their word, how often, and to whom again.

Everything that posts or mentions a person because one person wants it so asks ``use_voice`` first. What goes
on from there does not: an answer, a turn, a resignation, leaving.
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
"""Posts a person can have in one go: an evening with friends takes fewer."""

ONE_MORE = 10 * MINUTE
"""Milliseconds after which one more is to be had: six an hour fill no channel."""

SILENCE = DAY
"""Milliseconds for which a forgotten player has nothing posted: being forgotten sheds no limit."""

RESTS = (10 * MINUTE, HOUR, 6 * HOUR, DAY)
"""Milliseconds until one can turn to the same other again after it came to nothing: the first time, when
perhaps only the pace was wrong, the second, and so on."""

TOGETHER = DAY
"""Milliseconds within which such times are counted together."""

OPEN_CHALLENGES = 5
"""Challenges of one person that can wait for an answer in a server: more duels than most play at once."""

OPEN_INVITES = 10
"""Invitations of one clan that can wait for an answer."""

FOUNDINGS, FOUNDINGS_WITHIN = 2, 7 * DAY
"""Clans one person can found in a server, and in which time: one, and one more for a slip in its name."""

RANK_RESTS = DAY
"""Milliseconds until a person who was an officer can be made one again: they are mentioned each time."""


async def use_voice(
    context: Context, tx: Tx, guild_id: GuildId, user_id: UserId, *, counted: bool = True
) -> None:
    """Permit a player to have something new posted in a server, and count it unless they are its organiser.

    Raise Refusal for the muted, for who has had enough posted of late, and for who was forgotten a while ago.
    Until the transaction ends nobody else can use the same voice.
    """
    now = context.now()
    await check_unmuted(tx, guild_id, user_id, now)
    if not counted:
        return
    latest = later(now, (AT_ONCE - 1) * ONE_MORE)
    other_self = await veiled(tx, user_id)
    if other_self is not None:
        await _check_left(tx, guild_id, other_self, latest)
    # The query itself looks whether one is left, so that two posts at once cannot both have the last.
    if not await tx.run(
        "voice_use", guild_id=guild_id, user_id=user_id, now=now, cost=ONE_MORE, latest=latest
    ):
        await _check_left(tx, guild_id, user_id, latest)


@dataclass(frozen=True)
class Voices:
    """Lets people have something posted that nothing else hangs on."""

    context: Context

    @transaction
    async def use(self, tx: Tx, guild_id: GuildId, user_id: UserId) -> None:
        """Permit a player to show something in a server. Raise Refusal as ``use_voice`` does."""
        await use_voice(self.context, tx, guild_id, user_id)


async def silence(tx: Tx, user_id: UserId, other_self: int, now: Moment) -> None:
    """Mute a forgotten player for a while where they were, should they come back."""
    full_at = now + SILENCE + (AT_ONCE - 1) * ONE_MORE
    await tx.run("voices_silence", user_id=user_id, veil=other_self, full_at=full_at)


async def check_challenge_rested(
    tx: Tx, guild_id: GuildId, challenger_id: UserId, opponent_id: UserId, now: Moment
) -> None:
    """Raise Refusal where a challenge between the same two came to nothing a short while ago."""
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
    """Raise Refusal where a clan asked the same person in vain a short while ago."""
    found = await tx.one(
        "clan_invites_in_vain", InVain, clan_id=clan_id, invited_id=invited_id, window=TOGETHER
    )
    _check_rested(found, now)


async def check_war_rested(tx: Tx, clan_id: ClanId, foe_id: ClanId, now: Moment) -> None:
    """Raise Refusal where a war proposed to the same clan came to nothing a short while ago."""
    found = await tx.one("clan_wars_in_vain", InVain, clan_id=clan_id, foe_id=foe_id, window=TOGETHER)
    _check_rested(found, now)


async def check_few_challenges(tx: Tx, guild_id: GuildId, challenger_id: UserId) -> None:
    """Raise Refusal where too many challenges of a person wait for an answer, the newest included."""
    waiting = await tx.one("challenges_open_by", rows.Amount, guild_id=guild_id, challenger_id=challenger_id)
    if waiting and waiting.amount > OPEN_CHALLENGES:
        raise Refusal("challenge-enough", most=OPEN_CHALLENGES)


async def check_few_invites(tx: Tx, clan_id: ClanId) -> None:
    """Raise Refusal where too many invitations of a clan wait for an answer, the newest included."""
    waiting = await tx.one("clan_invites_open_of", rows.Amount, clan_id=clan_id)
    if waiting and waiting.amount > OPEN_INVITES:
        raise Refusal("clan-invited-enough", most=OPEN_INVITES)


async def check_may_found(tx: Tx, guild_id: GuildId, user_id: UserId, now: Moment) -> None:
    """Raise Refusal for a person who has founded enough clans in a server of late."""
    since = now - FOUNDINGS_WITHIN
    found = await tx.one("clans_founded_by", Founded, guild_id=guild_id, user_id=user_id, since=since)
    if found and found.times >= FOUNDINGS:
        raise Refusal("clan-founded-enough", until=_second(later(found.first, FOUNDINGS_WITHIN)))


def check_rank_rested(role_since: Moment, joined_at: Moment, now: Moment) -> None:
    """Raise Refusal where a person's rank in their clan was changed a short while ago."""
    # The two are the same until somebody changes the rank.
    if role_since > joined_at and role_since + RANK_RESTS > now:
        raise Refusal("clan-rank-rests", until=_second(later(role_since, RANK_RESTS)))


def _check_rested(found: InVain | None, now: Moment) -> None:
    if found is None or not found.times:
        return
    until = later(found.latest, RESTS[min(found.times, len(RESTS)) - 1])
    if until > now:
        raise Refusal("voice-rests", until=_second(until))


async def _check_left(tx: Tx, guild_id: GuildId, known_as: int, latest: Moment) -> None:
    """Raise Refusal where nothing is left of a voice before its time."""
    voice = await tx.one("voice_of", Voice, guild_id=guild_id, user_id=known_as)
    if voice and voice.full_at > latest:
        raise Refusal("voice-spent", until=_second(Moment(voice.full_at - (AT_ONCE - 1) * ONE_MORE)))


def _second(at: Moment) -> str:
    """Return a moment as Discord wants it in a sentence: the first whole second by which it has come."""
    return str(-(-at // 1000))
