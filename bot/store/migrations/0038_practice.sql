-- Practice: a match of one person against the house, whose seats are those after the last in ``seats``. Of what the
-- house has chosen a seal is kept before the person's choice is taken.

ALTER TABLE matches ADD COLUMN level TEXT;                            -- how well the house plays; NULL where it does not
ALTER TABLE matches ADD COLUMN houses BIGINT NOT NULL DEFAULT 0;      -- how many seats the house plays
ALTER TABLE matches ADD COLUMN beaten BIGINT NOT NULL DEFAULT 0;      -- whether its person has beaten the house

CREATE TABLE house_seals (
    match_id TEXT NOT NULL REFERENCES matches (id),
    revision BIGINT NOT NULL,      -- the one on which it was chosen
    seal     TEXT NOT NULL,        -- SHA-256 of the choices and a nonce, which follows from the seed
    opens    BIGINT NOT NULL,      -- whether they are seen once they are played, and not only at the end
    hurried  BIGINT NOT NULL,      -- whether the house thought less than usual, because many played
    PRIMARY KEY (match_id, revision)
);
