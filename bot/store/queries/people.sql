-- name: person_see!
INSERT INTO people (user_id, locale) VALUES (:user_id, :locale)
ON CONFLICT (user_id) DO UPDATE SET locale = excluded.locale;

-- name: people_at_table
SELECT p.user_id, coalesce(p.chosen_locale, p.locale) AS locale, p.chosen_locale, p.dm_channel_id, p.dm_closed_until, p.dms, p.pictures
FROM seats s JOIN people p ON p.user_id = s.user_id WHERE s.match_id = :match_id;

-- name: person_hold!
-- Let nobody else act in their name until the transaction ends.
UPDATE people SET user_id = user_id WHERE user_id = :user_id;

-- name: person_by_id^
SELECT user_id, coalesce(chosen_locale, locale) AS locale, chosen_locale, dm_channel_id, dm_closed_until, dms, pictures
FROM people WHERE user_id = :user_id;

-- name: person_locale_choose!
UPDATE people SET chosen_locale = :chosen_locale WHERE user_id = :user_id;

-- name: person_dms_set!
-- A person who wants them is tried again at once.
UPDATE people SET dms = :dms, dm_closed_until = 0 WHERE user_id = :user_id;

-- name: person_pictures_set!
UPDATE people SET pictures = :pictures WHERE user_id = :user_id;

-- name: person_dm_open!
UPDATE people SET dm_channel_id = :dm_channel_id, dm_closed_until = 0 WHERE user_id = :user_id;

-- name: person_dm_retry!
-- A past moment, not 0: the last message failed, until one arrives.
UPDATE people SET dm_closed_until = :now WHERE user_id = :user_id AND dm_closed_until > :now;

-- name: people_dm_retry!
-- For people at a table, except those who would be tried again soon anyway.
UPDATE people SET dm_closed_until = :now WHERE dm_closed_until > :later
    AND user_id IN (SELECT s.user_id FROM seats s WHERE s.match_id = :match_id);

-- name: person_dm_closed!
UPDATE people SET dm_closed_until = :until WHERE user_id = :user_id;

-- name: member_see!
INSERT INTO members (guild_id, user_id, name) VALUES (:guild_id, :user_id, :name)
ON CONFLICT (guild_id, user_id) DO UPDATE SET name = excluded.name;

-- name: member_name^
SELECT name FROM members WHERE guild_id = :guild_id AND user_id = :user_id;

-- name: homes_of_person
SELECT guild_id FROM members WHERE user_id = :user_id ORDER BY guild_id;

-- name: members_of_match
-- Of a pick, only that it exists, never what it is; of one made by an order, not even that.
SELECT s.seat, s.user_id, coalesce(m.name, '') AS name, coalesce(p.dm_closed_until, 0) AS dm_closed_until,
    coalesce(p.dms, 1) AS dms, s.left_as, s.bank,
    CASE WHEN x.grants_leave = 1 THEN h.leave_since END AS leave_since,
    CASE WHEN x.grants_leave = 1 THEN h.leave_until END AS leave_until,
    s.in_channel,
    coalesce(h.quiet_from IS NOT NULL OR h.quiet_days <> '[]', 1 = 0) AS quiet,
    EXISTS (
        SELECT 1 FROM picks k
        WHERE k.match_id = s.match_id AND k.revision = x.revision AND k.seat = s.seat AND k.interaction_id > 0
    ) AS ready,
    coalesce(t.amount, 0) AS honor, coalesce(p.pictures, 1) AS pictures, s.since
FROM seats s
JOIN matches x ON x.id = s.match_id
LEFT JOIN members m ON m.guild_id = x.guild_id AND m.user_id = s.user_id
LEFT JOIN people p ON p.user_id = s.user_id
LEFT JOIN habits h ON h.user_id = s.user_id
LEFT JOIN tallies t ON t.guild_id = x.guild_id AND t.user_id = s.user_id AND t.board = 'honor' AND t.season = 0
WHERE s.match_id = :match_id ORDER BY s.seat;

-- name: guild_see!
INSERT INTO guilds (guild_id, locale, threads) VALUES (:guild_id, :locale, 1)
ON CONFLICT (guild_id) DO UPDATE SET locale = excluded.locale;

-- name: guild_by_id^
SELECT * FROM guilds WHERE guild_id = :guild_id;

-- name: block_add!
INSERT INTO blocks (user_id, blocked_id, at) VALUES (:user_id, :blocked_id, :at) ON CONFLICT DO NOTHING;

-- name: block_remove!
DELETE FROM blocks WHERE user_id = :user_id AND blocked_id = :blocked_id;

-- name: block_between^
SELECT user_id, blocked_id FROM blocks WHERE user_id = :user_id AND blocked_id = :blocked_id;

-- name: blocks_of
-- The newest first, each with a name from a server where both were seen.
SELECT b.blocked_id, (
        SELECT coalesce(min(m.name), '') FROM members m JOIN members o ON o.guild_id = m.guild_id
        WHERE m.user_id = b.blocked_id AND o.user_id = b.user_id
    ) AS name
FROM blocks b WHERE b.user_id = :user_id ORDER BY b.at DESC, b.blocked_id LIMIT :most;

-- name: blocks_count^
SELECT count(*) AS amount FROM blocks WHERE user_id = :user_id;

-- name: fact_by_name^
SELECT * FROM facts WHERE name = :name;

-- name: fact_keep!
-- Set a fact that never changes, unless it is already set.
INSERT INTO facts (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING;

-- name: fact_lock^
-- Take the fact for this transaction, so that only one of several processes acts on it.
UPDATE facts SET value = value WHERE name = :name RETURNING *;

-- name: fact_set!
INSERT INTO facts (name, value) VALUES (:name, :value)
ON CONFLICT (name) DO UPDATE SET value = excluded.value;
