-- name: records_all
SELECT match_id, user_id, game, role, result FROM records ORDER BY ended_at, match_id, user_id;

-- name: rated_all
SELECT guild_id, game, nth, user_id, match_id, place, level_before, spread_before, level, spread
FROM rated ORDER BY guild_id, game, nth, user_id;

-- name: ratings_all
SELECT guild_id, game, user_id, level, spread, floor, matches FROM ratings ORDER BY guild_id, game, user_id;

-- name: ledger_all
SELECT id, guild_id, user_id, amount, deed, source_kind, source_id, reverses FROM honor ORDER BY at, id;

-- name: tallies_all
SELECT guild_id, user_id, board, season, amount FROM tallies ORDER BY guild_id, user_id, board, season;

-- name: reliability_all
SELECT * FROM reliability ORDER BY user_id;

-- name: campaigns_all
SELECT * FROM campaigns ORDER BY began_at, id;

-- name: contests_all
SELECT * FROM contests ORDER BY began_at, id;

-- name: contest_entries_all
SELECT contest_id, user_id, guild_id, match_id, campaign_id, newcomer, status, score FROM contest_entries
ORDER BY contest_id, user_id;

-- name: contest_of_old!
-- It began before newcomers had fights of their own.
UPDATE contests SET game = :game, answers = :answers, easier = NULL;

-- name: contest_seed_change!
UPDATE contests SET seed = :seed;
