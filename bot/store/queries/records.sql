-- name: record_add!
INSERT INTO records (match_id, user_id, guild_id, game, fighter, result, ended_at)
VALUES (:match_id, :user_id, :guild_id, :game, :fighter, :result, :ended_at);

-- name: record_results
SELECT game, result, count(*) AS times FROM records
WHERE guild_id = :guild_id AND user_id = :user_id GROUP BY game, result;

-- name: record_fighters
SELECT fighter, count(*) AS fought, cast(sum(CASE WHEN result = 'won' THEN 1 ELSE 0 END) AS BIGINT) AS won
FROM records WHERE guild_id = :guild_id AND user_id = :user_id AND fighter <> ''
GROUP BY fighter ORDER BY fought DESC, won DESC, fighter LIMIT :most;

-- name: record_between
SELECT a.game, a.result, count(*) AS times
FROM records a JOIN records b ON b.match_id = a.match_id AND b.user_id = :other_id
WHERE a.guild_id = :guild_id AND a.user_id = :user_id AND a.game = :game GROUP BY a.game, a.result;

-- name: title_win!
INSERT INTO titles (guild_id, title, source_kind, source_id, user_id, since)
VALUES (:guild_id, :title, :source_kind, :source_id, :user_id, :since)
ON CONFLICT (guild_id, title, source_kind, source_id) DO UPDATE SET user_id = excluded.user_id;

-- name: title_holder^
SELECT user_id, since FROM titles
WHERE guild_id = :guild_id AND title = :title ORDER BY since DESC, source_id DESC LIMIT 1;

-- name: titles_of
SELECT title, count(*) AS times, max(since) AS since FROM titles
WHERE guild_id = :guild_id AND user_id = :user_id GROUP BY title ORDER BY title;
