-- name: clan_war_add!
INSERT INTO clan_wars (
    id, guild_id, channel_id, clan_id, foe_id, proposer_id, size, hardcore, pace, status, created_at, expires_at,
    seed, seal
) VALUES (
    :id, :guild_id, :channel_id, :clan_id, :foe_id, :proposer_id, :size, :hardcore, :pace, 'proposed',
    :created_at, :expires_at, :seed, :seal
);

-- name: clan_war_seal!
-- For a war proposed before seeds were made at the proposal.
UPDATE clan_wars SET seed = :seed, seal = :seal WHERE id = :id AND seed IS NULL;

-- name: clan_war_by_id^
SELECT w.*, c.name AS clan_name, f.name AS foe_name FROM clan_wars w
JOIN clans c ON c.id = w.clan_id JOIN clans f ON f.id = w.foe_id WHERE w.id = :id;

-- name: clan_war_of_gathering^
SELECT w.*, c.name AS clan_name, f.name AS foe_name FROM clan_wars w
JOIN clans c ON c.id = w.clan_id JOIN clans f ON f.id = w.foe_id WHERE w.gathering_id = :gathering_id;

-- name: clan_wars_open_of
-- The wars of a clan that have yet to begin.
SELECT w.*, c.name AS clan_name, f.name AS foe_name FROM clan_wars w
JOIN clans c ON c.id = w.clan_id JOIN clans f ON f.id = w.foe_id
WHERE w.status IN ('proposed', 'agreed', 'mustering') AND (w.clan_id = :clan_id OR w.foe_id = :clan_id)
ORDER BY w.created_at, w.id;

-- name: clan_war_agree!
UPDATE clan_wars SET status = 'agreed', answerer_id = :answerer_id, expires_at = :expires_at
WHERE id = :id AND status = 'proposed';

-- name: clan_war_close!
UPDATE clan_wars SET status = :status, closed_at = :closed_at WHERE id = :id AND status IN ('proposed', 'agreed', 'mustering');

-- name: clan_war_muster!
-- Both line-ups are complete; those named have until then to say whether they will fight.
UPDATE clan_wars SET status = 'mustering', expires_at = :expires_at WHERE id = :id AND status = 'agreed';

-- name: clan_war_begin!
UPDATE clan_wars SET status = 'begun', gathering_id = :gathering_id, size = :size WHERE id = :id AND status = 'mustering';

-- name: clan_war_end!
UPDATE clan_wars SET status = 'over', winner_id = :winner_id WHERE id = :id;

-- name: clan_wars_void
-- One of the two clans no longer exists.
UPDATE clan_wars SET status = 'void', closed_at = :closed_at
WHERE status IN ('proposed', 'agreed', 'mustering') AND (clan_id = :clan_id OR foe_id = :clan_id) RETURNING id;

-- name: clan_war_place!
UPDATE clan_wars SET message_id = :message_id WHERE id = :id;

-- name: clan_war_move!
UPDATE clan_wars SET channel_id = :channel_id, message_id = NULL WHERE id = :id AND channel_id <> :channel_id;

-- name: due_clan_wars
-- Wars whose time ran out without an answer or a line-up, and those without a seed.
SELECT due.id FROM (
SELECT id FROM clan_wars WHERE status IN ('proposed', 'agreed', 'mustering') AND expires_at <= :now
    AND guild_id NOT IN (SELECT guild_id FROM guilds WHERE left_at IS NOT NULL)
    AND (guild_id >> 22) % :shards BETWEEN :first AND :last
UNION
SELECT id FROM clan_wars WHERE seed IS NULL AND status IN ('proposed', 'agreed', 'mustering')
) AS due
WHERE NOT EXISTS (SELECT 1 FROM stumbles s WHERE s.kind = 'war' AND s.subject = due.id AND s.look_at > :now)
LIMIT :most;

-- name: clan_wars_asking
-- Wars that wait for their fighters' answers, and for which this person is named.
SELECT w.*, c.name AS clan_name, f.name AS foe_name FROM clan_war_fighters n
JOIN clan_wars w ON w.id = n.war_id JOIN clans c ON c.id = w.clan_id JOIN clans f ON f.id = w.foe_id
WHERE n.user_id = :user_id AND n.answer IN ('named', 'confirmed') AND w.guild_id = :guild_id AND w.status = 'mustering'
ORDER BY w.created_at, w.id;

-- name: clan_war_dismiss!
-- A new line-up replaces the old one. Those asked stay on record, so that nobody is asked twice.
UPDATE clan_war_fighters SET answer = 'dismissed'
WHERE war_id = :war_id AND clan_id = :clan_id AND answer IN ('named', 'confirmed');

-- name: clan_war_fighter_name!
INSERT INTO clan_war_fighters (war_id, user_id, clan_id, place, answer) VALUES (:war_id, :user_id, :clan_id, :place, :answer)
ON CONFLICT (war_id, user_id) DO UPDATE SET place = excluded.place, answer = excluded.answer;

-- name: clan_war_fighter_answer!
UPDATE clan_war_fighters SET answer = :answer, acceptance_id = coalesce(acceptance_id, :acceptance_id)
WHERE war_id = :war_id AND user_id = :user_id AND answer IN ('named', 'confirmed');

-- name: clan_war_call^
-- One more message asks those named; return its number.
UPDATE clan_wars SET calls = calls + 1 WHERE id = :id RETURNING calls AS amount;

-- name: clan_war_fighters_called!
UPDATE clan_war_fighters SET call = :call WHERE war_id = :war_id AND call = 0 AND answer = 'named';

-- name: clan_war_fighter_drop!
DELETE FROM clan_war_fighters WHERE war_id = :war_id AND user_id = :user_id;

-- name: clan_war_fighter_remove
-- A person who leaves a clan no longer fights for it, except in wars that have begun.
DELETE FROM clan_war_fighters WHERE clan_id = :clan_id AND user_id = :user_id
    AND war_id IN (SELECT id FROM clan_wars WHERE status IN ('agreed', 'mustering'))
RETURNING war_id AS id;

-- name: clan_war_fighters_of
-- Everyone ever named for a war who is still in its clan.
SELECT * FROM clan_war_fighters WHERE war_id = :war_id ORDER BY clan_id, place;
