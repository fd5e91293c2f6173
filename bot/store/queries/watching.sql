-- name: waiting_by_kind
-- Unsent parcels of some shards, by kind: how many, how many of them failed before, and since when the oldest has been
-- due.
SELECT kind, count(*) AS amount, sum(CASE WHEN tries > 0 THEN 1 ELSE 0 END) AS tried, min(due_at) AS due_at
FROM outbox WHERE (home >> 22) % :shards BETWEEN :first AND :last
GROUP BY kind;

-- name: matches_by_kind
-- Ongoing matches in the servers of some shards, by game and by what they are part of.
SELECT game, kind, count(*) AS amount FROM (
    SELECT m.game, CASE
        WHEN m.contest_id IS NOT NULL THEN 'contest'
        WHEN m.campaign_id IS NOT NULL THEN 'campaign'
        WHEN m.alone = 1 AND m.houses > 0 THEN 'practice'
        WHEN m.alone = 1 THEN 'alone'
        WHEN EXISTS (SELECT 1 FROM bouts b WHERE b.match_id = m.id) THEN 'gathering'
        WHEN m.houses > 0 THEN 'house'
        ELSE 'players' END AS kind
    FROM matches m WHERE m.status = 'ongoing' AND (m.guild_id >> 22) % :shards BETWEEN :first AND :last) AS going_on
GROUP BY game, kind;
