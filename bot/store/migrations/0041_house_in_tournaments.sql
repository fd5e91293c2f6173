-- The house may take a place in a tournament for which an odd number has signed up.

ALTER TABLE gatherings ADD COLUMN level TEXT;  -- how well the house plays; NULL where it does not
