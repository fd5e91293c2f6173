-- What a server is told each morning and each week, in the time of its own zone: nothing, until somebody wants it.

ALTER TABLE guilds ADD COLUMN zone TEXT NOT NULL DEFAULT 'UTC';            -- a name of the tz database
ALTER TABLE guilds ADD COLUMN morning BIGINT NOT NULL DEFAULT 480;         -- the minute of the day
ALTER TABLE guilds ADD COLUMN morning_news BIGINT NOT NULL DEFAULT 0;      -- whether puzzle and fight are announced
ALTER TABLE guilds ADD COLUMN week_news BIGINT NOT NULL DEFAULT 0;         -- whether the week is told, on Mondays
ALTER TABLE guilds ADD COLUMN news_at BIGINT;                              -- the next morning; NULL where nothing is told
ALTER TABLE guilds ADD COLUMN news_told BIGINT NOT NULL DEFAULT 0;         -- the last day there that was told, from the year 1

CREATE INDEX guilds_by_morning ON guilds (news_at) WHERE news_at IS NOT NULL;
