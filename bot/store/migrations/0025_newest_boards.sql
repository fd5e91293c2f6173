-- Whoever chooses in the channel has the next turn shown there, and the open prompt by DM goes on with it.

ALTER TABLE seats ADD COLUMN in_channel SMALLINT NOT NULL DEFAULT 0;  -- whether the last click was made there
