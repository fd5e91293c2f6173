"""What a game shows of its own: the middle of each screen, for which all games share one frame."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import msgspec

from bot.face.form import Form
from bot.face.game.facts import ToldTurn
from bot.face.pictures.svg import Drawn
from bot.face.screen import Drawing, Option, Picture, Screen
from bot.face.words import Words
from bot.play.match.reading import MatchPage, TurnPage
from bot.play.solo.campaigns import CampaignPage
from bot.play.solo.contest_pages import MatchEnd


@dataclass(frozen=True)
class Middle:
    """How a match stands."""

    title: str
    """What stands above the first board."""
    sides: tuple[str, ...] = ()
    """How each stands, and who is ready, where no picture shows it."""
    turn: str = ""
    """Which turn it is, and when it is due; shown while the match goes on."""
    beside_board: tuple[str, ...] | None = None
    """What stands in their place beside a picture of the board: who each is, and who is ready."""
    beside_turn: tuple[str, ...] | None = None
    """The same beside a picture of a turn, with what that one leaves out. None for what ``sides`` say."""


@dataclass(frozen=True)
class LessonWords:
    """What a game says in its lesson, in a sentence or two each time."""

    beside: Callable[[MatchPage, Words], Sequence[str]]
    """Says before a choice what no picture says, and how it stands where nobody wants one."""
    hint: Callable[[MatchPage, Words], str]
    """Says before a choice what to look at."""
    shown: Callable[[MatchPage, TurnPage, Words], str]
    """Says what a turn has shown."""
    option: Callable[[MatchPage, Words, str], Option]
    """Names a choice on a button, or in a list where there is more to say of it."""


@dataclass(frozen=True)
class TurnDrawn:
    """A picture of a turn, whose alt text is made of the facts that it draws."""

    name: str
    svg: Drawn
    names: Sequence[str]
    """How it calls those at the table, by seat: never by the name of a person."""
    stands: Sequence[str] = ()
    """What else it draws, in words: how all stand after the turn."""


@dataclass(frozen=True)
class Turns:
    """How a game tells its turns."""

    told: Callable[[MatchPage, TurnPage, Words], Sequence[ToldTurn]]
    """Says what happened, turn by turn of those that one message tells."""
    drawn: Callable[[MatchPage, TurnPage, Words], TurnDrawn | None] | None = None
    """Draws the last of them, in the place of a picture of the board; None where there is nothing to draw."""


@dataclass(frozen=True)
class InParts:
    """A choice that has several parts, made in a form."""

    form: Callable[[MatchPage, Words], Form]
    """Asks for it."""
    read: Callable[[MatchPage, Mapping[str, tuple[str, ...]]], str]
    """Reads the choice out of what stands in the fields of the form.

    Raises Refusal where its parts do not go together, and Unreadable for what no form of ours sends.
    """


@dataclass(frozen=True)
class Topics:
    """What can be settled ahead."""

    title: Callable[[MatchPage, Words, str], str]
    """Says a topic in words."""
    option: Callable[[MatchPage, Words, str, str], Option]
    """Names what can be settled on a topic."""
    about: Callable[[MatchPage, Words, str], str] | None = None
    """Explains a topic, where topics need more than a name."""


@dataclass(frozen=True)
class Alone:
    """What a game that is played alone tells of its matches."""

    result: Callable[[MatchEnd, Words], str]
    """Says in one short line how a match ended."""
    setup_drawn: Callable[[Mapping[str, str], Words], Drawing] | None = None
    """What a picture adds to what is settled before a match, by the answers to its questions.

    The pages of the rules say the same in words.
    """


@dataclass(frozen=True)
class CampaignTold:
    """How a game tells a campaign."""

    told: Callable[[CampaignPage, Words], str]
    """Tells how it stands."""
    progress: Callable[[msgspec.Struct, Words], str]
    """Says on one line how far it came, to compare it with another."""
    drawn: Callable[[CampaignPage, Words], Drawing] | None = None
    """What a picture adds to how it stands, of which the same holds as of ``picture``."""


@dataclass(frozen=True)
class Face:
    """The screens of one game."""

    middle: Callable[[MatchPage, Words], Middle]
    hand: Callable[[MatchPage, Words], Screen]
    turns: Turns
    choice_words: Callable[[MatchPage, Words, str], str]
    """Says a choice in words."""
    in_parts: InParts | None = None
    """None where a list in the hand is enough."""
    details: Callable[[MatchPage, Words], Screen] | None = None
    """The hand with all there is to know; None where the hand says it."""
    rules_page: str | None = None
    """The page of the rules that a board leads to; None where there is none."""
    option: Callable[[MatchPage, Words, str], Option] | None = None
    """Names a choice that is made in the open; None where all are hidden."""
    topics: Topics | None = None
    """None where nothing can be settled ahead."""
    warning: Callable[[MatchPage, Words, str], str] | None = None
    """Says what to consider before a choice that asks first; None where none does."""
    picture: Callable[[MatchPage, Words], Picture | Drawing | None] | None = None
    """What a picture adds to how a match stands, as a page's viewer may see it; None where none is drawn.

    Everything it shows stands in its alt text, and in the words that stand where it is not shown. Its name is
    always the same.
    """
    alone: Alone | None = None
    """None for no more than who has won."""
    campaign: CampaignTold | None = None
    lesson: LessonWords | None = None
    position: Callable[[MatchPage, Words], Sequence[str]] | None = None
    """Says of a position to solve what its picture does not; None where none is ever asked about."""
