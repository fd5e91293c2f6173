-- What people answered to the puzzle of a day: one try each. The puzzles are in a file.

CREATE TABLE puzzle_answers (
    day      BIGINT NOT NULL,   -- in days since 1970, UTC
    user_id  BIGINT NOT NULL,
    guild_id BIGINT NOT NULL,   -- where it was answered; 0 by DM
    shares   TEXT NOT NULL,     -- how a hundred points were divided over the cards of the hand, as JSON
    loss     BIGINT NOT NULL,   -- what a perfect opponent takes from it, in tenths of a point
    at       BIGINT NOT NULL,
    PRIMARY KEY (day, user_id)
);

CREATE INDEX puzzle_answers_of_user ON puzzle_answers (user_id, day);
CREATE INDEX puzzle_answers_in ON puzzle_answers (guild_id, day);
CREATE INDEX puzzle_answers_at ON puzzle_answers (at);
