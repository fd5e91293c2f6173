-- name: spent_times^
SELECT cast(coalesce(sum(times), 0) AS BIGINT) AS amount FROM spent
WHERE guild_id = :guild_id AND veil_id = :veil AND what = :what AND lapses_at > :now;

-- name: spend_contests!
-- Contests of a day that are still open; nobody can enter the others.
INSERT INTO spent (guild_id, veil_id, what, times, lapses_at)
SELECT c.guild_id, CAST(:veil AS BIGINT), c.id, 1, c.ends_at
FROM contest_entries e JOIN contests c ON c.id = e.contest_id
WHERE e.user_id = :user_id AND c.status = 'open' AND c.day IS NOT NULL
ON CONFLICT DO NOTHING;

-- name: spend_puzzle!
-- The answer to today's puzzle; nobody can answer older ones.
INSERT INTO spent (guild_id, veil_id, what, times, lapses_at)
SELECT 0, CAST(:veil AS BIGINT), 'puzzle', 1, CAST(:lapses_at AS BIGINT) FROM puzzle_answers
WHERE user_id = :user_id AND day = :day
ON CONFLICT DO NOTHING;

-- name: spend_deeds!
-- The unreversed entries for a deed since a moment, by day: each day's lapse a fixed time after its end.
INSERT INTO spent (guild_id, veil_id, what, times, lapses_at)
SELECT e.guild_id, CAST(:veil AS BIGINT), e.deed, count(*), (e.at / :day + 1) * :day + CAST(:holds AS BIGINT)
FROM honor e
WHERE e.user_id = :user_id AND e.deed = :deed AND e.at > :since AND e.reverses IS NULL
    AND NOT EXISTS (SELECT 1 FROM honor r WHERE r.reverses = e.id)
GROUP BY e.guild_id, e.deed, (e.at / :day + 1) * :day + CAST(:holds AS BIGINT)
ON CONFLICT (guild_id, veil_id, what, lapses_at) DO UPDATE SET times = spent.times + excluded.times;

-- name: export_spent
SELECT * FROM spent WHERE veil_id = :user_id ORDER BY guild_id, what, lapses_at;

-- name: stale_spent!
DELETE FROM spent WHERE (guild_id, veil_id, what, lapses_at) IN (
    SELECT guild_id, veil_id, what, lapses_at FROM spent WHERE lapses_at <= :before LIMIT :most);

-- name: remove_spent!
DELETE FROM spent WHERE (guild_id, veil_id, what, lapses_at) IN (
    SELECT guild_id, veil_id, what, lapses_at FROM spent WHERE guild_id = :guild_id LIMIT :most);
