-- name: calendar_of^
SELECT * FROM calendar WHERE gathering_id = :gathering_id;

-- name: calendar_note!
INSERT INTO calendar (gathering_id, event_id, told) VALUES (:gathering_id, :event_id, :told)
ON CONFLICT (gathering_id) DO UPDATE SET event_id = excluded.event_id, told = excluded.told;
