-- name: ended_of_person
-- A person's newest ended matches, with everyone who sat at their tables, but without those that others may still play.
-- SQLite runs a CROSS JOIN in the order written: it must begin with one person's seats, including those they gave up.
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
-- The ended matches of a server that were played in public or shared later.
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
-- A person's newest ended matches against people in a server.
SELECT m.id, m.game FROM seats s CROSS JOIN matches m
WHERE s.user_id = :user_id AND s.ended_at IS NOT NULL AND m.id = s.match_id AND m.guild_id = :guild_id AND m.status = 'over'
    AND m.level IS NULL
ORDER BY s.ended_at DESC LIMIT :most;
