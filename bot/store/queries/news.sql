-- name: due_mornings
-- In a server the bot was taken out of, nothing is told.
SELECT d.id FROM (
    SELECT CAST(guild_id AS TEXT) AS id, news_at FROM guilds WHERE news_at <= :now AND left_at IS NULL) d
WHERE NOT EXISTS (SELECT 1 FROM stumbles s WHERE s.kind = 'morning' AND s.subject = d.id AND s.look_at > :now)
ORDER BY d.news_at, d.id LIMIT :most;

-- name: guild_news_next!
UPDATE guilds SET news_at = :news_at, news_told = :news_told WHERE guild_id = :guild_id;

-- name: mornings_anew!
-- The clock was set back: the next morning is reckoned once more.
UPDATE guilds SET news_at = 0 WHERE news_at > :now;
