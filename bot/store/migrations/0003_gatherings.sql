-- Gatherings and tournaments: who has come, every move with what it led to, and the duels asked for.

CREATE TABLE gatherings (
    id TEXT NOT NULL PRIMARY KEY,
    guild_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    message_id BIGINT,             -- the one message that lives as long as the gathering
    host_id BIGINT NOT NULL,
    kind TEXT NOT NULL,            -- name and version of its rules, pinned for good
    game TEXT NOT NULL,            -- what its duels are
    title TEXT NOT NULL,           -- given by whoever opened it; may be empty
    pace TEXT NOT NULL,
    hardcore BIGINT NOT NULL,
    by_rating BIGINT NOT NULL,     -- rounds drawn by rating instead of at random
    late_entry BIGINT NOT NULL,
    places BIGINT NOT NULL,        -- how many can be in the running at once; the rest wait in reserve
    round_time BIGINT NOT NULL,    -- milliseconds after which a duel is decided as it stands
    check_in BIGINT NOT NULL,      -- milliseconds before the beginning in which people confirm; 0 for none
    begins_at BIGINT,              -- when sign-up ends; NULL where somebody lets it begin
    sides TEXT,                    -- the names of two standing clans
    status TEXT NOT NULL,          -- open, check-in, underway, over, called-off
    reason TEXT NOT NULL DEFAULT '',       -- why it was called off
    revision BIGINT NOT NULL DEFAULT 0,    -- number of moves so far
    options TEXT,                  -- as it began, for replays
    seed TEXT,
    seal TEXT,
    state TEXT,
    asking BIGINT NOT NULL DEFAULT 0,      -- the revision at which what is owed now came to be owed
    clock_at BIGINT,               -- when something is due: the lapse, the check-in, the beginning, an answer
    round_ends_at BIGINT,          -- when every duel of a tournament's round is decided
    paused_at BIGINT,
    created_at BIGINT NOT NULL,
    started_at BIGINT,
    ended_at BIGINT
);
CREATE INDEX gatherings_by_clock ON gatherings (clock_at) WHERE status IN ('open', 'check-in', 'underway');
CREATE INDEX gatherings_by_guild ON gatherings (guild_id, status);
CREATE UNIQUE INDEX gatherings_one_open ON gatherings (guild_id, host_id, kind)
    WHERE status IN ('open', 'check-in') AND sides IS NULL;

CREATE TABLE entrants (
    gathering_id TEXT NOT NULL REFERENCES gatherings (id),
    user_id BIGINT NOT NULL,
    seat BIGINT,                   -- given at the beginning, in the order in which people came
    side BIGINT,                   -- which of two standing clans
    fighter TEXT NOT NULL,         -- shown to nobody before the beginning
    joined_at BIGINT NOT NULL,
    checked_in BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (gathering_id, user_id)
);
CREATE INDEX entrants_by_user ON entrants (user_id);

CREATE TABLE gathering_moves (     -- the log: with seed and options it replays to the same states and events
    gathering_id TEXT NOT NULL REFERENCES gatherings (id),
    revision BIGINT NOT NULL,      -- the revision this move led to; 0 is the beginning
    move TEXT,                     -- NULL for the beginning
    events TEXT NOT NULL,
    actor_id BIGINT,               -- whose deed it was; NULL for the end of a duel and for time
    at BIGINT NOT NULL,
    PRIMARY KEY (gathering_id, revision)
);

CREATE TABLE bouts (               -- the duels a gathering asked for
    gathering_id TEXT NOT NULL REFERENCES gatherings (id),
    bout BIGINT NOT NULL,
    match_id TEXT NOT NULL UNIQUE REFERENCES matches (id),
    status TEXT NOT NULL,          -- open, ended (its result waits to be told), told, void
    result TEXT,                   -- how it ended, as the move that tells it
    due_at BIGINT NOT NULL,        -- when it is decided as it stands
    clock_at BIGINT NOT NULL,      -- when to look at it next: for those who never came, then at its end
    PRIMARY KEY (gathering_id, bout)
);
CREATE INDEX bouts_by_clock ON bouts (clock_at) WHERE status = 'open';
CREATE INDEX bouts_ended ON bouts (gathering_id) WHERE status = 'ended';

CREATE TABLE summonses (           -- messages that call on somebody to challenge or to answer
    gathering_id TEXT NOT NULL REFERENCES gatherings (id),
    revision BIGINT NOT NULL,      -- when it came to be owed
    seat BIGINT NOT NULL,
    message_id BIGINT,
    answered BIGINT,               -- the revision that settled it
    PRIMARY KEY (gathering_id, revision)
);

ALTER TABLE matches ADD COLUMN held BIGINT;  -- what is left of the turn's time while the clocks stand still
ALTER TABLE matches ADD COLUMN held_since BIGINT;
