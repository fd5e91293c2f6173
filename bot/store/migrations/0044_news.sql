-- Who is named in the news of a server: what all there are told each morning and each week, and its noticeboard.

ALTER TABLE habits ADD COLUMN news BIGINT NOT NULL DEFAULT 1;    -- whether their name may stand there

CREATE INDEX habits_unnamed ON habits (user_id) WHERE news = 0;
