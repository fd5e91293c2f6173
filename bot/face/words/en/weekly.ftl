### Tournaments that are held every week.

refusal-cup-gone = This weekly tournament has ended or does not exist.
refusal-cup-changed = It has changed since you looked. Look again, then decide.
refusal-cup-enough = This server already holds { $most } tournaments a week. End one first.

outline-head-weekly = ### 🔁 A weekly tournament
    Change what you like, then confirm its name, day and time. It counts from the next sign-up.
outline-weekly = Every week…
outline-weekly-change = Name, day and time…

cup-list-head = ### 🔁 Weekly tournaments
cup-list-none = There are none yet. Use `/organise tournament create` and choose **Every week…**
cup-manage = Which one?
cup-line = - **{ $title }** begins { $when }
cup-line-paused = - ⏸️ **{ $title }** is paused
cup-when = { $day }, { $time }
cup-name = **{ $title }**
    { $when }
cup-next = Next: { $begins }. Sign-up opens { $opens }.
cup-paused = ⏸️ Paused: no sign-up opens until you resume.
cup-open = 📝 Sign-up is open for { $begins }.
cup-terms = { $game } · at least { $least } players
cup-terms-places = { $game } · { $least } to { $places } players

cup-skip = Skip the next
cup-unskip = Hold it after all
cup-skipped = Skipped: { $begins }.
cup-pause = Pause
cup-resume = Resume
cup-change = Change…
cup-end = End…
cup-back = All weekly tournaments
cup-end-ask = End **{ $title }** for good? A sign-up that is open, or a tournament under way, goes on.
cup-end-yes = Yes, end it
cup-end-no = No
cup-ended = It has ended. No further sign-up opens.

cup-form = A weekly tournament
cup-day = Day
cup-time = Time and time zone
cup-time-hint = Such as 20:00 Europe/Berlin. Clock changes are taken care of.
cup-sign-up = Sign-up opens
cup-sign-up-days = { $days ->
    [one] one day before
   *[other] { $days } days before
  }
cup-least = Fewest players
cup-least-hint = With fewer, that week’s tournament is called off.
cup-least-players = { $least } players

## In its message

gathering-called-weekly = Held every week: { $game }, { $pace }.
gathering-was-missed = ✖️ The tournament of { $at } is not held: I was offline when sign-up should have been open. Sorry!
gathering-was-left-out = ✖️ The tournament of { $at } is not held: { $game } is switched off in this server at the moment.
gathering-next = The next one begins { $at }.
tournament-least = It needs at least { $least } players.
