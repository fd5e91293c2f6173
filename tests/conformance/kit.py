"""The promises that every game must keep, whatever it is about.

Each check takes a Table (a game, a number of seats, options) and raises AssertionError with the broken
promise. ``test_kit.py`` shows for each check that it can fail.
"""

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import pairwise
from typing import Any

import pytest

from rules.codec import decode, encode
from rules.dice import Dice
from rules.game import Outcome, Rejection, Step, seen
from rules.replay import Entry, Left, Played, advance, replay
from tests.conformance.ahead import (
    check_answers_tell_nothing,
    check_instructions,
    check_raised,
    check_suggestions,
)
from tests.conformance.playouts import Moment, Table, playout, seeds
from tests.depth import DEPTH

NOBODY = -1
"""A seat that no game has."""
MOST_MATCHES = 200
NOTHING = "no such choice"
"""A choice that no game offers."""


def check_playout(table: Table, seed: bytes) -> int:
    """Play to the end with sound requests and outcomes all the way; return how many choices were made."""
    decisions = 0
    for moment in playout(table, seed):
        requests, outcome = moment.requests, table.game.outcome(moment.state)
        assert bool(requests) is (outcome is None), "a game has either choices owed or an outcome"
        assert len({request.seat for request in requests}) == len(requests), "one request a seat"
        for request in requests:
            assert 0 <= request.seat < table.seats, "a choice owed by a seat that is not there"
            assert table.game.plays_on(moment.state, request.seat), "a choice owed by a seat that is out"
            assert request.options, "a choice owed with nothing to choose from"
            assert len(set(request.options)) == len(request.options), "an option offered twice"
        if outcome:
            _check_outcome(table, outcome)
        decisions += len(requests)
    return decisions


def _check_outcome(table: Table, outcome: Outcome) -> None:
    assert set(outcome.winners) <= set(range(table.seats)), "a winner who was not there"
    assert len(set(outcome.winners)) == len(outcome.winners), "a winner named twice"
    assert outcome.reason, "an outcome without a reason"


def check_round_trip(table: Table, seed: bytes) -> None:
    """Check that everything stored or sent comes back from JSON as it was."""
    game = table.game
    assert decode(encode(table.options), game.options_type) == table.options, "options lost in JSON"
    for moment in playout(table, seed):
        assert decode(encode(moment.state), game.state_type) == moment.state, "a state lost in JSON"
        for event in moment.step.events:
            assert decode(encode(event), game.event_type) == event, "an event lost in JSON"
        for viewer in table.viewers:
            view = game.view(moment.state, viewer)
            assert decode(encode(view), game.view_type) == view, "a view lost in JSON"


def check_replay(table: Table, seed: bytes) -> None:
    """Check that seed, options and stored log give the same states and events, byte for byte."""
    moments = list(playout(table, seed))
    log = decode(encode(moments[-1].entries), tuple[Entry, ...])
    again = replay(table.game, table.seats, table.options, partial(Dice, seed), log)
    assert len(again) == len(moments), "a replay of another length"
    for moment, step in zip(moments, again, strict=True):
        assert encode(step) == encode(moment.step), "a replay that went another way"


def check_states_are_left_alone(table: Table, seed: bytes) -> None:
    """Check that no function of a game changes the state it is handed."""
    rng = random.Random(seed)
    for moment in playout(table, seed):
        game, state, before = table.game, moment.state, encode(moment.state)
        for viewer in table.viewers:
            game.view(state, viewer)
            game.resample(state, viewer, Dice(seed, 0))
        requests = game.requests(state)
        for request in requests:
            game.stand_in(state, request.seat, Dice(seed, 0))
            game.leave(state, request.seat, "resigned", Dice(seed, 0))
        if requests:
            game.play(
                state, {request.seat: rng.choice(request.options) for request in requests}, Dice(seed, 0)
            )
        assert encode(state) == before, "a state was changed in place"


def check_rejections(table: Table, seed: bytes) -> None:
    """Check that wrong choices are refused: unknown, missing, uncalled for, stale, or after the end."""
    past: dict[int, set[str]] = {}
    for moment in playout(table, seed):
        requests = moment.requests
        legal = {request.seat: request.options[0] for request in requests}
        for request in requests:
            _refused(table, moment, {**legal, request.seat: NOTHING}, "an unknown choice")
            _refused(table, moment, {s: c for s, c in legal.items() if s != request.seat}, "a missing choice")
            for stale in past.get(request.seat, set()) - set(request.options):
                _refused(table, moment, {**legal, request.seat: stale}, "a stale choice")
            past.setdefault(request.seat, set()).update(request.options)
        _refused(table, moment, {**legal, NOBODY: NOTHING}, "a choice of a seat that is not there")
        if not requests:
            for seat, options in past.items():
                _refused(table, moment, {seat: min(options)}, "a choice after the end")
            _refused(table, moment, {}, "a play after the end")


def _refused(table: Table, moment: Moment, choices: dict[int, str], what: str) -> None:
    with pytest.raises(Rejection) as refusal:  # noqa: PT012  the second line says what was wrongly accepted
        table.game.play(moment.state, choices, Dice(bytes(32), 1))
        pytest.fail(f"{what} was accepted")
    assert refusal.value.reason, f"{what} was refused without a reason"


