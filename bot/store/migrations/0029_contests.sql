-- A contest: several people play from one seed, each alone and once, and compare at the end. Nobody is told its
-- seed before it is closed. A campaign that is part of one stands beside whatever else its player has under way.

CREATE TABLE contests (
    id         TEXT PRIMARY KEY,
    kind       TEXT NOT NULL,      -- daily (of a server), everywhere (the day's of all servers), road (of two people)
    guild_id   BIGINT NOT NULL,    -- 0 for one of all servers
    channel_id BIGINT,             -- where its board belongs; NULL before anybody has entered it, and without a board
    message_id BIGINT,             -- the board
    game       TEXT NOT NULL,
    day        BIGINT,             -- in days since 1970, UTC; NULL where it belongs to none
    answers    TEXT NOT NULL,      -- what was drawn or settled for everybody, by question, as JSON
    seed       TEXT NOT NULL,
    seal       TEXT NOT NULL,
    status     TEXT NOT NULL,      -- open, closed
    began_at   BIGINT NOT NULL,
    ends_at    BIGINT NOT NULL,
    ended_at   BIGINT
);

CREATE UNIQUE INDEX contests_of_day ON contests (guild_id, kind, game, day);
CREATE INDEX contests_open ON contests (ends_at) WHERE status = 'open';

CREATE TABLE contest_entries (
    contest_id  TEXT NOT NULL REFERENCES contests (id),
    user_id     BIGINT NOT NULL,
    guild_id    BIGINT NOT NULL,   -- the server in which it is played
    match_id    TEXT,              -- what is played; NULL for a campaign
    campaign_id TEXT,              -- NULL for a match, and before it has begun
    status      TEXT NOT NULL,     -- underway, won, lost, given-up, unfinished, void
    score       BIGINT,            -- more is better; NULL for what was not played to its end
    entered_at  BIGINT NOT NULL,
    ended_at    BIGINT,
    PRIMARY KEY (contest_id, user_id)
);

CREATE INDEX contest_entries_of_user ON contest_entries (user_id);
CREATE INDEX contest_entries_in ON contest_entries (guild_id);

ALTER TABLE matches ADD COLUMN contest_id TEXT;    -- NULL outside of a contest
ALTER TABLE campaigns ADD COLUMN contest_id TEXT;

DROP INDEX campaigns_one_ongoing;
CREATE UNIQUE INDEX campaigns_one_ongoing ON campaigns (guild_id, user_id, game)
    WHERE status = 'ongoing' AND contest_id IS NULL;
