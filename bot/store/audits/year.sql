-- name: torn_matches
-- A match has as many turns in its log as its revision says, and has them once.
SELECT m.id AS subject FROM matches m LEFT JOIN packed_logs l ON l.match_id = m.id
WHERE m.revision <> (SELECT count(*) FROM turns t WHERE t.match_id = m.id) + coalesce(l.plays, 0) ORDER BY m.id;

-- name: crooked_seats
-- A seat ends with its match.
SELECT DISTINCT s.match_id AS subject FROM seats s JOIN matches m ON m.id = s.match_id
WHERE coalesce(s.ended_at, 0) <> coalesce(m.ended_at, 0) ORDER BY s.match_id;

-- name: stale_picks
-- A hidden choice is gone after the reveal.
SELECT p.match_id AS subject FROM picks p JOIN matches m ON m.id = p.match_id
WHERE m.status = 'over' OR p.revision <> m.revision ORDER BY p.match_id;

-- name: stale_orders
-- Nothing is planned for a match that is over.
SELECT o.match_id AS subject FROM orders o JOIN matches m ON m.id = o.match_id
WHERE m.status = 'over' ORDER BY o.match_id;

-- name: stale_instructions
-- Nothing is settled ahead in a match that is over.
SELECT i.match_id AS subject FROM instructions i JOIN matches m ON m.id = i.match_id
WHERE m.status = 'over' ORDER BY i.match_id;

-- name: stale_follows
-- Nobody follows a match that is over.
SELECT f.match_id AS subject FROM follows f JOIN matches m ON m.id = f.match_id
WHERE m.status = 'over' ORDER BY f.match_id;

-- name: crooked_reversals
-- What is taken back is exactly what was given.
SELECT r.id AS subject FROM honor r JOIN honor h ON h.id = r.reverses
WHERE r.amount <> -h.amount OR r.user_id <> h.user_id OR r.guild_id <> h.guild_id ORDER BY r.id;

-- name: crooked_tallies
-- What boards go by is what the ledgers add up to; a server that is removed loses them row by row.
SELECT CAST(min(b.user_id) AS TEXT) AS subject FROM (
    SELECT guild_id, user_id, board, season, amount FROM tallies
    UNION ALL SELECT guild_id, user_id, 'honor', 0, -amount FROM honor
    UNION ALL SELECT guild_id, user_id, 'honor', season, -amount FROM honor
    UNION ALL SELECT guild_id, user_id, game, 0, -1 FROM records WHERE result = 'won'
) AS b
WHERE b.guild_id NOT IN (SELECT guild_id FROM guilds WHERE removing = 1)
GROUP BY b.guild_id, b.user_id, b.board, b.season HAVING sum(b.amount) <> 0 ORDER BY subject;

-- name: doubled_honor
-- A deed of one source stands once at most.
SELECT min(h.id) AS subject FROM honor h
WHERE h.reverses IS NULL AND NOT EXISTS (SELECT 1 FROM honor r WHERE r.reverses = h.id)
GROUP BY h.guild_id, h.source_kind, h.source_id, h.user_id, h.deed HAVING count(*) > 1 ORDER BY subject;

-- name: unearned_marks
-- A mark of a match goes to a player who stayed to its end, and none to a table with the house.
SELECT k.match_id AS subject FROM marks k JOIN matches m ON m.id = k.match_id
LEFT JOIN seats s ON s.match_id = k.match_id AND s.user_id = k.user_id
WHERE m.status <> 'over' OR s.seat IS NULL OR s.left_as IS NOT NULL OR (m.level IS NOT NULL AND k.mark <> 'house')
    OR (m.alone = 0 AND m.counted = 0)
ORDER BY k.match_id;

