-- Dice nobody can choose: a secret that is sealed before anybody accepts, mixed with the ids of what people clicked.

ALTER TABLE matches ADD COLUMN mixed BIGINT NOT NULL DEFAULT 0;       -- 0: the dice follow from the seed alone
ALTER TABLE seats ADD COLUMN acceptance_id BIGINT;     -- interaction by which this seat was accepted, joined or entered
ALTER TABLE seats ADD COLUMN first_choice_id BIGINT;   -- interaction of its first choice in the match
ALTER TABLE seats ADD COLUMN first_play BIGINT;        -- the play for which that was made, and from which on it is mixed in

ALTER TABLE challenges ADD COLUMN seed TEXT;           -- secret of its match; gone from here once it is closed
ALTER TABLE challenges ADD COLUMN seal TEXT;           -- NULL where it was made before
ALTER TABLE lobbies ADD COLUMN seed TEXT;
ALTER TABLE lobbies ADD COLUMN seal TEXT;
ALTER TABLE lobby_seats ADD COLUMN acceptance_id BIGINT;

ALTER TABLE gatherings ADD COLUMN mixed BIGINT NOT NULL DEFAULT 0;    -- whether the sign-ups are mixed in, and its duels' secrets follow from its own
ALTER TABLE entrants ADD COLUMN acceptance_id BIGINT;  -- NULL for who came when it had begun
ALTER TABLE clan_war_fighters ADD COLUMN acceptance_id BIGINT;        -- by which somebody said that they will fight
