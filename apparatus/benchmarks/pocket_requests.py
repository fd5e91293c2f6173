"""Requests to Discord by draft and by turn of Pocket Samurai, counted over whole seeded hands.

    python -m apparatus.benchmarks.pocket_requests

As in ``requests``, answers to interactions do not count, and there are two tempers: unhurried, where
everything is shown before the next choice, and hurried, where it need not be. All draft on the board and lay
by DM. They answer what their cards ask in one of three ways: by hand when it comes; as soon as they lay the
card, unless it comes at once, as for the player who lays last; or ahead, right after the draft.
"""

import asyncio
import tempfile
from dataclasses import dataclass
from statistics import mean
from typing import Literal, cast, get_args

from apparatus.benchmarks.figures import table
from apparatus.benchmarks.requests import PATIENCE, Clock, Json, all_shown
from bot.face.press import Press
from bot.logs import configure_logs
from bot.play.ground.chance import SeededChance
from bot.play.match.instructions import ASK
from bot.play.match.reading import MatchPage
from bot.play.messages.parcels import READY_PAUSE
from bot.sandbox.actors.puppets import Message, choices_of, prompts
from bot.sandbox.components import carries, walk
from bot.sandbox.people.person import Answered, Person
from bot.sandbox.stage import Stage, stage
from bot.store.ids import MatchId
from rules.dice import Dice
from rules.pocket.cards import STRIKE
from rules.pocket.view import PocketView

HANDS = 5
"""Hands played in each manner, each with its own seed."""
MOST_OF_A_DRAFT = 10
"""How many of the bot's own requests a draft may cost."""
MOST_OF_A_TURN = 3
"""How many a turn that asks only for the two cards may cost."""
MOST_IN_THE_MEAN = 3.2
"""How many a turn may cost on average when people settle with the card; some sides are asked for anyway."""
OUTSIDE = 1
"""What it costs to post the result outside the thread, which is not charged to any turn."""

Way = Literal["by hand", "with the card", "ahead"]
"""How people answer what their cards ask."""
WAYS: tuple[Way, ...] = get_args(Way)
TEMPERS = {"unhurried": False, "hurried": True}


@dataclass(frozen=True)
class TurnCount:
    """What a turn took."""

    questions: int
    """Choices besides the two cards."""
    requests: int


@dataclass(frozen=True)
class HandCount:
    """What a hand took, in the bot's own requests."""

    draft: float
    turns: tuple[TurnCount, ...]

    @property
    def a_turn(self) -> float:
        """What a turn took on average, whatever it asked for."""
        return mean(turn.requests for turn in self.turns)

    @property
    def questions_a_turn(self) -> float:
        """How many questions a turn asked by hand, on average."""
        return mean(turn.questions for turn in self.turns)

    @property
    def plain(self) -> list[int]:
        """What each turn took that asked only for the two cards."""
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
    way: Way
    cards: Dice

    async def play(self) -> HandCount:
        """Challenge, accept, and play to the end."""
        match_id = await self._begin()
        begun = self._so_far()
        await self._draft(match_id)
        if self.way == "ahead":
            await self._settle_ahead(match_id)
        drafted, turns = self._so_far(), list[TurnCount]()
        while not (await self._page(match_id)).outcome:
            turns.append(await self._turn(match_id))
        return HandCount(drafted - begun, tuple(turns))

    async def _begin(self) -> MatchId:
        aya, ben = (self.stage.local.people[name] for name in ("Aya", "Ben"))
        where = self.stage.local.channel
        challenge = await aya.slash(where, "challenge", opponent=ben, game="pocket.hand")
        await ben.press(challenge.message or {}, "Accept")
        await self._shown(but=1)  # the DM that asks for the first pick, unless that comes soon
        [line] = await self.stage.bot.play.reading.duels(ben.id)
        return line.match_id

    async def _draft(self, match_id: MatchId) -> None:
        """Pick for both players on the board, which each answer draws anew."""
        while (page := await self._page(match_id)).offered:
            card = self.cards.pick(page.offered, "card")
            wanted = Press("open", match_id, page.revision, f"choose:{card}").custom_id
            board = await self.stage.local.until(lambda wanted=wanted: self._carrier(wanted), PATIENCE)
            [on] = self._owing(page)
            await on.press(board, wanted)
        await self._shown()

    async def _settle_ahead(self, match_id: MatchId) -> None:
        """Settle for both players everything their cards may ask, except what they lay."""
        ahead = self.stage.bot.play.instructions
        for player in (await self._page(match_id)).players:
            page = await ahead.page(match_id=match_id, user_id=player.user_id)
            for topic in (on.topic for on in page.instructions if on.topic.name != "lay"):
                settled = {"match_id": match_id, "user_id": player.user_id, "topic": topic.name}
                if topic.ranked:
                    for option in self.cards.shuffle(topic.options, "answer"):
                        await ahead.add(**settled, option=option)
                    await ahead.finish(**settled)
                else:
                    await ahead.add(**settled, option=self.cards.pick(topic.options, "answer"))

    async def _turn(self, match_id: MatchId) -> TurnCount:
        """Lay a card for both players and answer what is asked, up to the next turn."""
        before, questions = self._so_far(), 0
        await self._answer(await self._page(match_id))
        while (page := await self._page(match_id)).outcome is None and not self._begins(page):
            questions += await self._answer(page)
        return TurnCount(questions, self._so_far() - before - OUTSIDE * bool(page.outcome))

    async def _answer(self, page: MatchPage) -> int:
        """Choose for everyone who is asked; return how many were asked.

        They strike only if they must, so that there are many turns.
        """
        owing = self._owing(page)
        asked = [(person, prompt) for person in owing if (prompt := self._prompt(person))]
        assert asked, "who owes a choice and is not asked has settled it, but not all of them"
        for person, prompt in asked:
            choices = [choice for choice in choices_of(prompt) if choice != STRIKE] or [STRIKE]
            answer = await person.choose(prompt, self.cards.pick(choices, "choice"))
            assert not answer.failed
            if self.way == "with the card":
                await self._settle_with_card(person, answer)
            if not self.hurried:
                await self._shown()
        await self._shown()
        return len(asked)

    def _prompt(self, person: Person) -> Message | None:
        """Return the DM that asks a player, if one does."""
        return next((message for message in prompts(person) if choices_of(message)), None)

    async def _settle_with_card(self, person: Person, answer: Answered) -> None:
        """Settle the follow-up questions of a choice, one press a topic."""
        raised = answers(answer.message or {})
        for topic in dict.fromkeys(topic for topic, *_ in raised):
            control, listed = self.cards.pick([found for of, *found in raised if of == topic], "answer")
            shown = answer.message or {}
            settled = person.choose(shown, listed, control) if listed else person.press(shown, control)
            answer = await settled
            assert not answer.failed

    async def _shown(self, *, but: int = 0) -> None:
        """Wait until everything is shown, except ``but`` messages that wait for their time."""
        self.clock.forward(READY_PAUSE)
        await all_shown(self.stage.bot, but=but)

    def _begins(self, page: MatchPage) -> bool:
        return cast(PocketView, page.view).exchange.stage == "lay"

    def _owing(self, page: MatchPage) -> list[Person]:
        people = {person.id: person for person in self.stage.local.people.values()}
        return [people[player.user_id] for player in page.players if player.owes]

    def _carrier(self, custom_id: str) -> Json | None:
        """Return the message in the channel that has a control."""
        seen = self.stage.local.seen_by(self.stage.local.people["Daigo"])
        return next((message for message in seen if carries(message, custom_id)), None)

    async def _page(self, match_id: MatchId) -> MatchPage:
        return await self.stage.bot.play.reading.match(match_id)

    def _so_far(self) -> int:
        return sum(request.kind == "bot" for request in self.stage.local.requests)


