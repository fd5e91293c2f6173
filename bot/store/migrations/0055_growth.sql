-- What a million matches need: logs of those that ended long ago in one row each, which are packed bit by bit while the
-- bot runs; and ways to few rows past all that somebody ever fought, or all that goes on in a server.
-- breaks: versions before this one find no turn of a match whose log is packed, and refuse seats with columns they do not know

CREATE TABLE packed_logs (
    match_id TEXT NOT NULL PRIMARY KEY REFERENCES matches (id),
    plays BIGINT NOT NULL,         -- how many turns it holds
    log BYTEA NOT NULL             -- the turns in order: arrays in MessagePack, compressed by zlib
);

ALTER TABLE seats ADD COLUMN ended_at BIGINT;  -- that of its match
UPDATE seats SET ended_at = (SELECT m.ended_at FROM matches m WHERE m.id = seats.match_id);
DROP INDEX seats_by_user;
CREATE INDEX seats_by_user ON seats (user_id, ended_at, match_id, seat);

ALTER TABLE seats ADD COLUMN beaten BIGINT NOT NULL DEFAULT 0;       -- whether its person has beaten the house in practice
UPDATE seats SET beaten = 1 WHERE match_id IN (SELECT id FROM matches WHERE beaten = 1);
CREATE INDEX seats_beaten ON seats (user_id) WHERE beaten = 1;

-- A record is added up by games and by roles.
DROP INDEX records_by_person;
CREATE INDEX records_by_person ON records (guild_id, user_id, game, ended_at, result, role);

-- Those that wait longest come first on a noticeboard. It holds all that a count looks at, so that nothing else is read.
DROP INDEX matches_together;
CREATE INDEX matches_together
    ON matches (guild_id, (held IS NOT NULL), coalesce(asked_at, started_at), id, channel_id, status, alone)
    WHERE status = 'ongoing' AND alone = 0;
