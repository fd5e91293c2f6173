-- name: voice_use!
-- Counts one more post, if one is left; a concurrent count waits for this transaction.
INSERT INTO voices (guild_id, user_id, full_at)
VALUES (:guild_id, :user_id, CAST(:now AS BIGINT) + CAST(:cost AS BIGINT))
ON CONFLICT (guild_id, user_id) DO UPDATE SET full_at = CAST(:cost AS BIGINT)
    + CASE WHEN voices.full_at > CAST(:now AS BIGINT) THEN voices.full_at ELSE CAST(:now AS BIGINT) END
WHERE voices.full_at <= CAST(:latest AS BIGINT);

-- name: voice_of^
SELECT * FROM voices WHERE guild_id = :guild_id AND user_id = :user_id;

-- name: voices_silence!
-- In every server where a person was seen or heard, under their fingerprint.
INSERT INTO voices (guild_id, user_id, full_at)
SELECT s.guild_id, CAST(:veil AS BIGINT), CAST(:full_at AS BIGINT) FROM (
    SELECT guild_id FROM members WHERE user_id = :user_id
    UNION SELECT guild_id FROM voices WHERE user_id = :user_id) s
WHERE s.guild_id IS NOT NULL
ON CONFLICT (guild_id, user_id) DO UPDATE SET full_at = excluded.full_at;

-- name: challenges_open_by^
SELECT count(*) AS amount FROM challenges
WHERE guild_id = :guild_id AND challenger_id = :challenger_id AND status = 'open';

-- name: challenges_in_vain^
-- When a challenge to this opponent was last refused or withdrawn, and how often in the window up to then.
SELECT count(*) AS times, coalesce(max(closed_at), 0) AS latest FROM challenges
WHERE guild_id = :guild_id AND challenger_id = :challenger_id AND opponent_id = :opponent_id AND status IN ('refused', 'withdrawn')
    AND closed_at > (SELECT max(closed_at) - CAST(:window AS BIGINT) FROM challenges
        WHERE guild_id = :guild_id AND challenger_id = :challenger_id AND opponent_id = :opponent_id AND status IN ('refused', 'withdrawn'));

-- name: clan_invites_in_vain^
SELECT count(*) AS times, coalesce(max(closed_at), 0) AS latest FROM clan_invites
WHERE clan_id = :clan_id AND invited_id = :invited_id AND status IN ('refused', 'withdrawn')
    AND closed_at > (SELECT max(closed_at) - CAST(:window AS BIGINT) FROM clan_invites
        WHERE clan_id = :clan_id AND invited_id = :invited_id AND status IN ('refused', 'withdrawn'));

-- name: clan_wars_in_vain^
SELECT count(*) AS times, coalesce(max(closed_at), 0) AS latest FROM clan_wars
WHERE clan_id = :clan_id AND foe_id = :foe_id AND status IN ('refused', 'withdrawn')
    AND closed_at > (SELECT max(closed_at) - CAST(:window AS BIGINT) FROM clan_wars
        WHERE clan_id = :clan_id AND foe_id = :foe_id AND status IN ('refused', 'withdrawn'));

-- name: clan_invites_open_of^
SELECT count(*) AS amount FROM clan_invites WHERE clan_id = :clan_id AND status = 'open';

-- name: clans_founded_by^
-- How many clans of a server a person has founded since a moment, and when the first of them.
SELECT count(*) AS times, coalesce(min(e.at), 0) AS first FROM clan_chronicle e JOIN clans c ON c.id = e.clan_id
WHERE e.user_id = :user_id AND e.happening = 'founded' AND e.at > :since AND c.guild_id = :guild_id;
