-- name: honor_enter!
-- A deed stands once for a source, however often it is told; after a reversal it may be entered anew.
INSERT INTO honor (id, guild_id, user_id, amount, deed, source_kind, source_id, nth, at)
SELECT :id, :guild_id, :user_id, :amount, :deed, :source_kind, :source_id, count(*), :at
FROM honor e JOIN honor r ON r.reverses = e.id
WHERE e.guild_id = :guild_id AND e.source_kind = :source_kind AND e.source_id = :source_id
    AND e.user_id = :user_id AND e.deed = :deed AND e.reverses IS NULL
ON CONFLICT DO NOTHING;

-- name: honor_reverse!
INSERT INTO honor (id, guild_id, user_id, amount, deed, source_kind, source_id, nth, reverses, at)
SELECT :id, guild_id, user_id, -amount, deed, :source_kind, :source_id, nth, id, :at
FROM honor WHERE id = :reverses AND reverses IS NULL
ON CONFLICT DO NOTHING;

-- name: honor_standing
-- What a source has entered that nobody has reversed.
SELECT e.id, e.user_id, e.deed FROM honor e
WHERE e.guild_id = :guild_id AND e.source_kind = :source_kind AND e.source_id = :source_id AND e.reverses IS NULL
    AND NOT EXISTS (SELECT 1 FROM honor r WHERE r.reverses = e.id)
ORDER BY e.at, e.id;

-- name: honor_done_since^
-- How often a deed of somebody stands since a moment.
SELECT count(*) AS amount FROM honor e
WHERE e.guild_id = :guild_id AND e.user_id = :user_id AND e.deed = :deed AND e.at > :since AND e.reverses IS NULL
    AND NOT EXISTS (SELECT 1 FROM honor r WHERE r.reverses = e.id);

-- name: honor_of^
SELECT cast(coalesce(sum(amount), 0) AS BIGINT) AS amount FROM honor WHERE guild_id = :guild_id AND user_id = :user_id;

-- name: honor_entries
SELECT amount, deed, source_kind, source_id, reverses, at FROM honor
WHERE guild_id = :guild_id AND user_id = :user_id ORDER BY at DESC, id LIMIT :most OFFSET :skip;

-- name: honor_entries_size^
SELECT count(*) AS amount FROM honor WHERE guild_id = :guild_id AND user_id = :user_id;

-- name: honor_board
SELECT b.place, b.user_id, coalesce(m.name, '') AS name, b.amount
FROM (
    SELECT user_id, cast(sum(amount) AS BIGINT) AS amount, rank() OVER (ORDER BY sum(amount) DESC) AS place
    FROM honor WHERE guild_id = :guild_id AND at >= :since GROUP BY user_id
    ORDER BY amount DESC, user_id LIMIT :most OFFSET :skip
) AS b
LEFT JOIN members m ON m.guild_id = :guild_id AND m.user_id = b.user_id
ORDER BY b.amount DESC, b.user_id;

-- name: honor_board_size^
SELECT count(DISTINCT user_id) AS amount FROM honor WHERE guild_id = :guild_id AND at >= :since;

-- name: honor_place^
SELECT b.place, b.user_id, coalesce(m.name, '') AS name, b.amount
FROM (
    SELECT user_id, cast(sum(amount) AS BIGINT) AS amount, rank() OVER (ORDER BY sum(amount) DESC) AS place
    FROM honor WHERE guild_id = :guild_id AND at >= :since GROUP BY user_id
) AS b
LEFT JOIN members m ON m.guild_id = :guild_id AND m.user_id = b.user_id
WHERE b.user_id = :user_id;
