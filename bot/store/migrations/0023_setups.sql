-- What whoever opens a gathering settles beforehand holds for each of its duels.

ALTER TABLE gatherings ADD COLUMN answers TEXT NOT NULL DEFAULT '{}';    -- by question, as JSON
