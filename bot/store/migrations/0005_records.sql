-- What is kept of people beyond a single match: records, ratings, titles, seasons.

ALTER TABLE seats ADD COLUMN out_at BIGINT;  -- the chapter in which it fell or left while others played on

CREATE TABLE records (             -- how a match ended for each who sat in it; one that was struck off leaves none
    match_id TEXT NOT NULL REFERENCES matches (id),
    user_id BIGINT NOT NULL,
    guild_id BIGINT NOT NULL,
    game TEXT NOT NULL,            -- the game's name, whatever the version of its rules
    fighter TEXT NOT NULL,         -- empty in a game without fighters
    result TEXT NOT NULL,          -- won, lost, drawn
    ended_at BIGINT NOT NULL,
    PRIMARY KEY (match_id, user_id)
);
CREATE INDEX records_by_person ON records (guild_id, user_id, game, result);

CREATE TABLE ladders (             -- one for each game of a server; its row is locked while ratings change
    guild_id BIGINT NOT NULL,
    game TEXT NOT NULL,
    matches BIGINT NOT NULL,       -- rated so far
    PRIMARY KEY (guild_id, game)
);

CREATE TABLE ratings (             -- as they stand; thousandths of a point
    guild_id BIGINT NOT NULL,
    game TEXT NOT NULL,
    user_id BIGINT NOT NULL,
    level BIGINT NOT NULL,
    spread BIGINT NOT NULL,        -- one standard deviation
    floor BIGINT NOT NULL,         -- what the level surely is; boards go by it
    matches BIGINT NOT NULL,
    rated_at BIGINT NOT NULL,
    PRIMARY KEY (guild_id, game, user_id)
);
CREATE INDEX ratings_by_floor ON ratings (guild_id, game, floor DESC);

CREATE TABLE rated (               -- append-only: every change of a rating, in the order of the ladder
    guild_id BIGINT NOT NULL,
    game TEXT NOT NULL,
    nth BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    match_id TEXT NOT NULL REFERENCES matches (id),
    place BIGINT NOT NULL,         -- at the end of the match; 1 for the winner, equal for those who share it
    level_before BIGINT NOT NULL,
    spread_before BIGINT NOT NULL,
    level BIGINT NOT NULL,
    spread BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (guild_id, game, nth, user_id)
);
CREATE UNIQUE INDEX rated_by_match ON rated (match_id, user_id);
CREATE INDEX rated_by_person ON rated (guild_id, game, user_id, at);

CREATE TABLE titles (              -- who won which title by what; the last to win one holds it
    guild_id BIGINT NOT NULL,
    title TEXT NOT NULL,           -- kensei
    source_kind TEXT NOT NULL,
    source_id TEXT NOT NULL,
    user_id BIGINT NOT NULL,
    since BIGINT NOT NULL,
    PRIMARY KEY (guild_id, title, source_kind, source_id)
);
CREATE INDEX titles_by_time ON titles (guild_id, title, since);

CREATE TABLE seasons (             -- a server without any is in its first
    guild_id BIGINT NOT NULL,
    nth BIGINT NOT NULL,
    began_at BIGINT NOT NULL,
    closed_at BIGINT,              -- NULL for the present one
    closed_by BIGINT,
    channel_id BIGINT,             -- where its hall of fame is told
    PRIMARY KEY (guild_id, nth)
);
CREATE UNIQUE INDEX seasons_one_open ON seasons (guild_id) WHERE closed_at IS NULL;

CREATE TABLE hall_of_fame (        -- the first places of a closed season
    guild_id BIGINT NOT NULL,
    nth BIGINT NOT NULL,
    board TEXT NOT NULL,           -- honor, or the name of a game for its ratings
    place BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    amount BIGINT NOT NULL,        -- honor gained, or the level
    spread BIGINT,                 -- of a rating
    PRIMARY KEY (guild_id, nth, board, user_id)
);
CREATE INDEX hall_of_fame_by_person ON hall_of_fame (guild_id, user_id);
