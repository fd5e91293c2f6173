-- What cannot be shown where it belongs, and whose people know.

-- name: stranding_add!
INSERT INTO strandings (subject, channel_id, kind, guild_id, gone, told_at)
VALUES (:subject, :channel_id, :kind, :guild_id, :gone, :told_at)
ON CONFLICT (subject, channel_id) DO NOTHING;

-- name: stranding_of^
-- The newest, of which a direct message tells.
SELECT subject, channel_id, kind, guild_id, gone FROM strandings WHERE subject = :subject
ORDER BY told_at DESC, channel_id DESC LIMIT 1;

-- name: strandings_of
-- All channels of something, the newest last.
SELECT subject, channel_id, kind, guild_id, gone FROM strandings WHERE subject = :subject
ORDER BY told_at, channel_id;

-- name: strandings_over!
-- Something was shown again; so is everything else of the same channel.
DELETE FROM strandings WHERE channel_id IN (SELECT s.channel_id FROM strandings s WHERE s.subject = :subject);
