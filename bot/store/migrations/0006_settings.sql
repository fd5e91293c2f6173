-- The settings of servers: who changed what, and the threads in which matches are told.

CREATE TABLE setting_changes (     -- append-only: who set what for a server, and when
    id TEXT NOT NULL PRIMARY KEY,
    guild_id BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    setting TEXT NOT NULL,
    was TEXT,
    became TEXT,
    at BIGINT NOT NULL
);
CREATE INDEX setting_changes_by_guild ON setting_changes (guild_id, at);

ALTER TABLE matches ADD COLUMN threaded BIGINT NOT NULL DEFAULT 0;  -- whether it is to be told in a thread
ALTER TABLE matches ADD COLUMN thread_id BIGINT;                    -- that thread, once it is open

CREATE TABLE calendar (            -- tournaments in the calendars of their servers
    gathering_id TEXT NOT NULL PRIMARY KEY REFERENCES gatherings (id),
    event_id BIGINT,               -- Discord's event; NULL where it lets us make none, 0 where it is gone for good
    told TEXT NOT NULL             -- what it was made to say, so that only news costs a request
);
