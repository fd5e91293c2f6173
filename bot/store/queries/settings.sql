-- name: guild_ensure!
-- A server never seen before gets a row, so that there is one to lock.
INSERT INTO guilds (guild_id, locale, threads) VALUES (:guild_id, :locale, 1) ON CONFLICT (guild_id) DO NOTHING;

-- name: guild_lock^
-- Take a server's settings for this transaction.
UPDATE guilds SET locale = locale WHERE guild_id = :guild_id RETURNING *;

-- name: guild_greet!
UPDATE guilds SET greeted = :joined_at WHERE guild_id = :guild_id;

-- name: guild_set!
UPDATE guilds SET announce_channel_id = :announce_channel_id, organiser_role_id = :organiser_role_id,
    chosen_pace = :chosen_pace, chosen_locale = :chosen_locale, barred = :barred, honor = :honor, threads = :threads,
    pictures = :pictures, report_channel_id = :report_channel_id, zone = :zone, morning = :morning,
    morning_news = :morning_news, week_news = :week_news, news_at = :news_at
WHERE guild_id = :guild_id;

-- name: setting_change_add!
INSERT INTO setting_changes (id, guild_id, user_id, setting, was, became, at)
VALUES (:id, :guild_id, :user_id, :setting, :was, :became, :at);

-- name: setting_changes_of
SELECT user_id, setting, was, became, at FROM setting_changes
WHERE guild_id = :guild_id ORDER BY at DESC, id DESC LIMIT :most OFFSET :skip;

-- name: setting_changes_count^
SELECT count(*) AS amount FROM setting_changes WHERE guild_id = :guild_id;
