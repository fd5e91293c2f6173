-- A large database, on SQLite and on PostgreSQL: a hundred servers, five hundred people, two thousand matches. Nine in
-- ten of everything are in one server.

INSERT INTO guilds (guild_id, locale) SELECT i, 'en' FROM number WHERE i < 100;

INSERT INTO people (user_id, locale) SELECT i, 'en' FROM number WHERE i < 500;

INSERT INTO members (guild_id, user_id, name) SELECT guild, i, 'x' FROM number WHERE i < 500;

INSERT INTO matches (id, game, options, seed, seal, guild_id, channel_id, pace, status, revision, state, started_at,
    deadline_at, remind_at, ended_at)
SELECT 'm' || i, 'bushido.duel/1', '{}', 's', 's', guild, 1, 'day', CASE WHEN i % 50 = 0 THEN 'ongoing' ELSE 'over' END,
    4, '{}', i, CASE WHEN i % 50 = 0 THEN i END, CASE WHEN i % 50 = 0 THEN i END, CASE WHEN i % 50 <> 0 THEN i END
FROM number;

INSERT INTO seats (match_id, seat, user_id, ended_at, beaten)
SELECT 'm' || i, 0, i % 500, CASE WHEN i % 50 <> 0 THEN i END, CASE WHEN i % 100 = 1 THEN 1 ELSE 0 END FROM number;

INSERT INTO seats (match_id, seat, user_id, ended_at)
SELECT 'm' || i, 1, (i + 1) % 500, CASE WHEN i % 50 <> 0 THEN i END FROM number;

INSERT INTO turns (match_id, revision, entry, events, stand_ins, at, chapter)
SELECT 'm' || n.i, r.i, '{}', '[]', '[]', n.i, r.i FROM number n JOIN number r ON r.i < 4;

INSERT INTO packed_logs (match_id, plays, log) SELECT 'm' || i, 4, CAST('x' AS BYTEA) FROM number WHERE i % 50 <> 0;

INSERT INTO picks (interaction_id, match_id, revision, seat, choice) SELECT i, 'm' || i, 4, 0, 'x' FROM number;

INSERT INTO house_seals (match_id, revision, seal, opens, hurried) SELECT 'm' || i, 4, 's', 1, 0 FROM number;

INSERT INTO orders (match_id, seat, place, choice, foreseen) SELECT 'm' || i, 0, 1, 'x', '[]' FROM number;

INSERT INTO instructions (match_id, seat, topic, ranking, in_force) SELECT 'm' || i, 0, 't', '[]', 1 FROM number;

INSERT INTO offers (match_id, seat, kind) SELECT 'm' || i, 0, 'draw' FROM number;

INSERT INTO notices (match_id, number, kind, seat) SELECT 'm' || i, 1, 'excused', 0 FROM number;

INSERT INTO substitutions (match_id, number, seat, leaver_id, asker_id, newcomer_id, status, agreed, since, revision, asked_at, expires_at)
SELECT 'm' || i, 1, 0, i % 500, i % 500, (i + 2) % 500, CASE WHEN i % 500 = 0 THEN 'open' ELSE 'seated' END, '[]', 0, 2, i, i FROM number;

INSERT INTO tellings (match_id, chapter, message_id) SELECT 'm' || i, 1, i FROM number;

INSERT INTO records (match_id, user_id, guild_id, game, role, result, ended_at)
SELECT s.match_id, s.user_id, m.guild_id, 'g', 'swift', 'won', 1 FROM seats s JOIN matches m ON m.id = s.match_id;

INSERT INTO rated (guild_id, game, nth, user_id, match_id, place, level_before, spread_before, level, spread, at)
SELECT m.guild_id, 'g', m.started_at, s.user_id, s.match_id, 1, 1, 1, 1, 1, m.started_at
FROM seats s JOIN matches m ON m.id = s.match_id;

INSERT INTO marks (guild_id, user_id, mark, match_id, at)
SELECT m.guild_id, s.user_id, s.match_id || s.seat, s.match_id, m.started_at
FROM seats s JOIN matches m ON m.id = s.match_id;

