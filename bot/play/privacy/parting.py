"""Somebody leaves everything they are in: nothing waits for them afterwards, and nobody else is wronged."""

from collections.abc import Awaitable, Callable
from contextlib import suppress

from bot.play.challenges import close_challenge
from bot.play.clans.house import depart, take_clan
from bot.play.clans.posts import post_invite
from bot.play.dojo import Dojo
from bot.play.endings import FORGOTTEN, break_off
from bot.play.gatherings.course import take_course
from bot.play.gatherings.kinds import TOURNAMENT
from bot.play.gatherings.opening import end_unbegun
from bot.play.lobbies import leave_lobby
from bot.play.matches import leave
from bot.play.post import post_gathering
from bot.play.refusals import Gone, NotYours, Refusal
from bot.play.table import Table, take_current
from bot.store import rows
from bot.store.clan_rows import Subject
from bot.store.engine import Tx
from bot.store.gathering_rows import BoutRow, Entrant, GatheringRow
from rules.gatherings.moves import Leave

PAIR = 2


async def part(dojo: Dojo, tx: Tx, user_id: int) -> None:
    """Let somebody leave all they are in.

    Matches come last, since what comes before them may begin one while it is not yet left.
    """
    ways: tuple[Callable[[Dojo, Tx, int], Awaitable[None]], ...] = (
        _leave_challenges,
        _leave_lobbies,
        _leave_clans,
        _leave_gatherings,
        _hand_on_gatherings,
        _leave_matches,
    )
    for way in ways:
        await way(dojo, tx, user_id)


async def _leave_challenges(dojo: Dojo, tx: Tx, user_id: int) -> None:
    for row in await tx.all("challenges_open_of_user", rows.Challenge, user_id=user_id):
        with suppress(Gone):
            status = "withdrawn" if row.challenger_id == user_id else "refused"
            await close_challenge(dojo, tx, row.id, status)


async def _leave_lobbies(dojo: Dojo, tx: Tx, user_id: int) -> None:
    for row in await tx.all("lobbies_open_of_user", rows.Lobby, user_id=user_id):
        with suppress(Gone, NotYours):
            await leave_lobby(dojo, tx, row.id, user_id)


async def _leave_clans(dojo: Dojo, tx: Tx, user_id: int) -> None:
    """Leave every clan, its lead being inherited, and answer every invitation into one."""
    for row in await tx.all("clans_of_user", Subject, user_id=user_id):
        with suppress(Gone):
            house = await take_clan(tx, row.id)
            if house.find(user_id) is not None:
                await depart(dojo, tx, house, user_id, "left")
    for row in await tx.all("clan_invites_open_to", Subject, user_id=user_id):
        if await tx.run("clan_invite_close", id=row.id, status="refused", closed_at=dojo.now()):
            await post_invite(tx, row.id, dojo.now())


async def _leave_gatherings(dojo: Dojo, tx: Tx, user_id: int) -> None:
    for row in await tx.all("gatherings_of_user", GatheringRow, user_id=user_id):
        if row.state is None:
            await tx.run("entrant_remove", gathering_id=row.id, user_id=user_id)
            await post_gathering(tx, row.id, dojo.now())
        else:
            await _drop_out(dojo, tx, row.id, user_id)


async def _drop_out(dojo: Dojo, tx: Tx, gathering_id: str, user_id: int) -> None:
    """Leave a gathering under way; who is out already, or in a tournament that is paused, stays."""
    with suppress(Gone):
        course = await take_course(dojo, tx, gathering_id)
        try:
            await course.play(Leave(course.seat_of(user_id)), actor_id=user_id)
        except Refusal:
            return
        await course.go_on()


async def _hand_on_gatherings(dojo: Dojo, tx: Tx, user_id: int) -> None:
    """Let the first who came run what has not begun; a tournament has its organisers."""
    for row in await tx.all("gatherings_hosted_by", GatheringRow, user_id=user_id):
        if row.kind == TOURNAMENT:
            continue
        entrants = await tx.all("entrants_of", Entrant, gathering_id=row.id)
        for entrant in entrants:
            if await tx.run("gathering_pass_on", id=row.id, heir_id=entrant.user_id):
                await post_gathering(tx, row.id, dojo.now())
                break
        else:
            await end_unbegun(dojo, tx, row, "")


async def _leave_matches(dojo: Dojo, tx: Tx, user_id: int) -> None:
    for row in await tx.all("matches_of_user", rows.OwnMatch, user_id=user_id):
        with suppress(Gone):
            table = await take_current(tx, row.id)
            if await _untouched(tx, table):
                await break_off(dojo, tx, table, FORGOTTEN)
            elif table.game.plays_on(table.state, row.own_seat):  # who has fallen has nothing to leave
                await leave(dojo, tx, table, row.own_seat, "resigned")


async def _untouched(tx: Tx, table: Table) -> bool:
    """Tell whether a duel can be struck off: no card has been turned over, and no gathering waits for it."""
    if table.match.revision or len(table.seats) > PAIR:
        return False
    return await tx.one("bout_of_match", BoutRow, match_id=table.match.id) is None
