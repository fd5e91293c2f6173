-- name: mute_set!
INSERT INTO mutes (guild_id, user_id, until) VALUES (:guild_id, :user_id, :until)
ON CONFLICT (guild_id, user_id) DO UPDATE SET until = excluded.until;

-- name: mute_lift!
DELETE FROM mutes WHERE guild_id = :guild_id AND user_id = :user_id;

-- name: mute_of^
SELECT * FROM mutes WHERE guild_id = :guild_id AND user_id = :user_id;

-- name: moderation_add!
INSERT INTO moderation (id, guild_id, actor_id, intervention, user_id, match_id, until, reason, at)
VALUES (:id, :guild_id, :actor_id, :intervention, :user_id, :match_id, :until, :reason, :at);

-- name: moderation_of
SELECT * FROM moderation WHERE guild_id = :guild_id ORDER BY at DESC, id DESC LIMIT :most OFFSET :skip;

-- name: moderation_size^
SELECT count(*) AS amount FROM moderation WHERE guild_id = :guild_id;

-- name: match_voided_because
SELECT * FROM moderation WHERE match_id = :match_id AND intervention = 'voided' ORDER BY at DESC LIMIT 1;

-- name: matches_ongoing_in
-- The newest first, with the names of their players; without those of a rival on the same road.
SELECT m.id, s.seat, coalesce(n.name, '') AS name
FROM (SELECT id, guild_id, started_at FROM matches
    WHERE guild_id = :guild_id AND status = 'ongoing' AND (campaign_id IS NULL OR NOT EXISTS (
        SELECT 1 FROM contest_entries e
        WHERE e.contest_id = matches.contest_id AND e.user_id = :user_id AND coalesce(e.campaign_id, '') <> matches.campaign_id))
    ORDER BY started_at DESC, id LIMIT :most) m
JOIN seats s ON s.match_id = m.id
LEFT JOIN members n ON n.guild_id = m.guild_id AND n.user_id = s.user_id
ORDER BY m.started_at DESC, m.id, s.seat;

-- name: match_board_lose!
-- The board will be posted again, wherever the old one may be.
UPDATE matches SET board_id = NULL WHERE id = :id;

-- name: report_add!
INSERT INTO reports (id, guild_id, reporter_id, user_id, match_id, words, status, channel_id, at)
VALUES (:id, :guild_id, :reporter_id, :user_id, :match_id, :words, 'open', :channel_id, :at);

-- name: reports_open_by^
SELECT count(*) AS amount FROM reports WHERE guild_id = :guild_id AND reporter_id = :reporter_id AND status = 'open';

-- name: reports_open_in
SELECT * FROM reports WHERE guild_id = :guild_id AND status = 'open' ORDER BY at, id LIMIT :most;

-- name: report_by_id^
SELECT * FROM reports WHERE id = :id;

-- name: report_settle^
-- Only the first can settle it.
UPDATE reports SET status = 'settled' WHERE id = :id AND guild_id = :guild_id AND status = 'open' RETURNING *;

-- name: report_place!
UPDATE reports SET message_id = :message_id WHERE id = :id;
