-- name: contest_entry_set_out!
-- A person begins their campaign in a contest.
UPDATE contest_entries SET campaign_id = :campaign_id WHERE contest_id = :contest_id AND user_id = :user_id;

-- name: contest_runners
-- Those who run through a campaign in a contest, its proposer first.
SELECT e.user_id, coalesce(m.name, '') AS name, e.status, c.state
FROM contest_entries e
LEFT JOIN campaigns c ON c.id = e.campaign_id
LEFT JOIN members m ON m.guild_id = e.guild_id AND m.user_id = e.user_id
WHERE e.contest_id = :contest_id ORDER BY e.entered_at, e.user_id;

-- name: roads_open_of
-- Open roads that a person is on with another, the first to close first.
SELECT c.id FROM contest_entries e JOIN contests c ON c.id = e.contest_id
WHERE e.user_id = :user_id AND c.kind = 'road' AND c.status = 'open' ORDER BY c.ends_at, c.id;

-- name: road_underway_of^
-- The road on which a person still has to play in a server.
SELECT c.id FROM contest_entries e JOIN contests c ON c.id = e.contest_id
WHERE e.user_id = :user_id AND e.guild_id = :guild_id AND e.status = 'underway'
    AND c.kind = 'road' AND c.status = 'open'
ORDER BY c.id LIMIT 1;

-- name: matches_ended_in_contest
-- In the order in which they ended.
SELECT id FROM matches WHERE contest_id = :contest_id AND status = 'over' ORDER BY ended_at, id;

-- name: campaigns_of_contest
-- In the order in which their players are held.
SELECT c.* FROM contest_entries e JOIN campaigns c ON c.id = e.campaign_id
WHERE e.contest_id = :contest_id ORDER BY c.user_id;

-- name: campaigns_to_leave
SELECT * FROM campaigns WHERE user_id = :user_id AND status = 'ongoing' ORDER BY began_at, id;

-- name: contest_entries_to_leave
SELECT contest_id, user_id, guild_id, match_id, campaign_id, newcomer, status, score FROM contest_entries
WHERE user_id = :user_id AND status = 'underway' ORDER BY entered_at, contest_id;
