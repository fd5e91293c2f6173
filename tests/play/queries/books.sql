-- name: parcels
SELECT * FROM outbox ORDER BY lane, rank;

-- name: parcels_clear!
DELETE FROM outbox;

-- name: voice_clear!
DELETE FROM voices WHERE user_id = :user_id;

-- name: honor_all
SELECT guild_id, user_id, amount, deed, source_id AS match_id FROM honor ORDER BY source_id, user_id, deed;

-- name: gatherings_all
SELECT * FROM gatherings ORDER BY created_at, id;

-- name: matches_all
SELECT * FROM matches ORDER BY started_at, id;

-- name: challenges_all
SELECT * FROM challenges ORDER BY created_at, id;

-- name: lobbies_all
SELECT * FROM lobbies ORDER BY created_at, id;

-- name: lobby_seats_all
SELECT * FROM lobby_seats WHERE lobby_id = :lobby_id ORDER BY joined_at, user_id;

-- name: turns_all
SELECT * FROM turns WHERE match_id = :match_id ORDER BY revision;

-- name: seats_all
SELECT * FROM seats WHERE match_id = :match_id ORDER BY seat;

-- name: match_state_set!
UPDATE matches SET state = :state WHERE id = :id;

-- name: picks_clear!
DELETE FROM picks WHERE match_id = :match_id;

-- name: picks_all
SELECT seat, choice, interaction_id > 0 AS clicked FROM picks WHERE match_id = :match_id ORDER BY interaction_id;

-- name: misses_set!
UPDATE seats SET misses = :misses WHERE match_id = :id AND seat = :seat;

-- name: seed_set!
UPDATE matches SET seed = :text WHERE id = :id;

-- name: match_unmix!
UPDATE matches SET mixed = 0 WHERE id = :id;

-- name: acceptance_set!
UPDATE seats SET acceptance_id = :click WHERE match_id = :id AND seat = :seat;

-- name: first_choice_set!
UPDATE seats SET first_choice_id = :click WHERE match_id = :id AND seat = :seat;

-- name: state_set!
UPDATE matches SET state = :text WHERE id = :id;

-- name: answers_set!
UPDATE matches SET answers = :text WHERE id = :id;

-- name: status_set!
UPDATE matches SET status = :text WHERE id = :id;

-- name: gathering_state_set!
UPDATE gatherings SET state = :text WHERE id = :id;

-- name: options_set!
UPDATE matches SET options = :text WHERE id = :id;

-- name: match_status_set!
UPDATE matches SET status = :status WHERE id = :id;

-- name: outcome_set!
UPDATE matches SET outcome = :text WHERE id = :id;

-- name: entry_set!
UPDATE turns SET entry = :text WHERE match_id = :id AND revision = 1;

-- name: events_set!
UPDATE turns SET events = :text WHERE match_id = :id AND revision = 1;

-- name: turn_remove!
DELETE FROM turns WHERE match_id = :id AND revision = :revision;

-- name: heartbeat_set!
UPDATE heartbeats SET at = :at;

-- name: ends_of_challenges
SELECT id, CASE WHEN status IN ('open', 'proposed') THEN expires_at END AS at FROM challenges;

-- name: ends_of_lobbies
SELECT id, CASE WHEN status IN ('open', 'proposed') THEN expires_at END AS at FROM lobbies;

-- name: ends_of_clan_invites
SELECT id, CASE WHEN status IN ('open', 'proposed') THEN expires_at END AS at FROM clan_invites;

-- name: ends_of_clan_wars
SELECT id, CASE WHEN status IN ('open', 'proposed') THEN expires_at END AS at FROM clan_wars;

-- name: ends_of_gatherings
SELECT id, CASE WHEN status IN ('open', 'proposed') THEN clock_at END AS at FROM gatherings;

-- name: honor_take_back!
INSERT INTO honor (id, guild_id, user_id, amount, deed, source_kind, source_id, nth, reverses, at)
SELECT :id, guild_id, user_id, -amount, deed, source_kind, source_id, nth, id, 0 FROM honor WHERE id = :reverses;

-- name: voices_all
SELECT * FROM voices ORDER BY guild_id, user_id;

-- name: stumbles_all
SELECT * FROM stumbles ORDER BY kind, subject;

-- name: clans_all
SELECT * FROM clans ORDER BY founded_at, id;

-- name: clan_invites_all
SELECT i.*, c.name AS clan_name FROM clan_invites i JOIN clans c ON c.id = i.clan_id ORDER BY i.created_at, i.id;

-- name: clan_chronicle_all
SELECT * FROM clan_chronicle WHERE clan_id = :clan_id ORDER BY nth;

-- name: notices_all
SELECT * FROM notices WHERE match_id = :match_id ORDER BY number;

-- name: clan_members_all
SELECT clan_id, user_id, role FROM clan_members ORDER BY clan_id, user_id;

-- name: clan_line_ups_all
SELECT w.id, w.status, w.clan_id, w.foe_id, w.size, f.clan_id AS fighter_clan_id, f.user_id, f.answer
FROM clan_wars w LEFT JOIN clan_war_fighters f ON f.war_id = w.id AND f.answer IN ('named', 'confirmed')
ORDER BY w.id, f.user_id;

-- name: gathering_seed_set!
UPDATE gatherings SET seed = :seed WHERE id = :id;

-- name: gathering_seal_set!
UPDATE gatherings SET seal = :seal WHERE id = :id;

-- name: gathering_state_forge!
UPDATE gatherings SET state = :state WHERE id = :id;

-- name: gathering_status_set!
UPDATE gatherings SET status = :status WHERE id = :id;

-- name: gathering_events_set!
UPDATE gathering_moves SET events = '[]' WHERE gathering_id = :id AND revision = :revision;

-- name: gathering_moves_forget!
UPDATE gathering_moves SET move = NULL WHERE gathering_id = :id AND revision = :revision;

-- name: bout_results_set!
UPDATE bouts SET result = :result WHERE gathering_id = :id;

-- name: clock_lose!
UPDATE matches SET deadline_at = NULL, remind_at = NULL WHERE id = :id;

-- name: dm_opened!
UPDATE people SET dm_channel_id = :dm_channel_id WHERE user_id = :user_id;

-- name: gathering_unseal!
UPDATE gatherings SET seed = NULL, seal = NULL WHERE id = :id;

-- name: clan_war_unseal!
UPDATE clan_wars SET seed = NULL, seal = NULL WHERE id = :id;

-- name: entrant_role_set!
UPDATE entrants SET role = :role WHERE gathering_id = :id AND seat = :seat;

-- name: entrants_wishes_forget!
UPDATE entrants SET wish = NULL WHERE gathering_id = :id;

-- name: wishes_set!
UPDATE matches SET wishes = :text WHERE id = :id;

-- name: gathering_over!
UPDATE gatherings SET status = 'over' WHERE id = :id;

-- name: ratings_settle!
UPDATE ratings SET spread = spread / 4, settled = 1;

-- name: level_forget!
-- As if the house had never been wanted in a cup.
UPDATE gatherings SET level = NULL WHERE id = :id;

-- name: homes
SELECT kind, home FROM outbox;
