"""Tournaments: sign-up, rounds, brackets, everyone in them, announcements, and the organiser's desk."""

from dataclasses import replace

from msgspec import structs

from bot.face.limits import OPTIONS
from bot.face.screen import Screen
from bot.face.tournament.announcement import announcement
from bot.face.tournament.board import standing, tournament_board
from bot.face.tournament.bracket import bracket
from bot.face.tournament.cups import cup_desk, cup_form, cup_list, end_question
from bot.face.tournament.event import event_text
from bot.face.tournament.outline import naming, outline_panel
from bot.face.tournament.people import PAGE as PEOPLE
from bot.face.tournament.people import mine, people
from bot.face.tournament.repaired import PAGE as CHANGES
from bot.face.tournament.repaired import changes
from bot.face.tournament.repairs import (
    desk,
    duels_to_mend,
    mendable,
    override_form,
    pause_form,
    people_to_remove,
    people_to_replace,
    remove_form,
    replace_form,
    resume_question,
    undo_form,
    who_instead,
)
from bot.face.tournament.round import DUELS, round_board
from bot.face.tournament.sign_up import NAMED, WAITING
from bot.face.tournament.sign_up import sign_up as sign_up_screen
from bot.face.tournament.tree import PAGE as SPOTS
from bot.face.words import Words
from bot.play.gatherings.clocks import NOBODY_CAME
from bot.play.gatherings.cups import GAME_LEFT_OUT, MISSED, CupPage
from bot.play.gatherings.kinds import KYOTO, TOURNAMENT
from bot.play.gatherings.outlines import EXTRAS, Outline
from bot.play.gatherings.reading import GatheringPage, Told
from bot.play.ground.times import DAY
from bot.store.cup_rows import Cup
from bot.store.ids import CupId, UserId
from rules.gatherings import events as told
from rules.gatherings.bracket import TournamentState
from rules.gatherings.gathering import HOUSE
from rules.gatherings.moves import Enter, Leave, NoShow, Override, Pause, SeatReserve, Undo
from tests.face.gathering_pages import ID, LATER, signing_up
from tests.face.tournament_pages import after, tournament_page, won
from tests.golden.gallery.gathering import called
from tests.golden.gallery.pen import strokes
from tests.golden.gallery.table import Gallery

GAMES = ("bushido.duel", "kendo.duel", "pocket.hand")
"""Games that a tournament can be held in."""

WAYS = (Override(1, 7, "agreed"), NoShow(2, (1,)), NoShow(3, (2, 5)), Enter())
MENDED = after(
    8,
    Override(1, 7, "agreed"),
    Undo(1, "a slip"),
    Leave(3, "rude"),
    SeatReserve(8, 1, reason="ill"),
    Pause("a holiday"),
)


def page(state: TournamentState, log: tuple[Told, ...] = (), **facts: object) -> GatheringPage:
    return called(tournament_page(state, log), **{"title": "The *cup*", **facts})


def sign_up(count: int, **facts: object) -> GatheringPage:
    return called(signing_up(TOURNAMENT, count), **{"begins_at": LATER, "seal": "f" * 64, **facts})


def called_off(reason: str) -> GatheringPage:
    """Return the page of a weekly tournament that is not held."""
    usual = sign_up(1, status="called-off", reason=reason, cup_id="c" * 12)
    return replace(usual, next_at=LATER + 7 * DAY)


def weekly(*, posted: bool | None = None, **facts: object) -> CupPage:
    """Return a weekly tournament, perhaps with its sign-up open."""
    usual: dict[str, object] = {
        "id": "c" * 12,
        "guild_id": ID,
        "channel_id": ID,
        "host_id": ID,
        "title": "The *cup*",
        "outline": Outline("bushido.duel", places=32).write(),
        "weekday": 4,
        "minute": 20 * 60,
        "zone": "Europe/Berlin",
        "days": 2,
        "least": 4,
        "paused": False,
        "begins_at": LATER,
        "opens_at": LATER - 2 * DAY,
        "created_at": 0,
    }
    row = None if posted is None else sign_up(0, message_id=ID if posted else None).row
    return CupPage(Cup(**usual | facts), row)  # type: ignore[arg-type]  # facts of any one row


def housed(state: TournamentState) -> GatheringPage:
    """Return a page that says who meets the house, and how that ended."""
    meets = told.BoutAsked(bout=3, seats=(0, HOUSE), healths=(20, 20))
    beaten = told.BoutWon(bout=3, winner=HOUSE, health=7, how="duel")
    log = (Told(1, (meets,), None, 0), *((Told(2, (beaten,), None, 0),) if state is HOUSE_AHEAD else ()))
    return page(state, log, level="student")


