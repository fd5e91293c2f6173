"""Nothing that others can see depends on a pick before its reveal.

The same duel is played twice with the same seed and the same clock, up to a turn in which one of the two
picks other cards the second time. Everyone else then looks at all there is to look at. Whatever went to
anyone but the picker, every line of the log, every row of the outbox and all else that is stored, except the
picks themselves, must be the same byte for byte.
"""

import json
import re
from dataclasses import dataclass
from pathlib import Path

import pytest
from structlog.typing import EventDict

from bot.face.press import Press
from bot.play.ground.chance import SeededChance
from bot.play.ground.context import Context
from bot.sandbox.people.person import Person
from bot.sandbox.request import Json, LoggedRequest
from bot.sandbox.stage import logged_in
from bot.store.engine import open_store
from bot.wire.client import DuelBot
from rules.bushido.wheel import TECHNIQUES
from rules.dice import Dice
from tests.e2e.books import SQLiteBooks
from tests.e2e.evidence import StoppedClock, numbered, seen, stored, watch_the_outbox, written
from tests.e2e.judge import judged
from tests.e2e.match_table import all_shown
from tests.e2e.table import EDIT, Table, cards_of, nothing_waits, seated
from tests.spoken import WORDS


@dataclass
class Secret:
    """A duel in which one person is about to pick, and what has come out since."""

    table: Table
    picker: Person
    bot: DuelBot
    clock: StoppedClock
    file: Path
    log: list[EventDict]
    requests: list[LoggedRequest]

    @property
    def others(self) -> list[Person]:
        """Everybody who must not know."""
        return [person for person in self.table.local.people.values() if person is not self.picker]

    async def pick(self, first: str, second: str) -> None:
        """Pick, have the board say so, and think better of it, of which the board tells nothing."""
        already = len(self.table.local.requests)
        line = await self._choose(await self.table.prompt_of(self.picker), first)
        await self.table.board_says(WORDS("duel-ready"))
        await self._choose((await self.picker.press(line, "Hand")).message, second)
        sent = [request for request in self.table.local.requests[already:] if request.kind == "bot"]
        assert [request.route for request in sent] == [EDIT]
        self.requests += sent

    async def look_around(self) -> None:
        """Look wherever everyone else can."""
        table, local = self.table, self.table.local
        [other] = [person for person in table.pair if person is not self.picker]
        already = len(local.requests)
        await table.hand_of(other)
        for command in ("hand", "duels", "honor"):
            await other.slash(local.channel, command)
        asked = await other.press(table.board, "Resign")
        await other.press(asked.message, WORDS("resign-no"))
        await other.slash(other.dm, "duels")
        for label in ("Hand", "Resign", "Rules"):
            await local.people["Chiyo"].press(table.board, label)
        self.requests += local.requests[already:]

    def evidence(self) -> str:
        """Return all that anyone but the picker could know, with every id replaced by a number."""
        facts = [
            *(f"{request.route} {request.path} {written(request.body)}" for request in self.requests),
            *seen(self.others, self.table.local.channel),
            *map(repr, self.log),
            *stored(self.file),
        ]
        return numbered(facts)

    async def _choose(self, asked: Json, card: str) -> Json:
        """Choose a card, let all be sent that follows from it, and return the line that is left."""
        line = (await self.picker.choose(asked, card)).message
        await all_shown(self.bot, SQLiteBooks(str(self.file)), self.clock)
        return line


async def evidence_of(file: Path, seed: int, time_round: int, log: list[EventDict]) -> str:
    """Play a duel up to a secret pick, the first or the second time round, and return what came out of it."""
    dice, clock = Dice(f"secrecy {seed}".encode()), StoppedClock()
    async with (
        judged() as local,
        open_store(f"sqlite:///{file}") as store,
        logged_in(local, Context(store, clock, SeededChance(seed), run="secrecy")) as bot,
    ):
        bot.outbox.at_once = 1  # so that all arrives in the order in which it happened
        table = await seated(local)
        for _ in range(1 + dice.below(3, "turns")):
            await all_shown(bot, SQLiteBooks(str(file)), clock)
            await table.play_turn(
                *[dice.pick(cards_of(await table.prompt_of(p)), "card") for p in table.pair]
            )
        picker = dice.pick(table.pair, "picker")
        for person in table.pair:
            await table.prompt_of(person)
        await table.board_says(f"Turn **{len(table.turns_told) + 1}**")
        await nothing_waits(bot)
        watch_the_outbox(file)
        log.clear()
        secret = Secret(table, picker, bot, clock, file, log, [])
        cards = dice.shuffle(cards_of(await table.prompt_of(picker)), "cards")
        first, second = cards[:2] if time_round == 1 else cards[2:4]
        await secret.pick(first, second)
        await secret.look_around()
        evidence = secret.evidence()
        check_the_reveal(await finish(secret), second)
        check_custom_ids(local.requests)
    return evidence


async def finish(secret: Secret) -> str:
    """Pick for the other too, and return the words of the reveal."""
    [other] = [person for person in secret.table.pair if person is not secret.picker]
    turn = len(secret.table.turns_told) + 1
    prompt = await secret.table.prompt_of(other)
    await other.choose(prompt, cards_of(prompt)[0])
    return await secret.table.told(turn)


def check_the_reveal(told: str, card: str) -> None:
    """Check that the secret was the one in question: the reveal tells it."""
    assert card.capitalize() in told


def check_custom_ids(requests: list[LoggedRequest]) -> None:
    """Check that controls name all the cards a player can choose, or none: never the one that was chosen."""
    offers = 0
    for request in requests:
        ids = re.findall(r'"custom_id": "([^"]*)"', json.dumps(request.body))
        named = [custom_id for custom_id in ids if any(card in custom_id for card in TECHNIQUES)]
        revisions = {press.revision for press in map(Press.parse, named) if press}
        assert len(revisions) < 2
        assert len(named) in {0, *(len(TECHNIQUES) - revision for revision in revisions)}, named
        offers += bool(named)
    assert offers


@pytest.mark.parametrize("seed", range(5))
async def test_a_pick_leaves_no_trace_before_its_reveal(
    tmp_path: Path, seed: int, log: list[EventDict]
) -> None:
    once = await evidence_of(tmp_path / "once.db", seed, 1, log)
    again = await evidence_of(tmp_path / "again.db", seed, 2, log)
    assert WORDS("duel-ready") in once
    assert "outbox_seen" in once
    assert once.splitlines() == again.splitlines()
