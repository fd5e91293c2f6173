-- What a seat has settled ahead for questions that may come. As hidden as a pick.

CREATE TABLE instructions (
    match_id TEXT NOT NULL REFERENCES matches (id),
    seat BIGINT NOT NULL,
    topic TEXT NOT NULL,           -- as the game names it
    ranking TEXT NOT NULL,         -- what is wanted, the dearest first
    in_force BIGINT NOT NULL,      -- a list that is still being made is not heeded
    PRIMARY KEY (match_id, seat, topic)
);
