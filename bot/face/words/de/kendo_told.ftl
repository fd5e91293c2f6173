### Kendo Duel: what is told of an exchange.

## What it was about

kendo-told-opening = ## 🥋 Die Eröffnung
kendo-told-attack = ## ⚔️ { $attacker } greift { $target } an
kendo-told-time = ## ⏳ { $player } ruft die Zeit aus
kendo-told-unarmed = ## 🎴 { $player } nimmt einen Angriff auf
kendo-told-preparing = ## 🎴 { $player } bereitet einen Angriff vor
kendo-told-left = ## 🚪 Jemand geht

## What came of it

kendo-result-first = 🥋 **{ $player } greift zuerst an.**
kendo-result-first-by-lot = 🥋 **Die Summen sind gleich: Die Würfel lassen { $player } zuerst angreifen.**
kendo-result-ippon = 🏆 **Ippon für { $player }!** { $score }
kendo-result-ippon-hansoku = 🏆 **Ippon für { $player }, durch das zweite Hansoku der anderen Seite (H)!** { $score }
kendo-result-score = { $one } { $points } : { $others } { $other }
kendo-result-hansoku = ⚠️ **Hansoku für { $player }: { $how ->
    [taiatari] aus dem Feld geraten
   *[maki-age] das Schwert verloren
  }.**
kendo-result-out-no-cards = ❌ **{ $player } hat keine Karte mehr und ist draußen.**
kendo-result-out-last-card-parried = ❌ **{ $player } pariert mit der letzten Karte und ist draußen.**
kendo-result-time = ⏳ **Der letzte Angriff bringt kein Ippon: Die Zeit ist um.**
kendo-result-most-plays = ⏳ **Das war die letzte Wahl dieser Partie.**
kendo-result-last-attack = ⏳ **{ $other } hat noch einen Angriff.**
kendo-result-overtime = ⏳ **Verlängerung: Das nächste Ippon gewinnt.**
kendo-result-lost = 💥 **{ $player } verliert { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  } an { $to }.**
kendo-result-parried = 🛡️ **{ $player } pariert.**
kendo-result-deflected = 🛡️ **{ $player } lenkt { $attack } ab.**
kendo-result-neutralised = 🛡️ **{ $player } hält { $attack } auf.**
kendo-result-ended = 🛡️ **{ $player } beendet den Schlagabtausch.**
kendo-result-threat = ⚔️ **{ $player } muss { $attack } beantworten.**
kendo-result-threat-red = ⚔️ **{ $player } muss { $red } und dann { $attack } beantworten.**
kendo-result-unarmed = 🎴 **{ $player } hat nichts zum Angreifen.**

## How it went, card by card

kendo-told-attacked = { $player } greift an mit { $cards }.
kendo-told-red-stopped = { $player } hält { $red } auf mit { $cards }.
kendo-told-red-reflected = { $player } wirft { $red } zurück mit { $cards }.
kendo-told-struck-back = { $player } antwortet mit { $cards }: { $strike } bedroht { $target }.
kendo-told-ended = { $player } antwortet mit { $cards }: Der Schlagabtausch ist vorbei.
kendo-told-parried = { $player } pariert mit { $cards }.
kendo-told-deflected = { $player } lenkt { $attack } ab mit { $cards }.
kendo-told-neutralised = { $player } hält { $attack } auf mit { $cards }.
kendo-told-yielded = { $player } lässt { $attack } durch.
kendo-told-thrown-away = { $player } wirft { $card } für einen Grundangriff ab.
kendo-told-passed-on = { $player } hat keinen Angriff und kann keinen aufnehmen: Die Nächsten beginnen.
kendo-told-bonus-left = { $player } nimmt keinen Bonus.
kendo-told-drew = -# { $player } nimmt auf: { $subdecks }.
kendo-told-drew-bonus = -# { $player } nimmt einen Bonus auf: { $subdecks }.
kendo-told-switched-in-all = -# { $player } tauscht ({ $switched }) und nimmt auf ({ $subdecks }).
kendo-told-switched-in-brief = -# { $player } tauscht und nimmt auf: { $changes }.
kendo-told-swap = { $back } → { $new }
kendo-told-reshuffled = -# { $subdeck }: Es war keine mehr da, also werden die abgeworfenen gemischt.
kendo-told-switched = { $player } tauscht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }: { $subdecks }.
kendo-told-switched-none = { $player } tauscht nichts.
kendo-told-totals = Die Summen der Grundangriffe: { $totals }.
kendo-told-total = { $player } **{ $total }**
kendo-told-in-short = { $steps }.
kendo-told-steps-before = { $count } Karten davor
