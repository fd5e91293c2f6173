-- What was due and could not be settled, so that it is put off instead of standing before all the rest.

CREATE TABLE stumbles (
    kind TEXT NOT NULL,            -- match, reminder, challenge, lobby, invite, war, gathering
    subject TEXT NOT NULL,         -- its id
    times BIGINT NOT NULL,         -- how often it was tried
    look_at BIGINT NOT NULL,       -- when to try it again
    PRIMARY KEY (kind, subject)
);
CREATE INDEX stumbles_by_look ON stumbles (look_at);
