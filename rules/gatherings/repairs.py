"""What only organisers do, with a reason: pause, name a winner, undo a decision, seat a reserve."""

from msgspec.structs import replace

from rules.game import Rejection
from rules.gatherings.bouts import healths_of
from rules.gatherings.bracket import Decision, Pairing, Repair
from rules.gatherings.desk import Desk
from rules.gatherings.events import Overridden, Paused, Resumed, RoundWithdrawn, Substituted, Undone
from rules.gatherings.moves import Override, Pause, SeatReserve, Undo


def pause(desk: Desk, move: Pause) -> None:
    """Stop the clocks: nobody can be late, and no round is drawn."""
    if desk.state.paused:
        raise Rejection("paused")
    keep(desk, Repair("pause", move.reason))
    desk.change(paused=True)
    desk.events.append(Paused(reason=move.reason))


def resume(desk: Desk) -> None:
    """Restart the clocks."""
    if not desk.state.paused:
        raise Rejection("not-paused")
    desk.change(paused=False)
    desk.events.append(Resumed())
    desk.advance()


def overrule(desk: Desk, move: Override) -> None:
    """Name a bout's winner (ruling "override").

    If the round is over, the winner replaces the player who had gone on, as long as that player's next bout
    is not decided.
    """
    # The duels that earlier rounds led to are decided by now (ruling "override").
    recent = desk.state.rounds[-2:]
    pairing = desk.pairing(move.bout, recent)
    if move.winner not in pairing.bout.people:
        raise Rejection("not-in-bout")
    if move.winner in desk.state.left:
        raise Rejection("not-in-play")
    keep(desk, Repair("override", move.reason, move.bout, move.winner))
    desk.events.append(Overridden(bout=move.bout, winner=move.winner, reason=move.reason))
    # Before the new decision: after it, no round holds the pairing in its old form.
    before, over = pairing.decision, pairing not in desk.state.current.pairings
    desk.decide(pairing, Decision(move.winner, _health(pairing, move.winner), "override"))
    if over and before:
        _send_on(desk, move.winner, before.winner)
    desk.advance()


def undo(desk: Desk, move: Undo) -> None:
    """Take back the last decision on a bout (ruling "undo").

    If it had led to another round, that round is drawn again, as long as nothing in it is decided.
    """
    pairing = desk.pairing(move.bout, desk.state.rounds[-2:])
    if not pairing.decisions:
        raise Rejection("nothing-to-undo")
    keep(desk, Repair("undo", move.reason, move.bout))
    desk.events.append(Undone(bout=move.bout, reason=move.reason))
    if pairing not in desk.state.current.pairings:
        _withdraw_round(desk)
    taken_back = replace(pairing, decisions=pairing.decisions[:-1])
    desk.amend(pairing, taken_back)
    # A decision replaced by an override counts again; only a bout without any is fought again.
    if not taken_back.decisions:
        _fight_again(desk, taken_back)
    desk.advance()


def seat_reserve(desk: Desk, move: SeatReserve) -> None:
    """Give a player's open place to a reserve, in any round (ruling "reserve-seated").

    This does not know whether their duel has begun: the caller has to check.
    """
    state = desk.state
    if move.instead_of not in state.standing:
        raise Rejection("not-in-play")
    if move.seat in state.reserves:
        desk.change(reserves=tuple(other for other in state.reserves if other != move.seat))
    elif move.seat == len(state.ratings):
        desk.change(ratings=(*state.ratings, move.rating))
    else:
        raise Rejection("not-a-reserve")
    desk.change(left=(*state.left, move.instead_of))
    desk.events.append(Substituted(seat=move.seat, instead_of=move.instead_of, reason=move.reason))
    if move.reason:
        keep(desk, Repair("reserve", move.reason, seat=move.instead_of, reserve=move.seat))
    desk.substitute(move.seat, move.instead_of)


def keep(desk: Desk, repair: Repair) -> None:
    """Record what an organiser changed. Raise Rejection if no reason is given."""
    if not repair.reason.strip():
        raise Rejection("reason-missing")
    desk.change(repairs=(*desk.state.repairs, repair))


def _health(pairing: Pairing, winner: int) -> int:
    """Return the health of a winner by override: what the duel left, or what it began with."""
    told = pairing.decision
    return told.health if told and told.winner == winner else healths_of(pairing.bout)[winner]


def _send_on(desk: Desk, winner: int, instead_of: int | None) -> None:
    """Seat a winner in the round already drawn without them."""
    if winner == instead_of:
        return
    if instead_of is not None and instead_of in desk.state.current.people:
        desk.substitute(winner, instead_of)
    elif not desk.join(winner):
        raise Rejection("no-place")


def _withdraw_round(desk: Desk) -> None:
    """Withdraw the newest round; reserves who joined in it wait for the round drawn in its place."""
    *before, current = desk.state.rounds
    if len(current.open) < len(current.pairings):
        raise Rejection("later-decided")
    for bout in current.open:
        desk.void(bout)
    desk.events.append(RoundWithdrawn(number=len(desk.state.rounds)))
    desk.change(rounds=tuple(before))
    came = [seat for seat in current.people if seat not in desk.state.current.people]
    desk.rest((*desk.state.current.byes, *came))


def _fight_again(desk: Desk, pairing: Pairing) -> None:
    """Ask for the duel again, under a new number."""
    if set(pairing.bout.seats) & set(desk.state.left):
        raise Rejection("not-in-play")
    desk.amend(pairing, Pairing(desk.ask(pairing.bout.seats)))
