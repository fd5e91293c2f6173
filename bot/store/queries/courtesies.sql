-- name: seat_excused!
UPDATE seats SET excused = excused + 1 WHERE match_id = :match_id AND seat = :seat;

-- name: match_extend!
-- Extend the turn, whether its clock runs or stands still. A reminder yet to come is delayed too.
UPDATE matches SET deadline_at = deadline_at + :span, held = held + :span, remind_at = remind_at + :span, gave_time = :gave_time
WHERE id = :id AND status = 'ongoing';

-- name: offer_add!
INSERT INTO offers (match_id, seat, kind) VALUES (:match_id, :seat, :kind) ON CONFLICT DO NOTHING;

-- name: offers_of
SELECT seat, kind FROM offers WHERE match_id = :match_id ORDER BY seat, kind;

-- name: offers_forget!
DELETE FROM offers WHERE match_id = :match_id;

-- name: notice_add^
INSERT INTO notices (match_id, number, kind, seat, span)
SELECT :match_id, count(*) + 1, :kind, :seat, :span FROM notices WHERE match_id = :match_id
RETURNING *;

-- name: notice_of^
SELECT * FROM notices WHERE match_id = :match_id AND number = :number;
