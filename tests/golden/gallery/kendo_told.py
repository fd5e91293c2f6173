"""How Kendo Duel is reported: the opening, exchanges of every kind, points, and who is out."""

from collections.abc import Callable

from bot.face.match.reveal import reveal
from bot.face.screen import Screen
from bot.face.words import Words
from bot.play.match.reading import TurnPage
from rules.game import seen
from rules.kendo import events as of
from rules.kendo.competition_state import Tally
from tests.face.kendo.pages import COMPETITION, DUEL, match_page
from tests.golden.gallery.table import Gallery
from tests.rules.kendo.court_table import IPPON, SIX, Play, on_court
from tests.rules.kendo.table import Scene, at, opening, switched

OPENING = switched(
    opening(("men-1", "kote-2", "men-do", "bogyo-1"), ("men-12", "do-men", "kamae-1")),
    {0: "men-do+bogyo-1", 1: "keep"},
)
TWO = at(
    ("men-1", "seme-1", "kote-do", "taiatari-1", "kamae-1"),
    ("men-kote", "do-4", "tsuki-3", "kote-men", "jodan-1"),
)
RED = TWO.then("men-1+seme-1>1")
STRUCK_BACK = RED.then("yield", "men-kote>0")
ENDED = STRUCK_BACK.then("kote-do>1", "do-4")
LOST = Scene(ENDED.state).then("taiatari-1>1", "yield")
REFLECTED = at(("men-1", "seme-1", "kote-2"), ("seme-2", "bogyo-1")).then("men-1+seme-1>1", "seme-2")
DEFLECTED = at(("men-1", "kote-2"), ("kamae-1", "kote-7")).then("men-1>1", "kamae-1")
PARRIED = at(("men-1", "kote-2"), ("bogyo-1", "kote-7")).then("men-1>1", "bogyo-1")
HIKIWAKE = at(("men-1", "kote-2"), ("bogyo-1",)).then("men-1>1", "bogyo-1")
UNARMED = at(("bogyo-1", "men-kote"), ("men-1", "kote-2")).then("bogyo-1")
THREE = at(("men-1", "do-tsuki", "seme-1"), ("men-kote", "kamae-1"), ("jodan-2",))
THREATENED = THREE.then("men-1>1", "men-kote>2")
BONUS = THREATENED.then("yield")
DRAWN = BONUS.then("other")
FOUR = at(("men-1", "do-tsuki"), ("kamae-1", "men-do"), ("mushin-1", "tsuki-do"), ("bogyo-1", "men-12"))
AIMED = FOUR.then("men-1>1", "men-do>2", "mushin-1+tsuki-do>3", "yield")
LEFT = FOUR.then("men-1>1").leave(1)

COURT = on_court(("men-1", "kote-2", "jikan-desu", *SIX[:2]), ("men-kote", *SIX), switching="owed")
PREPARED = COURT.then("do-tsuki/basic/counter")
POINT = PREPARED.then("men-1>1", "do-tsuki/other/counter", "yield").filled()
FOULED = on_court(("maki-age-1", "kote-2"), SIX).then("maki-age-1>1").switched().then("yield")
FOULED_ONCE = on_court(("taiatari-1", "kote-2"), SIX, tally=Tally(hansoku=(0, 1)))
MARKED = FOULED_ONCE.then("taiatari-1>1").switched().then("yield")
AHEAD, EVEN = Tally(ippons=(IPPON, ())), Tally(ippons=(IPPON, IPPON))
TIME = ("jikan-desu", "men-1", "bogyo-1", "do-tsuki")
CALLED = on_court(TIME, ("men-6", *SIX), switching="owed", tally=AHEAD).then("jikan-desu")
OVER = Play(CALLED.state).then("do-tsuki/counter/counter", "men-6>0", "bogyo-1")
OVERTIME = on_court(TIME, SIX, switching="owed", tally=EVEN).then("jikan-desu").filled()

LONG = (
    of.Attacked(seat=0, target=1, card="men-1"),
    *(
        of.StruckBack(seat=seat, card=card, target=1 - seat)
        for seat, card in ((1, "men-kote"), (0, "kote-men")) * 60
    ),
)


def told(came: Scene | Play, stand_ins: tuple[int, ...] = ()) -> Callable[[Words], Screen]:
    """Return how the outcome of some choices is reported to the public."""
    game = DUEL if isinstance(came, Scene) else COMPETITION
    turn = TurnPage(5, 9, seen(came.events, None), stand_ins, message_id=None)
    return lambda words: reveal(match_page(game, came.state), turn, words)


SCREENS: Gallery = {
    "the opening": told(OPENING),
    "a reinforced attack": told(RED),
    "struck back": told(STRUCK_BACK),
    "an exchange is over": told(ENDED),
    "a card lost": told(LOST, stand_ins=(1,)),
    "a red card reflected": told(REFLECTED),
    "deflected": told(DEFLECTED),
    "parried": told(PARRIED),
    "hikiwake": told(HIKIWAKE),
    "a basic attack drawn": told(UNARMED),
    "three, one of them threatened": told(THREATENED),
    "three, a bonus to be drawn": told(BONUS),
    "three, a bonus": told(DRAWN),
    "four, answered by a joker": told(AIMED),
    "four, one has left": told(LEFT),
    "too long to be told in full": told(Scene(STRUCK_BACK.state, LONG)),
    "competition, switched": told(PREPARED),
    "competition, ippon": told(POINT),
    "competition, hansoku": told(FOULED),
    "competition, the second hansoku": told(MARKED),
    "competition, time called": told(CALLED),
    "competition, time over": told(OVER),
    "competition, overtime": told(OVERTIME),
}
