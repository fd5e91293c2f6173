"""What somebody settles ahead: all topics at a glance, and one topic to settle. Only they see it."""

from bot.face.faces import face_of
from bot.face.match.choice import buttons_or_list
from bot.face.match.parts import foes
from bot.face.press import Press
from bot.face.screen import Block, Button, Option, Row, Screen, Select, Text
from bot.face.words import Words
from bot.play.match.instructions import Instruction, InstructionsPage
from bot.play.match.reading import MatchPage


def instructions(page: InstructionsPage, words: Words) -> Screen:
    """Show what is settled on each topic, and a list to settle one; where there is one alone, that one."""
    if len(page.instructions) == 1:
        return instruction(page, page.instructions[0], words)
    match = page.match
    title = words("instruct-title", opponent=foes(words, match))
    if not page.instructions:
        return Screen((Text("\n".join((title, words("instruct-none")))),))
    lines = [_line(match, each, words) for each in page.instructions]
    topics = tuple(Option(each.topic.name, _topic(match, each, words)) for each in page.instructions)
    return Screen(
        (
            Text("\n".join((title, *lines, words("instruct-about")))),
            Select(_press(match, "topic"), words("instruct-placeholder"), topics),
        )
    )


def instruction(page: InstructionsPage, on: Instruction, words: Words) -> Screen:
    """Show one topic: what is settled so far, what can be, and the ways on."""
    match, name = page.match, on.topic.name
    kind = "ranked" if on.topic.ranked else "single"
    settled = _settled_lines(match, on, words) or [words("instruct-about")]
    lines = (f"### {_topic(match, on, words)}", *settled)
    blocks: list[Block] = [Text("\n".join(lines))]
    open_still = [option for option in on.topic.options if option not in on.ranking]
    if open_still:
        options = [_option(match, on, option, words) for option in open_still]
        question = words(f"instruct-{kind}")
        blocks += buttons_or_list(
            options, lambda option: _press(match, f"add:{name}/{option}"), words, question=question
        )
    buttons: list[Button] = []
    if on.ranking and not on.in_force:
        press = _press(match, f"finish:{name}")
        buttons.append(Button(words("instruct-finish"), press=press, style="primary"))
    if on.ranking:
        buttons.append(Button(words(f"instruct-forget-{kind}"), press=_press(match, f"forget:{name}")))
    if len(page.instructions) > 1:
        buttons.append(Button(words("instruct-back"), press=_press(match, "show")))
    return Screen((*blocks, Row(tuple(buttons))) if buttons else tuple(blocks))


def _line(page: MatchPage, on: Instruction, words: Words) -> str:
    """Say in a line what is settled on a topic."""
    if not on.ranking:
        return words("instruct-line-open", topic=_topic(page, on, words))
    key = "instruct-line" if on.in_force else "instruct-line-unfinished"
    settled = " → ".join(_option(page, on, option, words).label for option in on.ranking)
    return words(key, topic=_topic(page, on, words), settled=settled)


def _settled_lines(page: MatchPage, on: Instruction, words: Words) -> list[str]:
    labels = [_option(page, on, option, words).label for option in on.ranking]
    if not on.topic.ranked:
        return [words("instruct-holds", option=label) for label in labels]
    numbered = [f"{place}. {label}" for place, label in enumerate(labels, 1)]
    if numbered:
        numbered.append(words("instruct-list-holds" if on.in_force else "instruct-list-unfinished"))
    return numbered


def _topic(page: MatchPage, on: Instruction, words: Words) -> str:
    topic = face_of(page).topic
    return topic(page, words, on.topic.name) if topic else on.topic.name


def _option(page: MatchPage, on: Instruction, option: str, words: Words) -> Option:
    topic_option = face_of(page).topic_option
    return topic_option(page, words, on.topic.name, option) if topic_option else Option(option, option)


def _press(page: MatchPage, action: str) -> Press:
    return Press("instruct", page.match_id, 0, action)
