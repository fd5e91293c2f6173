-- name: outbox_put!
-- Asking again for a waiting parcel only raises its generation; if a generation is given, the parcel counts as one
-- never sent. The home says whose shard sends it: the server's, or that of the reader of a direct message. A forgotten
-- person has an alias, which is below zero.
INSERT INTO outbox (lane, rank, kind, subject, seat, urgent, due_at, claims, channel_id, generation, home)
VALUES (:lane, :rank, :kind, :subject, :seat, :urgent, :due_at, :claims, :channel_id, :generation,
    abs(coalesce(CAST(:home AS BIGINT), CASE CAST(:belongs AS TEXT)
        WHEN 'match' THEN (SELECT guild_id FROM matches WHERE id = :subject)
        WHEN 'seat' THEN (SELECT user_id FROM seats WHERE match_id = :subject AND seat = :seat)
        WHEN 'challenge' THEN (SELECT guild_id FROM challenges WHERE id = :subject)
        WHEN 'queued' THEN (SELECT user_id FROM queued WHERE id = :subject)
        WHEN 'lobby' THEN (SELECT guild_id FROM lobbies WHERE id = :subject)
        WHEN 'contest' THEN (SELECT guild_id FROM contests WHERE id = :subject)
        WHEN 'gathering' THEN (SELECT guild_id FROM gatherings WHERE id = :subject)
        WHEN 'clan' THEN (SELECT guild_id FROM clans WHERE id = :subject)
        WHEN 'invite' THEN (SELECT guild_id FROM clan_invites WHERE id = :subject)
        WHEN 'war' THEN (SELECT guild_id FROM clan_wars WHERE id = :subject)
        WHEN 'report' THEN (SELECT guild_id FROM reports WHERE id = :subject)
        WHEN 'noticeboard' THEN (SELECT guild_id FROM noticeboards WHERE id = :subject)
    END, 0)))
ON CONFLICT (lane, rank) DO UPDATE SET
    generation = CASE WHEN excluded.generation > 0 THEN excluded.generation ELSE outbox.generation + 1 END,
    urgent = CASE WHEN excluded.urgent > outbox.urgent THEN excluded.urgent ELSE outbox.urgent END,
    due_at = CASE WHEN excluded.due_at < outbox.due_at OR excluded.generation > 0 THEN excluded.due_at
        ELSE outbox.due_at END,
    home = excluded.home;

-- name: outbox_put_newest!
-- The newest board of each match whose clocks run, in the lane that `bot/play/messages/parcels.py` names. Without a
-- WHERE before it, SQLite would take ON for that of a join.
INSERT INTO outbox (lane, rank, kind, subject, seat, urgent, due_at, claims, channel_id, generation, home)
SELECT n.kind || ':' || n.id, n.chapter, n.kind, n.id, CAST(NULL AS BIGINT), :urgent, :now, 0, 0, 0, n.guild_id
FROM (SELECT l.id, l.guild_id, l.chapter, CASE WHEN l.chapter = 0 THEN 'board' ELSE 'reveal' END AS kind FROM (
    SELECT m.id, m.guild_id, coalesce((
        SELECT t.chapter FROM turns t WHERE t.match_id = m.id ORDER BY t.revision DESC LIMIT 1), 0) AS chapter
    FROM matches m
    WHERE m.status = 'ongoing' AND m.deadline_at >= :now AND m.guild_id = coalesce(:guild_id, m.guild_id)
        AND m.guild_id NOT IN (SELECT guild_id FROM guilds WHERE left_at IS NOT NULL)
        AND (m.guild_id >> 22) % :shards BETWEEN :first AND :last) AS l) AS n
WHERE TRUE
ON CONFLICT (lane, rank) DO UPDATE SET generation = outbox.generation + 1,
    due_at = CASE WHEN excluded.due_at < outbox.due_at THEN excluded.due_at ELSE outbox.due_at END;

-- name: outbox_claim
-- The first parcel of each lane, if it is due and unclaimed. Parcels that wait for a channel, or among the edits there,
-- are taken one at a time, and none while the channel is full. A parcel keeps the first run that took it.
UPDATE outbox SET claims = claims + 1, claimed_until = :until, holder = :run,
    run = CASE WHEN run = '' THEN :run ELSE run END
WHERE (lane, rank) IN (
    SELECT w.lane, w.rank FROM (
        SELECT o.lane, o.rank, o.urgent, o.due_at, o.channel_id,
            row_number() OVER (PARTITION BY o.channel_id ORDER BY o.urgent DESC, o.due_at) AS nth
        FROM outbox o
        WHERE o.due_at <= :now AND o.claimed_until <= :now AND (o.home >> 22) % :shards BETWEEN :first AND :last
          AND NOT EXISTS (SELECT 1 FROM outbox p WHERE p.lane = o.lane AND p.rank < o.rank)
          AND :full NOT LIKE '%,' || o.channel_id || ',%') AS w
    WHERE w.channel_id = 0 OR w.nth = 1
    ORDER BY w.urgent DESC, w.due_at LIMIT :most)
