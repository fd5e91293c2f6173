"""How a tournament handles the end of a bout (rulings "replay-once", "drawn-twice" and "time-up")."""

from msgspec.structs import replace

from rules.game import Rejection
from rules.gatherings.bouts import check, healths_of, opponent
from rules.gatherings.bracket import Decision, Pairing
from rules.gatherings.desk import Desk
from rules.gatherings.events import BoutDrawn, Removed
from rules.gatherings.moves import DuelDrawn, DuelWon, NoShow, Result, TimeUp
from rules.gatherings.rolls import highest


def tell(desk: Desk, result: Result) -> None:
    """Take the result of an open bout. Raise Rejection for an impossible one."""
    pairing = desk.open_pairing(result.bout)
    check(pairing.bout, result)
    # Duels may end during a pause, but nobody is late (ruling "paused").
    if desk.state.paused and isinstance(result, TimeUp | NoShow):
        raise Rejection("paused")
    match result:
        case DuelWon(winner=winner, health=health):
            desk.decide(pairing, Decision(winner, health, "duel"))
        case DuelDrawn() if not pairing.replayed:
            _replay(desk, pairing, result)
        case DuelDrawn(healths=healths) | TimeUp(healths=healths):
            _settle(desk, pairing, healths)
        case NoShow(absent=absent):
            _miss(desk, pairing, absent)
    desk.advance()


def walk_over(desk: Desk, pairing: Pairing, absent: int) -> None:
    """Advance a player whose opponent is absent."""
    winner = opponent(pairing.bout, absent)
    desk.decide(pairing, Decision(winner, healths_of(pairing.bout)[winner], "walkover"))


def _replay(desk: Desk, pairing: Pairing, drawn: DuelDrawn) -> None:
    desk.events.append(BoutDrawn(bout=drawn.bout, healths=drawn.healths))
    # Asked for again, so from the initial healths (ruling "replay-once").
    desk.amend(pairing, replace(pairing, bout=desk.ask(pairing.bout.seats), replayed=True))


def _settle(desk: Desk, pairing: Pairing, healths: tuple[int, int]) -> None:
    """Decide without a knock-out: by the health left, then by dice."""
    desk.events.append(BoutDrawn(bout=pairing.bout.number, healths=healths))
    left = dict(zip(pairing.bout.seats, healths, strict=True))
    one, other = pairing.bout.seats
    if left[one] == left[other]:
        winner, rolls = highest(pairing.bout.seats, desk.dice, "decision")
        desk.events += rolls
        how = "dice"
    else:
        winner, how = max(left, key=left.__getitem__), "health"
    # Both may have fallen, and nobody goes on with 0 (ruling "drawn-twice").
    desk.decide(pairing, Decision(winner, max(1, left[winner]), how))


def _miss(desk: Desk, pairing: Pairing, absent: tuple[int, ...]) -> None:
    desk.events += [Removed(seat=seat, fate="absent") for seat in absent]
    if len(absent) == len(pairing.bout.seats):
        desk.decide(pairing, Decision(None, 0, "walkover"))
    else:
        walk_over(desk, pairing, absent[0])
