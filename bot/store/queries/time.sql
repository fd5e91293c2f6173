-- name: quiet_at_table
-- Players of a match who have quiet times, or leave if the match grants it.
SELECT s.seat, h.zone, h.quiet_from, h.quiet_until, h.quiet_days,
    CASE WHEN m.grants_leave = 1 THEN h.leave_since END AS leave_since,
    CASE WHEN m.grants_leave = 1 THEN h.leave_until END AS leave_until
FROM seats s JOIN matches m ON m.id = s.match_id JOIN habits h ON h.user_id = s.user_id
WHERE s.match_id = :match_id ORDER BY s.seat;

-- name: match_clock_set!
-- While the clocks stand still, the turn has all its time ahead.
UPDATE matches SET asked_at = :asked_at,
    deadline_at = CASE WHEN held IS NULL THEN CAST(:deadline_at AS BIGINT) END,
    remind_at = CASE WHEN held IS NULL THEN CAST(:remind_at AS BIGINT) END,
    held = CASE WHEN held IS NULL THEN NULL ELSE CAST(:allowance AS BIGINT) END
WHERE id = :id;

-- name: seat_bank_set!
UPDATE seats SET bank = :bank WHERE match_id = :match_id AND seat = :seat;

-- name: pick_times_of
SELECT seat, max(at) AS at FROM picks WHERE match_id = :match_id AND revision = :revision GROUP BY seat ORDER BY seat;

-- name: due_reminders
SELECT id, revision FROM matches WHERE status = 'ongoing' AND remind_at <= :now AND deadline_at > :now
    AND guild_id NOT IN (SELECT guild_id FROM guilds WHERE left_at IS NOT NULL)
    AND (guild_id >> 22) % :shards BETWEEN :first AND :last
    AND NOT EXISTS (SELECT 1 FROM stumbles s WHERE s.kind = 'reminder' AND s.subject = matches.id AND s.look_at > :now)
ORDER BY remind_at LIMIT :most;

-- name: match_reminded!
UPDATE matches SET remind_at = NULL WHERE id = :id;

-- name: wants_reminders^
SELECT user_id, reminders FROM habits WHERE user_id = :user_id;

-- name: reliability_of^
SELECT user_id, share, seen FROM reliability WHERE user_id = :user_id;

-- name: reliability_note!
-- Move the share towards 1 or 0, by one part of the deadlines remembered; in one statement, so that concurrent writers
-- all count. After one deadline the share is 1 or 0.
UPDATE reliability SET
    share = share + (CAST(:toward AS BIGINT) - share)
        / CASE WHEN seen < :memory THEN seen + 1 ELSE CAST(:memory AS BIGINT) END,
    seen = seen + 1
WHERE user_id = :user_id;

-- name: reliability_take_up!
-- A forgotten person is back.
UPDATE reliability SET user_id = :user_id, lapses_at = NULL WHERE user_id = :veil;

-- name: reliability_begin!
INSERT INTO reliability (user_id, share, seen) VALUES (:user_id, 0, 0) ON CONFLICT DO NOTHING;

-- name: habits_of^
SELECT * FROM habits WHERE user_id = :user_id;

-- name: unnamed_in
-- Members of a server who asked not to be named in its news.
SELECT h.user_id FROM habits h CROSS JOIN members m
WHERE h.news = 0 AND m.guild_id = :guild_id AND m.user_id = h.user_id ORDER BY h.user_id;

-- name: habits_touch!
INSERT INTO habits (user_id) VALUES (:user_id) ON CONFLICT DO NOTHING;

-- name: habits_lock^
-- Take the row for this transaction.
UPDATE habits SET zone = zone WHERE user_id = :user_id RETURNING *;

-- name: habits_set!
UPDATE habits SET zone = :zone, quiet_from = :quiet_from, quiet_until = :quiet_until, quiet_days = :quiet_days,
    reminders = :reminders, leave_since = :leave_since, leave_until = :leave_until, challengers = :challengers,
    news = :news
WHERE user_id = :user_id;

-- name: leave_add!
INSERT INTO leaves (user_id, since, until) VALUES (:user_id, :since, :until)
ON CONFLICT (user_id, since) DO UPDATE SET until = excluded.until;

-- name: leave_cut!
-- A person who comes back early has not taken the rest; a leave that has not begun does not count.
UPDATE leaves SET until = :until WHERE user_id = :user_id AND since = :since;

-- name: leaves_of
SELECT since, until FROM leaves WHERE user_id = :user_id AND until > :after ORDER BY since;

-- name: match_postpone!
UPDATE matches SET deadline_at = :deadline_at, remind_at = remind_at + CAST(:deadline_at AS BIGINT) - deadline_at
WHERE id = :id AND status = 'ongoing' AND deadline_at < :deadline_at;
