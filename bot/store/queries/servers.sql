-- A server that the bot was removed from, and what is deleted with it; a table not named here is kept on purpose, which
-- a test checks.

-- name: guilds_all
SELECT * FROM guilds ORDER BY guild_id;

-- name: guild_leave!
UPDATE guilds SET left_at = :left_at WHERE guild_id = :guild_id AND left_at IS NULL;

-- name: guild_return!
UPDATE guilds SET left_at = NULL WHERE guild_id = :guild_id AND left_at IS NOT NULL;

-- name: guild_to_remove^
SELECT * FROM guilds WHERE left_at <= :before AND (guild_id >> 22) % :shards BETWEEN :first AND :last
    AND NOT EXISTS (SELECT 1 FROM stumbles s WHERE s.kind = 'removal'
        AND s.subject = CAST(guilds.guild_id AS TEXT) AND s.look_at > :now)
ORDER BY left_at, guild_id LIMIT 1;

-- name: guild_remove_begin!
-- Take a server left long ago for this transaction; from now on, its removal goes on to the end.
UPDATE guilds SET removing = 1 WHERE guild_id = :guild_id AND left_at <= :before;

-- name: guild_being_removed^
-- Take a server whose removal has begun for this transaction.
UPDATE guilds SET removing = 1 WHERE guild_id = :guild_id AND removing = 1 RETURNING *;

-- name: remove_outbox!
DELETE FROM outbox WHERE (lane, rank) IN (
    SELECT o.lane, o.rank FROM outbox o WHERE o.subject = CAST(CAST(:guild_id AS BIGINT) AS TEXT)
        OR EXISTS (SELECT 1 FROM matches x WHERE x.id = o.subject AND x.guild_id = :guild_id)
        OR EXISTS (SELECT 1 FROM challenges x WHERE x.id = o.subject AND x.guild_id = :guild_id)
        OR EXISTS (SELECT 1 FROM queued x WHERE x.id = o.subject AND x.guild_id = :guild_id)
        OR EXISTS (SELECT 1 FROM lobbies x WHERE x.id = o.subject AND x.guild_id = :guild_id)
        OR EXISTS (SELECT 1 FROM gatherings x WHERE x.id = o.subject AND x.guild_id = :guild_id)
        OR EXISTS (SELECT 1 FROM contests x WHERE x.id = o.subject AND x.guild_id = :guild_id)
        OR EXISTS (SELECT 1 FROM clans x WHERE x.id = o.subject AND x.guild_id = :guild_id)
        OR EXISTS (SELECT 1 FROM clan_invites x WHERE x.id = o.subject AND x.guild_id = :guild_id)
        OR EXISTS (SELECT 1 FROM clan_wars x WHERE x.id = o.subject AND x.guild_id = :guild_id)
        OR EXISTS (SELECT 1 FROM reports x WHERE x.id = o.subject AND x.guild_id = :guild_id)
        OR EXISTS (SELECT 1 FROM noticeboards x WHERE x.id = o.subject AND x.guild_id = :guild_id)
    LIMIT :most);

-- name: remove_stumbles!
DELETE FROM stumbles WHERE (kind, subject) IN (
    SELECT o.kind, o.subject FROM stumbles o WHERE o.subject = CAST(CAST(:guild_id AS BIGINT) AS TEXT)
        OR EXISTS (SELECT 1 FROM matches x WHERE x.id = o.subject AND x.guild_id = :guild_id)
        OR EXISTS (SELECT 1 FROM challenges x WHERE x.id = o.subject AND x.guild_id = :guild_id)
        OR EXISTS (SELECT 1 FROM queued x WHERE x.id = o.subject AND x.guild_id = :guild_id)
        OR EXISTS (SELECT 1 FROM lobbies x WHERE x.id = o.subject AND x.guild_id = :guild_id)
        OR EXISTS (SELECT 1 FROM gatherings x WHERE x.id = o.subject AND x.guild_id = :guild_id)
        OR EXISTS (SELECT 1 FROM contests x WHERE x.id = o.subject AND x.guild_id = :guild_id)
        OR EXISTS (SELECT 1 FROM clan_invites x WHERE x.id = o.subject AND x.guild_id = :guild_id)
        OR EXISTS (SELECT 1 FROM clan_wars x WHERE x.id = o.subject AND x.guild_id = :guild_id)
        OR EXISTS (SELECT 1 FROM noticeboards x WHERE x.id = o.subject AND x.guild_id = :guild_id)
    LIMIT :most);

