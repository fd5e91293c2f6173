-- One person removed from every table: what is theirs alone is erased, and in what they share with others an alias
-- takes their place. A table with a person's id has a query here, which a test checks.

-- name: forget_people!
DELETE FROM people WHERE user_id = :user_id;

-- name: forget_campaigns!
UPDATE campaigns SET user_id = :alias WHERE user_id = :user_id;

-- name: forget_habits!
DELETE FROM habits WHERE user_id = :user_id;

-- name: forget_leaves!
DELETE FROM leaves WHERE user_id = :user_id;

-- name: forget_reliability!
DELETE FROM reliability WHERE user_id = :user_id;

-- name: forget_puzzle_answers!
DELETE FROM puzzle_answers WHERE user_id = :user_id;

-- name: forget_follows!
DELETE FROM follows WHERE user_id = :user_id;

-- name: forget_queued!
DELETE FROM queued WHERE user_id = :user_id;

-- name: forget_marks!
DELETE FROM marks WHERE user_id = :user_id;

-- name: forget_blocks!
DELETE FROM blocks WHERE user_id = :user_id OR blocked_id = :user_id;

-- name: forget_outbox!
DELETE FROM outbox WHERE home = :user_id;

-- name: forget_mutes!
DELETE FROM mutes WHERE user_id = :user_id;

-- name: forget_voices!
DELETE FROM voices WHERE user_id = :user_id;

-- name: veil_reliability!
-- Conditions need this: otherwise a person who misses deadlines could be forgotten and return as a newcomer.
INSERT INTO reliability (user_id, share, seen, lapses_at)
SELECT CAST(:veil AS BIGINT), r.share, r.seen, CAST(:lapses_at AS BIGINT) FROM reliability r WHERE r.user_id = :user_id
ON CONFLICT (user_id) DO UPDATE SET
    share = excluded.share, seen = excluded.seen, lapses_at = excluded.lapses_at;

-- name: veil_mutes!
INSERT INTO mutes (guild_id, user_id, until)
SELECT m.guild_id, CAST(:veil AS BIGINT), m.until FROM mutes m WHERE m.user_id = :user_id
ON CONFLICT (guild_id, user_id) DO UPDATE SET until = excluded.until;

-- name: veil_blocks!
-- Others' blocks are theirs: they stay in force, but no longer say against whom.
INSERT INTO blocks (user_id, blocked_id, at)
SELECT b.user_id, CAST(:veil AS BIGINT), b.at FROM blocks b WHERE b.blocked_id = :user_id
ON CONFLICT DO NOTHING;

-- name: members_rename!
UPDATE members SET name = :name WHERE user_id = :user_id;

-- name: forget_members!
UPDATE members SET user_id = :alias WHERE user_id = :user_id;

-- name: forget_challenges!
-- The reason they gave for refusing goes too.
UPDATE challenges SET
    challenger_id = CASE WHEN challenger_id = :user_id THEN :alias ELSE challenger_id END,
    opponent_id = CASE WHEN opponent_id = :user_id THEN :alias ELSE opponent_id END,
    reason = CASE WHEN opponent_id = :user_id THEN '' ELSE reason END
WHERE challenger_id = :user_id OR opponent_id = :user_id;

-- name: forget_lobbies!
UPDATE lobbies SET host_id = :alias WHERE host_id = :user_id;

-- name: forget_lobby_seats!
UPDATE lobby_seats SET user_id = :alias WHERE user_id = :user_id;

-- name: forget_substitutions!
UPDATE substitutions SET leaver_id = CASE WHEN leaver_id = :user_id THEN :alias ELSE leaver_id END,
    asker_id = CASE WHEN asker_id = :user_id THEN :alias ELSE asker_id END,
    newcomer_id = CASE WHEN newcomer_id = :user_id THEN :alias ELSE newcomer_id END,
    reason = CASE WHEN organiser_id = :user_id THEN '' ELSE reason END,
    organiser_id = CASE WHEN organiser_id = :user_id THEN :alias ELSE organiser_id END
WHERE leaver_id = :user_id OR asker_id = :user_id OR newcomer_id = :user_id OR organiser_id = :user_id;

-- name: forget_seats!
-- After everything that is found through the seats.
UPDATE seats SET user_id = :alias WHERE user_id = :user_id;

-- name: forget_honor!
-- A server's sums stay as they were.
UPDATE honor SET user_id = :alias WHERE user_id = :user_id;

-- name: forget_tallies!
UPDATE tallies SET user_id = :alias WHERE user_id = :user_id;

-- name: forget_contest_entries!
UPDATE contest_entries SET user_id = :alias WHERE user_id = :user_id;

