-- Everything stored about one person, table by table and as stored; ``bot/play/privacy`` removes what would reveal
-- another person's secrets. A table with a person's id has a query here, which a test checks.

-- name: export_people
SELECT * FROM people WHERE user_id = :user_id;

-- name: export_members
SELECT * FROM members WHERE user_id = :user_id ORDER BY guild_id;

-- name: export_blocks
-- Those they placed; blocks against them belong to the people who placed those.
SELECT * FROM blocks WHERE user_id = :user_id ORDER BY at, blocked_id;

-- name: export_habits
SELECT * FROM habits WHERE user_id = :user_id;

-- name: export_leaves
SELECT * FROM leaves WHERE user_id = :user_id ORDER BY since;

-- name: export_reliability
SELECT * FROM reliability WHERE user_id = :user_id;

-- name: export_challenges
SELECT * FROM challenges WHERE challenger_id = :user_id OR opponent_id = :user_id ORDER BY created_at, id;

-- name: export_queued
SELECT * FROM queued WHERE user_id = :user_id ORDER BY joined_at, id;

-- name: export_lobbies
SELECT * FROM lobbies WHERE id IN (
    SELECT id FROM lobbies WHERE host_id = :user_id UNION SELECT lobby_id FROM lobby_seats WHERE user_id = :user_id)
ORDER BY created_at, id;

-- name: export_lobby_seats
SELECT * FROM lobby_seats WHERE user_id = :user_id ORDER BY joined_at, lobby_id;

-- name: export_matches
-- Those a person sits or sat in.
SELECT m.* FROM (SELECT match_id FROM seats WHERE user_id = :user_id
    UNION SELECT match_id FROM substitutions WHERE leaver_id = :user_id AND status = 'seated') s
JOIN matches m ON m.id = s.match_id ORDER BY m.started_at, m.id;

-- name: export_seats
SELECT * FROM seats WHERE user_id = :user_id ORDER BY match_id;

-- name: export_substitutions
SELECT * FROM substitutions WHERE leaver_id = :user_id
UNION SELECT * FROM substitutions WHERE asker_id = :user_id
UNION SELECT * FROM substitutions WHERE organiser_id = :user_id
UNION SELECT * FROM substitutions WHERE newcomer_id = :user_id ORDER BY match_id, number;

-- name: export_picks
SELECT p.* FROM picks p JOIN seats s ON s.match_id = p.match_id AND s.seat = p.seat
WHERE s.user_id = :user_id ORDER BY p.interaction_id;

-- name: export_orders
SELECT o.* FROM orders o JOIN seats s ON s.match_id = o.match_id AND s.seat = o.seat
WHERE s.user_id = :user_id ORDER BY o.match_id, o.place;

-- name: export_instructions
SELECT i.* FROM instructions i JOIN seats s ON s.match_id = i.match_id AND s.seat = i.seat
WHERE s.user_id = :user_id ORDER BY i.match_id, i.topic;

-- name: export_offers
SELECT o.* FROM offers o JOIN seats s ON s.match_id = o.match_id AND s.seat = o.seat
WHERE s.user_id = :user_id ORDER BY o.match_id, o.kind;

-- name: export_notices
SELECT n.* FROM notices n JOIN seats s ON s.match_id = n.match_id AND s.seat = n.seat
WHERE s.user_id = :user_id ORDER BY n.match_id, n.number;

-- name: export_follows
SELECT * FROM follows WHERE user_id = :user_id ORDER BY match_id;

-- name: export_marks
SELECT * FROM marks WHERE user_id = :user_id ORDER BY at, mark;

-- name: export_turns
-- Turns played while the person sat there.
SELECT t.* FROM (
    SELECT match_id, coalesce(since, 0) AS since, 9223372036854775807 AS until FROM seats WHERE user_id = :user_id
    UNION ALL SELECT match_id, since, revision FROM substitutions WHERE leaver_id = :user_id AND status = 'seated') s
JOIN turns t ON t.match_id = s.match_id AND t.revision > s.since AND t.revision <= s.until
ORDER BY t.match_id, t.revision;

-- name: export_packed_logs
-- Logs with turns played while the person sat there, after one revision and up to another.
SELECT l.match_id, l.plays, l.log, s.since, s.until FROM (
    SELECT match_id, coalesce(since, 0) AS since, 9223372036854775807 AS until FROM seats WHERE user_id = :user_id
    UNION ALL SELECT match_id, since, revision FROM substitutions WHERE leaver_id = :user_id AND status = 'seated') s