-- name: unearned_victories
-- Only who fought a duel of a gathering that counts has honor from its end.
SELECT h.id AS subject FROM honor h
WHERE h.deed IN ('gathering-won', 'war-won', 'kensei') AND h.reverses IS NULL AND NOT EXISTS (
    SELECT 1 FROM bouts b JOIN matches m ON m.id = b.match_id JOIN seats s ON s.match_id = m.id
    WHERE b.gathering_id = h.source_id AND s.user_id = h.user_id AND m.counted = 1)
ORDER BY h.id;

-- name: unasked_fighters
-- Nobody fights in a war of clans who has not said so.
SELECT w.id AS subject FROM clan_wars w JOIN entrants e ON e.gathering_id = w.gathering_id
WHERE NOT EXISTS (
    SELECT 1 FROM clan_war_fighters f WHERE f.war_id = w.id AND f.user_id = e.user_id AND f.answer = 'confirmed')
ORDER BY w.id;

-- name: worths
-- What each deed was entered with.
SELECT DISTINCT deed, amount FROM honor WHERE reverses IS NULL ORDER BY deed, amount;

-- name: doubled_fighters
-- Nobody fights two duels of one gathering at once.
SELECT b.gathering_id AS subject FROM bouts b JOIN matches m ON m.id = b.match_id JOIN seats s ON s.match_id = m.id
WHERE b.status = 'open' AND m.status = 'ongoing'
GROUP BY b.gathering_id, s.user_id HAVING count(*) > 1 ORDER BY b.gathering_id;

-- name: overfull_gatherings
SELECT g.id AS subject FROM gatherings g
WHERE g.kind NOT LIKE 'gathering.tournament/%'
  AND (SELECT count(*) FROM entrants e WHERE e.gathering_id = g.id) > g.places ORDER BY g.id;

-- name: torn_gatherings
-- A gathering has as many moves in its log as its revision says, and its beginning.
SELECT g.id AS subject FROM gatherings g
WHERE g.started_at IS NOT NULL
  AND g.revision + 1 <> (SELECT count(*) FROM gathering_moves v WHERE v.gathering_id = g.id) ORDER BY g.id;

-- name: leaderless_clans
-- A clan that stands has one leader, and one that has ended has nobody.
SELECT c.id AS subject FROM clans c
WHERE (SELECT count(*) FROM clan_members n WHERE n.clan_id = c.id AND n.role = 'leader')
    <> CASE WHEN c.ended_at IS NULL THEN 1 ELSE 0 END ORDER BY c.id;

-- name: hasty_forfeits
-- Nobody forfeits before they could have stayed away often enough.
SELECT s.match_id AS subject FROM seats s JOIN matches m ON m.id = s.match_id
WHERE s.left_as = 'forfeited' AND m.revision < :least ORDER BY s.match_id;

-- name: stuck_matches
SELECT id AS subject FROM matches
WHERE status = 'ongoing' AND held IS NULL AND (deadline_at IS NULL OR deadline_at < :before)
    AND (SELECT count(*) FROM seats s WHERE s.match_id = matches.id) > 1
    AND guild_id NOT IN (SELECT guild_id FROM guilds WHERE left_at IS NOT NULL) ORDER BY id;

-- name: stuck_bouts
SELECT b.match_id AS subject FROM bouts b JOIN gatherings g ON g.id = b.gathering_id
WHERE g.status = 'underway' AND g.paused_at IS NULL AND b.status = 'open' AND b.clock_at < :before
    AND g.guild_id NOT IN (SELECT guild_id FROM guilds WHERE left_at IS NOT NULL) ORDER BY b.match_id;

-- name: stuck_gatherings
SELECT id AS subject FROM gatherings
WHERE status IN ('open', 'check-in', 'underway') AND paused_at IS NULL AND clock_at < :before
    AND guild_id NOT IN (SELECT guild_id FROM guilds WHERE left_at IS NOT NULL) ORDER BY id;

-- name: stuck_challenges
SELECT id AS subject FROM challenges WHERE status = 'open' AND expires_at < :before
    AND guild_id NOT IN (SELECT guild_id FROM guilds WHERE left_at IS NOT NULL) ORDER BY id;

