### The duel: board, hand and the telling of its turns. What has been chosen and is due is told so in all games.

duel-title = ## ⚔️ { $one } against { $other }
duel-occasion = 🏯 { $gathering } · { $duel }
duel-occasion-round = 🏯 { $gathering } · round { $round } · { $duel }
duel-side = **{ $fighter }, { $archetype }** · { $player }
duel-side-drawn = **{ $fighter }** · { $player }
duel-health = Health { $bar } **{ $health }** of { $full }
duel-cards = { $count ->
    [one] One card in hand
   *[other] { $count } cards in hand
  }: { $crests }
duel-held = -# 🎴 { $crests }
duel-ready = ✅ ready
duel-choosing = 💭 still choosing
duel-fallen = ✖️ fallen
duel-turn-due = Turn **{ $turn }** · reveal due { $when }
duel-turn-held = Turn **{ $turn }** · ⏸️ paused
duel-bank = 🏦 { $bank } left
duel-bank-capped = 🏦 { $bank } left, max. { $turn } a turn
duel-mark = -# Match { $id } · sealed as { $seal }…
reveal-mark = { $mark } · sealed as { $seal }…
dice-button = Check
dice-title = ### Check the dice
dice-seal = The **seal**, which stood here from the start: `{ $seal }`
dice-seed-later = It is the SHA-256 of a secret number, the **seed**. Every roll and every draw comes from the seed. It will be shown here when everything is over. Keep the seal to check that no one has changed the seed; the button you pressed carries the whole seal too.
dice-half-later = It is the SHA-256 of a secret number, the **seed**, drawn before anyone had accepted or joined. Rolls and draws come from the seed and from clicks no one could foresee then: those that accepted or joined, and each player’s first choice. The seed will be shown here when everything is over. Keep the seal to check that no one has changed the seed; the button you pressed carries the whole seal too.
dice-mix = **Mixed in**, as play/seat/click: `{ $mix }`
dice-mix-long = **Mixed in**: the clicks of { $count } sign-ups. The replay lists them.
dice-seed = The **seed**, no longer secret: `{ $seed }`
dice-how = The SHA-256 of the seed’s bytes must be the seal you have seen from the start. The person who runs the bot can replay every roll and every draw with { $command }, and the page below says how to check a roll by hand.
dice-how-contest = The SHA-256 of the seed’s bytes must be the seal that stood here from the start. Everyone’s fight was drawn from this seed, and the seed of each fight follows from it. The page below says how.
dice-replay = `python -m bot replay { $id }`
dice-replay-gathering = `python -m bot replay --gathering { $id }`

duel-hand-button = Hand
duel-rules-button = Rules
duel-resign-button = Resign
duel-rematch-button = Rematch
rematch-posted = Your rematch challenge is posted in the channel of that match.
result-thread-button = Read how it went
duel-board-button = To the board
board-found = This is the board of your match against { $opponent }.
board-found-of = This is the newest board of the match between { $opponent }.
board-unposted = The board has not been posted yet. Your hand shows all you need to choose.
board-pace = -# Pace: { $pace }
board-beginning = -# 🌅 **This is the beginning.** Each turn is told below.
board-beginning-thread = -# 🌅 **This is the beginning.** Each turn is told in the thread below.
board-beginning-openly = -# 🌅 **This is the beginning.** After this choice the match continues below.
board-beginning-openly-thread = -# 🌅 **This is the beginning.** The next choices are made in the thread below.
board-latest-button = Latest turn

hand-title = ### Turn { $turn } against { $opponent }
hand-standing = You **{ $health }**/{ $full } · { $opponent } **{ $foe_health }**/{ $foe_full }, holds { $crests }
hand-standing-full = You **{ $health }**/{ $full } · { $opponent } **{ $foe_health }**/{ $foe_full }
hand-special-short = -# { $crest } **{ $name }** { $speed } · { $strength }
hand-special-short-rule = -# { $crest } **{ $name }** { $speed } · { $strength } · { $rule }
hand-special-rule-alone = -# { $crest } { $rule }
hand-standards = -# { $cards }
hand-standards-first = -# Speed · Strength: { $cards }
hand-standard = { $name } { $speed } · { $strength }
hand-own = You are **{ $fighter }, { $archetype }**: health { $bar } **{ $health }** of { $full }
hand-foe = { $opponent } is **{ $fighter }, { $archetype }**: health { $bar } **{ $health }** of { $full }, holds { $crests }
hand-card = { $crest } **{ $name }** · Speed { $speed } · Strength { $strength } · offensive against { $beats }
hand-special = { $crest } **{ $name }: { $special }** · Speed { $speed } · Strength { $strength } · offensive against { $beats }
hand-special-rule = -# { $rule }
hand-spent = Already played: { $crests }
hand-spent-none = Nothing played yet.
hand-wheel = The wheel, clockwise: { $wheel }. A card is offensive against the next four.
hand-due = Your turn ends { $when }.
hand-held = ⏸️ The match is paused. You can still choose, and change your mind until the reveal.
hand-option = { $name } · Speed { $speed } · Strength { $strength }
hand-option-special = { $name }: { $special } · Speed { $speed } · Strength { $strength }
hand-picked = ✅ You have chosen { $choice }. Choose again to change it.
hand-planned = Planned next: { $choices }
hand-plan-broken = ⚠️ Planned from another choice, so this ends with the reveal: { $choices }
hand-nothing-owed = You have nothing to choose right now.

