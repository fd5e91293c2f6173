-- name: substitution_add^
-- Adds nothing if one is open in the match.
INSERT INTO substitutions (match_id, number, seat, leaver_id, asker_id, newcomer_id, status, agreed, since, revision, asked_at, expires_at, organiser_id, reason)
SELECT :match_id, count(*) + 1, :seat, :leaver_id, :asker_id, :newcomer_id, 'open', :agreed, :since, :revision, :asked_at, :expires_at, :organiser_id, :reason
FROM substitutions WHERE match_id = :match_id
    HAVING NOT EXISTS (SELECT 1 FROM substitutions WHERE match_id = :match_id AND status = 'open')
RETURNING *;

-- name: substitution_of^
SELECT * FROM substitutions WHERE match_id = :match_id AND number = :number;

-- name: substitution_open^
SELECT * FROM substitutions WHERE match_id = :match_id AND status = 'open';

-- name: substitutions_of
SELECT * FROM substitutions WHERE match_id = :match_id ORDER BY number;

-- name: substitutions_resting_on
-- Open ones that ask this person to come, or for which they spoke as an organiser.
SELECT * FROM substitutions WHERE newcomer_id = :user_id AND status = 'open'
UNION SELECT * FROM substitutions WHERE organiser_id = :user_id AND status = 'open' ORDER BY asked_at, match_id;

-- name: substitution_agree!
UPDATE substitutions SET agreed = :agreed, accepted = :accepted
WHERE match_id = :match_id AND number = :number AND status = 'open';

-- name: substitution_consent!
UPDATE substitutions SET accepted = :accepted, wish = :wish, organiser_id = :organiser_id
WHERE match_id = :match_id AND number = :number AND status = 'open';

-- name: substitution_close!
UPDATE substitutions SET status = :status, closed_at = :closed_at, revision = :revision, prompt_id = :prompt_id
WHERE match_id = :match_id AND number = :number AND status = 'open';

-- name: substitution_place!
UPDATE substitutions SET message_id = :message_id WHERE match_id = :match_id AND number = :number;

-- name: substitutions_lose_place!
UPDATE substitutions SET message_id = NULL WHERE match_id = :match_id;

-- name: substitution_prompt_set!
-- A prompt that reached its reader after they had given up the seat.
UPDATE substitutions SET prompt_id = :prompt_id
WHERE match_id = :match_id AND seat = :seat AND leaver_id = :leaver_id AND status = 'seated';

-- name: substitution_of_prompt^
SELECT * FROM substitutions WHERE match_id = :match_id AND seat = :seat AND prompt_id = :prompt_id AND status = 'seated';

-- name: seats_given_up
-- Who sat at the table before, by their name in the server, and between which revisions.
SELECT u.seat, u.leaver_id AS user_id, coalesce(n.name, '') AS name, u.since, u.revision AS until
FROM substitutions u JOIN matches m ON m.id = u.match_id
LEFT JOIN members n ON n.guild_id = m.guild_id AND n.user_id = u.leaver_id
WHERE u.match_id = :match_id AND u.status = 'seated' ORDER BY u.revision, u.number;

-- name: seat_given_up_by^
SELECT number AS amount FROM substitutions
WHERE match_id = :match_id AND leaver_id = :user_id AND status = 'seated' LIMIT 1;

-- name: seat_pass!
UPDATE seats SET user_id = :user_id, since = :since, misses = 0, excused = 0, prompt_id = NULL, answered_id = NULL, in_channel = 0
WHERE match_id = :match_id AND seat = :seat;

-- name: picks_forget_of!
DELETE FROM picks WHERE match_id = :match_id AND seat = :seat;

-- name: offers_forget_of!
DELETE FROM offers WHERE match_id = :match_id AND seat = :seat;

-- name: turns_after
SELECT * FROM turns WHERE match_id = :match_id AND revision > :revision ORDER BY revision;

-- name: clicked_since^
SELECT count(*) AS amount FROM picks WHERE match_id = :match_id AND seat = :seat AND interaction_id > 0 AND at > :at;

-- name: clicked_choices^
-- Choices in a turn that the players clicked themselves: none by the house, none by a plan.
SELECT count(*) AS amount FROM picks WHERE match_id = :match_id AND interaction_id > 0;

-- name: due_substitutions
SELECT match_id AS id FROM substitutions s WHERE status = 'open' AND expires_at <= :now
    AND EXISTS (SELECT 1 FROM matches m WHERE m.id = s.match_id
        AND m.guild_id NOT IN (SELECT guild_id FROM guilds WHERE left_at IS NOT NULL)
        AND (m.guild_id >> 22) % :shards BETWEEN :first AND :last)
    AND NOT EXISTS (SELECT 1 FROM stumbles t WHERE t.kind = 'substitution' AND t.subject = s.match_id AND t.look_at > :now)
ORDER BY expires_at LIMIT :most;
