-- Time given back after the bot was down, or out of a server: from a moment until now, to one server or to all. A
-- server that the bot is out of now gets all that time when it returns.

-- name: give_back_matches
-- A turn that began meanwhile, through a hand sent before, gets back only the time since it began.
UPDATE matches SET
    deadline_at = deadline_at + :now - CASE WHEN asked_at > :since THEN asked_at ELSE CAST(:since AS BIGINT) END,
    remind_at = remind_at + :now - CASE WHEN asked_at > :since THEN asked_at ELSE CAST(:since AS BIGINT) END,
    asked_at = asked_at + :now - CASE WHEN asked_at > :since THEN asked_at ELSE CAST(:since AS BIGINT) END
WHERE status = 'ongoing' AND deadline_at > :since AND coalesce(asked_at, 0) <= :now
    AND guild_id = coalesce(:guild_id, guild_id)
    AND guild_id NOT IN (SELECT guild_id FROM guilds WHERE left_at IS NOT NULL)
    AND (guild_id >> 22) % :shards BETWEEN :first AND :last
RETURNING id;

-- name: give_back_challenges
UPDATE challenges SET expires_at = expires_at + :now - :since
WHERE status = 'open' AND expires_at > :since AND guild_id = coalesce(:guild_id, guild_id)
    AND guild_id NOT IN (SELECT guild_id FROM guilds WHERE left_at IS NOT NULL)
    AND (guild_id >> 22) % :shards BETWEEN :first AND :last
RETURNING id;

-- name: give_back_lobbies
UPDATE lobbies SET expires_at = expires_at + :now - :since
WHERE status = 'open' AND expires_at > :since AND guild_id = coalesce(:guild_id, guild_id)
    AND guild_id NOT IN (SELECT guild_id FROM guilds WHERE left_at IS NOT NULL)
    AND (guild_id >> 22) % :shards BETWEEN :first AND :last
RETURNING id;

-- name: give_back_clan_invites
UPDATE clan_invites SET expires_at = expires_at + :now - :since
WHERE status = 'open' AND expires_at > :since AND guild_id = coalesce(:guild_id, guild_id)
    AND guild_id NOT IN (SELECT guild_id FROM guilds WHERE left_at IS NOT NULL)
    AND (guild_id >> 22) % :shards BETWEEN :first AND :last
RETURNING id;

-- name: give_back_clan_wars
UPDATE clan_wars SET expires_at = expires_at + :now - :since
WHERE status IN ('proposed', 'agreed', 'mustering') AND expires_at > :since AND guild_id = coalesce(:guild_id, guild_id)
    AND guild_id NOT IN (SELECT guild_id FROM guilds WHERE left_at IS NOT NULL)
    AND (guild_id >> 22) % :shards BETWEEN :first AND :last
RETURNING id;

-- name: give_back_contests
-- A day ends by the calendar, whatever happened in it.
UPDATE contests SET ends_at = ends_at + :now - :since
WHERE status = 'open' AND day IS NULL AND ends_at > :since AND guild_id = coalesce(:guild_id, guild_id)
    AND guild_id NOT IN (SELECT guild_id FROM guilds WHERE left_at IS NOT NULL)
    AND (guild_id >> 22) % :shards BETWEEN :first AND :last
RETURNING id;

-- name: give_back_gatherings
-- An announced start stays, unless it or the check-in before it fell into that time.
UPDATE gatherings SET clock_at = clock_at + :now - :since, round_ends_at = round_ends_at + :now - :since,
    begins_at = CASE WHEN status = 'underway' THEN begins_at ELSE begins_at + :now - :since END
WHERE paused_at IS NULL AND guild_id = coalesce(:guild_id, guild_id)
    AND guild_id NOT IN (SELECT guild_id FROM guilds WHERE left_at IS NOT NULL)
    AND (guild_id >> 22) % :shards BETWEEN :first AND :last
    AND (status IN ('check-in', 'underway')
        OR (status = 'open' AND clock_at > :since AND (begins_at IS NULL OR clock_at <= :now)))
