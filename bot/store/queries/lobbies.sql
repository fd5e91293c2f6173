-- name: lobby_add!
INSERT INTO lobbies (id, guild_id, channel_id, host_id, game, pace, status, created_at, expires_at, excuses,
    least_kept, answers, seed, seal, level, places)
VALUES (:id, :guild_id, :channel_id, :host_id, :game, :pace, 'open', :created_at, :expires_at, :excuses,
    :least_kept, :answers, :seed, :seal, :level, :places)
ON CONFLICT DO NOTHING;

-- name: lobby_by_id^
SELECT * FROM lobbies WHERE id = :id;

-- name: lobby_of_match^
SELECT * FROM lobbies WHERE match_id = :match_id;

-- name: lobby_lock^
-- Take the row for this transaction, only while the lobby is open.
UPDATE lobbies SET status = status WHERE id = :id AND status = 'open' RETURNING *;

-- name: lobby_place!
UPDATE lobbies SET message_id = :message_id WHERE id = :id;

-- name: lobby_move!
-- The channel is gone: the lobby is shown elsewhere, in a new message.
UPDATE lobbies SET channel_id = :channel_id, message_id = NULL WHERE id = :id AND channel_id <> :channel_id;

-- name: lobby_heir^
-- The first to join who does not host another open lobby in the server.
SELECT s.* FROM lobby_seats s JOIN lobbies l ON l.id = s.lobby_id
WHERE s.lobby_id = :id AND NOT EXISTS (
    SELECT 1 FROM lobbies o WHERE o.guild_id = l.guild_id AND o.host_id = s.user_id AND o.status = 'open')
ORDER BY s.joined_at, s.user_id LIMIT 1;

-- name: lobby_host_set!
UPDATE lobbies SET host_id = :host_id WHERE id = :id;

-- name: lobby_close!
-- The seed now belongs to the match, or is no longer needed.
UPDATE lobbies SET status = :status, match_id = :match_id, seed = NULL WHERE id = :id AND status = 'open';

-- name: lobbies_open_in
SELECT * FROM lobbies WHERE status = 'open' AND guild_id = :guild_id ORDER BY created_at;

-- name: due_lobbies
SELECT id FROM lobbies WHERE status = 'open' AND expires_at <= :now
    AND guild_id NOT IN (SELECT guild_id FROM guilds WHERE left_at IS NOT NULL)
    AND (guild_id >> 22) % :shards BETWEEN :first AND :last
    AND NOT EXISTS (SELECT 1 FROM stumbles s WHERE s.kind = 'lobby' AND s.subject = lobbies.id AND s.look_at > :now)
ORDER BY expires_at LIMIT :most;

-- name: lobby_seat_add!
-- The first click stays the acceptance: choosing another fighter changes only the wish.
INSERT INTO lobby_seats (lobby_id, user_id, wish, joined_at, acceptance_id)
VALUES (:lobby_id, :user_id, :wish, :joined_at, :acceptance_id)
ON CONFLICT (lobby_id, user_id) DO UPDATE SET wish = excluded.wish;

-- name: lobby_seat_remove!
DELETE FROM lobby_seats WHERE lobby_id = :lobby_id AND user_id = :user_id;

-- name: lobby_seats_of
SELECT * FROM lobby_seats WHERE lobby_id = :lobby_id ORDER BY joined_at, user_id;
