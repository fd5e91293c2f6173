"""The setup of solo play: all its questions at once, and what suits the player best."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from bot.play.entry.setups import campaign_questions, read_digits
from bot.play.ground.context import Context
from bot.play.ground.one_transaction import reading
from bot.play.ground.refusals import Unreadable
from bot.play.ground.repertoire import AnyGame, Fits, for_one, game_name, in_campaigns, newest, shared_by_day
from bot.play.guild.guild_settings import settings_of
from bot.play.solo.campaigns import campaign_under_way
from bot.play.solo.solo import match_under_way
from bot.play.standing.victories import rungs_won
from bot.store.engine import Tx
from bot.store.ids import GuildId, UserId
from rules.game import Question
from rules.games import GAMES, game

A_FIGHT, A_CAMPAIGN = "fight", "campaign"

Advice: TypeAlias = tuple[Mapping[str, str], str]
"""Recommended answers, and why."""

AS_USUAL: Final[Advice] = (dict[str, str](), "usual")
"""For games without a recommendation."""


@dataclass(frozen=True)
class OutsetKind:
    """A kind of solo play: the games it fits, and its setup questions."""

    fits: Fits
    asks: Callable[[AnyGame], tuple[Question, ...]]


KINDS: Final[Mapping[str, OutsetKind]] = {
    A_FIGHT: OutsetKind(for_one, lambda played: played.questions),
    A_CAMPAIGN: OutsetKind(in_campaigns, campaign_questions),
}


@dataclass(frozen=True)
class Outset:
    """The setup so far, and what is recommended to this player."""

    kind: str
    game: str
    questions: tuple[Question, ...]
    answers: Mapping[str, str]
    """An answer to every question."""
    advised: Mapping[str, str]
    """Recommended answers; empty for the usual setup."""
    reason: str
    """Why: it comes ``first`` or ``next``, ``all`` are won, or it is the ``usual``."""
    campaigns: bool
    """Whether the game has campaigns, too."""
    daily: bool
    """Whether it has a fight of the day."""


@dataclass(frozen=True)
class Outsets:
    """Looks up the setup of solo play."""

    context: Context

    @reading
    async def page(
        self,
        tx: Tx,
        *,
        guild_id: GuildId,
        user_id: UserId,
        kind: str,
        wanted: str | None,
        answers: Mapping[str, str] | None = None,
    ) -> Outset | None:
        """Return what a player can settle; None if a match or campaign is under way, or nothing is asked.

        Raise Refusal if the server does not play the game, or the game does not fit the kind.
        """
        game_id = (await settings_of(tx, guild_id)).game_for(wanted, KINDS[kind].fits)
        questions = KINDS[kind].asks(game(game_id))
        if not questions or await _under_way(tx, guild_id, user_id, kind, game_id):
            return None
        won = await rungs_won(tx, guild_id, user_id, game_name(game_id))
        advised, reason = AS_USUAL if kind == A_CAMPAIGN else _advised(game(game_id), won)
        return Outset(
            kind=kind,
            game=game_id,
            questions=questions,
            answers={question.name: question.answers[0] for question in questions} | dict(answers or {}),
            advised=advised,
            reason=reason,
            campaigns=in_campaigns(game(game_id)),
            daily=shared_by_day(game(game_id)),
        )


def read_outset(kind: str, game_id: str, digits: str | None) -> dict[str, str]:
    """Parse the answers that a control carries, if any.

    Raise Unreadable for what no control of the current games holds.
    """
    # A panel of an older version may ask other questions than the newest.
    if kind not in KINDS or game_id not in GAMES or game_id != newest(game_name(game_id)):
        raise Unreadable
    if not KINDS[kind].fits(game(game_id)):
        raise Unreadable
    return {} if digits is None else read_digits(KINDS[kind].asks(game(game_id)), digits)


async def _under_way(tx: Tx, guild_id: GuildId, user_id: UserId, kind: str, game_id: str) -> bool:
    found = campaign_under_way if kind == A_CAMPAIGN else match_under_way
    return await found(tx, guild_id, user_id, game_id) is not None


def _advised(played: AnyGame, won: set[int]) -> Advice:
    """Return the first rung not won yet, or the last once all are won, and why."""
    if not played.rungs:
        return AS_USUAL
    left = next((number for number in range(len(played.rungs)) if number not in won), None)
    if left is None:
        return played.rungs[-1], "all"
    return played.rungs[left], "next" if left else "first"
