-- The house takes the place of a bye in a tournament whose organiser wants that.

ALTER TABLE gatherings ADD COLUMN level TEXT;  -- how well the house plays; NULL where it does not
