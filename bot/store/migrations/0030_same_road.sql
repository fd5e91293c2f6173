-- What the matches of a contest are worth goes on record with its end, so they must be found by it. A road closes
-- once both are through, so those that are open are looked at often.

CREATE INDEX matches_of_contest ON matches (contest_id) WHERE contest_id IS NOT NULL;
CREATE INDEX contests_roads_open ON contests (id) WHERE status = 'open' AND kind = 'road';
