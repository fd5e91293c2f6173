-- name: record_add!
INSERT INTO records (match_id, user_id, guild_id, game, fighter, result, ended_at)
VALUES (:match_id, :user_id, :guild_id, :game, :fighter, :result, :ended_at);

-- name: title_win!
INSERT INTO titles (guild_id, title, source_kind, source_id, user_id, since)
VALUES (:guild_id, :title, :source_kind, :source_id, :user_id, :since)
ON CONFLICT (guild_id, title, source_kind, source_id) DO UPDATE SET user_id = excluded.user_id;

-- name: title_holder^
SELECT user_id, since FROM titles
WHERE guild_id = :guild_id AND title = :title ORDER BY since DESC, source_id DESC LIMIT 1;
