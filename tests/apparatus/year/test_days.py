"""What is broken in the tables is found at the end of the day, by its name."""

import sqlite3
from contextlib import closing
from pathlib import Path

from apparatus.year.checks import Violation
from apparatus.year.watching.audit import Auditor
from apparatus.year.watching.promises import Promises
from bot.play.gatherings.kinds import DUELS
from bot.play.gatherings.opening import Terms
from tests.apparatus.year.ward import AYA, BEN, CHANNEL, GUILD, Ward, warded

A_WAR = (
    "INSERT INTO clan_wars (id, guild_id, channel_id, clan_id, foe_id, proposer_id, size, hardcore, pace,"
    " status, created_at, expires_at)"
    " SELECT 'w', 1, 1, id, id, 1000, 2, 0, 'day', 'proposed', 1, 1 FROM clans"
)
A_WAR_UNASKED = (
    "INSERT INTO clan_wars (id, guild_id, channel_id, clan_id, foe_id, proposer_id, size, hardcore, pace,"
    " status, created_at, expires_at, gathering_id)"
    " SELECT 'w', 1, 1, c.id, c.id, 1000, 2, 0, 'day', 'begun', 1, 1, g.id"
    " FROM clans c, gatherings g WHERE g.started_at IS NOT NULL"
)
BLOCKED_BEFORE = (
    "INSERT INTO blocks SELECT s.user_id, o.user_id, 1 FROM seats s"
    " JOIN seats o ON o.match_id = s.match_id AND o.seat = 1 WHERE s.seat = 0 ON CONFLICT DO NOTHING"
)
AGAIN = "INSERT INTO honor SELECT id || 'x', guild_id, user_id, amount, deed, source_kind, source_id,"
FOR_ONE_THAT_IS_OVER = "INSERT INTO orders SELECT id, 0, 0, 'moon', '[]' FROM matches WHERE status = 'over'"
SETTLED_FOR_ONE_THAT_IS_OVER = (
    "INSERT INTO instructions SELECT id, 0, 'wishes', '[]', 1 FROM matches WHERE status = 'over'"
)


async def live_a_day(ward: Ward) -> None:
    """Do a bit of everything, and leave it whole."""
    house, boss = ward.year.house, ward.year.town.crowd[0].standing_in(GUILD)
    fought, played = await ward.duel(), await ward.duel()
    await ward.fight(fought)
    await house.play.matches.resign(match_id=fought, user_id=BEN)
    await ward.pick(played, AYA)
    await house.play.courtesies.give_time(match_id=played, user_id=AYA)
    await house.play.challenges.issue(
        guild_id=GUILD, channel_id=CHANNEL, challenger_id=AYA, opponent_id=BEN, wish="swift"
    )
    await house.play.queue.join(guild_id=GUILD, channel_id=CHANNEL, open_to_all=True, user_id=AYA)
    await house.play.lobbies.open(guild_id=GUILD, channel_id=CHANNEL, host_id=AYA, wish="swift")
    await house.play.clans.create(guild_id=GUILD, channel_id=CHANNEL, user_id=AYA, name="Aka Oni")
    await house.play.clan_invites.invite(guild_id=GUILD, channel_id=CHANNEL, user_id=AYA, invited_id=BEN)
    await house.play.sign_up.open(
        guild_id=GUILD, channel_id=CHANNEL, host=boss, terms=Terms(kind=DUELS), wish="swift"
    )
    await ward.tournament()


HARMS = (
    ("UPDATE matches SET revision = revision + 1", "torn matches"),
    ("UPDATE seats SET ended_at = NULL", "crooked seats"),
    ("UPDATE matches SET deadline_at = 1", "stuck matches"),
    ("UPDATE matches SET deadline_at = NULL", "stuck matches"),
    ("UPDATE matches SET status = 'over'", "stale picks"),
    ("UPDATE seats SET left_as = 'forfeited'", "hasty forfeits"),
    ("UPDATE honor SET amount = 7", "honor crooked"),
    ("UPDATE clan_members SET role = 'member'", "leaderless clans"),
    ("UPDATE clan_invites SET expires_at = 1", "stuck invites"),
    ("UPDATE outbox SET due_at = 1, claimed_until = 1", "stuck parcels"),
    ("UPDATE gatherings SET clock_at = 1", "stuck gatherings"),
    ("UPDATE gatherings SET places = 0", "overfull gatherings"),
    ("UPDATE gatherings SET revision = revision + 1", "torn gatherings"),
    ("UPDATE seats SET user_id = 1000 WHERE seat = 0", "doubled fighters"),
    (f"{AGAIN} nth + 1, NULL, at, season FROM honor WHERE deed = 'won'", "doubled honor"),
    ("UPDATE honor SET deed = 'war-won', amount = 3 WHERE deed = 'won'", "unearned victories"),
    (f"{AGAIN} nth, id, at, season FROM honor WHERE deed = 'won'", "crooked reversals"),
    ("UPDATE tallies SET amount = amount + 1 WHERE board = 'honor' AND season = 1", "crooked tallies"),
    ("DELETE FROM tallies WHERE board <> 'honor'", "crooked tallies"),
    (FOR_ONE_THAT_IS_OVER, "stale orders"),
    (SETTLED_FOR_ONE_THAT_IS_OVER, "stale instructions"),
    ("UPDATE bouts SET clock_at = 1", "stuck bouts"),
    ("UPDATE challenges SET expires_at = 1", "stuck challenges"),
    ("UPDATE queued SET looks_at = 1", "stuck queued"),
    (BLOCKED_BEFORE, "unwelcome duels"),
    ("UPDATE lobbies SET expires_at = 1", "stuck lobbies"),
    (A_WAR, "stuck wars"),
    (A_WAR.replace("'proposed'", "'mustering'"), "stuck wars"),
    (A_WAR_UNASKED, "unasked fighters"),
)


async def test_what_is_broken_is_found_at_the_end_of_the_day(tmp_path: Path) -> None:
    """One day is lived and kept; each harm is done to it as it was."""
    lived, kept = tmp_path / "year.db", tmp_path / "kept.db"
    async with warded(tmp_path) as ward:
        await live_a_day(ward)
        copied(lived, kept)
        for harm, found in HARMS:
            ward.auditor = Auditor(ward.audit, Promises(ward.year.clock))
            await ward.day()
            await ward.run(harm)
            told = ""
            try:
                await ward.day()
            except Violation as violation:
                told = str(violation)
            assert found in told, harm
            copied(kept, lived)


def copied(source: Path, target: Path) -> None:
    """Make a database what another is, also under those who have it open."""
    with closing(sqlite3.connect(source)) as one, closing(sqlite3.connect(target)) as other:
        one.backup(other)
