-- name: mark_give!
INSERT INTO marks (guild_id, user_id, mark, match_id, at) VALUES (:guild_id, :user_id, :mark, :match_id, :at)
ON CONFLICT DO NOTHING;

-- name: marks_of_match
SELECT m.user_id, m.mark FROM marks m JOIN seats s ON s.match_id = m.match_id AND s.user_id = m.user_id
WHERE m.match_id = :match_id ORDER BY s.seat, m.mark;

-- name: marks_of_person
SELECT user_id, mark FROM marks WHERE guild_id = :guild_id AND user_id = :user_id ORDER BY at DESC, mark;

-- name: marks_anywhere
SELECT DISTINCT user_id, mark FROM marks WHERE user_id = :user_id ORDER BY mark;

-- name: mark_worn_in^
-- The mark a person wears, if they earned it in this server.
SELECT m.user_id, m.mark FROM people p JOIN marks m ON m.user_id = p.user_id AND m.mark = p.worn
WHERE p.user_id = :user_id AND m.guild_id = :guild_id;

-- name: person_worn^
SELECT worn FROM people WHERE user_id = :user_id;

-- name: person_worn_set!
UPDATE people SET worn = :worn WHERE user_id = :user_id;

-- name: played_before^
-- 1 if a person has a match on record in a server besides this one, else 0.
SELECT count(*) AS amount FROM (
    SELECT 1 FROM records WHERE guild_id = :guild_id AND user_id = :user_id AND match_id <> :match_id LIMIT 1
) AS r;
