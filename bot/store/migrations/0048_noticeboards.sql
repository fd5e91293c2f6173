-- The noticeboard of a server: one message that is edited. Who put it up is a line of setting_changes.

CREATE TABLE noticeboards (
    id         TEXT PRIMARY KEY,
    guild_id   BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    message_id BIGINT,                        -- NULL until it hangs
    tells_of   TEXT NOT NULL,                 -- the channels whose matches and challenges it tells of, as JSON
    status     TEXT NOT NULL DEFAULT 'up',    -- up, down (organisers took it down), lost (deleted)
    said       TEXT NOT NULL DEFAULT '',      -- a digest of what it says
    returned   BIGINT NOT NULL DEFAULT 0,     -- whether it was deleted once and sent anew
    look_at    BIGINT NOT NULL,               -- when to look again whether it has something new to say
    ended_at   BIGINT
);

CREATE UNIQUE INDEX noticeboards_one_up ON noticeboards (guild_id) WHERE status = 'up';
CREATE INDEX noticeboards_by_look ON noticeboards (look_at) WHERE status = 'up';
CREATE INDEX noticeboards_by_guild ON noticeboards (guild_id, ended_at);
CREATE INDEX noticeboards_by_end ON noticeboards (ended_at) WHERE ended_at IS NOT NULL;

-- What it tells of, among all that ever was. No column of a match changes here in a turn.
CREATE INDEX matches_together ON matches (guild_id) WHERE status = 'ongoing' AND alone = 0;
CREATE INDEX challenges_to_anybody ON challenges (guild_id) WHERE status = 'open' AND opponent_id = 0;
