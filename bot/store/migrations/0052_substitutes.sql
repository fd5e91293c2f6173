-- Somebody takes over the seat of a player who goes, where all others agree.

ALTER TABLE seats ADD COLUMN since BIGINT;  -- the revision at which its person took it over; NULL for who began there

CREATE TABLE substitutions (       -- who was asked to take a seat over, and what came of it
    match_id TEXT NOT NULL REFERENCES matches (id),
    number BIGINT NOT NULL,        -- from 1 in each match
    seat BIGINT NOT NULL,
    leaver_id BIGINT NOT NULL,     -- who goes or has gone
    asker_id BIGINT NOT NULL,      -- they, or another player where they have gone
    newcomer_id BIGINT NOT NULL,
    status TEXT NOT NULL,          -- open, seated, refused, withdrawn, lapsed, over
    agreed TEXT NOT NULL,          -- seats that agree, as JSON
    accepted BIGINT NOT NULL DEFAULT 0,    -- whether the newcomer is willing
    since BIGINT NOT NULL,         -- the revision at which the leaver sat down, 0 for who began there
    revision BIGINT NOT NULL,      -- the revision at which it was asked, or the seat was taken
    asked_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    closed_at BIGINT,
    message_id BIGINT,
    prompt_id BIGINT,              -- a prompt of the leaver that still carried controls when the seat was taken
    PRIMARY KEY (match_id, number)
);

CREATE UNIQUE INDEX substitutions_one_open ON substitutions (match_id) WHERE status = 'open';
CREATE INDEX substitutions_by_expiry ON substitutions (expires_at) WHERE status = 'open';
CREATE INDEX substitutions_by_leaver ON substitutions (leaver_id);
CREATE INDEX substitutions_by_asker ON substitutions (asker_id);
CREATE INDEX substitutions_by_newcomer ON substitutions (newcomer_id);
