### Tournaments: sign-up, rounds, brackets, and what an organiser corrects.

refusal-bout-changed = That duel has changed since you looked. Look again, then decide.
refusal-gathering-check-in-unbounded = A check-in needs a start time. Choose a start as well.
refusal-gathering-no-bracket = No Kyoto Grand Tournament is under way here. Other gatherings have no bracket.
refusal-tournament-none = There is no such tournament here. Organisers create one with `/organise tournament create`.
refusal-tournament-several = There are several tournaments here. Say which with the option `{ name-option-tournament }`.
refusal-bout-none = There is no such duel in the last two rounds.

## Calling one

outline-head = ### 🏯 A new tournament
    Change what you like; the defaults work. Name it at the end, and sign-up opens.
outline-placeholder = Choose
outline-game = Game: { $game }
outline-setup-usual = Rules: as usual
outline-setup = Rules: { $setup }
outline-start-by-hand = Start: when an organiser presses Begin
outline-start = Start: { $span } from now
outline-pace-usual = Pace: as usual here
outline-pace = Pace: { $pace }
outline-round-usual = Each round: to suit the pace
outline-round = Each round: { $span } at most
outline-places-all = Places: for everyone
outline-places = Places: { $places }; later players wait in reserve
outline-house-none = Byes: without an opponent, one goes on
outline-house = Instead of byes: one meets the house ({ $level })
outline-extras = Extras: none
outline-extra-hardcore = Wounds stay (Hardcore)
    .about = Health carries over from one duel to the next.
outline-extra-rating = Seeded by rating
    .about = The best meets the last, instead of a random draw.
outline-extra-closed = No late entry
    .about = No one can join once it has begun.
outline-extra-no-leave = No waiting for leave
    .about = Duels go on while a player is on leave.
outline-extra-confirm = Players confirm before the start
    .about = Those who do not are left out. Needs a start time.
outline-extra-reliable = Reliable players only
    .about = For those who keep { $share } % of their deadlines, and newcomers.
outline-name = Name it and open sign-up
outline-form = A new tournament
outline-title = What is it called?

## Sign-up

tournament-round-time = ⏳ A round lasts { $time } at most; if you choose nothing for { $show } after a duel begins, you lose it.
tournament-by-rating = Opponents are drawn by rating: the best meets the last.
tournament-no-leave = 🧭 Its duels do not wait for players on leave.
tournament-house = 🏮 With an odd number of players, one meets the house ({ $level }) and has to beat it to go on. **That duel is unrated, no honor.**
tournament-no-late-entry = 🚪 No one can join once it has begun.
tournament-begins-by-hand = An organiser begins it; if none does, sign-up closes { $when }.
tournament-begins = It begins { $at }, { $when }.
tournament-came = { $count ->
    [0] 👥 No one has joined yet.
    [one] 👥 One player so far.
   *[other] 👥 { $count } players so far.
  }
tournament-came-of = 👥 { $count } of { $places } places are taken.
tournament-reserve = 🪑 In reserve: { $names }
tournament-would-end = With these players it takes { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
  } and is over by { $at }.
tournament-placed = Sign-up for the tournament is open.

## Under way

tournament-round = Round **{ $number }** of at most { $rounds } · { $decided } of { $duels } duels decided · { $pace }
tournament-until = ⏳ This round ends { $when } at the latest, the tournament by { $latest }.
tournament-until-last = ⏳ This is the last round. It ends { $when } at the latest.
tournament-paused = ⏸️ The clocks were stopped { $when }. You can still play cards.
tournament-duel = ⚔️ { $duel }: { $one } – { $other }
tournament-more-duels = … and { $count ->
    [one] one more duel
   *[other] { $count } more duels
  }, in the bracket
tournament-resting = 💤 No opponent this round: { $names }
tournament-repairs = { $count ->
    [one] Organisers have changed one thing:
   *[other] Organisers have changed { $count } things, the last of them:
  } { $last }
tournament-bracket = Bracket
tournament-mine = My duel
tournament-people = Players
tournament-changes = Changes
tournament-organise = For organisers
tournament-enter-late = Enter late
tournament-before = ◀ Back
tournament-after = Next ▶
tournament-page = Page { $page } of { $pages }
tournament-to-message = To the tournament

## Who is in

tournament-people-title = ### { $count ->
    [one] One player
   *[other] { $count } players
  }
tournament-person-entered = **{ $number }** { $name }
tournament-person-reserve = **{ $number }** { $name } · 🪑 in reserve
tournament-person-confirmed = **{ $number }** { $name } · ✅ will play
tournament-person-unconfirmed = **{ $number }** { $name } · not confirmed yet
tournament-person-fights = **{ $number }** { $name } · ⚔️ fights
tournament-person-rests = **{ $number }** { $name } · 💤 rests this round
tournament-person-waits = **{ $number }** { $name } · goes on
tournament-person-won = **{ $number }** { $name } · 🏆 has won
tournament-person-out = **{ $number }** { $name } · out

