-- name: counter_add!
INSERT INTO counters (name, amount, note) VALUES (:name, :amount, :note);

-- name: counter_see^
SELECT name, amount, flag, note FROM counters WHERE name = :name;

-- name: counter_whole^
SELECT * FROM counters WHERE name = :name;

-- name: counters
SELECT name, amount, flag, note FROM counters ORDER BY name;

-- name: counter_raise!
UPDATE counters SET amount = amount + 1 WHERE name = :name;

-- name: counter_raise_from!
-- Guarded: touches the row only where nobody was faster.
UPDATE counters SET amount = amount + 1 WHERE name = :name AND amount = :amount;

-- name: counter_take^
UPDATE counters SET amount = amount + 1 WHERE name = :name RETURNING name, amount, flag, note;

-- name: counter_any^
SELECT name, amount, flag, note FROM counters;

-- name: counter_flag!
UPDATE counters SET flag = :flag WHERE name = :name;

-- name: mark_add!
INSERT INTO marks (id, counter) VALUES (:id, :counter);

-- name: mark_keep!
INSERT INTO marks (id, counter) VALUES (:id, :counter) ON CONFLICT (id) DO NOTHING;

-- name: marks
SELECT id, counter FROM marks ORDER BY id;