def waited_for(state: TournamentState) -> GatheringPage:
    """Return a page on which no one has shown up for any duel yet."""
    usual = page(state)
    return replace(usual, bouts=tuple(structs.replace(row, clock_at=9_000) for row in usual.bouts))


def unnamed(usual: GatheringPage, *, boards: bool = True) -> GatheringPage:
    """Return a page of people whose names the server does not know."""
    known = tuple(structs.replace(entrant, name="") for entrant in usual.entrants)
    return replace(usual, entrants=known, bouts=usual.bouts if boards else ())


def unposted(usual: GatheringPage) -> GatheringPage:
    """Return a page whose duels have not been posted yet."""
    return replace(usual, bouts=tuple(structs.replace(row, board_id=None) for row in usual.bouts))


def log(count: int) -> tuple[Told, ...]:
    return tuple(
        Told(number, (told.Paused(reason=f"Reason {number}"),), ID - number if number else None, number * DAY)
        for number in range(count)
    )


def round_news() -> tuple[Told, ...]:
    return (Told(1, (told.RoundBegan(number=1, byes=(0,)), told.Reserved(seat=2)), None, 0),)


def changed(words: Words, count: int, shown: int) -> Screen:
    usual = page(after(4))
    return changes(usual, log(count), shown, words)


EIGHT = won(after(8, *WAYS), 3)
SECOND = won(after(8), 0, 1, 2, 3, 0)
OVER = won(after(4), 0, 1, 1)
NOBODY = after(2, NoShow(1, (0, 1)))
RESERVES = after(7, places=5)
HOUSED = after(5, house=True)
HOUSE_BEATEN = won(HOUSED, 0, 1)
HOUSE_AHEAD = won(HOUSED, 1, 2, HOUSE)

