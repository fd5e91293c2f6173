-- A challenge to anybody: its opponent is 0, which is no person's id, until somebody takes it.

ALTER TABLE challenges ADD COLUMN distance BIGINT;    -- points its taker's rating may be off; NULL where any will do
