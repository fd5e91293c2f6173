-- name: doubled_entries
-- Nobody plays a contest twice.
SELECT min(m.id) AS subject FROM matches m JOIN seats s ON s.match_id = m.id
WHERE m.contest_id IS NOT NULL AND m.campaign_id IS NULL
GROUP BY m.contest_id, s.user_id HAVING count(*) > 1 ORDER BY subject;

-- name: torn_entries
-- Nothing is under way in a contest that is closed, and nothing goes on whose end was noted.
SELECT e.contest_id AS subject FROM contest_entries e JOIN contests c ON c.id = e.contest_id
WHERE (c.status = 'closed' AND e.status = 'underway')
    OR (e.status <> 'underway' AND EXISTS (SELECT 1 FROM matches m
        WHERE (m.id = e.match_id OR m.campaign_id = e.campaign_id) AND m.status = 'ongoing'))
ORDER BY e.contest_id;

-- name: greedy_people
-- A deed that counts only so often in a while stands no more often for anybody.
SELECT h.id AS subject FROM honor h
WHERE h.deed = :deed AND h.reverses IS NULL AND NOT EXISTS (SELECT 1 FROM honor r WHERE r.reverses = h.id) AND (
    SELECT count(*) FROM honor e
    WHERE e.guild_id = h.guild_id AND e.user_id = h.user_id AND e.deed = h.deed AND e.reverses IS NULL
        AND e.at > h.at - :within AND e.at <= h.at
        AND NOT EXISTS (SELECT 1 FROM honor r WHERE r.reverses = e.id)) > :most
ORDER BY h.id;

-- name: stuck_contests
-- A day ends by the calendar; what two play against each other stands still in a server without the bot.
SELECT id AS subject FROM contests WHERE status = 'open' AND ends_at < :before
    AND (day IS NOT NULL OR guild_id NOT IN (SELECT guild_id FROM guilds WHERE left_at IS NOT NULL)) ORDER BY id;

-- name: entry_ends
-- How people's parts in contests of each kind ended.
SELECT c.kind, e.status, count(*) AS amount FROM contest_entries e JOIN contests c ON c.id = e.contest_id
GROUP BY c.kind, e.status ORDER BY c.kind, e.status;
