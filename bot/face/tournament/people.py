"""The players of a tournament, page by page, and where one of them stands."""

from bot.face.escape import escape
from bot.face.game.to_board import board_button
from bot.face.gathering.parts import duel_words, named
from bot.face.pieces import ACCENT, mention
from bot.face.screen import Block, Panel, Row, Screen, Text
from bot.face.timestamps import relative
from bot.face.tournament.parts import NAME, turning
from bot.face.words import Words
from bot.play.gatherings.reading import GatheringPage
from bot.play.gatherings.rounds import doing
from bot.store.gathering_rows import Entrant
from bot.store.ids import UserId
from rules.gatherings.bouts import opponent

PAGE = 40


def people(page: GatheringPage, shown: int, words: Words) -> Screen:
    """Show a page of the players with their numbers and what each is doing."""
    pages = max(1, -(-len(page.entrants) // PAGE))
    # Players leave: the page that a button leads to may no longer exist.
    shown = min(shown, pages - 1)
    first = shown * PAGE
    lines = [
        words(
            f"tournament-person-{_fate(page, number)}",
            number=str(number + 1),
            name=escape(entrant.name, NAME) if entrant.name else mention(entrant.user_id),
        )
        for number, entrant in enumerate(page.entrants[first : first + PAGE], first)
    ]
    blocks: list[Block] = [
        Text(words("tournament-people-title", count=len(page.entrants))),
        Text("\n".join(lines) or words("gathering-nobody")),
    ]
    if pages > 1:
        blocks.append(turning(words, page.row.id, "people", shown, pages))
    return Screen((Panel(tuple(blocks), ACCENT),))


def mine(page: GatheringPage, user_id: UserId, words: Words) -> Screen:
    """Tell a player where they stand, with a button to their duel, if any."""
    entrant = page.entrant(user_id)
    if entrant is not None and page.state is None:
        return Screen((Text(words(f"tournament-mine-{_waiting_as(page, entrant)}")),))
    if entrant is None or entrant.seat is None:
        return Screen((Text(words("tournament-mine-not-in")),))
    seat = entrant.seat
    what = doing(page.state, seat)
    bout = next((bout for bout in page.state.current.open if seat in bout.seats), None)
    if what != "fights" or bout is None:
        return Screen((Text(words(f"tournament-mine-{what}", number=seat + 1)),))
    row = next((row for row in page.bouts if row.bout == bout.number), None)
    lines = [
        words(
            "tournament-mine-fights",
            number=seat + 1,
            duel=duel_words(words, page, bout.number),
            opponent=named(page, opponent(bout, seat), words),
        )
    ]
    if row and row.clock_at < row.due_at:
        lines.append(words("tournament-mine-show", when=relative(row.clock_at)))
    way = (Row((board_button(words, row.match_id),)),) if row else ()
    return Screen((Text("\n".join(lines)), *way))


def _fate(page: GatheringPage, number: int) -> str:
    if page.state is not None:
        return doing(page.state, number)
    return _waiting_as(page, page.entrants[number])


def _waiting_as(page: GatheringPage, entrant: Entrant) -> str:
    """Return in a word where a player stands before the beginning."""
    if page.row.status == "check-in":
        return "confirmed" if entrant.checked_in else "unconfirmed"
    # Entrants are in order of arrival; the first have the places.
    return "entered" if page.entrants.index(entrant) < page.row.places else "reserve"
