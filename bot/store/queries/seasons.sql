-- name: season_begin!
INSERT INTO seasons (guild_id, nth, began_at, ends_at, zone, channel_id)
VALUES (:guild_id, :nth, :began_at, :ends_at, :zone, :channel_id) ON CONFLICT DO NOTHING;

-- name: season_plan!
UPDATE seasons SET ends_at = :ends_at, zone = :zone, channel_id = :channel_id
WHERE guild_id = :guild_id AND nth = :nth AND closed_at IS NULL;

-- name: due_seasons
SELECT CAST(guild_id AS TEXT) AS id FROM seasons WHERE closed_at IS NULL AND ends_at <= :now
    AND guild_id NOT IN (SELECT guild_id FROM guilds WHERE left_at IS NOT NULL)
    AND (guild_id >> 22) % :shards BETWEEN :first AND :last
    AND NOT EXISTS (SELECT 1 FROM stumbles s
        WHERE s.kind = 'season' AND s.subject = CAST(seasons.guild_id AS TEXT) AND s.look_at > :now)
ORDER BY ends_at LIMIT :most;

-- name: season_open^
SELECT guild_id, nth, began_at, closed_at, channel_id, ends_at, zone FROM seasons WHERE guild_id = :guild_id AND closed_at IS NULL;

-- name: season_by_nth^
SELECT guild_id, nth, began_at, closed_at, channel_id, ends_at, zone FROM seasons WHERE guild_id = :guild_id AND nth = :nth;

-- name: season_close^
UPDATE seasons SET closed_at = :now, closed_by = :closed_by, channel_id = :channel_id
WHERE guild_id = :guild_id AND nth = :nth AND closed_at IS NULL
RETURNING guild_id, nth, began_at, closed_at, channel_id, ends_at, zone;

-- name: season_move!
UPDATE seasons SET channel_id = :channel_id WHERE guild_id = :guild_id AND nth = :nth;

-- name: fame_keep_honor!
-- The first places: everyone with at least as much as the last of the first few.
INSERT INTO hall_of_fame (guild_id, nth, board, place, user_id, amount)
SELECT t.guild_id, t.season, t.board, rank() OVER (ORDER BY t.amount DESC), t.user_id, t.amount
FROM tallies t
WHERE t.guild_id = :guild_id AND t.board = :board AND t.season = :nth AND t.amount >= (SELECT min(l.amount) FROM (
    SELECT amount FROM tallies WHERE guild_id = :guild_id AND board = :board AND season = :nth AND amount > 0
    ORDER BY amount DESC LIMIT :famed) AS l);

-- name: fame_keep_ratings!
-- Only people who fought a rated match in the season and whose rating is settled.
INSERT INTO hall_of_fame (guild_id, nth, board, place, user_id, amount, spread)
SELECT r.guild_id, :nth, r.game, rank() OVER (ORDER BY r.floor DESC), r.user_id, r.level, r.spread
FROM ratings r
WHERE r.guild_id = :guild_id AND r.game = :board AND r.settled = 1 AND r.rated_at >= :since
    AND r.floor >= (SELECT min(l.floor) FROM (
        SELECT floor FROM ratings
        WHERE guild_id = :guild_id AND game = :board AND settled = 1 AND rated_at >= :since
        ORDER BY floor DESC LIMIT :famed) AS l);

-- name: fame_of
SELECT f.board, f.place, f.user_id, coalesce(m.name, '') AS name, f.amount, f.spread
FROM hall_of_fame f LEFT JOIN members m ON m.guild_id = f.guild_id AND m.user_id = f.user_id
WHERE f.guild_id = :guild_id AND f.nth = :nth ORDER BY f.board, f.place, f.user_id;

-- name: fame_of_person
SELECT nth, board, place FROM hall_of_fame
WHERE guild_id = :guild_id AND user_id = :user_id ORDER BY nth DESC, place, board LIMIT :most;
