"""How two good players come to know a deck: they play many hands, and learn from what each promised."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from apparatus.insight.pocket.drafting import Drafted, Meetings
from apparatus.insight.pocket.endgame import Solver
from apparatus.insight.pocket.hands import Hand, Seated, play_hand
from apparatus.insight.pocket.player import GoodPlayer
from apparatus.insight.pocket.printed import Print
from apparatus.insight.pocket.worth import learn, rough
from rules.pocket.pocket import Pocket

EAGER, EVEN = 0.25, 1.0
"""The difference in worth at which the better card is picked about three times as often: by players who know
what they want, and by those who still try everything.
"""


@dataclass(frozen=True)
class Syllabus:
    """How much is learnt before anything is measured, and how far ahead endgames are solved."""

    lessons: int = 3
    lesson: int = 500
    """Hands played for each lesson on what tables are worth."""
    drafts: int = 6_000
    """Hands played to learn what cards are worth in a draft."""
    easier: int = 2
    """From how many cards each endgames are solved while learning."""
    endgame: int = 3
    """From how many cards each they are solved when measuring; one more takes about eight times as long."""


class School:
    """A deck, and two good players who have learnt to play it."""

    def __init__(self, game: Pocket, syllabus: Syllabus, rng: Random) -> None:
        self.game, self._syllabus, self._rng = game, syllabus, rng
        self._print, self._meetings = Print(game.deck), Meetings(game.deck)
        self._worth = rough()
        for _ in range(syllabus.lessons):
            played = list(self._pupils(syllabus.lesson, syllabus.easier))
            self._worth = learn(
                self._worth, [(facts, hand.promise) for hand in played for facts in hand.tables]
            )
        drafts: list[Drafted] = [
            (hand.drafted, hand.promise) for hand in self._pupils(syllabus.drafts, syllabus.easier)
        ]
        plain, answering = self._meetings.learn(drafts, EAGER)
        player = self._player(syllabus.endgame)
        self.plain, self.answering = Seated(player, plain), Seated(player, answering)
        """One drafts by the cards alone, the other against the opponent's cards; otherwise they are equal."""

    def further(self, cards: int) -> Seated:
        """Return a player who drafts as the plain one does, and solves endgames of more cards."""
        return Seated(self._player(self._syllabus.endgame + cards), self.plain.drafting)

    def _pupils(self, count: int, endgame: int) -> Iterator[Hand]:
        """Yield hands with random drafts, played to their first solved tables."""
        pupil = Seated(self._player(endgame), self._meetings.alike(EVEN))
        for _ in range(count):
            yield play_hand((pupil, pupil), self.game, self._rng, to_the_end=False)

    def _player(self, endgame: int) -> GoodPlayer:
        return GoodPlayer(Solver(self._print, self._worth, endgame))