-- name: stuck_queued
SELECT id AS subject FROM queued WHERE status = 'waiting' AND looks_at < :before
    AND guild_id NOT IN (SELECT guild_id FROM guilds WHERE left_at IS NOT NULL) ORDER BY id;

-- name: stuck_lobbies
SELECT id AS subject FROM lobbies WHERE status = 'open' AND expires_at < :before
    AND guild_id NOT IN (SELECT guild_id FROM guilds WHERE left_at IS NOT NULL) ORDER BY id;

-- name: stuck_invites
SELECT id AS subject FROM clan_invites WHERE status = 'open' AND expires_at < :before
    AND guild_id NOT IN (SELECT guild_id FROM guilds WHERE left_at IS NOT NULL) ORDER BY id;

-- name: stuck_wars
SELECT id AS subject FROM clan_wars WHERE status IN ('proposed', 'agreed', 'mustering') AND expires_at < :before
    AND guild_id NOT IN (SELECT guild_id FROM guilds WHERE left_at IS NOT NULL) ORDER BY id;

-- name: stuck_parcels
-- What stands first in its lane and should be gone.
SELECT o.lane AS subject FROM outbox o
WHERE o.due_at < :before AND o.claimed_until < :before
    AND NOT EXISTS (SELECT 1 FROM outbox p WHERE p.lane = o.lane AND p.rank < o.rank) ORDER BY o.lane;

-- name: unfinished
-- What somebody plays alone may be left for good.
SELECT id AS subject FROM matches m WHERE status = 'ongoing'
    AND (contest_id IS NOT NULL OR (SELECT count(*) FROM seats s WHERE s.match_id = m.id) > 1)
UNION ALL SELECT id FROM contests WHERE status = 'open'
UNION ALL SELECT id FROM gatherings WHERE status IN ('open', 'check-in', 'underway')
UNION ALL SELECT id FROM challenges WHERE status = 'open'
UNION ALL SELECT id FROM queued WHERE status = 'waiting'
UNION ALL SELECT id FROM lobbies WHERE status = 'open'
UNION ALL SELECT id FROM clan_invites WHERE status = 'open'
UNION ALL SELECT id FROM clan_wars WHERE status IN ('proposed', 'agreed', 'mustering', 'begun')
UNION ALL SELECT lane FROM outbox ORDER BY subject;

