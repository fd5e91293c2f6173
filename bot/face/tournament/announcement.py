"""Announcements: that a round of a tournament begins, and who has won. Their mentions notify nobody."""

from bot.face.gathering.parts import headline, named
from bot.face.gathering.telling import tell
from bot.face.pieces import ACCENT, GOLD, message_link
from bot.face.screen import Block, Button, Panel, Picture, Row, Screen, Text
from bot.face.tournament.bracket import bracket_picture
from bot.face.tournament.round import until
from bot.face.words import Words
from bot.play.gatherings.kinds import CHALLENGING
from bot.play.gatherings.reading import GatheringPage
from bot.store.ids import GatheringId
from rules.gatherings.events import Concluded


def announcement(page: GatheringPage, number: int, words: Words, *, pictured: bool = True) -> Screen | None:
    """Announce a round, or the end after the last one; None if that has passed or was undone.

    A tournament's winner is announced with a picture of the bracket if ``pictured``.
    """
    if page.row.kind in CHALLENGING:
        return _end_of_challenges(page, number, words)
    current = page.state.current
    if page.outcome is None and number == len(page.state.rounds):
        begun = words(
            "announcement-round", number=number, duels=len(current.pairings), byes=len(current.byes)
        )
        return _screen(page, number, words, "\n".join([begun, *until(page, words)]))
    if page.outcome is None or number <= len(page.state.rounds):
        return None
    winners = [named(page, seat, words) for seat in page.outcome.winners]
    if not winners:
        return _screen(page, number, words, words("announcement-nobody"))
    seen = (bracket_picture(page, words),) if pictured else ()
    return _screen(page, number, words, words("announcement-winner", player=winners[0]), *seen)


def announcement_mark(gathering_id: GatheringId, number: int) -> str:
    """Return the small print that identifies an announcement in any language."""
    return f"-# 📣 {gathering_id} · {number}"


def _end_of_challenges(page: GatheringPage, number: int, words: Words) -> Screen | None:
    if page.outcome is None:
        return None
    concluded = Concluded(winners=page.outcome.winners, reason=page.outcome.reason)
    return _screen(page, number, words, tell(concluded, page, words))


def _screen(page: GatheringPage, number: int, words: Words, told: str, *seen: Picture) -> Screen:
    row = page.row
    blocks: list[Block] = [headline(words, row), Text(told), *seen, Text(announcement_mark(row.id, number))]
    if row.message_id is not None:
        url = message_link(row.guild_id, row.channel_id, row.message_id)
        way = "gathering-to-message" if row.kind in CHALLENGING else "tournament-to-message"
        blocks.append(Row((Button(words(way), url=url),)))
    return Screen((Panel(tuple(blocks), GOLD if page.outcome else ACCENT),))
