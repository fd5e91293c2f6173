"""What there is to know of the lists that one settles ahead in Kendo Duel."""

from bot.face.words import Words
from bot.play.match.reading import MatchPage


def topic_about(page: MatchPage, words: Words, name: str) -> str:  # noqa: ARG001  other games look at the page
    """Explain a topic: what becomes of what its list does not name, and when one is asked all the same."""
    return words(f"kendo-about-{name.partition(':')[0]}")
