### Tournaments: sign-up, rounds, brackets, and what an organiser mends.

refusal-bout-changed = Something has happened in that duel since you looked. Look again, then decide.
refusal-gathering-check-in-unbounded = A check-in needs a time at which the tournament begins. Choose a start as well.
refusal-gathering-no-bracket = No Kyoto Grand Tournament is under way here. Other gatherings have no bracket.
refusal-tournament-none = No tournament fits that here. Organisers create one with `/organise tournament create`.
refusal-tournament-several = Several tournaments are held here. Say which with the option `{ name-option-tournament }`.
refusal-bout-none = There is no such duel in the last two rounds.

## Calling one

outline-head = ### 🏯 A new tournament
    Choose what matters to you; the rest is fine as it is. You name it at the end, and sign-up opens.
outline-placeholder = Choose
outline-game = Game: { $game }
outline-setup-usual = Played as usual
outline-setup = Played with: { $setup }
outline-start-by-hand = Start: when an organiser presses Begin
outline-start = Start: { $span } from now
outline-pace-usual = Pace: as usual here
outline-pace = Pace: { $pace }
outline-round-usual = Each round: as long as suits the pace
outline-round = Each round: { $span } at most
outline-places-all = Places: for everyone
outline-places = Places: { $places }, later players wait in reserve
outline-extras = Extras: none
outline-extra-hardcore = Wounds stay (Hardcore)
    .about = Health carries over from one duel to the next.
outline-extra-rating = Seeded by rating
    .about = The best meet the last, instead of a random draw.
outline-extra-closed = No late entry
    .about = Nobody can join once it has begun.
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

tournament-round-time = ⏳ A round lasts { $time } at most; choose nothing for { $show } after a duel begins, and you lose it.
tournament-by-rating = Opponents are drawn by rating: the best meets the last.
tournament-no-leave = 🧭 Its duels wait for nobody on leave.
tournament-no-late-entry = 🚪 Nobody can join once it has begun.
tournament-begins-by-hand = An organiser begins it; otherwise sign-up closes { $when }.
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
tournament-until = ⏳ This round is decided { $when }. All is over at the latest { $latest }, whatever the players do.
tournament-until-last = ⏳ This is the last round. It is decided { $when }, whatever the players do.
tournament-paused = ⏸️ The clocks were stopped { $when }. Cards may still be played.
tournament-duel = ⚔️ { $duel }: { $one } – { $other }
tournament-more-duels = … and { $count ->
    [one] one more duel
   *[other] { $count } more duels
  }, in the bracket
tournament-resting = 💤 Nobody to fight this round: { $names }
tournament-repairs = { $count ->
    [one] Organisers have changed one thing:
   *[other] Organisers have changed { $count } things, the last of them:
  } { $last }
tournament-bracket = Bracket
tournament-mine = My duel
tournament-people = Who is in
tournament-changes = Changes
tournament-organise = For organisers
tournament-enter-late = Enter late
tournament-before = ◀ Back
tournament-after = On ▶
tournament-page = Page { $page } of { $pages }
tournament-to-message = To the tournament

## Who is in

tournament-people-title = ### { $count ->
    [one] One has entered
   *[other] { $count } have entered
  }
tournament-person-entered = **{ $number }** { $name }
tournament-person-reserve = **{ $number }** { $name } · 🪑 in reserve
tournament-person-confirmed = **{ $number }** { $name } · ✅ will play
tournament-person-unconfirmed = **{ $number }** { $name } · has yet to confirm
tournament-person-fights = **{ $number }** { $name } · ⚔️ fights
tournament-person-rests = **{ $number }** { $name } · 💤 rests this round
tournament-person-waits = **{ $number }** { $name } · goes on
tournament-person-won = **{ $number }** { $name } · 🏆 has won
tournament-person-out = **{ $number }** { $name } · out

tournament-mine-not-in = You are not in this tournament.
tournament-mine-entered = You have a place. The first duels begin with the tournament.
tournament-mine-reserve = You are in reserve: you step in where somebody of the first round leaves.
tournament-mine-confirmed = You have confirmed that you will play.
tournament-mine-unconfirmed = Press **I will play** before it begins, or you are left out.
tournament-mine-fights = You are number { $number }, and fight { $duel } against { $opponent }.
tournament-mine-show = Whoever has chosen nothing by then loses it without a fight: time ends { $when }.
tournament-mine-rests = You are number { $number }, and have nobody to fight this round: you go on.
tournament-mine-waits = You are number { $number }, and go on. The next round is drawn when this one is decided.
tournament-mine-won = You were number { $number }, and you have won it.
tournament-mine-out = You were number { $number }, and are out.

