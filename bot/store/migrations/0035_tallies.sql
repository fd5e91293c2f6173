-- What a server of many years needs: sums of its ledgers beside them, and indexes in which a search finds few rows.

ALTER TABLE honor ADD COLUMN season BIGINT NOT NULL DEFAULT 1;   -- the season in which it was entered
UPDATE honor SET season = (
    SELECT coalesce(max(s.nth), 1) FROM seasons s WHERE s.guild_id = honor.guild_id AND s.began_at <= honor.at
) WHERE EXISTS (SELECT 1 FROM seasons s WHERE s.guild_id = honor.guild_id AND s.nth > 1);

CREATE TABLE tallies (             -- sums of honor and of victories, written in one transaction with what they are sums of
    guild_id BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    board TEXT NOT NULL,           -- honor, or the name of a game for how often somebody has won it
    season BIGINT NOT NULL,        -- 0 for all time; victories have no other
    amount BIGINT NOT NULL,
    PRIMARY KEY (guild_id, user_id, board, season)
);
INSERT INTO tallies (guild_id, user_id, board, season, amount)
SELECT guild_id, user_id, 'honor', 0, sum(amount) FROM honor GROUP BY guild_id, user_id;
INSERT INTO tallies (guild_id, user_id, board, season, amount)
SELECT guild_id, user_id, 'honor', season, sum(amount) FROM honor GROUP BY guild_id, user_id, season;
INSERT INTO tallies (guild_id, user_id, board, season, amount)
SELECT guild_id, user_id, game, 0, count(*) FROM records WHERE result = 'won' GROUP BY guild_id, user_id, game;
CREATE INDEX tallies_by_amount ON tallies (guild_id, board, season, amount DESC, user_id);
CREATE INDEX tallies_by_user ON tallies (user_id);

ALTER TABLE ratings ADD COLUMN settled BIGINT NOT NULL DEFAULT 0;    -- whether it is sure enough for a place
UPDATE ratings SET settled = 1 WHERE spread <= 250000;
DROP INDEX ratings_by_floor;
CREATE INDEX ratings_by_place ON ratings (guild_id, game, settled DESC, floor DESC, user_id);

-- Nearly all entries are NULL here; without statistics SQLite takes it for a way to few of them.
DROP INDEX honor_reversed_once;
CREATE UNIQUE INDEX honor_reversed_once ON honor (reverses) WHERE reverses IS NOT NULL;

-- Ways to what is asked together: one person's part in a match or in a server, and what ended there last.
DROP INDEX seats_by_user;
CREATE INDEX seats_by_user ON seats (user_id, match_id, seat);
DROP INDEX matches_counted;
DROP INDEX records_by_person;
CREATE INDEX records_by_person ON records (guild_id, user_id, game, ended_at, result);
DROP INDEX ratings_by_user;
CREATE INDEX ratings_by_user ON ratings (user_id, guild_id, game);
DROP INDEX contest_entries_of_user;
CREATE INDEX contest_entries_of_user ON contest_entries (user_id, guild_id);
DROP INDEX gatherings_by_guild;
CREATE INDEX gatherings_by_guild ON gatherings (guild_id, status, ended_at);
