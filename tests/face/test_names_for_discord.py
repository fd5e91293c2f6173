"""What Discord shows outside of messages, a thread's name and an event, keeps within its limits."""

from hypothesis import given
from hypothesis import strategies as st

from bot.face.match.thread import LONGEST, thread_name
from bot.face.tournament.event import NAME, event_text
from bot.face.words import Words
from bot.play.gatherings.kinds import KYOTO, TOURNAMENT
from bot.play.ground.times import TURN_TIME
from bot.store.gathering_rows import GatheringRow
from tests.face.languages import every_words

SNOWFLAKE = 2**63 - 1

names = st.text(max_size=64)


@given(st.lists(names, min_size=2, max_size=8), every_words)
def test_the_thread_of_a_match_has_a_name_discord_takes(people: list[str], words: Words) -> None:
    assert 1 <= len(thread_name(people, words)) <= LONGEST


def test_a_thread_is_called_after_those_who_fight() -> None:
    assert thread_name(["Aya", "Ben\n@everyone"], Words()) == "⚔️ Aya, Ben @everyone"


@given(names, st.sampled_from([KYOTO, TOURNAMENT]), st.sampled_from(list(TURN_TIME)), every_words)
def test_an_event_says_no_more_than_discord_takes(title: str, kind: str, pace: str, words: Words) -> None:
    text = event_text(tournament(title, kind, pace), words)
    assert 1 <= len(text.name) <= NAME
    assert 1 <= len(text.about) <= 1000
    assert len(text.place) <= 100


def tournament(title: str, kind: str, pace: str) -> GatheringRow:
    """Return a tournament with the longest ids there are."""
    facts = dict.fromkeys(GatheringRow.__struct_fields__)
    known = {
        "id": "tournament",
        "title": title,
        "kind": kind,
        "pace": pace,
        "places": 256,
        "guild_id": SNOWFLAKE,
        "channel_id": SNOWFLAKE,
        "message_id": SNOWFLAKE,
        "hardcore": True,
    }
    return GatheringRow(**facts | known)  # type: ignore[arg-type]  an event says nothing of the rest
