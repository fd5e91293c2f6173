-- name: victories_in^
-- How often a person has won alone in a game, up to a moment.
SELECT count(*) AS amount FROM records r
WHERE r.guild_id = :guild_id AND r.user_id = :user_id AND r.game = :game AND r.result = 'won' AND r.ended_at <= :until
    AND NOT EXISTS (SELECT 1 FROM seats o WHERE o.match_id = r.match_id AND o.seat > 0);

-- name: victories_setups
-- The answers with which a person has won alone in a game, outside campaigns.
SELECT DISTINCT m.answers FROM records r JOIN matches m ON m.id = r.match_id
WHERE r.guild_id = :guild_id AND r.user_id = :user_id AND r.game = :game AND r.result = 'won' AND m.campaign_id IS NULL
    AND NOT EXISTS (SELECT 1 FROM seats o WHERE o.match_id = r.match_id AND o.seat > 0)
ORDER BY m.answers;

-- name: victories_of_clan^
-- Victories of all members together in one game, from its board.
SELECT cast(coalesce(sum(t.amount), 0) AS BIGINT) AS amount FROM clan_members c
JOIN tallies t ON t.guild_id = c.guild_id AND t.user_id = c.user_id AND t.board = :game AND t.season = 0
WHERE c.clan_id = :clan_id;
