"""Free for alls: the lobby, the board, the hand and its form, and the reveal."""

from dataclasses import replace
from functools import cache

from msgspec import structs

from bot.face.bushido.brawl.hand import choice_words, details, hand
from bot.face.bushido.brawl.stance import stance_form
from bot.face.entry.lobby import lobby, lobby_press, which_lobby
from bot.face.letters.hands import hand_of
from bot.face.limits import OPTIONS
from bot.face.match.board import board
from bot.face.match.reveal import reveal
from bot.face.roles import role_question
from bot.face.screen import Screen
from bot.face.words import Words
from bot.play.clocks.availability import Availability
from bot.play.clocks.reliability import UNKNOWN
from bot.play.entry.lobbies import LobbyPage
from bot.play.ground.times import HOUR
from bot.play.match.house import HouseSide, Opened
from bot.play.match.players import HOUSE
from bot.play.match.reading import MatchPage, TurnPage
from bot.store.rows import Lobby
from rules.bushido import brawl_events as told
from rules.bushido.brawl import Brawl, BrawlOptions, BrawlState
from rules.bushido.events import Departed, Struck
from rules.dice import Dice
from rules.game import Event, Outcome
from tests.face.test_availability import AWAY, RELIABLE
from tests.face.test_brawl_screens import ID, lobby_row, match_page, played
from tests.golden.gallery.duel import PLACE, player
from tests.golden.gallery.table import Gallery

TURN: tuple[Event, ...] = (
    told.Placed(
        turn=2,
        seats=(0, 1, 2, 3),
        techniques=("butterfly", "wave", "moon", "turtle"),
        targets=(1, 0, 0, 1),
    ),
    told.RolledOff(seats=(0, 1), faces=(3, 1)),
    told.Activated(seat=0, cards=2),
    told.Fought(active=0, attacker=1, techniques=("butterfly", "wave")),
    Struck(seat=1, by=0, strength=7, block=3, extra=0, damage=4, before=20, after=16),
    told.Fought(active=0, attacker=2, techniques=("butterfly", "moon")),
    told.Spared(target=1, attacker=3),
    told.Activated(seat=1, cards=1),
)
AVAILABLE = (Availability(ID, RELIABLE, AWAY, quiet=False), Availability(ID - 1, UNKNOWN, None, quiet=True))


@cache
def states() -> list[BrawlState]:
    return [state for state, _ in played(4, b"gallery!")]


def state_of(*, ordering: bool) -> BrawlState:
    """Return the first state in which a seat orders the fights, or the second in which all place cards."""
    found = (state for state in states() if state.turn > 1 and (state.active is not None) is ordering)
    return next(found)


def page(state: BrawlState, seat: int | None = None, **facts: object) -> MatchPage:
    usual = match_page(state, seat)
    owing = {request.seat for request in Brawl().requests(state)}
    players = tuple(player(n, owes=n in owing, ready=n == 1) for n in range(len(state.fighters)))
    return replace(usual, **{"players": players, "board_id": 3, **PLACE, **facts})


def first(seat: int | None = None, **facts: object) -> MatchPage:
    fighters = ("swift", "wanderer", "highborn", "bruiser")
    state = Brawl().start(4, BrawlOptions(fighters), Dice(b"gallery!")).state
    return page(state, seat, **{"revision": 0, **facts})


def placing(seat: int | None = None, **facts: object) -> MatchPage:
    return page(state_of(ordering=False), seat, **facts)


def ordering(*, own: bool, **facts: object) -> MatchPage:
    """Return the page of the seat that orders the fights, or of another one."""
    state = state_of(ordering=True)
    seat = next(n for n in range(4) if (n == state.active) is own)
    return page(state, seat, **facts)


def over(**facts: object) -> MatchPage:
    return page(states()[-1], **facts)


def revealed(words: Words, page: MatchPage, *events: Event, revision: int | None = None) -> Screen:
    reached = page.revision if revision is None else revision
    return reveal(page, TurnPage(3, reached, events, (2,), message_id=None), words)


def of_players(**facts: object) -> MatchPage:
    """Return a page on which these facts hold for a player who has chosen."""
    usual = placing()
    one, *others = usual.players
    return replace(usual, players=(replace(one, ready=True, **facts), *others))


def weakened(seat: int, health: int = 1) -> MatchPage:
    """Return a page on which a seat has this much health left."""
    usual = placing()
    sides = tuple(
        structs.replace(side, health=health) if n == seat else side for n, side in enumerate(usual.view.sides)
    )
    return replace(usual, view=structs.replace(usual.view, sides=sides))


