"""How a match of Kendo Duel stands, in lines that everyone may read: the threat, the piles, the score."""

from collections import Counter
from collections.abc import Iterable, Sequence

from bot.face.kendo.cards import FRAME_EMOJI, card_in_bold, subdeck_name
from bot.face.kendo.view import court_view, kendo_view
from bot.face.pieces import called
from bot.face.words import Words
from bot.play.match.reading import MatchPage
from rules.kendo.cards import CARDS, SUBDECKS, Frame
from rules.kendo.state import Threat

MARKS = {"ippon": "●", "hansoku": "Ⓗ"}
"""The signs of a point: made by a strike, or given for the opponent's second hansoku."""
PENALTY = "▲"


def threat_line(page: MatchPage, words: Words) -> list[str]:
    """Say who threatens whom, and with what; nothing if nobody is threatened."""
    now = kendo_view(page).now
    if page.outcome or not isinstance(now, Threat):
        return []
    return [threat_words(words, now, [called(each, words) for each in page.players], page.own_seat)]


def threat_words(words: Words, now: Threat, names: Sequence[str], own_seat: int | None) -> str:
    """Say who threatens whom, by the names of the seats."""
    facts = {
        "attacker": names[now.attacker],
        "card": card_in_bold(words, now.card),
        "red": card_in_bold(words, now.red) if now.red else "",
    }
    if now.seat == own_seat:
        return words("kendo-threat-you-red" if now.red else "kendo-threat-you", **facts)
    return words("kendo-threat-red" if now.red else "kendo-threat", target=names[now.seat], **facts)


def left_line(page: MatchPage, words: Words) -> str:
    """Say how many cards of each subdeck lie face down."""
    left = " · ".join(
        words("kendo-left", subdeck=subdeck_name(words, subdeck), count=count)
        for subdeck, count in zip(SUBDECKS, kendo_view(page).left, strict=True)
    )
    return words("kendo-piles", left=left)


def pile_lines(page: MatchPage, words: Words) -> list[str]:
    """Say how many cards of each subdeck lie face down, and how many of each frame lie face up."""
    frames = open_frames(kendo_view(page).discarded)
    if not frames:
        return [left_line(page, words)]
    counts = " · ".join(f"{FRAME_EMOJI[frame]} {count}" for frame, count in frames.items())
    return [left_line(page, words), words("kendo-discarded", counts=counts)]


def open_frames(discarded: Iterable[Iterable[str]]) -> Counter[Frame]:
    """Count the face-up cards of each frame."""
    return Counter(CARDS[key].frame for pile in discarded for key in pile)


def time_line(page: MatchPage, words: Words) -> list[str]:
    """Say that time was called in a Competition, or that it is in overtime."""
    court = court_view(page)
    if court is None or page.outcome:
        return []
    if court.tally.time_called_by is not None:
        caller = called(page.players[court.tally.time_called_by], words)
        return [words("kendo-last-attack", player=caller)]
    return [words("kendo-overtime")] if court.tally.overtime else []


def score_words(page: MatchPage, words: Words, seat: int) -> str:
    """Return a player's points and hansoku in a Competition; empty if there are none, or in a Duel."""
    court = court_view(page)
    if court is None:
        return ""
    points = "".join(MARKS[mark] for mark in court.tally.ippons[seat])
    penalties = PENALTY * court.tally.hansoku[seat]
    scored = [words("kendo-score-ippon", marks=points)] if points else []
    return " · ".join((*scored, *([words("kendo-score-hansoku", marks=penalties)] if penalties else [])))
