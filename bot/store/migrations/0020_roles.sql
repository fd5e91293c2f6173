-- Whom players play is called a role, in any game; what they named before it was drawn, a wish. The same two may
-- have a challenge open for each game.

ALTER TABLE challenges RENAME COLUMN fighter TO wish;
ALTER TABLE lobby_seats RENAME COLUMN fighter TO wish;
ALTER TABLE entrants RENAME COLUMN wanted TO wish;       -- kept at the beginning; NULL until then
ALTER TABLE entrants RENAME COLUMN fighter TO role;      -- until the beginning, the wish
ALTER TABLE records RENAME COLUMN fighter TO role;       -- empty in a game without roles

DROP INDEX challenges_one_open;
CREATE UNIQUE INDEX challenges_one_open ON challenges (guild_id, challenger_id, opponent_id, game) WHERE status = 'open';
