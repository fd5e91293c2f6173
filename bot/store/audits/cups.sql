-- name: doubled_cups
-- A tournament that is held every week is held once each.
SELECT min(id) AS subject FROM gatherings WHERE cup_id IS NOT NULL AND status <> 'called-off'
GROUP BY cup_id, begins_at HAVING count(*) > 1 ORDER BY subject;

-- name: stuck_cups
SELECT id AS subject FROM cups WHERE paused = 0 AND opens_at < :before
    AND guild_id NOT IN (SELECT guild_id FROM guilds WHERE left_at IS NOT NULL) ORDER BY id;

-- name: stuck_seasons
SELECT CAST(guild_id AS TEXT) AS subject FROM seasons WHERE closed_at IS NULL AND ends_at < :before
    AND guild_id NOT IN (SELECT guild_id FROM guilds WHERE left_at IS NOT NULL) ORDER BY guild_id;
