-- Who is told by DM how a match ends that they do not play in. A row goes with its match's end.

CREATE TABLE follows (
    match_id TEXT NOT NULL REFERENCES matches (id),
    user_id  BIGINT NOT NULL,
    PRIMARY KEY (match_id, user_id)
);

CREATE INDEX follows_of_user ON follows (user_id);
