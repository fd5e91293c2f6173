-- Pictures can be switched off: by a person in what only they see, by a server in what is posted there.

ALTER TABLE people ADD COLUMN pictures BIGINT NOT NULL DEFAULT 1;
ALTER TABLE guilds ADD COLUMN pictures BIGINT NOT NULL DEFAULT 1;
