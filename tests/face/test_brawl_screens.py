"""Every screen of a free for all keeps within Discord's limits, also with eight at the table."""

import itertools
from collections.abc import Iterator
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.face import limits
from bot.face.bushido.brawl.hand import choice_words, details, hand
from bot.face.bushido.brawl.stance import read_stance_form, stance_form
from bot.face.entry.lobby import lobby, lobby_press, which_lobby
from bot.face.game.prompt import chosen, passed
from bot.face.limits import check, texts
from bot.face.match.board import board
from bot.face.match.lists import duels
from bot.face.match.reveal import reveal
from bot.face.match.turn import turn_told
from bot.face.roles import role_question
from bot.face.screen import Screen
from bot.face.transcript import as_text
from bot.face.words import Words
from bot.play.entry.lobbies import LobbyPage
from bot.play.ground.refusals import Unreadable
from bot.play.ground.times import TURN_TIME
from bot.play.match.lines import DuelLine
from bot.play.match.players import Player
from bot.play.match.reading import MatchPage, TurnPage
from bot.store.record_rows import RatingChange
from bot.store.rows import Lobby
from rules.bushido.brawl import Brawl, BrawlOptions, BrawlState
from rules.bushido.fighters import FIGHTERS, SECOND
from rules.dice import Dice
from rules.game import Event
from tests.depth import DEPTH
from tests.face.languages import every_words, in_every_language

ID = 2**63 - 1
BRAWL = Brawl(SECOND)
WORDS = Words()

seats = st.integers(BRAWL.seats[0], BRAWL.seats[-1])
seeds = st.binary(min_size=8, max_size=8)


def played(count: int, seed: bytes) -> Iterator[tuple[BrawlState, list[Event]]]:
    """Yield every state of a brawl of random picks, with the events of its turn so far."""
    fighters = tuple(Dice(seed).shuffle(tuple(FIGHTERS) * BRAWL.seats[-1], "fighters")[:count])
    step = BRAWL.start(count, BrawlOptions(fighters=fighters), Dice(seed))
    told: list[Event] = []
    number = 0
    while requests := BRAWL.requests(step.state):
        number += 1
        dice = Dice(seed, number)
        told = told if BRAWL.continues(step.state) else []
        choices = {request.seat: dice.pick(request.options, f"pick/{request.seat}") for request in requests}
        step = BRAWL.play(step.state, choices, dice)
        told = [*told, *step.events]
        yield step.state, told


def match_page(state: BrawlState, seat: int | None) -> MatchPage:
    options = {request.seat: request.options for request in BRAWL.requests(state)}
    return MatchPage(
        match_id="z" * 10,
        game=BRAWL.id,
        guild_id=ID,
        channel_id=ID,
        board_id=ID,
        pace="three-days",
        revision=state.turn,
        excuses=0,
        deadline_at=None if state.result else 4_102_444_800_000,
        seal="f" * 64,
        seed="f" * 64 if state.result else None,
        outcome=state.result,
        players=tuple(
            Player(
                n,
                ID - n,
                "@everyone" * 7,
                owes=n in options,
                ready=True,
                dm_open=False,
                honor=-ID,
                left=False,
            )
            for n in range(len(state.fighters))
        ),
        view=BRAWL.view(state, seat),
        own_seat=seat,
        options=() if seat is None else options.get(seat, ()),
        pick=None,
        ratings=tuple(
            RatingChange(user_id=ID - n, level_before=3_000_000, level=-1_000_000, spread=500_000)
            for n in range(len(state.fighters))
            if state.result
        ),
    )


def screens(state: BrawlState, events: list[Event], words: Words) -> Iterator[Screen]:
    public = match_page(state, None)
    everybody = tuple(range(len(state.fighters)))
    yield board(public, words)
    yield reveal(public, TurnPage(1, state.turn, tuple(events), everybody, message_id=None), words)
    for seat in everybody:
        page = replace(match_page(state, seat), lately=tuple(events))
        yield hand(page, words)
        yield details(page, words)
        yield passed(page, words)
        for choice in page.options[:1]:
            picked = replace(page, pick=choice)
            yield hand(picked, words)
            yield chosen(picked, words, 90, choice_words(picked, words, choice))


@settings(max_examples=6 * DEPTH)
@given(seats, seeds, every_words)
def test_every_screen_of_a_brawl_can_be_sent(count: int, seed: bytes, words: Words) -> None:
    for state, events in played(count, seed):
        for screen in screens(state, events, words):
            check(screen)


@settings(max_examples=6 * DEPTH)
@given(seats, seeds, every_words)
def test_the_form_offers_exactly_what_the_rules_allow(count: int, seed: bytes, words: Words) -> None:
    for state, _ in played(count, seed):
        for request in BRAWL.requests(state):
            if request.decision != "stance":
                with pytest.raises(Unreadable):  # a player asked for a form that nobody offered
                    stance_form(match_page(state, request.seat), words)
                continue
            shown = match_page(state, request.seat)
            form = stance_form(shown, words)
            check(form)
            card, target = form.fields
            offered = {
                read_stance_form(shown, {"card": (one.value,), "target": (other.value,)})
                for one in card.options  # type: ignore[union-attr]
                for other in target.options  # type: ignore[union-attr]
            }
            assert offered == set(request.options)


