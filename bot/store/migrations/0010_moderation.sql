-- What organisers do about people and matches, and what is reported to them.

ALTER TABLE guilds ADD COLUMN report_channel_id BIGINT;        -- where organisers read what is reported to them

CREATE TABLE mutes (               -- who may challenge nobody in a server for a while
    guild_id BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    until BIGINT NOT NULL,
    PRIMARY KEY (guild_id, user_id)
);

CREATE TABLE moderation (          -- append-only: what organisers did about people and matches, and why
    id TEXT NOT NULL PRIMARY KEY,
    guild_id BIGINT NOT NULL,
    actor_id BIGINT NOT NULL,
    deed TEXT NOT NULL,            -- voided, lifted, muted, unmuted, settled
    user_id BIGINT,                -- whom it is about
    match_id TEXT,
    until BIGINT,                  -- of a mute
    reason TEXT NOT NULL,
    at BIGINT NOT NULL
);
CREATE INDEX moderation_by_guild ON moderation (guild_id, at);
CREATE INDEX moderation_by_match ON moderation (match_id) WHERE match_id IS NOT NULL;

CREATE TABLE reports (             -- what people tell the organisers of a server
    id TEXT NOT NULL PRIMARY KEY,
    guild_id BIGINT NOT NULL,
    reporter_id BIGINT NOT NULL,
    user_id BIGINT,                -- about whom, if it is about a person
    match_id TEXT,                 -- or about which match
    words TEXT NOT NULL,
    status TEXT NOT NULL,          -- open, settled
    channel_id BIGINT,             -- where organisers were told, if anywhere
    message_id BIGINT,
    at BIGINT NOT NULL
);
CREATE INDEX reports_open ON reports (guild_id, at) WHERE status = 'open';