def answers(message: Json) -> list[tuple[str, str, str]]:
    """Return the answers that a message offers to the follow-up questions of a choice.

    Each is its topic, the custom id of its button or list, and what to choose from a list.
    """
    found: list[tuple[str, str, str]] = []
    for component in walk(message["components"]):
        control = component.get("custom_id", "")
        press = Press.parse(control)
        if press and press.parts[0] == "answer":
            topic, _, answer = press.parts[1].partition("/")
            options = [option["value"] for option in component.get("options", ())]
            found += [(topic, control, option) for option in options if option != ASK]
            found += [(topic, control, "")] if answer and answer != ASK else []
    return found


async def count(way: Way, *, hurried: bool, seed: int = 1) -> HandCount:
    """Play a hand in one way and temper."""
    clock = Clock()
    with tempfile.TemporaryDirectory() as directory:
        url = f"sqlite:///{directory}/bot.db"
        async with stage(url, chance=SeededChance(seed), now=clock) as opened:
            return await HandPlayers(opened, clock, hurried, way, Dice(f"cards {seed}".encode())).play()


async def count_together(way: Way, hands: int, *, hurried: bool) -> HandCount:
    """Play several hands; return the mean of their drafts, and all their turns."""
    counts = [await count(way, hurried=hurried, seed=seed) for seed in range(1, hands + 1)]
    turns = (turn for hand in counts for turn in hand.turns)
    return HandCount(mean(hand.draft for hand in counts), tuple(turns))


def main() -> None:
    """Play in all ways and tempers, and print what it took."""
    configure_logs("error", "console")
    counts = {
        way: [asyncio.run(count_together(way, HANDS, hurried=hurried)) for hurried in TEMPERS.values()]
        for way in WAYS
    }
    by_hand = counts["by hand"]
    lines = [
        ("the draft", *(each.draft for each in by_hand)),
        ("a turn that asks for two cards alone", *(mean(each.plain) for each in by_hand)),
        *((f"a turn, questions answered {way}", *(each.a_turn for each in counts[way])) for way in WAYS),
        ("for each question answered by hand", *(each.for_each_question for each in by_hand)),
        *((f"questions a turn, {way}", *(each.questions_a_turn for each in counts[way])) for way in WAYS),
    ]
    table("Requests of the bot's own in Pocket Samurai", ("by DM, drafted on the board", *TEMPERS), lines)


if __name__ == "__main__":
    main()
