-- What cannot be shown in its place, and whose people have been told.

-- name: stranding_add!
INSERT INTO strandings (subject, channel_id, kind, guild_id, gone, told_at)
VALUES (:subject, :channel_id, :kind, :guild_id, :gone, :told_at)
ON CONFLICT (subject, channel_id) DO NOTHING;

-- name: stranding_of^
-- The newest, which a direct message tells of.
SELECT subject, channel_id, kind, guild_id, gone FROM strandings WHERE subject = :subject
ORDER BY told_at DESC, channel_id DESC LIMIT 1;

-- name: strandings_of
-- All channels of something, the newest last.
SELECT subject, channel_id, kind, guild_id, gone FROM strandings WHERE subject = :subject
ORDER BY told_at, channel_id;

-- name: strandings_over!
-- The subject was shown again, so everything else of its channel can be, too.
DELETE FROM strandings WHERE channel_id IN (SELECT s.channel_id FROM strandings s WHERE s.subject = :subject);
