"""What gatherings show of games unlike Bushido Duels: without stamina, without roles, or with one of them."""

import re
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from bot.face.entry.lobby import lobby as match_lobby
from bot.face.gathering.board import board
from bot.face.gathering.lobby import lobby
from bot.face.gathering.parts import duel_words
from bot.face.gathering.summons import owed, refuse_question, summons
from bot.face.gathering.telling import tell
from bot.face.limits import texts
from bot.face.pieces import mention
from bot.face.screen import Screen
from bot.face.tournament.announcement import announcement
from bot.face.tournament.board import standing, tournament_board
from bot.face.tournament.bracket import bracket
from bot.face.tournament.event import event_text
from bot.face.tournament.people import mine, people
from bot.face.tournament.repaired import changes
from bot.face.tournament.repairs import desk, duels_to_mend
from bot.face.words import Words, locales
from bot.play.entry.lobbies import LobbyPage
from bot.play.gatherings.kinds import CLASH, DUELS, KYOTO, TOURNAMENT
from bot.play.gatherings.reading import GatheringPage, is_answer
from rules.gatherings.events import BoutWon
from rules.gatherings.moves import DuelWon, TimeUp
from tests.face.gathering_pages import ID, call_of, pages, signing_up
from tests.face.test_brawl_screens import lobby_row
from tests.face.tournament_pages import after, played, tournament_page
from tests.toys.house import toys_in_the_house
from tests.toys.lopsided import lopsided_in_the_house

HEALTH = re.compile(r"health|Leben|体力", re.IGNORECASE)
FIGHTERS = re.compile(r"fighter|Figur|剣士", re.IGNORECASE)


@pytest.fixture(autouse=True)
def toys() -> Iterator[None]:
    """Bring games in that have neither, or the one, or the other."""
    with toys_in_the_house(), lopsided_in_the_house():
        yield


def text(*screens: Screen | None) -> str:
    return "\n".join(line for screen in screens if screen for line in texts(screen))


def shown(page: GatheringPage, words: Words) -> str:
    """Return all that a tournament shows anyone, except what people wrote."""
    rounds = len(page.state.rounds)
    return text(
        tournament_board(page, words),
        standing(page, ID, words),
        bracket(page, words),
        mine(page, ID - 1, words),
        people(page, 0, words),
        desk(page, words),
        duels_to_mend(page, "override", 0, words),
        changes(page, page.news[-1:], 0, words) if page.state.repairs else None,
        *(announcement(page, number, words) for number in (rounds, rounds + 1)),
    )


@pytest.mark.parametrize("game", ["toy.high-card/1", "toy.cast/1"])
@pytest.mark.parametrize("locale", locales())
def test_a_tournament_of_a_game_without_stamina_says_nothing_of_health(locale: str, game: str) -> None:
    words, hows = Words(locale), set[str]()
    for seed in range(3):
        for state, log in played(4, bytes([seed] * 32)):
            page = tournament_page(state, log[-1:], game=game)
            assert not HEALTH.search(shown(page, words)), shown(page, words)
            hows |= {
                pairing.decision.how
                for round_ in state.rounds
                for pairing in round_.pairings
                if pairing.decision
            }
    assert hows >= {"duel", "walkover", "dice"}


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("kind", [KYOTO, TOURNAMENT])
def test_the_sign_up_for_a_game_without_stamina_says_nothing_of_health(kind: str, locale: str) -> None:
    words = Words(locale)
    page = signing_up(kind, 3, game="toy.high-card/1", hardcore=False)
    told = text(tournament_board(page, words)) + event_text(page.row, words).about
    assert not HEALTH.search(told)


@pytest.mark.parametrize("locale", locales())
def test_a_duel_decided_by_who_is_ahead_is_told_without_what_is_left(locale: str) -> None:
    words = Words(locale)
    page = tournament_page(after(4, TimeUp(1, (1, 2)), DuelWon(2, 1, 2)), game="toy.high-card/1")
    told = text(bracket(page, words, first=1))
    for how in ("duel", "health"):
        assert words(f"bracket-how-{how}-without-health") in told
        won = BoutWon(bout=1, winner=1, health=2, how=how)
        assert tell(won, page, words) == words(
            f"gathering-told-won-{how}-without-health",
            player=mention(ID - 1),
            duel=duel_words(words, page, 1),
        )


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize(("kind", "count"), [(DUELS, 4), (CLASH, 6)])
def test_a_gathering_of_a_game_without_roles_tells_of_stamina_and_names_nobody_else(
    kind: str, count: int, locale: str
) -> None:
    words = Words(locale)
    for seed in range(3):
        for page in pages(kind, count, bytes([seed] * 32), game="toy.stout/1"):
            told = [board(page, words)]
            for request in page.requests:
                told += [
                    owed(page, ID - request.seat, words),
                    summons(page, call_of(page, request.seat), None, words),
                ]
                told += [refuse_question(page, words)] if is_answer(request) else []
            assert not FIGHTERS.search(text(*told)), text(*told)
            assert "/12" in text(*told) or page.outcome


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize(
    ("games", "named"),
    [(("toy.stout/1", "toy.high-card/1"), False), (("toy.cast/1", "bushido.brawl/1"), True)],
)
def test_only_where_there_are_roles_they_are_promised_for_the_start(
    games: tuple[str, str], locale: str, *, named: bool
) -> None:
    words, (duel, brawl) = Words(locale), games
    gathering = lobby(signing_up(KYOTO, 3, game=duel), words)
    waiting = match_lobby(LobbyPage(replace(lobby_row(), game=brawl), (1, 2), 2, 4), words)
    for screen in (gathering, waiting):
        assert bool(FIGHTERS.search(text(screen))) is named, text(screen)