lately-last-turn = Last turn: { $told }.
lately-this-turn = This turn so far: { $told }.
lately-nobody-hurt = nobody was hurt
lately-lost = { $player } loses **{ $lost }**
    .you = you lose **{ $lost }**
lately-unhurt = { $player } is unhurt
    .you = you are unhurt
lately-discarded = { $player } had to discard { $cards }.
    .you = You had to discard { $cards }.
lately-blows = -# { $told }
duel-lately-cards = Your { $own } met { $foe }.
duel-lately-stand-in = The stand-in played { $own } for you and met { $foe }.

choice-made = ✓ { $choice }
choice-card = { $crest } **{ $name }**
prompt-chosen = Turn { $turn }: { $choice }
prompt-first =
    { $line }
    -# You can change it with **Hand** until the reveal.
prompt-details-button = Details
prompt-summary-button = Less
sure-yes = Yes, do it
sure-no = No, not now
prompt-seal = -# Dice sealed as { $seal }…
prompt-passed = -# This turn against { $opponent } has been played.
prompt-over = -# The match against { $opponent } is over.
ended-won = 🏆 **You won against { $opponent }.**
ended-lost = 🍂 **You lost against { $opponent }.**
ended-otherwise = Your match against { $opponent }: { $how }
ended-out = ✖️ **You are out.** Your match against { $opponent } goes on.
ended-out-of-cup = You are out of the tournament.
hand-comes-by-dm = On your turn, your hand comes by DM. The **Hand** button on the board shows it too.
hand-behind-button = On your turn, press **Hand** on the board to see your hand. DMs are off, or the last one did not reach you; `/me` says which.
hand-begins-openly = The match begins on its board in the channel: on your turn, choose there, where everyone can see it. Hands come later:
call-on = { $player }, it is your turn: choose on the board.
nudge = { $player }, I cannot send you a DM right now, so your hand stays here: press **Hand** on the board on your turn. Only you see it.

resign-ask = Resign the match against { $opponent }? It counts as a loss. You cannot undo this.
resign-yes = Yes, resign
resign-no = No, fight on
resign-done = You have resigned. The board shows how things stand.
resign-kept = Good. The match goes on.
resign-which = Which match do you want to resign?

duels-title = ## Your matches
duels-none = You have no match under way. `/challenge` a player!
duels-line-yours = ⚔️ Against { $opponent } · **your turn**, due { $when }
duels-line-theirs = ⏳ Against { $opponent } · their turn, due { $when }
duels-line-yours-held = ⚔️ Against { $opponent } · **your turn** · ⏸️ paused
duels-line-theirs-held = ⏳ Against { $opponent } · their turn · ⏸️ paused
duels-open-title = ### Open challenges
duels-challenge-from = 📜 From { $name } · lapses { $when }
duels-challenge-to = 📜 To { $name } · lapses { $when }
duels-more = -# And { $count } more.
duels-which = ### Which hand?
duels-which-placeholder = The match
duels-which-line = Against { $opponent }
duels-foes-more = { $names } and { $count ->
    [one] one more
   *[other] { $count } more
  }

reveal-title = ## ⚔️ Turn { $turn }
reveal-loses = 💥 **{ $player } loses { $lost }, { $left } left.**
reveal-nobody-hurt = 🛡️ **Nobody is hurt.**
reveal-card = { $player } plays { $crest } **{ $name }**.
reveal-card-special = { $player } plays { $crest } **{ $name }: { $special }**.
reveal-stand-in = -# The stand-in chose for { $players }: their time was up.
reveal-tied = Both show { $crest } **{ $name }**: a tie. Both cards are spent.
reveal-faced = { $crest } { $name } is **offensive**: { $foe-crest } { $foe-name } lies { $steps ->
    [one] one place
   *[other] { $steps } places
  } further round the wheel.
