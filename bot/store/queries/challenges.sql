-- name: challenge_add!
-- Adds nothing if the challenger already has an open challenge to the same opponent and game.
INSERT INTO challenges (id, guild_id, channel_id, challenger_id, opponent_id, game, wish, pace, status, created_at, expires_at, excuses, answers,
    seed, seal, distance)
VALUES (:id, :guild_id, :channel_id, :challenger_id, :opponent_id, :game, :wish, :pace, 'open', :created_at, :expires_at, :excuses, :answers,
    :seed, :seal, :distance)
ON CONFLICT DO NOTHING;

-- name: challenge_by_id^
SELECT * FROM challenges WHERE id = :id;

-- name: challenge_of_match^
SELECT * FROM challenges WHERE match_id = :match_id;

-- name: challenge_place!
UPDATE challenges SET message_id = :message_id WHERE id = :id;

-- name: challenge_move!
-- The channel is gone: the challenge is shown elsewhere, in a new message.
UPDATE challenges SET channel_id = :channel_id, message_id = NULL WHERE id = :id AND channel_id <> :channel_id;

-- name: challenge_close^
-- The first answer wins, and so does the first to take a challenge that anyone may take; a later one finds it closed.
-- The seed now belongs to the match, or is no longer needed.
UPDATE challenges SET status = :status, reason = :reason, match_id = :match_id, closed_at = :closed_at, seed = NULL,
    opponent_id = :opponent_id
WHERE id = :id AND status = 'open'
RETURNING *;

-- name: challenges_open_of_user
SELECT * FROM challenges
WHERE (status = 'open' AND challenger_id = :user_id) OR (status = 'open' AND opponent_id = :user_id)
ORDER BY created_at;

-- name: due_challenges
SELECT id FROM challenges WHERE status = 'open' AND expires_at <= :now
    AND guild_id NOT IN (SELECT guild_id FROM guilds WHERE left_at IS NOT NULL)
    AND (guild_id >> 22) % :shards BETWEEN :first AND :last
    AND NOT EXISTS (SELECT 1 FROM stumbles s WHERE s.kind = 'challenge' AND s.subject = challenges.id AND s.look_at > :now)
ORDER BY expires_at LIMIT :most;
