-- name: due_mornings
-- No news in a server that the bot was removed from.
SELECT d.id FROM (
    SELECT CAST(guild_id AS TEXT) AS id, news_at FROM guilds
    WHERE news_at <= :now AND left_at IS NULL AND (guild_id >> 22) % :shards BETWEEN :first AND :last) d
WHERE NOT EXISTS (SELECT 1 FROM stumbles s WHERE s.kind = 'morning' AND s.subject = d.id AND s.look_at > :now)
ORDER BY d.news_at, d.id LIMIT :most;

-- name: guild_news_next!
UPDATE guilds SET news_at = :news_at, news_told = :news_told WHERE guild_id = :guild_id;

-- name: mornings_anew!
-- The clock was set back: the next morning is worked out again.
UPDATE guilds SET news_at = 0 WHERE news_at > :now AND (guild_id >> 22) % :shards BETWEEN :first AND :last;

-- name: week_matches^
SELECT count(*) AS amount FROM matches
WHERE guild_id = :guild_id AND counted = 1 AND ended_at >= :since AND ended_at < :until;

-- name: week_upset^
-- The victory with the largest gap in rating to a stronger opponent, between two whom news may name.
SELECT w.user_id, coalesce(a.name, '') AS name, coalesce(b.name, '') AS beaten, w.game,
    l.level_before - w.level_before AS gap
FROM rated w CROSS JOIN rated l
LEFT JOIN members a ON a.guild_id = w.guild_id AND a.user_id = w.user_id
LEFT JOIN members b ON b.guild_id = l.guild_id AND b.user_id = l.user_id
WHERE w.guild_id = :guild_id AND w.at >= :since AND w.at < :until AND w.place = 1
    AND l.match_id = w.match_id AND l.place > 1 AND l.level_before > w.level_before
    AND NOT EXISTS (SELECT 1 FROM habits h WHERE h.user_id IN (w.user_id, l.user_id) AND h.news = 0)
ORDER BY l.level_before - w.level_before DESC, w.at, w.user_id, l.user_id LIMIT 1;

-- name: week_climbers
-- Only people with a settled rating whom news may name.
SELECT c.user_id, coalesce(m.name, '') AS name, c.game, c.gained FROM (
    SELECT r.user_id, r.game, CAST(sum(r.level - r.level_before) AS BIGINT) AS gained FROM rated r
    WHERE r.guild_id = :guild_id AND r.at >= :since AND r.at < :until GROUP BY r.user_id, r.game) c
CROSS JOIN ratings s LEFT JOIN members m ON m.guild_id = s.guild_id AND m.user_id = c.user_id
WHERE s.guild_id = :guild_id AND s.game = c.game AND s.user_id = c.user_id AND s.settled = 1
    AND c.gained >= CAST(:least AS BIGINT)
    AND NOT EXISTS (SELECT 1 FROM habits h WHERE h.user_id = c.user_id AND h.news = 0)
ORDER BY c.gained DESC, c.user_id, c.game LIMIT :most;

-- name: week_fights
-- Who was first in most fights of the day, among people who are not newcomers and whom news may name.
SELECT f.user_id, coalesce(m.name, '') AS name, count(*) AS times FROM (
    SELECT e.user_id, e.guild_id, rank() OVER (PARTITION BY e.contest_id ORDER BY e.score DESC) AS place
    FROM contests c JOIN contest_entries e ON e.contest_id = c.id
    WHERE c.guild_id = :guild_id AND c.kind = 'daily' AND c.status = 'closed' AND c.day >= :first AND c.day <= :last
        AND e.score IS NOT NULL AND e.newcomer = 0) f
LEFT JOIN members m ON m.guild_id = f.guild_id AND m.user_id = f.user_id
WHERE f.place = 1 AND NOT EXISTS (SELECT 1 FROM habits h WHERE h.user_id = f.user_id AND h.news = 0)
GROUP BY f.user_id, m.name ORDER BY times DESC, f.user_id LIMIT :most;

-- name: week_streak^
-- The longest run of days with an answered puzzle that ends in this period, among people who answered in this server
-- then and whom news may name.
SELECT s.user_id, coalesce(m.name, '') AS name, s.days FROM (
    SELECT d.user_id, d.run, count(*) AS days, max(d.day) AS last FROM (
        SELECT o.user_id, o.day, sum(o.anew) OVER (PARTITION BY o.user_id ORDER BY o.day) AS run FROM (
            SELECT p.user_id, p.day,
                CASE WHEN p.day - lag(p.day) OVER (PARTITION BY p.user_id ORDER BY p.day) <= :apart
                    THEN 0 ELSE 1 END AS anew
            FROM puzzle_answers p
            WHERE p.day <= :last AND p.user_id IN (
                SELECT x.user_id FROM puzzle_answers x
                WHERE x.guild_id = :guild_id AND x.day >= :first AND x.day <= :last)) o) d
    GROUP BY d.user_id, d.run) s
LEFT JOIN members m ON m.guild_id = :guild_id AND m.user_id = s.user_id
WHERE s.last >= :first AND NOT EXISTS (SELECT 1 FROM habits h WHERE h.user_id = s.user_id AND h.news = 0)
ORDER BY s.days DESC, s.user_id LIMIT 1;