-- name: forget_records!
UPDATE records SET user_id = :alias
WHERE user_id = :user_id AND match_id IN (SELECT match_id FROM seats WHERE user_id = :user_id);

-- name: forget_ratings!
UPDATE ratings SET user_id = :alias WHERE user_id = :user_id;

-- name: forget_rated!
UPDATE rated SET user_id = :alias
WHERE user_id = :user_id AND match_id IN (SELECT match_id FROM seats WHERE user_id = :user_id);

-- name: forget_titles!
UPDATE titles SET user_id = :alias WHERE user_id = :user_id;

-- name: forget_seasons!
UPDATE seasons SET closed_by = :alias WHERE closed_by = :user_id;

-- name: forget_hall_of_fame!
UPDATE hall_of_fame SET user_id = :alias WHERE user_id = :user_id;

-- name: forget_gatherings!
UPDATE gatherings SET host_id = :alias WHERE host_id = :user_id;

-- name: forget_cups!
UPDATE cups SET host_id = :alias WHERE host_id = :user_id;

-- name: forget_entrants!
UPDATE entrants SET user_id = :alias WHERE user_id = :user_id;

-- name: forget_gathering_moves!
UPDATE gathering_moves SET actor_id = :alias WHERE actor_id = :user_id;

-- name: forget_clan_members!
UPDATE clan_members SET user_id = :alias WHERE user_id = :user_id;

-- name: forget_clan_chronicle!
UPDATE clan_chronicle SET
    user_id = CASE WHEN user_id = :user_id THEN :alias ELSE user_id END,
    actor_id = CASE WHEN actor_id = :user_id THEN :alias ELSE actor_id END
WHERE user_id = :user_id OR actor_id = :user_id;

-- name: forget_clan_invites!
UPDATE clan_invites SET
    inviter_id = CASE WHEN inviter_id = :user_id THEN :alias ELSE inviter_id END,
    invited_id = CASE WHEN invited_id = :user_id THEN :alias ELSE invited_id END
WHERE inviter_id = :user_id OR invited_id = :user_id;

-- name: forget_clan_wars!
UPDATE clan_wars SET
    proposer_id = CASE WHEN proposer_id = :user_id THEN :alias ELSE proposer_id END,
    answerer_id = CASE WHEN answerer_id = :user_id THEN :alias ELSE answerer_id END
WHERE proposer_id = :user_id OR answerer_id = :user_id;

-- name: forget_clan_war_fighters!
UPDATE clan_war_fighters SET user_id = :alias WHERE user_id = :user_id;

-- name: forget_setting_changes!
UPDATE setting_changes SET user_id = :alias WHERE user_id = :user_id;

-- name: forget_moderation!
UPDATE moderation SET
    actor_id = CASE WHEN actor_id = :user_id THEN :alias ELSE actor_id END,
    user_id = CASE WHEN user_id = :user_id THEN :alias ELSE user_id END
WHERE actor_id = :user_id OR user_id = :user_id;

-- name: forget_reports!
-- What they told the organisers goes, and no longer waits for an answer.
UPDATE reports SET
    words = CASE WHEN reporter_id = :user_id THEN '' ELSE words END,
    status = CASE WHEN reporter_id = :user_id THEN 'settled' ELSE status END,
    reporter_id = CASE WHEN reporter_id = :user_id THEN :alias ELSE reporter_id END,
    user_id = CASE WHEN user_id = :user_id THEN :alias ELSE user_id END
WHERE reporter_id = :user_id OR user_id = :user_id;

-- name: lobbies_open_of_user
SELECT l.* FROM lobbies l JOIN lobby_seats s ON s.lobby_id = l.id
WHERE s.user_id = :user_id AND l.status = 'open' ORDER BY l.created_at, l.id;

-- name: gatherings_hosted_by
SELECT * FROM gatherings WHERE host_id = :user_id AND status IN ('open', 'check-in') ORDER BY created_at, id;

-- name: gathering_pass_on!
-- Unless the heir already hosts one of that kind.
UPDATE gatherings SET host_id = :heir_id WHERE id = :id AND NOT EXISTS (
    SELECT 1 FROM gatherings o WHERE o.guild_id = gatherings.guild_id AND o.kind = gatherings.kind
        AND o.host_id = :heir_id AND o.status IN ('open', 'check-in'));

-- name: clans_of_user
SELECT clan_id AS id FROM clan_members WHERE user_id = :user_id ORDER BY clan_id;

-- name: clan_invites_open_to
SELECT id FROM clan_invites WHERE invited_id = :user_id AND status = 'open' ORDER BY id;
