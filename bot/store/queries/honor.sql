-- name: honor_enter!
-- A deed is entered once per source, however often it is reported; after a reversal it may be entered again.
INSERT INTO honor (id, guild_id, user_id, amount, deed, source_kind, source_id, nth, season, at)
SELECT :id, :guild_id, :user_id, :amount, :deed, :source_kind, :source_id, count(*),
    coalesce((SELECT s.nth FROM seasons s WHERE s.guild_id = :guild_id AND s.closed_at IS NULL), 1), :at
FROM honor e JOIN honor r ON r.reverses = e.id
WHERE e.guild_id = :guild_id AND e.source_kind = :source_kind AND e.source_id = :source_id
    AND e.user_id = :user_id AND e.deed = :deed AND e.reverses IS NULL
ON CONFLICT DO NOTHING;

-- name: honor_reverse!
INSERT INTO honor (id, guild_id, user_id, amount, deed, source_kind, source_id, nth, season, reverses, at)
SELECT :id, h.guild_id, h.user_id, -h.amount, h.deed, :source_kind, :source_id, h.nth,
    coalesce((SELECT s.nth FROM seasons s WHERE s.guild_id = h.guild_id AND s.closed_at IS NULL), 1), h.id, :at
FROM honor h WHERE h.id = :reverses AND h.reverses IS NULL
ON CONFLICT DO NOTHING;

-- name: honor_standing
-- The unreversed entries of a source.
SELECT e.id, e.user_id, e.deed FROM honor e
WHERE e.guild_id = :guild_id AND e.source_kind = :source_kind AND e.source_id = :source_id AND e.reverses IS NULL
    AND NOT EXISTS (SELECT 1 FROM honor r WHERE r.reverses = e.id)
ORDER BY e.at, e.id;

-- name: honor_done_since^
-- How many unreversed entries a person has for a deed since a moment.
SELECT count(*) AS amount FROM honor e
WHERE e.guild_id = :guild_id AND e.user_id = :user_id AND e.deed = :deed AND e.at > :since AND e.reverses IS NULL
    AND NOT EXISTS (SELECT 1 FROM honor r WHERE r.reverses = e.id);

-- name: honor_entries
SELECT amount, deed, source_kind, source_id, reverses, at FROM honor
WHERE guild_id = :guild_id AND user_id = :user_id ORDER BY at DESC, id LIMIT :most OFFSET :skip;

-- name: honor_entries_size^
SELECT count(*) AS amount FROM honor WHERE guild_id = :guild_id AND user_id = :user_id;