tournament-mine-not-in = You are not in this tournament.
tournament-mine-entered = You have a place. The first duels begin with the tournament.
tournament-mine-reserve = You are in reserve: if a player leaves in the first round, you step in; later an organiser may ask you.
tournament-mine-confirmed = You have confirmed that you will play.
tournament-mine-unconfirmed = Press **I will play** before it begins, or you are left out.
tournament-mine-fights = You are number { $number } and fight { $duel } against { $opponent }.
tournament-mine-show = Your time ends { $when }; choose before then, or you lose without a fight.
tournament-mine-rests = You are number { $number } and have no opponent this round: you go on.
tournament-mine-waits = You are number { $number } and go on. The next round is drawn when this one ends.
tournament-mine-won = You were number { $number }, and you won the tournament!
tournament-mine-out = You were number { $number } and are out.

## Bracket

bracket-round-title = ### Round { $number }
bracket-round = Round { $number }
bracket-round-about = { $duels ->
    [one] one duel
   *[other] { $duels } duels
  }, { $byes } at rest
bracket-rounds = From which round?
bracket-open = ⚔️ { $one } – { $other } · { $duel }
bracket-won = 🏆 **{ $winner }** beat { $loser } · { $how } · { $duel }
bracket-forsaken = ⌛ { $one } – { $other } · neither showed up · { $duel }
bracket-rests = 💤 { $player } has no opponent
bracket-how-duel = { $health } health left
bracket-how-duel-without-health = fought out
bracket-how-health = more health left: { $health }
bracket-how-health-without-health = ahead
bracket-how-dice = by dice
bracket-how-walkover = without a fight
bracket-how-override = by an organiser’s decision
bracket-aside-duel = won
bracket-aside-health = ahead
bracket-aside-dice = dice
bracket-aside-walkover = w/o
bracket-aside-override = ruled
bracket-aside-forsaken = absent
bracket-aside-rests = rests
bracket-alt = The bracket of { $title }, from round { $first } to round { $last }, newest first. { $told }
bracket-alt-champion = { $player } is crowned as the winner.
bracket-spoken-open = { $one } meets { $other }
bracket-spoken-won = { $winner } beat { $loser }

## Announcements

announcement-round = 🔔 Round **{ $number }** begins: { $duels ->
    [one] one duel
   *[other] { $duels } duels
  }{ $byes ->
    [0] .
    [one] , and one player without an opponent.
   *[other] , and { $byes } players without an opponent.
  }
announcement-winner = 🏆 { $player } is the last one standing, and Kensei.
announcement-nobody = ⚖️ It is over, and no one is left standing.

## For organisers

tournament-desk = ### What would you like to correct?
tournament-override = Name a winner
    .about = **Name a winner** of a duel, whatever its result so far, until a later duel that depends on it is decided.
    .which = Which duel?
    .none = There is no duel to decide.
    .title = Name a winner
    .ask = You decide { $duel }. If it is still being fought, it ends now.
tournament-undo = Undo a decision
    .about = **Undo** the last decision about a duel; if no decision is left, it is fought again.
    .which = Which duel?
    .none = No duel was decided in the last two rounds.
    .title = Undo a decision
    .ask = You undo the last decision about { $duel }. If the next round is already drawn but nothing in it is decided, it is drawn again.
tournament-remove = Remove a player
    .about = **Remove a player** for good; their opponent goes on.
    .which = Whom?
    .none = No one is left in it.
    .title = Remove a player
    .ask = You remove { $player }, for good.
tournament-replace = Seat a reserve
    .about = **Seat a reserve** in a player’s place, until a choice is made in their duel. The reserve must agree.
    .which = In whose place?
    .none = There is no duel in which no one has made a choice.
    .instead = Who takes the place of { $player }?
    .listed = In reserve
    .anybody = Any member of this server
    .title = Seat a reserve
    .ask = { $newcomer } is asked to take the place of { $player }. If they agree, { $player } is out for good.
tournament-pause = Pause
    .about = **Pause**: all clocks stop until you resume, and no round is drawn.
    .title = Pause the tournament
    .ask = All clocks stop. Cards can still be played, and duels can end.
tournament-resume = Resume
    .about = **Resume**: all clocks go on with the time they had left.
    .ask = Resume all clocks with the time they had left?
tournament-resume-yes = Yes, resume
tournament-resume-no = Not yet
tournament-winner = Who has won?
tournament-why = Why? Everyone will see it.
tournament-versus = Duel { $number }: { $one } – { $other }
tournament-mend-open = Round { $number }, being fought
tournament-mend-forsaken = Round { $number }, neither showed up
tournament-mend-won = Round { $number }, won by { $winner }
tournament-mended = Done. Everyone can see it, with your reason.
tournament-resumed = The clocks are running again.
tournament-kept = Nothing has changed.

tournament-changes-title = ### What organisers changed
tournament-changes-none = Nothing.
tournament-change = { $when } · { $who } · { $change }

## In the calendar of the server

calendar-about = { $kind } for up to { $places }, { $pace }. The link above leads to its message: sign up and follow it there.
