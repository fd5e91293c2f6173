-- name: torn_matches
-- A match has as many turns in its log as its revision says.
SELECT m.id AS subject FROM matches m
WHERE m.revision <> (SELECT count(*) FROM turns t WHERE t.match_id = m.id) ORDER BY m.id;

-- name: stale_picks
-- A hidden choice is gone after the reveal.
SELECT p.match_id AS subject FROM picks p JOIN matches m ON m.id = p.match_id
WHERE m.status = 'over' OR p.revision <> m.revision ORDER BY p.match_id;

-- name: crooked_reversals
-- What is taken back is exactly what was given.
SELECT r.id AS subject FROM honor r JOIN honor h ON h.id = r.reverses
WHERE r.amount <> -h.amount OR r.user_id <> h.user_id OR r.guild_id <> h.guild_id ORDER BY r.id;

-- name: doubled_fighters
-- Nobody fights two duels of one gathering at once.
SELECT b.gathering_id AS subject FROM bouts b JOIN matches m ON m.id = b.match_id JOIN seats s ON s.match_id = m.id
WHERE b.status = 'open' AND m.status = 'ongoing'
GROUP BY b.gathering_id, s.user_id HAVING count(*) > 1 ORDER BY b.gathering_id;

-- name: overfull_gatherings
SELECT g.id AS subject FROM gatherings g
WHERE g.kind NOT LIKE 'gathering.tournament/%'
  AND (SELECT count(*) FROM entrants e WHERE e.gathering_id = g.id) > g.places ORDER BY g.id;

-- name: hasty_forfeits
-- Nobody forfeits before they could have stayed away often enough.
SELECT s.match_id AS subject FROM seats s JOIN matches m ON m.id = s.match_id
WHERE s.left_as = 'forfeited' AND m.revision < :least ORDER BY s.match_id;

-- name: stuck_matches
SELECT id AS subject FROM matches WHERE status = 'ongoing' AND held IS NULL AND (deadline_at IS NULL OR deadline_at < :before)
ORDER BY id;

-- name: stuck_gatherings
SELECT id AS subject FROM gatherings
WHERE status IN ('open', 'check-in', 'underway') AND paused_at IS NULL AND clock_at < :before ORDER BY id;

-- name: stuck_challenges
SELECT id AS subject FROM challenges WHERE status = 'open' AND expires_at < :before ORDER BY id;

-- name: stuck_lobbies
SELECT id AS subject FROM lobbies WHERE status = 'open' AND expires_at < :before ORDER BY id;

-- name: stuck_parcels
SELECT lane AS subject FROM outbox WHERE due_at < :before AND claimed_until < :before ORDER BY lane;

-- name: unfinished
SELECT id AS subject FROM matches WHERE status = 'ongoing'
UNION ALL SELECT id FROM gatherings WHERE status IN ('open', 'check-in', 'underway')
UNION ALL SELECT id FROM challenges WHERE status = 'open'
UNION ALL SELECT id FROM lobbies WHERE status = 'open' ORDER BY subject;

-- name: ongoing_matches
SELECT id AS subject FROM matches WHERE status = 'ongoing' ORDER BY id;

-- name: fingerprint_turns
SELECT match_id, revision, events, at FROM turns ORDER BY match_id, revision;

-- name: endings
-- How many matches of each game ended in each way.
SELECT game, outcome, count(*) AS amount FROM matches WHERE status = 'over' GROUP BY game, outcome ORDER BY game, outcome;

-- name: gathering_ends
SELECT kind, status, count(*) AS amount FROM gatherings GROUP BY kind, status ORDER BY kind, status;

-- name: honor_total^
SELECT CAST(coalesce(sum(amount), 0) AS BIGINT) AS amount FROM honor;

-- name: stand_in_turns^
SELECT count(*) AS amount FROM turns WHERE stand_ins <> '[]';

-- name: all_turns^
SELECT count(*) AS amount FROM turns;