def with_house(page: MatchPage, *, ready: bool = True, **facts: object) -> MatchPage:
    """Return a page on which the house has the last two seats."""
    *people, _, _ = page.players
    seats = [player(n, user_id=HOUSE, name="", owes=True, ready=ready, house=n - 1) for n in (2, 3)]
    side = replace(
        HouseSide("student", alone=False, seal="e" * 64, hurried=False, opened=None, first=False), **facts
    )
    return replace(page, players=(*people, *seats), house=side)


def open_lobby(people: int, **facts: object) -> LobbyPage:
    row: Lobby = structs.replace(lobby_row(), **{**PLACE, **facts})
    return LobbyPage(row, tuple(ID - number for number in range(people)), 3, 8)


def which(words: Words, count: int) -> Screen:
    rows = [lobby_row(number=number) for number in range(count)]
    return which_lobby(rows, {row.id: f"Host {row.id}" for row in rows}, "join", words)


SCREENS: Gallery = {
    "lobby, open": lambda words: lobby(open_lobby(3), words, availability=AVAILABLE),
    "lobby, open to all": lambda words: lobby(open_lobby(1, excuses=0, least_kept=0), words),
    "lobby, with the house": lambda words: lobby(
        open_lobby(2, excuses=0, least_kept=0, level="student", places=4), words
    ),
    "lobby, started": lambda words: lobby(open_lobby(3, status="started"), words, board_id=ID - 9),
    "lobby, closed": lambda words: lobby(open_lobby(3, status="closed"), words),
    "lobby, lapsed": lambda words: lobby(open_lobby(3, status="lapsed"), words),
    "which lobby": lambda words: which(words, OPTIONS + 1),
    "which fighter": lambda words: role_question(words, lobby_row().game, lobby_press("b1", "fighter")),
    "board, unposted": lambda words: board(first(board_id=None), words),
    "board, with the house": lambda words: board(with_house(first()), words),
    "board, the house chooses": lambda words: board(with_house(first(), ready=False, seal=None), words),
    "board, over, with the house": lambda words: board(with_house(over(ratings=()), seal=None), words),
    "board, placing": lambda words: board(of_players(bank=53 * HOUR, quiet=True), words),
    "board, one has left": lambda words: board(of_players(left=True, quiet=True), words),
    "board, one has fallen": lambda words: board(weakened(1, -3), words),
    "board, one about to fall": lambda words: board(weakened(1), words),
    "board, held": lambda words: board(placing(deadline_at=None), words),
    "board, ordering": lambda words: board(ordering(own=True), words),
    "board, ordering, held": lambda words: board(ordering(own=True, deadline_at=None), words),
    "board, over": lambda words: board(over(), words),
    "board, agreed on a draw": lambda words: board(placing(outcome=Outcome((), "agreed")), words),
    "hand, first": lambda words: hand(first(0), words),
    "hand, with the house": lambda words: hand_of(with_house(first(0)), words, by_dm=True),
    "hand, placing": lambda words: hand(placing(1, lately=TURN), words),
    "hand, in detail": lambda words: details(placing(1), words),
    "hand, in detail, ordering": lambda words: details(ordering(own=True), words),
    "hand, placed": lambda words: hand(placing(0, pick=placing(0).options[-1]), words),
    "hand, ordering": lambda words: hand(ordering(own=True, lately=TURN[:4]), words),
    "hand, ordered": lambda words: hand(ordering(own=True, pick=ordering(own=True).options[-1]), words),
    "hand, another orders": lambda words: hand(ordering(own=False), words),
    "hand, over": lambda words: hand(page(states()[-1], 0), words),
    "hand, a fallen foe": lambda words: hand(replace(weakened(1, -3), own_seat=0), words),
    "hand, a foe about to fall": lambda words: hand(replace(weakened(1), own_seat=0), words),
    "a stance": lambda words: choice_words(placing(), words, "wave>2"),
    "an order": lambda words: choice_words(placing(), words, "3"),
    "stance": lambda words: stance_form(placing(1), words),
    "stance, picked": lambda words: stance_form(placing(0, pick=placing(0).options[-1]), words),
    "stance, an order picked": lambda words: stance_form(placing(0, pick="1"), words),
    "reveal, a turn": lambda words: revealed(words, placing(), *TURN),
    "reveal, nothing placed yet": lambda words: revealed(
        words, placing(), Departed(seat=3, reason="resigned")
    ),
    "reveal, with the house": lambda words: revealed(
        words, with_house(placing(), opened=Opened(2, "a" * 64, "2=moon>0 3=pine>1 0f0f0f0f")), *TURN[:3]
    ),
    "reveal, a closed DM": lambda words: revealed(words, of_players(dm_open=False), *TURN[:3]),
    "reveal, the last": lambda words: revealed(words, over(), *TURN[:2]),
    "reveal, an earlier one when it is over": lambda words: revealed(words, over(), *TURN[:2], revision=1),
}
