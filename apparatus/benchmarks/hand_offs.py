"""How often a match waits for another person, with and without choices settled ahead.

A hand-off is a wait for a person other than the one who chose last; the wait for the first choice counts as
well. Everyone chooses as the stand-in would. People who settle things ahead do so whenever the match has
waited for them.

In Pocket Samurai a list puts the stand-in's choice first, before the others, and of other answers the first
is taken; a question is settled with the card that asks it, unless its turn is played at once. In Kendo Duel
people take what is suggested, which leaves attacks to them, or settle those as well, in the order in which
they are offered. There it is also measured how often such a player wins against others who answer by hand.
"""

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import mean, median
from typing import Any

from rules.dice import Dice
from rules.game import Game, Instructions, Request, Topic
from rules.games import game
from rules.pocket.state import PocketOptions

MATCHES = 100
CONTESTS = 600
Anything = Game[Any, Any, Any, Any]
"""A game of any kind: only the contract is used."""
Manner = Callable[["Person", Any, str | None], Instructions]
"""What a person settles ahead, from their view and their last choice."""


@dataclass
class Person:
    """A person at a seat, who chooses when asked and may settle things ahead."""

    game: Anything
    seat: int
    luck: random.Random
    manner: Manner
    instructions: dict[str, tuple[str, ...]] = field(default_factory=dict)
    hidden: bool = False
    """Whether their last choice is not played yet."""

    def heeded(self, state: object, request: Request) -> str | None:
        """Return what was settled ahead for a request."""
        return self.game.heed(self.game.view(state, self.seat), request, self.instructions)

    def settle(self, state: object, chosen: str | None) -> None:
        """Settle again what can be settled now."""
        self.instructions |= self.manner(self, self.game.view(state, self.seat), chosen)


def nothing(person: Person, view: Any, chosen: str | None) -> Instructions:  # noqa: ARG001, ANN401
    """Settle nothing."""
    return {}


def with_the_card(person: Person, view: Any, chosen: str | None) -> Instructions:  # noqa: ANN401
    """Settle what a card that has just been laid may ask."""
    raised = person.game.raised(view, person.seat, chosen) if chosen and person.hidden else ()
    return {name: told for name, told in all_there_is(person, view, None).items() if name in raised}


def wishes_ahead(person: Person, view: Any, chosen: str | None) -> Instructions:  # noqa: ANN401
    """Settle the wishes of a draft ahead, and later what a card that has just been laid may ask."""
    wishes = {name: told for name, told in all_there_is(person, view, chosen).items() if name == "wishes"}
    return wishes or with_the_card(person, view, chosen)


def all_but_what_to_lay(person: Person, view: Any, chosen: str | None) -> Instructions:  # noqa: ANN401
    """Settle everything a hand of Pocket Samurai asks, except what to lay."""
    return {name: told for name, told in all_there_is(person, view, chosen).items() if name != "lay"}


def all_there_is(person: Person, view: Any, chosen: str | None) -> Instructions:  # noqa: ANN401
    """Settle everything; lists put the last choice before the others."""
    topics = person.game.topics(view, person.seat)
    return {topic.name: _of_ones_own(topic, chosen, person.luck) for topic in topics}


def _of_ones_own(topic: Topic, chosen: str | None, luck: random.Random) -> tuple[str, ...]:
    if not topic.ranked:
        return topic.options[:1]
    shuffled = luck.sample(topic.options, len(topic.options))
    return tuple(sorted(shuffled, key=lambda option: option != chosen))


def suggested(person: Person, view: Any, chosen: str | None) -> Instructions:  # noqa: ARG001, ANN401
    """Settle what is suggested."""
    return person.game.suggested(view, person.seat)


def full_lists(person: Person, view: Any, chosen: str | None) -> Instructions:  # noqa: ANN401
    """Settle what is suggested, and the rest as it is offered."""
    topics = person.game.topics(view, person.seat)
    offered = {topic.name: topic.options if topic.ranked else topic.options[:1] for topic in topics}
    return {**offered, **suggested(person, view, chosen)}


