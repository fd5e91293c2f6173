-- The first house: people, challenges, matches, honor, and what waits to be sent.
-- One dialect for SQLite and PostgreSQL: ids are made by the program, times are milliseconds since 1970, JSON is text.

CREATE TABLE facts (               -- small facts about the bot itself: commands synced, last heartbeat
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);

CREATE TABLE guilds (
    guild_id BIGINT NOT NULL PRIMARY KEY,
    locale TEXT NOT NULL,          -- the language Discord has it speak
    chosen_locale TEXT,            -- the language its organisers want instead
    announce_channel_id BIGINT,
    organiser_role_id BIGINT,
    pace TEXT NOT NULL DEFAULT 'day',       -- where none is asked for
    barred TEXT NOT NULL DEFAULT '[]',      -- names of the games that are not played there
    honor BIGINT NOT NULL DEFAULT 1,        -- whether deeds are entered
    threads BIGINT NOT NULL DEFAULT 0,      -- whether the turns of a match are told in a thread of its own
    no_threads_in BIGINT           -- the channel where a thread was refused to us last
);

CREATE TABLE people (
    user_id BIGINT NOT NULL PRIMARY KEY,
    locale TEXT NOT NULL,          -- the language of what only they read
    dm_channel_id BIGINT,          -- spares a request for each DM
    dm_closed_until BIGINT NOT NULL DEFAULT 0
);

CREATE TABLE members (
    guild_id BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    name TEXT NOT NULL,            -- as last seen there
    PRIMARY KEY (guild_id, user_id)
);

CREATE TABLE blocks (
    user_id BIGINT NOT NULL,
    blocked_id BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (user_id, blocked_id)
);

CREATE TABLE challenges (
    id TEXT NOT NULL PRIMARY KEY,
    guild_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    message_id BIGINT,
    challenger_id BIGINT NOT NULL,
    opponent_id BIGINT NOT NULL,
    game TEXT NOT NULL,
    fighter TEXT NOT NULL,         -- the challenger's; shown to nobody before the answer
    pace TEXT NOT NULL,
    status TEXT NOT NULL,          -- open, accepted, refused, withdrawn, lapsed
    reason TEXT NOT NULL DEFAULT '',
    created_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    match_id TEXT
);
CREATE UNIQUE INDEX challenges_one_open ON challenges (guild_id, challenger_id, opponent_id) WHERE status = 'open';
CREATE INDEX challenges_by_expiry ON challenges (expires_at) WHERE status = 'open';
CREATE INDEX challenges_by_opponent ON challenges (opponent_id) WHERE status = 'open';

CREATE TABLE matches (
    id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,            -- name and version of the rules, pinned for the life of the match
    options TEXT NOT NULL,
    seed TEXT NOT NULL,            -- secret until the end
    seal TEXT NOT NULL,            -- SHA-256 of the seed, public from the start
    guild_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    board_id BIGINT,               -- the board's message
    pace TEXT NOT NULL,
    status TEXT NOT NULL,          -- ongoing, over
    revision BIGINT NOT NULL,      -- number of plays so far
    state TEXT NOT NULL,
    deadline_at BIGINT,
    started_at BIGINT NOT NULL,
    ended_at BIGINT,
    outcome TEXT
);
CREATE INDEX matches_by_deadline ON matches (deadline_at) WHERE status = 'ongoing';

CREATE TABLE seats (
    match_id TEXT NOT NULL REFERENCES matches (id),
    seat BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    misses BIGINT NOT NULL DEFAULT 0,  -- deadlines missed in a row
    prompt_id BIGINT,                  -- the DM that still carries controls
    PRIMARY KEY (match_id, seat)
);
CREATE INDEX seats_by_user ON seats (user_id);

CREATE TABLE picks (               -- hidden until the reveal, gone after it; the latest click of a seat counts
    interaction_id BIGINT NOT NULL PRIMARY KEY,
    match_id TEXT NOT NULL REFERENCES matches (id),
    revision BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    choice TEXT NOT NULL
);
CREATE INDEX picks_by_match ON picks (match_id, revision);

CREATE TABLE turns (               -- the log: with seed and options it replays to the same states and events
    match_id TEXT NOT NULL REFERENCES matches (id),
    revision BIGINT NOT NULL,      -- the revision this play led to
    entry TEXT NOT NULL,
    events TEXT NOT NULL,
    stand_ins TEXT NOT NULL,       -- seats for which the stand-in chose
    at BIGINT NOT NULL,
    PRIMARY KEY (match_id, revision)
);

CREATE TABLE honor (               -- append-only; a tally is a sum
    id TEXT NOT NULL PRIMARY KEY,
    guild_id BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    amount BIGINT NOT NULL,
    deed TEXT NOT NULL,
    source_kind TEXT NOT NULL,     -- match, gathering, organiser
    source_id TEXT NOT NULL,
    nth BIGINT NOT NULL,           -- how often the same deed of the same source had been reversed before
    reverses TEXT REFERENCES honor (id),
    at BIGINT NOT NULL
);
CREATE UNIQUE INDEX honor_once ON honor (guild_id, source_kind, source_id, user_id, deed, nth) WHERE reverses IS NULL;
CREATE UNIQUE INDEX honor_reversed_once ON honor (reverses);
CREATE INDEX honor_by_member ON honor (guild_id, user_id, at, amount);  -- tallies and boards need no more than it

CREATE TABLE outbox (              -- what must be shown; ids only, the words are made when it is sent
    lane TEXT NOT NULL,            -- one at a time and in order of rank within a lane
    rank BIGINT NOT NULL,
    kind TEXT NOT NULL,
    subject TEXT NOT NULL,         -- id of the match or challenge
    seat BIGINT,
    urgent BIGINT NOT NULL,
    due_at BIGINT NOT NULL,
    tries BIGINT NOT NULL DEFAULT 0,
    claims BIGINT NOT NULL DEFAULT 0,      -- claims since the last known result; more than one means doubt
    claimed_until BIGINT NOT NULL DEFAULT 0,
    generation BIGINT NOT NULL DEFAULT 0,  -- grows when the same thing is asked again
    PRIMARY KEY (lane, rank)
);
CREATE INDEX outbox_by_due ON outbox (due_at);