def check_secrecy(table: Table, seed: bytes) -> None:
    """Check that a viewer's view stays the same, byte for byte, whatever changes that they may not know."""
    for moment in playout(table, seed):
        for viewer in table.viewers:
            shown = encode(table.game.view(moment.state, viewer))
            for draw in range(3):
                other = table.game.resample(moment.state, viewer, Dice(seed, 1_000 + draw))
                assert encode(table.game.view(other, viewer)) == shown, f"seat {viewer} sees a secret"


def check_first_events(table: Table, count: int) -> None:
    """Check that a viewer who cannot tell two beginnings apart by the view cannot by the events either."""
    told: dict[tuple[int | None, str], str] = {}
    for seed in seeds(count):
        step = table.begin(seed)
        for event in step.events:
            assert event.seen_by is None or set(event.seen_by) <= set(range(table.seats)), (
                "an event for a seat that is not there"
            )
        for viewer in table.viewers:
            shown, events = _shown(table, step, viewer)
            assert told.setdefault((viewer, shown), events) == events, f"seat {viewer} is told a secret"


def check_later_events(table: Table, seed: bytes) -> None:
    """Check that equal views before a play and after it come with equal events."""
    for before, after in pairwise(playout(table, seed)):
        for viewer in table.viewers:
            shown, events = _shown(table, after.step, viewer)
            for draw in range(3):
                other = table.game.resample(before.state, viewer, Dice(seed, 1_000 + draw))
                try:
                    step = advance(table.game, other, after.entries[-1], Dice(seed, len(after.entries)))
                except Rejection:  # the other state does not hold the card that was played
                    continue
                shown_there, events_there = _shown(table, step, viewer)
                assert shown_there != shown or events_there == events, f"seat {viewer} is told a secret"


def _shown(table: Table, step: Step[Any, Any], viewer: int | None) -> tuple[str, str]:
    """Return what a viewer is shown, and what it is told, in any order, since two drawn cards have none."""
    told = sorted(map(encode, seen(step.events, viewer)))
    return encode(table.game.view(step.state, viewer)), encode(told)


def looked_at(table: Table, seed: bytes) -> Iterator[Moment]:
    """Yield every other moment of a playout and its end, for checks that cost much at each."""
    return (
        moment
        for number, moment in enumerate(playout(table, seed))
        if DEPTH > 1 or number % 2 == 0 or not moment.requests
    )


def check_stand_in(table: Table, seed: bytes) -> None:
    """Check that the stand-in plays legally, equally for equal dice, and from what its seat may know."""
    for moment in looked_at(table, seed):
        for request in moment.requests:
            choice = table.game.stand_in(moment.state, request.seat, Dice(seed, 1))
            assert choice in request.options, "the stand-in chose what is not legal"
            again = table.game.stand_in(moment.state, request.seat, Dice(seed, 1))
            assert again == choice, "the stand-in changed its mind with the same dice"
            other = table.game.resample(moment.state, request.seat, Dice(seed, 2))
            assert table.game.stand_in(other, request.seat, Dice(seed, 1)) == choice, "the stand-in peeks"


def check_leaving(table: Table, seed: bytes) -> None:
    """Check that any seat still in the game can leave, is never asked afterwards, and the rest ends."""
    for moment in looked_at(table, seed):
        for seat in range(table.seats):
            if moment.requests and table.game.plays_on(moment.state, seat):
                _check_left(table, seed, moment, seat)
            else:
                with pytest.raises(Rejection):
                    table.game.leave(moment.state, seat, "resigned", Dice(seed, 1))


def _check_left(table: Table, seed: bytes, moment: Moment, seat: int) -> None:
    rng = random.Random(seed)
    entries: list[Entry] = [*moment.entries, Left(seat, "resigned")]
    state = advance(table.game, moment.state, entries[-1], Dice(seed, len(entries))).state
    while requests := table.game.requests(state):
        assert seat not in {request.seat for request in requests}, "a seat that left still owes a choice"
        assert not table.game.plays_on(state, seat), "a seat that left plays on"
        assert len(entries) <= table.game.longest + table.seats, "no end after a seat left"
        entries.append(Played({request.seat: rng.choice(request.options) for request in requests}))
        state = advance(table.game, state, entries[-1], Dice(seed, len(entries))).state
    outcome = table.game.outcome(state)
    assert outcome is not None, "no outcome after a seat left"
    assert seat not in outcome.winners, "a seat that left won"
    _check_outcome(table, outcome)
    again = replay(table.game, table.seats, table.options, partial(Dice, seed), entries)
    assert encode(again[-1].state) == encode(state), "a replay with a departure went another way"


def check_campaign(table: Table, seed: bytes) -> None:
    """Check that a campaign ends, its states survive JSON, and it does not change those it is given."""
    campaign, rng = table.game.campaign, random.Random(seed)
    if campaign is None:
        return
    run, matches = campaign.begin({}), 0
    while campaign.outcome(run) is None:
        assert matches < MOST_MATCHES, f"still going after {MOST_MATCHES} matches"
        written = encode(run)
        assert encode(decode(written, campaign.state_type)) == written
        *_, last = playout(replace(table, options=campaign.options(run)), rng.randbytes(32))
        after = campaign.after(run, last.state, table.game.outcome(last.state))
        assert encode(run) == written, "a campaign's state was changed"
        run, matches = after, matches + 1


CHECKS = (
    check_campaign,
    check_answers_tell_nothing,
    check_instructions,
    check_raised,
    check_suggestions,
    check_playout,
    check_round_trip,
    check_replay,
    check_states_are_left_alone,
    check_rejections,
    check_secrecy,
    check_later_events,
    check_stand_in,
    check_leaving,
)
"""The checks that follow one playout of a seed."""
