"""Settling ahead, privately: all topics at a glance, and one topic to settle."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from bot.face.game.choice import buttons_or_list
from bot.face.game.parts import foes
from bot.face.press import Press
from bot.face.registry.faces import face_of
from bot.face.screen import Block, Button, Option, Row, Screen, Section, Select, Style, Text
from bot.face.words import Words
from bot.play.match.instructions import InstructionsPage
from bot.play.match.reading import MatchPage
from bot.play.match.settled import Instruction

SHOWN: Final = 3
"""Options of a ranked topic shown in its line."""
_WEIGHT: Final[Mapping[str, Style]] = {"suggest": "primary", "clear": "secondary"}


def instructions(page: InstructionsPage, words: Words) -> Screen:
    """Show what is settled on each topic, with a list to settle one; show a single topic at once."""
    if len(page.instructions) == 1:
        return instruction(page, page.instructions[0], words)
    match = page.match
    title = words("instruct-title", opponent=foes(words, match))
    if not page.instructions:
        return Screen((Text("\n".join((title, words("instruct-none")))),))
    topics = tuple(Option(each.topic.name, topic_words(match, each, words)) for each in page.instructions)
    blocks: list[Block] = [
        Text("\n".join((title, *_lines(page, words), words("instruct-about")))),
        Select(_press(match, "topic"), words("instruct-placeholder"), topics),
    ]
    return Screen((*blocks, Row((*_for_all(page, words), _done(match, words)))))


def closed_panel(page: InstructionsPage, words: Words) -> Screen:
    """Collapse the panel to a line, with a button that reopens it."""
    match = page.match
    told = words("instruct-closed", opponent=foes(words, match))
    again = Button(words("instruct-button"), press=_press(match, "show"), emoji="📜")
    return Screen((Section((told,), again),))


def undoing_question(
    page: InstructionsPage, undone: Iterable[Instruction], wanted: str, words: Words
) -> Screen:
    """Ask whether to settle everything as suggested, or clear it, although that undoes the player's own."""
    topics = words.listed(topic_words(page.match, each, words) for each in undone)
    yes = Button(
        words(f"instruct-{wanted}"), press=_press(page.match, f"{wanted}:sure"), style=_WEIGHT[wanted]
    )
    back = Button(words("instruct-back"), press=_press(page.match, "show"))
    return Screen((Text(words(f"instruct-{wanted}-sure", topics=topics)), Row((yes, back))))


def instruction(page: InstructionsPage, on: Instruction, words: Words) -> Screen:
    """Show one topic: what is settled so far, what can be, and the buttons that lead on."""
    match, name = page.match, on.topic.name
    kind = "ranked" if on.topic.ranked else "single"
    topics = face_of(match).topics
    settled = _settled_lines(page, on, words) or [words("instruct-about")]
    lines = (
        f"### {topic_words(match, on, words)}",
        *((topics.about(match, words, name),) if topics and topics.about else ()),
        *settled,
    )
    blocks: list[Block] = [Text("\n".join(lines))]
    open_still = [option for option in on.topic.options if option not in on.ranking]
    if open_still:
        options = [option_on(match, on, option, words) for option in open_still]
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
    buttons += [
        Button(topic_words(match, each, words), press=_press(match, f"topic:{each.topic.name}"))
        for each in _lacking(page, on)
    ]
    if len(page.instructions) > 1:
        buttons.append(Button(words("instruct-back"), press=_press(match, "show")))
    else:
        buttons.append(_done(match, words))
    return Screen((*blocks, Row(tuple(buttons))))


def _for_all(page: InstructionsPage, words: Words) -> tuple[Button, ...]:
    """Return the buttons that settle everything as suggested or clear it, where they change something."""
    settled = {each.topic.name: page.as_suggested(each) for each in page.instructions if each.ranking}
    wanted: list[str] = []
    if not all(settled.get(name) for name in page.suggested):
        wanted.append("suggest")
    if page.suggested and settled:
        wanted.append("clear")
    return tuple(
        Button(words(f"instruct-{each}"), press=_press(page.match, each), style=_WEIGHT[each])
        for each in wanted
    )


def _lines(page: InstructionsPage, words: Words) -> Iterator[str]:
    """Say what is settled: the player's own topic by topic, then the suggested topics, then the open ones."""
    groups: dict[str, list[str]] = {"suggested": [], "open": []}
    for each in page.instructions:
        if page.as_suggested(each) and not page.lacking(each):
            groups["suggested"].append(topic_words(page.match, each, words))
        elif each.ranking:
            yield _line(page, each, words)
        else:
            groups["open"].append(topic_words(page.match, each, words))
    for group, topics in groups.items():
        if topics:
            yield words(f"instruct-line-{group}", topics=" · ".join(topics))


def _line(page: InstructionsPage, on: Instruction, words: Words) -> str:
    """Say in a line what is settled on a topic, and what it still waits for."""
    labels = [option_on(page.match, on, option, words).label for option in on.ranking]
    settled = " · ".join(labels[:SHOWN])
    if len(labels) > SHOWN:
        settled = words("instruct-more", settled=settled, count=len(labels) - SHOWN)
    key = "instruct-line" if on.in_force else "instruct-line-unfinished"
    line = words(key, topic=topic_words(page.match, on, words), settled=settled)
    return "\n".join((line, *_waiting(page, on, words)))


def _lacking(page: InstructionsPage, on: Instruction) -> tuple[Instruction, ...]:
    """Return the other topics that a finished instruction waits for."""
    return page.lacking(on) if on.in_force else ()


def _waiting(page: InstructionsPage, on: Instruction, words: Words) -> tuple[str, ...]:
    """Name the other topics that an instruction waits for."""
    lacking = _lacking(page, on)
    topics = words.listed(topic_words(page.match, each, words) for each in lacking)
    return (words("instruct-waiting", topics=topics),) if lacking else ()


def _settled_lines(page: InstructionsPage, on: Instruction, words: Words) -> list[str]:
    labels = [option_on(page.match, on, option, words).label for option in on.ranking]
    if not on.topic.ranked:
        return [*(words("instruct-holds", option=label) for label in labels), *_waiting(page, on, words)]
    numbered = [f"{place}. {label}" for place, label in enumerate(labels, 1)]
    if not numbered:
        return []
    holds = words("instruct-list-holds" if on.in_force else "instruct-list-unfinished")
    return [*numbered, *(_waiting(page, on, words) or (holds,))]


def topic_words(page: MatchPage, on: Instruction, words: Words) -> str:
    """Return the title of a topic."""
    topics = face_of(page).topics
    return topics.title(page, words, on.topic.name) if topics else on.topic.name


def option_on(page: MatchPage, on: Instruction, option: str, words: Words) -> Option:
    """Return an answer to a topic as an option."""
    topics = face_of(page).topics
    return topics.option(page, words, on.topic.name, option) if topics else Option(option, option)


def _done(page: MatchPage, words: Words) -> Button:
    return Button(words("instruct-close"), press=_press(page, "close"))


def _press(page: MatchPage, action: str) -> Press:
    # Revision 0: what is settled ahead outlives a turn.
    return Press("instruct", page.match_id, 0, action)
