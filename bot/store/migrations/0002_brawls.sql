-- Tables of more than two: lobbies to gather in, seats that empty while others fight on,
-- and turns that are told in one message although they take several plays.

ALTER TABLE seats ADD COLUMN left_as TEXT;          -- resigned or forfeited; NULL for who is still at the table

ALTER TABLE turns ADD COLUMN chapter BIGINT NOT NULL DEFAULT 0;  -- the first revision told in the same message
UPDATE turns SET chapter = revision;

CREATE TABLE tellings (
    match_id TEXT NOT NULL REFERENCES matches (id),
    chapter BIGINT NOT NULL,
    message_id BIGINT NOT NULL,
    PRIMARY KEY (match_id, chapter)
);

CREATE TABLE lobbies (
    id TEXT NOT NULL PRIMARY KEY,
    guild_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    message_id BIGINT,
    host_id BIGINT NOT NULL,       -- who may start; passes on when they leave
    game TEXT NOT NULL,
    pace TEXT NOT NULL,
    status TEXT NOT NULL,          -- open, started, closed, lapsed
    created_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    match_id TEXT
);
CREATE INDEX lobbies_by_expiry ON lobbies (expires_at) WHERE status = 'open';
CREATE UNIQUE INDEX lobbies_one_open ON lobbies (guild_id, host_id) WHERE status = 'open';

CREATE TABLE lobby_seats (
    lobby_id TEXT NOT NULL REFERENCES lobbies (id),
    user_id BIGINT NOT NULL,
    fighter TEXT NOT NULL,         -- shown to nobody before the start
    joined_at BIGINT NOT NULL,
    PRIMARY KEY (lobby_id, user_id)
);
