-- Which matches count, for honor and on a ladder; until now each ladder knew only what it had rated.

ALTER TABLE records ADD COLUMN counted BIGINT NOT NULL DEFAULT 0;
UPDATE records SET counted = 1 WHERE match_id IN (SELECT match_id FROM rated);
CREATE INDEX records_counted ON records (guild_id, game, user_id, ended_at) WHERE counted = 1;
