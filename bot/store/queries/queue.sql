-- name: queued_add!
-- Adds nothing if this person already waits there for this game.
INSERT INTO queued (id, guild_id, user_id, game, pace, wish, channel_id, open_to_all, acceptance_id, status, joined_at,
    looks_at, expires_at, seed, seal)
VALUES (:id, :guild_id, :user_id, :game, :pace, :wish, :channel_id, :open_to_all, :acceptance_id, 'waiting', :joined_at,
    :looks_at, :expires_at, :seed, :seal)
ON CONFLICT DO NOTHING;

-- name: queued_by_id^
SELECT * FROM queued WHERE id = :id;

-- name: queued_of
-- Where a person waits in a server, in the order in which they joined.
SELECT * FROM queued WHERE guild_id = :guild_id AND user_id = :user_id AND status = 'waiting' ORDER BY joined_at, id;

-- name: queued_alike
-- Others who want the same. Their ids are random, so the order does not reveal when they came.
SELECT * FROM queued
WHERE guild_id = :guild_id AND game = :game AND pace = :pace AND status = 'waiting'
    AND user_id <> :user_id AND joined_at <= :joined_by
ORDER BY id LIMIT :most;

-- name: queued_pair
-- Take two for this transaction, only while both wait.
UPDATE queued SET status = status WHERE id IN (:id, :foe_id) AND status = 'waiting' RETURNING *;

-- name: queued_look_at!
UPDATE queued SET looks_at = :looks_at WHERE id = :id AND status = 'waiting';

-- name: queued_lapse!
UPDATE queued SET status = 'lapsed', seed = NULL WHERE id = :id AND status = 'waiting';

-- name: queued_leave!
DELETE FROM queued WHERE guild_id = :guild_id AND user_id = :user_id AND game = :game AND status = 'waiting';

-- name: queued_forget_lapsed!
-- A person who joins again no longer needs to be told that nobody was found.
DELETE FROM queued WHERE guild_id = :guild_id AND user_id = :user_id AND game = :game AND status = 'lapsed';

-- name: queued_ended_of
-- Lapsed waits that the person has yet to be told of.
SELECT * FROM queued WHERE guild_id = :guild_id AND user_id = :user_id AND status = 'lapsed' ORDER BY expires_at, id;

-- name: queued_remove!
DELETE FROM queued WHERE id = :id;

-- name: due_queued
SELECT id FROM queued WHERE status = 'waiting' AND looks_at <= :now
    AND guild_id NOT IN (SELECT guild_id FROM guilds WHERE left_at IS NOT NULL)
    AND (guild_id >> 22) % :shards BETWEEN :first AND :last
    AND NOT EXISTS (SELECT 1 FROM stumbles s WHERE s.kind = 'queued' AND s.subject = queued.id AND s.look_at > :now)
ORDER BY looks_at LIMIT :most;
