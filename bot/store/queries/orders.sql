-- name: orders_of
SELECT place, choice, foreseen FROM orders WHERE match_id = :match_id AND seat = :seat ORDER BY place;

-- name: order_add!
INSERT INTO orders (match_id, seat, place, choice, foreseen) VALUES (:match_id, :seat, :place, :choice, :foreseen);

-- name: order_done!
DELETE FROM orders WHERE match_id = :match_id AND seat = :seat AND place = :place;

-- name: orders_forget!
DELETE FROM orders WHERE match_id = :match_id AND seat = :seat;

-- name: orders_forget_all!
DELETE FROM orders WHERE match_id = :match_id;

-- name: orders_next
-- The next order of each seat that has any.
SELECT o.seat, o.place, o.choice, o.foreseen FROM orders o
WHERE o.match_id = :match_id
  AND o.place = (SELECT min(p.place) FROM orders p WHERE p.match_id = o.match_id AND p.seat = o.seat)
ORDER BY o.seat;
