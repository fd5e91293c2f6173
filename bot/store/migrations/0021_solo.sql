-- Matches of one seat are told in their channel only once their player shares them. A campaign is somebody's run
-- through several matches of one game. What a host settled before a match is kept, so that a rematch repeats it.

ALTER TABLE challenges ADD COLUMN answers TEXT NOT NULL DEFAULT '{}';    -- of the host, by question, as JSON
ALTER TABLE lobbies ADD COLUMN answers TEXT NOT NULL DEFAULT '{}';
ALTER TABLE matches ADD COLUMN answers TEXT NOT NULL DEFAULT '{}';
ALTER TABLE matches ADD COLUMN shared INTEGER NOT NULL DEFAULT 0;        -- of one seat: may everybody see how it ended?
ALTER TABLE matches ADD COLUMN campaign_id TEXT;                         -- NULL outside of a campaign

CREATE TABLE campaigns (
    id         TEXT PRIMARY KEY,
    guild_id   BIGINT NOT NULL,
    user_id    BIGINT NOT NULL,
    game       TEXT NOT NULL,
    state      TEXT NOT NULL,      -- the game's own, as JSON
    status     TEXT NOT NULL,      -- ongoing, over, given-up
    match_id   TEXT NOT NULL,      -- its newest match
    fought     INTEGER NOT NULL DEFAULT 0,
    began_at   BIGINT NOT NULL,
    ended_at   BIGINT
);

CREATE UNIQUE INDEX campaigns_one_ongoing ON campaigns (guild_id, user_id, game) WHERE status = 'ongoing';
CREATE INDEX campaigns_of_user ON campaigns (user_id);
