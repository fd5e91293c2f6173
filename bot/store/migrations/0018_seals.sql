-- Seeds from which something is drawn are there before it is, with their seals shown; what was asked for is kept.

ALTER TABLE matches ADD COLUMN wishes TEXT;    -- the fighter each seat asked for, so that a draw can be checked; NULL in older matches
ALTER TABLE entrants ADD COLUMN wanted TEXT;   -- the fighter asked for, kept at the beginning; NULL until then, and in older gatherings
ALTER TABLE clan_wars ADD COLUMN seed TEXT;    -- of the Clash to come
ALTER TABLE clan_wars ADD COLUMN seal TEXT;
CREATE INDEX gatherings_unsealed ON gatherings (created_at) WHERE seed IS NULL AND status IN ('open', 'check-in');
CREATE INDEX clan_wars_unsealed ON clan_wars (created_at) WHERE seed IS NULL AND status IN ('proposed', 'agreed', 'mustering');
