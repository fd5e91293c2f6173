-- A server may have no usual pace of its own: then each game is played at the pace that suits it.

ALTER TABLE guilds ADD COLUMN chosen_pace TEXT;  -- where none is asked for; NULL for what suits the game
UPDATE guilds SET chosen_pace = pace
WHERE pace <> 'day' OR EXISTS (
    SELECT 1 FROM setting_changes WHERE setting_changes.guild_id = guilds.guild_id AND setting_changes.setting = 'pace'
);
ALTER TABLE guilds DROP COLUMN pace;