## Bracket

bracket-round-title = ### Round { $number }
bracket-round = Round { $number }
bracket-round-about = { $duels ->
    [one] one duel
   *[other] { $duels } duels
  }, { $byes } at rest
bracket-rounds = From which round on?
bracket-open = ⚔️ { $one } – { $other } · { $duel }
bracket-won = 🏆 **{ $winner }** beat { $loser } · { $how } · { $duel }
bracket-forsaken = ⌛ { $one } – { $other } · neither came · { $duel }
bracket-rests = 💤 { $player } has nobody to fight
bracket-how-duel = { $health } health left
bracket-how-duel-without-health = fought out
bracket-how-health = more health left: { $health }
bracket-how-health-without-health = ahead
bracket-how-dice = by dice
bracket-how-walkover = without a fight
bracket-how-override = by an organiser’s word
bracket-aside-duel = won
bracket-aside-health = ahead
bracket-aside-dice = dice
bracket-aside-walkover = w/o
bracket-aside-override = ruled
bracket-aside-forsaken = absent
bracket-aside-rests = rests
bracket-alt = The bracket of { $title }, from round { $first } to round { $last }, the newest first. { $told }
bracket-alt-champion = { $player } is crowned: the winner of it all.
bracket-spoken-open = { $one } meets { $other }
bracket-spoken-won = { $winner } beat { $loser }

## Announcements

announcement-round = 🔔 Round **{ $number }** begins: { $duels ->
    [one] one duel
   *[other] { $duels } duels
  }{ $byes ->
    [0] .
    [one] , and one who has nobody to fight.
   *[other] , and { $byes } who have nobody to fight.
  }
announcement-winner = 🏆 { $player } is the last one standing, and Kensei.
announcement-nobody = ⚖️ It is over, and nobody is left standing.

## For organisers

tournament-desk = ### What would you like to mend?
tournament-override = Name a winner
    .about = **Name a winner** of a duel, whatever was told before; it can be done until a later duel that rests on it is decided.
    .which = Which duel?
    .none = There is no duel to decide.
    .title = Name a winner
    .ask = You decide { $duel }. Is it still being fought, it ends there.
tournament-undo = Take a decision back
    .about = **Take back** the last decision about a duel; where nothing is left of it, it is fought again.
    .which = Which duel?
    .none = Nothing has been decided in the last two rounds.
    .title = Take a decision back
    .ask = You take back what was last decided about { $duel }. A round that was drawn from it and in which nothing is decided yet is drawn anew.
tournament-remove = Take somebody out
    .about = **Take somebody out** for good; whoever they fight goes on.
    .which = Whom?
    .none = Nobody is left in it.
    .title = Take somebody out
    .ask = You take out { $player }, for good.
tournament-pause = Pause
    .about = **Pause**: every clock stops until you restart it, and no round is drawn.
    .title = Pause the tournament
    .ask = Every clock stops. Cards can still be played, and duels can end.
tournament-resume = Go on
    .about = **Go on**: every clock takes up what was left of it.
    .ask = Shall every clock go on with what was left of it?
tournament-resume-yes = Yes, go on
tournament-resume-no = Not yet
tournament-winner = Who has won?
tournament-why = Why? Everyone will read it.
tournament-versus = Duel { $number }: { $one } – { $other }
tournament-mend-open = Round { $number }, being fought
tournament-mend-forsaken = Round { $number }, neither came
tournament-mend-won = Round { $number }, won by { $winner }
tournament-mended = Done. It is kept, with your reason, for everyone to see.
tournament-resumed = The clocks are running again.
tournament-kept = Good. Everything stays as it is.

tournament-changes-title = ### What organisers changed
tournament-changes-none = Nothing.
tournament-change = { $when } · { $who } · { $change }

## In the calendar of the server

calendar-about = { $kind } for up to { $places }, { $pace }. The address above leads to its message, where people sign up and see how it goes.
