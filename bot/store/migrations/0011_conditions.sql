-- On what conditions people come together: how they keep deadlines, and whether leave is waited for.

ALTER TABLE lobbies ADD COLUMN least_kept BIGINT NOT NULL DEFAULT 0;       -- per cent of deadlines whoever joins must keep
ALTER TABLE gatherings ADD COLUMN least_kept BIGINT NOT NULL DEFAULT 0;
ALTER TABLE gatherings ADD COLUMN grants_leave BIGINT NOT NULL DEFAULT 1;  -- whether its duels wait for those on leave
ALTER TABLE matches ADD COLUMN grants_leave BIGINT NOT NULL DEFAULT 1;
