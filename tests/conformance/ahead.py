"""What every game must promise about what seats settle ahead."""

import random
from collections.abc import Sequence
from typing import Any

from bot.play.match.instructions import ASK
from rules.codec import decode, encode
from rules.dice import Dice
from rules.game import Instructions, Request, Topic
from rules.replay import Played
from tests.conformance.playouts import Table, playout


def check_instructions(table: Table, seed: bytes) -> None:
    """Check that topics are distinct, and that instructions choose legally and from the view alone."""
    rng, game = random.Random(seed), table.game
    for moment in playout(table, seed):
        requests = moment.requests
        assert len(requests) == 1 or not game.in_the_open(moment.state), "a choice of several in the open"
        for seat in range(table.seats):
            view = game.view(moment.state, seat)
            topics = game.topics(view, seat)
            _check_topics(topics)
            assert requests or not topics, "something to instruct after the end"
            assert game.topics(_copied(table, view), seat) == topics, "other topics for an equal view"
            instructions = _instructions(topics, rng)
            for request in (request for request in requests if request.seat == seat):
                choice = game.heed(view, request, instructions)
                assert choice is None or choice in request.options, "instructions chose what is not legal"
                again = game.heed(_copied(table, view), request, instructions)
                assert again == choice, "instructions chose otherwise for an equal view"
                assert game.heed(view, request, {}) is None, "a choice without an instruction"
                _check_needs(table, view, request, instructions)


def check_answers_tell_nothing(table: Table, seed: bytes) -> None:
    """Check that whether a seat is asked reveals nothing it holds: it follows from what all others know."""
    rng, game = random.Random(seed), table.game
    for moment in playout(table, seed):
        for request in moment.requests:
            view = game.view(moment.state, request.seat)
            instructions = _instructions(game.topics(view, request.seat), rng)
            asked = game.heed(view, request, instructions) is None
            for viewer in table.viewers:
                other = game.resample(moment.state, viewer, Dice(rng.randbytes(32), 0))
                for owed in game.requests(other):
                    if viewer != owed.seat == request.seat and owed.options:
                        theirs = game.view(other, owed.seat)
                        assert (game.heed(theirs, owed, instructions) is None) == asked, (
                            f"seat {viewer} is told a secret by whether seat {owed.seat} is asked"
                        )


def check_suggestions(table: Table, seed: bytes) -> None:
    """Check that what is suggested can be instructed, and what an instruction needs can be, as well."""
    for moment in playout(table, seed):
        for seat in range(table.seats):
            view = table.game.view(moment.state, seat)
            topics = {topic.name: topic for topic in table.game.topics(view, seat)}
            for topic in topics.values():
                assert set(topic.needs) <= set(topics), "an instruction needs what cannot be instructed"
            for name, told in table.game.suggested(view, seat).items():
                assert name in topics, "a suggestion on what cannot be instructed"
                assert told, "an empty suggestion"
                assert set(told) <= set(topics[name].options), "a suggestion of what cannot be instructed"
                assert topics[name].ranked or len(told) == 1, "two suggestions where one holds"


def check_raised(table: Table, seed: bytes) -> None:
    """Check that what a choice raises can be instructed, and follows from the view alone."""
    for moment in playout(table, seed):
        last = moment.entries[-1] if moment.entries else None
        played = last.choices if isinstance(last, Played) else {}
        for seat in range(table.seats):
            view, requests = table.game.view(moment.state, seat), moment.requests
            hidden = [each for request in requests if request.seat == seat for each in request.options[:4]]
            topics = {topic.name for topic in table.game.topics(view, seat)}
            for choice in (*hidden, *(each for of, each in played.items() if of == seat)):
                raised = table.game.raised(view, seat, choice)
                assert {*raised} <= topics, "a choice raises what cannot be instructed"
                again = table.game.raised(_copied(table, view), seat, choice)
                assert again == raised, "a choice raises something else for an equal view"


def _check_topics(topics: Sequence[Topic]) -> None:
    assert len({topic.name for topic in topics}) == len(topics), "two topics of one name"
    for topic in topics:
        assert topic.options, "a topic with nothing to instruct"
        assert len(set(topic.options)) == len(topic.options), "a topic with an option twice"
        assert ASK not in topic.options, "an option that means to be asked"


def _check_needs(
    table: Table,
    view: Any,  # noqa: ANN401  any game's
    request: Request,
    instructions: Instructions,
) -> None:
    heed = table.game.heed
    for topic in table.game.topics(view, request.seat):
        for need in topic.needs:
            lacking = {name: told for name, told in instructions.items() if name != need}
            without = {name: told for name, told in lacking.items() if name != topic.name}
            assert heed(view, request, lacking) == heed(view, request, without), (
                "an instruction was heeded without what it needs"
            )


def _instructions(topics: Sequence[Topic], rng: random.Random) -> dict[str, tuple[str, ...]]:
    """Instruct on none of the topics, on most, or on all."""
    share = rng.choice((0.5, 0.9, 1))
    return {topic.name: _instructed(topic, rng) for topic in topics if rng.random() < share}


def _instructed(topic: Topic, rng: random.Random) -> tuple[str, ...]:
    return tuple(rng.sample(topic.options, rng.randint(1, len(topic.options)) if topic.ranked else 1))


def _copied(table: Table, view: Any) -> Any:  # noqa: ANN401  any game's
    return decode(encode(view), table.game.view_type)