-- name: to_remove_gatherings
SELECT id FROM gatherings WHERE guild_id = :guild_id LIMIT :most;

-- name: remove_bouts!
DELETE FROM bouts WHERE gathering_id = :id;

-- name: remove_summonses!
DELETE FROM summonses WHERE gathering_id = :id;

-- name: remove_calendar!
DELETE FROM calendar WHERE gathering_id = :id;

-- name: remove_gathering_moves!
DELETE FROM gathering_moves WHERE gathering_id = :id;

-- name: remove_entrants!
DELETE FROM entrants WHERE gathering_id = :id;

-- name: remove_gatherings!
DELETE FROM gatherings WHERE id = :id;

-- name: to_remove_matches
SELECT id FROM matches WHERE guild_id = :guild_id LIMIT :most;

-- name: remove_picks!
DELETE FROM picks WHERE match_id = :id;

-- name: remove_house_seals!
DELETE FROM house_seals WHERE match_id = :id;

-- name: remove_orders!
DELETE FROM orders WHERE match_id = :id;

-- name: remove_instructions!
DELETE FROM instructions WHERE match_id = :id;

-- name: remove_offers!
DELETE FROM offers WHERE match_id = :id;

-- name: remove_notices!
DELETE FROM notices WHERE match_id = :id;

-- name: remove_follows!
DELETE FROM follows WHERE match_id = :id;

-- name: remove_tellings!
DELETE FROM tellings WHERE match_id = :id;

-- name: remove_turns!
DELETE FROM turns WHERE match_id = :id;

-- name: remove_packed_logs!
DELETE FROM packed_logs WHERE match_id = :id;

-- name: remove_records!
DELETE FROM records WHERE match_id = :id;

-- name: remove_rated!
DELETE FROM rated WHERE match_id = :id;

-- name: remove_substitutions!
DELETE FROM substitutions WHERE match_id = :id;

-- name: remove_seats!
DELETE FROM seats WHERE match_id = :id;

-- name: remove_matches!
DELETE FROM matches WHERE id = :id;

-- name: to_remove_clan_wars
SELECT id FROM clan_wars WHERE guild_id = :guild_id LIMIT :most;

-- name: remove_clan_war_fighters!
DELETE FROM clan_war_fighters WHERE war_id = :id;

-- name: remove_clan_wars!
DELETE FROM clan_wars WHERE id = :id;

-- name: to_remove_clans
SELECT id FROM clans WHERE guild_id = :guild_id LIMIT :most;

-- name: remove_clan_invites!
DELETE FROM clan_invites WHERE clan_id = :id;

-- name: remove_clan_chronicle!
DELETE FROM clan_chronicle WHERE clan_id = :id;

-- name: remove_clan_members!
DELETE FROM clan_members WHERE clan_id = :id;

-- name: remove_clans!
DELETE FROM clans WHERE id = :id;

-- name: to_remove_lobbies
SELECT id FROM lobbies WHERE guild_id = :guild_id LIMIT :most;

-- name: remove_lobby_seats!
DELETE FROM lobby_seats WHERE lobby_id = :id;

-- name: remove_lobbies!
DELETE FROM lobbies WHERE id = :id;

-- name: remove_puzzle_answers!
DELETE FROM puzzle_answers WHERE (day, user_id) IN (
    SELECT day, user_id FROM puzzle_answers WHERE guild_id = :guild_id LIMIT :most);

-- name: remove_contest_entries!
DELETE FROM contest_entries WHERE (contest_id, user_id) IN (
    SELECT contest_id, user_id FROM contest_entries WHERE guild_id = :guild_id LIMIT :most);

-- name: remove_contests!
-- After their entries, which all belong to the same server.
DELETE FROM contests WHERE id IN (
    SELECT id FROM contests WHERE guild_id = :guild_id LIMIT :most);

-- name: remove_campaigns!
DELETE FROM campaigns WHERE id IN (
    SELECT id FROM campaigns WHERE guild_id = :guild_id LIMIT :most);

-- name: remove_challenges!
DELETE FROM challenges WHERE id IN (
    SELECT id FROM challenges WHERE guild_id = :guild_id LIMIT :most);

