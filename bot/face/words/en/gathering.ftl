### Gatherings: sign-up, how they stand, and whose turn it is.

gathering-kind-duels = Bushido Duels
gathering-kind-clash = Clash of the Clans
gathering-kind-kyoto = Kyoto Grand Tournament
gathering-kind-tournament = Tournament
gathering-hardcore = { $kind }, Hardcore

gathering-about-duels = Everyone finds one opponent by challenging or being challenged. Whoever still stands in the end has won.
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

gathering-called = Called by { $host }: { $game }, { $pace }.
gathering-nobody = Nobody has joined yet.
gathering-place = { $place }. { $player }
gathering-came = { $count ->
    [one] One player so far
   *[other] { $count } players so far
  }; it takes { $sizes }.
gathering-sizes = { $some } or { $last }
gathering-enough = It can begin now.
gathering-missing = { $missing ->
    [one] One more, and it can begin.
   *[other] { $missing } more, and it can begin.
  }
gathering-fighters-hidden = Fighters are shown at the start. Without a start the sign-up closes { $when }.
gathering-fighters-hidden-without-roles = Without a start the sign-up closes { $when }.
gathering-check-in-at = From { $when } on, everyone confirms that they will play.
gathering-check-in-now = ⏰ Press **I will play** before it begins { $when }. Whoever has not is left out.
gathering-was-called-off = ✖️ It was called off.
gathering-was-called-off-because = ✖️ It was called off: “{ $reason }”
gathering-was-too-few = ✖️ Too few came in time, so it is called off.

gathering-join = Join
gathering-leave = Leave
gathering-begin = Begin
gathering-cancel = Call off
gathering-check-in = I will play
gathering-role-hint = Everyone’s fighter is shown when it begins, and you keep yours to the end.

gathering-joined = You are in.
gathering-left = You have given up your place.
gathering-checked-in = Good: you are counted on.
gathering-begun = It begins.
gathering-cancel-ask = Do you really call this off? Everyone’s place is lost.
gathering-cancel-yes = Yes, call it off
gathering-cancel-no = No
gathering-cancelled = It is called off.
gathering-kept = Good. Everything stays as it is.
gathering-called-elsewhere = It is called out in { $channel }.

gathering-which = Several gatherings are held here. Which one?
gathering-which-placeholder = The gathering
gathering-which-line = { $kind }, called by { $host }
gathering-to-message = To its message

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
gathering-state-absent = never came
gathering-state-fighting = ⚔️ { $duel } against { $foe }
gathering-state-challenges = 👉 has to challenge
gathering-state-asked = ❔ has challenged { $foe }
gathering-state-answers = 👉 has to answer { $foe }
gathering-state-fought = has fought, and stands
gathering-state-waits = waits for a challenge or a turn
gathering-state-idle = found no opponent
gathering-state-winner = 🏆 has won
gathering-state-stands = stands
gathering-owed-challenge = 👉 { $player } challenges someone next · due { $when }
gathering-owed-answer = 👉 { $player } accepts or refuses · due { $when }
gathering-drop-out = Drop out
gathering-owed-button = My move
gathering-drop-ask = Do you really drop out, for good? A duel you are fighting is given up; your opponent wins it.
gathering-drop-yes = Yes, drop out
gathering-drop-no = No, stay
gathering-dropped = You have dropped out.

## Whose turn it is

summons-title = ### ⚔️ { $kind }
summons-challenge = { $player }, it is your turn: challenge somebody. If you name nobody, dice will, { $when }.
summons-challenge-placeholder = Whom do you challenge?
summons-opponent-facts = { $fighter } · { $health } of { $full } health
summons-opponent-facts-without-roles = { $health } of { $full } health
summons-answer = { $player }, { $challenger } challenges you. Accept, and you fight at once: you with { $health } health, { $challenger } with { $foe-health }.
summons-cost = Refusing costs { $cost } health: { $health } → { $left }. Below 1 you are dishonored and out. If you say nothing, that counts as accepting, { $when }.
summons-accept = Accept
summons-refuse = Refuse
summons-passed = This is settled.
summons-nothing = You owe nothing here just now.

summons-refuse-ask = Do you really refuse { $challenger }? It costs { $cost } health: { $health } → { $left }. Where honor is counted, it costs { $honor } of that as well.
summons-refuse-ask-last = Do you really refuse { $challenger }? It costs { $cost } health: { $health } → { $left }. **You would be dishonored and out.** Where honor is counted, it costs { $honor } of that as well.
summons-refuse-yes = Yes, refuse
summons-refuse-no = No
summons-refused = You have refused. It cost you { $cost } health.
summons-challenged = You challenge { $opponent }.
summons-accepted = You accept. The duel begins.

## What a gathering does not allow

refusal-rejection-gathering-over = This gathering is over.
refusal-rejection-people-wrong = This gathering cannot begin with { $people }.
refusal-rejection-clans-uneven = Both clans must bring as many fighters.
refusal-rejection-ratings-wrong = Everyone who signed up needs a rating.
refusal-rejection-move-unfit = That does not belong to this kind of gathering.
refusal-rejection-not-your-turn = It is not your turn to challenge or answer.
refusal-rejection-cannot-challenge = You cannot challenge them now. Choose somebody from the list.
refusal-rejection-not-in-play = They are no longer in this gathering.
refusal-rejection-bout-unknown = That duel is decided already, or was never asked for.
refusal-rejection-not-in-bout = They do not fight in that duel.
refusal-rejection-result-wrong = That duel cannot have ended like this.
refusal-rejection-entry-closed = Entries are closed.
refusal-rejection-paused = The tournament is paused.
refusal-rejection-not-paused = The tournament is not paused.
refusal-rejection-reason-missing = Give a reason; everyone will see it.
refusal-rejection-nothing-to-undo = Nothing has been decided there yet.
refusal-rejection-later-decided = A later duel that rests on it is decided already.
refusal-rejection-no-place = There is no place for them in the round that is being fought.

refusal-gathering-already-open = You have called one of these already. Let it begin, or call it off first.
refusal-gathering-answered = That was settled meanwhile. The newest message says how things stand.
refusal-gathering-begun = It has begun already.
refusal-gathering-not-begun = It has not begun yet.
refusal-gathering-check-in-only = Sign-up is closed: those who came are confirming that they will play.
refusal-gathering-no-check-in = Nobody has to confirm just now.
refusal-gathering-full = All { $places } places are taken.
refusal-gathering-gone = This gathering is over, or never was.
refusal-gathering-in-already = You are in already.
refusal-gathering-not-in = You are not in this gathering.
refusal-gathering-none = No gathering is held here. Call one with `/gathering create`.
refusal-gathering-none-open = No gathering waits for people here. Call one with `/gathering create`.
refusal-gathering-none-yours = You are in no gathering here.
refusal-gathering-nothing-owed = No gathering waits for that from you just now.
refusal-gathering-no-hardcore = The Duels have no Hardcore variant: everyone fights only once.
refusal-gathering-places-wrong = It cannot be held with that many places.
refusal-gathering-time-wrong = That time does not work: it must lie ahead, the check-in included, and within the next two months.
refusal-gathering-too-few = It takes at least { $least } to begin.
