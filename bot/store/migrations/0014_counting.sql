-- Which matches count, for honor and on a ladder; until now each ladder knew only what it had rated.

ALTER TABLE matches ADD COLUMN counted BIGINT NOT NULL DEFAULT 0;
UPDATE matches SET counted = 1 WHERE id IN (SELECT match_id FROM rated);
CREATE INDEX matches_counted ON matches (guild_id, ended_at) WHERE counted = 1;
