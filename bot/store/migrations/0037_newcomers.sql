-- What somebody fights on their first days is easier, and is compared with that of others who are as new.

ALTER TABLE contests ADD COLUMN easier TEXT;     -- what they play, by question, as JSON; NULL where all play the same
ALTER TABLE contest_entries ADD COLUMN newcomer BIGINT NOT NULL DEFAULT 0;  -- whether it is the easier one
