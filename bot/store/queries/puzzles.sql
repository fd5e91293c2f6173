-- name: puzzle_answer!
-- One try per person, however often and from wherever they answer.
INSERT INTO puzzle_answers (day, user_id, guild_id, shares, loss, at)
VALUES (:day, :user_id, :guild_id, :shares, :loss, :at)
ON CONFLICT DO NOTHING;

-- name: puzzle_answer_of^
SELECT shares, loss FROM puzzle_answers WHERE day = :day AND user_id = :user_id;

-- name: puzzle_answers_counted
-- How everyone answered, without saying who.
SELECT shares, loss, count(*) AS times FROM puzzle_answers WHERE day = :day
GROUP BY shares, loss ORDER BY times DESC, shares;

-- name: puzzle_days
SELECT day FROM puzzle_answers WHERE user_id = :user_id ORDER BY day DESC;

-- name: puzzle_week
-- Who answered in a server on some days, ranked by loss: a day without an answer costs the maximum.
SELECT CAST(r.place AS BIGINT) AS place, r.user_id, r.name, r.lost, r.days FROM (
    SELECT rank() OVER (ORDER BY w.lost) AS place, row_number() OVER (ORDER BY w.lost, w.days, w.user_id) AS nth,
        w.user_id, w.name, w.lost, w.days
    FROM (
        SELECT p.user_id, coalesce(min(m.name), '') AS name, count(*) AS days,
            CAST(sum(CASE WHEN p.loss < CAST(:missed AS BIGINT) THEN p.loss ELSE CAST(:missed AS BIGINT) END)
                + (CAST(:days AS BIGINT) - count(*)) * CAST(:missed AS BIGINT) AS BIGINT) AS lost
        FROM puzzle_answers p
        LEFT JOIN members m ON m.guild_id = p.guild_id AND m.user_id = p.user_id
        LEFT JOIN habits h ON h.user_id = p.user_id
        WHERE p.guild_id = :guild_id AND p.day >= :first AND p.day <= :last AND coalesce(h.news, 1) = 1
        GROUP BY p.user_id) w) r
WHERE r.nth <= :listed OR r.user_id = :user_id
ORDER BY r.nth;
