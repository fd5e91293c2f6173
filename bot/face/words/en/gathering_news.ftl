### What happens at a gathering or a tournament, event by event.

gathering-duel = Duel { $number }
gathering-others = { $names } and { $count ->
    [one] one more
   *[other] { $count } more
  }
gathering-roll = { $player } **{ $sum }** ({ $faces })

gathering-told-rolled-clans = 🎲 Three dice for the clans: { $rolls }
gathering-told-rolled-initiative = 🎲 Three dice for who challenges first: { $rolls }
gathering-told-rolled-decision = 🎲 Three dice decide: { $rolls }
gathering-told-clans = 🏯 **{ $east }** ({ $easterners }) meets **{ $west }** ({ $westerners }).
gathering-told-round = 🔔 Round **{ $number }** begins.
gathering-told-round-resting = 🔔 Round **{ $number }** begins. No opponent this time: { $names }
gathering-told-challenged = ⚔️ { $challenger } challenges { $challenged }.
gathering-told-challenged-drawn = 🎲 { $challenger } chose no one in time, so dice chose: { $challenged }.
gathering-told-accepted = { $player } accepts.
gathering-told-accepted-silent = ⌛ { $player } did not answer in time, so the challenge is accepted.
gathering-told-refused = 🛑 { $player } refuses and loses health, now **{ $health }**.
gathering-told-removed-knocked-out = ☠️ { $player } is knocked out.
gathering-told-removed-dishonored = ✖️ { $player } has refused too often: dishonored, and out.
gathering-told-removed-left = 🏳️ { $player } has dropped out.
gathering-told-removed-left-because = 🏳️ An organiser removed { $player }: “{ $reason }”
gathering-told-removed-absent = ⌛ { $player } never showed up and is out.
gathering-told-waited = { $player } finds no opponent this round.
gathering-told-asked = ⚔️ { $duel }: { $one } with { $health } health against { $other } with { $foe-health }.
gathering-told-asked-without-health = ⚔️ { $duel }: { $one } against { $other }.
gathering-told-voided = { $duel } is called off.
gathering-told-won-duel = 🏆 { $player } wins { $duel } with { $health } health left.
gathering-told-won-duel-without-health = 🏆 { $player } wins { $duel }.
gathering-told-won-by-house = 🏮 The house wins { $duel }, and nobody goes on from it.
gathering-told-won-walkover = 🏆 { $player } wins { $duel } without a fight.
gathering-told-won-health = ⚖️ { $player } wins { $duel } with more health left: { $health }.
gathering-told-won-health-without-health = ⚖️ { $player } is ahead and wins { $duel }.
gathering-told-won-dice = 🎲 { $player } wins { $duel } by dice.
gathering-told-won-override = 🔧 { $player } is recorded as the winner of { $duel }.
gathering-told-drawn = ⚖️ { $duel } ends without a winner, at { $health } and { $foe-health } health.
gathering-told-drawn-without-health = ⚖️ { $duel } ends without a winner.
gathering-told-forsaken = ⌛ Neither player showed up for { $duel }.
gathering-told-restored = ✨ Back at { $health } health: { $names }
gathering-told-entered = ➕ { $player } joins late and is in the round.
gathering-told-reserved = ➕ { $player } is on the reserve list.
gathering-told-substituted = 🔁 { $player } takes the place of { $gone }.
gathering-told-substituted-because = 🔁 An organiser gave { $player } the place of { $gone }: “{ $reason }”
gathering-told-paused = ⏸️ An organiser stopped the clocks: “{ $reason }”
gathering-told-resumed = ▶️ The clocks are running again.
gathering-told-overridden = 🔧 An organiser named { $player } the winner of { $duel }: “{ $reason }”
gathering-told-undone = ↩️ An organiser took back the decision about { $duel }: “{ $reason }”
gathering-told-withdrawn = ↩️ Round { $number } was taken back and will be drawn again.
gathering-told-end-left-standing = 🏆 **The winners, still standing:** { $names }
gathering-told-end-last-clan = 🏆 **{ $clan } wins the clash.** The victory is shared by { $names }
gathering-told-end-stalemate = 🏆 **{ $clan } wins the clash**, as neither side could bring the other down. The victory is shared by { $names }
gathering-told-end-last-standing = 🏆 **{ $names } is the last one standing, and Kensei.**
gathering-told-end-nobody-left = ⚖️ **No one is left standing, so no one wins.**

gathering-clan-east = The East
gathering-clan-west = The West
