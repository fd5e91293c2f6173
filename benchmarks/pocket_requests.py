"""Requests to Discord by draft and by turn of Pocket Samurai, counted over a whole seeded hand.

    python -m benchmarks.pocket_requests

As in ``benchmarks.requests`` answers to interactions do not count, and there are two tempers: unhurried,
where everything is shown before the next choice, and hurried, where it need not be. Both draft on the board
and lay by DM. What a turn costs that asks for more than its cards is told apart.
"""

import asyncio
import tempfile
from dataclasses import dataclass
from statistics import mean
from typing import cast

from benchmarks.figures import table
from benchmarks.requests import END, PATIENCE, Clock, Json
from bot.face.press import Press
from bot.logs import configure_logs
from bot.play.ground.chance import SeededChance
from bot.play.match.reading import MatchPage
from bot.play.messages.parcels import READY_PAUSE
from bot.sandbox.components import carries
from bot.sandbox.person import Person
from bot.sandbox.puppets import choices_of, prompts
from bot.sandbox.stage import Stage, stage
from bot.store.ids import MatchId
from rules.dice import Dice
from rules.pocket.cards import STRIKE
from rules.pocket.view import PocketView

SEED = 1
MOST_OF_A_DRAFT = 10
"""Requests of the bot's own that a draft may cost."""
MOST_OF_A_TURN = 3
"""Those that a turn may cost which asks for nothing but its cards."""
TEMPERS = {"unhurried": False, "hurried": True}


@dataclass(frozen=True)
class TurnCount:
    """What a turn took."""

    questions: int
    """Choices beside the two cards."""
    requests: int


@dataclass(frozen=True)
class HandCount:
    """What a hand took, in requests of the bot's own."""

    draft: int
    turns: tuple[TurnCount, ...]
    whole: int

    @property
    def plain(self) -> list[int]:
        """What each turn took that asked for two cards alone."""
        return [turn.requests for turn in self.turns if not turn.questions]

    @property
    def asking(self) -> list[TurnCount]:
        """The turns that asked for more."""
        return [turn for turn in self.turns if turn.questions]

    @property
    def for_each_question(self) -> float:
        """What a question adds."""
        more = sum(turn.requests for turn in self.asking) - len(self.asking) * mean(self.plain)
        return more / sum(turn.questions for turn in self.asking)


@dataclass(frozen=True)
class HandPlayers:
    """Two people who play a hand to its end."""

    stage: Stage
    clock: Clock
    hurried: bool
    cards: Dice

    async def play(self) -> HandCount:
        """Challenge, accept, and play to the end."""
        match_id = await self._begin()
        begun = self._so_far()
        await self._draft(match_id)
        drafted, turns = self._so_far(), list[TurnCount]()
        while not (await self._page(match_id)).outcome:
            turns.append(await self._turn(match_id))
        return HandCount(drafted - begun, tuple(turns), self._so_far() - begun)

    async def _begin(self) -> MatchId:
        aya, ben = (self.stage.local.people[name] for name in ("Aya", "Ben"))
        where = self.stage.local.channel
        challenge = await aya.slash(where, "challenge", opponent=ben, game="pocket.hand")
        await ben.press(challenge.message or {}, "Accept")
        await self._shown(but=1)  # the DM that asks for the first pick, unless that comes soon
        [line] = await self.stage.bot.play.reading.duels(ben.id)
        return line.match_id

    async def _draft(self, match_id: MatchId) -> None:
        """Have both pick on the board, which each answer draws anew."""
        while (page := await self._page(match_id)).offered:
            card = self.cards.pick(page.offered, "card")
            wanted = Press("open", match_id, page.revision, f"choose:{card}").custom_id
            board = await self.stage.local.until(lambda wanted=wanted: self._carrier(wanted), PATIENCE)
            [on] = self._owing(page)
            await on.press(board, wanted)
        await self._shown()

    async def _turn(self, match_id: MatchId) -> TurnCount:
        """Have both lay a card and answer what is asked, up to the next turn."""
        before, questions = self._so_far(), 0
        await self._answer(await self._page(match_id))
        while (page := await self._page(match_id)).outcome is None and not self._begins(page):
            questions += len(self._owing(page))
            await self._answer(page)
        return TurnCount(questions, self._so_far() - before - END * bool(page.outcome))

    async def _answer(self, page: MatchPage) -> None:
        """Have all who are asked choose; they strike only if they must, so that there are many turns."""
        for person in self._owing(page):
            prompt = next(message for message in prompts(person) if choices_of(message))
            choices = [choice for choice in choices_of(prompt) if choice != STRIKE] or [STRIKE]
            answer = await person.choose(prompt, self.cards.pick(choices, "choice"))
            assert not answer.failed
            if not self.hurried:
                await self._shown()
        await self._shown()

    async def _shown(self, *, but: int = 0) -> None:
        """Wait until everything is shown, but for so many messages that wait for their time."""
        self.clock.forward(READY_PAUSE)
        async with asyncio.timeout(PATIENCE):
            while await self.stage.bot.play.deliveries.size() > but:
                self.stage.bot.outbox.wake()
                await asyncio.sleep(0.005)

    def _begins(self, page: MatchPage) -> bool:
        return cast(PocketView, page.view).exchange.stage == "lay"

    def _owing(self, page: MatchPage) -> list[Person]:
        people = {person.id: person for person in self.stage.local.people.values()}
        return [people[player.user_id] for player in page.players if player.owes]

    def _carrier(self, custom_id: str) -> Json | None:
        """Return the message in the channel that has a control."""
        seen = self.stage.local.people["Daigo"].messages(self.stage.local.channel)
        return next((message for message in seen if carries(message, custom_id)), None)

    async def _page(self, match_id: MatchId) -> MatchPage:
        return await self.stage.bot.play.reading.match(match_id)

    def _so_far(self) -> int:
        return sum(request.kind == "bot" for request in self.stage.local.requests)


async def count(*, hurried: bool) -> HandCount:
    """Play a hand in one temper."""
    clock = Clock()
    with tempfile.TemporaryDirectory() as directory:
        url = f"sqlite:///{directory}/bot.db"
        async with stage(url, chance=SeededChance(SEED), now=clock) as opened:
            return await HandPlayers(opened, clock, hurried, Dice(b"cards")).play()


def main() -> None:
    """Play in both tempers and print what it took."""
    configure_logs("error", "console")
    counts = [asyncio.run(count(hurried=hurried)) for hurried in TEMPERS.values()]
    lines = [
        ("the draft", *(each.draft for each in counts)),
        ("a turn that asks for two cards alone", *(mean(each.plain) for each in counts)),
        ("a turn with questions", *(mean(turn.requests for turn in each.asking) for each in counts)),
        ("such a turn, for each question", *(each.for_each_question for each in counts)),
        ("the whole hand", *(each.whole for each in counts)),
        ("its turns", *(len(each.turns) for each in counts)),
    ]
    table("Requests of the bot's own in Pocket Samurai", ("by DM, drafted on the board", *TEMPERS), lines)


if __name__ == "__main__":
    main()
