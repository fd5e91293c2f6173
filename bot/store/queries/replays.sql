-- name: ended_of_person
-- Somebody's matches that are over, the newest ones, with all who sat at their tables. What others may still play
-- is left out. SQLite joins across in the order written: it is to begin with one person's seats, those included
-- that they gave up.
SELECT e.id, e.game, e.ended_at, o.user_id, coalesce(n.name, '') AS name
FROM (
    SELECT * FROM (
        SELECT m.id, m.game, m.guild_id, m.ended_at FROM seats s CROSS JOIN matches m
        WHERE s.user_id = :user_id AND s.ended_at IS NOT NULL AND m.id = s.match_id AND m.status = 'over'
            AND NOT EXISTS (SELECT 1 FROM contests c WHERE c.id = m.contest_id AND c.status = 'open')
        ORDER BY s.ended_at DESC LIMIT :most
    ) AS kept
    UNION SELECT * FROM (
        SELECT m.id, m.game, m.guild_id, m.ended_at FROM substitutions u CROSS JOIN matches m
        WHERE u.leaver_id = :user_id AND u.status = 'seated' AND m.id = u.match_id AND m.status = 'over'
            AND NOT EXISTS (SELECT 1 FROM contests c WHERE c.id = m.contest_id AND c.status = 'open')
        ORDER BY m.ended_at DESC LIMIT :most
    ) AS given_up
    ORDER BY ended_at DESC LIMIT :most
) AS e
JOIN seats o ON o.match_id = e.id
LEFT JOIN members n ON n.guild_id = e.guild_id AND n.user_id = o.user_id
ORDER BY e.ended_at DESC, e.id, o.seat;

-- name: ended_of_server
-- The matches of a server that are over and were played before everybody's eyes, or shown to them later.
SELECT e.id, e.game, e.ended_at, o.user_id, coalesce(n.name, '') AS name
FROM (
    SELECT m.id, m.game, m.guild_id, m.ended_at FROM matches m
    WHERE m.guild_id = :guild_id AND m.status = 'over'
        AND NOT EXISTS (SELECT 1 FROM contests c WHERE c.id = m.contest_id AND c.status = 'open')
        AND (m.alone = 0 OR m.shared = 1)
    ORDER BY m.started_at DESC LIMIT :most
) AS e
JOIN seats o ON o.match_id = e.id
LEFT JOIN members n ON n.guild_id = e.guild_id AND n.user_id = o.user_id
ORDER BY e.ended_at DESC, e.id, o.seat;

-- name: fought_by_person
-- Somebody's newest matches against people in a server that are over.
SELECT m.id, m.game FROM seats s CROSS JOIN matches m
WHERE s.user_id = :user_id AND s.ended_at IS NOT NULL AND m.id = s.match_id AND m.guild_id = :guild_id AND m.status = 'over'
    AND m.level IS NULL
ORDER BY s.ended_at DESC LIMIT :most;
