-- name: match_add!
INSERT INTO matches (id, game, options, seed, seal, guild_id, channel_id, pace, status, revision, state, started_at, excuses,
    grants_leave, wishes, answers, campaign_id, contest_id, level, houses, mixed, alone)
VALUES (:id, :game, :options, :seed, :seal, :guild_id, :channel_id, :pace, 'ongoing', 0, :state, :started_at, :excuses,
    :grants_leave, :wishes, :answers, :campaign_id, :contest_id, :level, :houses, :mixed, :alone);

-- name: match_by_id^
SELECT * FROM matches WHERE id = :id;

-- name: match_lock^
-- Take the row for this transaction, only if nobody has played since the given revision.
UPDATE matches SET revision = revision
WHERE id = :id AND revision = :revision AND status = 'ongoing'
RETURNING *;

-- name: match_lock_current^
-- Take the row for this transaction at any revision.
UPDATE matches SET revision = revision WHERE id = :id AND status = 'ongoing' RETURNING *;

-- name: match_advance!
UPDATE matches SET revision = revision + 1, state = :state, deadline_at = NULL, remind_at = NULL,
    gave_time = '[]'
WHERE id = :id AND revision = :revision AND status = 'ongoing';

-- name: match_end!
UPDATE matches SET status = 'over', deadline_at = NULL, remind_at = NULL, held = NULL, held_since = NULL, ended_at = :ended_at, outcome = :outcome
WHERE id = :id AND status = 'ongoing';

-- name: match_move!
-- The channel is gone: the match goes on elsewhere, with a new board.
UPDATE matches SET channel_id = :channel_id, board_id = NULL, thread_id = NULL, result_id = NULL WHERE id = :id AND channel_id <> :channel_id;

-- name: match_share!
-- Only once, only after the end, and only if one person played it alone.
UPDATE matches SET shared = 1 WHERE id = :id AND shared = 0 AND status = 'over' AND alone = 1;

-- name: matches_alone_of
-- A person's ongoing matches alone, outside campaigns and contests, each with the level of the house if it plays.
-- SQLite runs a CROSS JOIN in the order written: it must begin with one person's seats.
SELECT m.id, m.game, m.level FROM seats s CROSS JOIN matches m
WHERE s.user_id = :user_id AND s.ended_at IS NULL AND m.id = s.match_id AND m.status = 'ongoing' AND m.guild_id = :guild_id
    AND m.alone = 1 AND m.campaign_id IS NULL AND m.contest_id IS NULL
ORDER BY m.started_at;

-- name: match_board_set!
UPDATE matches SET board_id = :board_id WHERE id = :id;

-- name: match_result_set!
UPDATE matches SET result_id = :result_id WHERE id = :id;

-- name: due_matches
-- In a server that the bot was removed from, time stands still.
SELECT id, revision FROM matches WHERE status = 'ongoing' AND deadline_at <= :now
    AND guild_id NOT IN (SELECT guild_id FROM guilds WHERE left_at IS NOT NULL)
    AND (guild_id >> 22) % :shards BETWEEN :first AND :last
    AND NOT EXISTS (SELECT 1 FROM stumbles s WHERE s.kind = 'match' AND s.subject = matches.id AND s.look_at > :now)
ORDER BY deadline_at LIMIT :most;

-- name: matches_of_user
-- Each with its newest board. SQLite runs a CROSS JOIN in the order written: it must begin with one person's seats.
SELECT m.id, m.game, m.guild_id, m.revision, m.state, m.deadline_at, s.seat AS own_seat,
    coalesce(c.kind, CASE WHEN m.campaign_id IS NOT NULL THEN 'campaign' WHEN m.alone = 1 AND m.level IS NOT NULL THEN 'practice' END) AS part_of,
    CASE WHEN t.message_id IS NULL THEN m.channel_id ELSE coalesce(m.thread_id, m.channel_id) END AS channel_id,
    coalesce(t.message_id, m.board_id) AS board_id
FROM seats s CROSS JOIN matches m
LEFT JOIN contests c ON c.id = m.contest_id
LEFT JOIN tellings t ON t.match_id = m.id AND t.chapter = (SELECT max(chapter) FROM tellings WHERE match_id = m.id)
WHERE s.user_id = :user_id AND s.ended_at IS NULL AND m.id = s.match_id AND m.status = 'ongoing'
ORDER BY m.deadline_at;

-- name: seat_add!
INSERT INTO seats (match_id, seat, user_id, bank, acceptance_id)
VALUES (:match_id, :seat, :user_id, :bank, :acceptance_id);

-- name: seat_first_choice_set!
UPDATE seats SET first_choice_id = :first_choice_id, first_play = :first_play
WHERE match_id = :match_id AND seat = :seat AND first_choice_id IS NULL;