-- name: next_due^
-- When the bot has something to do next; 0 where nothing waits. In a server without it, time stands still.
SELECT coalesce(min(at), 0) AS amount FROM (
    SELECT min(deadline_at) AS at FROM matches WHERE status = 'ongoing' AND deadline_at IS NOT NULL
        AND guild_id NOT IN (SELECT guild_id FROM guilds WHERE left_at IS NOT NULL)
    UNION ALL SELECT min(remind_at) FROM matches WHERE status = 'ongoing' AND remind_at IS NOT NULL
        AND guild_id NOT IN (SELECT guild_id FROM guilds WHERE left_at IS NOT NULL)
    UNION ALL SELECT min(expires_at) FROM challenges WHERE status = 'open'
        AND guild_id NOT IN (SELECT guild_id FROM guilds WHERE left_at IS NOT NULL)
    UNION ALL SELECT min(looks_at) FROM queued WHERE status = 'waiting'
        AND guild_id NOT IN (SELECT guild_id FROM guilds WHERE left_at IS NOT NULL)
    UNION ALL SELECT min(expires_at) FROM lobbies WHERE status = 'open'
        AND guild_id NOT IN (SELECT guild_id FROM guilds WHERE left_at IS NOT NULL)
    UNION ALL SELECT min(expires_at) FROM clan_invites WHERE status = 'open'
        AND guild_id NOT IN (SELECT guild_id FROM guilds WHERE left_at IS NOT NULL)
    UNION ALL SELECT min(expires_at) FROM clan_wars WHERE status IN ('proposed', 'agreed', 'mustering')
        AND guild_id NOT IN (SELECT guild_id FROM guilds WHERE left_at IS NOT NULL)
    UNION ALL SELECT min(ends_at) FROM contests WHERE status = 'open'
        AND (day IS NOT NULL OR guild_id NOT IN (SELECT guild_id FROM guilds WHERE left_at IS NOT NULL))
    UNION ALL SELECT min(opens_at) FROM cups WHERE paused = 0
        AND guild_id NOT IN (SELECT guild_id FROM guilds WHERE left_at IS NOT NULL)
    UNION ALL SELECT min(ends_at) FROM seasons WHERE closed_at IS NULL
        AND guild_id NOT IN (SELECT guild_id FROM guilds WHERE left_at IS NOT NULL)
    UNION ALL SELECT min(clock_at) FROM gatherings
        WHERE status IN ('open', 'check-in', 'underway') AND paused_at IS NULL AND clock_at IS NOT NULL
        AND guild_id NOT IN (SELECT guild_id FROM guilds WHERE left_at IS NOT NULL)
    UNION ALL SELECT min(b.clock_at) FROM bouts b JOIN gatherings g ON g.id = b.gathering_id
        WHERE b.status = 'open' AND g.status = 'underway' AND g.paused_at IS NULL
        AND g.guild_id NOT IN (SELECT guild_id FROM guilds WHERE left_at IS NOT NULL)
    UNION ALL SELECT 1 WHERE EXISTS (
        SELECT 1 FROM bouts b JOIN gatherings g ON g.id = b.gathering_id
        WHERE b.status = 'ended' AND g.status = 'underway'
        AND g.guild_id NOT IN (SELECT guild_id FROM guilds WHERE left_at IS NOT NULL))
    UNION ALL SELECT min(CASE WHEN o.due_at > o.claimed_until THEN o.due_at ELSE o.claimed_until END) FROM outbox o
        WHERE NOT EXISTS (SELECT 1 FROM outbox p WHERE p.lane = o.lane AND p.rank < o.rank)
) waiting;

-- name: match_now^
SELECT m.id, m.guild_id, m.game, m.pace, m.revision, m.status, m.outcome, m.state,
    CASE WHEN m.deadline_at IS NOT NULL OR m.held IS NOT NULL OR m.house_asked = 1 THEN 1 ELSE 0 END AS clocked,
    (SELECT count(*) FROM turns t WHERE t.match_id = m.id)
    + coalesce((SELECT plays FROM packed_logs l WHERE l.match_id = m.id), 0) AS turns,
    (SELECT count(*) FROM picks p WHERE p.match_id = m.id AND (m.status = 'over' OR p.revision <> m.revision))
    + (SELECT count(*) FROM orders o WHERE o.match_id = m.id AND m.status = 'over')
    + (SELECT count(*) FROM instructions i WHERE i.match_id = m.id AND m.status = 'over') AS stale,
    coalesce((SELECT g.honor FROM guilds g WHERE g.guild_id = m.guild_id), 1) AS honor,
    m.alone, CASE WHEN m.level IS NOT NULL OR EXISTS (
        SELECT 1 FROM seats s WHERE s.match_id = m.id AND s.since IS NOT NULL) THEN 1 ELSE 0 END AS uncounted
FROM matches m WHERE m.id = :id;

-- name: picked_now
SELECT DISTINCT seat FROM picks WHERE match_id = :match_id AND revision = :revision ORDER BY seat;

-- name: settled_now
SELECT seat, topic, ranking FROM instructions WHERE match_id = :match_id AND in_force = 1 ORDER BY seat, topic;

-- name: turns_now
SELECT revision, entry, stand_ins FROM turns WHERE match_id = :match_id AND revision > :after ORDER BY revision;

-- name: seats_now
SELECT seat, user_id, left_as FROM seats WHERE match_id = :match_id ORDER BY seat;

