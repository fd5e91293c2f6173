-- The house takes empty seats where people wait for each other: in the match of a lobby, or instead of a bye. It
-- is asked before they are. For one who plays alone, against the house or not, nobody waits.

ALTER TABLE matches ADD COLUMN alone BIGINT NOT NULL DEFAULT 0;        -- whether it waits for nobody
ALTER TABLE matches ADD COLUMN house_asked BIGINT NOT NULL DEFAULT 0;  -- whether the house is to choose before people
UPDATE matches SET alone = 1 WHERE 1 = (SELECT count(*) FROM seats s WHERE s.match_id = matches.id);
CREATE INDEX matches_by_house ON matches (house_asked) WHERE house_asked = 1;

ALTER TABLE lobbies ADD COLUMN level TEXT;                             -- how well the house plays; NULL where it does not
ALTER TABLE lobbies ADD COLUMN places BIGINT NOT NULL DEFAULT 0;       -- up to how many it fills
