-- name: count_of_match^
SELECT count(*) AS amount FROM matches;

-- name: ids_of_match
SELECT id FROM matches WHERE id > :after ORDER BY id LIMIT :most;

-- name: count_of_gathering^
SELECT count(*) AS amount FROM gatherings;

-- name: ids_of_gathering
SELECT id FROM gatherings WHERE id > :after ORDER BY id LIMIT :most;