-- name: deeds_now
SELECT user_id, deed FROM honor
WHERE source_kind = 'match' AND source_id = :match_id AND deed IN ('fought', 'won', 'gave-time') AND reverses IS NULL
    AND guild_id = (SELECT guild_id FROM matches WHERE id = :match_id)
ORDER BY user_id, deed;

-- name: givers_now
SELECT DISTINCT n.seat FROM notices n WHERE n.match_id = :match_id AND n.kind = 'gave-time' ORDER BY n.seat;

-- name: count_now^
-- Whether a match counts, and how often those two at its table who met most often did so in others that count.
SELECT m.counted, cast(coalesce((SELECT max(times) FROM (
    SELECT count(*) AS times FROM seats a JOIN seats b ON b.match_id = a.match_id AND b.user_id > a.user_id
    JOIN matches o ON o.id = a.match_id
    WHERE o.id <> m.id AND o.guild_id = m.guild_id AND o.game = m.game AND o.counted = 1
        AND o.ended_at > m.ended_at - :week
        AND a.user_id IN (SELECT s.user_id FROM seats s WHERE s.match_id = m.id)
        AND b.user_id IN (SELECT s.user_id FROM seats s WHERE s.match_id = m.id)
    GROUP BY a.user_id, b.user_id) pairs), 0) AS BIGINT) AS met
FROM matches m WHERE m.id = :match_id;

-- name: gathering_now^
SELECT g.id, g.revision, g.pace, g.round_time, CASE WHEN g.started_at IS NULL THEN 0 ELSE 1 END AS begun,
    (SELECT count(*) FROM gathering_moves v WHERE v.gathering_id = g.id) AS moves,
    (SELECT count(*) FROM (
        SELECT s.user_id FROM bouts b JOIN matches m ON m.id = b.match_id JOIN seats s ON s.match_id = m.id
        WHERE b.gathering_id = g.id AND b.status = 'open' AND m.status = 'ongoing'
        GROUP BY s.user_id HAVING count(*) > 1) busy) AS twice
FROM gatherings g WHERE g.id = :id;

-- name: moves_now
SELECT revision, move FROM gathering_moves WHERE gathering_id = :gathering_id AND revision > :after ORDER BY revision;

-- name: bout_now^
SELECT bout, match_id FROM bouts WHERE gathering_id = :gathering_id AND bout = :bout;

-- name: quiet_now^
SELECT user_id, zone, quiet_from, quiet_until, quiet_days FROM habits WHERE user_id = :user_id;

-- name: running_clocks
-- What somebody has time for: a turn, an answer, a check-in, to enter. In a server without the bot, time stands still.
SELECT id, deadline_at, revision, 0 AS announced FROM matches WHERE status = 'ongoing' AND deadline_at IS NOT NULL
    AND guild_id NOT IN (SELECT guild_id FROM guilds WHERE left_at IS NOT NULL)
UNION ALL SELECT id, expires_at, 0, 0 FROM challenges WHERE status = 'open'
    AND guild_id NOT IN (SELECT guild_id FROM guilds WHERE left_at IS NOT NULL)
UNION ALL SELECT id, expires_at, 0, 0 FROM queued WHERE status = 'waiting'
    AND guild_id NOT IN (SELECT guild_id FROM guilds WHERE left_at IS NOT NULL)
UNION ALL SELECT id, expires_at, 0, 0 FROM lobbies WHERE status = 'open'
    AND guild_id NOT IN (SELECT guild_id FROM guilds WHERE left_at IS NOT NULL)
UNION ALL SELECT id, expires_at, 0, 0 FROM clan_invites WHERE status = 'open'
    AND guild_id NOT IN (SELECT guild_id FROM guilds WHERE left_at IS NOT NULL)
UNION ALL SELECT id, expires_at, 0, 0 FROM clan_wars WHERE status IN ('proposed', 'agreed', 'mustering')
    AND guild_id NOT IN (SELECT guild_id FROM guilds WHERE left_at IS NOT NULL)
