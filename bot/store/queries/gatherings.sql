-- name: gathering_add!
INSERT INTO gatherings (id, guild_id, channel_id, host_id, kind, game, title, pace, hardcore, by_rating, late_entry,
    places, round_time, check_in, begins_at, sides, status, clock_at, created_at,
    least_kept, grants_leave, seed, seal, answers, level, cup_id, least)
VALUES (:id, :guild_id, :channel_id, :host_id, :kind, :game, :title, :pace, :hardcore, :by_rating, :late_entry,
    :places, :round_time, :check_in, :begins_at, :sides, 'open', :clock_at, :created_at,
    :least_kept, :grants_leave, :seed, :seal, :answers, :level, :cup_id, :least)
ON CONFLICT DO NOTHING;

-- name: gathering_by_id^
SELECT * FROM gatherings WHERE id = :id;

-- name: gathering_lock^
-- Take the row for this transaction, only while the gathering is not over.
UPDATE gatherings SET status = status
WHERE id = :id AND status IN ('open', 'check-in', 'underway') RETURNING *;

-- name: gatherings_in
SELECT * FROM gatherings
WHERE guild_id = :guild_id AND status IN ('open', 'check-in', 'underway') ORDER BY created_at, id;

-- name: gatherings_ended_in
-- Those that were begun; the newest first.
SELECT * FROM gatherings
WHERE guild_id = :guild_id AND status = 'over' AND state IS NOT NULL ORDER BY ended_at DESC, id LIMIT :most;

-- name: gatherings_of_user
SELECT g.* FROM gatherings g JOIN entrants e ON e.gathering_id = g.id
WHERE e.user_id = :user_id AND g.status IN ('open', 'check-in', 'underway') ORDER BY g.created_at, g.id;

-- name: due_gatherings
-- Gatherings whose clock is due, that have yet to learn of a duel's end, or that have no seed yet.
SELECT g.id FROM gatherings g JOIN (
    SELECT id FROM gatherings WHERE status IN ('open', 'check-in', 'underway') AND paused_at IS NULL AND clock_at <= :now
    UNION SELECT id FROM gatherings WHERE seed IS NULL AND status IN ('open', 'check-in')
    UNION SELECT gathering_id FROM bouts WHERE status = 'ended'
    UNION SELECT b.gathering_id FROM bouts b JOIN gatherings o ON o.id = b.gathering_id
    WHERE b.status = 'open' AND b.clock_at <= :now AND o.status = 'underway' AND o.paused_at IS NULL
) AS due ON due.id = g.id
WHERE g.status IN ('open', 'check-in', 'underway')
    AND g.guild_id NOT IN (SELECT guild_id FROM guilds WHERE left_at IS NOT NULL)
    AND (g.guild_id >> 22) % :shards BETWEEN :first AND :last
    AND NOT EXISTS (SELECT 1 FROM stumbles s WHERE s.kind = 'gathering' AND s.subject = g.id AND s.look_at > :now)
LIMIT :most;

-- name: gathering_place!
UPDATE gatherings SET message_id = :message_id WHERE id = :id;

-- name: gathering_move_to!
-- The channel is gone: the gathering goes on elsewhere, in a new message.
UPDATE gatherings SET channel_id = :channel_id, message_id = NULL WHERE id = :id AND channel_id <> :channel_id;

-- name: gathering_begin!
-- From now on, its draws depend on the sign-ups too.
UPDATE gatherings SET status = 'underway', options = :options, started_at = :started_at, mixed = 1
WHERE id = :id;

-- name: gathering_seal!
-- For a gathering opened before seeds were made at the opening.
UPDATE gatherings SET seed = :seed, seal = :seal WHERE id = :id AND seed IS NULL;

-- name: gathering_check_in!
UPDATE gatherings SET status = 'check-in', clock_at = begins_at WHERE id = :id;

-- name: gathering_state_set!
UPDATE gatherings SET state = :state, revision = :revision, round_ends_at = :round_ends_at WHERE id = :id;

-- name: gathering_asking_set!
UPDATE gatherings SET asking = :asking, clock_at = :clock_at WHERE id = :id;

-- name: gathering_pause!
UPDATE gatherings SET paused_at = :paused_at WHERE id = :id;

-- name: gathering_resume!
UPDATE gatherings SET paused_at = NULL, clock_at = clock_at + :span, round_ends_at = round_ends_at + :span
WHERE id = :id;

-- name: gathering_end!
UPDATE gatherings SET status = :status, reason = :reason, clock_at = NULL, ended_at = :ended_at WHERE id = :id;

-- name: bouts_resume!
UPDATE bouts SET clock_at = clock_at + :span, due_at = due_at + :span
WHERE gathering_id = :gathering_id AND status = 'open';

-- name: entrant_add!
INSERT INTO entrants (gathering_id, user_id, seat, side, role, joined_at, acceptance_id)
VALUES (:gathering_id, :user_id, :seat, :side, :role, :joined_at, :acceptance_id)
ON CONFLICT (gathering_id, user_id) DO UPDATE SET role = excluded.role;

-- name: entrant_remove!
DELETE FROM entrants WHERE gathering_id = :gathering_id AND user_id = :user_id;

-- name: entrant_check_in!
UPDATE entrants SET checked_in = 1 WHERE gathering_id = :gathering_id AND user_id = :user_id;

