-- All that somebody is named in is found by their id: an export, or somebody forgotten, read nineteen tables whole.

CREATE INDEX challenges_ever_by_challenger ON challenges (challenger_id);
CREATE INDEX challenges_ever_by_opponent ON challenges (opponent_id);

CREATE INDEX lobbies_by_host ON lobbies (host_id);
CREATE INDEX gatherings_by_host ON gatherings (host_id);
CREATE INDEX titles_by_person ON titles (user_id);
CREATE INDEX hall_of_fame_everywhere ON hall_of_fame (user_id);

CREATE INDEX clan_members_by_person ON clan_members (user_id);
CREATE INDEX clan_chronicle_by_person ON clan_chronicle (user_id);
CREATE INDEX clan_chronicle_by_actor ON clan_chronicle (actor_id) WHERE actor_id IS NOT NULL;
CREATE INDEX clan_invites_by_inviter ON clan_invites (inviter_id);
CREATE INDEX clan_invites_ever_by_invited ON clan_invites (invited_id);
CREATE INDEX clan_wars_by_proposer ON clan_wars (proposer_id);
CREATE INDEX clan_wars_by_answerer ON clan_wars (answerer_id) WHERE answerer_id IS NOT NULL;
CREATE INDEX clan_war_fighters_by_person ON clan_war_fighters (user_id);

CREATE INDEX blocks_by_blocked ON blocks (blocked_id);
CREATE INDEX mutes_by_person ON mutes (user_id);
CREATE INDEX voices_by_person ON voices (user_id);
CREATE INDEX moderation_by_person ON moderation (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX moderation_by_actor ON moderation (actor_id);
CREATE INDEX reports_by_reporter ON reports (reporter_id);
CREATE INDEX reports_by_person ON reports (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX seasons_by_closer ON seasons (closed_by) WHERE closed_by IS NOT NULL;
CREATE INDEX setting_changes_by_person ON setting_changes (user_id);
CREATE INDEX spent_by_veil ON spent (veil_id);

CREATE INDEX outbox_by_home ON outbox (home);  -- the person that a direct message is for
