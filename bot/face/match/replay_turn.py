"""One turn of a finished match: its picture, its words, and each hand after it."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from msgspec import structs

from bot.face.game.outcome import outcome_lines
from bot.face.match.picture import pictured, turn_pictured
from bot.face.match.turn import turn_told
from bot.face.pieces import called
from bot.face.registry.faces import face_of
from bot.face.screen import Drawing, Picture
from bot.face.words import Words
from bot.play.match.replays import Replay


@dataclass(frozen=True)
class Seen:
    """A picture with its caption."""

    caption: str
    """Whose point of view it shows; empty for what everyone saw."""
    drawing: Drawing | Picture


@dataclass(frozen=True)
class ReplayTurn:
    """The pictures and words of a turn."""

    pictures: tuple[Seen, ...]
    tellings: tuple[str, ...]
    """What happened, in full first, then ever more briefly."""
    standing: str
    """How everyone stood after it, as far as no picture shows that."""


def replay_turn(replay: Replay, turn: int, eyes: int | None, words: Words) -> ReplayTurn:
    """Return a turn as it looked from one seat, or with all cards open."""
    page, told = replay.page_at(turn, eyes), replay.told(turn, eyes)
    drawn = turn_pictured(page, told, words) if told else ()
    hands = tuple(_hands(replay, turn, eyes, words)) if page.pictured else ()
    board = () if drawn or hands else pictured(page, words)
    tellings = turn_told(page, told, words, beside=bool(drawn)) if told else (words("replay-beginning"),)
    middle = face_of(page).middle(page, words)
    beside = middle.beside_turn if drawn else middle.beside_board if board or hands else None
    lines = [*(middle.sides if beside is None else beside)]
    if page.outcome and not page.alone:
        lines += outcome_lines(words, page, page.outcome)
    return ReplayTurn(
        (*(Seen("", each) for each in (*drawn, *board)), *hands),
        tuple(tellings),
        "\n".join(filter(None, lines)),
    )


def _hands(replay: Replay, turn: int, eyes: int | None, words: Words) -> Iterator[Seen]:
    """Draw the hands of the seats that knew more than the public."""
    for seat in replay.knowing(turn, eyes):
        # Without its outcome, since at the end a picture would show the board in place of the hand.
        page = replace(replay.page_at(turn, seat), outcome=None)
        for drawing in pictured(page, words):
            # Two hands of one screen need two file names.
            name = f"{seat + 1}-{drawing.name}"
            caption = words("replay-as-seen", player=called(page.players[seat], words))
            yield Seen(caption, structs.replace(drawing, name=name))
