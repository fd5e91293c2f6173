-- Clans of a server: who is in them, who was asked in, what became of whom, and their wars.

CREATE TABLE clans (
    id TEXT NOT NULL PRIMARY KEY,
    guild_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,    -- where its news is told: where it was founded
    name TEXT NOT NULL,            -- as it is shown
    letters TEXT NOT NULL,         -- the name whatever its case
    shapes TEXT NOT NULL,          -- the name as an eye could mistake it
    founded_at BIGINT NOT NULL,
    ended_at BIGINT                -- NULL while it stands
);
CREATE UNIQUE INDEX clans_by_letters ON clans (guild_id, letters) WHERE ended_at IS NULL;
CREATE UNIQUE INDEX clans_by_shapes ON clans (guild_id, shapes) WHERE ended_at IS NULL;

CREATE TABLE clan_members (
    guild_id BIGINT NOT NULL,
    user_id BIGINT NOT NULL,
    clan_id TEXT NOT NULL REFERENCES clans (id),
    role TEXT NOT NULL,            -- leader, officer, member
    joined_at BIGINT NOT NULL,
    role_since BIGINT NOT NULL,
    look_at BIGINT NOT NULL,       -- when to ask Discord next whether they are still in the server
    PRIMARY KEY (guild_id, user_id)    -- one clan per person and server
);
CREATE INDEX clan_members_by_clan ON clan_members (clan_id);
CREATE UNIQUE INDEX clan_members_one_leader ON clan_members (clan_id) WHERE role = 'leader';
CREATE INDEX clan_members_by_look ON clan_members (look_at);

CREATE TABLE clan_chronicle (      -- append-only: what became of whom
    id TEXT NOT NULL PRIMARY KEY,
    clan_id TEXT NOT NULL REFERENCES clans (id),
    nth BIGINT NOT NULL,           -- from 1, in the order of events
    deed TEXT NOT NULL,            -- founded, joined, promoted, demoted, left, removed, gone, leads, ended
    user_id BIGINT NOT NULL,       -- whom it is about
    actor_id BIGINT,               -- who did it to them; NULL where they did it themselves, or time did
    at BIGINT NOT NULL,
    UNIQUE (clan_id, nth)
);

CREATE TABLE clan_invites (
    id TEXT NOT NULL PRIMARY KEY,
    clan_id TEXT NOT NULL REFERENCES clans (id),
    guild_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    message_id BIGINT,
    inviter_id BIGINT NOT NULL,
    invited_id BIGINT NOT NULL,
    status TEXT NOT NULL,          -- open, accepted, refused, withdrawn, lapsed
    created_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL
);
CREATE UNIQUE INDEX clan_invites_one_open ON clan_invites (clan_id, invited_id) WHERE status = 'open';
CREATE INDEX clan_invites_by_expiry ON clan_invites (expires_at) WHERE status = 'open';
CREATE INDEX clan_invites_by_invited ON clan_invites (guild_id, invited_id) WHERE status = 'open';

CREATE TABLE clan_wars (
    id TEXT NOT NULL PRIMARY KEY,
    guild_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    message_id BIGINT,
    clan_id TEXT NOT NULL REFERENCES clans (id),       -- who proposed it
    foe_id TEXT NOT NULL REFERENCES clans (id),
    proposer_id BIGINT NOT NULL,
    answerer_id BIGINT,
    size BIGINT NOT NULL,          -- fighters of each side
    hardcore BIGINT NOT NULL,
    pace TEXT NOT NULL,
    status TEXT NOT NULL,          -- proposed, agreed, begun, over, refused, withdrawn, lapsed, void
    created_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    gathering_id TEXT,
    winner_id TEXT                 -- the clan that stood last; NULL until then, and where none did
);
CREATE INDEX clan_wars_by_expiry ON clan_wars (expires_at) WHERE status IN ('proposed', 'agreed');
CREATE INDEX clan_wars_by_clan ON clan_wars (clan_id);
CREATE INDEX clan_wars_by_foe ON clan_wars (foe_id);
CREATE UNIQUE INDEX clan_wars_by_gathering ON clan_wars (gathering_id);
CREATE INDEX clan_wars_by_winner ON clan_wars (winner_id);

CREATE TABLE clan_war_fighters (
    war_id TEXT NOT NULL REFERENCES clan_wars (id),
    user_id BIGINT NOT NULL,
    clan_id TEXT NOT NULL REFERENCES clans (id),
    place BIGINT NOT NULL,         -- in the order in which they were named
    PRIMARY KEY (war_id, user_id)
);
