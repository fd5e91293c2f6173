-- name: campaign_add!
INSERT INTO campaigns (id, guild_id, user_id, game, state, status, match_id, fought, began_at, ended_at,
    contest_id)
VALUES (:id, :guild_id, :user_id, :game, :state, :status, :match_id, :fought, :began_at, :ended_at,
    :contest_id);

-- name: campaign_by_id^
SELECT * FROM campaigns WHERE id = :id;

-- name: campaign_lock^
-- Take the row for this transaction, if the campaign goes on.
UPDATE campaigns SET status = status WHERE id = :id AND status = 'ongoing' RETURNING *;

-- name: campaigns_ongoing_of
-- A person's own, outside contests.
SELECT * FROM campaigns
WHERE user_id = :user_id AND guild_id = :guild_id AND status = 'ongoing' AND contest_id IS NULL ORDER BY began_at;

-- name: campaign_match_set!
UPDATE campaigns SET match_id = :match_id WHERE id = :id;

-- name: campaign_go_on!
UPDATE campaigns SET state = :state, fought = fought + 1, status = :status, ended_at = :ended_at WHERE id = :id;

-- name: campaign_give_up!
UPDATE campaigns SET status = 'given-up', ended_at = :ended_at WHERE id = :id AND status = 'ongoing';
