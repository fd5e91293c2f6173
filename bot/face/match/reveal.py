"""The reveal: one message for each turn, which tells what happened and is also the newest board."""

from bot.face.game.parts import house_print, reveal_print
from bot.face.limits import first_fitting
from bot.face.match.board import board_buttons, standing
from bot.face.match.open_choice import open_choice
from bot.face.match.picture import turn_pictured
from bot.face.match.turn import turn_told
from bot.face.pieces import ACCENT, GOLD
from bot.face.screen import Block, Divider, Panel, Screen, Text
from bot.face.words import Words
from bot.play.match.reading import MatchPage, TurnPage


def reveal(page: MatchPage, turn: TurnPage, words: Words) -> Screen:
    """Tell a turn with its picture, in as many words as fit; the newest also shows how everyone stands."""
    newest = turn.revision == page.revision
    last = newest and page.outcome is not None
    then = page.when(turn.revision)
    seen = turn_pictured(then, turn, words)
    board = (Divider(), *standing(page, words, drawn=not seen), *open_choice(page, words)) if newest else ()
    sealed = house_print(page, words) if newest else ()
    below = (*board, *sealed, reveal_print(page, turn.chapter, words), *board_buttons(page, words))
    # Most players are notified by their hand; the end notifies everyone.
    pings = tuple(player.user_id for player in page.people if last or player.called_by_reveal)

    def screen(told: str) -> Screen:
        blocks: tuple[Block, ...] = (*seen, Text(told), *below)
        return Screen((Panel(blocks, GOLD if last else ACCENT),), pings=pings)

    return first_fitting(screen(told) for told in turn_told(then, turn, words, beside=bool(seen)))
