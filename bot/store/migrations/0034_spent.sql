-- What somebody who was forgotten had done already of what can be done once, or seldom: it holds should they come
-- back. It is kept under their fingerprint alone, with a moment that is rounded up to a day, so that it leads to
-- nothing that stands under their alias.

CREATE TABLE spent (
    guild_id  BIGINT NOT NULL,     -- 0 where it holds in all servers
    veil_id   BIGINT NOT NULL,     -- a fingerprint, as in blocks and mutes; nobody's id
    what      TEXT NOT NULL,       -- a deed of the ledger, or the id of a contest
    times     BIGINT NOT NULL,
    lapses_at BIGINT NOT NULL,
    PRIMARY KEY (guild_id, veil_id, what, lapses_at)
);

CREATE INDEX spent_outdated ON spent (lapses_at);
