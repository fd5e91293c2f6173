"""What the lists for settling ahead mean in Kendo Duel."""

from bot.face.words import Words
from bot.play.match.reading import MatchPage


def topic_about(page: MatchPage, words: Words, name: str) -> str:  # noqa: ARG001  other games need the page
    """Explain a topic: what happens if the player's list does not help, and when they are asked anyway."""
    return words(f"kendo-about-{name.partition(':')[0]}")