AND claimed_until <= :now
RETURNING *;

-- name: outbox_claim_one
UPDATE outbox SET claims = claims + 1, claimed_until = :until, holder = :run
WHERE lane = :lane AND rank = :rank AND claimed_until <= :now
RETURNING *;

-- name: outbox_done!
DELETE FROM outbox WHERE lane = :lane AND rank = :rank AND generation = :generation;

-- name: outbox_again!
-- Back in the queue: it is known to have failed, or was asked for again meanwhile. A failure says nothing about the
-- attempt before it, so what was in doubt stays in doubt. A lapsed claim that another run has taken since then changes
-- nothing.
UPDATE outbox SET claims = CASE WHEN :failed = 1 AND claims > 1 THEN 1 ELSE 0 END, claimed_until = 0, tries = tries + :failed,
    due_at = CASE WHEN :failed = 1 THEN :due_at ELSE due_at END
WHERE lane = :lane AND rank = :rank AND claimed_until = :claimed_until;

-- name: outbox_set_aside!
-- Its channel was full. Nothing was sent, so this claim leaves no doubt.
UPDATE outbox SET claims = claims - 1, claimed_until = 0, channel_id = :channel_id
WHERE lane = :lane AND rank = :rank AND claimed_until = :claimed_until;

-- name: outbox_postpone!
-- Its subject is out of reach. Nothing was sent, so this claim leaves no doubt and uses up no attempt.
UPDATE outbox SET claims = claims - 1, claimed_until = 0, due_at = :due_at
WHERE lane = :lane AND rank = :rank AND claimed_until = :claimed_until;

-- name: outbox_hasten!
-- There is a place, perhaps again, for what was to be shown of a subject; also for messages to a seat that failed
-- before.
UPDATE outbox SET due_at = :now WHERE subject = :subject AND due_at > :now
    AND (seat IS NULL OR (kind IN ('nudge', 'call') AND tries > 0));

-- name: outbox_release!
-- At the start of a process that alone has its shards: the holder of a claim is gone, unless it has other shards.
UPDATE outbox SET claimed_until = 0 WHERE claimed_until > 0 AND holder NOT IN (
    SELECT run FROM heartbeats WHERE shards = :shards AND shard NOT BETWEEN :first AND :last);

-- name: outbox_release_own!
-- A process that lost the database could record nothing about the parcels it held.
UPDATE outbox SET claimed_until = 0 WHERE holder = :run AND claimed_until BETWEEN 1 AND :until;

-- name: outbox_supersede!
-- Earlier parcels in the lane are no longer needed, and must not hold up later ones.
DELETE FROM outbox WHERE lane = :lane AND rank < :rank;

-- name: outbox_drop_waiting!
-- Earlier parcels in the lane that are unclaimed are no longer needed; claimed ones arrive first.
DELETE FROM outbox WHERE lane = :lane AND rank < :rank AND claimed_until <= :now;

-- name: outbox_drop_later!
-- The message that has just arrived says it already.
DELETE FROM outbox WHERE lane = :lane AND rank > :rank AND claimed_until <= :now;

-- name: outbox_drop_older!
-- What boards before the newest have yet to show, if not urgent, is no longer needed and must not hold up what follows.
-- A first board that was posted stays as it is.
DELETE FROM outbox WHERE lane = :lane AND rank < :rank AND urgent = :urgent
    OR lane = :first AND EXISTS (SELECT 1 FROM matches m WHERE m.id = outbox.subject AND m.board_id IS NOT NULL);

-- name: outbox_next^
-- Only the first of a lane can be claimed, and nothing for a full channel.
SELECT coalesce(min(CASE WHEN o.due_at > o.claimed_until THEN o.due_at ELSE o.claimed_until END), 0) AS amount
FROM outbox o WHERE NOT EXISTS (SELECT 1 FROM outbox p WHERE p.lane = o.lane AND p.rank < o.rank)
  AND (o.home >> 22) % :shards BETWEEN :first AND :last AND :full NOT LIKE '%,' || o.channel_id || ',%';

-- name: outbox_size^
SELECT count(*) AS amount FROM outbox;

-- name: outbox_hush!
-- A person no longer wants direct messages: those that wait for them are dropped.
DELETE FROM outbox WHERE home = :user_id AND kind IN ('reminder', 'stranded', 'followed', 'hand', 'last-hand');
