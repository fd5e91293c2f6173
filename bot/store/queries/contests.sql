-- name: contest_add!
-- There is one of each kind per day; a second request finds it.
INSERT INTO contests (id, kind, guild_id, channel_id, message_id, game, day, answers, easier, seed, seal, status,
    began_at, ends_at, ended_at)
VALUES (:id, :kind, :guild_id, :channel_id, :message_id, :game, :day, :answers, :easier, :seed, :seal, :status,
    :began_at, :ends_at, :ended_at)
ON CONFLICT DO NOTHING;

-- name: contest_by_id^
SELECT * FROM contests WHERE id = :id;

-- name: contest_mark^
-- What may be shown of it at any time.
SELECT kind, status, ends_at, day FROM contests WHERE id = :id;

-- name: contest_of_day^
SELECT * FROM contests WHERE guild_id = :guild_id AND kind = :kind AND game = :game AND day = :day;

-- name: contest_lock^
-- Take the row for this transaction, if the contest is open.
UPDATE contests SET status = status WHERE id = :id AND status = 'open' RETURNING *;

-- name: contest_settle!
-- Its board belongs in the channel where it was first entered.
UPDATE contests SET channel_id = :channel_id WHERE id = :id AND channel_id IS NULL;

-- name: contest_place!
UPDATE contests SET message_id = :message_id WHERE id = :id;

-- name: contest_move!
-- The channel is gone: the board goes on elsewhere.
UPDATE contests SET channel_id = :channel_id, message_id = NULL WHERE id = :id AND channel_id <> :channel_id;

-- name: contest_close!
UPDATE contests SET status = 'closed', ended_at = :ended_at WHERE id = :id AND status = 'open';

-- name: due_contests
-- A day ends by the calendar; a road also once both players are through. In a server that the bot was removed from, a
-- road's time stands still.
SELECT d.id FROM (
    SELECT id, guild_id, day, ends_at FROM contests WHERE status = 'open' AND ends_at <= :now
    UNION
    SELECT r.id, r.guild_id, r.day, r.ends_at FROM contests r WHERE r.status = 'open' AND r.kind = 'road'
        AND NOT EXISTS (SELECT 1 FROM contest_entries e WHERE e.contest_id = r.id AND e.status = 'underway')) d
WHERE (d.day IS NOT NULL OR d.guild_id NOT IN (SELECT guild_id FROM guilds WHERE left_at IS NOT NULL))
    AND (d.guild_id >> 22) % :shards BETWEEN :first AND :last
    AND NOT EXISTS (SELECT 1 FROM stumbles s WHERE s.kind = 'contest' AND s.subject = d.id AND s.look_at > :now)
ORDER BY d.ends_at LIMIT :most;

-- name: contest_enter!
-- Each person enters a contest once, however often they press.
INSERT INTO contest_entries (contest_id, user_id, guild_id, match_id, campaign_id, newcomer, status, entered_at)
VALUES (:contest_id, :user_id, :guild_id, :match_id, :campaign_id, :newcomer, 'underway', :entered_at)
ON CONFLICT DO NOTHING;

-- name: contest_entry^
SELECT contest_id, user_id, guild_id, match_id, campaign_id, newcomer, status, score FROM contest_entries
WHERE contest_id = :contest_id AND user_id = :user_id;

-- name: contest_entries_underway
SELECT contest_id, user_id, guild_id, match_id, campaign_id, newcomer, status, score FROM contest_entries
WHERE contest_id = :contest_id AND status = 'underway' ORDER BY user_id;

-- name: contest_entry_match_set!
UPDATE contest_entries SET match_id = :match_id WHERE contest_id = :contest_id AND user_id = :user_id;

-- name: contest_entry_end!
UPDATE contest_entries SET status = :status, score = :score, ended_at = :ended_at
WHERE contest_id = :contest_id AND user_id = :user_id AND status = 'underway';

-- name: contest_entries_placed
-- The standings: by score, then those who did not play to the end; newcomers after the others, and ranked among
-- themselves.
SELECT CASE WHEN e.score IS NOT NULL
        THEN rank() OVER (PARTITION BY e.newcomer ORDER BY (e.score IS NULL), e.score DESC) END AS place,
    e.newcomer, e.user_id, coalesce(m.name, '') AS name, e.guild_id, e.match_id, e.status
FROM contest_entries e LEFT JOIN members m ON m.guild_id = e.guild_id AND m.user_id = e.user_id
WHERE e.contest_id = :contest_id
ORDER BY e.newcomer, (e.score IS NULL), e.score DESC, (e.ended_at IS NULL), e.ended_at, e.user_id;

-- name: contest_days_entered^
-- How many fights of the day a person has begun, in any server.
SELECT count(*) AS amount FROM contest_entries e JOIN contests c ON c.id = e.contest_id
WHERE e.user_id = :user_id AND c.day IS NOT NULL;

-- name: contest_days_finished
-- The days whose contest in a server a person has finished, the latest first.
SELECT DISTINCT c.day FROM contest_entries e JOIN contests c ON c.id = e.contest_id
WHERE e.user_id = :user_id AND e.guild_id = :guild_id AND c.kind = 'daily' AND e.score IS NOT NULL
ORDER BY c.day DESC;
