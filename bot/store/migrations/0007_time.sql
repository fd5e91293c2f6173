-- Time as people live it: when they are not to be waited for, how long they have taken, who was reminded.

CREATE TABLE habits (              -- what somebody has set for themselves; who has set nothing is not here
    user_id BIGINT NOT NULL PRIMARY KEY,
    zone TEXT NOT NULL DEFAULT 'UTC',      -- a name of the tz database
    quiet_from BIGINT,             -- minutes of the day
    quiet_until BIGINT,
    quiet_days TEXT NOT NULL DEFAULT '[]', -- days of the week, Monday being 0
    reminders BIGINT NOT NULL DEFAULT 1,
    leave_since BIGINT,            -- the latest leave
    leave_until BIGINT,
    challengers TEXT NOT NULL DEFAULT 'all'    -- who may challenge them: all, clan, nobody
);

ALTER TABLE guilds ADD COLUMN left_at BIGINT;                  -- since when the bot is not in it any more

ALTER TABLE people ADD COLUMN chosen_locale TEXT;              -- the language they want instead of their client's
ALTER TABLE people ADD COLUMN dms BIGINT NOT NULL DEFAULT 1;   -- whether they want direct messages

CREATE TABLE leaves (              -- every leave ever taken, since there is only so much of it in a year
    user_id BIGINT NOT NULL,
    since BIGINT NOT NULL,
    until BIGINT NOT NULL,
    PRIMARY KEY (user_id, since)
);

CREATE TABLE reliability (         -- of the deadlines somebody had, how many they kept, recent ones weighing more
    user_id BIGINT NOT NULL PRIMARY KEY,
    share BIGINT NOT NULL,         -- in millionths
    seen BIGINT NOT NULL           -- how many there were
);

ALTER TABLE matches ADD COLUMN asked_at BIGINT;    -- when the turn began
ALTER TABLE matches ADD COLUMN remind_at BIGINT;   -- when those are reminded who have not chosen
CREATE INDEX matches_by_reminder ON matches (remind_at) WHERE status = 'ongoing';
ALTER TABLE seats ADD COLUMN bank BIGINT;          -- time saved, where the pace keeps a bank
ALTER TABLE picks ADD COLUMN at BIGINT NOT NULL DEFAULT 0;
