-- What people have earned once by playing well or kindly, and which of it they wear on leaderboards.

CREATE TABLE marks (
    guild_id BIGINT NOT NULL,
    user_id  BIGINT NOT NULL,
    mark     TEXT NOT NULL,
    match_id TEXT,             -- whose last message tells it; none where no match has led to it
    at       BIGINT NOT NULL,
    PRIMARY KEY (guild_id, user_id, mark)
);

CREATE INDEX marks_of_user ON marks (user_id);
CREATE INDEX marks_of_match ON marks (match_id);

ALTER TABLE people ADD COLUMN worn TEXT;  -- a mark, shown in servers in which they have earned it
