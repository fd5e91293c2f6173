## Courtesies between players

notice-excused = 🍵 { $player } has missed this turn's deadline. It is forgiven: { $span } more.
notice-gave-time = 🍵 { $player } gives { $span } more for this turn. { $others }
notice-offered-draw = 🤝 { $player } offers a draw until this turn is revealed. { $others }
notice-offered-pause = ⏸️ { $player } would like to pause the match. { $others }
notice-paused = ⏸️ All agree: the match is paused until one of you restarts the clock. Cards can still be played.
notice-resumed = ▶️ { $player } restarts the clock. { $others }

courtesy-draw = Agree to a draw
courtesy-pause = Agree to a pause
courtesy-resume = Restart the clock

courtesy-time-done = Given: { $span } more for this turn. If the match counts, this earns honor once, at its end.
courtesy-draw-offered = Offered. It stands until this turn is revealed.
courtesy-draw-done = Agreed: the match ends in a draw.
courtesy-pause-offered = Offered. The clock stops once all agree.
courtesy-pause-done = Agreed: the match is paused.
courtesy-resume-done = The clock is running again.
courtesy-time-which = Which opponent gets more time?
courtesy-draw-which = Offer a draw in which match?
courtesy-pause-which = Pause which match?
courtesy-resume-which = Restart which match?

outcome-draw-agreed = 🤝 **All agreed on a draw.**
outcome-draw-voided = ✖️ **An organiser declared this match void.**

challenge-excuses = { $count ->
    [one] Each player is forgiven one missed deadline.
   *[other] Each player is forgiven { $count } missed deadlines.
}

refusal-courtesy-time-given = You have already given time for this turn.
refusal-courtesy-time-needless = No one else needs more time: it is your turn.
refusal-courtesy-no-pause-here = This duel belongs to a gathering, and only its organiser can pause it.
refusal-courtesy-paused-already = The match is already paused.
refusal-courtesy-not-paused = The clock is running.
refusal-courtesy-offered = You have already offered that. It is up to the others now.
refusal-excuses-wrong = Between 0 and { $most } missed deadlines can be forgiven.

## Following a match that others play

follow-button = Follow
follow-begun = You follow this match. When it is over, I tell you the result by DM, once. Press Follow again to stop. No one else sees that you follow.
follow-begun-unsure = You follow this match. When it is over, I try to tell you the result by DM, but my last DM did not reach you: allow direct messages from this server. Press Follow again to stop. No one else sees that you follow.
follow-ended = You no longer follow this match.
follow-own = You play in this match, so you get the result anyway.
followed = 🔔 **A match you followed is over.**
refusal-follow-no-dms = I would tell you the result by DM, but you have switched off direct messages in `/me`.
refusal-follow-too-many = You already follow { $most } matches. Wait until one is over, or press Follow on one of their boards to stop.
