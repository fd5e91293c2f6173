-- What waits for a busy channel lets others pass; and a message is told from the same one of a restored database.

ALTER TABLE outbox ADD COLUMN channel_id BIGINT NOT NULL DEFAULT 0;  -- where it waits for its turn; 0 before it has to
ALTER TABLE outbox ADD COLUMN run TEXT NOT NULL DEFAULT '';          -- the run of the bot that claimed it first
