### Gatherings: sign-up, how they stand, and whose turn it is.

gathering-kind-duels = Bushido Duels
gathering-kind-clash = Clash of the Clans
gathering-kind-kyoto = Kyoto Grand Tournament
gathering-kind-tournament = Tournament
gathering-hardcore = { $kind }, Hardcore

gathering-about-duels = Everyone fights once, by challenging or being challenged. All who still stand at the end win.
gathering-about-clash = Two clans, drawn by dice, challenge each other round after round until only one still stands.
gathering-about-kyoto = Pairs are drawn at random, round after round, until one is left: the Kensei.
gathering-about-tournament = Win your duel to go on; the last one standing is the Kensei.
gathering-about-hardcore = Hardcore: wounds stay from one duel to the next.

gathering-title = ## 🏯 { $kind }
gathering-title-own =
    ## 🏯 { $title }
    { $kind }
gathering-mark = { $mark } · sealed as { $seal }…

## Sign-up

gathering-called = Hosted by { $host }: { $game }, { $pace }.
gathering-nobody = No one has joined yet.
gathering-place = { $place }. { $player }
gathering-came = { $count ->
    [one] One player so far
   *[other] { $count } players so far
  }; it needs { $sizes }.
gathering-sizes = { $some } or { $last }
gathering-enough = It can begin now.
gathering-missing = { $missing ->
    [one] One more, and it can begin.
   *[other] { $missing } more, and it can begin.
  }
gathering-fighters-hidden = Fighters are revealed at the start. Sign-up closes { $when } unless it begins first.
gathering-fighters-hidden-without-roles = Sign-up closes { $when } unless it begins first.
gathering-check-in-at = Check-in from { $when }: confirm that you will play.
gathering-check-in-now = ⏰ Press **I will play** before it begins { $when }, or you are left out.
gathering-was-called-off = ✖️ It was called off.
gathering-was-called-off-because = ✖️ It was called off: “{ $reason }”
gathering-was-too-few = ✖️ Called off: too few players signed up in time.

gathering-join = Join
gathering-leave = Leave
gathering-begin = Begin
gathering-cancel = Call off
gathering-check-in = I will play
gathering-role-hint = All fighters are revealed when it begins. You keep yours to the end.

gathering-joined = You are in.
gathering-left = You have given up your place.
gathering-checked-in = Confirmed: you will play.
gathering-begun = It begins.
gathering-cancel-ask = Really call this off? Everyone loses their place.
gathering-cancel-yes = Yes, call it off
gathering-cancel-no = No
gathering-cancelled = It is called off.
gathering-kept = Nothing has changed.
gathering-called-elsewhere = It is posted in { $channel }.

gathering-which = There are several gatherings here. Which one?
gathering-which-placeholder = The gathering
gathering-which-line = { $kind }, hosted by { $host }
gathering-to-message = To the message

## Under way

gathering-round = Round **{ $number }** · { $pace }
gathering-once = { $pace }
gathering-clan-line = **{ $clan }**
gathering-stands = { $player } · **{ $fighter }** · { $bar } **{ $health }**/{ $full } · { $state }
gathering-stands-without-roles = { $player } · { $bar } **{ $health }**/{ $full } · { $state }
gathering-out = ✖️ { $player } · { $fighter } · { $state }
gathering-out-without-roles = ✖️ { $player } · { $state }
gathering-state-knocked-out = knocked out
gathering-state-dishonored = dishonored
gathering-state-left = dropped out
gathering-state-absent = never showed up
gathering-state-fighting = ⚔️ { $duel } against { $foe }
gathering-state-challenges = 👉 must challenge
gathering-state-asked = ❔ has challenged { $foe }
gathering-state-answers = 👉 must answer { $foe }
gathering-state-fought = has fought and still stands
gathering-state-waits = waits for a challenge or a turn
gathering-state-idle = found no opponent
gathering-state-winner = 🏆 has won
gathering-state-stands = stands
gathering-owed-challenge = 👉 { $player } challenges someone next · due { $when }
gathering-owed-answer = 👉 { $player } accepts or refuses · due { $when }
gathering-drop-out = Drop out
gathering-owed-button = My move
gathering-drop-ask = Really drop out, for good? If you are in a duel, your opponent wins it.
gathering-drop-yes = Yes, drop out
gathering-drop-no = No, stay
gathering-dropped = You have dropped out.

