-- name: noticeboard_add!
INSERT INTO noticeboards (id, guild_id, channel_id, tells_of, look_at)
VALUES (:id, :guild_id, :channel_id, :tells_of, :look_at);

-- name: noticeboard_by_id^
SELECT * FROM noticeboards WHERE id = :id;

-- name: noticeboard_newest^
-- The one that is up or, if none is, the last one that was.
SELECT * FROM noticeboards WHERE guild_id = :guild_id
ORDER BY ended_at IS NOT NULL, ended_at DESC, id LIMIT 1;

-- name: noticeboard_end!
UPDATE noticeboards SET status = :status, ended_at = :ended_at WHERE id = :id AND status = 'up';

-- name: noticeboard_tells_of!
UPDATE noticeboards SET tells_of = :tells_of WHERE id = :id;

-- name: noticeboard_place!
-- Another message means that the old one was deleted and the board was sent again.
UPDATE noticeboards SET returned = CASE WHEN message_id <> :message_id THEN 1 ELSE returned END,
    message_id = :message_id, said = :said, look_at = :look_at
WHERE id = :id;

-- name: due_noticeboards
-- A board whose message waits to be sent is not asked for again.
SELECT id FROM noticeboards WHERE status = 'up' AND look_at <= :now
    AND guild_id NOT IN (SELECT guild_id FROM guilds WHERE left_at IS NOT NULL)
    AND (guild_id >> 22) % :shards BETWEEN :first AND :last
    AND NOT EXISTS (SELECT 1 FROM stumbles s WHERE s.kind = 'noticeboard' AND s.subject = noticeboards.id AND s.look_at > :now)
    AND NOT EXISTS (SELECT 1 FROM outbox o WHERE o.lane = 'noticeboard:' || noticeboards.id)
ORDER BY look_at LIMIT :most;

-- name: noticeboard_look!
-- Of several processes, only one looks.
UPDATE noticeboards SET look_at = :look_at WHERE id = :id AND status = 'up' AND look_at <= :now;

-- name: noticeboard_matches
-- Those that wait longest first; a match whose clocks stand still waits for nobody.
SELECT id, coalesce(asked_at, started_at) AS since, held IS NOT NULL AS paused FROM matches
WHERE status = 'ongoing' AND alone = 0 AND guild_id = :guild_id AND :channels LIKE '%,' || channel_id || ',%'
ORDER BY held IS NOT NULL, coalesce(asked_at, started_at), id LIMIT :most;

-- name: noticeboard_matches_count^
SELECT count(*) AS amount FROM matches
WHERE status = 'ongoing' AND alone = 0 AND guild_id = :guild_id AND :channels LIKE '%,' || channel_id || ',%';

-- name: noticeboard_challenges
-- Those that anyone may take.
SELECT * FROM challenges
WHERE status = 'open' AND guild_id = :guild_id AND opponent_id = 0 AND :channels LIKE '%,' || channel_id || ',%'
ORDER BY created_at, id;

-- name: noticeboard_lobbies
SELECT * FROM lobbies WHERE status = 'open' AND guild_id = :guild_id AND :channels LIKE '%,' || channel_id || ',%'
ORDER BY created_at, id;
