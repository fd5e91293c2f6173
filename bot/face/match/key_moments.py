"""The turns of a match that mattered most, by the worth of their facts."""

from bot.face.game.facts import Worth
from bot.face.registry.faces import face_of
from bot.face.words import Words
from bot.play.match.replays import Replay

MOMENTS = 3


def key_moments(replay: Replay, words: Words) -> list[int]:
    """Return the turns that mattered most, with the last turn at the end; of two alike, the later counts."""
    dearest = sorted(range(1, replay.turns), key=lambda turn: (*_dearness(replay, turn, words), turn))
    # One fewer, since the last turn is always told.
    return [*sorted(dearest[1 - MOMENTS :]), replay.turns]


def _dearness(replay: Replay, turn: int, words: Words) -> tuple[int, ...]:
    """Count the facts of a turn by worth, the most important first."""
    page, told = replay.page_at(turn, None), replay.told(turn, None)
    facts = (
        [fact for each in face_of(page).turns.told(page, told, words) for fact in each.facts] if told else []
    )
    return tuple(sum(fact.worth is worth for fact in facts) for worth in Worth)
