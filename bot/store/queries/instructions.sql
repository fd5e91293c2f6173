-- name: instructions_of
SELECT seat, topic, ranking, in_force FROM instructions WHERE match_id = :match_id AND seat = :seat ORDER BY topic;

-- name: instructions_in_force
SELECT seat, topic, ranking, in_force FROM instructions WHERE match_id = :match_id AND in_force = 1
ORDER BY seat, topic;

-- name: instruction_set!
INSERT INTO instructions (match_id, seat, topic, ranking, in_force)
VALUES (:match_id, :seat, :topic, :ranking, :in_force)
ON CONFLICT (match_id, seat, topic) DO UPDATE SET ranking = excluded.ranking, in_force = excluded.in_force;

-- name: instruction_forget!
DELETE FROM instructions WHERE match_id = :match_id AND seat = :seat AND topic = :topic;

-- name: instructions_forget_all!
DELETE FROM instructions WHERE match_id = :match_id;
