-- name: season_begin!
INSERT INTO seasons (guild_id, nth, began_at) VALUES (:guild_id, :nth, :began_at) ON CONFLICT DO NOTHING;

-- name: season_open^
SELECT guild_id, nth, began_at, closed_at, channel_id FROM seasons WHERE guild_id = :guild_id AND closed_at IS NULL;

-- name: season_by_nth^
SELECT guild_id, nth, began_at, closed_at, channel_id FROM seasons WHERE guild_id = :guild_id AND nth = :nth;

-- name: season_close^
UPDATE seasons SET closed_at = :now, closed_by = :closed_by, channel_id = :channel_id
WHERE guild_id = :guild_id AND nth = :nth AND closed_at IS NULL
RETURNING guild_id, nth, began_at, closed_at, channel_id;

-- name: season_move!
UPDATE seasons SET channel_id = :channel_id WHERE guild_id = :guild_id AND nth = :nth;

-- name: fame_keep_honor!
INSERT INTO hall_of_fame (guild_id, nth, board, place, user_id, amount)
SELECT :guild_id, :nth, :board, b.place, b.user_id, b.amount
FROM (
    SELECT user_id, sum(amount) AS amount, rank() OVER (ORDER BY sum(amount) DESC) AS place
    FROM honor WHERE guild_id = :guild_id AND at >= :since AND at < :until
    GROUP BY user_id HAVING sum(amount) > 0
) AS b
WHERE b.place <= :famed;

-- name: fame_keep_ratings!
-- Of those who fought a rated match within the season, and whose rating is settled.
INSERT INTO hall_of_fame (guild_id, nth, board, place, user_id, amount, spread)
SELECT :guild_id, :nth, :board, b.place, b.user_id, b.level, b.spread
FROM (
    SELECT user_id, level, spread, rank() OVER (ORDER BY floor DESC) AS place
    FROM ratings WHERE guild_id = :guild_id AND game = :board AND rated_at >= :since AND spread <= :settled
) AS b
WHERE b.place <= :famed;

-- name: fame_of
SELECT f.board, f.place, f.user_id, coalesce(m.name, '') AS name, f.amount, f.spread
FROM hall_of_fame f LEFT JOIN members m ON m.guild_id = f.guild_id AND m.user_id = f.user_id
WHERE f.guild_id = :guild_id AND f.nth = :nth ORDER BY f.board, f.place, f.user_id;

-- name: fame_of_person
SELECT nth, board, place FROM hall_of_fame
WHERE guild_id = :guild_id AND user_id = :user_id ORDER BY nth DESC, place, board LIMIT :most;
