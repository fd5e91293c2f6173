"""The reveal: one public message per turn that tells what happened."""

from bot.face.bushido.duel.view import duel_view
from bot.face.bushido.telling import TELLS, TurnTeller
from bot.face.match.outcome import outcome_lines
from bot.face.match.parts import rematch_buttons, reveal_mark
from bot.face.pieces import ACCENT, GOLD
from bot.face.screen import Block, Divider, Panel, Row, Screen, Text
from bot.face.words import Words
from bot.play.match.reading import MatchPage, TurnPage
from rules.bushido.events import Revealed


def reveal(page: MatchPage, turn: TurnPage, words: Words) -> Screen:
    """Tell one turn, and the end of the duel where this was its last."""
    teller = TurnTeller(page, turn, words, duel_view(page).sides)
    lines = teller.lines(turn.events, TELLS | {Revealed: _revealed})
    last = page.outcome is not None and turn.revision == page.revision
    blocks: list[Block] = [
        Text(words("reveal-title", turn=turn.revision)),
        Text("\n".join(lines)),
    ]
    if last and page.outcome:
        blocks += [
            Divider(),
            Text("\n".join(outcome_lines(words, page, page.outcome))),
        ]
        if again := rematch_buttons(words, page):
            blocks.append(Row(again))
    blocks.append(Text(reveal_mark(page.match_id, turn.chapter)))
    pings = tuple(player.user_id for player in page.players if last or not player.dm_open)
    return Screen((Panel(tuple(blocks), GOLD if last else ACCENT),), pings=pings)


def _revealed(teller: TurnTeller, event: Revealed) -> list[str]:
    teller.techniques = dict(enumerate(event.techniques))
    lines: list[str] = []
    for seat in teller.techniques:
        special = teller.special(seat)
        values = {"player": teller.name(seat), **teller.card(seat)}
        if special:
            lines.append(teller.words("reveal-card-special", special=special, **values))
        else:
            lines.append(teller.words("reveal-card", **values))
        if seat in teller.stand_ins:
            lines.append(teller.words("reveal-stand-in", player=teller.name(seat)))
    return lines
