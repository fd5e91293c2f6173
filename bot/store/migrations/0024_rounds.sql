-- A duel of a gathering says to which round it belongs.

ALTER TABLE bouts ADD COLUMN round BIGINT;               -- NULL where there are none, and before it was kept
