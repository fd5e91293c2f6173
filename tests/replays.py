"""Finished matches to replay: the golden playthroughs, made as the bot stores them."""

from dataclasses import replace

import msgspec

from bot.play.match.house import seal_of, sealed_text
from bot.play.match.log import log_of
from bot.play.match.mix import mix_of, mixed_seed
from bot.play.match.players import Player
from bot.play.match.reading import MatchPage
from bot.play.match.replays import Replay
from bot.store import rows
from players.registry import can_be_reckoned
from rules.codec import decode, encode
from rules.dice import Dice, seal
from rules.games import game
from rules.replay import Entry, Left, Played, advance
from tests.golden.matches import MATCHES
from tests.golden.playthrough import Playthrough, choice

PLAYTHROUGHS = {match.name: match for match in MATCHES}
NAMES = ("Aya", "Ben", "Chiyo", "Daigo", "Emi", "Fumi")
FIRST = 11
"""The user id of the first seat."""
CLICK = 1_311_111_111_111_111_111
"""The id of an interaction: larger than a number in JavaScript can be."""


def replayed(name: str, viewer: int | None = 0, *, mixed: bool = False) -> Replay:
    """Return a golden playthrough as a finished match, as one seat sees it.

    If it is ``mixed``, clicks are mixed into its dice, which then fall differently.
    """
    return replay_of(PLAYTHROUGHS[name], viewer, mixed=mixed)


def seated(match: Playthrough) -> list[rows.Seat]:
    """Seat people who have chosen, all but the first by accepting."""
    return [
        rows.Seat(
            match_id="m" * 10,
            seat=seat,
            user_id=FIRST + seat,
            misses=0,
            prompt_id=None,
            left_as=None,
            out_at=None,
            bank=None,
            excused=0,
            in_channel=False,
            answered_id=None,
            acceptance_id=CLICK + seat if seat else None,
            first_choice_id=CLICK + 9 - seat,
            first_play=1 + seat,
        )
        for seat in range(match.seats)
    ]


def stored(match: Playthrough, *, mixed: bool = False) -> tuple[rows.Match, list[rows.Turn], list[rows.Seat]]:
    """Play a match as it is written down, and return its rows."""
    rules, seats = game(match.game_id), seated(match)

    def dice(play: int) -> Dice:
        seed = mixed_seed(match.seed, mix_of(seats), play) if mixed else match.seed
        return Dice(seed, play)

    step = rules.start(match.seats, match.options, dice(0))
    turns = list[rows.Turn]()
    while requests := rules.requests(step.state):
        number, chapter = len(turns) + 1, len(turns) + 1
        if turns and rules.continues(step.state):
            chapter = turns[-1].chapter
        entry: Entry = Played({each.seat: choice(match, step.state, each, number) for each in requests})
        if match.leaves and match.leaves[0] == number - 1:
            entry = Left(match.leaves[1], "resigned")
        step = advance(rules, step.state, entry, dice(number))
        turns.append(
            rows.Turn(
                match_id="m" * 10,
                revision=number,
                entry=encode(entry),
                events=encode(step.events),
                stand_ins="[]",
                at=0,
                chapter=chapter,
            )
        )
    row = rows.Match(
        id="m" * 10,
        game=match.game_id,
        options=encode(match.options),
        seed=match.seed.hex(),
        seal=seal(match.seed),
        guild_id=1,
        channel_id=2,
        board_id=3,
        pace="day",
        status="over",
        revision=len(turns),
        state=encode(step.state),
        deadline_at=None,
        started_at=0,
        ended_at=1,
        outcome=encode(rules.outcome(step.state)),
        held=None,
        held_since=None,
        asked_at=None,
        remind_at=None,
        excuses=0,
        gave_time="[]",
        threaded=False,
        thread_id=None,
        result_id=None,
        grants_leave=False,
        counted=False,
        wishes=None,
        answers="{}",
        shared=False,
        campaign_id=None,
        contest_id=None,
        level=None,
        houses=0,
        alone=False,
        house_asked=False,
        beaten=False,
        mixed=mixed,
    )
    return row, turns, seats


def replay_of(match: Playthrough, viewer: int | None, *, mixed: bool) -> Replay:
    """Play a match as it is written down, and return it as a replay."""
    rules, (row, turns, seats) = game(match.game_id), stored(match, mixed=mixed)
    page = MatchPage(
        reckonable=can_be_reckoned(match.game_id, rules.cast(match.options)),
        match_id=row.id,
        game=row.game,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        board_id=row.board_id,
        pace=row.pace,
        revision=row.revision,
        excuses=0,
        deadline_at=None,
        seal=row.seal,
        seed=row.seed,
        outcome=rules.outcome(decode(row.state, rules.state_type)),
        players=tuple(
            Player(seat, FIRST + seat, NAMES[seat], False, False, True, 10, False)
            for seat in range(match.seats)
        ),
        view=rules.view(decode(row.state, rules.state_type), viewer),
        own_seat=viewer,
        options=(),
        shared=True,
    )
    return Replay(page, log_of(row, turns, seats))


def sealed(replay: Replay) -> Replay:
    """Return a replay as if the house had played the last seat, and sealed each choice before it was due."""
    log, last = replay.log, replay.log.seats - 1
    plays = tuple(
        msgspec.structs.replace(
            play, house=seal_of(sealed_text(log.seed, number, {last: play.entry.choices[last]}))
        )
        for number, play in enumerate(log.plays, start=1)
        if isinstance(play.entry, Played)
    )
    return replace(replay, log=msgspec.structs.replace(log, plays=plays, houses=1))