UNION ALL SELECT id, clock_at, revision, CASE WHEN status = 'open' AND begins_at IS NOT NULL THEN 1 ELSE 0 END
FROM gatherings
WHERE status IN ('open', 'check-in', 'underway') AND paused_at IS NULL AND clock_at IS NOT NULL
    AND guild_id NOT IN (SELECT guild_id FROM guilds WHERE left_at IS NOT NULL)
ORDER BY id;

-- name: letters_waiting
-- When each parcel that waits is free to go.
SELECT lane || ' ' || rank AS id, CASE WHEN due_at > claimed_until THEN due_at ELSE claimed_until END AS deadline_at,
    0 AS revision, 0 AS announced
FROM outbox ORDER BY id;

-- name: tournaments_begun
-- Those whose time goes on: in a server without the bot it stands still.
SELECT id, ended_at, revision FROM gatherings
WHERE kind IN ('gathering.kyoto/1', 'gathering.tournament/1') AND started_at IS NOT NULL AND (ended_at IS NULL OR ended_at > :since)
    AND guild_id NOT IN (SELECT guild_id FROM guilds WHERE left_at IS NOT NULL)
ORDER BY id;

-- name: honor_sums
-- Everybody's honor in a server, by the whole ledger.
SELECT user_id, CAST(sum(amount) AS BIGINT) AS amount FROM honor WHERE guild_id = :guild_id GROUP BY user_id ORDER BY user_id;

-- name: left_of_server
-- What is still there of a server.
SELECT 'guilds' AS subject FROM guilds WHERE guild_id = :guild_id
UNION SELECT 'members' FROM members WHERE guild_id = :guild_id
UNION SELECT 'matches' FROM matches WHERE guild_id = :guild_id
UNION SELECT 'campaigns' FROM campaigns WHERE guild_id = :guild_id
UNION SELECT 'contests' FROM contests WHERE guild_id = :guild_id
UNION SELECT 'contest_entries' FROM contest_entries WHERE guild_id = :guild_id
UNION SELECT 'challenges' FROM challenges WHERE guild_id = :guild_id
UNION SELECT 'queued' FROM queued WHERE guild_id = :guild_id
UNION SELECT 'lobbies' FROM lobbies WHERE guild_id = :guild_id
UNION SELECT 'gatherings' FROM gatherings WHERE guild_id = :guild_id
UNION SELECT 'clans' FROM clans WHERE guild_id = :guild_id
UNION SELECT 'honor' FROM honor WHERE guild_id = :guild_id
UNION SELECT 'tallies' FROM tallies WHERE guild_id = :guild_id
UNION SELECT 'ratings' FROM ratings WHERE guild_id = :guild_id
UNION SELECT 'marks' FROM marks WHERE guild_id = :guild_id
UNION SELECT 'reports' FROM reports WHERE guild_id = :guild_id
UNION SELECT 'moderation' FROM moderation WHERE guild_id = :guild_id
UNION SELECT 'mutes' FROM mutes WHERE guild_id = :guild_id
ORDER BY subject;

-- name: endings
-- How many matches of each game ended in each way.
SELECT game, outcome, count(*) AS amount FROM matches WHERE status = 'over' GROUP BY game, outcome ORDER BY game, outcome;

-- name: duels_ended
-- The duels that nobody left, how they ended, and in how many plays.
SELECT id, game, revision, outcome FROM matches m
WHERE status = 'over' AND (SELECT count(*) FROM seats s WHERE s.match_id = m.id) = 2
    AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.match_id = m.id AND s.left_as IS NOT NULL) ORDER BY game, id;

-- name: gathering_ends
SELECT kind, status, count(*) AS amount FROM gatherings GROUP BY kind, status ORDER BY kind, status;

-- name: honor_total^
SELECT CAST(coalesce(sum(amount), 0) AS BIGINT) AS amount FROM honor;

-- name: all_turns
SELECT * FROM turns ORDER BY match_id, revision;

-- name: all_packed_logs
SELECT * FROM packed_logs ORDER BY match_id;
