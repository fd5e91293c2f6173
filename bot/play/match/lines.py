"""The list of a player's ongoing matches."""

from dataclasses import dataclass

from bot.play.ground.contained import contained
from bot.store import rows
from bot.store.engine import Tx
from bot.store.ids import ChannelId, GuildId, MatchId, MessageId, UserId
from bot.store.moment import Moment
from rules.codec import decode
from rules.games import game


@dataclass(frozen=True)
class DuelLine:
    """One of a player's ongoing matches, in a list."""

    match_id: MatchId
    guild_id: GuildId
    channel_id: ChannelId
    board_id: MessageId | None
    opponents: tuple[str, ...]
    own_turn: bool
    deadline_at: Moment | None
    game: str
    part_of: str | None = None
    """What a solo match is part of: a campaign, or the kind of a contest."""


async def duel_lines(tx: Tx, user_id: UserId) -> list[DuelLine]:
    """Return the matches a player still plays in, most urgent first, leaving out unreadable ones."""
    lines: list[DuelLine] = []
    for match in await tx.all("matches_of_user", rows.OwnMatch, user_id=user_id):
        with contained("match left out of a list", match=match.id):
            if _plays_on(match):
                lines.append(await _line(tx, match))
    return lines


async def _line(tx: Tx, match: rows.OwnMatch) -> DuelLine:
    seated = await tx.all("members_of_match", rows.SeatedMember, match_id=match.id)
    picks = await tx.all(
        "picks_of_seat", rows.Pick, match_id=match.id, revision=match.revision, seat=match.own_seat
    )
    return DuelLine(
        match_id=match.id,
        guild_id=match.guild_id,
        channel_id=match.channel_id,
        board_id=match.board_id,
        opponents=tuple(member.name for member in seated if member.seat != match.own_seat),
        own_turn=_owes(match) and not picks,
        deadline_at=match.deadline_at,
        game=match.game,
        part_of=match.part_of,
    )


def _plays_on(match: rows.OwnMatch) -> bool:
    rules = game(match.game)
    return rules.plays_on(decode(match.state, rules.state_type), match.own_seat)


def _owes(match: rows.OwnMatch) -> bool:
    rules = game(match.game)
    state = decode(match.state, rules.state_type)
    return any(request.seat == match.own_seat for request in rules.requests(state))
