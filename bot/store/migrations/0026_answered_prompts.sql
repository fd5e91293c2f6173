-- A prompt can be answered before it is noted where it stands; the line that its answer left then stays.

ALTER TABLE seats ADD COLUMN answered_id BIGINT;  -- the DM that was answered last
