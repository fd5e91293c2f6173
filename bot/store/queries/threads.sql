-- name: match_thread_want!
UPDATE matches SET threaded = 1 WHERE id = :id;

-- name: match_thread_open!
UPDATE matches SET thread_id = :thread_id WHERE id = :id AND threaded = 1;

-- name: match_thread_drop!
UPDATE matches SET threaded = 0, thread_id = NULL WHERE id = :id;

-- name: threads_work!
-- Threads that were refused there last are now permitted.
UPDATE guilds SET no_threads_in = NULL WHERE guild_id = :guild_id AND no_threads_in = :channel_id;

-- name: threads_refused!
UPDATE guilds SET no_threads_in = :channel_id
WHERE guild_id = :guild_id AND coalesce(no_threads_in, 0) <> :channel_id;
