-- name: clan_add!
-- Adds nothing if the name, or one that looks like it, is taken.
INSERT INTO clans (id, guild_id, channel_id, name, letters, shapes, founded_at)
VALUES (:id, :guild_id, :channel_id, :name, :letters, :shapes, :founded_at)
ON CONFLICT DO NOTHING;

-- name: clan_by_id^
SELECT * FROM clans WHERE id = :id;

-- name: clan_lock^
-- Take the row for this transaction, only while the clan exists.
UPDATE clans SET ended_at = ended_at WHERE id = :id AND ended_at IS NULL RETURNING *;

-- name: clan_by_name^
SELECT * FROM clans WHERE guild_id = :guild_id AND letters = :letters AND ended_at IS NULL;

-- name: clans_standing_in
SELECT * FROM clans WHERE guild_id = :guild_id AND ended_at IS NULL ORDER BY letters;

-- name: clan_end!
UPDATE clans SET ended_at = :ended_at WHERE id = :id AND ended_at IS NULL;

-- name: clan_move!
UPDATE clans SET channel_id = :channel_id WHERE id = :id;

-- name: clan_board
SELECT c.id, c.name,
    (SELECT count(*) FROM clan_members m WHERE m.clan_id = c.id) AS people,
    (
        SELECT cast(coalesce(sum(t.amount), 0) AS BIGINT) FROM clan_members m
        JOIN tallies t ON t.guild_id = m.guild_id AND t.user_id = m.user_id AND t.board = 'honor' AND t.season = 0
        WHERE m.clan_id = c.id
    ) AS honor,
    (SELECT count(*) FROM clan_wars w WHERE w.winner_id = c.id) AS wars_won
FROM clans c WHERE c.guild_id = :guild_id AND c.ended_at IS NULL
ORDER BY honor DESC, wars_won DESC, c.founded_at, c.id LIMIT :most OFFSET :skip;

-- name: clan_board_size^
SELECT count(*) AS amount FROM clans WHERE guild_id = :guild_id AND ended_at IS NULL;

-- name: clan_wars_won^
SELECT count(*) AS amount FROM clan_wars WHERE winner_id = :clan_id;

-- name: clan_member_add!
-- Adds nobody who is already in a clan of that server.
INSERT INTO clan_members (guild_id, user_id, clan_id, role, joined_at, role_since, look_at)
VALUES (:guild_id, :user_id, :clan_id, :role, :joined_at, :joined_at, :look_at)
ON CONFLICT DO NOTHING;

-- name: clan_member_remove!
DELETE FROM clan_members WHERE clan_id = :clan_id AND user_id = :user_id;

-- name: clan_members_remove!
DELETE FROM clan_members WHERE clan_id = :clan_id;

-- name: clan_member_role!
UPDATE clan_members SET role = :role, role_since = :role_since WHERE clan_id = :clan_id AND user_id = :user_id;

-- name: clan_membership^
SELECT clan_id FROM clan_members WHERE guild_id = :guild_id AND user_id = :user_id;

-- name: clan_members_of
-- The leader, then the officers, then the rest, each group by time in that role: the order of heirs.
SELECT c.user_id, c.role, c.joined_at, c.role_since, coalesce(m.name, '') AS name, coalesce(t.amount, 0) AS honor
FROM clan_members c
LEFT JOIN members m ON m.guild_id = c.guild_id AND m.user_id = c.user_id
LEFT JOIN tallies t ON t.guild_id = c.guild_id AND t.user_id = c.user_id AND t.board = 'honor' AND t.season = 0
WHERE c.clan_id = :clan_id
ORDER BY CASE c.role WHEN 'leader' THEN 0 WHEN 'officer' THEN 1 ELSE 2 END, c.role_since, c.joined_at, c.user_id;

-- name: clan_members_to_look_for
-- Members not checked lately. The next check is put off at once, so that nobody is looked for twice.
UPDATE clan_members SET look_at = :again_at
WHERE (guild_id, user_id) IN (
    SELECT guild_id, user_id FROM clan_members WHERE look_at <= :now
        AND (guild_id >> 22) % :shards BETWEEN :first AND :last
    ORDER BY look_at LIMIT :most)
AND look_at <= :now
RETURNING guild_id, user_id;

-- name: clan_member_seen!
UPDATE clan_members SET look_at = :look_at WHERE guild_id = :guild_id AND user_id = :user_id;

-- name: clan_chronicle_add!
INSERT INTO clan_chronicle (id, clan_id, nth, happening, user_id, actor_id, at)
SELECT :id, :clan_id, count(*) + 1, :happening, :user_id, :actor_id, :at FROM clan_chronicle WHERE clan_id = :clan_id;

-- name: clan_chronicle_entry^
SELECT * FROM clan_chronicle WHERE clan_id = :clan_id AND nth = :nth;

-- name: clan_chronicle_last
SELECT * FROM clan_chronicle WHERE clan_id = :clan_id ORDER BY nth DESC LIMIT :most;

-- name: clan_invite_add!
-- Adds nothing if the clan has already asked them.
INSERT INTO clan_invites (id, clan_id, guild_id, channel_id, inviter_id, invited_id, status, created_at, expires_at)
VALUES (:id, :clan_id, :guild_id, :channel_id, :inviter_id, :invited_id, 'open', :created_at, :expires_at)
ON CONFLICT DO NOTHING;

-- name: clan_invite_by_id^
SELECT i.*, c.name AS clan_name FROM clan_invites i JOIN clans c ON c.id = i.clan_id WHERE i.id = :id;

-- name: clan_invites_of_invited
SELECT i.*, c.name AS clan_name FROM clan_invites i JOIN clans c ON c.id = i.clan_id
WHERE i.guild_id = :guild_id AND i.invited_id = :user_id AND i.status = 'open' ORDER BY i.created_at, i.id;

-- name: clan_invite_to^
SELECT i.*, c.name AS clan_name FROM clan_invites i JOIN clans c ON c.id = i.clan_id
WHERE i.clan_id = :clan_id AND i.invited_id = :user_id AND i.status = 'open';

-- name: clan_invite_close!
UPDATE clan_invites SET status = :status, closed_at = :closed_at WHERE id = :id AND status = 'open';

-- name: clan_invites_close
-- The clan no longer exists.
UPDATE clan_invites SET status = 'withdrawn', closed_at = :closed_at
WHERE clan_id = :clan_id AND status = 'open' RETURNING id;

-- name: clan_invite_place!
UPDATE clan_invites SET message_id = :message_id WHERE id = :id;

-- name: clan_invite_move!
UPDATE clan_invites SET channel_id = :channel_id, message_id = NULL WHERE id = :id AND channel_id <> :channel_id;

-- name: due_clan_invites
SELECT id FROM clan_invites WHERE status = 'open' AND expires_at <= :now
    AND guild_id NOT IN (SELECT guild_id FROM guilds WHERE left_at IS NOT NULL)
    AND (guild_id >> 22) % :shards BETWEEN :first AND :last
    AND NOT EXISTS (SELECT 1 FROM stumbles s WHERE s.kind = 'invite' AND s.subject = clan_invites.id AND s.look_at > :now)
ORDER BY expires_at LIMIT :most;
