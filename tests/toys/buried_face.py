"""The screens of the search: a form of two parts, and one for more stones than a list can offer."""

from collections.abc import Iterable, Iterator, Mapping
from typing import cast

import msgspec

from bot.face.form import ChoiceField, Form, TextField
from bot.face.game.choice import choice_control
from bot.face.game.face import Alone, CampaignTold, Face, InParts, Middle, Turns
from bot.face.game.facts import Fact, Phrase, ToldTurn, Worth, said
from bot.face.game.parts import at_table, first_seal
from bot.face.game.prompt import handing_in
from bot.face.pieces import mention
from bot.face.screen import Option, Screen, Text
from bot.face.words import Words
from bot.play.ground.given import one
from bot.play.match.reading import MatchPage, TurnPage
from bot.play.solo.campaigns import CampaignPage
from bot.play.solo.contest_pages import MatchEnd
from tests.toys.buried import SIDES, TOOLS, BuriedRun, BuriedView, Dug, Packed


def middle(page: MatchPage, words: Words) -> Middle:
    """Tell everyone how it ended."""
    found = page.outcome is not None and bool(page.outcome.winners)
    player = mention(page.players[0].user_id)
    return Middle(words(f"toy-buried-{'found' if found else 'lost'}", player=player))


def hand(page: MatchPage, words: Words) -> Screen:
    """Tell what the last dig has shown, and ask for the next."""
    lines = said(_facts(page.lately), at_table(page, words))
    if page.outcome:
        ended = "found" if page.outcome.winners else "lost"
        lines.append(words(f"toy-buried-{ended}", player=mention(page.players[0].user_id)))
        return Screen((Text("\n".join(lines)),))
    lines.append(words("toy-digs", digs=cast(BuriedView, page.view).digs))
    question, in_parts = words(f"toy-choose-{page.decision}"), page.decision == "pack"
    choice = choice_control(
        page,
        words,
        page.revision + 1,
        lambda stone: Option(stone, stone),
        question=question,
        in_parts=in_parts,
    )
    return Screen((Text("\n".join(lines)), *choice, *first_seal(page, words)))


def turns(page: MatchPage, turn: TurnPage, words: Words) -> tuple[ToldTurn]:
    """Tell one play, as the transcript of a replay does; nobody else is ever told."""
    del page, words
    return (ToldTurn("", [*_facts(turn.events)]),)


def form(page: MatchPage, words: Words) -> Form:
    """Ask for a tool and a side, or for a stone."""
    press = handing_in(page, page.revision + 1)
    if page.decision == "dig":
        return Form(words("toy-choose-dig"), press, (TextField("stone", words("toy-stone"), most=2),))
    parts = (("tool", TOOLS), ("side", SIDES))
    fields = tuple(
        ChoiceField(name, words(f"toy-{name}"), tuple(Option(each, words(f"toy-{each}")) for each in named))
        for name, named in parts
    )
    return Form(words("toy-choose-pack"), press, fields)


def read_form(_page: MatchPage, written: Mapping[str, tuple[str, ...]]) -> str:
    """Return the choice made in either form."""
    if "stone" in written:
        return one(written["stone"]).strip().zfill(2)
    return f"{one(written.get('tool', ()))}>{one(written.get('side', ()))}"


def choice_words(page: MatchPage, words: Words, choice: str) -> str:  # noqa: ARG001  any game's are asked so
    """Return a choice in words."""
    return words("toy-choice", card=choice)


def campaign(page: CampaignPage, words: Words) -> str:
    """Tell how many searches there were, and how many found something."""
    return progress(page.state, words)


def progress(state: msgspec.Struct, words: Words) -> str:
    """Tell how far a campaign came."""
    run = cast(BuriedRun, state)
    return words("toy-run", searches=run.searches, found=run.found, digs=run.digs)


def result(fought: MatchEnd, words: Words) -> str:
    """Tell how many digs were left over."""
    return words("toy-buried-left", digs=cast(BuriedView, fought.view).digs)


def _facts(events: Iterable[object]) -> Iterator[Fact]:
    for event in events:
        match event:
            case Packed(tool=tool, side=side, felt=felt):
                found = {True: "yes", False: "no", None: "nothing"}[felt]
                named = {"tool": Phrase(f"toy-{tool}"), "side": Phrase(f"toy-{side}")}
                yield Fact(Worth.BLOW, f"toy-packed-{found}", named)
            case Dug(stone=stone, told=told):
                yield Fact(Worth.RESULT, f"toy-dug-{told}", {"stone": stone})
            case _:
                raise AssertionError(event)


BURIED_FACE = Face(
    middle,
    hand,
    Turns(turns),
    choice_words,
    InParts(form, read_form),
    alone=Alone(result),
    campaign=CampaignTold(campaign, progress),
)
