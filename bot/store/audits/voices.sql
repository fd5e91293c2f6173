-- name: heard_though_muted
-- What somebody had posted in a server within a time.
SELECT id AS subject FROM challenges
WHERE guild_id = :guild_id AND challenger_id = :user_id AND created_at > :since AND created_at < :until
UNION ALL SELECT id FROM lobbies
WHERE guild_id = :guild_id AND host_id = :user_id AND created_at > :since AND created_at < :until
    AND EXISTS (SELECT 1 FROM lobby_seats s
        WHERE s.lobby_id = lobbies.id AND s.user_id = lobbies.host_id AND s.joined_at = lobbies.created_at)
UNION ALL SELECT id FROM gatherings
WHERE guild_id = :guild_id AND host_id = :user_id AND created_at > :since AND created_at < :until AND sides IS NULL
    AND EXISTS (SELECT 1 FROM entrants e
        WHERE e.gathering_id = gatherings.id AND e.user_id = gatherings.host_id AND e.joined_at = gatherings.created_at)
UNION ALL SELECT id FROM clan_invites
WHERE guild_id = :guild_id AND inviter_id = :user_id AND created_at > :since AND created_at < :until
UNION ALL SELECT id FROM clan_wars
WHERE guild_id = :guild_id AND proposer_id = :user_id AND created_at > :since AND created_at < :until
UNION ALL SELECT e.id FROM clan_chronicle e JOIN clans c ON c.id = e.clan_id
WHERE c.guild_id = :guild_id AND e.at > :since AND e.at < :until
    AND ((e.happening = 'founded' AND e.user_id = :user_id)
        OR (e.happening IN ('promoted', 'demoted', 'leads') AND e.actor_id = :user_id))
ORDER BY subject;

-- name: pestered_people
-- Nobody is challenged by the same person in vain more often in a while than there are rests for.
SELECT c.id AS subject FROM challenges c
WHERE c.created_at > :since AND c.status IN ('refused', 'withdrawn') AND (
    SELECT count(*) FROM challenges e
    WHERE e.guild_id = c.guild_id AND e.challenger_id = c.challenger_id AND e.opponent_id = c.opponent_id
        AND e.status IN ('refused', 'withdrawn')
        AND e.created_at > c.created_at - :within AND e.created_at <= c.created_at) > :most
ORDER BY c.id;

-- name: crowded_challenges
-- Nobody has more challenges waiting in a server than can be.
SELECT min(id) AS subject FROM challenges WHERE status = 'open'
GROUP BY guild_id, challenger_id HAVING count(*) > :most ORDER BY subject;

-- name: unwelcome_duels
-- Nobody whom the other has blocked before is met by a challenge or in the queue. Asked of late alone: a lobby, in which
-- a block keeps nobody apart, is removed after some months, and its match would look like one of those.
SELECT m.id AS subject FROM matches m
JOIN seats s ON s.match_id = m.id JOIN seats o ON o.match_id = m.id AND o.seat <> s.seat
JOIN blocks b ON b.user_id = s.user_id AND b.blocked_id = o.user_id AND b.at < m.started_at
WHERE m.level IS NULL AND m.contest_id IS NULL AND m.started_at > :since
    AND (SELECT count(*) FROM seats e WHERE e.match_id = m.id) = 2
    AND NOT EXISTS (SELECT 1 FROM bouts g WHERE g.match_id = m.id)
    AND NOT EXISTS (SELECT 1 FROM lobbies l WHERE l.match_id = m.id)
ORDER BY m.id;

-- name: loud_people
-- Nobody had more posted in a server within an hour than can be: by challenges, invitations and wars.
SELECT p.id AS subject FROM (
    SELECT id, guild_id, challenger_id AS user_id, created_at FROM challenges
    UNION ALL SELECT id, guild_id, inviter_id, created_at FROM clan_invites
    UNION ALL SELECT id, guild_id, proposer_id, created_at FROM clan_wars) p
WHERE p.created_at > :since AND (
    SELECT count(*) FROM challenges
    WHERE guild_id = p.guild_id AND challenger_id = p.user_id
        AND created_at > p.created_at - :within AND created_at <= p.created_at) + (
    SELECT count(*) FROM clan_invites
    WHERE guild_id = p.guild_id AND inviter_id = p.user_id
        AND created_at > p.created_at - :within AND created_at <= p.created_at) + (
    SELECT count(*) FROM clan_wars
    WHERE guild_id = p.guild_id AND proposer_id = p.user_id
        AND created_at > p.created_at - :within AND created_at <= p.created_at) > :most
ORDER BY p.id;
