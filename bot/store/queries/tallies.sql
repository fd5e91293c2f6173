-- Sums of the ledgers. Boards, places and the ends of seasons read them, so that nothing has to add up a server's
-- years; they always follow from the ledgers.

-- name: tally_honor!
-- Add an entry of the ledger to the sums of its season and of all time.
INSERT INTO tallies (guild_id, user_id, board, season, amount)
SELECT h.guild_id, h.user_id, 'honor', h.season, h.amount FROM honor h WHERE h.id = :id
UNION ALL SELECT h.guild_id, h.user_id, 'honor', 0, h.amount FROM honor h WHERE h.id = :id
ON CONFLICT (guild_id, user_id, board, season) DO UPDATE SET amount = tallies.amount + excluded.amount;

-- name: tally_victory!
-- Count a victory on record.
INSERT INTO tallies (guild_id, user_id, board, season, amount)
SELECT r.guild_id, r.user_id, r.game, 0, 1 FROM records r
WHERE r.match_id = :match_id AND r.user_id = :user_id AND r.result = 'won'
ON CONFLICT (guild_id, user_id, board, season) DO UPDATE SET amount = tallies.amount + excluded.amount;

-- name: tally_of^
SELECT amount FROM tallies WHERE guild_id = :guild_id AND user_id = :user_id AND board = :board AND season = :season;

-- name: tally_board
-- The place of the first on a page, and of those who share it, is looked up; from there it is counted on.
SELECT CASE WHEN b.amount = b.most THEN 1 + (
        SELECT count(*) FROM tallies o
        WHERE o.guild_id = :guild_id AND o.board = :board AND o.season = :season AND o.amount > b.most
    ) ELSE :skip + b.nth END AS place, b.user_id, coalesce(m.name, '') AS name, b.amount
FROM (
    SELECT p.user_id, p.amount, max(p.amount) OVER () AS most, rank() OVER (ORDER BY p.amount DESC) AS nth
    FROM (
        SELECT user_id, amount FROM tallies WHERE guild_id = :guild_id AND board = :board AND season = :season
        ORDER BY amount DESC, user_id LIMIT :most OFFSET :skip
    ) AS p
) AS b
LEFT JOIN members m ON m.guild_id = :guild_id AND m.user_id = b.user_id
ORDER BY b.amount DESC, b.user_id;

-- name: tally_board_size^
-- How many are on a board, counted no further than places are.
SELECT count(*) AS amount FROM (
    SELECT 1 FROM tallies WHERE guild_id = :guild_id AND board = :board AND season = :season LIMIT :counted
) AS counted;

-- name: tally_place^
-- Anyone below the places that are counted gets the one after the last of them.
SELECT 1 + (
        SELECT count(*) FROM (
            SELECT 1 FROM tallies o
            WHERE o.guild_id = t.guild_id AND o.board = t.board AND o.season = t.season AND o.amount > t.amount
            LIMIT :counted
        ) AS better
    ) AS place, t.user_id, coalesce(m.name, '') AS name, t.amount
FROM tallies t LEFT JOIN members m ON m.guild_id = t.guild_id AND m.user_id = t.user_id
WHERE t.guild_id = :guild_id AND t.user_id = :user_id AND t.board = :board AND t.season = :season;

-- name: tallies_take!
-- Take the tallies of a server for this transaction: what is entered meanwhile is added to them afterwards.
UPDATE tallies SET amount = amount WHERE guild_id = :guild_id;

-- name: tallies_mend!
-- Correct those that differ from their ledgers.
INSERT INTO tallies (guild_id, user_id, board, season, amount)
SELECT :guild_id, b.user_id, b.board, b.season, sum(b.due) FROM (
    SELECT user_id, board, season, amount AS kept, 0 AS due FROM tallies WHERE guild_id = :guild_id
    UNION ALL SELECT user_id, 'honor', 0, 0, amount FROM honor WHERE guild_id = :guild_id
    UNION ALL SELECT user_id, 'honor', season, 0, amount FROM honor WHERE guild_id = :guild_id
    UNION ALL SELECT user_id, game, 0, 0, 1 FROM records WHERE guild_id = :guild_id AND result = 'won'
) AS b
GROUP BY b.user_id, b.board, b.season HAVING sum(b.kept) <> sum(b.due)
ON CONFLICT (guild_id, user_id, board, season) DO UPDATE SET amount = excluded.amount;
