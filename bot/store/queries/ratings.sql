-- name: ladder_take!
-- Take the ladder for this transaction, before asking which matches count on it.
INSERT INTO ladders (guild_id, game, matches) VALUES (:guild_id, :game, 0)
ON CONFLICT (guild_id, game) DO UPDATE SET matches = ladders.matches;

-- name: ladder_climb^
UPDATE ladders SET matches = matches + 1 WHERE guild_id = :guild_id AND game = :game RETURNING matches AS amount;

-- name: ratings_at_table
SELECT r.user_id, r.level, r.spread FROM seats s
JOIN ratings r ON r.guild_id = :guild_id AND r.game = :game AND r.user_id = s.user_id
WHERE s.match_id = :match_id;

-- name: rating_of^
SELECT user_id, level, spread FROM ratings WHERE guild_id = :guild_id AND game = :game AND user_id = :user_id;

-- name: rated_add!
INSERT INTO rated (guild_id, game, nth, user_id, match_id, place, level_before, spread_before, level, spread, at)
VALUES (:guild_id, :game, :nth, :user_id, :match_id, :place, :level_before, :spread_before, :level, :spread, :at);

-- name: rated_of_match
SELECT r.user_id, r.level_before, r.level, r.spread FROM rated r
JOIN seats s ON s.match_id = r.match_id AND s.user_id = r.user_id
WHERE r.match_id = :match_id ORDER BY s.seat;

-- name: rating_set!
INSERT INTO ratings (guild_id, game, user_id, level, spread, floor, settled, matches, rated_at)
VALUES (:guild_id, :game, :user_id, :level, :spread, :floor, :settled, 1, :at)
ON CONFLICT (guild_id, game, user_id) DO UPDATE SET level = excluded.level, spread = excluded.spread,
    floor = excluded.floor, settled = excluded.settled, matches = ratings.matches + 1, rated_at = excluded.rated_at;

-- name: rating_board
-- Settled ratings first; the others have no place. The place of the first on a page, and of those who share it, is
-- looked up; from there it is counted on.
SELECT CASE WHEN b.settled = 0 THEN NULL WHEN b.floor = b.most THEN 1 + (
        SELECT count(*) FROM ratings o
        WHERE o.guild_id = :guild_id AND o.game = :game AND o.settled = 1 AND o.floor > b.most
    ) ELSE :skip + b.nth END AS place,
    b.user_id, coalesce(m.name, '') AS name, b.game, b.level, b.spread, b.matches
FROM (
    SELECT p.*, max(p.floor) OVER (PARTITION BY p.settled) AS most,
        rank() OVER (PARTITION BY p.settled ORDER BY p.floor DESC) AS nth
    FROM (
        SELECT user_id, game, level, spread, floor, settled, matches FROM ratings
        WHERE guild_id = :guild_id AND game = :game
        ORDER BY settled DESC, floor DESC, user_id LIMIT :most OFFSET :skip
    ) AS p
) AS b
LEFT JOIN members m ON m.guild_id = :guild_id AND m.user_id = b.user_id
ORDER BY b.settled DESC, b.floor DESC, b.user_id;

-- name: rating_board_size^
-- How many are on a ladder, counted no further than places are.
SELECT count(*) AS amount FROM (
    SELECT 1 FROM ratings WHERE guild_id = :guild_id AND game = :game LIMIT :counted
) AS counted;

-- name: rating_places
-- A person's place on each ladder of a server, among settled ratings only. Anyone below the places that are counted
-- gets the one after the last of them.
SELECT CASE WHEN r.settled = 1 THEN 1 + (
        SELECT count(*) FROM (
            SELECT 1 FROM ratings o
            WHERE o.guild_id = r.guild_id AND o.game = r.game AND o.settled = 1 AND o.floor > r.floor
            LIMIT :counted
        ) AS better
    ) END AS place, r.user_id, coalesce(m.name, '') AS name, r.game, r.level, r.spread, r.matches
FROM ratings r LEFT JOIN members m ON m.guild_id = r.guild_id AND m.user_id = r.user_id
WHERE r.guild_id = :guild_id AND r.user_id = :user_id ORDER BY r.game;
