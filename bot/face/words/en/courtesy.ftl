## What people do for each other beside the cards

notice-excused = 🍵 { $player } has missed this turn's deadline. It is forgiven: { $span } more.
notice-gave-time = 🍵 { $player } gives { $span } more for this turn. { $others }
notice-offered-draw = 🤝 { $player } offers a draw until this turn is revealed. { $others }
notice-offered-pause = ⏸️ { $player } would like to stop the clock for a while. { $others }
notice-paused = ⏸️ All agree: the clock stands still until one of you wants it to go on. Cards can still be played.
notice-resumed = ▶️ { $player } lets the clock go on. { $others }

courtesy-draw = Agree to a draw
courtesy-pause = Agree to a pause
courtesy-resume = Let the clock go on

courtesy-time-done = Given: { $span } more for this turn. Where the match counts, that is worth honor, once at its end.
courtesy-draw-offered = Offered. It stands until this turn is revealed.
courtesy-draw-done = Agreed: the match ends in a draw.
courtesy-pause-offered = Offered. The clock stops once all agree.
courtesy-pause-done = Agreed: the clock stands still.
courtesy-resume-done = The clock goes on.
courtesy-time-which = To whose opponent do you give time?
courtesy-draw-which = In which match do you offer a draw?
courtesy-pause-which = Which match is to pause?
courtesy-resume-which = Which match is to go on?

outcome-draw-agreed = 🤝 **All agreed on a draw.**
outcome-draw-voided = ✖️ **An organiser declared this match void.**

challenge-excuses = { $count ->
    [one] One missed deadline is forgiven to each.
   *[other] { $count } missed deadlines are forgiven to each.
}

refusal-courtesy-time-given = You have given time for this turn already.
refusal-courtesy-time-needless = Nobody needs more time: you are the one who is waited for.
refusal-courtesy-no-pause-here = This duel belongs to a gathering, whose clock only its organiser stops.
refusal-courtesy-paused-already = The clock stands still already.
refusal-courtesy-not-paused = The clock is running.
refusal-courtesy-offered = You have offered that already. It is up to the others now.
refusal-excuses-wrong = Between 0 and { $most } missed deadlines can be forgiven.
