"""Why a duel went as it did, for both players; and what is said about each thing that can decide it."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache

from bot.face.match.why import why
from bot.face.match.why_alone import why_alone, why_awaited
from bot.face.screen import Screen
from bot.face.standing.style import style_awaited, style_screen, style_shown
from bot.face.words import Words, locales
from bot.play.solo.reckonings import Style, finished_match
from bot.play.solo.retracings import Retraced, Slip
from bot.play.solo.thinking import reckoned
from players.reckoning import Pair, Reckoning, Swing
from rules.games import game
from rules.replay import Played
from tests.golden.gallery.table import Gallery
from tests.replays import FIRST, replayed

DUEL = "bushido_duel_2_highborn_bruiser"
FIGHT = "way_2_shiro_at_the_cliff"


@cache
def judged() -> Reckoning:
    """Reckon up the golden duel."""
    found = reckoned(finished_match(replayed(DUEL)))
    assert found is not None
    return found


def of(seat: int, locale: str = "en") -> Callable[[Words], Screen]:
    """Return what a seat of the golden duel is told."""
    page = replayed(DUEL, seat).page
    return lambda _: why(page, judged().of(seat), Words(locale))


def decided(
    *, end: float, dice: float = 0, reading: float = 0, mistakes: Pair = (0, 0)
) -> Callable[[Words], Screen]:
    """Return what is told about a duel of one turn in which these moved the chance to win."""
    swing = Swing(
        turn=1,
        before=0.5,
        dice=dice,
        reading=reading,
        mistakes=mistakes,
        played=("wave", "snow"),
        better=("moon", "snow"),
        missed=(0.21, 0),
    )
    page = replayed(DUEL, 0).page
    return lambda words: why(page, Reckoning((swing,), end), words)


def alone(
    *chances: float, others: int = 9, slip: bool = True, locale: str | None = None
) -> Callable[[Words], Screen]:
    """Return what is told about the golden fight, with other chances round by round."""
    replay = replayed(FIGHT)
    begun = replace(replay.page, view=replay.moments[0].state, outcome=None)
    entry = replay.log.plays[0].entry
    assert isinstance(entry, Played)
    chosen = entry.choices[0]
    better = next(each for each in game(replay.log.game).requests(begun.view)[0].options if each != chosen)
    cost = Slip(2, begun, chosen, better, 0.14) if slip else None
    retraced = Retraced(replay.page, tuple(enumerate(chances, 1)), 31, others, cost)
    return lambda words: why_alone(retraced, Words(locale) if locale else words)


SCREENS: Gallery = {
    **{f"the first seat, {locale}": of(0, locale) for locale in locales()},
    "the second seat": of(1),
    "out-guessed": decided(end=0, reading=-0.5),
    "lost by dice": decided(end=0, dice=-0.4, reading=-0.1),
    "won by dice": decided(end=1, dice=0.5),
    "lost by mistakes": decided(end=0, mistakes=(0.45, 0), reading=-0.05),
    "won by the other's mistakes": decided(end=1, mistakes=(0.1, 0.6)),
    "lost by leaving": decided(end=0, dice=0.1),
    "won since the other left": decided(end=1, reading=-0.2),
    "how somebody plays": lambda words: style_screen(Style((judged(), judged().of(1), judged())), words),
    "how somebody plays, shown": lambda words: style_shown(Style((judged(),)), FIRST, words),
    "how somebody plays, awaited": style_awaited,
    "a fight alone, awaited": why_awaited,
    **{f"a fight alone, {locale}": alone(0.62, 0.71, 0.38, 0.21, locale=locale) for locale in locales()},
    "a fight alone, without a dear choice": alone(0.2, 0, others=0, slip=False),
    "a draw": decided(end=0.5, dice=0.1, reading=-0.1),
}