-- name: entrants_missing!
-- Those who have not confirmed do not take part.
DELETE FROM entrants WHERE gathering_id = :gathering_id AND checked_in = 0;

-- name: entrant_seat!
UPDATE entrants SET seat = :seat, wish = role, role = :role WHERE gathering_id = :gathering_id AND user_id = :user_id;

-- name: entrant_seated^
SELECT seat AS amount FROM entrants WHERE gathering_id = :gathering_id AND user_id = :user_id AND seat IS NOT NULL;

-- name: entrants_of
SELECT e.gathering_id, e.user_id, e.seat, e.side, e.role, e.joined_at, e.checked_in, e.wish, e.acceptance_id,
    COALESCE(m.name, '') AS name
FROM entrants e JOIN gatherings g ON g.id = e.gathering_id
LEFT JOIN members m ON m.guild_id = g.guild_id AND m.user_id = e.user_id
WHERE e.gathering_id = :gathering_id ORDER BY e.seat, e.joined_at, e.user_id;

-- name: ratings_of_entrants
-- SQLite runs a CROSS JOIN in the order written: it must look up the rating of each entrant.
SELECT r.user_id, r.level, r.spread FROM gatherings g JOIN entrants e ON e.gathering_id = g.id CROSS JOIN ratings r
WHERE g.id = :gathering_id AND r.guild_id = g.guild_id AND r.game = :game AND r.user_id = e.user_id;

-- name: gathering_move_add!
INSERT INTO gathering_moves (gathering_id, revision, move, events, actor_id, at)
VALUES (:gathering_id, :revision, :move, :events, :actor_id, :at);

-- name: gathering_moves_of
SELECT * FROM gathering_moves WHERE gathering_id = :gathering_id ORDER BY revision;

-- name: gathering_moves_by_people
-- Moves by people, not by the clock or by the ends of duels.
SELECT * FROM gathering_moves
WHERE gathering_id = :gathering_id AND actor_id IS NOT NULL AND move IS NOT NULL ORDER BY revision;

-- name: gathering_moves_last
SELECT * FROM (
    SELECT * FROM gathering_moves WHERE gathering_id = :gathering_id ORDER BY revision DESC LIMIT :most
) AS newest ORDER BY revision;

-- name: bout_add!
INSERT INTO bouts (gathering_id, bout, round, match_id, status, due_at, clock_at)
VALUES (:gathering_id, :bout, :round, :match_id, 'open', :due_at, :clock_at);

-- name: bouts_of
-- Each with its message in the channel: the board it began with, or its result.
SELECT b.gathering_id, b.bout, b.match_id, b.status, b.result, b.due_at, b.clock_at, m.channel_id,
    coalesce(m.result_id, CASE WHEN m.status = 'over' AND m.thread_id IS NULL THEN t.message_id END, m.board_id) AS board_id
FROM bouts b JOIN matches m ON m.id = b.match_id
LEFT JOIN tellings t ON t.match_id = m.id AND t.chapter = (SELECT max(chapter) FROM tellings WHERE match_id = m.id)
WHERE b.gathering_id = :gathering_id ORDER BY b.bout;

-- name: bout_of_match^
SELECT b.gathering_id, b.bout, b.match_id, b.status, b.result, b.due_at, b.clock_at, m.channel_id, m.board_id
FROM bouts b JOIN matches m ON m.id = b.match_id WHERE b.match_id = :match_id;

-- name: occasion_of_match^
SELECT g.kind, g.title, g.hardcore, g.guild_id, g.channel_id, g.message_id, b.bout, b.round
FROM bouts b JOIN gatherings g ON g.id = b.gathering_id WHERE b.match_id = :match_id;

-- name: bout_ended!
UPDATE bouts SET status = 'ended', result = :result WHERE match_id = :match_id AND status = 'open';

-- name: bout_status_set!
UPDATE bouts SET status = :status WHERE gathering_id = :gathering_id AND bout = :bout;

-- name: bout_clock_set!
UPDATE bouts SET clock_at = :clock_at WHERE gathering_id = :gathering_id AND bout = :bout;

-- name: summons_add!
INSERT INTO summonses (gathering_id, revision, seat) VALUES (:gathering_id, :revision, :seat);

-- name: summons_of^
SELECT * FROM summonses WHERE gathering_id = :gathering_id AND revision = :revision;

-- name: summons_answered!
UPDATE summonses SET answered = :answered WHERE gathering_id = :gathering_id AND revision = :revision;

-- name: summons_place!
UPDATE summonses SET message_id = :message_id WHERE gathering_id = :gathering_id AND revision = :revision;

-- name: match_hold!
UPDATE matches SET held = :held, held_since = :now, deadline_at = NULL, remind_at = NULL
WHERE id = :id AND status = 'ongoing' AND deadline_at IS NOT NULL;

-- name: match_release!
-- The start of the turn moves later by the length of the interruption; if the turn began during it, to now.
UPDATE matches SET deadline_at = :deadline_at, remind_at = :remind_at, held = NULL, held_since = NULL,
    asked_at = asked_at + :now - CASE WHEN asked_at > held_since THEN asked_at ELSE held_since END
WHERE id = :id AND status = 'ongoing' AND held IS NOT NULL;
