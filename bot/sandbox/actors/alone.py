"""A person who plays solo in one panel, choosing as the stand-in would."""

import time
from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial

from bot.face.press import Press
from bot.play.entry.setups import write_setup
from bot.play.ground.repertoire import newest
from bot.play.match.reading import MatchPage
from bot.replay import check_match
from bot.sandbox.actors.puppets import (
    Message,
    Puppets,
    choice_of,
    choices_of,
    filled_for,
    openings,
    prompt_press,
)
from bot.sandbox.actors.script import as_lines
from bot.sandbox.components import walk
from bot.sandbox.errors import NotPossible
from bot.sandbox.people.person import Answered, Person
from bot.sandbox.request import Json
from bot.sandbox.stage import Stage
from bot.store.engine import Store
from bot.store.ids import MatchId, UserId
from bot.store.rows import Match
from bot.terminal import say
from rules.codec import decode
from rules.dice import Dice
from rules.games import game


@dataclass
class LonePuppet:
    """A person who plays solo."""

    played: Stage
    person: Person
    dice: Dice

    async def play(self, name: str, setup: str) -> str | None:
        """Play to the end, print what the panel shows, and share it; return what went wrong, if anything."""
        channel = self.played.local.channel
        begun = await self.person.slash(channel, "solo play", game=name, setup=setup)
        panel = begun.message or {}
        press = prompt_press(panel)
        if press is None:
            return "nothing was asked"
        match_id = MatchId(press.id)
        while (page := await self._page(match_id)).outcome is None:
            self._print(panel)
            choice = await sensible(self.played.store, page, self.dice)
            await choose_by_hand(self.person, panel, page, choice, self.dice)
            after = await self._page(match_id)
            if after.revision == page.revision:
                return f"no choice was taken at revision {page.revision}"
            panel = await self.played.local.until(partial(self._shown, str(panel["id"]), after)) or {}
        await self.person.press(panel, "Show everyone")
        await Puppets(self.played, 0).all_shown()
        return "; ".join(await check_match(self.played.store, match_id)) or None

    async def _page(self, match_id: MatchId) -> MatchPage:
        return await self.played.bot.play.reading.match(match_id, UserId(self.person.id))

    def _shown(self, message_id: str, page: MatchPage) -> Json | None:
        """Return the panel once it shows the current state."""
        panel = next(m for m in self.person.messages(self.played.local.channel) if m["id"] == message_id)
        press = prompt_press(panel)
        if page.outcome:
            return panel if press is None else None
        return panel if press and press.revision == page.revision else None

    def _print(self, panel: Message) -> None:
        lines = as_lines(panel, {self.person.id: self.person.name}, time.time())
        say("\n".join(f"  {line}".rstrip() for line in lines), end="\n\n")


async def sensible(store: Store, page: MatchPage, dice: Dice) -> str:
    """Return what the stand-in would choose for the page's player."""
    match = await store.read(lambda tx: tx.one("match_by_id", Match, id=page.match_id))
    assert match  # noqa: S101  it is being played
    rules = game(match.game)
    return rules.stand_in(decode(match.state, rules.state_type), page.seat, dice)


async def choose_by_hand(
    person: Person, prompt: Message, page: MatchPage, choice: str, dice: Dice
) -> Answered:
    """Make a choice with the control that leads to it: directly, through a form, or after a question."""
    if choice in choices_of(prompt):
        return await click_choice(person, prompt, choice)
    for way in openings(prompt):
        if way.parts[0] == "sure" and not way.action.endswith(f":{choice}"):
            continue  # it asks for confirmation of another choice
        opened = await person.press(prompt, way.custom_id)
        if opened.form:
            return await person.submit(opened.form, filled_for(opened.form, page, (choice,), dice))
        return await click_choice(person, opened.message or {}, choice)
    raise NotPossible(f"no control leads to {choice!r}")


async def click_choice(person: Person, prompt: Message, choice: str) -> Answered:
    """Make a choice by its button, or by the list that contains it."""
    for part in walk(prompt["components"]):
        press = Press.parse(part.get("custom_id", ""))
        if press and choice == choice_of(press):
            return await person.press(prompt, press.custom_id)
    return await person.choose(prompt, choice)


def setup_of(name: str, wanted: Iterable[str]) -> str:
    """Return a complete setup with some words in it, such as ``yoroi-mine``, or ``blood`` for ``blood-with``.

    Raise NotPossible for a word that fits no question.
    """
    asked = {question.name: question.answers for question in game(newest(name)).questions}
    answers = {question: usual for question, (usual, *_) in asked.items()}
    for word in wanted:
        question, _, answer = word.partition("-")
        if question not in asked:
            raise NotPossible(f"There is no {question} in {name}, but {_listed(asked)}.")
        answers[question] = answer or "with"
        if answers[question] not in asked[question]:
            raise NotPossible(f"There is no {question} {answers[question]}, but {_listed(asked[question])}.")
    return write_setup(answers)


def _listed(words: Iterable[str]) -> str:
    *some, last = words
    return f"{', '.join(some)} and {last}"
