-- What could not be shown where it belongs, as its people were told by a direct message, once for each channel.

CREATE TABLE strandings (
    subject TEXT NOT NULL,         -- id of the match, challenge, lobby, gathering or war; of the server for its owner
    channel_id BIGINT NOT NULL,    -- where it belongs
    kind TEXT NOT NULL,            -- what it is the id of
    guild_id BIGINT NOT NULL,
    gone BIGINT NOT NULL,          -- 1 where the channel was deleted, 0 where the bot may not write there
    told_at BIGINT NOT NULL,
    PRIMARY KEY (subject, channel_id)
);
