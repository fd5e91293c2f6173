-- Several processes share the work by the shards of servers and people.
-- breaks: versions before this one refuse an outbox with columns they do not know

ALTER TABLE outbox ADD COLUMN home BIGINT NOT NULL DEFAULT 0;     -- the server or person whose shard sends it
ALTER TABLE outbox ADD COLUMN holder TEXT NOT NULL DEFAULT '';    -- the run of the bot that claimed it last

UPDATE outbox SET home = abs(coalesce(
    (SELECT s.user_id FROM seats s WHERE s.match_id = outbox.subject AND s.seat = outbox.seat
        AND outbox.kind IN ('hand', 'last-hand', 'dim')),
    CASE WHEN kind IN ('stranded', 'followed') THEN seat END,
    (SELECT guild_id FROM matches WHERE id = outbox.subject),
    (SELECT guild_id FROM challenges WHERE id = outbox.subject),
    (SELECT user_id FROM queued WHERE id = outbox.subject),
    (SELECT guild_id FROM lobbies WHERE id = outbox.subject),
    (SELECT guild_id FROM contests WHERE id = outbox.subject),
    (SELECT guild_id FROM gatherings WHERE id = outbox.subject),
    (SELECT guild_id FROM clans WHERE id = outbox.subject),
    (SELECT guild_id FROM clan_invites WHERE id = outbox.subject),
    (SELECT guild_id FROM clan_wars WHERE id = outbox.subject),
    (SELECT guild_id FROM reports WHERE id = outbox.subject),
    (SELECT guild_id FROM noticeboards WHERE id = outbox.subject),
    (SELECT guild_id FROM guilds WHERE CAST(guild_id AS TEXT) = outbox.subject),
    (SELECT user_id FROM people WHERE CAST(user_id AS TEXT) = outbox.subject),
    0));

CREATE TABLE heartbeats (          -- when the process of a shard was last awake
    shards BIGINT NOT NULL,        -- how many shards there were
    shard BIGINT NOT NULL,
    at BIGINT NOT NULL,
    run TEXT NOT NULL,             -- the run of the bot that had it
    PRIMARY KEY (shards, shard)
);
INSERT INTO heartbeats (shards, shard, at, run)
SELECT 1, 0, CAST(value AS BIGINT), '' FROM facts WHERE name = 'heartbeat';
