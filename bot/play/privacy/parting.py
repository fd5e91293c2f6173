"""Take a person out of everything: afterwards nothing waits for them, and nobody else is harmed."""

from collections.abc import Awaitable, Callable
from contextlib import suppress

from bot.play.clans.whole_clan import depart, take_clan
from bot.play.entry.challenges import close_challenge
from bot.play.entry.lobbies import leave_lobby
from bot.play.gatherings.kinds import TOURNAMENT
from bot.play.gatherings.opening import end_unbegun
from bot.play.gatherings.taken import take_gathering
from bot.play.ground.contained import contained
from bot.play.ground.context import Context
from bot.play.ground.refusals import Gone, NotYours, Refusal
from bot.play.match.breaking_off import FORGOTTEN, break_off
from bot.play.match.contest_run import EntryEnd, end_entry
from bot.play.match.playing_out import leave
from bot.play.match.substitute_request import close_request
from bot.play.match.taken import TakenMatch, take_current
from bot.play.messages.parcels import CLAN_INVITE, GATHERING
from bot.play.solo.campaigns import end_campaign
from bot.store import rows
from bot.store.campaign_rows import CampaignRow
from bot.store.clan_rows import Subject
from bot.store.contest_rows import EntryRow
from bot.store.engine import Tx
from bot.store.gathering_rows import BoutRow, Entrant, GatheringRow
from bot.store.ids import ClanId, GatheringId, UserId
from bot.store.substitution_rows import Substitution
from rules.gatherings.moves import Leave

PAIR = 2


async def part(context: Context, tx: Tx, user_id: UserId) -> None:
    """Take a person out of everything they are in.

    Matches come late, since what comes before them may still begin one. What cannot be read is skipped and
    does not keep them from leaving the rest.
    """
    ways: tuple[Callable[[Context, Tx, UserId], Awaitable[None]], ...] = (
        _leave_challenges,
        _leave_queue,
        _leave_lobbies,
        _decline_seats,
        _leave_clans,
        _leave_gatherings,
        _hand_on_gatherings,
        _leave_matches,
        _leave_campaigns,
    )
    for way in ways:
        await way(context, tx, user_id)


async def _leave_challenges(context: Context, tx: Tx, user_id: UserId) -> None:
    for row in await tx.all("challenges_open_of_user", rows.ChallengeRow, user_id=user_id):
        with suppress(Gone):
            status = "withdrawn" if row.challenger_id == user_id else "refused"
            await close_challenge(context, tx, row, status)


async def _leave_queue(_context: Context, tx: Tx, user_id: UserId) -> None:
    await tx.run("forget_queued", user_id=user_id)


async def _leave_lobbies(context: Context, tx: Tx, user_id: UserId) -> None:
    for row in await tx.all("lobbies_open_of_user", rows.Lobby, user_id=user_id):
        with suppress(Gone, NotYours):
            await leave_lobby(context, tx, row.id, user_id)


async def _decline_seats(context: Context, tx: Tx, user_id: UserId) -> None:
    for asked in await tx.all("substitutions_resting_on", Substitution, user_id=user_id):
        with suppress(Gone):
            await close_request(tx, asked, "refused", context.now())


async def _leave_clans(context: Context, tx: Tx, user_id: UserId) -> None:
    """Leave every clan, with succession if they lead it, and refuse every clan invitation."""
    for row in await tx.all("clans_of_user", Subject, user_id=user_id):
        with suppress(Gone):
            whole = await take_clan(tx, ClanId(row.id))
            # They may have left since the clan was read.
            if whole.find(user_id) is not None:
                await depart(context, tx, whole, user_id, "left")
    for row in await tx.all("clan_invites_open_to", Subject, user_id=user_id):
        if await tx.run("clan_invite_close", id=row.id, status="refused", closed_at=context.now()):
            await CLAN_INVITE.post(tx, row.id, context.now())


async def _leave_gatherings(context: Context, tx: Tx, user_id: UserId) -> None:
    for found in await tx.all("gatherings_of_user", GatheringRow, user_id=user_id):
        # Locked before it is checked: if it began in between, they would have a seat.
        row = await tx.one("gathering_lock", GatheringRow, id=found.id)
        if row is None:
            continue
        if row.state is None:
            await tx.run("entrant_remove", gathering_id=row.id, user_id=user_id)
            await GATHERING.post(tx, row.id, context.now())
        else:
            await _drop_out(context, tx, row.id, user_id)


async def _drop_out(context: Context, tx: Tx, gathering_id: GatheringId, user_id: UserId) -> None:
    """Leave a gathering under way, unless they are out already or the tournament is paused."""
    gathering = None
    with contained("gathering not left", gathering=gathering_id), suppress(Gone):
        gathering = await take_gathering(context, tx, gathering_id)
    if gathering is None:
        return
    with suppress(Gone):
        try:
            await gathering.play(Leave(gathering.seat_of(user_id)), actor_id=user_id)
        except Refusal:
            return
        await gathering.go_on()


async def _hand_on_gatherings(context: Context, tx: Tx, user_id: UserId) -> None:
    """Hand hosted gatherings that have not begun to the first entrant; tournaments have their organisers."""
    for found in await tx.all("gatherings_hosted_by", GatheringRow, user_id=user_id):
        row = await tx.one("gathering_lock", GatheringRow, id=found.id)
        if row is None or row.state is not None or row.kind == TOURNAMENT:
            continue
        entrants = await tx.all("entrants_of", Entrant, gathering_id=row.id)
        for entrant in entrants:
            if await tx.run("gathering_pass_on", id=row.id, heir_id=entrant.user_id):
                await GATHERING.post(tx, row.id, context.now())
                break
        else:
            await end_unbegun(context, tx, row, "")


async def _leave_matches(context: Context, tx: Tx, user_id: UserId) -> None:
    for row in await tx.all("matches_of_user", rows.OwnMatch, user_id=user_id):
        taken = None
        with contained("match not left", match=row.id), suppress(Gone):
            taken = await take_current(tx, row.id)
        if taken is None:
            continue
        practises = taken.match.alone and taken.match.houses  # the house would go on without them for ever
        if practises or await _untouched(tx, taken):
            await break_off(context, tx, taken, FORGOTTEN)
        elif taken.game.plays_on(taken.state, row.own_seat):  # a fallen player has nothing to leave
            await leave(context, tx, taken, row.own_seat, "resigned")


async def _leave_campaigns(context: Context, tx: Tx, user_id: UserId) -> None:
    """Give up every campaign and contest entry; an entry is compared by how far it came."""
    now = context.now()
    for row in await tx.all("campaigns_to_leave", CampaignRow, user_id=user_id):
        await end_campaign(tx, row, "given-up", now)
    for entry in await tx.all("contest_entries_to_leave", EntryRow, user_id=user_id):
        await end_entry(tx, entry.contest_id, user_id, EntryEnd("given-up"), now)


async def _untouched(tx: Tx, taken: TakenMatch) -> bool:
    """Return whether a duel can be cancelled: nothing was revealed, and no gathering waits for it."""
    if taken.match.revision or taken.table > PAIR:
        return False
    return await tx.one("bout_of_match", BoutRow, match_id=taken.match.id) is None
