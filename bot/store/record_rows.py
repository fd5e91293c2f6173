"""The rows of records, ratings, titles and seasons; columns are explained in the migrations."""

from bot.store.rows import Row


class TitleHolder(Row, frozen=True):
    """Who holds a title, and since when."""

    user_id: int
    since: int
