-- name: house_seal_add!
INSERT INTO house_seals (match_id, revision, seal, opens, hurried)
VALUES (:match_id, :revision, :seal, :opens, :hurried)
ON CONFLICT (match_id, revision) DO NOTHING;

-- name: house_seal_at^
SELECT revision, seal, opens, hurried FROM house_seals WHERE match_id = :match_id AND revision = :revision;

-- name: house_seals_of
SELECT revision, seal, opens, hurried FROM house_seals WHERE match_id = :match_id ORDER BY revision;

-- name: house_ask!
UPDATE matches SET house_asked = 1 WHERE id = :id;

-- name: house_done!
UPDATE matches SET house_asked = 0 WHERE id = :id;

-- name: due_houses
-- Matches in which the house must choose before people are asked.
SELECT id FROM matches WHERE house_asked = 1 AND status = 'ongoing'
    AND guild_id NOT IN (SELECT guild_id FROM guilds WHERE left_at IS NOT NULL)
    AND (guild_id >> 22) % :shards BETWEEN :first AND :last
    AND NOT EXISTS (SELECT 1 FROM stumbles s WHERE s.kind = 'house' AND s.subject = matches.id AND s.look_at > :now)
ORDER BY id LIMIT :most;

-- name: match_beaten!
UPDATE matches SET beaten = 1 WHERE id = :id;

-- name: seat_beats!
-- Stored with the seat too, so that a person's victories are found without reading all their past matches.
UPDATE seats SET beaten = 1 WHERE match_id = :match_id AND seat = :seat;

-- name: houses_beaten
-- How often a person has beaten the house, by game and level, up to a moment; matches by direct message belong to no
-- server. SQLite runs a CROSS JOIN in the order written: it must begin with one person's seats.
SELECT m.game, m.level, count(*) AS times FROM seats s CROSS JOIN matches m
WHERE s.user_id = :user_id AND s.beaten = 1 AND m.id = s.match_id AND m.beaten = 1 AND m.guild_id IN (:guild_id, 0)
    AND m.ended_at <= :until
GROUP BY m.game, m.level ORDER BY m.game, m.level;
