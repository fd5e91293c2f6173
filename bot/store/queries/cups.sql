-- name: cup_add!
INSERT INTO cups (id, guild_id, channel_id, host_id, title, outline, weekday, minute, zone, days, least,
    begins_at, opens_at, created_at)
VALUES (:id, :guild_id, :channel_id, :host_id, :title, :outline, :weekday, :minute, :zone, :days, :least,
    :begins_at, :opens_at, :created_at);

-- name: cup_lock^
-- Take the row for this transaction.
UPDATE cups SET paused = paused WHERE id = :id RETURNING *;

-- name: cup_by_id^
SELECT * FROM cups WHERE id = :id;

-- name: cups_in
SELECT * FROM cups WHERE guild_id = :guild_id ORDER BY created_at, id;

-- name: cup_set!
UPDATE cups SET title = :title, outline = :outline, weekday = :weekday, minute = :minute, zone = :zone, days = :days,
    least = :least, paused = :paused, begins_at = :begins_at, opens_at = :opens_at
WHERE id = :id;

-- name: cup_end!
DELETE FROM cups WHERE id = :id;

-- name: gathering_open_of_cup^
-- The one whose sign-up is open.
SELECT * FROM gatherings WHERE cup_id = :cup_id AND status IN ('open', 'check-in');

-- name: gathering_of_cup_since^
-- One whose sign-up was opened for a start at this moment or later, whatever came of it.
SELECT id FROM gatherings WHERE guild_id = :guild_id AND status IN ('open', 'check-in', 'underway', 'over', 'called-off')
    AND cup_id = :cup_id AND begins_at >= :since LIMIT 1;

-- name: due_cups
SELECT id FROM cups WHERE paused = 0 AND opens_at <= :now
    AND guild_id NOT IN (SELECT guild_id FROM guilds WHERE left_at IS NOT NULL)
    AND (guild_id >> 22) % :shards BETWEEN :first AND :last
    AND NOT EXISTS (SELECT 1 FROM stumbles s WHERE s.kind = 'cup' AND s.subject = cups.id AND s.look_at > :now)
ORDER BY opens_at LIMIT :most;
