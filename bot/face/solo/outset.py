"""The setup of solo play: the recommended one in one press, or each answer chosen by the player."""

from collections.abc import Mapping

from bot.face.contest.presses import daily_press
from bot.face.pieces import ACCENT
from bot.face.press import Press
from bot.face.registry.first_steps import how_buttons
from bot.face.registry.setup_picture import setup_pictured
from bot.face.screen import Block, Button, Divider, Option, Panel, Row, Screen, Select, Text
from bot.face.setups import answer_about, answer_label, setup_words
from bot.face.titles import campaign_about, campaign_title, game_title
from bot.face.words import Words
from bot.play.entry.setups import write_digits
from bot.play.ground.repertoire import game_name
from bot.play.solo.outsets import A_CAMPAIGN, A_FIGHT, Outset
from rules.game import Question

SWITCH = 2
"""Answers of a question shown as a button; a question with more is a list."""


def outset(page: Outset, words: Words, *, settling: bool) -> Screen:
    """Show the recommended setup and, while a player is ``settling`` their own, every question."""
    why = words(f"outset-why-{page.reason}", setup=_advised(page, words))
    head = Text("\n".join((_title(page, words), *_about(page, words), why)))
    # Before anything is settled, the picture shows what the first button begins.
    name, advised = game_name(page.game), page.answers if settling else page.advised
    drawn = setup_pictured(name, advised, words) if page.kind == A_FIGHT else ()
    settle = Button(words("outset-settle"), press=_press(page, "show"), emoji="🎛️")
    ways = (*_ways(page, words), *(() if settling else (settle,)), *how_buttons(words, name))
    settled = _settled(page, words) if settling else ()
    return Screen((Panel((head, *drawn, Row(ways), *settled), ACCENT),))


def _settled(page: Outset, words: Words) -> tuple[Block, ...]:
    """Show every question with its present answer, and the button that begins with these."""
    lists = [_list(page, question, words) for question in page.questions if len(question.answers) > SWITCH]
    switches = [question for question in page.questions if len(question.answers) == SWITCH]
    blocks: list[Block] = [Divider(), Text(words("outset-choose")), *lists]
    if switches:
        blocks.append(Text("\n".join(_told(page, question, words) for question in switches)))
        blocks.append(Row(tuple(_switch(page, question, words) for question in switches)))
    begin = Button(words(f"outset-begin-{page.kind}"), press=_press(page, "begin"), style="primary")
    return (*blocks, Row((begin,)))


def _title(page: Outset, words: Words) -> str:
    title = game_title(words, game_name(page.game))
    if page.kind == A_FIGHT:
        return words("outset-title-fight", game=title)
    return words("outset-title-campaign", game=title, campaign=campaign_title(words, game_name(page.game)))


def _about(page: Outset, words: Words) -> tuple[str, ...]:
    """Say what a campaign is; a fight needs no explanation."""
    return () if page.kind == A_FIGHT else (campaign_about(words, game_name(page.game)),)


def _advised(page: Outset, words: Words) -> str:
    return setup_words(words, game_name(page.game), page.advised)


def _ways(page: Outset, words: Words) -> tuple[Button, ...]:
    """Return the button of the recommended setup, and those to other solo play."""
    setup = _advised(page, words)
    label = words("outset-advised", setup=setup) if setup else words("outset-usual")
    advised = Button(label, press=_advised_press(page), style="success", emoji="⚔️")
    return (advised, *_daily(page, words), *_other(page, words))


def _daily(page: Outset, words: Words) -> tuple[Button, ...]:
    """Return the button to the fight of the day."""
    if not page.daily:
        return ()
    return (Button(words("outset-to-daily"), press=daily_press("daily", "show", page.game), emoji="📅"),)


def _other(page: Outset, words: Words) -> tuple[Button, ...]:
    """Return the button from a fight to a campaign, or back."""
    if not page.campaigns:
        return ()
    other = A_FIGHT if page.kind == A_CAMPAIGN else A_CAMPAIGN
    title = words("outset-to-fight") if other == A_FIGHT else campaign_title(words, game_name(page.game))
    return (Button(title, press=Press("outset", other, action=f"open:{page.game}")),)


def _list(page: Outset, question: Question, words: Words) -> Select:
    options = tuple(
        Option(
            _digits(page, {question.name: answer}),
            answer_label(words, game_name(page.game), question.name, answer),
            answer_about(words, game_name(page.game), question.name, answer),
            default=answer == page.answers[question.name],
        )
        for answer in question.answers
    )
    return Select(_press(page, f"ask-{question.name}"), words("outset-placeholder"), options)


def _told(page: Outset, question: Question, words: Words) -> str:
    named = game_name(page.game), question.name, page.answers[question.name]
    return words("outset-switch", answer=answer_label(words, *named), about=answer_about(words, *named))


def _switch(page: Outset, question: Question, words: Words) -> Button:
    """Return the button to the other answer of a question; its label is the present answer."""
    answer = page.answers[question.name]
    other = next(each for each in question.answers if each != answer)
    label = answer_label(words, game_name(page.game), question.name, answer)
    return Button(label, press=_press(page, "show", {question.name: other}), emoji="🔁")


def _advised_press(page: Outset) -> Press:
    """Return a press that carries the recommended setup, whatever is settled."""
    digits = write_digits(page.questions, page.advised)
    return Press("outset", page.kind, action=f"advised:{page.game}:{digits}")


def _press(page: Outset, wanted: str, change: Mapping[str, str] | None = None) -> Press:
    """Return a press that carries everything settled, with a change."""
    # A digit for each answer, since their names would be too long for a custom id.
    return Press("outset", page.kind, action=f"{wanted}:{page.game}:{_digits(page, change or {})}")


def _digits(page: Outset, change: Mapping[str, str]) -> str:
    return write_digits(page.questions, {**page.answers, **change})
