"""Matches as examples: played by the real rules from a stated seed, so that a page cannot go stale."""

from dataclasses import replace
from functools import cache
from typing import Any

import msgspec

from bot.play.ground.repertoire import newest
from bot.play.match.log import LoggedPlay, MatchLog
from bot.play.match.rehearsal import Rehearsal
from bot.play.match.replays import Replay
from bot.store.ids import UserId
from rules.codec import encode
from rules.dice import Dice, seal
from rules.game import Setup, Step
from rules.games import game
from rules.replay import Played

NAMES = ("Aya", "Ben")
SEED = "example 1"
SHOWN = 3
"""Turns of a match that its page shows."""


@cache
def worked_match(name: str, seed: str) -> Replay:
    """Play a match of a game's newest version, with the stand-in's choices for all seats."""
    rules, secret = game(newest(name)), seed.encode()
    seats = min(rules.seats)
    options = rules.options(seats, Setup(roles=rules.draw((None,) * seats, Dice(secret))))
    step: Step[Any, Any] = rules.start(seats, options, Dice(secret, 0))
    plays = list[LoggedPlay]()
    while requests := rules.requests(step.state):
        number = len(plays) + 1
        chosen = {each.seat: rules.stand_in(step.state, each.seat, Dice(secret, number)) for each in requests}
        chapter = plays[-1].chapter if plays and rules.continues(step.state) else number
        step = rules.play(step.state, chosen, Dice(secret, number))
        plays.append(LoggedPlay(chapter, Played(chosen), (), msgspec.Raw(encode(step.events).encode())))
    log = MatchLog(
        match="example",
        game=rules.id,
        options=msgspec.Raw(encode(options).encode()),
        seats=seats,
        seed=secret.hex(),
        seal=seal(secret),
        start=(),
        plays=tuple(plays),
        outcome=rules.outcome(step.state),
    )
    played = Rehearsal(rules.id, secret, step.state, len(plays), step.events)
    page = played.page([UserId(1 + seat) for seat in range(seats)], None)
    named = tuple(replace(player, name=NAMES[player.seat]) for player in page.players)
    return Replay(replace(page, players=named), log)
