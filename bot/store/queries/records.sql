-- name: record_add!
INSERT INTO records (match_id, user_id, guild_id, game, role, result, ended_at)
VALUES (:match_id, :user_id, :guild_id, :game, :role, :result, :ended_at);

-- name: match_plays^
-- How many plays of a match were revealed.
SELECT count(*) - (SELECT count(*) FROM seats s WHERE s.match_id = :match_id AND s.left_as IS NOT NULL) AS amount
FROM turns t WHERE t.match_id = :match_id;

-- name: turns_stood_in
SELECT stand_ins FROM turns WHERE match_id = :match_id AND stand_ins <> '[]';

-- name: time_givers
-- Who gave an opponent time in a match.
SELECT DISTINCT s.user_id FROM notices n JOIN seats s ON s.match_id = n.match_id AND s.seat = n.seat
WHERE n.match_id = :match_id AND n.kind = 'gave-time';

-- name: counted_together^
-- How often the two at a table who have met most often met since a moment, in matches of a game that count.
SELECT cast(coalesce(max(met.times), 0) AS BIGINT) AS amount FROM (
    SELECT count(*) AS times
    FROM records a
    JOIN records b ON b.match_id = a.match_id AND b.user_id > a.user_id
    JOIN matches m ON m.id = a.match_id AND m.counted = 1
    WHERE a.guild_id = :guild_id AND a.game = :game AND a.ended_at > :since
        AND a.user_id IN (SELECT s.user_id FROM seats s WHERE s.match_id = :match_id)
        AND b.user_id IN (SELECT s.user_id FROM seats s WHERE s.match_id = :match_id)
    GROUP BY a.user_id, b.user_id
) AS met;

-- name: match_count!
UPDATE matches SET counted = 1 WHERE id = :id;

-- name: fought_in_gathering
-- Who fought in a duel of a gathering that counts.
SELECT DISTINCT s.user_id FROM bouts b
JOIN matches m ON m.id = b.match_id AND m.counted = 1 JOIN seats s ON s.match_id = m.id
WHERE b.gathering_id = :gathering_id ORDER BY s.user_id;

-- name: record_results
SELECT game, result, count(*) AS times FROM records
WHERE guild_id = :guild_id AND user_id = :user_id GROUP BY game, result;

-- name: record_roles
-- A role that several games share counts once, under one of those games.
SELECT role, min(game) AS game, count(*) AS fought, cast(sum(CASE WHEN result = 'won' THEN 1 ELSE 0 END) AS BIGINT) AS won
FROM records WHERE guild_id = :guild_id AND user_id = :user_id AND role <> ''
GROUP BY role ORDER BY fought DESC, won DESC, role LIMIT :most;

-- name: record_between
-- In matches of these two alone, searched among those of the one who has fought less: the busiest people look others
-- up, and are looked up, most.
SELECT a.game, a.result, count(*) AS times
FROM (
    SELECT user_id FROM records WHERE guild_id = :guild_id AND user_id IN (:user_id, :other_id)
    GROUP BY user_id ORDER BY count(*), user_id LIMIT 1) less
CROSS JOIN records b CROSS JOIN records a CROSS JOIN records o
WHERE b.guild_id = :guild_id AND b.user_id = less.user_id AND a.match_id = b.match_id AND a.user_id = :user_id
    AND o.match_id = b.match_id AND o.user_id = :other_id
    AND (SELECT count(*) FROM records c WHERE c.match_id = a.match_id) = 2
GROUP BY a.game, a.result;

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
