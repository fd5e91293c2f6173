-- How somebody keeps their deadlines outlives their being forgotten for a while, under a fingerprint.

ALTER TABLE reliability ADD COLUMN lapses_at BIGINT;   -- when it goes; NULL while it is somebody's
CREATE INDEX reliability_by_lapse ON reliability (lapses_at) WHERE lapses_at IS NOT NULL;