SCREENS: Gallery = {
    "sign-up, nobody": lambda words: tournament_board(sign_up(0), words),
    "sign-up, one": lambda words: sign_up_screen(sign_up(1, begins_at=None), words),
    "sign-up, by hand, no end": lambda words: sign_up_screen(
        sign_up(2, begins_at=None, clock_at=None), words
    ),
    "sign-up, strict": lambda words: sign_up_screen(
        sign_up(2, hardcore=False, grants_leave=False, least_kept=90, by_rating=True, late_entry=True), words
    ),
    "sign-up, short rounds": lambda words: sign_up_screen(
        sign_up(2, pace="blitz", round_time=4 * DAY, check_in=3_600_000), words
    ),
    "sign-up, as many as are named": lambda words: sign_up_screen(
        sign_up(NAMED + WAITING, places=NAMED), words
    ),
    "sign-up, one more": lambda words: sign_up_screen(sign_up(NAMED + WAITING + 2, places=NAMED + 1), words),
    "sign-up, the house in the place of byes": lambda words: sign_up_screen(
        sign_up(5, level="student"), words
    ),
    "check-in": lambda words: tournament_board(sign_up(3, status="check-in", check_in=1, places=2), words),
    "called off": lambda words: tournament_board(sign_up(2, status="called-off"), words),
    "sign-up to Kyoto": lambda words: tournament_board(called(signing_up(KYOTO, 3)), words),
    "round, begun": lambda words: tournament_board(page(after(6), round_news()), words),
    "round, without an end": lambda words: round_board(page(after(6), round_ends_at=None), words),
    "round, half decided": lambda words: round_board(page(EIGHT), words),
    "round, second": lambda words: round_board(page(SECOND, late_entry=True), words),
    "round, one meets the house": lambda words: round_board(housed(HOUSED), words),
    "round, the house is beaten": lambda words: round_board(housed(HOUSE_BEATEN), words),
    "round, the house has won": lambda words: round_board(housed(HOUSE_AHEAD), words),
    "bracket, one meets the house": lambda words: bracket(housed(HOUSED), words),
    "bracket, the house has won": lambda words: bracket(housed(HOUSE_AHEAD), words, 1),
    "bracket, the house has won, as it is drawn": lambda words: strokes(
        lambda: bracket(housed(HOUSE_AHEAD), words, 1)
    ),
    "round, reserves": lambda words: round_board(page(RESERVES), words),
    "round, reserves, second": lambda words: round_board(page(won(RESERVES, 3)), words),
    "round, no late entry": lambda words: round_board(page(after(4, late_entry=False)), words),
    "round, as many duels as are shown": lambda words: round_board(page(after(2 * DUELS + 2)), words),
    "round, one more": lambda words: round_board(page(after(2 * DUELS + 3)), words),
    "round, nobody posted": lambda words: tournament_board(unnamed(page(after(4)), boards=False), words),
    "round, paused and mended": lambda words: round_board(page(MENDED), words),
    "round, an override": lambda words: round_board(page(after(4, Override(1, 3, "so"))), words),
    "round, an undoing": lambda words: round_board(
        page(after(4, Override(1, 3, "so"), Undo(1, "no"))), words
    ),
    "round, a removal": lambda words: round_board(page(after(4, Leave(3, "rude"))), words),
    "over": lambda words: tournament_board(page(OVER), words),
    "over, nobody left": lambda words: tournament_board(page(NOBODY), words),
    "standing": lambda words: standing(page(after(4)), ID, words),
    "bracket, first round": lambda words: bracket(page(EIGHT), words, 1),
    "bracket, by default": lambda words: bracket(page(SECOND, title=""), words),
    "bracket, second round": lambda words: bracket(page(SECOND), words, 2),
    "bracket, over": lambda words: bracket(page(OVER), words),
    "bracket, as many as fit": lambda words: bracket(page(after(2 * SPOTS)), words),
    "bracket, a page more": lambda words: bracket(page(after(2 * SPOTS + 8)), words),
    "bracket, the last page": lambda words: bracket(page(after(4 * SPOTS)), words, 1, 1),
    "bracket, of no names": lambda words: bracket(unnamed(page(after(3))), words),
    "bracket, as it is drawn": lambda words: strokes(lambda: bracket(page(EIGHT), words)),
    "bracket, with one who rests, as it is drawn": lambda words: strokes(
        lambda: bracket(page(after(5)), words)
    ),
    "bracket, in the end, as it is drawn": lambda words: strokes(lambda: bracket(page(OVER), words)),
    "people, nobody": lambda words: people(sign_up(0), 0, words),
    "people, entered": lambda words: people(sign_up(3, places=2), 0, words),
    "people, checking in": lambda words: people(sign_up(3, status="check-in"), 0, words),
    "people, no names": lambda words: people(unnamed(sign_up(2)), 0, words),
    "people, one page": lambda words: people(page(after(PEOPLE)), 0, words),
    "people, first page": lambda words: people(page(after(2 * PEOPLE + 1)), 0, words),
    "people, middle page": lambda words: people(page(after(2 * PEOPLE + 1)), 1, words),
    "people, beyond the last page": lambda words: people(page(after(2 * PEOPLE + 1)), 9, words),
    "people, in the end": lambda words: people(page(OVER), 0, words),
    "mine, not in": lambda words: mine(page(after(4)), 1, words),
    "mine, entered": lambda words: mine(sign_up(3, places=2), ID - 1, words),
    "mine, in reserve": lambda words: mine(sign_up(3, places=2), ID - 2, words),
    "mine, confirmed": lambda words: mine(sign_up(3, status="check-in"), ID, words),
    "mine, unconfirmed": lambda words: mine(sign_up(3, status="check-in"), ID - 1, words),
    "mine, fighting": lambda words: mine(page(after(4)), ID - 1, words),
    "mine, meeting the house": lambda words: mine(housed(HOUSED), ID, words),
    "mine, to show up": lambda words: mine(waited_for(after(4)), ID - 2, words),
    "mine, without a board": lambda words: mine(unnamed(page(after(4)), boards=False), ID - 1, words),
    "mine, not posted yet": lambda words: mine(unposted(page(after(4))), ID - 1, words),
    "mine, waiting": lambda words: mine(page(EIGHT), ID - 3, words),
    "mine, out": lambda words: mine(page(EIGHT), ID - 4, words),
    "mine, resting": lambda words: mine(page(after(3)), ID, words),
    "mine, won": lambda words: mine(page(OVER), ID - 1, words),
    "outline, as usual": lambda words: outline_panel(Outline("bushido.duel"), GAMES, words),
    "outline, of another game, otherwise in all": lambda words: outline_panel(
        Outline("kendo.duel", "100", "bank", 24, 3, 16, frozenset(EXTRAS)), GAMES, words
    ),
    "outline, its name": lambda words: naming(Outline("bushido.duel"), words),
    "outline, the house in the place of byes": lambda words: outline_panel(
        Outline("bushido.duel", level="student"), GAMES, words
    ),
    "outline, of a weekly tournament": lambda words: outline_panel(
        Outline("kendo.duel", "100"), GAMES, words, CupId("c" * 12)
    ),
    "weekly, sign-up": lambda words: tournament_board(sign_up(1, cup_id="c" * 12, least=4), words),
    "weekly, too few": lambda words: tournament_board(called_off(NOBODY_CAME), words),
    "weekly, missed": lambda words: tournament_board(called_off(MISSED), words),
    "weekly, its game left out": lambda words: tournament_board(called_off(GAME_LEFT_OUT), words),
    "weekly, list": lambda words: cup_list(
        [weekly(), weekly(id="d" * 12, paused=True, title="Monday")], words
    ),
    "weekly, list, none": lambda words: cup_list([], words),
    "weekly, desk": lambda words: cup_desk(weekly(), words),
    "weekly, desk, sign-up open": lambda words: cup_desk(weekly(posted=True), words),
    "weekly, desk, not posted yet": lambda words: cup_desk(weekly(posted=False), words),
    "weekly, desk, sign-up open, the next skipped": lambda words: cup_desk(
        replace(weekly(posted=True), skipped=LATER - 7 * DAY), words
    ),
    "weekly, desk, paused, otherwise in all": lambda words: cup_desk(
        weekly(paused=True, outline=Outline("pocket.hand", "11", "bank").write()), words
    ),
    "weekly, end": lambda words: end_question(weekly(), words),
    "weekly, form": lambda words: cup_form(Outline("bushido.duel"), None, "Asia/Tokyo", words),
    "weekly, form, changed": lambda words: cup_form(
        Outline("bushido.duel", places=4), weekly(days=1), "Asia/Tokyo", words
    ),
    "announcement, a round": lambda words: announcement(page(after(5)), 1, words),
    "announcement, a round without an end": lambda words: announcement(
        page(after(4), round_ends_at=None), 1, words
    ),
    "announcement, a paused round": lambda words: announcement(page(MENDED), 1, words),
    "announcement, of what has passed": lambda words: announcement(page(SECOND), 1, words),
    "announcement, before the end": lambda words: announcement(page(SECOND), 3, words),
    "announcement, a winner": lambda words: announcement(page(OVER), 3, words),
    "announcement, a last round that has passed": lambda words: announcement(page(OVER), 2, words),
    "announcement, nobody": lambda words: announcement(page(NOBODY, message_id=None), 2, words),
    "calendar": lambda words: "\n".join(vars(event_text(page(after(4)).row, words)).values()),
    "calendar, untitled": lambda words: "\n".join(
        vars(event_text(page(after(4), title="", message_id=None).row, words)).values()
    ),
    "changes, none": lambda words: changed(words, 0, 0),
    "changes, one page": lambda words: changed(words, CHANGES, 0),
    "changes, first page": lambda words: changed(words, 2 * CHANGES + 1, 0),
    "changes, middle page": lambda words: changed(words, 2 * CHANGES + 1, 1),
    "changes, beyond the last page": lambda words: changed(words, 2 * CHANGES + 1, 9),
    "desk": lambda words: desk(page(after(4)), words),
    "desk, paused": lambda words: desk(page(MENDED), words),
    "desk, of a host who does not organise": lambda words: desk(page(after(4)), words, organises=False),
    "which to override": lambda words: duels_to_mend(page(SECOND), "override", 0, words),
    "which to override, of the first round": lambda words: duels_to_mend(page(EIGHT), "override", 0, words),
    "which to undo, with the house": lambda words: duels_to_mend(housed(HOUSE_BEATEN), "undo", 0, words),
    "override, with the house": lambda words: override_form(
        housed(HOUSED), mendable(HOUSED, "override")[2][1], words
    ),
    "which to undo": lambda words: duels_to_mend(page(EIGHT), "undo", 0, words),
    "nothing to undo": lambda words: duels_to_mend(page(after(4)), "undo", 0, words),
    "whom to replace": lambda words: people_to_replace(page(RESERVES), [1, 2], 0, words),
    "whom to replace, nobody": lambda words: people_to_replace(page(RESERVES), [], 0, words),
    "who instead": lambda words: who_instead(page(RESERVES), 2, words),
    "who instead, without reserves": lambda words: who_instead(page(after(4)), 2, words),
    "replace": lambda words: replace_form(page(EIGHT), 2, UserId(ID), "*Emi*", words),
    "whom to remove": lambda words: people_to_remove(page(RESERVES), 0, words),
    "whom to remove, one page": lambda words: people_to_remove(page(after(OPTIONS)), 0, words),
    "whom to remove, of a second page": lambda words: people_to_remove(
        page(after(2 * OPTIONS + 1)), 1, words
    ),
    "whom to remove, beyond the last page": lambda words: people_to_remove(
        page(after(2 * OPTIONS + 1)), 9, words
    ),
    "override": lambda words: override_form(page(EIGHT), mendable(EIGHT, "override")[0][1], words, "So *it*"),
    "undo": lambda words: undo_form(page(EIGHT), mendable(EIGHT, "undo")[0][1], words),
    "remove": lambda words: remove_form(page(EIGHT), 2, words, "x" * 201),
    "pause": lambda words: pause_form(page(EIGHT), words),
    "resume": lambda words: resume_question(page(MENDED), words),
}
