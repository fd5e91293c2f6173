-- A deed is what honor is given or taken for: what a clan's chronicle and the organisers' log hold has other names.

ALTER TABLE clan_chronicle RENAME COLUMN deed TO happening;
ALTER TABLE moderation RENAME COLUMN deed TO intervention;
