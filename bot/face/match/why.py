"""Why a match went as it did, for one of its players: a curve, three sentences, and the costliest turns."""

from collections.abc import Iterator, Mapping, Sequence

from bot.face.alt import alt_text
from bot.face.match.choice_label import choice_label
from bot.face.pictures.curve import curve
from bot.face.pieces import ACCENT, signed
from bot.face.screen import Drawing, Panel, Screen, Text
from bot.face.words import Words
from bot.play.match.reading import MatchPage
from players.reckoning import POINTS, Reckoning, Swing

WORST = 2
"""How many of the costliest turns are named."""
LEAST = 1
"""A turn that lost fewer points is not named, and a mistake of no more points is not mentioned."""

Shares = Mapping[str, int]
"""What moved the chance to win, in whole points that add up to the whole change."""


def why(page: MatchPage, reckoning: Reckoning, words: Words) -> Screen:
    """Show a player how their match went, and what decided it."""
    shares, worst = shares_of(reckoning), _worst(reckoning)
    head = words(f"why-title-{_end(reckoning)}"), " ".join(_sentences(reckoning, shares, words))
    moments = [_moment(swing, page, words) for swing in worst]
    named = (words("why-moments"), *moments) if moments else ()
    below = (*named, _sum(reckoning, shares, words), words("why-points"))
    svg = curve(chances(reckoning), {swing.turn for swing in worst})
    drawn = Drawing("why.png", svg, _alt(reckoning, words))
    return Screen((Panel((Text("\n".join(head)), drawn, Text("\n".join(below))), ACCENT),))


def chances(reckoning: Reckoning) -> list[float]:
    """Return the chance to win before the first turn, after each turn, and at the end."""
    # After the last turn there is no chance left, so the result takes its place.
    after = [swing.after for swing in reckoning.swings[:-1]]
    return [reckoning.begin, *after, reckoning.end]


def shares_of(reckoning: Reckoning) -> Shares:
    """Return what moved the chance to win, rounded so that it still adds up."""
    own, foe = reckoning.mistakes
    exact = {
        "reading": reckoning.reading,
        "dice": reckoning.dice,
        "own": -own,
        "foe": foe,
        "called": reckoning.called_off,
    }
    whole = {name: round(POINTS * share) for name, share in exact.items()}
    left = round(POINTS * reckoning.end) - round(POINTS * reckoning.begin) - sum(whole.values())
    greatest = max(whole, key=lambda name: abs(exact[name]))
    # The remainder from rounding is least noticeable in the largest share.
    return {**whole, greatest: whole[greatest] + left}


def _end(reckoning: Reckoning) -> str:
    return {0.0: "lost", 1.0: "won"}.get(reckoning.end, "drawn")


def _sentences(reckoning: Reckoning, shares: Shares, words: Words) -> Iterator[str]:
    """Say what decided the match, and what else mattered."""
    decided = _decided(reckoning, shares)
    if decided is None:
        yield words("why-even")
    else:
        chance = round(POINTS * (reckoning.end - reckoning.called_off))
        yield words(f"why-{decided}-{_end(reckoning)}", points=abs(shares[decided]), chance=chance)
    for name in ("reading", "dice"):
        if name != decided:
            yield words(f"why-{name}", side=_side(shares[name]), points=abs(shares[name]))
    if not shares["own"] and not shares["foe"]:
        yield words("why-no-mistakes")
    elif decided not in {"own", "foe"}:
        yield words("why-mistakes", own=-shares["own"], foe=shares["foe"])


def _decided(reckoning: Reckoning, shares: Shares) -> str | None:
    """Return the share that moved the chance most towards the result; None for a draw."""
    sign = {"lost": -1, "won": 1}.get(_end(reckoning), 0)
    name = max(shares, key=lambda name: sign * shares[name])
    return name if sign * shares[name] > 0 else None


def _side(points: int) -> str:
    return "own" if points > 0 else "foe" if points < 0 else "none"


def _worst(reckoning: Reckoning) -> Sequence[Swing]:
    """Return the turns in which the viewer's own choice lost most, in order."""
    lost = sorted(reckoning.swings, key=_loss, reverse=True)
    named = [swing for swing in lost[:WORST] if min(swing.missed[0], _loss(swing)) * POINTS >= LEAST]
    return sorted(named, key=lambda swing: swing.turn)


def _loss(swing: Swing) -> float:
    """Return what the viewer's own choice lost in a turn, by guessing and by a mistake."""
    return swing.mistakes[0] - swing.reading


def _moment(swing: Swing, page: MatchPage, words: Words) -> str:
    """Say what was played in a turn, and what would have been better."""
    played, answer, better = (
        choice_label(page, words, choice) for choice in (*swing.played, swing.better[0])
    )
    facts = {"turn": swing.turn, "played": played, "answer": answer, "better": better}
    said = words("why-moment", **facts, points=round(POINTS * swing.missed[0]))
    mistake = round(POINTS * swing.mistakes[0])
    return said + (words("why-moment-mistake", points=mistake) if mistake > LEAST else "")


def _sum(reckoning: Reckoning, shares: Shares, words: Words) -> str:
    added = {name: signed(points) for name, points in shares.items()}
    begin, end = round(POINTS * reckoning.begin), round(POINTS * reckoning.end)
    return words("why-sum", begin=begin, end=end, left=shares["called"], **added)


def _alt(reckoning: Reckoning, words: Words) -> str:
    begin, *after = (round(POINTS * chance) for chance in chances(reckoning))
    told = words.listed(
        words("why-alt-turn", turn=turn, chance=chance) for turn, chance in enumerate(after, 1)
    )
    return alt_text((words("why-alt", begin=begin), told))
