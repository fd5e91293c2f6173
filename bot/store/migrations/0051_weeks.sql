-- What happened in a server in a week is read for its news: matches that count, ratings, the fights of its days.

CREATE INDEX matches_counted ON matches (guild_id, ended_at) WHERE counted = 1;
CREATE INDEX rated_by_time ON rated (guild_id, at);
CREATE INDEX contests_daily ON contests (guild_id, day) WHERE kind = 'daily';
