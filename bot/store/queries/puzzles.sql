-- name: puzzle_answer!
-- One try each, however often and from wherever they answer.
INSERT INTO puzzle_answers (day, user_id, guild_id, shares, loss, at)
VALUES (:day, :user_id, :guild_id, :shares, :loss, :at)
ON CONFLICT DO NOTHING;

-- name: puzzle_answer_of^
SELECT shares, loss FROM puzzle_answers WHERE day = :day AND user_id = :user_id;

-- name: puzzle_answers_counted
-- How all answered, without saying who.
SELECT shares, loss, count(*) AS times FROM puzzle_answers WHERE day = :day
GROUP BY shares, loss ORDER BY times DESC, shares;

-- name: puzzle_days
SELECT day FROM puzzle_answers WHERE user_id = :user_id ORDER BY day DESC;