JOIN packed_logs l ON l.match_id = s.match_id ORDER BY l.match_id, s.since;

-- name: export_honor
SELECT * FROM honor WHERE user_id = :user_id ORDER BY at, id;

-- name: export_tallies
SELECT * FROM tallies WHERE user_id = :user_id ORDER BY guild_id, board, season;

-- name: export_records
SELECT r.* FROM records r JOIN seats s ON s.match_id = r.match_id AND s.user_id = r.user_id
WHERE s.user_id = :user_id ORDER BY r.ended_at, r.match_id;

-- name: export_ratings
SELECT * FROM ratings WHERE user_id = :user_id ORDER BY guild_id, game;

-- name: export_rated
SELECT r.* FROM rated r JOIN seats s ON s.match_id = r.match_id AND s.user_id = r.user_id
WHERE s.user_id = :user_id ORDER BY r.at, r.match_id;

-- name: export_titles
SELECT * FROM titles WHERE user_id = :user_id ORDER BY since, source_id;

-- name: export_seasons
SELECT * FROM seasons WHERE closed_by = :user_id ORDER BY guild_id, nth;

-- name: export_hall_of_fame
SELECT * FROM hall_of_fame WHERE user_id = :user_id ORDER BY guild_id, nth, board;

-- name: export_gatherings
SELECT * FROM gatherings WHERE id IN (
    SELECT id FROM gatherings WHERE host_id = :user_id UNION SELECT gathering_id FROM entrants WHERE user_id = :user_id)
ORDER BY created_at, id;

-- name: export_cups
SELECT * FROM cups WHERE host_id = :user_id ORDER BY created_at, id;

-- name: export_entrants
SELECT * FROM entrants WHERE user_id = :user_id ORDER BY joined_at, gathering_id;

-- name: export_gathering_moves
SELECT * FROM gathering_moves WHERE actor_id = :user_id ORDER BY gathering_id, revision;

-- name: export_summonses
SELECT s.* FROM summonses s JOIN entrants e ON e.gathering_id = s.gathering_id AND e.seat = s.seat
WHERE e.user_id = :user_id ORDER BY s.gathering_id, s.revision;

-- name: export_campaigns
SELECT * FROM campaigns WHERE user_id = :user_id ORDER BY began_at, id;

-- name: export_contests
SELECT c.* FROM contests c JOIN contest_entries e ON e.contest_id = c.id
WHERE e.user_id = :user_id ORDER BY c.began_at, c.id;

-- name: export_contest_entries
SELECT * FROM contest_entries WHERE user_id = :user_id ORDER BY entered_at, contest_id;

-- name: export_puzzle_answers
SELECT * FROM puzzle_answers WHERE user_id = :user_id ORDER BY day;

-- name: export_clan_members
SELECT * FROM clan_members WHERE user_id = :user_id ORDER BY guild_id;

-- name: export_clan_chronicle
SELECT * FROM clan_chronicle WHERE user_id = :user_id OR actor_id = :user_id ORDER BY clan_id, nth;

-- name: export_clan_invites
SELECT * FROM clan_invites WHERE inviter_id = :user_id OR invited_id = :user_id ORDER BY created_at, id;

-- name: export_clan_wars
SELECT * FROM clan_wars WHERE proposer_id = :user_id OR answerer_id = :user_id ORDER BY created_at, id;

-- name: export_clan_war_fighters
SELECT * FROM clan_war_fighters WHERE user_id = :user_id ORDER BY war_id;

-- name: export_setting_changes
SELECT * FROM setting_changes WHERE user_id = :user_id ORDER BY at, id;

-- name: export_mutes
SELECT * FROM mutes WHERE user_id = :user_id ORDER BY guild_id;

-- name: export_voices
SELECT * FROM voices WHERE user_id = :user_id ORDER BY guild_id;

-- name: export_moderation
SELECT * FROM moderation WHERE actor_id = :user_id OR user_id = :user_id ORDER BY at, id;

-- name: export_reports
-- Reports they made; reports about them belong to the people who made those.
SELECT * FROM reports WHERE reporter_id = :user_id ORDER BY at, id;

-- name: export_outbox
-- Of all unsent messages, only direct messages name a person.
SELECT * FROM outbox WHERE home = :user_id;
