-- What a large database needs: ways to what was searched row by row, and servers removed slice by slice.

CREATE INDEX challenges_by_match ON challenges (match_id) WHERE match_id IS NOT NULL;
CREATE INDEX challenges_by_challenger ON challenges (challenger_id) WHERE status = 'open';
CREATE INDEX challenges_by_guild ON challenges (guild_id);
CREATE INDEX challenges_closed ON challenges (expires_at) WHERE status <> 'open';

CREATE INDEX lobbies_by_match ON lobbies (match_id) WHERE match_id IS NOT NULL;
CREATE INDEX lobbies_by_guild ON lobbies (guild_id, status);
CREATE INDEX lobbies_closed ON lobbies (expires_at) WHERE status <> 'open';
CREATE INDEX lobby_seats_by_user ON lobby_seats (user_id);

CREATE INDEX matches_by_guild ON matches (guild_id, status, started_at);
CREATE INDEX matches_by_end ON matches (ended_at, id) WHERE ended_at IS NOT NULL;
CREATE INDEX gatherings_by_end ON gatherings (ended_at, id) WHERE ended_at IS NOT NULL;
CREATE INDEX gathering_moves_by_actor ON gathering_moves (actor_id) WHERE actor_id IS NOT NULL;

CREATE INDEX members_by_user ON members (user_id);
CREATE INDEX honor_by_user ON honor (user_id);
CREATE INDEX ratings_by_user ON ratings (user_id);

ALTER TABLE guilds ADD COLUMN removing BIGINT NOT NULL DEFAULT 0;  -- whether its removal has begun, and goes on to its end
