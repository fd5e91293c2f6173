-- Cards somebody has queued for turns to come. As hidden as a pick.

CREATE TABLE orders (
    match_id TEXT NOT NULL REFERENCES matches (id),
    seat BIGINT NOT NULL,
    place BIGINT NOT NULL,         -- the first is the next
    choice TEXT NOT NULL,
    foreseen TEXT NOT NULL,        -- what there must be to choose from then, or all orders are off
    PRIMARY KEY (match_id, seat, place)
);
