### Kendo Duel: how an exchange is reported.

## What it was about

kendo-told-opening = ## 🥋 The opening
kendo-told-attack = ## ⚔️ { $attacker } attacks { $target }
kendo-told-time = ## ⏳ { $player } calls time
kendo-told-unarmed = ## 🎴 { $player } draws an attack
kendo-told-preparing = ## 🎴 { $player } prepares an attack
kendo-told-left = ## 🚪 A player leaves

## What came of it

kendo-result-first = 🥋 **{ $player } attacks first.**
kendo-result-first-by-lot = 🥋 **Tied totals: the dice let { $player } attack first.**
kendo-result-ippon = 🏆 **Ippon for { $player }!** { $score }
kendo-result-ippon-hansoku = 🏆 **Ippon for { $player }: the opponent’s second hansoku (H)!** { $score }
kendo-result-score = { $one } { $points } : { $others } { $other }
kendo-result-hansoku = ⚠️ **Hansoku for { $player }, who { $how ->
    [taiatari] leaves the court
   *[maki-age] loses the sword
  }.**
kendo-result-out-no-cards = ❌ **{ $player } has no card left and is out.**
kendo-result-out-last-card-parried = ❌ **{ $player } parries with a last card and is out.**
kendo-result-time = ⏳ **The last attack brings no ippon: time is up.**
kendo-result-most-plays = ⏳ **That was the last choice of this match.**
kendo-result-last-attack = ⏳ **{ $other } has one last attack.**
kendo-result-overtime = ⏳ **Overtime: the next ippon wins.**
kendo-result-lost = 💥 **{ $player } loses { $count ->
    [one] a card
   *[other] { $count } cards
  } to { $to }.**
kendo-result-parried = 🛡️ **{ $player } parries.**
kendo-result-deflected = 🛡️ **{ $player } deflects { $attack }.**
kendo-result-neutralised = 🛡️ **{ $player } stops { $attack }.**
kendo-result-ended = 🛡️ **{ $player } ends the exchange.**
kendo-result-threat = ⚔️ **{ $player } has to answer { $attack }.**
kendo-result-threat-red = ⚔️ **{ $player } has to answer { $red }, then { $attack }.**
kendo-result-unarmed = 🎴 **{ $player } has nothing to attack with.**

## How it went, card by card

kendo-told-attacked = { $player } attacks with { $cards }.
kendo-told-red-stopped = { $player } stops { $red } with { $cards }.
kendo-told-red-reflected = { $player } reflects { $red } with { $cards }.
kendo-told-struck-back = { $player } answers with { $cards }: { $strike } threatens { $target }.
kendo-told-ended = { $player } answers with { $cards }: the exchange is over.
kendo-told-parried = { $player } parries with { $cards }.
kendo-told-deflected = { $player } deflects { $attack } with { $cards }.
kendo-told-neutralised = { $player } stops { $attack } with { $cards }.
kendo-told-yielded = { $player } does not block { $attack }.
kendo-told-thrown-away = { $player } discards { $card }.
kendo-told-passed-on = { $player } has no attack and can draw none: the next player starts.
kendo-told-bonus-left = { $player } takes no bonus card.
kendo-told-drew = -# { $player } draws from { $subdecks }.
kendo-told-drew-bonus = -# { $player } draws a bonus card from { $subdecks }.
kendo-told-switched-in-all = -# { $player } switches ({ $switched }) and draws ({ $subdecks }).
kendo-told-switched-in-brief = -# { $player } switches and draws: { $changes }.
kendo-told-swap = { $back } → { $new }
kendo-told-reshuffled = -# { $subdeck }: none left, so the discards are shuffled.
kendo-told-switched = { $player } switches { $count ->
    [one] a card
   *[other] { $count } cards
  }: { $subdecks }.
kendo-told-switched-none = { $player } switches no card.
kendo-told-totals = The basic attacks add up to: { $totals }.
kendo-told-total = { $player } **{ $total }**
kendo-told-in-short = { $steps }.
kendo-told-steps-before = { $count } cards earlier
