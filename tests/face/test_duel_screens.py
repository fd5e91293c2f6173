"""Every screen of a duel keeps within Discord's limits, whatever is played and however people are called."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.face.adapter import layout, modal
from bot.face.bushido.duel.hand import choice_words, details, hand
from bot.face.entry.challenge import challenge, refusal_form
from bot.face.game.prompt import chosen, passed
from bot.face.limits import check
from bot.face.match.board import board
from bot.face.match.lists import duels, which_challenge, which_duel
from bot.face.match.nudge import nudge
from bot.face.match.resign import resign_question
from bot.face.match.reveal import reveal
from bot.face.press import Press
from bot.face.roles import role_question
from bot.face.screen import Screen, Text
from bot.face.words import Words
from bot.play.entry.refusal_reasons import OWN_REASON_LENGTH
from bot.play.ground.times import TURN_TIME
from bot.play.match.lines import DuelLine
from bot.play.match.players import Player
from bot.play.match.reading import MatchPage, TurnPage
from bot.store.record_rows import RatingChange
from bot.store.rows import ChallengeRow
from rules.bushido.duel import Duel, DuelOptions, DuelState
from rules.bushido.fighters import FIGHTERS, SECOND
from rules.dice import Dice
from rules.game import Event
from tests.depth import DEPTH
from tests.face.languages import every_words, in_every_language

ID = 2**63 - 1
MATCH_ID = "z" * 10
LATE = 4_102_444_800_000
DUEL = Duel(SECOND)

names = st.text(min_size=1, max_size=64) | st.sampled_from(
    ["@everyone" * 7, "*_~|" * 16, "龍" * 64, "\u202e" * 64]
)
seeds = st.binary(min_size=8, max_size=8)
fighters = st.tuples(*[st.sampled_from(list(FIGHTERS))] * 2)


def played(pair: tuple[str, ...], seed: bytes) -> Iterator[tuple[DuelState, tuple[Event, ...]]]:
    """Yield every state of a duel of random picks, with the events that led to it."""
    step = DUEL.start(2, DuelOptions(fighters=pair), Dice(seed))
    number = 0
    while requests := DUEL.requests(step.state):
        number += 1
        dice = Dice(seed, number)
        choices = {request.seat: dice.pick(request.options, f"pick/{request.seat}") for request in requests}
        step = DUEL.play(step.state, choices, dice)
        yield step.state, step.events


def match_page(state: DuelState, seat: int | None) -> MatchPage:
    """Return the page of a duel with the longest ids there are."""
    options = {request.seat: request.options for request in DUEL.requests(state)}
    return MatchPage(
        match_id=MATCH_ID,
        game=DUEL.id,
        guild_id=ID,
        channel_id=ID,
        board_id=ID,
        pace="three-days",
        revision=state.turn,
        excuses=0,
        deadline_at=None if state.result else LATE,
        seal="f" * 64,
        seed="f" * 64 if state.result else None,
        outcome=state.result,
        players=tuple(
            Player(n, ID - n, "n", owes=True, ready=True, dm_open=False, honor=-ID, left=False)
            for n in (0, 1)
        ),
        view=DUEL.view(state, seat),
        own_seat=seat,
        options=() if seat is None else options.get(seat, ()),
        pick=None,
        ratings=tuple(
            RatingChange(user_id=ID - n, level_before=3_000_000, level=-1_000_000, spread=500_000)
            for n in (0, 1)
            if state.result
        ),
    )


def screens(state: DuelState, events: tuple[Event, ...], words: Words) -> Iterator[Screen]:
    """Yield everything shown of one state."""
    public = match_page(state, None)
    yield board(public, words)
    yield reveal(public, TurnPage(state.turn, state.turn, events, stand_ins=(0, 1), message_id=None), words)
    yield nudge(public, public.players[1], words)
    for seat in (0, 1):
        page = replace(match_page(state, seat), lately=events)
        yield hand(page, words)
        yield details(page, words)
        yield passed(page, words)
        yield resign_question(page, words)
        for choice in page.options[:1]:
            picked = replace(page, pick=choice)
            yield hand(replace(picked, planned=page.options[:8]), words)
            yield chosen(picked, words, 90, choice_words(picked, words, choice))


def challenges(count: int, status: str = "open", reason: str = "") -> list[ChallengeRow]:
    return [
        ChallengeRow(
            id=f"{number:010}",
            guild_id=ID,
            channel_id=ID,
            message_id=ID,
            challenger_id=ID - number % 2,
            opponent_id=ID - 1 + number % 2,
            game=DUEL.id,
            wish="swift",
            pace=list(TURN_TIME)[number % len(TURN_TIME)],
            status=status,
            reason=reason,
            created_at=LATE,
            expires_at=LATE,
            match_id=None,
            seal="5ea1" * 16,
        )
        for number in range(count)
    ]


@settings(max_examples=10 * DEPTH)
@given(fighters, seeds, every_words)
def test_every_screen_of_a_duel_can_be_sent(pair: tuple[str, ...], seed: bytes, words: Words) -> None:
    for state, events in played(pair, seed):
        for screen in screens(state, events, words):
            check(screen)


@settings(max_examples=10 * DEPTH)
@given(fighters, seeds)
def test_the_last_screens_of_a_duel_become_views(pair: tuple[str, ...], seed: bytes) -> None:
    *_, (state, events) = played(pair, seed)
    for screen in screens(state, events, Words()):
        assert layout(screen).to_components()


@given(st.lists(st.lists(names, min_size=1, max_size=7), max_size=30), st.integers(0, 30), every_words)
def test_lists_can_be_sent_however_long_they_are(tables: list[list[str]], waiting: int, words: Words) -> None:
    lines = [
        DuelLine(
            f"{number:010}",
            ID,
            ID,
            ID,
            tuple(foes),
            own_turn=bool(number % 2),
            deadline_at=LATE,
            game="bushido.duel/1",
        )
        for number, foes in enumerate(tables)
    ]
    check(duels(lines, challenges(waiting), ID, words))
    if lines:
        check(which_duel(lines, "resign", "resign-which", words))
    if waiting:
        called = {ID - 1 + number: foes[0] for number, foes in enumerate(tables)}
        check(which_challenge(challenges(waiting), "accept", called, ID, words))


@pytest.mark.parametrize("status", ["open", "accepted", "refused", "withdrawn", "lapsed"])
@given(reason=st.text(max_size=OWN_REASON_LENGTH) | st.just("busy"), words=every_words)
def test_a_challenge_can_be_shown_however_it_was_answered(status: str, reason: str, words: Words) -> None:
    (row,) = challenges(1, status, reason)
    check(challenge(row, words, board_id=ID))
    check(role_question(words, row.game, Press("challenge", row.id, action="fighter")))
    assert modal(refusal_form(row, words)).to_dict()


def length(page: MatchPage, words: Words) -> int:
    """Return how many characters a hand has."""
    return sum(len(block.text) + 1 for block in hand(page, words).flat() if isinstance(block, Text))


@in_every_language
def test_a_hand_is_short_whoever_fights_and_whatever_has_happened(words: Words) -> None:
    for pair in product(FIGHTERS, repeat=2):
        start = DUEL.start(2, DuelOptions(fighters=pair), Dice(b"a seed that is long")).state
        assert length(replace(match_page(start, 0), revision=0), words) <= 900
        for state, events in played(pair, b"a seed that is long"):
            if state.result is None:
                page = replace(match_page(state, 0), lately=events)
                planned = replace(page, pick=page.options[0], planned=page.options[1:3])
                assert length(planned, words) <= 700, hand(planned, words)