INSERT INTO ratings (guild_id, game, user_id, level, spread, floor, matches, rated_at)
SELECT guild, CASE WHEN i % 10 < 9 THEN 'g' ELSE 'h' END, i, 1, 1, i, 1, i FROM number;

INSERT INTO honor (id, guild_id, user_id, amount, deed, source_kind, source_id, nth, at)
SELECT 'h' || s.match_id || s.seat, m.guild_id, s.user_id, 1, 'fought', 'match', s.match_id, 0, m.started_at
FROM seats s JOIN matches m ON m.id = s.match_id;

INSERT INTO challenges (id, guild_id, channel_id, challenger_id, opponent_id, game, wish, pace, status, created_at,
    expires_at, match_id)
SELECT 'c' || i, guild, 1, i % 500, i, 'g', 'x', 'day', CASE WHEN i % 20 = 0 THEN 'open' ELSE 'accepted' END, i, i,
    CASE WHEN i % 20 = 0 THEN NULL ELSE 'm' || i END
FROM number;

INSERT INTO lobbies (id, guild_id, channel_id, host_id, game, pace, status, created_at, expires_at, match_id)
SELECT 'l' || i, guild, 1, i, 'g', 'day', CASE WHEN i % 20 = 0 THEN 'open' ELSE 'started' END, i, i,
    CASE WHEN i % 20 = 0 THEN NULL ELSE 'm' || i END
FROM number;

INSERT INTO lobby_seats (lobby_id, user_id, wish, joined_at) SELECT 'l' || i, i % 500, 'x', i FROM number;

INSERT INTO gatherings (id, guild_id, channel_id, host_id, kind, game, title, pace, hardcore, by_rating, late_entry,
    places, round_time, check_in, status, clock_at, created_at, ended_at)
SELECT 'g' || i, guild, 1, i, 'gathering.duels/1', 'g', '', 'day', 0, 0, 0, 8, 1, 0,
    CASE WHEN i % 20 = 0 THEN 'underway' ELSE 'over' END, i, i, CASE WHEN i % 20 = 0 THEN NULL ELSE i END
FROM number;

INSERT INTO entrants (gathering_id, user_id, role, joined_at) SELECT 'g' || i, i % 500, 'x', i FROM number;

INSERT INTO gathering_moves (gathering_id, revision, events, actor_id, at)
SELECT 'g' || n.i, r.i, '[]', CASE WHEN r.i = 0 THEN n.i END, n.i FROM number n JOIN number r ON r.i < 4;

INSERT INTO bouts (gathering_id, bout, match_id, status, due_at, clock_at)
SELECT 'g' || i, 1, 'm' || i, CASE WHEN i % 50 = 0 THEN 'open' ELSE 'told' END, i, i FROM number;

INSERT INTO summonses (gathering_id, revision, seat) SELECT 'g' || i, 1, 0 FROM number;

INSERT INTO clans (id, guild_id, channel_id, name, letters, shapes, founded_at)
SELECT 'k' || i, guild, 1, 'k' || i, 'k' || i, 'k' || i, i FROM number WHERE i < 200;

INSERT INTO clan_chronicle (id, clan_id, nth, happening, user_id, at)
SELECT 'e' || i, 'k' || (i % 200), i, 'joined', i, i FROM number;

INSERT INTO contests (id, kind, guild_id, game, day, answers, seed, seal, status, began_at, ends_at)
SELECT 'o' || i, 'daily', guild, 'g', i, '{}', 's', 's', CASE WHEN i < 1900 THEN 'closed' ELSE 'open' END, i, i
FROM number;

INSERT INTO contest_entries (contest_id, user_id, guild_id, match_id, status, score, entered_at)
SELECT 'o' || i, i % 500, guild, 'm' || i, CASE WHEN i < 1900 THEN 'won' ELSE 'underway' END, i, i FROM number;

INSERT INTO puzzle_answers (day, user_id, guild_id, shares, loss, at) SELECT i / 100, i, guild, '[]', 0, i FROM number;

INSERT INTO tallies (guild_id, user_id, board, season, amount)
SELECT guild, i, 'honor', CASE WHEN i % 10 < 9 THEN 0 ELSE 1 END, i FROM number;
