-- Who is named for a war says whether they will fight, before it begins.

ALTER TABLE clan_war_fighters ADD COLUMN answer TEXT NOT NULL DEFAULT 'named';     -- named, confirmed, declined, dismissed
ALTER TABLE clan_war_fighters ADD COLUMN call BIGINT NOT NULL DEFAULT 0;           -- the message that asked them; 0 for none
UPDATE clan_war_fighters SET answer = 'confirmed' WHERE war_id IN (SELECT id FROM clan_wars WHERE gathering_id IS NOT NULL);

ALTER TABLE clan_wars ADD COLUMN calls BIGINT NOT NULL DEFAULT 0;  -- messages so far that asked those named

-- Two more statuses: mustering, while those named have time to answer; unmanned, where too few of them would fight.
DROP INDEX clan_wars_by_expiry;
CREATE INDEX clan_wars_by_expiry ON clan_wars (expires_at) WHERE status IN ('proposed', 'agreed', 'mustering');
