-- How much people may have the bot say in a server, and when somebody was turned away.

CREATE TABLE voices (              -- who has had something new posted in a server lately
    guild_id BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    full_at BIGINT NOT NULL,       -- when nothing of it counts any more; each post moves it on
    PRIMARY KEY (guild_id, user_id)
);
CREATE INDEX voices_by_end ON voices (full_at);

ALTER TABLE challenges ADD COLUMN closed_at BIGINT;
CREATE INDEX challenges_in_vain ON challenges (guild_id, challenger_id, opponent_id, closed_at)
    WHERE status IN ('refused', 'withdrawn');

ALTER TABLE clan_invites ADD COLUMN closed_at BIGINT;
CREATE INDEX clan_invites_in_vain ON clan_invites (clan_id, invited_id, closed_at)
    WHERE status IN ('refused', 'withdrawn');

ALTER TABLE clan_wars ADD COLUMN closed_at BIGINT;

CREATE INDEX clan_chronicle_founders ON clan_chronicle (user_id, at) WHERE deed = 'founded';
