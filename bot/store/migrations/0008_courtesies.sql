-- What people do for each other beside the cards.

ALTER TABLE matches ADD COLUMN excuses BIGINT NOT NULL DEFAULT 0;  -- missed deadlines each is excused
ALTER TABLE matches ADD COLUMN gave_time TEXT NOT NULL DEFAULT '[]';  -- seats that gave time this turn
ALTER TABLE challenges ADD COLUMN excuses BIGINT NOT NULL DEFAULT 0;
ALTER TABLE lobbies ADD COLUMN excuses BIGINT NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN excused BIGINT NOT NULL DEFAULT 0;    -- of those, how many are used up

CREATE TABLE offers (              -- what a seat would agree to; gone with the turn
    match_id TEXT NOT NULL REFERENCES matches (id),
    seat BIGINT NOT NULL,
    kind TEXT NOT NULL,            -- draw, pause
    PRIMARY KEY (match_id, seat, kind)
);

CREATE TABLE notices (             -- what is told in the channel of all this, in order
    match_id TEXT NOT NULL REFERENCES matches (id),
    number BIGINT NOT NULL,
    kind TEXT NOT NULL,            -- excused, gave-time, offered-draw, offered-pause, paused, resumed
    seat BIGINT NOT NULL,          -- whose doing it was, or whose miss
    span BIGINT NOT NULL DEFAULT 0,        -- milliseconds of it, where it is about time
    PRIMARY KEY (match_id, number)
);
