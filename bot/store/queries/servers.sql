-- A server that the bot was taken out of, and what is removed with it; a table that is not named here is kept on
-- purpose, which a test checks.

-- name: guilds_all
SELECT * FROM guilds ORDER BY guild_id;

-- name: guild_leave!
UPDATE guilds SET left_at = :left_at WHERE guild_id = :guild_id AND left_at IS NULL;

-- name: guild_return!
UPDATE guilds SET left_at = NULL WHERE guild_id = :guild_id AND left_at IS NOT NULL;

-- name: guild_long_left^
-- Take one for this transaction.
UPDATE guilds SET left_at = left_at WHERE guild_id = (
    SELECT guild_id FROM guilds WHERE left_at <= :before ORDER BY left_at, guild_id LIMIT 1)
RETURNING *;

-- name: remove_outbox!
DELETE FROM outbox WHERE subject = CAST(CAST(:guild_id AS BIGINT) AS TEXT)
    OR subject IN (SELECT id FROM matches WHERE guild_id = :guild_id)
    OR subject IN (SELECT id FROM challenges WHERE guild_id = :guild_id)
    OR subject IN (SELECT id FROM lobbies WHERE guild_id = :guild_id)
    OR subject IN (SELECT id FROM gatherings WHERE guild_id = :guild_id)
    OR subject IN (SELECT id FROM clans WHERE guild_id = :guild_id)
    OR subject IN (SELECT id FROM clan_invites WHERE guild_id = :guild_id)
    OR subject IN (SELECT id FROM clan_wars WHERE guild_id = :guild_id)
    OR subject IN (SELECT id FROM reports WHERE guild_id = :guild_id);

-- name: remove_stumbles!
DELETE FROM stumbles WHERE subject IN (SELECT id FROM matches WHERE guild_id = :guild_id)
    OR subject IN (SELECT id FROM challenges WHERE guild_id = :guild_id)
    OR subject IN (SELECT id FROM lobbies WHERE guild_id = :guild_id)
    OR subject IN (SELECT id FROM gatherings WHERE guild_id = :guild_id)
    OR subject IN (SELECT id FROM clan_invites WHERE guild_id = :guild_id)
    OR subject IN (SELECT id FROM clan_wars WHERE guild_id = :guild_id);

-- name: remove_picks!
DELETE FROM picks WHERE match_id IN (SELECT id FROM matches WHERE guild_id = :guild_id);

-- name: remove_orders!
DELETE FROM orders WHERE match_id IN (SELECT id FROM matches WHERE guild_id = :guild_id);

-- name: remove_offers!
DELETE FROM offers WHERE match_id IN (SELECT id FROM matches WHERE guild_id = :guild_id);

-- name: remove_notices!
DELETE FROM notices WHERE match_id IN (SELECT id FROM matches WHERE guild_id = :guild_id);

-- name: remove_tellings!
DELETE FROM tellings WHERE match_id IN (SELECT id FROM matches WHERE guild_id = :guild_id);

-- name: remove_turns!
DELETE FROM turns WHERE match_id IN (SELECT id FROM matches WHERE guild_id = :guild_id);

-- name: remove_records!
DELETE FROM records WHERE guild_id = :guild_id;

-- name: remove_rated!
DELETE FROM rated WHERE guild_id = :guild_id;

-- name: remove_seats!
DELETE FROM seats WHERE match_id IN (SELECT id FROM matches WHERE guild_id = :guild_id);

-- name: remove_bouts!
DELETE FROM bouts WHERE gathering_id IN (SELECT id FROM gatherings WHERE guild_id = :guild_id);

-- name: remove_summonses!
DELETE FROM summonses WHERE gathering_id IN (SELECT id FROM gatherings WHERE guild_id = :guild_id);

-- name: remove_calendar!
DELETE FROM calendar WHERE gathering_id IN (SELECT id FROM gatherings WHERE guild_id = :guild_id);

-- name: remove_gathering_moves!
DELETE FROM gathering_moves WHERE gathering_id IN (SELECT id FROM gatherings WHERE guild_id = :guild_id);

-- name: remove_entrants!
DELETE FROM entrants WHERE gathering_id IN (SELECT id FROM gatherings WHERE guild_id = :guild_id);

-- name: remove_gatherings!
DELETE FROM gatherings WHERE guild_id = :guild_id;

-- name: remove_matches!
DELETE FROM matches WHERE guild_id = :guild_id;

-- name: remove_clan_war_fighters!
DELETE FROM clan_war_fighters WHERE war_id IN (SELECT id FROM clan_wars WHERE guild_id = :guild_id);

-- name: remove_clan_wars!
DELETE FROM clan_wars WHERE guild_id = :guild_id;

-- name: remove_clan_invites!
DELETE FROM clan_invites WHERE guild_id = :guild_id;

-- name: remove_clan_chronicle!
DELETE FROM clan_chronicle WHERE clan_id IN (SELECT id FROM clans WHERE guild_id = :guild_id);

-- name: remove_clan_members!
DELETE FROM clan_members WHERE guild_id = :guild_id;

-- name: remove_clans!
DELETE FROM clans WHERE guild_id = :guild_id;

-- name: remove_lobby_seats!
DELETE FROM lobby_seats WHERE lobby_id IN (SELECT id FROM lobbies WHERE guild_id = :guild_id);

-- name: remove_lobbies!
DELETE FROM lobbies WHERE guild_id = :guild_id;

-- name: remove_challenges!
DELETE FROM challenges WHERE guild_id = :guild_id;

-- name: remove_honor!
DELETE FROM honor WHERE guild_id = :guild_id;

-- name: remove_ratings!
DELETE FROM ratings WHERE guild_id = :guild_id;

-- name: remove_ladders!
DELETE FROM ladders WHERE guild_id = :guild_id;

-- name: remove_titles!
DELETE FROM titles WHERE guild_id = :guild_id;

-- name: remove_hall_of_fame!
DELETE FROM hall_of_fame WHERE guild_id = :guild_id;

-- name: remove_seasons!
DELETE FROM seasons WHERE guild_id = :guild_id;

-- name: remove_setting_changes!
DELETE FROM setting_changes WHERE guild_id = :guild_id;

-- name: remove_mutes!
DELETE FROM mutes WHERE guild_id = :guild_id;

-- name: remove_voices!
DELETE FROM voices WHERE guild_id = :guild_id;

-- name: remove_moderation!
DELETE FROM moderation WHERE guild_id = :guild_id;

-- name: remove_reports!
DELETE FROM reports WHERE guild_id = :guild_id;

-- name: remove_members!
DELETE FROM members WHERE guild_id = :guild_id;

-- name: remove_guilds!
DELETE FROM guilds WHERE guild_id = :guild_id;

-- name: people_of_no_other_server
-- Aliases are nobody, and need no farewell.
SELECT m.user_id FROM members m WHERE m.guild_id = :guild_id AND m.user_id > 0
    AND NOT EXISTS (SELECT 1 FROM members o WHERE o.user_id = m.user_id AND o.guild_id <> :guild_id);

-- name: blocks_lift!
-- Those they have placed; others' against them are theirs.
DELETE FROM blocks WHERE user_id = :user_id;