-- name: remove_tallies!
DELETE FROM tallies WHERE (guild_id, user_id, board, season) IN (
    SELECT guild_id, user_id, board, season FROM tallies WHERE guild_id = :guild_id LIMIT :most);

-- name: remove_ratings!
DELETE FROM ratings WHERE (guild_id, game, user_id) IN (
    SELECT guild_id, game, user_id FROM ratings WHERE guild_id = :guild_id LIMIT :most);

-- name: remove_ladders!
DELETE FROM ladders WHERE (guild_id, game) IN (
    SELECT guild_id, game FROM ladders WHERE guild_id = :guild_id LIMIT :most);

-- name: remove_titles!
DELETE FROM titles WHERE (guild_id, title, source_kind, source_id) IN (
    SELECT guild_id, title, source_kind, source_id FROM titles WHERE guild_id = :guild_id LIMIT :most);

-- name: remove_marks!
DELETE FROM marks WHERE (guild_id, user_id, mark) IN (
    SELECT guild_id, user_id, mark FROM marks WHERE guild_id = :guild_id LIMIT :most);

-- name: remove_hall_of_fame!
DELETE FROM hall_of_fame WHERE (guild_id, nth, board, user_id) IN (
    SELECT guild_id, nth, board, user_id FROM hall_of_fame WHERE guild_id = :guild_id LIMIT :most);

-- name: remove_seasons!
DELETE FROM seasons WHERE (guild_id, nth) IN (
    SELECT guild_id, nth FROM seasons WHERE guild_id = :guild_id LIMIT :most);

-- name: remove_cups!
DELETE FROM cups WHERE id IN (
    SELECT id FROM cups WHERE guild_id = :guild_id LIMIT :most);

-- name: remove_strandings!
DELETE FROM strandings WHERE (subject, channel_id) IN (
    SELECT subject, channel_id FROM strandings WHERE guild_id = :guild_id LIMIT :most);

-- name: remove_noticeboards!
DELETE FROM noticeboards WHERE id IN (
    SELECT id FROM noticeboards WHERE guild_id = :guild_id LIMIT :most);

-- name: remove_setting_changes!
DELETE FROM setting_changes WHERE id IN (
    SELECT id FROM setting_changes WHERE guild_id = :guild_id LIMIT :most);

-- name: remove_mutes!
DELETE FROM mutes WHERE (guild_id, user_id) IN (
    SELECT guild_id, user_id FROM mutes WHERE guild_id = :guild_id LIMIT :most);

-- name: remove_voices!
DELETE FROM voices WHERE (guild_id, user_id) IN (
    SELECT guild_id, user_id FROM voices WHERE guild_id = :guild_id LIMIT :most);

-- name: remove_moderation!
DELETE FROM moderation WHERE id IN (
    SELECT id FROM moderation WHERE guild_id = :guild_id LIMIT :most);

-- name: remove_reports!
DELETE FROM reports WHERE id IN (
    SELECT id FROM reports WHERE guild_id = :guild_id LIMIT :most);

-- name: remove_queued!
DELETE FROM queued WHERE id IN (
    SELECT id FROM queued WHERE guild_id = :guild_id LIMIT :most);

-- name: remove_honor!
-- An entry and its reversal go together.
DELETE FROM honor WHERE id IN (
    SELECT id FROM (SELECT id FROM honor WHERE guild_id = :guild_id ORDER BY user_id, at, amount, id LIMIT :most) AS h
    UNION SELECT r.id FROM (SELECT id FROM honor WHERE guild_id = :guild_id ORDER BY user_id, at, amount, id LIMIT :most) AS e
    JOIN honor r ON r.reverses = e.id);

-- name: to_remove_members
-- An alias is nobody, and needs no farewell.
SELECT m.user_id, m.user_id > 0
    AND NOT EXISTS (SELECT 1 FROM members o WHERE o.user_id = m.user_id AND o.guild_id <> m.guild_id) AS nowhere_else
FROM members m WHERE m.guild_id = :guild_id LIMIT :most;

-- name: remove_members!
DELETE FROM members WHERE guild_id = :guild_id AND user_id = :user_id;

-- name: remove_guilds!
DELETE FROM guilds WHERE guild_id = :guild_id;

-- name: blocks_lift!
-- Those they placed; others' blocks against them belong to the others.
DELETE FROM blocks WHERE user_id = :user_id;
