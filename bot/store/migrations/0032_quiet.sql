-- Matches are told in threads where nobody has said otherwise, and how one of them ended is told outside once. A server
-- is greeted once for each time that it asks the bot in.

UPDATE guilds SET threads = 1 WHERE NOT EXISTS (
    SELECT 1 FROM setting_changes WHERE setting_changes.guild_id = guilds.guild_id AND setting_changes.setting = 'threads'
);
ALTER TABLE matches ADD COLUMN result_id BIGINT;               -- the message that tells outside of its thread how it ended
ALTER TABLE guilds ADD COLUMN greeted BIGINT NOT NULL DEFAULT 0;  -- the moment of the joining that was greeted last