reveal-rolled-speed = 🎲 { $player } rolls for Speed: { $faces } = **{ $sum }**
reveal-rolled-strength = 🎲 { $player } rolls for Strength: { $faces } = **{ $sum }**
reveal-speed-equal = { $players } both have Speed { $speed }: neither is faster.
reveal-speed = { $player }’s Speed { $speed } is faster than { $other }’s Speed { $slower }.
reveal-criterion-met = { $player } · { $special }, { $condition }: **yes**.
reveal-criterion-missed = { $player } · { $special }, { $condition }: **no**.
criterion-offensive = when offensive
criterion-defensive = when defensive
criterion-faster = when faster
criterion-slower = when slower
criterion-more-health = with more health
criterion-less-health = with less health
criterion-more-cards = with more cards in hand
criterion-fewer-cards = with fewer cards in hand
criterion-against = against { $cards }
reveal-turned = { $player } turns the defence into the attack.
reveal-struck = { $striker } strikes with Strength { $strength }: { $player } { $damage ->
    [0] is not hurt
   *[other] takes **{ $damage }** damage
  }.
reveal-struck-extra = { $striker } strikes with Strength { $strength }, { $player } stands open for { $extra } more and takes **{ $damage }** damage.
reveal-struck-blocked = { $striker } strikes with Strength { $strength }, { $player } is faster, blocks with Strength { $block } and { $damage ->
    [0] is not hurt
   *[other] takes **{ $damage }** damage
  }.
reveal-struck-blocked-extra = { $striker } strikes with Strength { $strength }, { $player } blocks with Strength { $block }, stands open for { $extra } more and takes **{ $damage }** damage.
reveal-reflected = 🔁 The damage comes back: { $player } takes **{ $damage }** damage.
reveal-dodged = 💨 { $player } is out of the way before the blow lands.
reveal-discarded = { $player } has to discard { $cards }.
reveal-retrieved = { $player } takes { $cards } back into hand.
reveal-refreshed = 🔄 { $player } takes all nine cards up again.
reveal-knocked-out = ☠️ { $player } is knocked out.
reveal-departed-resigned = 🏳️ { $player } resigns.
reveal-departed-forfeited = ⌛ { $player } stayed away { $misses } times in a row and forfeits.

outcome-won = 🏆 **{ $winner } wins the duel.**
outcome-won-of-many = 🏆 **{ $winner } wins the match.**
outcome-last-standing = 🏆 **{ $winner } is the last one standing.**
outcome-draw-both-fallen = ⚖️ **Nobody is left standing: a draw.**
outcome-draw-exhausted = ⚖️ **The last turn has been played: a draw.**
outcome-draw-forgotten = 🍃 **A player left for good before it began. The match does not count.**
outcome-draw-abandoned = ⚖️ **Everyone stayed away. The match does not count.**
outcome-draw-called-off = ✖️ **Called off: its gathering went on without it.**
outcome-ratings = Rating: { $ratings }
outcome-rating = { $player } { $rating } ({ $by })
outcome-rating-provisional = { $player } **{ $points }** (provisional)
outcome-honor = Honor here: { $tallies }
outcome-tally = { $player } **{ $honor }**

## Reminders

reminder-title = { $count ->
    [one] ## A match waits for you
   *[other] ## { $count } matches wait for you
}
reminder-off = No more reminders
reminder-off-done = I will not remind you again. `/me` turns reminders back on.
resign-ask-alone = Resign? It counts as a loss. You cannot undo this.
resign-ask-campaign = Resign? The match counts as a loss and may end your campaign. You cannot undo this.
duels-line-campaign = 🛤️ **{ $game }**, your campaign. `/hand` continues it.
duels-line-daily = ☀️ **{ $game }**, the fight of the day. `/solo daily` continues it.
duels-line-everywhere = 🌏 **{ $game }**, the day’s fight of all servers. `/hand` continues it.
duels-line-road = 👣 **{ $game }**, a challenge to the same campaign. `/hand` continues it.
duels-which-campaign = your campaign
duels-which-daily = the fight of the day
duels-which-everywhere = the day’s fight of all servers
duels-which-road = a challenge to the same campaign
duels-line-alone = 🎴 **{ $game }**, solo. `/hand` continues it.
outcome-draw-contest-over = 🍃 **The contest closed before the fight was over.**
outcome-draw-given-up = 🍃 **The campaign was given up.**