-- name: seats_end!
-- Stored with the seats too, so that a person's current matches are found without reading all past ones.
UPDATE seats SET ended_at = :ended_at WHERE match_id = :match_id;

-- name: seats_of
SELECT * FROM seats WHERE match_id = :match_id ORDER BY seat;

-- name: seat_misses_set!
UPDATE seats SET misses = :misses WHERE match_id = :match_id AND seat = :seat;

-- name: seat_prompt_set!
UPDATE seats SET prompt_id = :prompt_id WHERE match_id = :match_id AND seat = :seat;

-- name: seat_prompt_clear!
UPDATE seats SET prompt_id = NULL
WHERE match_id = :match_id AND seat = :seat AND prompt_id = :prompt_id;

-- name: seat_prompt_answered!
UPDATE seats SET answered_id = :prompt_id, prompt_id = nullif(prompt_id, :prompt_id)
WHERE match_id = :match_id AND seat = :seat;

-- name: seat_prompt_reopened!
UPDATE seats SET answered_id = NULL
WHERE match_id = :match_id AND seat = :seat AND answered_id = :prompt_id;

-- name: seat_in_channel_set!
UPDATE seats SET in_channel = :in_channel WHERE match_id = :match_id AND seat = :seat;

-- name: pick_keep!
INSERT INTO picks (interaction_id, match_id, revision, seat, choice, at)
VALUES (:interaction_id, :match_id, :revision, :seat, :choice, :at)
ON CONFLICT (interaction_id) DO NOTHING;

-- name: picks_of
-- In the order of the clicks: Discord numbers interactions by time. A pick made by an order has an id below zero.
SELECT seat, choice, interaction_id > 0 AS clicked FROM picks
WHERE match_id = :match_id AND revision = :revision ORDER BY interaction_id;

-- name: picks_of_seat
SELECT seat, choice, interaction_id > 0 AS clicked FROM picks
WHERE match_id = :match_id AND revision = :revision AND seat = :seat ORDER BY interaction_id;

-- name: picks_forget!
DELETE FROM picks WHERE match_id = :match_id AND revision <= :revision;

-- name: seat_left!
UPDATE seats SET left_as = :left_as WHERE match_id = :match_id AND seat = :seat;

-- name: seat_out!
UPDATE seats SET out_at = :out_at WHERE match_id = :match_id AND seat = :seat;

-- name: picks_carry!
-- A seat's pick stays valid although the table moved on around it.
UPDATE picks SET revision = revision + 1 WHERE match_id = :match_id AND revision = :revision AND seat = :seat;

-- name: turn_add!
INSERT INTO turns (match_id, revision, entry, events, stand_ins, at, chapter)
VALUES (:match_id, :revision, :entry, :events, :stand_ins, :at, :chapter);

-- name: turns_latest
SELECT * FROM turns WHERE match_id = :match_id ORDER BY revision DESC LIMIT :most;

-- name: chapter_of
-- All turns told in one message, in order.
SELECT * FROM turns WHERE match_id = :match_id AND chapter = :chapter ORDER BY revision;

-- name: chapter_last^
-- 0 before the first.
SELECT coalesce((SELECT chapter FROM turns WHERE match_id = :match_id ORDER BY revision DESC LIMIT 1), 0) AS amount;

-- name: telling_of^
SELECT message_id FROM tellings WHERE match_id = :match_id AND chapter = :chapter;

-- name: telling_set!
INSERT INTO tellings (match_id, chapter, message_id) VALUES (:match_id, :chapter, :message_id)
ON CONFLICT (match_id, chapter) DO UPDATE SET message_id = excluded.message_id;

-- name: telling_lose!
-- It will be told in a new message, wherever the old one may be.
DELETE FROM tellings WHERE match_id = :match_id AND chapter = :chapter;

-- name: newest_board^
-- Where the newest board is: the last reveal, in the thread if there is one, else the first board.
SELECT CASE WHEN t.message_id IS NULL THEN m.channel_id ELSE coalesce(m.thread_id, m.channel_id) END AS channel_id,
    coalesce(t.message_id, m.board_id) AS message_id
FROM matches m
LEFT JOIN tellings t ON t.match_id = m.id AND t.chapter = (SELECT max(chapter) FROM tellings WHERE match_id = m.id)
WHERE m.id = :id;

-- name: turn_of^
SELECT * FROM turns WHERE match_id = :match_id AND revision = :revision;

-- name: turns_of
SELECT * FROM turns WHERE match_id = :match_id ORDER BY revision;

-- name: turns_take
-- Remove all turns of a match, and return them.
DELETE FROM turns WHERE match_id = :match_id RETURNING *;

-- name: packed_log_add!
INSERT INTO packed_logs (match_id, plays, log) VALUES (:match_id, :plays, :log);

-- name: packed_log_of^
SELECT * FROM packed_logs WHERE match_id = :match_id;