@pytest.mark.parametrize("card", ["wave", ""])
def test_a_form_that_was_tampered_with_is_no_legal_choice(card: str) -> None:
    state = BRAWL.start(3, BrawlOptions(fighters=("swift",) * 3), Dice(b"form")).state
    written = {"card": (card,), "target": ("-1",)}
    assert read_stance_form(match_page(state, 0), written) not in BRAWL.requests(state)[0].options


@pytest.mark.parametrize(
    "written",
    [
        {},
        {"target": ("1",)},
        {"card": ("wave",)},
        {"card": ("wave",), "target": ("x",)},
        {"card": ("wave", "stone"), "target": ("1",)},
    ],
)
def test_a_form_without_one_card_and_one_target_cannot_be_read(written: dict[str, tuple[str, ...]]) -> None:
    state = BRAWL.start(3, BrawlOptions(fighters=("swift",) * 3), Dice(b"form")).state
    with pytest.raises(Unreadable):
        read_stance_form(match_page(state, 0), written)


def test_a_brawl_is_told_as_fully_as_there_is_room(monkeypatch: pytest.MonkeyPatch) -> None:
    *_, (state, events) = itertools.takewhile(lambda step: step[0].turn == 1, played(8, b"told"))
    page = replace(match_page(state, None), pictured=False)
    turn = TurnPage(1, 1, tuple(events), (0, 2), message_id=None)
    tellings = list(turn_told(page, turn, WORDS))
    assert ["rolls for" in text for text in tellings] == [True, False, False, False]
    assert ["roll-off" in text for text in tellings] == [True, True, False, False]
    assert [" meets " in text for text in tellings] == [True, True, True, False]
    assert ["puts" in text for text in tellings] == [True, True, False, False]
    assert all(" loses " in text.split("\n")[1] for text in tellings), "the result first"
    assert WORDS("reveal-stand-in", players=f"<@{ID}>, <@{ID - 2}>") in tellings[-1]
    monkeypatch.setattr(limits, "TEXT_BYTES", 100_000)
    for telling in tellings:
        beside = sum(map(len, texts(reveal(page, turn, WORDS)))) - len(_told_in(page, turn))
        monkeypatch.setattr(limits, "CHARACTERS", beside + len(telling))
        assert _told_in(page, turn) == telling


def _told_in(page: MatchPage, turn: TurnPage) -> str:
    return texts(reveal(page, turn, WORDS))[0]


@pytest.mark.parametrize(
    ("opponents", "named"),
    [
        (("Ben",), "Ben"),
        (("Ben", "Chiyo"), "Ben, Chiyo"),
        (("Ben", "Chiyo", "Daigo"), "Ben, Chiyo and one more"),
        (("Ben", "Chiyo", "Daigo", "Emi"), "Ben, Chiyo and 2 more"),
    ],
)
def test_a_list_names_some_opponents_and_counts_the_rest(opponents: tuple[str, ...], named: str) -> None:
    line = DuelLine("z", ID, ID, None, opponents, own_turn=True, deadline_at=0, game="bushido.duel/1")
    assert f"Against {named} · **your turn**" in as_text(duels([line], [], ID, WORDS))


def lobby_row(status: str = "open", pace: str = "week", number: int = 0) -> Lobby:
    return Lobby(
        id=f"{number:010}",
        guild_id=ID,
        channel_id=ID,
        message_id=ID,
        host_id=ID,
        game=BRAWL.id,
        pace=pace,
        status=status,
        created_at=0,
        expires_at=4_102_444_800_000,
        match_id=None,
        excuses=4,
        least_kept=75,
        seal="5ea1" * 16,
    )


@pytest.mark.parametrize("status", ["open", "started", "closed", "lapsed"])
@pytest.mark.parametrize("count", [1, 8])
@in_every_language
def test_a_lobby_can_be_shown_however_it_stands(status: str, count: int, words: Words) -> None:
    row = lobby_row(status)
    people = tuple(ID - number for number in range(count))
    screen = lobby(LobbyPage(row, people, 3, 8), words, board_id=ID)
    check(screen)
    assert (words("manners-condition", share=75) in as_text(screen)) == (status == "open")
    check(role_question(words, row.game, lobby_press(row.id, "fighter")))


@in_every_language
def test_of_many_lobbies_as_many_as_a_list_takes_can_be_chosen(words: Words) -> None:
    rows = [lobby_row(pace=pace, number=number) for number, pace in enumerate([*TURN_TIME] * 6)]
    check(which_lobby(rows, {row.id: "w" * 64 for row in rows}, "join", words))
