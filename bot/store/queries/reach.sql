-- name: home_of_match^
SELECT guild_id FROM matches WHERE id = :id;

-- name: home_of_challenge^
SELECT guild_id FROM challenges WHERE id = :id;

-- name: home_of_lobby^
SELECT guild_id FROM lobbies WHERE id = :id;

-- name: home_of_gathering^
SELECT guild_id FROM gatherings WHERE id = :id;

-- name: home_of_cup^
SELECT guild_id FROM cups WHERE id = :id;

-- name: home_of_clan^
SELECT guild_id FROM clans WHERE id = :id;

-- name: home_of_clan_invite^
SELECT guild_id FROM clan_invites WHERE id = :id;

-- name: home_of_clan_war^
SELECT guild_id FROM clan_wars WHERE id = :id;

-- name: home_of_campaign^
SELECT guild_id FROM campaigns WHERE id = :id;

-- name: home_of_contest^
SELECT guild_id FROM contests WHERE id = :id;

-- name: home_of_noticeboard^
SELECT guild_id FROM noticeboards WHERE id = :id;

-- name: home_of_report^
SELECT guild_id FROM reports WHERE id = :id;

-- name: people_of_match^
-- The match, if the person sits at its table or gave up a seat there.
SELECT match_id AS id FROM seats WHERE match_id = :id AND user_id = :user_id
UNION ALL SELECT match_id AS id FROM substitutions WHERE match_id = :id AND leaver_id = :user_id AND status = 'seated'
LIMIT 1;

-- name: people_of_contest^
-- The contest, if the person takes part in it.
SELECT contest_id AS id FROM contest_entries WHERE contest_id = :id AND user_id = :user_id;

-- name: people_of_campaign^
-- The campaign, if it is the person's own.
SELECT id FROM campaigns WHERE id = :id AND user_id = :user_id;

-- name: people_of_challenge^
-- The challenge, if the person made or received it.
SELECT id FROM challenges WHERE id = :id AND :user_id IN (challenger_id, opponent_id);