@dataclass(frozen=True)
class Match:
    """A match that was played."""

    winners: tuple[int, ...]
    hand_offs: int
    by_decision: Mapping[str, int]
    """How many hand-offs there had been when each decision was last asked for."""


def play(rules: Anything, options: object, number: int, manners: Sequence[Manner]) -> Match:
    """Play one match, each person in their own manner."""
    luck = random.Random(number)
    seed = luck.randbytes(32)
    people = [Person(rules, seat, luck, manner) for seat, manner in enumerate(manners)]
    state = rules.start(len(people), options, Dice(seed)).state
    here: Person | None = None
    by_decision: dict[str, int] = {}
    hand_offs = plays = 0
    while requests := rules.requests(state):
        plays += 1
        choices: dict[int, str] = {}
        for request in sorted(requests, key=lambda asked: here is not people[asked.seat]):
            person = people[request.seat]
            choice = person.heeded(state, request)
            if choice is None:
                hand_offs += person is not here
                here, choice = person, rules.stand_in(state, request.seat, Dice(seed, plays))
                person.hidden = len(choices) + 1 < len(requests)
                person.settle(state, choice)
            choices[request.seat] = choice
        state = rules.play(state, choices, Dice(seed, plays)).state
        by_decision[requests[0].decision] = hand_offs
        if here:
            here.settle(state, None)
    outcome = rules.outcome(state)
    return Match(outcome.winners if outcome else (), hand_offs, by_decision)


POCKET_MANNERS: Mapping[str, Manner] = {
    "nothing": nothing,
    "questions with the card": with_the_card,
    "wishes, questions with the card": wishes_ahead,
    "all but what to lay": all_but_what_to_lay,
    "all": all_there_is,
}
KENDO_MANNERS: Mapping[str, Manner] = {
    "nothing": nothing,
    "what is suggested": suggested,
    "all": full_lists,
}
KENDO_TABLES = (("kendo.duel/2", 2), ("kendo.duel/2", 3), ("kendo.duel/2", 4), ("kendo.competition/2", 2))


def share_won(rules: Anything, seats: int, manner: Manner, matches: int) -> float:
    """Return the share won by one who settles things ahead among others who do not; a draw is shared."""
    won = 0.0
    for number in range(matches):
        seat = number % seats
        manners = [manner if other == seat else nothing for other in range(seats)]
        winners = play(rules, rules.options_type(), number, manners).winners or range(seats)
        won += (seat in winners) / len(winners)
    return won / matches


def pocket() -> None:
    """Print the hand-offs of a hand by draft and by what is settled ahead."""
    rules = game("pocket.hand/1")
    for draft in ("open", "quick"):
        for name, manner in POCKET_MANNERS.items():
            options = PocketOptions(draft=draft)
            played = [play(rules, options, number, (manner, manner)) for number in range(MATCHES)]
            drafted = mean(
                max(match.by_decision.get(each, 0) for each in ("pick", "wish")) for match in played
            )
            print(
                f"{draft + ' draft':11}, settled {name:31}: "
                f"{drafted:4.1f} hand-offs in the draft, "
                f"{mean(match.hand_offs for match in played):4.1f} in the whole hand, "
                f"at most {max(match.hand_offs for match in played)}"
            )


def kendo() -> None:
    """Print the hand-offs of Kendo Duel by what is settled ahead, and how often a player who does so wins."""
    for game_id, seats in KENDO_TABLES:
        rules = game(game_id)
        for name, manner in KENDO_MANNERS.items():
            waits = [
                play(rules, rules.options_type(), number, [manner] * seats).hand_offs
                for number in range(MATCHES)
            ]
            share = share_won(rules, seats, manner, CONTESTS) if manner is not nothing else 1 / seats
            print(
                f"{game_id} of {seats}, ahead {name:17}: "
                f"{median(waits):4.1f} hand-offs, at most {max(waits):3}; "
                f"wins {share:.0%} (by hand {1 / seats:.0%})"
            )


def main() -> None:
    """Print the figures of each game in which choices can be settled ahead."""
    pocket()
    kendo()


if __name__ == "__main__":
    main()
