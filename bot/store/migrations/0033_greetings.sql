-- Whoever asked the bot in while it was off is greeted when it is back. Nobody noted that before: from a database that was
-- in use the last sign of life is where that begins, and the servers it was in by then are let be.

INSERT INTO facts (name, value) SELECT 'greets-since', value FROM facts WHERE name = 'heartbeat';
