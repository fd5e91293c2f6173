-- Removal of what is no longer needed, a limited number of rows at a time, so that nobody waits for long.

-- name: stale_challenges!
DELETE FROM challenges WHERE id IN (
    SELECT id FROM challenges WHERE status <> 'open' AND expires_at <= :before LIMIT :most);

-- name: stale_queued!
DELETE FROM queued WHERE id IN (
    SELECT id FROM queued WHERE status = 'lapsed' AND expires_at <= :before LIMIT :most);

-- name: stale_lobby_seats!
DELETE FROM lobby_seats WHERE lobby_id IN (
    SELECT l.id FROM lobbies l WHERE l.status <> 'open' AND l.expires_at <= :before
        AND EXISTS (SELECT 1 FROM lobby_seats s WHERE s.lobby_id = l.id) LIMIT :most);

-- name: stale_lobbies!
DELETE FROM lobbies WHERE id IN (
    SELECT l.id FROM lobbies l WHERE l.status <> 'open' AND l.expires_at <= :before
        AND NOT EXISTS (SELECT 1 FROM lobby_seats s WHERE s.lobby_id = l.id) LIMIT :most);

-- name: stale_clan_invites!
DELETE FROM clan_invites WHERE id IN (
    SELECT id FROM clan_invites WHERE status <> 'open' AND expires_at <= :before LIMIT :most);

-- name: stale_clan_war_fighters!
-- Of wars that never began.
DELETE FROM clan_war_fighters WHERE war_id IN (
    SELECT w.id FROM clan_wars w
    WHERE w.status IN ('refused', 'withdrawn', 'lapsed', 'void', 'unmanned') AND w.expires_at <= :before
        AND EXISTS (SELECT 1 FROM clan_war_fighters f WHERE f.war_id = w.id) LIMIT :most);

-- name: stale_clan_wars!
DELETE FROM clan_wars WHERE id IN (
    SELECT w.id FROM clan_wars w
    WHERE w.status IN ('refused', 'withdrawn', 'lapsed', 'void', 'unmanned') AND w.expires_at <= :before
        AND NOT EXISTS (SELECT 1 FROM clan_war_fighters f WHERE f.war_id = w.id) LIMIT :most);

-- name: ended_matches
-- Matches that ended long ago, in order, from where the last call left off.
SELECT id, ended_at FROM matches
WHERE ended_at IS NOT NULL AND ended_at <= :before AND (ended_at, id) > (:after, :after_id)
ORDER BY ended_at, id LIMIT :most;

-- name: ended_gatherings
SELECT id, ended_at FROM gatherings
WHERE ended_at IS NOT NULL AND ended_at <= :before AND (ended_at, id) > (:after, :after_id)
ORDER BY ended_at, id LIMIT :most;

-- name: stale_tellings!
DELETE FROM tellings WHERE match_id = :id;

-- name: stale_notices!
DELETE FROM notices WHERE match_id = :id;

-- name: stale_offers!
DELETE FROM offers WHERE match_id = :id;

-- name: stale_substitutions!
-- Who sat where stays on record as long as the match.
DELETE FROM substitutions WHERE match_id = :id AND status <> 'seated';

-- name: stale_summonses!
DELETE FROM summonses WHERE gathering_id = :id;

-- name: stale_stumbles!
-- What is still due is tried once a day, so what was not tried for so long is over.
DELETE FROM stumbles WHERE (kind, subject) IN (
    SELECT kind, subject FROM stumbles WHERE look_at <= :before LIMIT :most);

-- name: stale_leaves!
DELETE FROM leaves WHERE (user_id, since) IN (
    SELECT user_id, since FROM leaves WHERE until <= :before LIMIT :most);

-- name: stale_puzzle_answers!
DELETE FROM puzzle_answers WHERE (day, user_id) IN (
    SELECT day, user_id FROM puzzle_answers WHERE at <= :before LIMIT :most);

-- name: stale_mutes!
DELETE FROM mutes WHERE (guild_id, user_id) IN (
    SELECT guild_id, user_id FROM mutes WHERE until <= :before LIMIT :most);

-- name: stale_reliability!
DELETE FROM reliability WHERE user_id IN (
    SELECT user_id FROM reliability WHERE lapses_at <= :before LIMIT :most);

-- name: stale_voices!
DELETE FROM voices WHERE (guild_id, user_id) IN (
    SELECT guild_id, user_id FROM voices WHERE full_at <= :before LIMIT :most);

-- name: stale_reports!
DELETE FROM reports WHERE id IN (
    SELECT id FROM reports WHERE status = 'settled' AND at <= :before LIMIT :most);

-- name: stale_strandings!
DELETE FROM strandings WHERE (subject, channel_id) IN (
    SELECT subject, channel_id FROM strandings WHERE told_at <= :before LIMIT :most);

-- name: stale_noticeboards!
DELETE FROM noticeboards WHERE id IN (SELECT id FROM noticeboards WHERE ended_at <= :before LIMIT :most);