## Whose turn it is

summons-title = ### ⚔️ { $kind }
summons-challenge = { $player }, challenge a player. Your turn ends { $when }; after that, dice choose for you.
summons-challenge-placeholder = Choose an opponent
summons-opponent-facts = { $fighter } · { $health } of { $full } health
summons-opponent-facts-without-roles = { $health } of { $full } health
summons-answer = { $player }, { $challenger } challenges you. If you accept, the duel begins at once: you have { $health } health, { $challenger } has { $foe-health }.
summons-cost = Refusing costs { $cost } health: { $health } → { $left }. Below 1 you are dishonored and out. Your time ends { $when }; no answer means you accept.
summons-accept = Accept
summons-refuse = Refuse
summons-passed = This is already settled.
summons-nothing = You have nothing to do here right now.

summons-refuse-ask = Really refuse { $challenger }? It costs { $cost } health: { $health } → { $left }. Where honor counts, it also costs { $honor } honor.
summons-refuse-ask-last = Really refuse { $challenger }? It costs { $cost } health: { $health } → { $left }. **You would be dishonored and out.** Where honor counts, it also costs { $honor } honor.
summons-refuse-yes = Yes, refuse
summons-refuse-no = No
summons-refused = You refused and lost { $cost } health.
summons-challenged = You challenge { $opponent }.
summons-accepted = You accept. The duel begins.

## What a gathering does not allow

refusal-rejection-gathering-over = This gathering is over.
refusal-rejection-people-wrong = This gathering cannot begin with { $people }.
refusal-rejection-clans-uneven = Both clans need the same number of fighters.
refusal-rejection-ratings-wrong = Everyone who signed up needs a rating.
refusal-rejection-move-unfit = That is not possible in this kind of gathering.
refusal-rejection-not-your-turn = It is not your turn to challenge or answer.
refusal-rejection-cannot-challenge = You cannot challenge that player now. Choose one from the list.
refusal-rejection-not-in-play = That player is no longer in this gathering.
refusal-rejection-bout-unknown = That duel is already decided or does not exist.
refusal-rejection-not-in-bout = That player is not in that duel.
refusal-rejection-result-wrong = That duel cannot end like this.
refusal-rejection-entry-closed = Entries are closed.
refusal-rejection-paused = The tournament is paused.
refusal-rejection-not-paused = The tournament is not paused.
refusal-rejection-reason-missing = Give a reason; everyone will see it.
refusal-rejection-nothing-to-undo = Nothing has been decided there yet.
refusal-rejection-later-decided = A later duel that depends on it is already decided.
refusal-rejection-no-place = There is no place for that player in the current round.

refusal-gathering-already-open = You already have one of these open. Begin it or call it off first.
refusal-gathering-answered = That has been settled in the meantime. See the newest message.
refusal-gathering-begun = It has already begun.
refusal-gathering-not-begun = It has not begun yet.
refusal-gathering-check-in-only = Sign-up is closed. Those who joined are now confirming that they will play.
refusal-gathering-no-check-in = No one needs to confirm right now.
refusal-gathering-full = All { $places } places are taken.
refusal-gathering-gone = This gathering is over or does not exist.
refusal-gathering-in-already = You have already joined.
refusal-gathering-not-in = You are not in this gathering.
refusal-gathering-none = There is no gathering here. Create one with `/gathering create`.
refusal-gathering-none-open = No gathering is open for sign-up here. Create one with `/gathering create`.
refusal-gathering-none-yours = You are not in any gathering here.
refusal-gathering-nothing-owed = No gathering is waiting for that from you right now.
refusal-gathering-no-hardcore = The Duels have no Hardcore variant: everyone fights only once.
refusal-gathering-places-wrong = It cannot have that many places.
refusal-gathering-time-wrong = That time does not work. Choose one within two months, with the check-in still ahead.
refusal-gathering-too-few = At least { $least } players are needed to begin.
