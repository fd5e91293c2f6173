"""How often a hand of Pocket Samurai waits for another person, with and without things settled ahead.

A hand-off is a wait for somebody who is not the one who chose last, the wait for the first choice included.
Both choose as the stand-in would. Who settles things ahead does so whenever the match has waited for them:
in lists the stand-in's choice comes before the others, and of other answers the first is taken.
"""

import random
from collections.abc import Callable
from statistics import mean
from typing import Any

from rules.dice import Dice
from rules.game import Game, Request, Topic
from rules.games import game
from rules.pocket.state import PocketOptions

HANDS = 100
POCKET = game("pocket.hand/1")
Anything = Game[Any, Any, Any, Any]
"""A game of any kind: nothing is asked of it but what the contract has."""
Ahead = Callable[[Topic], bool]
"""Whether somebody settles a topic ahead."""
MANNERS: dict[str, Ahead] = {
    "nothing": lambda _: False,
    "all but what to lay": lambda topic: topic.name != "lay",
    "all": lambda _: True,
}


class Person:
    """Somebody at a seat, who chooses when asked and may settle things ahead."""

    def __init__(self, game: Anything, seat: int, luck: random.Random, ahead: Ahead) -> None:
        self.game, self.seat, self.luck, self.ahead = game, seat, luck, ahead
        self.instructions: dict[str, tuple[str, ...]] = {}

    def heeded(self, state: object, request: Request) -> str | None:
        """Return what was settled ahead for a request."""
        return self.game.heed(self.game.view(state, self.seat), request, self.instructions)

    def settle(self, state: object, chosen: str | None) -> None:
        """Settle anew what can be settled now."""
        for topic in filter(self.ahead, self.game.topics(self.game.view(state, self.seat), self.seat)):
            self.instructions[topic.name] = self._answers(topic, chosen)

    def _answers(self, topic: Topic, chosen: str | None) -> tuple[str, ...]:
        if not topic.ranked:
            return topic.options[:1]
        shuffled = self.luck.sample(topic.options, len(topic.options))
        return tuple(sorted(shuffled, key=lambda option: option != chosen))


def play(game: Anything, options: object, number: int, ahead: Ahead) -> tuple[int, int]:
    """Play one match of two and return its hand-offs, of the part chosen in the open and of all."""
    luck = random.Random(number)
    seed, people = luck.randbytes(32), [Person(game, seat, luck, ahead) for seat in (0, 1)]
    state = game.start(2, options, Dice(seed)).state
    here: Person | None = None
    in_draft = hand_offs = plays = 0
    while requests := game.requests(state):
        plays += 1
        choices: dict[int, str] = {}
        for request in sorted(requests, key=lambda asked: here is not people[asked.seat]):
            person = people[request.seat]
            choice = person.heeded(state, request)
            if choice is None:
                hand_offs += person is not here
                here, choice = person, game.stand_in(state, request.seat, Dice(seed, plays))
                person.settle(state, choice)
            choices[request.seat] = choice
        state = game.play(state, choices, Dice(seed, plays)).state
        in_draft = hand_offs if requests[0].decision in ("pick", "wish") else in_draft
        if here:
            here.settle(state, None)
    return in_draft, hand_offs


def main() -> None:
    """Print the hand-offs of a hand by draft and by whether things are settled ahead."""
    for draft in ("open", "quick"):
        for name, ahead in MANNERS.items():
            played = [play(POCKET, PocketOptions(draft=draft), number, ahead) for number in range(HANDS)]
            print(
                f"{draft + ' draft':11}, ahead {name:19}: "
                f"{mean(drafted for drafted, _ in played):4.1f} hand-offs in the draft, "
                f"{mean(whole for _, whole in played):4.1f} in the whole hand, "
                f"at most {max(whole for _, whole in played)}"
            )


if __name__ == "__main__":
    main()
