-- Tournaments that are held every week, and seasons that end with each quarter.

CREATE TABLE cups (                -- each opens the sign-up of a tournament of its own, week by week
    id TEXT NOT NULL PRIMARY KEY,
    guild_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,    -- where it stands, unless the server has a channel for announcements
    host_id BIGINT NOT NULL,       -- who made it; it goes on without them
    title TEXT NOT NULL,
    outline TEXT NOT NULL,         -- the game and the options, as the panel of a tournament writes them
    weekday BIGINT NOT NULL,       -- from Monday, which is 0
    minute BIGINT NOT NULL,        -- of the day, as clocks on the wall in its zone show it
    zone TEXT NOT NULL,
    days BIGINT NOT NULL,          -- before the beginning, on which sign-up opens at the same minute
    least BIGINT NOT NULL,         -- entrants without whom it is called off
    paused BIGINT NOT NULL DEFAULT 0,
    begins_at BIGINT NOT NULL,     -- when the next one begins whose sign-up has not opened
    opens_at BIGINT NOT NULL,      -- when that sign-up opens
    created_at BIGINT NOT NULL
);
CREATE INDEX cups_by_clock ON cups (opens_at) WHERE paused = 0;
CREATE INDEX cups_by_guild ON cups (guild_id);
CREATE INDEX cups_by_host ON cups (host_id);

ALTER TABLE gatherings ADD COLUMN cup_id TEXT;                     -- by which it is held every week
ALTER TABLE gatherings ADD COLUMN least BIGINT NOT NULL DEFAULT 0; -- entrants without whom it does not begin by itself
DROP INDEX gatherings_one_open;
CREATE UNIQUE INDEX gatherings_one_open ON gatherings (guild_id, host_id, kind)
    WHERE status IN ('open', 'check-in') AND sides IS NULL AND cup_id IS NULL;
CREATE UNIQUE INDEX gatherings_open_of_cup ON gatherings (cup_id)
    WHERE status IN ('open', 'check-in') AND cup_id IS NOT NULL;

ALTER TABLE seasons ADD COLUMN ends_at BIGINT;                     -- when it ends by itself; NULL where it does not
ALTER TABLE seasons ADD COLUMN zone TEXT;                          -- whose quarters end it
CREATE INDEX seasons_by_clock ON seasons (ends_at) WHERE closed_at IS NULL;
