-- A reserve fights in a player's place at a tournament, where its organiser wants it.

ALTER TABLE substitutions ADD COLUMN organiser_id BIGINT;  -- who agrees for the tournament; NULL where nobody has, or it is no duel of one
ALTER TABLE substitutions ADD COLUMN reason TEXT NOT NULL DEFAULT '';  -- why an organiser wants it, for everyone to see
ALTER TABLE substitutions ADD COLUMN wish TEXT;  -- the fighter of a newcomer who has not signed up; NULL until they say yes

CREATE INDEX substitutions_by_organiser ON substitutions (organiser_id) WHERE organiser_id IS NOT NULL;
