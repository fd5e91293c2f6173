-- name: follow_add!
INSERT INTO follows (match_id, user_id) VALUES (:match_id, :user_id);

-- name: follow_end!
DELETE FROM follows WHERE match_id = :match_id AND user_id = :user_id;

-- name: follows_count^
SELECT count(*) AS amount FROM follows WHERE user_id = :user_id;

-- name: followers_of
-- People who have sat down at the table since then learn of its end anyway.
SELECT f.user_id FROM follows f
WHERE f.match_id = :match_id
    AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.match_id = f.match_id AND s.user_id = f.user_id)
ORDER BY f.user_id;

-- name: follows_over!
DELETE FROM follows WHERE match_id = :match_id;

-- name: follows_leave!
-- A person who has left a server follows nothing there.
DELETE FROM follows WHERE user_id = :user_id
    AND match_id IN (SELECT m.id FROM matches m WHERE m.id = follows.match_id AND m.guild_id = :guild_id);
