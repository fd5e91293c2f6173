-- Who waits in a queue for an opponent: one place for each person, server and game.

CREATE TABLE queued (
    id            TEXT NOT NULL PRIMARY KEY,
    guild_id      BIGINT NOT NULL,
    user_id       BIGINT NOT NULL,
    game          TEXT NOT NULL,     -- its name, whatever the version of its rules
    pace          TEXT NOT NULL,
    wish          TEXT NOT NULL,     -- whom they want to play
    channel_id    BIGINT NOT NULL,   -- where they asked
    open_to_all   BIGINT NOT NULL,   -- 1 where everybody in the server reads that channel
    acceptance_id BIGINT,            -- the click by which they joined
    status        TEXT NOT NULL,     -- waiting, lapsed
    joined_at     BIGINT NOT NULL,
    looks_at      BIGINT NOT NULL,   -- when an opponent is looked for next
    expires_at    BIGINT NOT NULL,
    seed          TEXT,              -- secret of a match with who joins later; gone once it lapsed
    seal          TEXT NOT NULL
);

CREATE UNIQUE INDEX queued_one ON queued (guild_id, user_id, game);
CREATE INDEX queued_alike ON queued (guild_id, game, pace) WHERE status = 'waiting';
CREATE INDEX queued_by_look ON queued (looks_at) WHERE status = 'waiting';
CREATE INDEX queued_by_user ON queued (user_id);
CREATE INDEX queued_lapsed ON queued (expires_at) WHERE status = 'lapsed';
