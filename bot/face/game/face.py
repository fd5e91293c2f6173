"""What each game puts into the middle of a screen; all games share the frame around it."""

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
    """The heading of the first board."""
    sides: tuple[str, ...] = ()
    """How each player stands and who is ready, for when no picture shows it."""
    turn: str = ""
    """The turn and its deadline; shown while the match goes on."""
    beside_board: tuple[str, ...] | None = None
    """Replaces ``sides`` beside a picture of the board: who each player is, and who is ready."""
    beside_turn: tuple[str, ...] | None = None
    """The same beside a picture of a turn, with what that picture leaves out; None to show ``sides``."""


@dataclass(frozen=True)
class LessonWords:
    """What a game says in its lesson, a sentence or two at a time."""

    beside: Callable[[MatchPage, Words], Sequence[str]]
    """Says before a choice what no picture shows, or how the match stands if pictures are off."""
    hint: Callable[[MatchPage, Words], str]
    """Says before a choice what to look at."""
    shown: Callable[[MatchPage, TurnPage, Words], str]
    """Explains what a turn showed."""
    option: Callable[[MatchPage, Words, str], Option]
    """Names a choice on a button, or in a list if there is more to say about it."""


@dataclass(frozen=True)
class TurnDrawn:
    """A picture of a turn; its alt text is made from the facts that it draws."""

    name: str
    svg: Drawn
    names: Sequence[str]
    """The players by seat, as the picture names them: never by a person's name."""
    stands: Sequence[str] = ()
    """What else the picture draws, in words: how all players stand after the turn."""


@dataclass(frozen=True)
class Turns:
    """How a game reports its turns."""

    told: Callable[[MatchPage, TurnPage, Words], Sequence[ToldTurn]]
    """Reports what happened in each of the turns that share one message."""
    drawn: Callable[[MatchPage, TurnPage, Words], TurnDrawn | None] | None = None
    """Draws the last of these turns in place of the board; None if there is nothing to draw."""


@dataclass(frozen=True)
class InParts:
    """A choice of several parts, made in a form."""

    form: Callable[[MatchPage, Words], Form]
    """Returns the form."""
    read: Callable[[MatchPage, Mapping[str, tuple[str, ...]]], str]
    """Reads the choice from the fields of the form.

    Raises Refusal if its parts do not go together, and Unreadable for anything our forms cannot send.
    """


@dataclass(frozen=True)
class Topics:
    """The questions that a player can settle ahead."""

    title: Callable[[MatchPage, Words, str], str]
    """Puts a topic into words."""
    option: Callable[[MatchPage, Words, str, str], Option]
    """Names a possible answer to a topic."""
    about: Callable[[MatchPage, Words, str], str] | None = None
    """Explains a topic; None if names are enough."""


@dataclass(frozen=True)
class Alone:
    """What a solo game says about its matches."""

    result: Callable[[MatchEnd, Words], str]
    """Says in one short line how a match ended."""
    setup_drawn: Callable[[Mapping[str, str], Words], Drawing] | None = None
    """Draws the setup of a match from the answers to its questions.

    The pages of the rules say the same in words.
    """


@dataclass(frozen=True)
class CampaignTold:
    """How a game reports a campaign."""

    told: Callable[[CampaignPage, Words], str]
    """Says how the campaign stands."""
    progress: Callable[[msgspec.Struct, Words], str]
    """Says in one line how far a campaign got, to compare it with another."""
    drawn: Callable[[CampaignPage, Words], Drawing] | None = None
    """Draws how the campaign stands, under the same rules as ``Face.picture``."""


@dataclass(frozen=True)
class Face:
    """The screens of one game."""

    middle: Callable[[MatchPage, Words], Middle]
    hand: Callable[[MatchPage, Words], Screen]
    turns: Turns
    choice_words: Callable[[MatchPage, Words, str], str]
    """Puts a choice into words."""
    in_parts: InParts | None = None
    """None if a list in the hand is enough."""
    details: Callable[[MatchPage, Words], Screen] | None = None
    """The hand with every detail; None if the short hand leaves nothing out."""
    rules_page: str | None = None
    """The page of the rules that the board links to, if any."""
    option: Callable[[MatchPage, Words, str], Option] | None = None
    """Names a choice that is made publicly; None if all are hidden."""
    topics: Topics | None = None
    """None if nothing can be settled ahead."""
    warning: Callable[[MatchPage, Words, str], str] | None = None
    """Warns before a choice that needs confirming; None if none does."""
    picture: Callable[[MatchPage, Words], Picture | Drawing | None] | None = None
    """Draws how a match stands, as far as the page's viewer may see it; None if nothing is drawn.

    The alt text says everything that the picture shows, and so do the words shown without it. The file name
    is always the same.
    """
    alone: Alone | None = None
    """None if only the winner is reported."""
    campaign: CampaignTold | None = None
    lesson: LessonWords | None = None
    position: Callable[[MatchPage, Words], Sequence[str]] | None = None
    """Says what the picture of a position to solve leaves out; None for a game without puzzles."""
