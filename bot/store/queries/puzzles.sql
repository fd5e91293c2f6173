-- name: puzzle_answer!
-- One try each, however often and from wherever they answer.
INSERT INTO puzzle_answers (day, user_id, guild_id, answer, loss, at)
VALUES (:day, :user_id, :guild_id, :answer, :loss, :at)
ON CONFLICT DO NOTHING;

-- name: puzzle_answer_of^
SELECT answer, loss FROM puzzle_answers WHERE day = :day AND user_id = :user_id;

-- name: puzzle_answers_counted
-- How all answered, without saying who.
SELECT answer, loss, count(*) AS times FROM puzzle_answers WHERE day = :day
GROUP BY answer, loss ORDER BY times DESC, answer;

-- name: puzzle_days
SELECT day FROM puzzle_answers WHERE user_id = :user_id ORDER BY day DESC;
