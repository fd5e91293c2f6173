"""The bracket: a round in words, and a picture of it with the rounds after it."""

from bot.face.gathering.parts import BY_HEALTH, duel_words, headline, in_health
from bot.face.limits import ALT
from bot.face.pieces import ACCENT
from bot.face.screen import Block, Option, Panel, Picture, Screen, Select, Text
from bot.face.tournament.parts import listed, numbered, title, tournament_press, turning
from bot.face.tournament.picture import Labels, draw
from bot.face.tournament.tree import Spot, Window, window
from bot.face.words import Words
from bot.play.gatherings.reading import GatheringPage
from rules.gatherings.bouts import opponent
from rules.gatherings.bracket import Decision, Pairing

FILE = "bracket.png"


def bracket(page: GatheringPage, words: Words, first: int | None = None, shown: int = 0) -> Screen:
    """Show a page of a round in words, and a picture of the rounds from it on.

    By default the words are about the newest round, and the picture begins with the first round that fits on
    a page.
    """
    seen = window(page.state, first, shown)
    told = seen if first is not None else window(page.state, len(page.state.rounds))
    blocks: list[Block] = [
        headline(words, page.row),
        Text(words("bracket-round-title", number=told.first)),
        Text("\n".join(_line(page, words, spot) for spot in told.columns[0])),
        _picture(page, words, seen),
    ]
    if told.pages > 1:
        blocks.append(turning(words, page.row.id, f"round.{told.first}", told.page, told.pages))
    blocks.append(_rounds(page, words, told))
    return Screen((Panel(tuple(blocks), ACCENT),))


def bracket_picture(page: GatheringPage, words: Words) -> Picture:
    """Draw as many of the latest rounds as fit."""
    return _picture(page, words, window(page.state))


def _picture(page: GatheringPage, words: Words, seen: Window) -> Picture:
    return Picture(FILE, draw(seen, _labels(page, words, seen)), _alt(page, words, seen))


def _line(page: GatheringPage, words: Words, spot: Spot) -> str:
    """Say in a line of text how a spot was decided."""
    if spot.pairing is None:
        return words("bracket-rests", player=listed(page, spot.seats[0], words))
    one, other = (listed(page, seat, words) for seat in spot.seats)
    duel = duel_words(words, page, spot.pairing.bout.number)
    decision = spot.pairing.decision
    if decision is None:
        return words("bracket-open", one=one, other=other, duel=duel)
    if decision.winner is None:
        return words("bracket-forsaken", one=one, other=other, duel=duel)
    loser = opponent(spot.pairing.bout, decision.winner)
    return words(
        "bracket-won",
        winner=listed(page, decision.winner, words),
        loser=listed(page, loser, words),
        how=_how(page, words, decision),
        duel=duel,
    )


def _how(page: GatheringPage, words: Words, decision: Decision) -> str:
    """Say in a few words how a duel was decided."""
    key = f"bracket-how-{decision.how}"
    return words(in_health(page, key) if decision.how in BY_HEALTH else key, health=decision.health)


def _labels(page: GatheringPage, words: Words, seen: Window) -> Labels:
    columns = len(seen.columns) + len(seen.to_come)
    return Labels(
        title=title(words, page.row),
        heads=[words("bracket-round", number=seen.first + number) for number in range(columns)],
        name=lambda seat: numbered(page, seat, words),
        aside=lambda spot: _aside(page, words, spot.pairing),
        champion=_champion(page, seen),
    )


def _champion(page: GatheringPage, seen: Window) -> int | None:
    """Return the winner's seat if the last round is shown."""
    last = seen.first + len(seen.columns) - 1 == len(page.state.rounds)
    return page.outcome.winners[0] if last and page.outcome and page.outcome.winners else None


def _aside(page: GatheringPage, words: Words, pairing: Pairing | None) -> str:
    """Say in a few letters how a player advanced."""
    match pairing and pairing.decision:
        case Decision(winner=None):
            return words("bracket-aside-forsaken")
        case Decision(how=how, health=health) if how in BY_HEALTH and page.full_health:
            return str(health)
        case Decision(how=how):
            return words(f"bracket-aside-{how}")
        case _:
            return words("bracket-aside-rests")


def _alt(page: GatheringPage, words: Words, seen: Window) -> str:
    """Say what the picture shows: its rounds, and as many of its pairings as fit."""
    # Newest round first, since the end of the text may be cut.
    told = words("list-semicolon").join(
        _spoken(page, words, spot) for column in reversed(seen.columns) for spot in column if spot.pairing
    )
    last = seen.first + len(seen.columns) - 1
    text = words("bracket-alt", title=title(words, page.row), first=seen.first, last=last, told=told)
    champion = _champion(page, seen)
    if champion is not None:
        text = f"{words('bracket-alt-champion', player=numbered(page, champion, words))} {text}"
    return text if len(text) <= ALT else text[: ALT - 1] + "…"


def _spoken(page: GatheringPage, words: Words, spot: Spot) -> str:
    one, other = (numbered(page, seat, words) for seat in spot.seats)
    if spot.ahead is None:
        return words("bracket-spoken-open", one=one, other=other)
    return (
        words("bracket-spoken-won", winner=one, loser=other)
        if spot.ahead == spot.seats[0]
        else words("bracket-spoken-won", winner=other, loser=one)
    )


def _rounds(page: GatheringPage, words: Words, told: Window) -> Select:
    options = tuple(
        Option(
            str(number),
            words("bracket-round", number=number),
            words("bracket-round-about", duels=len(round_.pairings), byes=len(round_.byes)),
            default=number == told.first,
        )
        for number, round_ in enumerate(page.state.rounds, 1)
    )
    return Select(tournament_press(page.row.id, "round"), words("bracket-rounds"), options)
