"""The rows of records, ratings, titles and seasons; columns are explained in the migrations."""

from bot.store.rows import Row


class Course(Row, frozen=True):
    """What a match came to."""

    plays: int
    stood_in: int


class RatingRow(Row, frozen=True):
    """Somebody's rating on a ladder."""

    user_id: int
    level: int
    spread: int


class TitleHolder(Row, frozen=True):
    """Who holds a title, and since when."""

    user_id: int
    since: int
