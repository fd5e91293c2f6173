"""Why a solo match went as it did: a curve, its turning point, and what cost most."""

from collections.abc import Iterator
from itertools import pairwise

from bot.face.alt import alt_text
from bot.face.match.choice_label import choice_label
from bot.face.pictures.curve import curve
from bot.face.pieces import ACCENT
from bot.face.screen import Drawing, Panel, Screen, Text
from bot.face.words import Words
from bot.play.solo.retracings import TIMES, WORTH_NAMING, Retraced
from players.reckoning import POINTS


def why_awaited(words: Words) -> Screen:
    """Say that the explanation is being worked out."""
    return Screen((Text(words("why-awaited", times=TIMES)),))


def why_alone(retraced: Retraced, words: Words) -> Screen:
    """Show a player how their solo match went."""
    told = (
        words("why-title-won" if retraced.end else "why-title-lost"),
        " ".join(_sentences(retraced, words)),
    )
    marked = {_turn(retraced, retraced.slip.stage)} if retraced.slip else set[int]()
    drawn = Drawing("why.png", curve(chances(retraced), marked), _alt(retraced, words))
    below = (_slip(retraced, words), words("why-alone-points", times=TIMES))
    return Screen((Panel((Text("\n".join(told)), drawn, Text("\n".join(below))), ACCENT),))


def chances(retraced: Retraced) -> list[float]:
    """Return the chance to win when each stage began, and at the end."""
    return [*(chance for _, chance in retraced.stages), retraced.end]


def _turn(retraced: Retraced, stage: int) -> int:
    """Return the point of the curve at which a stage ends."""
    # The curve has one more point, before the first stage.
    return [each for each, _ in retraced.stages].index(stage) + 1


def _sentences(retraced: Retraced, words: Words) -> Iterator[str]:
    """Say what the chances were, where they changed most, and how often careful play chooses otherwise."""
    came = chances(retraced)
    yield words("why-alone-begin", chance=round(POINTS * came[0]))
    moved = [after - before for before, after in pairwise(came)]
    most = max(range(len(moved)), key=lambda turn: moved[turn] if retraced.end else -moved[turn])
    before, after = round(POINTS * came[most]), round(POINTS * came[most + 1])
    if before != after:
        key = "why-alone-rose" if after > before else "why-alone-fell"
        yield words(key, stage=retraced.stages[most][0], before=before, after=after)
    yield words("why-alone-others", count=retraced.choices, others=retraced.others)


def _slip(retraced: Retraced, words: Words) -> str:
    slip = retraced.slip
    if slip is None:
        return words("why-alone-no-slip", points=round(POINTS * WORTH_NAMING))
    chosen, better = (choice_label(slip.page, words, choice) for choice in (slip.chosen, slip.better))
    points = round(POINTS * slip.cost)
    return "\n".join(
        (
            words("why-moments"),
            words("why-alone-slip", stage=slip.stage, chosen=chosen, better=better, points=points),
        )
    )


def _alt(retraced: Retraced, words: Words) -> str:
    begin, *after = (round(POINTS * chance) for chance in chances(retraced))
    told = words.listed(
        words("why-alone-alt-stage", stage=stage, chance=chance)
        for (stage, _), chance in zip(retraced.stages, after, strict=True)
    )
    return alt_text((words("why-alt", begin=begin), told))
