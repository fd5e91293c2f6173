-- What could not be settled. The queries for what is due leave out what is put off.

-- name: stumble_note^
INSERT INTO stumbles (kind, subject, times, look_at) VALUES (:kind, :subject, 1, 0)
ON CONFLICT (kind, subject) DO UPDATE SET times = stumbles.times + 1
RETURNING times AS amount;

-- name: stumble_put_off!
UPDATE stumbles SET look_at = :look_at WHERE kind = :kind AND subject = :subject;

-- name: stumble_end^
DELETE FROM stumbles WHERE kind = :kind AND subject = :subject RETURNING times AS amount;

-- name: stumbles_due
SELECT kind, subject FROM stumbles WHERE look_at <= :now;

-- name: stumbles_retry!
-- A new version of the program may settle what an older one could not.
UPDATE stumbles SET look_at = 0;