RETURNING id;

-- name: give_back_substitutions
UPDATE substitutions SET expires_at = expires_at + :now - :since
WHERE status = 'open' AND expires_at > :since AND EXISTS (
    SELECT 1 FROM matches m WHERE m.id = substitutions.match_id AND m.guild_id = coalesce(:guild_id, m.guild_id)
        AND m.guild_id NOT IN (SELECT guild_id FROM guilds WHERE left_at IS NOT NULL)
        AND (m.guild_id >> 22) % :shards BETWEEN :first AND :last)
RETURNING match_id AS id;

-- name: give_back_bouts!
UPDATE bouts SET clock_at = clock_at + :now - :since, due_at = due_at + :now - :since
WHERE status = 'open' AND gathering_id IN (
    SELECT id FROM gatherings
    WHERE status = 'underway' AND paused_at IS NULL AND guild_id = coalesce(:guild_id, guild_id)
        AND guild_id NOT IN (SELECT guild_id FROM guilds WHERE left_at IS NOT NULL)
        AND (guild_id >> 22) % :shards BETWEEN :first AND :last);

-- name: give_back_queued!
UPDATE queued SET joined_at = joined_at + :now - :since, looks_at = looks_at + :now - :since,
    expires_at = expires_at + :now - :since
WHERE status = 'waiting' AND expires_at > :since AND guild_id = coalesce(:guild_id, guild_id)
    AND guild_id NOT IN (SELECT guild_id FROM guilds WHERE left_at IS NOT NULL)
    AND (guild_id >> 22) % :shards BETWEEN :first AND :last;

-- name: bring_near_queued!
UPDATE queued SET looks_at = looks_at - :jump WHERE status = 'waiting' AND looks_at > :now
    AND (guild_id >> 22) % :shards BETWEEN :first AND :last;

-- name: bring_near_outbox!
UPDATE outbox SET due_at = CASE WHEN due_at > :now THEN due_at - :jump ELSE due_at END,
    claimed_until = CASE WHEN claimed_until > :now THEN claimed_until - :jump ELSE claimed_until END
WHERE (due_at > :now OR claimed_until > :now) AND (home >> 22) % :shards BETWEEN :first AND :last;

-- name: bring_near_people!
UPDATE people SET dm_closed_until = dm_closed_until - :jump WHERE dm_closed_until > :now
    AND (user_id >> 22) % :shards BETWEEN :first AND :last;

-- name: bring_near_voices!
UPDATE voices SET full_at = full_at - :jump WHERE full_at > :now
    AND (guild_id >> 22) % :shards BETWEEN :first AND :last;

-- name: bring_near_stumbles!
UPDATE stumbles SET look_at = look_at - :jump WHERE look_at > :now;

-- name: bring_near_noticeboards!
UPDATE noticeboards SET look_at = look_at - :jump WHERE look_at > :now AND status = 'up'
    AND (guild_id >> 22) % :shards BETWEEN :first AND :last;

-- name: heartbeats_lock
-- Take those of a process for this transaction, so that a gap is given back only once.
UPDATE heartbeats SET run = :run WHERE shards = :shards AND shard BETWEEN :first AND :last
RETURNING shards, shard, at;

-- name: heartbeats_set!
UPDATE heartbeats SET at = :at WHERE shards = :shards AND shard BETWEEN :first AND :last;

-- name: heartbeat_begin!
INSERT INTO heartbeats (shards, shard, at, run) VALUES (:shards, :shard, :at, :run) ON CONFLICT DO NOTHING;

-- name: heartbeats_retire
-- Those for another number of shards, with which no process runs any longer; the first process after the change takes
-- them.
DELETE FROM heartbeats WHERE shards <> :shards RETURNING shards, shard, at;

-- name: heartbeats_all
SELECT shards, shard, at FROM heartbeats ORDER BY shards, shard;
